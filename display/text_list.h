/* text_list: the table behind text.h. One row a text: where it stands, what it
 * says in English, what it says in German. */
#ifndef TEXT_LIST_H
#define TEXT_LIST_H

#include "text_advice.h"
#include "text_game.h"
#include "text_help.h"
#include "text_reasons.h"
#include "text_review.h"
#include "text_score.h"
#include "text_setup.h"
#include "text_statistics.h"
#include "text_table.h"

/* Places: width in px, lines. */
#define TEXT_PLACES(X)                                                                                       \
    X(HEADER, 88, 1)   /* left end of the top line, beside a mark on its right */                            \
    X(MARK, 36, 1)     /* right end of the top line */                                                       \
    X(ROW, 120, 1)     /* a line of its own */                                                               \
    X(ITEM, 96, 1)     /* a row of a menu */                                                                 \
    X(NAME, 68, 1)     /* what a setting is called */                                                        \
    X(VALUE, 50, 1)    /* what it is set to */                                                               \
    X(KEY, 54, 1)      /* what a button does, in the bottom line */                                          \
    X(PIECE, 56, 1)    /* what is built */                                                                   \
    X(NOTE, 36, 1)     /* right end of a row */                                                              \
    X(MESSAGE, 124, 3) /* a sentence or two */                                                               \
    X(BIG_MESSAGE, 124, 4)                                                                                   \
    X(PANEL, 58, 1)    /* beside the map */                                                                  \
    X(WARNING, 108, 4) /* beside the sign */                                                                 \
    X(PANEL3, 58, 3)                                                                                         \
    X(CHIP, 60, 1)   /* one of two things to choose in a line */                                             \
    X(DOUBLE, 60, 1) /* a line that is drawn at twice its size */                                            \
    X(PAGE, 124, 5)  /* of the help */                                                                       \
    X(COST, 40, 1)   /* a price in words */                                                                  \
    X(VERDICT, 126, 2)                                                                                       \
    X(TICKED, 112, 1) /* beside a box to tick */                                                             \
    X(PHASE, 60, 1)   /* what somebody does, beside his name */                                              \
    X(BESIDE, 92, 5)  /* beside something large */                                                           \
    X(ACT, 116, 3)    /* behind a tick or a cross */                                                         \
    X(WHY, 58, 2)     /* what a hint is good for, beside the map */

