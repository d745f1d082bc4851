#include "verdict.h"

void verdict_draw(const ui *u, canvas *c, const fair_dice *d, const uint32_t *counts) {
    int percent = fair_percent(d, counts);
    text_id id = percent == FAIR_TOO_FEW ? TEXT_STATS_TOO_FEW
                 : percent               ? TEXT_STATS_FAIR
                                         : TEXT_STATS_SUSPICIOUS;
    char words[80];
    line l = line_in(words, sizeof words);
    text_fill(&l, (text_language)u->settings.language, id, percent, 0);
    canvas_text_block(c, 0, VERDICT_Y, 126, UI_ROW_PX, words, CANVAS_SET);
}

void verdict_draw_bars(canvas *c, const uint32_t *counts) {
    bars_draw(c, VERDICT_BARS_Y, &fair_sums, counts);
    for (int i = 0; i < FAIR_SUMS; i++) {
        char sum[4];
        line l = line_in(sum, sizeof sum);
        line_int(&l, i + STATS_SUM_LEAST);
        canvas_text_centred(c, bars_x(&fair_sums, i), VERDICT_LABELS_Y, &font_small, sum, CANVAS_SET);
    }
}

void verdict_draw_sums(const ui *u, canvas *c, const uint32_t *counts) {
    verdict_draw_bars(c, counts);
    verdict_draw(u, c, &fair_sums, counts);
}
