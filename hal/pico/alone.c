#include "alone.h"

#include "hardware/structs/nvic.h"
#include "hardware/sync.h"

/* The registers themselves, not irq_set_enabled(): that one forgets interrupts
 * which are pending, and those that software has set do not come again. */
#if PICO_RP2040
enum { WORDS = 1 };
static io_rw_32 *enable(int word) { return &nvic_hw->iser + word; }
static io_rw_32 *disable(int word) { return &nvic_hw->icer + word; }
#else
enum { WORDS = 2 };
static io_rw_32 *enable(int word) { return &nvic_hw->iser[word]; }
static io_rw_32 *disable(int word) { return &nvic_hw->icer[word]; }
#endif

static uint32_t allowed[ALONE_WORDS];

void alone_allow(unsigned irq) { allowed[irq / 32] |= 1u << irq % 32; }

alone_others alone_begin(void) {
    alone_others kept = {{0}};
    for (int word = 0; word < WORDS; word++) {
        kept.enabled[word] = *enable(word);
        *disable(word) = ~allowed[word];
    }
    __dsb(); /* none that was on its way comes after this */
    __isb();
    return kept;
}

void alone_end(alone_others kept) {
    for (int word = 0; word < WORDS; word++) *enable(word) = kept.enabled[word];
}
