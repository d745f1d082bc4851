/* Reading a position. Words are read loosely; then the position is printed again and must give the same line,
   which is what makes the reading strict. */
#include "oracle_internal.h"

#include <stdio.h>
#include <string.h>

/* The words of the line, one after the other; "" after the last. */
typedef struct {
    char line[MAX_LINE];
    char *next;
    char *word;
} Words;

static void next_word(Words *w) {
    w->word = w->next;
    char *space = strchr(w->next, ' ');
    if (space == NULL) {
        w->next += strlen(w->next);
    } else {
        *space = '\0';
        w->next = space + 1;
    }
}

/* When the word is "key=value", gives the value and moves on. */
static const char *value_of(Words *w, const char *key) {
    size_t n = strlen(key);
    if (strncmp(w->word, key, n) != 0 || w->word[n] != '=') {
        return NULL;
    }
    const char *value = w->word + n + 1;
    next_word(w);
    return value;
}

static int number_field(Words *w, const char *key) {
    const char *value = value_of(w, key);
    return value == NULL ? -1 : oracle_number_of(value);
}

/* 0 for the first choice, 1 for the second, -1 for neither. */
static int choice_field(Words *w, const char *key, const char *first, const char *second) {
    const char *value = value_of(w, key);
    if (value == NULL) {
        return -1;
    }
    return strcmp(value, first) == 0 ? 0 : strcmp(value, second) == 0 ? 1 : -1;
}

static bool parse_switches(Words *w, OraclePosition *p) {
    switch (p->game) {
    case STANDARD: p->option[KNIGHTS_ONE_EACH] = choice_field(w, "knights", "1-6", "1"); break;
    case PLUS:
        p->option[DESERTS_EACH] = choice_field(w, "deserts", "both", "each");
        p->option[RAMP_OFF] = choice_field(w, "ramp", "on", "off");
        break;
    default:
        p->option[JOKERS_NOW] = choice_field(w, "jokers", "next", "now");
        p->option[CASTLES_OFF] = choice_field(w, "castles", "on", "off");
        p->option[LONGEST_TWO] = choice_field(w, "longest", "1", "2");
        break;
    }
    return p->option[0] >= 0 && p->option[1] >= 0 && p->option[2] >= 0;
}

static bool parse_phase(Words *w, OraclePosition *p) {
    static const char *const phases[] = {"start", "roll", "build", "over"};
    const char *value = value_of(w, "phase");
    if (value == NULL) {
        return false;
    }
    for (p->phase = 0; p->phase < 4; p->phase++) {
        if (strcmp(value, phases[p->phase]) == 0) {
            return true;
        }
    }
    return false;
}

/* Cuts the list at its next comma; gives the item, NULL after the last. */
static char *next_item(char **list) {
    char *item = *list;
    if (item == NULL) {
        return NULL;
    }
    char *comma = strchr(item, ',');
    if (comma == NULL) {
        *list = NULL;
    } else {
        *comma = '\0';
        *list = comma + 1;
    }
    return item;
}

static bool parse_won(Words *w, OraclePosition *p) {
    if (strncmp(w->word, "won=", 4) != 0) {
        return true;
    }
    char *list = w->word + 4;
    for (char *item = next_item(&list); item != NULL; item = next_item(&list)) {
        int player = oracle_number_of(item);
        if (player < 1 || player > p->players) {
            return false;
        }
        p->won[player - 1] = 1;
    }
    next_word(w);
    return true;
}

static bool parse_dice(Words *w, OraclePosition *p) {
    if (strncmp(w->word, "rolls=", 6) != 0) {
        return true;
    }
    p->rolls = number_field(w, "rolls");
    const char *dice = value_of(w, "dice");
    if (p->rolls < 1 || p->rolls > 3 || dice == NULL || strlen(dice) > MAX_DICE) {
        return false;
    }
    p->dice = (int)strlen(dice);
    for (int d = 0; d < p->dice; d++) {
        bool upper = dice[d] >= 'A' && dice[d] <= 'Z';
        p->spent[d] = upper;
        p->face[d] = oracle_face_of(upper ? (char)(dice[d] - 'A' + 'a') : dice[d]);
        if (p->face[d] == NO_FACE) {
            return false;
        }
    }
    return true;
}

