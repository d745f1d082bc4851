"""png.py: write a grey picture as a PNG file, with the standard library alone."""
import struct
import zlib


def png_file(rows, scale):
    """Rows of 8-bit grey as a PNG, each pixel a square of scale by scale."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    lines = b"".join((b"\0" + bytes(grey for grey in row for _ in range(scale))) * scale for row in rows)
    size = struct.pack(">IIBBBBB", len(rows[0]) * scale, len(rows) * scale, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(lines, 9))
            + chunk(b"IEND", b""))
