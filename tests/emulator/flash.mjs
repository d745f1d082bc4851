// The NOR flash chip: erasing sets a sector to ones, programming only clears bits, and power may fail
// before or inside any step. The boot ROM's flash calls end here (see bootrom.mjs).
//
//   flash.ops                              every completed { index, kind: 'erase'|'program', offset, length }
//   flash.cut = { index: 3 }               power fails before step 3
//   flash.cut = { index: 3, bytes: 100 }   ... after 100 bytes of step 3
//   flash.cut = { index: 3, bytes: 100, torn: true }   ... and the bits of the rest are done or not, at random
//   flash.onStep = (step) => {...}         sees every step before it happens; may return such a cut, or throw
import { EmulationError, PowerCut, hex } from './errors.mjs';
import { xorshift } from './random.mjs';

export const SECTOR = 4096, PAGE = 256;
const XIP = 0x10000000;

export class Flash {
  /** Times are typical ones of the Pico's W25Q16JV; `advance(ns)` lets emulated time pass. */
  constructor({ size = 2 << 20, seed = 1, eraseMs = 45, programMs = 0.7 } = {}) {
    this.bytes = new Uint8Array(size).fill(0xff);
    this.eraseMs = eraseMs;
    this.programMs = programMs;
    this.ops = [];
    this.erases = new Map(); // offset of a sector -> how often it was erased
    this.cut = null;
    this.onStep = null;
    this.random = xorshift(seed ^ 0xf1a54);
  }

  load(pieces) {
    for (const { addr, data } of pieces) {
      const offset = addr - XIP;
      if (offset < 0 || offset + data.length > this.bytes.length) throw new EmulationError(`the image does not fit the flash at ${hex(addr)}`);
      this.bytes.set(data, offset);
    }
  }

  erase(offset, length, advance) {
    this.check('erase', offset, length, SECTOR);
    for (let s = offset; s < offset + length; s += SECTOR) {
      this.step('erase', s, new Uint8Array(SECTOR).fill(0xff));
      this.erases.set(s, (this.erases.get(s) ?? 0) + 1);
      advance(this.eraseMs * 1e6);
    }
  }

  program(offset, data, advance) {
    this.check('program', offset, data.length, PAGE);
    for (let p = 0; p < data.length; p += PAGE) {
      const after = data.slice(p, p + PAGE);
      for (let i = 0; i < PAGE; i++) after[i] &= this.bytes[offset + p + i]; // only 1 -> 0
      this.step('program', offset + p, after);
      advance(this.programMs * 1e6);
    }
  }

  check(kind, offset, length, unit) {
    if (offset % unit || length % unit || offset + length > this.bytes.length) throw new EmulationError(`flash ${kind} of ${length} bytes at ${hex(offset)}: not whole units of ${unit} inside the chip`);
  }

  step(kind, offset, after) {
    const op = { index: this.ops.length, kind, offset, length: after.length };
    const cut = this.onStep?.(op) ?? (this.cut?.index === op.index ? this.cut : null);
    if (!cut) {
      this.bytes.set(after, offset);
      this.ops.push(op);
      return;
    }
    const done = cut.bytes ?? 0;
    this.bytes.set(after.subarray(0, done), offset);
    if (cut.torn) {
      for (let i = done; i < after.length; i++) {
        const mask = this.random() & 0xff;
        this.bytes[offset + i] = (this.bytes[offset + i] & ~mask) | (after[i] & mask);
      }
    }
    this.cut = null; // one cut, one failure: the next life runs on
    throw new PowerCut(`power failed in flash step ${op.index} (${kind} at ${hex(offset)}) after ${done} bytes`);
  }
}
