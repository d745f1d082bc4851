#!/usr/bin/env python3
"""Turns the readable pictures in display/art into C tables, or into a PNG to look at.

    art.py --font NAME IN.txt OUT.c
    art.py --icons IN.txt OUT.c OUT_list.h
    art.py --png OUT.png IN.txt... [--scale N]

How the pictures are written is said at the top of each source file.
"""
import argparse
import os
import re
import struct
import sys
import zlib

ROWS_PER_BYTE = 8
MAX_SIDE_PX = 255
MAX_UINT16 = 0xFFFF
ASCII_CODES = range(32, 127)
BYTES_PER_LINE = 12


class ArtError(Exception):
    """A fault in a source file, told as 'file:line: what' (line 0: the file as a whole)."""

    def __init__(self, path, line, what):
        super().__init__(f"{path}:{line}: {what}" if line else f"{path}: {what}")


class Picture:
    """One glyph or icon: its name, where it was named, and its rows of '#' and '.'."""

    def __init__(self, name, path, line):
        self.name, self.path, self.line, self.rows = name, path, line, []

    width = property(lambda self: len(self.rows[0]))
    height = property(lambda self: len(self.rows))

    def column_bytes(self):
        """For each band of 8 rows one byte per column; bit 0 is the top row."""
        packed = bytearray()
        for top in range(0, self.height, ROWS_PER_BYTE):
            band = self.rows[top:top + ROWS_PER_BYTE]
            for x in range(self.width):
                packed.append(sum(1 << y for y, row in enumerate(band) if row[x] == "#"))
        return bytes(packed)


class Source:
    """A parsed source file: bands of pictures that stand side by side."""

    def __init__(self, path):
        self.path = path
        self.bands, self.ascii_line = [], 0  # the line that asks for all of ASCII
        with open(path, encoding="utf-8") as text:
            for number, line in enumerate(text, 1):
                self._read_line(line.strip(), number)
        self._check_band_finished()
        if not self.bands:
            raise ArtError(path, 0, "holds no pictures")

    pictures = property(lambda self: [picture for band in self.bands for picture in band])

    def _read_line(self, line, number):
        if not line or line.startswith(";"):
            return
        if line.startswith("@"):
            self._start_band(line[1:].split(), number)
        elif line.split() == ["!", "ascii"]:
            self.ascii_line = number
        else:
            self._add_row(line.split(), number)

    def _start_band(self, names, number):
        self._check_band_finished()
        if not names:
            raise ArtError(self.path, number, "no names after '@'")
        self.bands.append([Picture(name, self.path, number) for name in names])

    def _check_band_finished(self):
        if self.bands and not self.bands[-1][0].rows:
            raise ArtError(self.path, self.bands[-1][0].line, "names without rows beneath")

    def _add_row(self, pieces, number):
        if not self.bands:
            raise ArtError(self.path, number, "a row before the first '@' line")
        band = self.bands[-1]
        if len(pieces) != len(band):
            raise ArtError(self.path, number, f"{len(pieces)} piece(s) in this row for {len(band)} name(s)")
        for picture, piece in zip(band, pieces):
            strange = piece.strip("#.")
            if strange:
                raise ArtError(self.path, number, f"bad '{strange[0]}' in '{picture.name}' (only '#' and '.')")
            if picture.rows and len(piece) != picture.width:
                raise ArtError(self.path, number,
                               f"ragged row in '{picture.name}': {len(piece)} wide, not {picture.width}")
            picture.rows.append(piece)
            if max(picture.width, picture.height) > MAX_SIDE_PX:
                raise ArtError(self.path, number, f"'{picture.name}' is over {MAX_SIDE_PX} pixels")


def glyph_code(picture):
    """The code point a glyph is named by: the sign itself, or U+ and its hex number."""
    if len(picture.name) == 1:
        code = ord(picture.name)
    elif re.fullmatch(r"U\+[0-9A-F]{4,6}", picture.name):
        code = int(picture.name[2:], 16)
    else:
        raise ArtError(picture.path, picture.line, f"'{picture.name}' is neither one sign nor U+hex")
    if code > MAX_UINT16:
        raise ArtError(picture.path, picture.line, f"code of '{picture.name}' is above U+FFFF")
    return code


