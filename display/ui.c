#include "ui.h"

#include "icon_list.h"
#include "seats.h"

static const ui_settings fresh_settings = {
    .language = TEXT_ENGLISH,
    .volume = UI_VOLUME_HIGH,
    .brightness = UI_BRIGHTNESSES - 1,
    .animation = true,
    .dim_after = 1,
    .off_after = 1,
};

uint32_t ui_dim_after_ms(const ui_settings *s) {
    static const uint32_t delays_ms[UI_DELAYS] = {15000, 30000, 60000, 0};
    return delays_ms[s->dim_after];
}

uint32_t ui_off_after_ms(const ui_settings *s) {
    static const uint32_t delays_ms[UI_DELAYS] = {60000, 120000, 300000, 0};
    return delays_ms[s->off_after];
}

ui_settings ui_sane(ui_settings s) {
    const ui_settings *fresh = &fresh_settings;
    if (s.language >= TEXT_LANGUAGES) s.language = fresh->language;
    if (s.volume >= UI_VOLUMES) s.volume = fresh->volume;
    if (s.brightness >= UI_BRIGHTNESSES) s.brightness = fresh->brightness;
    if (s.dim_after >= UI_DELAYS) s.dim_after = fresh->dim_after;
    if (s.off_after >= UI_DELAYS) s.off_after = fresh->off_after;
    if (s.panel > 1) s.panel = fresh->panel;
    if (s.offset_px < -UI_OFFSET_MAX || s.offset_px > UI_OFFSET_MAX) s.offset_px = 0;
    return s;
}

void ui_init_settings(ui *u) {
    u->settings = fresh_settings;
    u->table = (ui_table){.setup = setup_default(GAME_STANDARD),
                          .first = UI_DRAWN,
                          .hints_alone = true,
                          .evening = table_setup_for(UI_GATHERED_FIRST),
                          .corner = LAYOUT_ANY_CORNER};
    for (int seat = 0; seat < GAME_PLAYERS_MAX; seat++) u->table.seat[seat] = initials_of_seat(seat);
}

void ui_init(ui *u) {
    *u = (ui){.battery = UI_NO_BATTERY, .dice_choice = {.choice = DICE_MAX - 1}};
    ui_init_settings(u);
}

void ui_open(ui *u, const ui_screen *screen) {
    u->wish.go = UI_OPEN;
    u->wish.open = screen;
    ui_sound_play(u, UI_SOUND_OPEN);
}

void ui_back(ui *u) {
    u->wish.go = UI_BACK;
    ui_sound_play(u, UI_SOUND_OPEN);
}

void ui_redraw(ui *u) { u->wish.redraw = true; }

void ui_tick_at(ui *u, uint32_t time_ms) {
    u->wish.tick = true;
    u->wish.tick_ms = time_ms;
}

void ui_sound_play(ui *u, ui_sound sound) { u->wish.sound = (uint8_t)sound; }

bool ui_move_cursor(ui *u, ui_press press, uint8_t *cursor, int count) {
    if (press.key != UI_LEFT && press.key != UI_RIGHT) return false;
    int step = press.key == UI_RIGHT ? 1 : count - 1;
    *cursor = (uint8_t)((*cursor + step) % count);
    ui_sound_play(u, UI_SOUND_MOVE);
    ui_redraw(u);
    return true;
}

bool ui_goes_home(ui *u, ui_press press) {
    if (press.key != UI_B || press.kind != UI_LONG) return false;
    u->wish.go = UI_HOME;
    ui_sound_play(u, UI_SOUND_OPEN);
    return true;
}

bool ui_goes_back(ui *u, ui_press press) {
    if (press.key != UI_B) return false;
    ui_back(u);
    return true;
}

void ui_draw_text(const ui *u, canvas *c, int x, int y, text_id id, int first, int second) {
    char words[64];
    line l = line_in(words, sizeof words);
    text_fill(&l, (text_language)u->settings.language, id, first, second);
    canvas_text(c, x, y, &font_small, words, CANVAS_SET);
}

enum { BLINK_MS = 400 };

static bool lit_since(const ui *u, uint32_t since_ms) { return (u->now_ms - since_ms) / BLINK_MS % 2 == 0; }
static uint32_t next_since(const ui *u, uint32_t since_ms) {
    return BLINK_MS - (u->now_ms - since_ms) % BLINK_MS;
}

bool ui_blink(const ui *u) { return lit_since(u, u->pressed_ms); }
bool ui_pulse(const ui *u) { return lit_since(u, u->opened_ms); }

void ui_tick_blink(ui *u) {
    uint32_t blink = next_since(u, u->pressed_ms), pulse = next_since(u, u->opened_ms);
    ui_redraw(u);
    ui_tick_at(u, u->now_ms + (blink < pulse ? blink : pulse));
}

