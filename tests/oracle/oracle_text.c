/* Printing names and positions. */
#include "oracle_internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char faces[] = "blwgom";
static const char spent_faces[] = "BLWGOM";
static const char kinds[] = "RSCKB";

void oracle_out_start(OracleOut *out, char *text, size_t size) {
    out->text = text;
    out->size = size;
    out->length = 0;
    out->full = size == 0;
    if (size > 0) {
        text[0] = '\0';
    }
}

void oracle_out(OracleOut *out, const char *format, ...) {
    if (out->full) {
        return;
    }
    va_list args;
    va_start(args, format);
    int n = vsnprintf(out->text + out->length, out->size - out->length, format, args);
    va_end(args);
    if (n < 0 || (size_t)n >= out->size - out->length) {
        out->full = true;
    } else {
        out->length += (size_t)n;
    }
}

bool oracle_out_name(OracleOut *out, int game, int kind, int piece) {
    const OracleMap *map = oracle_map(game);
    oracle_out(out, "%c%0*d", kinds[kind], map->digits[kind], map->number[kind][piece]);
    return !out->full;
}

int oracle_face_of(char letter) {
    const char *at = letter == '\0' ? NULL : strchr(faces, letter);
    return at == NULL ? NO_FACE : (int)(at - faces);
}

int oracle_number_of(const char *digits) {
    size_t length = strlen(digits);
    int value = 0;
    if (length == 0 || length > 9) {
        return -1;
    }
    for (size_t i = 0; i < length; i++) {
        if (digits[i] < '0' || digits[i] > '9') {
            return -1;
        }
        value = value * 10 + (digits[i] - '0');
    }
    return value;
}

int oracle_piece_of(int game, const char *name, int *kind) {
    const OracleMap *map = oracle_map(game);
    const char *at = name[0] == '\0' ? NULL : strchr(kinds, name[0]);
    int number = at == NULL ? -1 : oracle_number_of(name + 1);
    if (number < 0) {
        return -1;
    }
    *kind = (int)(at - kinds);
    for (int i = 0; i < map->pieces[*kind]; i++) {
        if (map->number[*kind][i] == number) {
            return i;
        }
    }
    return -1;
}

int oracle_dice_of_turn(const OraclePosition *p) {
    bool ramp = p->game == EXTRA || (p->game == PLUS && p->players > 1 && p->option[RAMP_OFF] == 0);
    return ramp && p->turn < 4 ? p->turn + 2 : 6;
}

static void print_switches(const OraclePosition *p, OracleOut *out) {
    switch (p->game) {
    case STANDARD: oracle_out(out, " knights=%s", p->option[KNIGHTS_ONE_EACH] ? "1" : "1-6"); break;
    case PLUS:
        oracle_out(out, " deserts=%s ramp=%s", p->option[DESERTS_EACH] ? "each" : "both",
                   p->option[RAMP_OFF] ? "off" : "on");
        break;
    default:
        oracle_out(out, " jokers=%s castles=%s longest=%s", p->option[JOKERS_NOW] ? "now" : "next",
                   p->option[CASTLES_OFF] ? "off" : "on", p->option[LONGEST_TWO] ? "2" : "1");
        break;
    }
}

static void print_holder(OracleOut *out, const char *title, int holder) {
    if (holder < 0) {
        oracle_out(out, " %s=-", title);
    } else {
        oracle_out(out, " %s=%d", title, holder + 1);
    }
}

static void print_sheet(const OraclePosition *p, const OracleSheet *sheet, OracleOut *out) {
    const OracleMap *map = oracle_map(p->game);
    for (int kind = 0; kind < KINDS; kind++) {
        bool first = true;
        for (int i = 0; i < map->pieces[kind]; i++) {
            if (!sheet->has[kind][i]) {
                continue;
            }
            if (first) {
                oracle_out(out, " %c", kinds[kind]);
            } else {
                oracle_out(out, ",");
            }
            first = false;
            oracle_out(out, "%0*d", map->digits[kind], map->number[kind][i]);
            if (kind == KNIGHT) {
                oracle_out(out, "%s%s", sheet->used[i] ? "x" : "", sheet->fresh[i] ? "+" : "");
            }
        }
    }
    for (int i = 0; i < sheet->boxes; i++) {
        oracle_out(out, i == 0 ? " boxes=" : ",");
        if (sheet->box[i] == 0) {
            oracle_out(out, "X");
        } else {
            oracle_out(out, "%d", sheet->box[i]);
        }
    }
}

bool oracle_print_position(const OraclePosition *p, char *text, size_t size) {
    static const char *const games[] = {"standard", "plus", "extra"};
    static const char *const phases[] = {"start", "roll", "build", "over"};
    OracleOut out;
    oracle_out_start(&out, text, size);
    oracle_out(&out, "%s players=%d", games[p->game], p->players);
    print_switches(p, &out);
    oracle_out(&out, " turn=%d player=%d phase=%s", p->turn, p->player + 1, phases[p->phase]);
    bool first = true;
    for (int i = 0; i < p->players; i++) {
        if (p->won[i]) {
            oracle_out(&out, first ? " won=%d" : ",%d", i + 1);
            first = false;
        }
    }
    if (p->rolls > 0) {
        oracle_out(&out, " rolls=%d dice=", p->rolls);
        for (int d = 0; d < p->dice; d++) {
            oracle_out(&out, "%c", p->spent[d] ? spent_faces[p->face[d]] : faces[p->face[d]]);
        }
    }
    if (p->game != STANDARD) {
        print_holder(&out, "road", p->road);
        print_holder(&out, "army", p->army);
    }
    for (int i = 0; i < p->players; i++) {
        oracle_out(&out, " %d:", i + 1);
        print_sheet(p, &p->sheet[i], &out);
    }
    return !out.full;
}