def icon_name(picture):
    """The name of an icon, fit to be part of a C name."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", picture.name):
        raise ArtError(picture.path, picture.line, f"'{picture.name}' is no icon name (a-z, 0-9, _)")
    return picture.name


def keyed(source, key_of):
    """The pictures by key; a key named twice is an error."""
    found = {}
    for picture in source.pictures:
        key = key_of(picture)
        if key in found:
            raise ArtError(source.path, picture.line,
                           f"duplicate '{picture.name}' (first in line {found[key].line})")
        found[key] = picture
    return found


def byte_lines(data):
    for start in range(0, len(data), BYTES_PER_LINE):
        yield "    " + " ".join(f"0x{byte:02x}," for byte in data[start:start + BYTES_PER_LINE])


def banner(source):
    return f"// Made by tools/art.py from {os.path.basename(source.path)}; edit that file, not this one."


def check_font(source, glyphs):
    height = source.pictures[0].height
    for picture in source.pictures:
        if picture.height != height:
            raise ArtError(source.path, picture.line,
                           f"'{picture.name}' is {picture.height} high, the font is {height}")
    missing = [chr(code) for code in ASCII_CODES if code not in glyphs]
    if source.ascii_line and missing:
        raise ArtError(source.path, source.ascii_line, "missing ASCII: " + " ".join(repr(sign) for sign in missing))


def font_c(source, name):
    glyphs = keyed(source, glyph_code)
    check_font(source, glyphs)
    bits, entries = bytearray(), []
    for code in sorted(glyphs):
        picture = glyphs[code]
        if len(bits) > MAX_UINT16:
            raise ArtError(source.path, picture.line, "the font has too many bytes")
        entries.append(f"    {{0x{code:04x}, {picture.width}, {len(bits)}}},")
        bits += picture.column_bytes()
    return "\n".join([
        banner(source), '#include "font.h"', "",
        "static const uint8_t bits[] = {", *byte_lines(bits), "};", "",
        "static const font_glyph glyphs[] = {", *entries, "};", "",
        f"const font {name} = {{{source.pictures[0].height}, {len(glyphs)}, glyphs, bits}};", ""])


def icons_c(source, list_name):
    lines = [banner(source), f'#include "{list_name}"']
    for name, picture in keyed(source, icon_name).items():
        bits = byte_lines(picture.column_bytes())
        lines += ["", f"static const uint8_t bits_{name}[] = {{", *bits, "};",
                  f"const icon icon_{name} = {{{picture.width}, {picture.height}, bits_{name}}};"]
    return "\n".join(lines + [""])


def icons_h(source, list_name):
    guard = re.sub(r"[^A-Z0-9]", "_", list_name.upper())
    return "\n".join([
        banner(source), f"#ifndef {guard}", f"#define {guard}", "", '#include "icon.h"', "",
        *(f"extern const icon icon_{name};" for name in keyed(source, icon_name)), "", "#endif", ""])


def write_text(path, text):
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        out.write(text)


def sheet_rows(sources, gap=2):
    """All bands beneath one another as rows of grey: ground, dark and lit pixels."""
    ground, shade = 0x50, {".": 0x00, "#": 0xFF}
    bands = [band for source in sources for band in source.bands]
    width = max(sum(picture.width + gap for picture in band) for band in bands) + gap
    blank = bytes([ground]) * width
    rows = [blank] * gap
    for band in bands:
        for y in range(band[0].height):
            row = bytearray()
            for picture in band:
                row += bytes([ground]) * gap + bytes(shade[sign] for sign in picture.rows[y])
            rows.append(bytes(row.ljust(width, bytes([ground]))))
        rows += [blank] * gap
    return rows


def png_file(rows, scale):
    """Rows of 8-bit grey as a PNG, each pixel a square of scale by scale."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    lines = b"".join((b"\0" + bytes(grey for grey in row for _ in range(scale))) * scale for row in rows)
    size = struct.pack(">IIBBBBB", len(rows[0]) * scale, len(rows) * scale, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(lines, 9))
            + chunk(b"IEND", b""))


def main():
    parser = argparse.ArgumentParser(description="Pictures in text to C tables or to a PNG sheet.")
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--font", nargs=3, metavar=("NAME", "IN.txt", "OUT.c"))
    task.add_argument("--icons", nargs=3, metavar=("IN.txt", "OUT.c", "OUT_list.h"))
    task.add_argument("--png", nargs="+", metavar=("OUT.png", "IN.txt"))
    parser.add_argument("--scale", type=int, default=4, choices=range(1, 17), metavar="N",
                        help="side of a pixel in the PNG (4)")
    args = parser.parse_args()
    if args.font:
        write_text(args.font[2], font_c(Source(args.font[1]), args.font[0]))
    elif args.icons:
        source_path, c_path, list_path = args.icons
        source, list_name = Source(source_path), os.path.basename(list_path)
        write_text(c_path, icons_c(source, list_name))
        write_text(list_path, icons_h(source, list_name))
    elif len(args.png) < 2:
        parser.error("--png wants OUT.png and at least one IN.txt")
    else:
        sheet = sheet_rows([Source(path) for path in args.png[1:]])
        with open(args.png[0], "wb") as out:
            out.write(png_file(sheet, args.scale))


if __name__ == "__main__":
    try:
        main()
    except (ArtError, OSError, UnicodeDecodeError) as error:
        sys.exit(f"art.py: {error}")
