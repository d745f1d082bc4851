/* terminal: the program in a text terminal.
 *
 * Two pixels a character, in a frame, on the alternate screen; keys are read
 * raw. Only rows that changed are written. A terminal tells no releases, so a
 * key becomes a press of fixed length. Stopping (Ctrl-Z) and ending by signal
 * give the terminal back first.
 */

/* termios and sigaction() are POSIX; the window size and its signal are older
 * than that and come with the default set. */
#define _DEFAULT_SOURCE

#include "clock.h"
#include "front.h"
#include "halfblocks.h"
#include "quit.h"
#include "terminal_keys.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum {
    NEEDED_COLUMNS = CANVAS_WIDTH_PX + 2,
    NEEDED_ROWS = HALFBLOCKS_ROWS + 4,
    SHORT_MS = 40,
    LONG_MS = 700,
    GAP_MS = 12, /* between two presses, longer than the debouncer's 5 ms */
    /* How far presses may queue up: a held key, which repeats faster than they
     * pass, stops soon after it is let go; keys typed after a long press wait. */
    SAME_AHEAD_MS = 400,
    OTHER_AHEAD_MS = 1600
};

#define HELP "←/→ or h/l: left, right   a, Return: A   b, Backspace: B   capital A, B: long press   q: quit"

static struct termios before;
static bool is_open;
static volatile sig_atomic_t resized, stop_asked;
static terminal_keys keys;
static uint8_t last_button; /* that was pressed */
static canvas picture;
static bool dim;                                          /* a level so low that it is meant to be seen */
static char shown[HALFBLOCKS_ROWS][HALFBLOCKS_ROW_BYTES]; /* what is on the terminal */
static bool shown_known;                                  /* false: everything has to be written */
static bool too_small;
static int left_column, top_row; /* of the frame, counted from 1 */

/* ---- writing: a whole change is sent at once, so that nothing flickers */

static char out_text[HALFBLOCKS_ROWS * (HALFBLOCKS_ROW_BYTES + 32) + 2048];
static line out;

static void send_out(void) {
    for (size_t sent = 0; sent < out.length;) {
        ssize_t n = write(STDOUT_FILENO, out.text + sent, out.length - sent);
        if (n < 0 && errno == EINTR && !quit_asked()) continue;
        if (n <= 0) break;
        sent += (size_t)n;
    }
    line_clear(&out);
}

static void go_to(int row, int column) {
    line_text(&out, "\x1b[");
    line_int(&out, row);
    line_char(&out, ';');
    line_int(&out, column);
    line_char(&out, 'H');
}

static void repeat(const char *text, int times) {
    while (times-- > 0) line_text(&out, text);
}

/* ---- drawing */

static void measure(void) {
    struct winsize size = {0};
    bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    int columns = known ? size.ws_col : NEEDED_COLUMNS, rows = known ? size.ws_row : NEEDED_ROWS;
    too_small = columns < NEEDED_COLUMNS || rows < NEEDED_ROWS;
    left_column = (columns - NEEDED_COLUMNS) / 2 + 1;
    top_row = (rows - NEEDED_ROWS) / 2 + 1;
    shown_known = false;
    line_text(&out, "\x1b[0m\x1b[2J");
    if (!too_small) return;

    char text[96];
    line l = line_in(text, sizeof text);
    line_text(&l, "Dicehold needs 130x36 characters, here are ");
    line_int(&l, columns);
    line_char(&l, 'x');
    line_int(&l, rows);
    line_text(&l, ". Make it larger, or q.");
    go_to(1, 1);
    line_bytes(&out, text, l.length < (size_t)columns ? l.length : (size_t)columns);
}

static void draw_edge(int row, const char *left, const char *right) {
    go_to(row, left_column);
    line_text(&out, left);
    repeat("─", CANVAS_WIDTH_PX);
    line_text(&out, right);
}

static void draw_frame(void) {
    draw_edge(top_row, "┌", "┐");
    draw_edge(top_row + HALFBLOCKS_ROWS + 1, "└", "┘");
    for (int row = 1; row <= HALFBLOCKS_ROWS; row++) {
        go_to(top_row + row, left_column);
        line_text(&out, "│");
        go_to(top_row + row, left_column + CANVAS_WIDTH_PX + 1);
        line_text(&out, "│");
    }
    go_to(top_row + HALFBLOCKS_ROWS + 2, left_column + 1);
    line_text(&out, HELP);
}

static int signs(const char *text) {
    int count = 0;
    for (; *text; text++) count += (*text & 0xC0) != 0x80;
    return count;
}

