// Firmware images: reads .uf2, .elf or .bin into pieces of flash, and the symbols of an .elf.
//
//   loadImage('build/pico/dicehold.uf2')   -> [{ addr, data }, ...]
//   elfSymbols('build/pico/dicehold.elf')  -> Map name -> { value, size, count }
import { readFileSync } from 'node:fs';
import { EmulationError, hex } from './errors.mjs';

const FLASH = 0x10000000, FLASH_END = 0x11000000;
const UF2_MAGIC = [0x0a324655, 0x9e5d5157, 0x0ab16f30];
const UF2_NOT_MAIN_FLASH = 1, UF2_HAS_FAMILY = 0x2000, UF2_RP2040 = 0xe48bff56;
const ELF_MAGIC = 0x464c457f, PT_LOAD = 1, SHT_SYMTAB = 2;

/** `image` is a path, or the bytes of a .uf2, .elf or .bin. */
export function loadImage(image) {
  const b = typeof image === 'string' ? readFileSync(image) : Buffer.from(image);
  if (b.length >= 512 && b.readUInt32LE(0) === UF2_MAGIC[0]) return fromUf2(b);
  if (b.length >= 52 && b.readUInt32LE(0) === ELF_MAGIC) return fromElf(b);
  return [{ addr: FLASH, data: b }];
}

function fromUf2(b) {
  const out = [];
  if (b.length % 512) throw new EmulationError('UF2: size is not a multiple of 512');
  for (let o = 0; o < b.length; o += 512) {
    const word = (i) => b.readUInt32LE(o + i);
    if (word(0) !== UF2_MAGIC[0] || word(4) !== UF2_MAGIC[1] || word(508) !== UF2_MAGIC[2]) throw new EmulationError(`UF2: bad magic in block ${o / 512}`);
    const flags = word(8), addr = word(12), size = word(16), family = word(28);
    if (flags & UF2_NOT_MAIN_FLASH) continue;
    if (flags & UF2_HAS_FAMILY && family !== UF2_RP2040) throw new EmulationError(`UF2: family ${hex(family)} is not RP2040`);
    if (size > 476) throw new EmulationError(`UF2: block ${o / 512} claims ${size} bytes`);
    out.push({ addr, data: b.subarray(o + 32, o + 32 + size) });
  }
  return out;
}

function fromElf(b) {
  const out = [];
  const at = b.readUInt32LE(28), size = b.readUInt16LE(42), count = b.readUInt16LE(44);
  for (let i = 0; i < count; i++) {
    const word = (k) => b.readUInt32LE(at + i * size + k);
    const offset = word(4), paddr = word(12), length = word(16);
    if (word(0) === PT_LOAD && length && paddr >= FLASH && paddr < FLASH_END) out.push({ addr: paddr, data: b.subarray(offset, offset + length) });
  }
  return out;
}

/** `count` says how many symbols have the name: static functions of several files may share one. */
export function elfSymbols(path) {
  const b = readFileSync(path);
  if (b.length < 52 || b.readUInt32LE(0) !== ELF_MAGIC) throw new EmulationError(`${path} is not an ELF file`);
  const at = b.readUInt32LE(32), size = b.readUInt16LE(46), count = b.readUInt16LE(48);
  const section = (i) => {
    const word = (k) => b.readUInt32LE(at + i * size + k);
    return { type: word(4), offset: word(16), size: word(20), link: word(24) };
  };
  const out = new Map();
  for (let i = 0; i < count; i++) {
    const s = section(i);
    if (s.type !== SHT_SYMTAB) continue;
    const strings = section(s.link);
    for (let o = s.offset; o < s.offset + s.size; o += 16) {
      const start = strings.offset + b.readUInt32LE(o);
      const name = b.toString('latin1', start, b.indexOf(0, start));
      out.set(name, { value: b.readUInt32LE(o + 4), size: b.readUInt32LE(o + 8), count: (out.get(name)?.count ?? 0) + 1 });
    }
  }
  return out;
}
