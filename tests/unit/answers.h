/* answers: what the console answers, whole or in part. For tests of console
 * lines, which read as a conversation. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "support.h"
#include "unity.h"

#include <string.h>

static inline void answers(const char *want, const char *said) {
    TEST_ASSERT_EQUAL_STRING(want, support_say(said));
}

static inline void answers_with(const char *part, const char *said) {
    const char *answer = support_say(said);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(answer, part), answer);
}

#endif