static void draw_row(int row) {
    char text[HALFBLOCKS_ROW_BYTES];
    line l = line_in(text, sizeof text);
    halfblocks_row(&l, &picture, row);
    if (shown_known && strcmp(text, shown[row]) == 0) return;
    memcpy(shown[row], text, sizeof text);
    go_to(top_row + 1 + row, left_column + 1);
    line_text(&out, dim ? "\x1b[90;40m" : "\x1b[97;40m"); /* whatever the terminal's own colours */
    line_text(&out, text);
    repeat(" ", CANVAS_WIDTH_PX - signs(text));
    line_text(&out, "\x1b[0m");
}

static void draw(void) {
    if (too_small) return;
    if (!shown_known) draw_frame();
    for (int row = 0; row < HALFBLOCKS_ROWS; row++) draw_row(row);
    shown_known = true;
}

/* ---- taking the terminal and giving it back */

static void take(void) {
    struct termios raw = before;
    raw.c_iflag &= (tcflag_t) ~(ICRNL | IXON);
    raw.c_lflag &= (tcflag_t) ~(ICANON | ECHO); /* ISIG stays: Ctrl-C and Ctrl-Z are signals */
    raw.c_cc[VMIN] = 0;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    line_text(&out, "\x1b[?1049h\x1b[?25l"); /* the alternate screen; no cursor */
    measure();
}

static void give_back(void) {
    line_text(&out, "\x1b[0m\x1b[?25h\x1b[?1049l");
    send_out();
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before);
}

static void note_resize(int number) {
    (void)number;
    resized = 1;
}

static void note_stop(int number) {
    (void)number;
    stop_asked = 1;
}

static void on_signal(int number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler}; /* no SA_RESTART: waits have to end */
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

static void stop(void) {
    give_back();
    on_signal(SIGTSTP, SIG_DFL);
    raise(SIGTSTP); /* returns when the shell lets the program go on */
    on_signal(SIGTSTP, note_stop);
    take();
}

static const char *open_terminal(void) {
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return "standard input and output are not a terminal";
    if (tcgetattr(STDIN_FILENO, &before) != 0) return strerror(errno);
    out = line_in(out_text, sizeof out_text);
    on_signal(SIGWINCH, note_resize);
    on_signal(SIGTSTP, note_stop);
    is_open = true;
    take();
    send_out();
    return NULL;
}

static void close_terminal(void) {
    if (!is_open) return;
    is_open = false;
    give_back();
}

/* ---- the player */

static void show(const uint8_t frame[PANEL_FRAME_BYTES]) {
    memcpy(picture.bits, frame, sizeof picture.bits);
    draw();
    send_out();
}

static void light(uint8_t level) {
    bool wanted = level < PANEL_LIGHT / 2;
    if (wanted == dim) return;
    dim = wanted;
    shown_known = false;
    draw();
    send_out();
}

static void press(terminal_key key, uint32_t now_ms) {
    if (key.quits) quit_ask();
    if (!key.button) return;
    uint32_t last_ms = buttons_last_ms(now_ms - GAP_MS);
    uint32_t ahead_ms = key.button == last_button ? SAME_AHEAD_MS : OTHER_AHEAD_MS;
    if (clock_before(now_ms + ahead_ms, last_ms)) return;
    last_button = key.button;
    uint32_t down_ms = last_ms + GAP_MS;
    buttons_change(key.button, true, down_ms);
    buttons_change(key.button, false, down_ms + (key.lasting ? LONG_MS : SHORT_MS));
}

static void take_keys(uint32_t now_ms) {
    char bytes[64];
    ssize_t n = read(STDIN_FILENO, bytes, sizeof bytes);
    for (ssize_t i = 0; i < n; i++) press(terminal_keys_take(&keys, bytes[i], now_ms), now_ms);
    if (n > 0) return;
    struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&in, 1, 0) > 0 && in.revents & (POLLHUP | POLLERR | POLLNVAL)) quit_ask(); /* it is gone */
}

static void poll_terminal(uint32_t now_ms) {
    take_keys(now_ms);
    if (!resized && !stop_asked) return;
    if (stop_asked) stop();
    else measure();
    resized = stop_asked = 0;
    draw();
    send_out();
}

const front terminal_front = {
    .name = "terminal",
    .open = open_terminal,
    .show = show,
    .light = light,
    .poll = poll_terminal,
    .fd = STDIN_FILENO,
    .close = close_terminal,
};
