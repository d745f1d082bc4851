#include "text.h"

typedef enum place_id {
#define X(id, width, lines) PLACE_##id,
    TEXT_PLACES(X)
#undef X
} place_id;

static const text_place places[] = {
#define X(id, width, lines) {width, lines},
    TEXT_PLACES(X)
#undef X
};

static const struct {
    const char *words[TEXT_LANGUAGES];
    uint8_t place;
} texts[TEXT_COUNT] = {
#define X(id, place, english, german) {{english, german}, PLACE_##place},
    TEXT_LIST(X)
#undef X
};

const char *text_get(text_language language, text_id id) {
    return texts[id].words[language];
}

text_place text_place_of(text_id id) {
    return places[texts[id].place];
}

void text_fill(line *l, text_language language, text_id id, int first, int second) {
    int next = first;
    for (const char *p = text_get(language, id); *p; p++) {
        if (*p != '#') {
            line_char(l, *p);
            continue;
        }
        line_int(l, next);
        next = second;
    }
}

text_id text_of_reason(reason r) {
    static const text_id sentence[REASON_COUNT] = {
#define X(id, word) TEXT_REASON_##id,
        REASON_LIST(X)
#undef X
    };
    return sentence[r < REASON_COUNT ? r : REASON_OK];
}
