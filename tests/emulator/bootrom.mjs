// The boot ROM: assembles rom.S when needed, and answers its calls.
//
// rom.S is a stand-in written from the SDK's public headers; each call that touches hardware is a BKPT with a number,
// which answerRomCall() serves. rom.bin goes to the build folder (environment DICEHOLD_BUILD, default build/ of the
// project), never into the source tree. Run as a program, this file only builds: node bootrom.mjs [build folder]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EmulationError, FirmwareBreak, hex } from './errors.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROM_SIZE = 16384, SRAM = 0x20000000, SRAM_SIZE = 264 * 1024;

/** The folder that all build products live in. */
export function buildFolder() {
  return path.resolve(process.env.DICEHOLD_BUILD ?? path.join(HERE, '../../build'));
}

/** Builds rom.bin if it is missing or older than rom.S; returns its path. */
export function buildRom(build = buildFolder()) {
  const source = path.join(HERE, 'rom.S'), folder = path.join(build, 'emulator'), rom = path.join(folder, 'rom.bin');
  if (existsSync(rom) && statSync(rom).mtimeMs >= statSync(source).mtimeMs) return rom;
  mkdirSync(folder, { recursive: true });
  // Several test processes may start at once: each builds under its own name, and the rename is atomic.
  const own = path.join(folder, `rom.${process.pid}`);
  try {
    execFileSync('arm-none-eabi-gcc', ['-mcpu=cortex-m0plus', '-mthumb', '-nostdlib', '-Wl,-Ttext=0', '-Wl,--build-id=none', '-o', `${own}.elf`, source]);
    execFileSync('arm-none-eabi-objcopy', ['-O', 'binary', `${own}.elf`, `${own}.bin`]);
    renameSync(`${own}.bin`, rom);
  } finally {
    rmSync(`${own}.elf`, { force: true });
  }
  return rom;
}

let words = null;
/** The ROM as rp2040js wants it. */
export function romWords() {
  if (!words) {
    const bytes = new Uint8Array(ROM_SIZE);
    bytes.set(readFileSync(buildRom()));
    words = new Uint32Array(bytes.buffer);
  }
  return words;
}

/** What the chip's ROM does with a flash image: check the second stage, copy it to the end of SRAM, call it. */
export function bootFromFlash(mcu) {
  if (crc32mpeg(mcu.flash.subarray(0, 252)) !== mcu.flashView.getUint32(252, true)) throw new EmulationError('boot2 checksum is wrong: a Pico would not boot this flash');
  mcu.sram.set(mcu.flash.subarray(0, 256), 0x41f00);
  mcu.core.LR = 0;
  mcu.core.SP = SRAM + 0x41f00;
  mcu.core.PC = SRAM + 0x41f00;
}

/** CRC-32/MPEG-2, as at the end of boot2. */
export function crc32mpeg(bytes) {
  let c = 0xffffffff;
  for (const b of bytes) {
    c ^= b << 24;
    for (let i = 0; i < 8; i++) c = c & 0x80000000 ? (c << 1) ^ 0x04c11db7 : c << 1;
  }
  return c >>> 0;
}

/** Serves BKPT #n. Those outside the ROM are the firmware's own: it gave up. */
export function answerRomCall(pico, n) {
  const { core, sram } = pico.mcu;
  if (core.PC >= ROM_SIZE) {
    pico.stopped = true;
    throw new FirmwareBreak(`bkpt #${n} at ${hex(core.PC - 2)} (panic, assert, unhandled interrupt or HardFault)`);
  }
  const [r0, r1, r2] = core.registers;
  const spend = (ns) => { pico.flashBusyNs = (pico.flashBusyNs ?? pico.mcu.clock.nanos) + ns; };
  switch (n) {
    case 0x02: throw new EmulationError(`jump to address 0 (call through NULL?), LR ${hex(core.LR)}`);
    case 0x10: pico.bootsel = true; pico.stopped = true; return;    // reset_usb_boot
    case 0x20: return;
    case 0x21: return pico.detachFlash();
    case 0x24: case 0x25: return pico.attachFlash();                // the end of leaving: what follows reads flash again
    case 0x22:
      mustBeAlone(pico, 'flash erase');
      return pico.flash.erase(r0, r1, spend);
    case 0x23:
      mustBeAlone(pico, 'flash program');
      if (r1 < SRAM || r1 + r2 > SRAM + SRAM_SIZE) throw new EmulationError(`flash program from ${hex(r1)}: the source must be in RAM`);
      return pico.flash.program(r0, sram.slice(r1 - SRAM, r1 - SRAM + r2), spend);
    case 0x26:                                                      // is the flash chip still busy?
      core.registers[0] = pico.flashBusyNs === null ? 0 : 1;
      core.waiting = pico.flashBusyNs !== null;
      return;
    case 0x30: case 0x31: throw new EmulationError(`boot ROM ${n === 0x30 ? 'float' : 'double'} routine called from ${hex(core.LR)}: build with pico_set_float_implementation(TARGET compiler)`);
    default: throw new EmulationError(`unknown boot ROM call ${hex(n)}`);
  }
}

// Real flash cannot be read while it is written: code or an interrupt handler in flash would crash, sooner or later. An
// interrupt that is enabled may come, so its handler's address is looked at now.
function mustBeAlone({ mcu: { core } }, what) {
  if (core.LR >>> 28 !== 2) throw new EmulationError(`${what} called from ${hex(core.LR)}, not from RAM`);
  if (core.PM) return;
  for (let irq = 0; irq < 32; irq++) {
    if (!((core.enabledInterrupts >>> irq) & 1)) continue;
    const handler = core.VTOR >>> 28 === 2 ? core.rp2040.readUint32(core.VTOR + 4 * (16 + irq)) : core.VTOR;
    if (handler >>> 28 !== 2) throw new EmulationError(`${what} with interrupts enabled: the handler of ${irq} is at ${hex(handler)}, not in RAM`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(buildRom(process.argv[2]));
