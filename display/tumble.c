#include "tumble.h"

#include "dice.h"

/* The first die rests after 220 ms, each further one 60 ms later. */
static uint32_t rest_ms(int die) {
    return 220u + 60u * (uint32_t)die;
}

bool tumble_over(uint32_t elapsed_ms) {
    return elapsed_ms >= TUMBLE_MS;
}

bool tumble_moves(int die, uint32_t elapsed_ms) {
    return elapsed_ms < rest_ms(die);
}

int tumble_face(uint32_t serial, int die, uint32_t elapsed_ms) {
    /* never the same face in two frames running: step by 1..5 each frame */
    uint32_t frame = elapsed_ms / TUMBLE_FRAME_MS;
    uint32_t step = 1 + (serial + (uint32_t)die * 3) % (DICE_FACES - 1);
    return (int)((serial + (uint32_t)die * 5 + frame * step) % DICE_FACES);
}

int tumble_hop_px(int die, uint32_t elapsed_ms) {
    static const uint8_t hop_px[] = {0, 1, 2, 1};
    if (!tumble_moves(die, elapsed_ms)) return 0;
    return hop_px[(elapsed_ms / TUMBLE_FRAME_MS + (uint32_t)die) % sizeof hop_px];
}
