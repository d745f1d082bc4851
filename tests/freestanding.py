#!/usr/bin/env python3
"""freestanding.py LIBRARY...: of libc, the rooms need memory functions only.

What a library leaves undefined must be defined by another of them, be a
function of hal/*.h, or be one of the four that every compiler wants.
"""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
allowed = {"memcpy", "memmove", "memset", "memcmp"}
for header in (root / "hal").glob("*.h"):
    allowed |= set(re.findall(r"(\w+)\(", header.read_text(encoding="utf-8")))

needed, defined = {}, set()
for library in sys.argv[1:]:
    listing = subprocess.run(["nm", library], text=True, capture_output=True, check=True).stdout
    for line in listing.splitlines():
        match = re.match(r"[0-9a-f ]{16} (\w) (\S+)$", line)
        if not match:
            continue
        kind, name = match.groups()
        if kind == "U":
            needed.setdefault(name, pathlib.Path(library).name)
        else:
            defined.add(name)

ignored = {"_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail"}
strays = {name: where for name, where in needed.items() if name not in defined | allowed | ignored}
for name, where in sorted(strays.items()):
    print(f"freestanding: {where} needs {name}")
print(f"freestanding: {len(needed)} outside names of {len(sys.argv) - 1} libraries checked")
sys.exit(1 if strays else 0)
