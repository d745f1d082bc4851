// The clock tree, as far as firmware can get it wrong: rp2040js computes frequencies, but its PLLs are always on and
// locked, and nothing minds a clock that has stopped.
//
// Here a PLL gives a clock only with power, and locks LOCK_US after it got it. What would stop a real chip, or make its
// time wrong, ends the run with an EmulationError: clk_sys from a source that is off or not locked, a tick that is not
// one microsecond, a stopped clk_usb with a host connected, an ADC without clk_adc, and sleep with a gated clock in a
// unit that is to wake it.
import { EmulationError } from './errors.mjs';

export const LOCK_US = 100;     // a cautious guess; the datasheet gives none
const PLL_CS = 0x0, PLL_PWR = 0x4, PLL_FBDIV = 0x8, PLL_PRIM = 0xc;
const CS_LOCK = 1 << 31, CS_BYPASS = 1 << 8, PWR_PD = 1, PWR_POSTDIVPD = 8, PWR_VCOPD = 32;
const RESET_VALUES = { cs: 1, pwr: 0x2d, fbdivInt: 0, prim: 0x77000 };
const SYS_AUX = 1, ENABLE = 1 << 11, ADC_CYCLES = 96;
const WATCHDOG_TICK = 0x2c, TICK_ENABLE = 1 << 9, TICK_CYCLES = 0x1ff;
const SLEEP_EN0 = 0xa8, SLEEP_EN1 = 0xac, ALL = 0xffffffff;
const EN0_IO = 1 << 8, EN0_PADS = 1 << 11, EN1_TIMER = 1 << 5, EN1_WATCHDOG = 1 << 12, EN1_USB = (1 << 10) | (1 << 11);

class Pll {
  constructor(pll, clock) {
    this.pll = pll;
    this.clock = clock;
    this.lockNs = 0;
    const { readUint32, writeUint32 } = pll, own = this;
    Object.defineProperty(pll, 'frequency', { get: () => own.frequency });
    pll.readUint32 = function (offset) {
      return offset === PLL_CS ? (this.cs | (own.locked ? CS_LOCK : 0)) >>> 0 : readUint32.call(this, offset);
    };
    pll.writeUint32 = function (offset, value) {
      const before = own.running;
      if (offset === PLL_FBDIV || (offset === PLL_CS && (this.cs ^ value) & 0x3f)) own.lockNs = clock.nanos + LOCK_US * 1e3;
      if (offset === PLL_PWR && !before && !(value & (PWR_PD | PWR_VCOPD))) own.lockNs = clock.nanos + LOCK_US * 1e3;
      writeUint32.call(this, offset, value);
    };
  }
  get running() { return !(this.pll.pwr & (PWR_PD | PWR_VCOPD)); }
  get locked() { return this.running && this.clock.nanos >= this.lockNs; }
  get frequency() {
    const { pll } = this, ref = pll.rp2040.xoscFreq / (pll.refdiv || 1);
    if (pll.cs & CS_BYPASS) return ref;
    if (!this.running || pll.pwr & PWR_POSTDIVPD) return 0;
    return (ref * pll.fbdiv) / ((pll.postdiv1 || 1) * (pll.postdiv2 || 1));
  }
  reset() { Object.assign(this.pll, RESET_VALUES); }
}

export class Clocks {
  /** `usbConnected()`: whether a host is there. */
  constructor(mcu, usbConnected) {
    this.mcu = mcu;
    this.usbConnected = usbConnected;
    this.plls = [mcu.pllSys, mcu.pllUsb].map((pll) => new Pll(pll, mcu.clock));
    this.tickCycles = 0;       // of clk_ref for a microsecond; 0: no tick yet
    const { updateClocks } = mcu;
    mcu.updateClocks = () => { this.check(); updateClocks.call(mcu); };
    this.watch(mcu.clocks, () => this.check());
    this.watch(mcu.peripherals[0x40058], (offset, value) => {
      if (offset === WATCHDOG_TICK) this.tickCycles = value & TICK_ENABLE ? value & TICK_CYCLES : 0;
      this.check();
    });
    const { startADCRead } = mcu.adc;
    mcu.adc.startADCRead = function () {
      const hz = own.adcHz;
      if (!hz) throw new EmulationError('an ADC conversion without clk_adc never ends');
      this.sampleTime = (ADC_CYCLES / hz) * 1e6;
      startADCRead.call(this);
    };
    const own = this;
  }
  watch(peripheral, after) {
    const { writeUint32 } = peripheral;
    peripheral.writeUint32 = function (offset, value) { writeUint32.call(this, offset, value); after(offset, value); };
  }
  /** Frequency of a clock without a glitchless mux: 0 while it is stopped. */
  auxHz(ctrl) {
    if (!(ctrl & ENABLE)) return 0;
    const { mcu } = this;
    return [mcu.pllUsb.frequency, mcu.pllSys.frequency, mcu.roscFreq, mcu.xoscFreq][(ctrl >>> 5) & 7] ?? 0;
  }
  get adcHz() { return this.auxHz(this.mcu.clocks.adcCtrl); }
  get usbHz() { return this.auxHz(this.mcu.clocks.usbCtrl); }
  check() {
    const { clocks } = this.mcu, aux = (clocks.sysCtrl >>> 5) & 7;
    if (!clocks.sysFreq) throw new EmulationError('clk_sys has stopped: its source is off');
    if (clocks.sysCtrl & SYS_AUX && aux < 2 && !this.plls[aux].locked) throw new EmulationError('clk_sys runs from a PLL that is not locked');
    if (this.tickCycles && clocks.refFreq !== this.tickCycles * 1e6) throw new EmulationError(`the time is wrong: ${this.tickCycles} cycles of clk_ref at ${clocks.refFreq} Hz are not a microsecond`);
    if (this.usbConnected() && this.usbHz !== 48e6) throw new EmulationError(`clk_usb is ${this.usbHz} Hz with a USB host connected`);
  }
  /** Before the core sleeps: the clocks that SLEEP_EN leaves out stop. */
  checkSleep() {
    const { mcu } = this;
    const en0 = mcu.clocks.readUint32(SLEEP_EN0), en1 = mcu.clocks.readUint32(SLEEP_EN1);
    if (en0 === ALL && en1 === ALL) return;
    const gated = (enabled, bits) => (enabled & bits) !== bits;
    const timer = mcu.peripherals[0x40054], pins = mcu.gpio.some((pin) => pin.irqEnableMask);
    if (pins && gated(en0, EN0_IO | EN0_PADS)) throw new EmulationError('asleep with the clock of the pins gated: their interrupts never come');
    if (timer.intEnable && gated(en1, EN1_TIMER)) throw new EmulationError('asleep with the clock of the timer gated: its interrupts never come');
    if (mcu.peripherals[0x40058].enable && gated(en1, EN1_WATCHDOG)) throw new EmulationError('asleep with the clock of the watchdog gated');
    if (this.usbConnected() && gated(en1, EN1_USB)) throw new EmulationError('asleep with the clock of USB gated and a host connected');
  }
  resetPll(index) {
    this.plls[index].reset();
    this.mcu.updateClocks();
  }
}
