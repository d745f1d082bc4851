#!/usr/bin/env python3
"""make.py CC ROOT OUT.c SOURCE...: builds the solver for this computer and has it write OUT.c.

All builds, for PC and Pico, share one result as long as its sources are the same: it is
kept in ROOT/build/solution under a name made of their contents. OUT.c.d tells the build
what OUT.c depends on.
"""
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

KEPT = 4  # results of different sources, the newest

compiler, root, out = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
sources = sys.argv[4:]
flags = ["-std=c11", "-O3", f"-I{root / 'rules'}", f"-I{root / 'tools/solver'}"]

rule = subprocess.run([compiler, *flags, "-MM", *sources], check=True, capture_output=True, text=True).stdout
words = rule.replace("\\\n", " ").split()
needed = sorted({word for word in words if not word.endswith(":")} | {os.path.abspath(__file__)})
digest = hashlib.sha256(" ".join(flags[:2]).encode())
for name in needed:
    digest.update(pathlib.Path(name).read_bytes())

store = root / "build/solution"
kept = store / f"{digest.hexdigest()[:16]}.c"
if not kept.exists():
    store.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=store) as place:
        solver, made = f"{place}/solver", f"{place}/made.c"
        subprocess.run([compiler, *flags, *sources, "-pthread", "-o", solver], check=True)
        subprocess.run([solver, "--out", made], check=True)
        os.replace(made, kept)
    for old in sorted(store.glob("*.c"), key=lambda file: file.stat().st_mtime)[:-KEPT]:
        old.unlink()
shutil.copyfile(kept, out)
pathlib.Path(f"{out}.d").write_text(f"{out}: " + " ".join(needed) + "\n", encoding="utf-8")
