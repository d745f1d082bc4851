#!/usr/bin/env python3
"""rooms.py BUILD CC: the walls between the rooms hold.

For every room, with the include path that the build really gives it, a file
that includes a header of a forbidden room must not compile, and one that
includes an allowed one must. Only hal/pico and firmware/main.c name the SDK.
BUILD is a build for a PC or for a Pico; in the latter the SDK is there to be
kept out.
"""
import json
import pathlib
import re
import subprocess
import sys

build, compiler = pathlib.Path(sys.argv[1]), sys.argv[2]
root = pathlib.Path(__file__).resolve().parent.parent

RULES, DISPLAY, FIRMWARE, HAL, SDK = "dice.h", "canvas.h", "app.h", "nor.h", "pico/stdlib.h"
ROOMS = {  # room: (a source of it, what it may include, what it may not)
    "rules": ("rules/dice.c", [RULES], [DISPLAY, FIRMWARE, HAL, SDK, "SDL.h", "fake.h"]),
    "display": ("display/canvas.c", [RULES, DISPLAY], [FIRMWARE, HAL, SDK, "SDL.h", "fake.h"]),
    "firmware": ("firmware/app.c", [RULES, DISPLAY, FIRMWARE, HAL], [SDK, "SDL.h", "fake.h", "pins.h"]),
    "hal/fake": ("hal/fake/fake.c", [HAL], [RULES, DISPLAY, FIRMWARE, SDK]),
    "hal/pico": ("hal/pico/clock.c", [HAL, SDK], [RULES, DISPLAY, FIRMWARE]),
}

commands = {}
for entry in json.loads((build / "compile_commands.json").read_text()):
    path = pathlib.Path(entry["file"]).resolve()
    if path.is_relative_to(root):
        commands[str(path.relative_to(root))] = entry["command"]

failures = 0


def check(good, message):
    global failures
    if not good:
        failures += 1
        print("rooms:", message)


def compiles(source, header):
    flags = re.findall(r"-I\S+|-isystem \S+|-D\S+", commands[source])
    words = [compiler, "-std=c11", "-fsyntax-only", "-x", "c", "-"] + [w for f in flags for w in f.split(" ")]
    done = subprocess.run(words, input=f'#include "{header}"\nint x;\n', text=True, capture_output=True)
    if done.returncode and header.split("/")[-1] not in done.stderr:
        sys.exit(f"rooms: {source} with {header}: {done.stderr}")
    return done.returncode == 0


checked = 0
for room, (source, allowed, forbidden) in ROOMS.items():
    if source not in commands:  # of another machine than the one this build is for
        continue
    for header in allowed:
        check(compiles(source, header), f"{room} cannot include {header}, though it may")
    for header in forbidden:
        check(not compiles(source, header), f"{room} can include {header}, though it must not")
    checked += len(allowed) + len(forbidden)

for path in root.glob("[a-z]*/**/*.[ch]"):
    name = str(path.relative_to(root))
    if name.startswith(("build/", "hal/pico/", "tests/emulator/")) or name == "firmware/main.c":
        continue
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = re.match(r'\s*#\s*include\s*["<](pico|hardware|tusb)', text)
        check(not found, f"{name}:{number} names the Pico SDK")
    checked += 1

print(f"rooms: {checked} checks")
sys.exit(1 if failures else 0)