static bool parse_holder(Words *w, const char *title, int players, int *holder) {
    const char *value = value_of(w, title);
    if (value == NULL) {
        return false;
    }
    if (strcmp(value, "-") == 0) {
        *holder = -1;
        return true;
    }
    int player = oracle_number_of(value);
    *holder = player - 1;
    return player >= 1 && player <= players;
}

/* One item of a word of pieces: "0104", "3", "1x", "02+". */
static bool parse_piece(OraclePosition *p, OracleSheet *sheet, char letter, char *item) {
    char name[16];
    size_t length = strlen(item);
    int kind;
    bool used = false, fresh = false;
    if (letter == 'K' && length > 0 && (item[length - 1] == 'x' || item[length - 1] == '+')) {
        used = item[length - 1] == 'x';
        fresh = !used;
        item[length - 1] = '\0';
    }
    snprintf(name, sizeof name, "%c%.9s", letter, item);
    int piece = oracle_piece_of(p->game, name, &kind);
    if (piece < 0) {
        return false;
    }
    sheet->has[kind][piece] = 1;
    if (used) {
        sheet->used[piece] = 1;
    }
    if (fresh) {
        sheet->fresh[piece] = 1;
    }
    return true;
}

static bool parse_box(OracleSheet *sheet, const char *item) {
    if (sheet->boxes == MAX_BOXES) {
        return false;
    }
    int points = strcmp(item, "X") == 0 ? 0 : oracle_number_of(item);
    sheet->box[sheet->boxes++] = points;
    return points >= 0; /* "0" is printed again as X and so refused */
}

static bool parse_sheet_word(OraclePosition *p, OracleSheet *sheet, char *word) {
    bool boxes = p->game == STANDARD && strncmp(word, "boxes=", 6) == 0;
    char letter = word[0];
    char *list = boxes ? word + 6 : word + 1;
    for (char *item = next_item(&list); item != NULL; item = next_item(&list)) {
        if (boxes ? !parse_box(sheet, item) : !parse_piece(p, sheet, letter, item)) {
            return false;
        }
    }
    return true;
}

static bool parse_sheets(Words *w, OraclePosition *p) {
    for (int i = 0; i < p->players; i++) {
        char head[3] = {(char)('1' + i), ':', '\0'};
        char following[3] = {(char)('2' + i), ':', '\0'};
        if (strcmp(w->word, head) != 0) {
            return false;
        }
        for (next_word(w); w->word[0] != '\0' && strcmp(w->word, following) != 0; next_word(w)) {
            if (!parse_sheet_word(p, &p->sheet[i], w->word)) {
                return false;
            }
        }
    }
    return w->word[0] == '\0';
}

static bool parse_words(Words *w, OraclePosition *p) {
    next_word(w);
    p->game = strcmp(w->word, "standard") == 0 ? STANDARD
              : strcmp(w->word, "plus") == 0   ? PLUS
              : strcmp(w->word, "extra") == 0  ? EXTRA
                                               : -1;
    if (p->game < 0) {
        return false;
    }
    next_word(w);
    p->players = number_field(w, "players");
    if (p->game == EXTRA ? p->players < 2 || p->players > 4 : p->players < 1 || p->players > 8) {
        return false;
    }
    if (!parse_switches(w, p)) {
        return false;
    }
    p->turn = number_field(w, "turn");
    p->player = number_field(w, "player") - 1;
    if (p->turn < 0 || p->player < 0 || p->player >= p->players) {
        return false;
    }
    if (!parse_phase(w, p) || !parse_won(w, p) || !parse_dice(w, p)) {
        return false;
    }
    p->road = p->army = -1;
    if (p->game != STANDARD &&
        (!parse_holder(w, "road", p->players, &p->road) || !parse_holder(w, "army", p->players, &p->army))) {
        return false;
    }
    return parse_sheets(w, p);
}

bool oracle_parse_position(const char *text, OraclePosition *p) {
    Words words;
    char again[MAX_LINE];
    if (strlen(text) >= sizeof words.line) {
        return false;
    }
    memset(p, 0, sizeof *p);
    strcpy(words.line, text);
    words.next = words.line;
    words.word = words.line;
    return parse_words(&words, p) && oracle_print_position(p, again, sizeof again) &&
           strcmp(text, again) == 0;
}