/* clang-format off */
#define TEXT_LIST(X)                                                                                         \
    X(LANGUAGE_NAME,   VALUE,   "English",                "Deutsch")                                         \
                                                                                                             \
    /* menu */                                                                                               \
    X(FREE_DICE,       ITEM,    "Free dice",              "Freie Würfel")                                    \
    X(STATISTICS,      ITEM,    "Statistics",             "Statistik")                                       \
    X(SETTINGS,        ITEM,    "Settings",               "Einstellungen")                                   \
    X(ABOUT,           ITEM,    "About",                  "Über das Gerät")                                  \
    X(CONTINUE,        ITEM,    "Continue",               "Weiterspielen")                                   \
    X(UNDO,            ITEM,    "Undo",                   "Rückgängig")                                      \
    X(NEW_GAME,        ITEM,    "New game",               "Neues Spiel")                                     \
    X(HELP,            ITEM,    "Help",                   "Hilfe")                                           \
                                                                                                             \
    /* what the buttons do */                                                                                \
    X(KEY_OPEN,        KEY,     "Open",                   "Öffnen")                                          \
    X(KEY_BACK,        KEY,     "Back",                   "Zurück")                                          \
    X(CHOOSE,          KEY,     "◄► Choose",              "◄► Wählen")                                       \
    X(KEY_START,       KEY,     "Start",                  "Starten")                                         \
    X(KEY_ROLL,        KEY,     "Roll",                   "Würfeln")                                         \
    X(KEY_NEW_ROLL,    KEY,     "New roll",               "Neuer Wurf")                                      \
    X(KEY_HOLD,        KEY,     "Hold",                   "Halten")                                          \
    X(KEY_FREE,        KEY,     "Let go",                 "Loslassen")                                       \
    X(KEY_CHANGE,      KEY,     "Change",                 "Ändern")                                          \
    X(KEY_TEST_AGAIN,  KEY,     "Test again",             "Neu testen")                                      \
    X(KEY_SKIP,        KEY,     "Skip",                   "Weiter")                                          \
    X(KEY_DETAILS,     KEY,     "Details",                "Details")                                         \
                                                                                                             \
    /* free dice */                                                                                          \
    X(WHICH_DICE,      HEADER,  "Which dice?",            "Welche Würfel?")                                  \
    X(RESOURCE_DICE,   ROW,     "# resource dice",        "# Rohstoffwürfel")                                \
    X(RESOURCE_DIE,    ROW,     "1 resource die",         "1 Rohstoffwürfel")                                \
    X(NUMBER_DICE,     ROW,     "2 number dice",          "2 Zahlenwürfel")                                  \
    X(NOT_ROLLED,      HEADER,  "Ready to roll",          "Bereit")                                          \
    X(ROLL_OF,         HEADER,  "Roll # of #",            "Wurf # von #")                                    \
    X(NOT_RANDOM,      MARK,    "SCRIPT",                 "SKRIPT")                                          \
    X(ROLLING,         HEADER,  "Rolling…",               "Die Würfel rollen…")                              \
    X(PRESS_TO_ROLL,   ROW,     "Press B to roll,",       "B kurz: würfeln,")                                \
    X(HOLD_FOR_MENU,   ROW,     "hold B for the menu.",   "B lang: zum Menü.")                               \
                                                                                                             \
    /* what the dice can build */                                                                            \
    X(COULD_BUILD,     HEADER,  "You could build",        "Du könntest bauen")                               \
    X(BUILDS_NOTHING,  ROW,     "Nothing to build",       "Reicht für nichts")                               \
    X(ROAD,            PIECE,   "Road",                   "Straße")                                          \
    X(SETTLEMENT,      PIECE,   "Settlement",             "Siedlung")                                        \
    X(CITY,            PIECE,   "City",                   "Stadt")                                           \
    X(KNIGHT,          PIECE,   "Knight",                 "Ritter")                                          \
    X(GOLD_USED,       NOTE,    "# gold",                 "# Gold")                                          \
                                                                                                             \
    /* settings */                                                                                           \
    X(LANGUAGE,        NAME,    "Language",               "Sprache")                                         \
    X(SOUND,           NAME,    "Sound",                  "Ton")                                             \
    X(FLIP,            NAME,    "Turn screen",            "Bild drehen")                                     \
    X(BRIGHTNESS,      NAME,    "Brightness",             "Helligkeit")                                      \
    X(ANIMATION,       NAME,    "Rolling dice",           "Würfelrollen")                                    \
    X(DIM_AFTER,       NAME,    "Dim after",              "Dunkler nach")                                    \
    X(OFF_AFTER,       NAME,    "Off after",              "Aus nach")                                        \
    X(PANEL,           NAME,    "Display",                "Anzeige")                                         \
    X(RESET,           NAME,    "Reset all",              "Zurücksetzen")                                    \
    X(SOUND_LOW,       VALUE,   "low",                    "leise")                                           \
    X(SOUND_HIGH,      VALUE,   "high",                   "laut")                                            \
    X(BRIGHT_1,        VALUE,   "1",                      "1")                                               \
    X(BRIGHT_2,        VALUE,   "2",                      "2")                                               \
    X(BRIGHT_3,        VALUE,   "3",                      "3")                                               \
    X(BRIGHT_4,        VALUE,   "4",                      "4")                                               \
    X(AFTER_15_S,      VALUE,   "15 s",                   "15 s")                                            \
    X(AFTER_30_S,      VALUE,   "30 s",                   "30 s")                                            \
    X(AFTER_1_MIN,     VALUE,   "1 min",                  "1 min")                                           \
    X(AFTER_2_MIN,     VALUE,   "2 min",                  "2 min")                                           \
    X(AFTER_5_MIN,     VALUE,   "5 min",                  "5 min")                                           \
    X(NEVER,           VALUE,   "never",                  "nie")                                             \
    X(ON,              VALUE,   "on",                     "an")                                              \
    X(OFF,             VALUE,   "off",                    "aus")                                             \
                                                                                                             \
    X(PANEL_EDGE,      ROW,     "Is the edge whole?",     "Ist der Rand ganz?")                              \
    X(RESET_TEXT,      MESSAGE,                                                                              \
      "Settings, names, statistics and the game: everything will be forgotten.",                             \
      "Einstellungen, Namen, Statistik und das Spiel: Alles wird vergessen.")                                \
                                                                                                             \
    /* said once */                                                                                          \
    X(NOTICE,          HEADER,  "Please note",            "Zur Beachtung")                                   \
    X(KEY_GO_ON,       KEY,     "Go on",                  "Weiter")                                          \
    X(SAVE_NEWER,      MESSAGE,                                                                              \
      "A newer version has saved here. It is left as it is; nothing is saved.",                              \
      "Eine neuere Version hat hier gesichert. Das bleibt so; jetzt wird nichts gesichert.")                 \
    X(SAVE_DAMAGED,    MESSAGE,                                                                              \
      "Part of the memory could not be read. What could be read is here.",                                   \
      "Ein Teil des Speichers war nicht lesbar. Was lesbar war, ist da.")                                    \
    X(SAVE_FAILS,      MESSAGE,                                                                              \
      "The memory is wearing out. You can play on; the game is still saved.",                                \
      "Der Speicher nutzt sich ab. Spiel ruhig weiter, es wird noch gesichert.")                             \
    X(BATTERY_IS_LOW,  MESSAGE,                                                                              \
      "The battery is low. Your game is saved.",                                                             \
      "Die Batterie ist fast leer. Dein Spiel ist gesichert.")                                               \
    X(BATTERY_IS_EMPTY, MESSAGE,                                                                             \
      "The battery is empty. Your game is saved; the device sleeps now.",                                    \
      "Die Batterie ist leer. Dein Spiel ist gesichert, das Gerät schläft jetzt.")                           \
                                                                                                             \
    /* about */                                                                                              \
    X(ABOUT_TEXT,      BIG_MESSAGE,                                                                          \
      "An unofficial handheld for the Catan dice games. Its dice come from the noise of the chip.",          \
      "Ein inoffizielles Gerät für die Catan-Würfelspiele. Der Zufall kommt vom Rauschen des Chips.")        \
                                                                                                             \
    /* the random source failed */                                                                           \
    X(ALARM,           HEADER,  "No dice",                "Kein Wurf")                                       \
    X(ALARM_TEXT,      MESSAGE,                                                                              \
      "The source of chance failed its test. No roll is made.",                                              \
      "Die Zufallsquelle hat den Test nicht bestanden. Es wird nicht gewürfelt.")                            \
                                                                                                             \
    TEXT_SETUP(X)                                                                                            \
    TEXT_GAME(X)                                                                                             \
    TEXT_STATISTICS(X)                                                                                        \
    TEXT_SCORE(X)                                                                                            \
    TEXT_HELP(X)                                                                                             \
    TEXT_REASONS(X)                                                                                          \
    TEXT_TABLE(X)                                                                                            \
    TEXT_REVIEW(X)                                                                                           \
    TEXT_ADVICE(X)
/* clang-format on */

#endif
