#!/usr/bin/env python3
"""pictures.py [--check]: what the README shows, made from golden frames.

With --check it writes nothing and fails where a picture is not what the frames give.
"""
import pathlib
import sys

from png import png_file
from sheet import read_frame, sheet

ROOT = pathlib.Path(__file__).resolve().parent.parent
FRAMES = ROOT / "tests" / "golden" / "en"
PICTURES = ROOT / "display" / "pictures"

# picture: scale, columns, frames; every screen of the device is in the second one
TABLE = {
    "title.png": (4, 1, ["title"]),
    "screens.png": (2, 4, [
        "title_game", "game_standard", "players_eight", "setup_three",
        "switches_extra", "names_eight", "name_third", "ask_leader",
        "turn_three", "roll_held", "build_city_both", "end_scored",
        "turn_extra", "start_moved", "build_extra_settlement", "map_extra",
        "build_plus_longest", "exchange_knight", "detail_both", "end_empty",
        "score_sheet_on_turn", "score_extra_table", "score_plus_road", "over",
        "help", "page_standard", "costs_extra", "settings",
        "dice_held", "offer", "dice_choice", "numbers_seven",
        "statistics_fair", "statistics_sums", "statistics_standard_full", "forget",
        "about", "alarm", "map_own", "over_sparkles",
    ]),
}


def picture(scale, columns, names):
    return png_file(sheet([read_frame(FRAMES / f"{name}.txt") for name in names], columns), scale)


def main():
    check = sys.argv[1:] == ["--check"]
    for name, row in TABLE.items():
        made = picture(*row)
        if not check:
            (PICTURES / name).write_bytes(made)
        elif (PICTURES / name).read_bytes() != made:
            sys.exit(f"pictures.py: {name} is not what the golden frames give; tools/test --golden makes it anew")
        print(f"pictures: {name} {'is true' if check else 'written'}")


if __name__ == "__main__":
    try:
        main()
    except (OSError, KeyError) as error:
        sys.exit(f"pictures.py: {error}")
