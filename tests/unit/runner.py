#!/usr/bin/env python3
"""runner.py TEST.c RUNNER.c: a main() that runs every test_...() of a Unity test file."""
import re
import sys

source, runner = sys.argv[1:3]
text = open(source, encoding="utf-8").read()
tests = [(m.group(1), text.count("\n", 0, m.start()) + 1)
         for m in re.finditer(r"^void (test_\w+)\(void\)", text, re.M)]
if not tests:
    sys.exit(f"{source}: no test_...(void) in it")
lines = ['#include "unity.h"']
lines += [f"void {name}(void);" for name, _ in tests]
for hook in ("setUp", "tearDown"):
    lines.append(f"void {hook}(void);" if f"void {hook}(void)" in text else f"void {hook}(void);\nvoid {hook}(void) {{}}")
lines += ["int main(void) {", f'    UnityBegin("{source.rsplit("/", 1)[-1]}");']
lines += [f'    UnityDefaultTestRun({name}, "{name}", {line});' for name, line in tests]
lines += ["    return UnityEnd();", "}"]
with open(runner, "w", encoding="utf-8") as out:
    out.write("\n".join(lines) + "\n")
