// Corrections to rp2040js 1.4.1, each with its reason. I2C is replaced as a whole: see i2c.mjs.
import { RP2040 } from 'rp2040js';
import { EmulationError } from './errors.mjs';

const CLK_WAKE_EN0 = 0xa0, CLK_ENABLED1 = 0xb4;
const UART_IFLS = 0x34, UART_DMACR = 0x48;
const RESET = 0x0, RESET_DONE = 0x8, RESET_BITS = 0x1ffffff;
const RESET_I2C0 = 1 << 3, RESET_I2C1 = 1 << 4, RESET_PLL_SYS = 1 << 12, RESET_PLL_USB = 1 << 13, RESET_PWM = 1 << 14;
const SCR = 0xd10;

let coreCorrected = false;

/** Applies every correction to a fresh machine. `i2c` are the two controllers of i2c.mjs, `clocks` is clocks.mjs. */
export function correct(mcu, i2c, clocks) {
  correctCore(mcu);
  correctADC(mcu.adc);
  correctResets(mcu, i2c, clocks);
  protectFlash(mcu);
  // Registers that rp2040js only warns about; the SDK sets them, nothing here depends on them.
  for (const uart of mcu.uart) addRegisters(uart, { [UART_IFLS]: 0x12, [UART_DMACR]: 0 });
  const gates = {};
  for (let o = CLK_WAKE_EN0; o <= CLK_ENABLED1; o += 4) gates[o] = 0xffffffff; // clock gates: all on after reset
  addRegisters(mcu.clocks, gates);
  addRegisters(mcu.ppb, { [SCR]: 0 });
}

/** The processor's class, once per process. */
export function correctCore(mcu = new RP2040()) {
  if (coreCorrected) return;
  coreCorrected = true;
  const P = Object.getPrototypeOf(mcu.core);

  // WFI/WFE with PRIMASK set must wake without taking the interrupt; and when one is taken, the wait is over at once.
  const check = P.checkForInterrupts;
  P.checkForInterrupts = function () {
    if (this.waiting && this.PM) {
      if (this.pendingInterrupts & this.enabledInterrupts || this.pendingSystick || this.pendingPendSV) {
        this.waiting = false;
        this.interruptsUpdated = true;
      }
      return false;
    }
    const taken = check.call(this);
    if (taken) this.waiting = false;
    return taken;
  };

  // SBCS/ADCS hand over operand+carry already summed, which loses the operand's sign bit when the sum crosses
  // 0x80000000; the V flag is then wrong, and with it every signed 64-bit comparison.
  const sub = P.substractUpdateFlags;
  P.substractUpdateFlags = function (a, b) {
    if (b === 0x80000000 && !this.C && this.rp2040.readUint16(justExecuted(this)) >> 6 === 0b0100000110) {
      const r = sub.call(this, a, b); // N, Z, C and the result are right
      this.V = !!((a ^ 0x7fffffff) & (a ^ (a - b)) & 0x80000000);
      return r;
    }
    return sub.call(this, a, b);
  };
  const add = P.addUpdateFlags;
  P.addUpdateFlags = function (a, b) {
    if (b === 0x80000000 && this.C && this.rp2040.readUint16(justExecuted(this)) >> 6 === 0b0100000101) {
      const r = add.call(this, a, b);
      this.V = !!(~(a ^ 0x7fffffff) & (a ^ (a + b)) & 0x80000000);
      return r;
    }
    return add.call(this, a, b);
  };
}

// The PC is odd from the entry of an interrupt handler to its first branch.
function justExecuted(core) { return ((core.registers[15] & ~1) - 2) >>> 0; }

function correctADC(adc) {
  // The setter masks with the shift, so that round robin never moves on.
  Object.defineProperty(Object.getPrototypeOf(adc), 'activeChannel', {
    configurable: true,
    get() { return (this.cs >> 12) & 7; },
    set(channel) { this.cs = (this.cs & ~0x7000) | ((channel & 7) << 12); },
  });
  // START_ONE clears itself on the chip.
  const { writeUint32 } = adc;
  adc.writeUint32 = function (offset, value) {
    writeUint32.call(this, offset, value);
    if (offset === 0) this.cs &= ~4;
  };
}

// rp2040js keeps RESETS as bare numbers: a block held in reset claims to be ready and keeps its state. The blocks that
// firmware resets in order to recover (i2c_deinit and i2c_init, PWM, PLLs) do lose theirs here.
function correctResets(mcu, i2c, clocks) {
  const resets = mcu.peripherals[0x4000c];
  const { readUint32, writeUint32 } = resets;
  resets.readUint32 = function (offset) {
    return offset === RESET_DONE ? ~this.reset & RESET_BITS : readUint32.call(this, offset);
  };
  resets.writeUint32 = function (offset, value) {
    const entered = offset === RESET ? value & ~this.reset : 0;
    writeUint32.call(this, offset, value);
    if (entered & RESET_I2C0) i2c[0].reset();
    if (entered & RESET_I2C1) i2c[1].reset();
    if (entered & RESET_PWM) mcu.pwm.reset();
    if (entered & RESET_PLL_SYS) clocks.resetPll(0);
    if (entered & RESET_PLL_USB) clocks.resetPll(1);
  };
}

// rp2040js lets a store instruction change flash. On the chip flash only changes by erasing and programming.
function protectFlash(mcu) {
  mcu.flashView.setUint32 = (offset) => {
    throw new EmulationError(`store to flash at offset 0x${offset.toString(16)} (PC 0x${mcu.core.PC.toString(16)})`);
  };
}

/** Plain storage for registers a peripheral does not know. */
function addRegisters(peripheral, initial) {
  const values = new Map(Object.entries(initial).map(([k, v]) => [Number(k), v]));
  const { readUint32, writeUint32 } = peripheral;
  peripheral.readUint32 = function (offset) { return values.has(offset) ? values.get(offset) : readUint32.call(this, offset); };
  peripheral.writeUint32 = function (offset, value) {
    if (values.has(offset)) values.set(offset, value >>> 0);
    else writeUint32.call(this, offset, value);
  };
}
