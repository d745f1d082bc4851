#include "scan.h"

scan scan_of(const char *text) { return (scan){.text = text, .failed = REASON_OK}; }

void scan_fail(scan *s, reason r, int at) {
    if (s->failed != REASON_OK) return;
    s->failed = r;
    s->column = at + 1;
}

bool scan_skip(scan *s, const char *text) {
    int length = 0;
    if (s->failed != REASON_OK) return false;
    while (text[length] && s->text[s->at + length] == text[length]) length++;
    if (text[length]) return false;
    s->at += length;
    return true;
}

void scan_need(scan *s, const char *text) {
    if (!scan_skip(s, text)) scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
}

bool scan_word(scan *s, const char *word) {
    int before = s->at;
    if (!scan_skip(s, word)) return false;
    char next = s->text[s->at];
    if (next == '\0' || next == ' ') return true;
    s->at = before;
    return false;
}

uint32_t scan_number(scan *s) {
    uint32_t value = 0;
    int begin = s->at;
    if (s->failed != REASON_OK) return 0;
    for (; s->text[s->at] >= '0' && s->text[s->at] <= '9'; s->at++) {
        uint32_t digit = (uint32_t)(s->text[s->at] - '0');
        bool superfluous = value == 0 && s->at > begin;
        if (superfluous || value > (UINT32_MAX - digit) / 10) {
            scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
            return 0;
        }
        value = value * 10 + digit;
    }
    if (s->at == begin) scan_fail(s, REASON_NOT_UNDERSTOOD, begin);
    return value;
}

char scan_char(scan *s) {
    if (s->failed != REASON_OK || s->text[s->at] == '\0') return '\0';
    return s->text[s->at++];
}

void scan_end(scan *s) {
    if (s->text[s->at]) scan_fail(s, REASON_NOT_UNDERSTOOD, s->at);
}
