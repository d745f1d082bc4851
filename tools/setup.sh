# setup.sh - what the commands in this folder share; sourced, not run.
#
#   step "Building"              says what is done now
#   die "why"                    ends with one clear line
#   need "to build" cmake:cmake ninja:ninja-build
#                                each command:package; installs what is missing
#                                (root or sudo on Debian) or says what to install
#   quietly NAME command...      runs it with its output in build/log/NAME.log;
#                                shows the end of that only when it fails

root=$(cd "$(dirname "$0")/.." && pwd)
me=$(basename "$0")
log=$root/build/log

step() { printf '%s: %s\n' "$me" "$*"; }
die() {
    printf '%s: %s\n' "$me" "$*" >&2
    exit 1
}

# A command:package pair is satisfied by the command on the PATH; a pair whose
# command is a path, by that file.
satisfied() {
    case $1 in
    /*) [ -e "$1" ] ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
    esac
}

need() {
    why=$1
    shift
    missing=
    for pair in "$@"; do
        satisfied "${pair%%:*}" || missing="$missing ${pair#*:}"
    done
    [ -n "$missing" ] || return 0
    by=
    if [ "$(id -u)" != 0 ]; then
        by=sudo
        command -v sudo >/dev/null 2>&1 || die "missing $why:$missing; install with: apt-get install$missing"
    fi
    command -v apt-get >/dev/null 2>&1 || die "missing $why:$missing; please install (there is no apt-get here)"
    step "installing$missing ($why)"
    mkdir -p "$log"
    # shellcheck disable=SC2086 # both are lists of words
    { $by apt-get update && $by env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing; } \
        >"$log/apt.log" 2>&1 || die "could not install$missing; see build/log/apt.log"
}

quietly() {
    name=$1
    shift
    mkdir -p "$log"
    "$@" >"$log/$name.log" 2>&1 && return 0
    # compilers print very long commands; what went wrong is in the short lines
    { grep -v '^/' "$log/$name.log" || true; } | cut -c1-160 | tail -n 20 >&2
    die "$name failed; the whole output is in build/log/$name.log"
}

# Configures a preset once and builds it. build PRESET [target...]
build() {
    preset=$1
    shift
    [ -f "$root/build/$preset/build.ninja" ] || quietly "configure-$preset" cmake -S "$root" --preset "$preset"
    targets=
    for target in "$@"; do targets="$targets --target $target"; done
    # shellcheck disable=SC2086
    quietly "build-$preset" cmake --build "$root/build/$preset" $targets
}

# What the firmware and the emulated Pico need; run by everything that uses them.
need_emulator() {
    need "to build the firmware" cmake:cmake ninja:ninja-build gcc:gcc g++:g++ python3:python3 \
        arm-none-eabi-gcc:gcc-arm-none-eabi /usr/lib/arm-none-eabi/include/stdio.h:libnewlib-arm-none-eabi
    need "to emulate a Pico" node:nodejs npm:npm
    "$root/tools/deps"
    emulator=$root/tests/emulator
    if [ ! -f "$emulator/node_modules/.package-lock.json" ] ||
        [ "$emulator/package-lock.json" -nt "$emulator/node_modules/.package-lock.json" ]; then
        step "fetching the emulator"
        quietly npm npm ci --prefix "$emulator" --no-audit --no-fund
        touch "$emulator/node_modules/.package-lock.json"
    fi
}
