#include "sparkle.h"

/* Every star has a lane of its own, so that none gets in another's way. */
enum { STARS = 9, LANE_PX = CANVAS_WIDTH_PX / STARS, REACH_PX = 3, MARGIN_PX = 2, TRIES = 12 };

/* A burst: in each frame the rays reach from one distance to another. */
static const struct { uint8_t from_px, to_px; } burst[] = {{0, 0}, {0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 3}};
enum { BURST_FRAMES = sizeof burst / sizeof burst[0], LIFE_FRAMES = BURST_FRAMES + 2 };

bool sparkle_over(uint32_t elapsed_ms) { return elapsed_ms >= SPARKLE_MS; }

/* Any number will do, as long as it is always the same one. */
static uint32_t scatter(uint32_t seed) {
    seed = (seed ^ seed >> 15) * UINT32_C(0x2C1B3C6D);
    seed = (seed ^ seed >> 12) * UINT32_C(0x297A2D39);
    return seed ^ seed >> 15;
}

static bool dark_around(const canvas *c, int x, int y) {
    const int side = REACH_PX + MARGIN_PX;
    for (int row = y - side; row <= y + side; row++)
        for (int column = x - side; column <= x + side; column++)
            if (canvas_lit(c, column, row)) return false;
    return true;
}

static void draw_rays(canvas *c, int x, int y, int frame) {
    for (int reach = burst[frame].from_px; reach <= burst[frame].to_px; reach++) {
        canvas_dot(c, x + reach, y, CANVAS_SET);
        canvas_dot(c, x - reach, y, CANVAS_SET);
        canvas_dot(c, x, y + reach, CANVAS_SET);
        canvas_dot(c, x, y - reach, CANVAS_SET);
    }
}

static void draw_star(canvas *c, int star, int bottom_y, uint32_t life, int frame) {
    const int side = REACH_PX + MARGIN_PX;
    for (uint32_t try = 0; try < TRIES; try++) {
        uint32_t lot = scatter((life * STARS + (uint32_t)star) * TRIES + try + 1);
        int x = star * LANE_PX + side + (int)(lot % (unsigned)(LANE_PX - 2 * side));
        int y = side + (int)((lot >> 8) % (unsigned)(bottom_y - 2 * side));
        if (!dark_around(c, x, y)) continue;
        draw_rays(c, x, y, frame);
        return;
    }
}

void sparkle_draw(canvas *c, int bottom_y, uint32_t elapsed_ms) {
    uint32_t frame = elapsed_ms / SPARKLE_FRAME_MS;
    for (int star = 0; star < STARS; star++) {
        uint32_t own = frame + (uint32_t)star * 3; /* they do not burst in step */
        uint32_t life = own / LIFE_FRAMES, left = LIFE_FRAMES - own % LIFE_FRAMES;
        bool ends_in_time = frame + left <= SPARKLE_MS / SPARKLE_FRAME_MS;
        if (own % LIFE_FRAMES < BURST_FRAMES && ends_in_time)
            draw_star(c, star, bottom_y, life, (int)(own % LIFE_FRAMES));
    }
}
