/* terminal_keys: what the bytes from a terminal mean.
 *
 * Told byte by byte, because an arrow is three of them and may come in parts.
 *
 *     terminal_key k = terminal_keys_take(&keys, byte, now_ms);
 *     if (k.button) ...
 */
#ifndef TERMINAL_KEYS_H
#define TERMINAL_KEYS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct terminal_key {
    uint8_t button; /* one of the BUTTONS_... bits, or 0 */
    bool lasting;   /* a long press */
    bool quits;
} terminal_key;

typedef struct terminal_keys {
    uint8_t escape;     /* how far into an escape sequence */
    uint32_t escape_ms; /* when it began */
} terminal_keys;

terminal_key terminal_keys_take(terminal_keys *k, char byte, uint32_t now_ms);

#endif
