#include "terminal_keys.h"

#include "buttons.h"

/* A sequence comes in one go; an Esc that was followed by nothing for so long
 * was the key. */
enum { ESCAPE_MS = 50 };

enum { PLAIN, AFTER_ESC, IN_SEQUENCE };

static const struct {
    char byte;
    terminal_key key;
} plain_keys[] = {
    {'h', {.button = BUTTONS_LEFT}}, {'l', {.button = BUTTONS_RIGHT}},
    {'a', {.button = BUTTONS_A}},    {'\r', {.button = BUTTONS_A}},
    {'\n', {.button = BUTTONS_A}},   {' ', {.button = BUTTONS_A}},
    {'b', {.button = BUTTONS_B}},    {'\b', {.button = BUTTONS_B}},
    {0x7F, {.button = BUTTONS_B}},   {'A', {.button = BUTTONS_A, .lasting = true}},
    {'q', {.quits = true}},          {'B', {.button = BUTTONS_B, .lasting = true}},
    {0x03, {.quits = true}}, /* Ctrl-C, where it does not come as a signal */
};

static terminal_key plain(char byte) {
    for (unsigned i = 0; i < sizeof plain_keys / sizeof plain_keys[0]; i++)
        if (plain_keys[i].byte == byte) return plain_keys[i].key;
    return (terminal_key){0};
}

terminal_key terminal_keys_take(terminal_keys *k, char byte, uint32_t now_ms) {
    if (k->escape != PLAIN && now_ms - k->escape_ms > ESCAPE_MS) k->escape = PLAIN;
    if (byte == 0x1B) {
        k->escape = AFTER_ESC;
        k->escape_ms = now_ms;
        return (terminal_key){0};
    }
    switch (k->escape) {
    case AFTER_ESC: k->escape = byte == '[' || byte == 'O' ? IN_SEQUENCE : PLAIN; return (terminal_key){0};
    case IN_SEQUENCE:
        if (byte >= 0x40) k->escape = PLAIN; /* digits and signs lead on, a letter ends it */
        if (byte == 'D') return (terminal_key){.button = BUTTONS_LEFT};
        if (byte == 'C') return (terminal_key){.button = BUTTONS_RIGHT};
        return (terminal_key){0};
    default: return plain(byte);
    }
}
