#!/usr/bin/env python3
"""sheet.py [--scale N] [--columns N] OUT.png FRAME.txt...: golden frames as one picture.

Each frame is 32 rows of half-block characters (display/halfblocks.h), shown as
it is on the glass, side by side on a grey ground.
"""
import argparse
import sys

from png import png_file

WIDTH, HEIGHT, GAP = 128, 64, 6
DARK, LIT, GROUND, BORDER = 0x08, 0xF4, 0x60, 2
PIXELS = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def read_frame(path):
    """A frame as HEIGHT rows of bytes, with a dark border round it."""
    with open(path, encoding="utf-8") as source:
        texts = source.read().split("\n")[:HEIGHT // 2]
    rows = []
    for text in texts + [""] * (HEIGHT // 2 - len(texts)):
        for half in (0, 1):
            row = bytes(LIT if PIXELS[sign][half] else DARK for sign in text.ljust(WIDTH))
            rows.append(bytes([DARK]) * BORDER + row + bytes([DARK]) * BORDER)
    edge = [bytes([DARK]) * (WIDTH + 2 * BORDER)] * BORDER
    return edge + rows + edge


def sheet(frames, columns):
    columns = min(columns, len(frames))
    gap = bytes([GROUND]) * GAP
    blank = [bytes([GROUND]) * (WIDTH + 2 * BORDER)] * (HEIGHT + 2 * BORDER)
    empty = bytes([GROUND]) * (columns * (WIDTH + 2 * BORDER + GAP) + GAP)
    rows = [empty] * GAP
    for first in range(0, len(frames), columns):
        line = frames[first:first + columns]
        line += [blank] * (columns - len(line))
        rows += [gap + gap.join(parts) + gap for parts in zip(*line)] + [empty] * GAP
    return rows


def main():
    parser = argparse.ArgumentParser(description="Golden frames as one PNG.")
    parser.add_argument("--scale", type=int, default=3)
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("out")
    parser.add_argument("frames", nargs="+")
    args = parser.parse_args()
    picture = sheet([read_frame(path) for path in args.frames], args.columns)
    with open(args.out, "wb") as out:
        out.write(png_file(picture, args.scale))


if __name__ == "__main__":
    try:
        main()
    except (OSError, UnicodeDecodeError, KeyError) as error:
        sys.exit(f"sheet.py: {error}")
