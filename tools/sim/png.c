#include "png.h"

#include <assert.h>
#include <string.h>

/* A chunk is its length, its name, its bytes and a CRC of the last two
 * (PNG specification, section 5). */
typedef struct chunk {
    FILE *out;
    uint32_t crc;
} chunk;

static void put32(FILE *out, uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) putc((int)(value >> shift & 0xFF), out);
}

static void put(chunk *c, uint8_t byte) {
    putc(byte, c->out);
    c->crc ^= byte;
    for (int bit = 0; bit < 8; bit++) c->crc = c->crc & 1 ? c->crc >> 1 ^ 0xEDB88320u : c->crc >> 1;
}

static void put_bytes(chunk *c, const void *bytes, size_t length) {
    const uint8_t *b = bytes;
    while (length--) put(c, *b++);
}

static chunk begin(FILE *out, const char name[4], uint32_t length) {
    chunk c = {.out = out, .crc = 0xFFFFFFFFu};
    put32(out, length);
    put_bytes(&c, name, 4);
    return c;
}

static void end(chunk *c) { put32(c->out, ~c->crc); }

static void write_header(FILE *out, uint32_t width, uint32_t height, png_colours colours) {
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    fwrite(signature, 1, sizeof signature, out);
    const uint8_t header[13] = {
        (uint8_t)(width >> 24),
        (uint8_t)(width >> 16),
        (uint8_t)(width >> 8),
        (uint8_t)width,
        (uint8_t)(height >> 24),
        (uint8_t)(height >> 16),
        (uint8_t)(height >> 8),
        (uint8_t)height,
        1 /* bit a pixel */,
        3 /* palette */,
        0,
        0,
        0,
    };
    chunk c = begin(out, "IHDR", sizeof header);
    put_bytes(&c, header, sizeof header);
    end(&c);
    c = begin(out, "PLTE", 6);
    put_bytes(&c, colours.dark, 3);
    put_bytes(&c, colours.lit, 3);
    end(&c);
}

/* zlib (RFC 1950) around stored blocks (RFC 1951, 3.2.4), one for each row. */
enum { ROW_BYTES_MAX = 1 + PNG_WIDTH_MAX / 8, BLOCK_HEADER_BYTES = 5, ZLIB_BYTES = 2 + 4 };

typedef struct adler {
    uint32_t a, b;
} adler;

static void put_row(chunk *c, adler *sum, const uint8_t *row, uint32_t length, bool last) {
    const uint8_t header[BLOCK_HEADER_BYTES] = {
        last, (uint8_t)length, (uint8_t)(length >> 8), (uint8_t)~length, (uint8_t)(~length >> 8),
    };
    put_bytes(c, header, sizeof header);
    put_bytes(c, row, length);
    for (uint32_t i = 0; i < length; i++) {
        sum->a = (sum->a + row[i]) % 65521;
        sum->b = (sum->b + sum->a) % 65521;
    }
}

bool png_write(FILE *out, uint32_t width, uint32_t height, png_colours colours,
               bool (*lit)(const void *context, int x, int y), const void *context) {
    assert(width > 0 && width <= PNG_WIDTH_MAX && height > 0 && height <= PNG_HEIGHT_MAX);
    uint32_t row_bytes = 1 + (width + 7) / 8; /* a row begins with its filter, which is none */
    write_header(out, width, height, colours);

    chunk c = begin(out, "IDAT", ZLIB_BYTES + height * (BLOCK_HEADER_BYTES + row_bytes));
    put(&c, 0x78);
    put(&c, 0x01);
    adler sum = {.a = 1};
    for (uint32_t y = 0; y < height; y++) {
        uint8_t row[ROW_BYTES_MAX] = {0};
        for (uint32_t x = 0; x < width; x++)
            if (lit(context, (int)x, (int)y)) row[1 + x / 8] |= (uint8_t)(0x80 >> x % 8);
        put_row(&c, &sum, row, row_bytes, y + 1 == height);
    }
    const uint8_t check[4] = {(uint8_t)(sum.b >> 8), (uint8_t)sum.b, (uint8_t)(sum.a >> 8), (uint8_t)sum.a};
    put_bytes(&c, check, sizeof check);
    end(&c);

    c = begin(out, "IEND", 0);
    end(&c);
    return !ferror(out);
}
