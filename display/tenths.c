#include "tenths.h"

int tenths_of(turn_worth worth) {
    int32_t size = worth < 0 ? -worth : worth;
    int whole = size / TURN_POINT, rest = size % TURN_POINT;
    int tenths = whole * 10 + (rest * 10 + TURN_POINT / 2) / TURN_POINT;
    return worth < 0 ? -tenths : tenths;
}

void tenths_print(line *l, text_language language, int tenths, bool sign) {
    int size = tenths < 0 ? -tenths : tenths;
    if (tenths < 0) line_char(l, '-');
    else if (sign && tenths > 0) line_char(l, '+');
    text_fill(l, language, TEXT_TENTHS, size / 10, size % 10);
}

tenths_sum tenths_sum_of(const review *r) {
    tenths_sum s = {.expected = tenths_of(r->expected),
                    .choices = tenths_of(review_choices(r)),
                    .points = tenths_of(r->expected + review_luck(r) + review_choices(r))};
    s.luck = s.points - s.expected - s.choices;
    return s;
}
