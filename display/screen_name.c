#include "screens.h"

#include <string.h>

enum { SPACE = 0 };

static bool same(initials a, initials b) { return memcmp(&a, &b, sizeof a) == 0; }

static initials empty(void) { return (initials){{SPACE, SPACE, SPACE}}; }

/* Nobody keeps a seat's default and writes on: it makes room for a name, and
 * comes back where none is written. */
static void enter(ui *u) {
    u->setup.letter = 0;
    u->setup.name = u->table.seat[u->setup.seat];
    if (same(u->setup.name, initials_of_seat(u->setup.seat))) u->setup.name = empty();
}

static void keep(ui *u) {
    initials name = u->setup.name;
    u->table.seat[u->setup.seat] = same(name, empty()) ? initials_of_seat(u->setup.seat) : name;
}

/* On to the next seat, so that all names can be written in one go. */
static void finish(ui *u) {
    keep(u);
    u->setup.seat = (uint8_t)((u->setup.seat + 1) % ui_seats(u));
    ui_back(u);
}

static void move_pen(ui *u, int letter) {
    u->setup.letter = (uint8_t)letter;
    ui_sound_play(u, UI_SOUND_HOLD);
    ui_redraw(u);
}

static void input(ui *u, ui_press press) {
    int letter = u->setup.letter;
    if (ui_goes_home(u, press)) {
        keep(u);
    } else if (press.key == UI_B && letter == 0) {
        keep(u);
        ui_back(u);
    } else if (press.key == UI_B) {
        move_pen(u, letter - 1);
    } else if (!ui_move_cursor(u, press, &u->setup.name.letter[letter], initials_alphabet())) {
        if (letter + 1 < INITIALS_LETTERS) move_pen(u, letter + 1);
        else finish(u);
    }
}

static void print_sign(line *l, int letter) {
    if (letter == SPACE) line_text(l, "_");
    else initials_print_letter(l, letter);
}

static void draw_name(const ui *u, canvas *c) {
    enum { SLOT_PX = 16, PITCH_PX = 22, X = (CANVAS_WIDTH_PX - 2 * PITCH_PX - SLOT_PX) / 2, Y = 13 };
    for (int i = 0, x = X; i < INITIALS_LETTERS; i++, x += PITCH_PX) {
        char sign[INITIALS_TEXT_MAX];
        line l = line_in(sign, sizeof sign);
        initials_print_letter(&l, u->setup.name.letter[i]);
        canvas_text_double(c, x + SLOT_PX / 2 - font_width_px(&font_small, sign), Y, sign, CANVAS_SET);
        bool pen = i == u->setup.letter;
        canvas_fill(c, x, Y + (pen ? 16 : 17), SLOT_PX, pen ? 3 : 1, CANVAS_SET);
    }
}

/* The alphabet runs past a window; what stands in it is the letter. */
static void draw_alphabet(const ui *u, canvas *c) {
    enum { SIDE = 4, CELL_PX = 12, Y = 40, CENTRE_X = CANVAS_WIDTH_PX / 2 };
    int all = initials_alphabet(), now = u->setup.name.letter[u->setup.letter];
    canvas_fill(c, CENTRE_X - 6, Y - 2, 13, 11, CANVAS_SET);
    for (int i = -SIDE; i <= SIDE; i++) {
        char sign[INITIALS_TEXT_MAX];
        line l = line_in(sign, sizeof sign);
        print_sign(&l, (now + i + all) % all);
        canvas_text_centred(c, CENTRE_X + 1 + i * CELL_PX, Y, &font_small, sign,
                            i ? CANVAS_SET : CANVAS_CLEAR);
    }
    canvas_text(c, 0, Y, &font_small, "◄", CANVAS_SET);
    canvas_text_right(c, CANVAS_WIDTH_PX, Y, &font_small, "►", CANVAS_SET);
}

static void draw(const ui *u, canvas *c) {
    char words[40];
    line l = line_in(words, sizeof words);
    text_fill(&l, (text_language)u->settings.language, TEXT_YOUR_NAME, u->setup.seat + 1, 0);
    canvas_text(c, 0, UI_TOP_Y, &font_small, words, CANVAS_SET);
    draw_name(u, c);
    draw_alphabet(u, c);
    bool last = u->setup.letter + 1 == INITIALS_LETTERS;
    ui_draw_keys(u, c, last ? TEXT_SETUP_DONE : TEXT_SETUP_NEXT, TEXT_KEY_BACK);
}

const ui_screen screen_name = {.name = "name", .enter = enter, .input = input, .draw = draw};
