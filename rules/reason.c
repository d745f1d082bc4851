#include "reason.h"

const char *reason_word(reason r) {
    static const char *const word[] = {
#define X(id, name) name,
        REASON_LIST(X)
#undef X
    };
    return r < REASON_COUNT ? word[r] : "unknown";
}
