// Peripherals that rp2040js leaves out: ring oscillator, voltage regulator and chip reset, flash pads, XIP control.

/** A plain register file with the RP2040's atomic aliases (XOR, set, clear). `read` computes some registers. */
export class Registers {
  constructor(values = {}, read = {}) {
    this.values = new Map(Object.entries(values).map(([k, v]) => [Number(k), v]));
    this.read = read;
  }
  readUint32(offset) {
    offset &= 0xfff;
    return this.read[offset] ? this.read[offset]() : (this.values.get(offset) ?? 0);
  }
  writeUint32(offset, value) { this.values.set(offset, value >>> 0); }
  writeUint32Atomic(offset, value, alias) {
    const now = alias ? this.readUint32(offset) : 0;
    this.writeUint32(offset, alias === 1 ? now ^ value : alias === 2 ? now | value : alias === 3 ? now & ~value : value);
  }
}

const ROSC_CTRL = 0x00, ROSC_STATUS = 0x18, ROSC_RANDOMBIT = 0x1c;
const ROSC_DISABLE = 0xd1e, STABLE = 1 << 31, DIV_RUNNING = 1 << 16, ENABLED = 1 << 12;
const CHIP_RESET = 0x08, HAD_POR = 1 << 8, HAD_RUN = 1 << 16;

/** Puts them into `mcu`. `randomBit()` gives the ring oscillator's next bit, `reason` the cause of this start. */
export function addMissingPeripherals(mcu, { randomBit, reason }) {
  const off = () => (rosc.values.get(ROSC_CTRL) >>> 12) === ROSC_DISABLE;
  const rosc = new Registers({ [ROSC_CTRL]: 0xfabaa0 }, {
    [ROSC_STATUS]: () => (off() ? 0 : (STABLE | DIV_RUNNING | ENABLED) >>> 0),
    [ROSC_RANDOMBIT]: () => (off() ? 1 : randomBit()), // a stopped oscillator reads as 1 for ever
  });
  mcu.peripherals[0x40060] = rosc;
  mcu.peripherals[0x40064] = new Registers({ 0x00: 0xb1, [CHIP_RESET]: { power: HAD_POR, run: HAD_RUN }[reason] ?? 0 });
  mcu.peripherals[0x40018] = new Registers();             // IO_QSPI
  mcu.peripherals[0x14000] = new Registers({ 0x00: 3 });  // XIP_CTRL: cache on
}
