#include "fake.h"
#include "tune.h"
#include "unity.h"

static tune t;

void setUp(void) {
    fake_reset();
    tune_init(&t);
}

void test_notes_follow_each_other_in_time(void) {
    const tune_note *notes = tune_notes(UI_SOUND_HOLD);
    tune_play(&t, UI_SOUND_HOLD, 100);
    uint32_t at = 100;
    for (; notes->length_ms; notes++) {
        TEST_ASSERT_EQUAL_UINT16(notes->frequency_hz, fake_tone_hz());
        at += notes->length_ms;
        TEST_ASSERT_EQUAL_UINT32(at, tune_due_ms(&t, 99999));
        tune_advance(&t, at - 1);
        TEST_ASSERT_EQUAL_UINT16(notes->frequency_hz, fake_tone_hz());
        tune_advance(&t, at);
    }
    TEST_ASSERT_EQUAL_UINT16(0, fake_tone_hz());
    TEST_ASSERT_EQUAL_UINT32(99999, tune_due_ms(&t, 99999));
}

void test_a_new_tune_replaces_the_old_one(void) {
    tune_play(&t, UI_SOUND_ROLL, 0);
    tune_play(&t, UI_SOUND_REFUSE, 5);
    TEST_ASSERT_EQUAL_UINT16(tune_notes(UI_SOUND_REFUSE)->frequency_hz, fake_tone_hz());
}

void test_every_tune_ends_within_a_second_and_can_be_heard(void) {
    for (int sound = UI_SOUND_NONE + 1; sound < UI_SOUNDS; sound++) {
        uint32_t length = 0;
        for (const tune_note *n = tune_notes((ui_sound)sound); n->length_ms; n++) {
            length += n->length_ms;
            TEST_ASSERT_TRUE(n->frequency_hz == 0 || (n->frequency_hz >= 100 && n->frequency_hz <= 5000));
        }
        TEST_ASSERT_TRUE(length > 0 && length < 1000);
    }
}

void test_stopping_is_silence(void) {
    tune_play(&t, UI_SOUND_ROLL, 0);
    tune_stop(&t);
    TEST_ASSERT_EQUAL_UINT16(0, fake_tone_hz());
}

void test_a_tune_has_the_volume_that_is_set(void) {
    tune_play(&t, UI_SOUND_ROLL, 0);
    TEST_ASSERT_EQUAL_INT(SOUND_HIGH, fake_tone_volume());
    t.volume = SOUND_LOW;
    tune_play(&t, UI_SOUND_ROLL, 0);
    TEST_ASSERT_EQUAL_INT(SOUND_LOW, fake_tone_volume());
}
