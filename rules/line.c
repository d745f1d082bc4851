#include "line.h"

line line_in(char *buffer, size_t size) {
    line l = {.text = buffer, .size = size};
    buffer[0] = '\0';
    return l;
}

void line_clear(line *l) { *l = line_in(l->text, l->size); }

void line_char(line *l, char c) {
    if (l->length + 1 >= l->size) {
        l->full = true;
        return;
    }
    l->text[l->length++] = c;
    l->text[l->length] = '\0';
}

void line_text(line *l, const char *text) {
    while (*text) line_char(l, *text++);
}

void line_bytes(line *l, const char *text, size_t length) {
    while (length--) line_char(l, *text++);
}

/* Digits come out last first, so they wait here; 32 bits have ten at the most. */
typedef struct {
    char digit[10];
    int count;
} digits;

static digits split(uint32_t value, uint32_t base) {
    digits d = {.count = 0};
    do {
        d.digit[d.count++] = "0123456789ABCDEF"[value % base];
        value /= base;
    } while (value);
    return d;
}

static void put(line *l, digits d, int width, char fill) {
    for (int i = d.count; i < width; i++) line_char(l, fill);
    while (d.count) line_char(l, d.digit[--d.count]);
}

void line_int(line *l, int32_t value) {
    if (value < 0) line_char(l, '-');
    line_uint(l, value < 0 ? 0u - (uint32_t)value : (uint32_t)value);
}

void line_uint(line *l, uint32_t value) { put(l, split(value, 10), 0, ' '); }

void line_uint_wide(line *l, uint32_t value, int width) { put(l, split(value, 10), width, ' '); }

void line_milli(line *l, uint32_t thousandths) {
    line_uint(l, thousandths / 1000);
    line_char(l, '.');
    put(l, split(thousandths % 1000, 10), 3, '0');
}

void line_hex(line *l, uint32_t value, int min_digits) { put(l, split(value, 16), min_digits, '0'); }