void ui_play(ui *u, struct move m) { u->wish.play[u->wish.plays++] = m; }

void ui_play_table(ui *u, struct table_move m) {
    u->wish.table = true;
    u->wish.table_move = m;
}

void ui_go_game(ui *u) { u->wish.go = UI_GAME; }

int ui_seats(const ui *u) { return u->table.board_game ? u->table.evening.players : u->table.setup.players; }

int ui_level(const ui *u, int player) { return u->level ? u->level[player] : 0; }

initials ui_name(const ui *u, int player) {
    if (u->gathered) return u->table.seat[player]; /* everybody stays where he sits */
    int seat = (u->begun_by + player) % u->session->now.players;
    return ui_level(u, player) ? seats_initials(ui_level(u, player), seat) : u->table.seat[seat];
}

void ui_print_name(line *l, const ui *u, int player) {
    initials name = ui_name(u, player);
    initials_print(l, &name);
}

const char *ui_text(const ui *u, text_id id) { return text_get((text_language)u->settings.language, id); }

static const int key_box_px = 7; /* the lit box behind the letter of a button */

static void draw_key_box(canvas *c, int x, const char *letter) {
    canvas_fill(c, x, UI_KEYS_Y - 1, key_box_px, 9, CANVAS_SET);
    canvas_text(c, x + 1, UI_KEYS_Y, &font_small, letter, CANVAS_CLEAR);
}

void ui_draw_keys(const ui *u, canvas *c, text_id a, text_id b) {
    if (a != TEXT_COUNT) {
        draw_key_box(c, 0, "A");
        canvas_text(c, key_box_px + 2, UI_KEYS_Y, &font_small, ui_text(u, a), CANVAS_SET);
    }
    if (b != TEXT_COUNT) {
        int width = font_width_px(&font_small, ui_text(u, b));
        draw_key_box(c, CANVAS_WIDTH_PX - width - 2 - key_box_px, "B");
        canvas_text(c, CANVAS_WIDTH_PX - width, UI_KEYS_Y, &font_small, ui_text(u, b), CANVAS_SET);
    }
}

void ui_draw_keys_choice(const ui *u, canvas *c, text_id a, text_id b) {
    draw_key_box(c, 0, "A");
    int x = canvas_text(c, key_box_px + 2, UI_KEYS_Y, &font_small, "◄", CANVAS_SET);
    x = canvas_text(c, x + 1, UI_KEYS_Y, &font_small, ui_text(u, a), CANVAS_SET);
    canvas_text(c, x + 1, UI_KEYS_Y, &font_small, "►", CANVAS_SET);
    ui_draw_keys(u, c, TEXT_COUNT, b);
}

void ui_draw_page_mark(canvas *c, int page, int pages) {
    char words[24];
    line l = line_in(words, sizeof words);
    line_text(&l, "◄ ");
    line_int(&l, page + 1);
    line_char(&l, '/');
    line_int(&l, pages);
    line_text(&l, " ►");
    canvas_text_right(c, CANVAS_WIDTH_PX, UI_TOP_Y, &font_small, words, CANVAS_SET);
}

void ui_draw_choice(canvas *c, int x, int y, const char *text, bool chosen) {
    if (chosen) canvas_fill(c, x - 2, y - 1, font_width_px(&font_small, text) + 4, UI_ROW_PX, CANVAS_SET);
    canvas_text(c, x, y, &font_small, text, chosen ? CANVAS_CLEAR : CANVAS_SET);
}

void ui_draw_refusal(const ui *u, canvas *c) {
    const char *sentence = ui_text(u, text_of_reason((reason)u->refusal));
    int lines = canvas_text_block(NULL, 0, 0, CANVAS_WIDTH_PX - 6, UI_ROW_PX, sentence, CANVAS_SET);
    int height = lines * UI_ROW_PX + 4, y = UI_KEYS_Y - 2 - height;
    canvas_fill(c, 0, y - 1, CANVAS_WIDTH_PX, height + 2, CANVAS_CLEAR);
    canvas_round_box(c, 0, y, CANVAS_WIDTH_PX, height, CANVAS_SET);
    canvas_text_block(c, 3, y + 3, CANVAS_WIDTH_PX - 6, UI_ROW_PX, sentence, CANVAS_SET);
}

void ui_draw_more(canvas *c, bool above, bool below) {
    enum { MORE_X = 119, MORE_Y = 40 }; /* within one page of the panel */
    if (above) canvas_icon(c, MORE_X, MORE_Y, &icon_more_above, CANVAS_SET);
    if (below) canvas_icon(c, MORE_X, MORE_Y + 5, &icon_more_below, CANVAS_SET);
}
