#include "dice.h"
#include "unity.h"

void test_every_face_has_its_letter_and_back(void) {
    const char *letters = "blwgom";
    for (int face = 0; face < DICE_FACES; face++) {
        TEST_ASSERT_EQUAL_CHAR(letters[face], dice_letter(face));
        TEST_ASSERT_EQUAL_INT(face, dice_parse(letters[face]));
        TEST_ASSERT_EQUAL_INT(face, dice_parse((char)('1' + face)));
    }
}

void test_other_letters_are_no_faces(void) {
    for (const char *c = "xB07 "; *c; c++) TEST_ASSERT_EQUAL_INT(-1, dice_parse(*c));
    TEST_ASSERT_EQUAL_INT(-1, dice_parse('\0'));
    TEST_ASSERT_EQUAL_CHAR('?', dice_letter(DICE_FACES));
    TEST_ASSERT_EQUAL_CHAR('?', dice_letter(-1));
}

void test_sets_know_their_size(void) {
    TEST_ASSERT_EQUAL_INT(0, dice_size(0));
    TEST_ASSERT_EQUAL_INT(6, dice_size(dice_all(6)));
    TEST_ASSERT_EQUAL_INT(2, dice_size(0x21));
}

void test_only_the_dice_of_the_set_are_counted(void) {
    const uint8_t faces[DICE_MAX] = {DICE_ORE, DICE_ORE, DICE_GOLD, DICE_ORE, DICE_BRICK, DICE_BRICK};
    dice_counts counts = dice_count(faces, 0x0F);
    TEST_ASSERT_EQUAL_UINT8(3, counts.of[DICE_ORE]);
    TEST_ASSERT_EQUAL_UINT8(1, counts.of[DICE_GOLD]);
    TEST_ASSERT_EQUAL_UINT8(0, counts.of[DICE_BRICK]);
}
