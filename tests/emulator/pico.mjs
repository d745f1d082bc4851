// A Raspberry Pi Pico: power, time, pins, text in and out, measuring. It runs the image that a user would flash.
//
//   const pico = new Pico({ image: 'build/pico/dicehold.uf2', seed: 5, usb: true });
//   const oled = pico.addI2C(0, new SSD1306());
//   pico.start().runUntil(() => pico.usbText.includes('ready'), 500);
//   pico.press(15); pico.run(40); pico.release(15);
//
// Emulated time only passes in run(), runNs(), runUntil(), runToPC() and callCycles(). Everything is repeatable: the same
// image, seed and calls give the same cycles. What a real Pico would punish ends the run with an EmulationError.
import { existsSync } from 'node:fs';
import { RP2040, GPIOPinState } from 'rp2040js';
import { answerRomCall, bootFromFlash, romWords } from './bootrom.mjs';
import { Clocks } from './clocks.mjs';
import { correct } from './corrections.mjs';
import { EmulationError, FirmwareBreak, PowerCut, hex } from './errors.mjs';
import { Flash } from './flash.mjs';
import { I2C } from './i2c.mjs';
import { elfSymbols, loadImage } from './image.mjs';
import { CallRecorder } from './measure.mjs';
import { addMissingPeripherals } from './missing.mjs';
import { xorshift } from './random.mjs';
import { UsbTerminal } from './usb.mjs';

export { EmulationError, FirmwareBreak, PowerCut };

const VBUS_PIN = 24, VSYS_INPUT = 3;

export class Pico {
  /**
   * @param {object} o
   * @param {string|Uint8Array} [o.image]  firmware: path or bytes of a .uf2, .elf or .bin
   * @param {string} [o.elf]        symbols for measuring; by default the .elf beside the image
   * @param {number} [o.seed]       seeds the ring oscillator, the power-on content of SRAM and torn flash writes
   * @param {boolean} [o.usb]       a USB host with an open serial terminal is connected
   * @param {boolean} [o.usbPower]  5 V on the USB plug, by default where there is a host; may change: pico.usbPower
   * @param {number} [o.vsysMv]     what feeds the board; may change: pico.vsysMv
   * @param {number} [o.flashSize] [o.eraseMs] [o.programMs]
   */
  constructor({ image, elf, seed = 1, usb = false, usbPower = usb, vsysMv = 4500, flashSize, eraseMs, programMs } = {}) {
    this.hasUsbHost = usb;
    this.elf = elf ?? (typeof image === 'string' ? image.replace(/\.(uf2|bin)$/, '.elf') : undefined);
    this.flash = new Flash({ size: flashSize, seed, eraseMs, programMs });
    if (image) this.load(image);
    this.rosc = 'random';      // 0 or 1: the ring oscillator's random bit is stuck
    this.roscRandom = xorshift(seed);
    this.sramRandom = xorshift(seed ^ 0x5eed);
    this.i2cDevices = [new Map(), new Map()];
    this.driven = new Map();   // pin -> level from outside
    this.watched = new Map();  // pin -> edges
    this.adc = [0, 0, 0, 0, 0];
    this.usbPower = usbPower;
    this.vsysMv = vsysMv;
    this.uartText = '';
    this.usbText = '';
    this.warnings = new Map(); // what rp2040js grumbled about -> how often
    this.resets = [];          // reason of every start: 'power', 'run' or 'watchdog'
    this.cycles = 0;           // executed by the core, awake; over all resets, as the following
    this.instructions = 0;
    this.asleepNs = 0;         // in WFI or WFE
    this.epochNs = 0;          // when the present life began
    this.profiler = null;
    this.breakAt = null;
  }
  load(image) { this.flash.load(loadImage(image)); }

  // ---- power
  /** Power on; or a reset, when `keep` holds what outlives it. */
  start(reason = 'power', keep = {}) {
    if (this.mcu) this.epochNs += this.mcu.clock.nanos;
    const mcu = (this.mcu = new RP2040());
    mcu.logger = this.logger();
    mcu.loadBootrom(romWords());
    this.connectFlash(mcu);    // after loadBootrom, which erases flash
    if (keep.sram) mcu.sram.set(keep.sram);
    else for (let i = 0; i < mcu.sram.length; i += 4) mcu.sramView.setUint32(i, this.sramRandom(), true);
    this.i2c = [0, 1].map((bus) => new I2C(mcu, bus, this.i2cDevices[bus], () => this.ns));
    this.clocks = new Clocks(mcu, () => this.usb?.connected);
    correct(mcu, this.i2c, this.clocks);
    addMissingPeripherals(mcu, { reason, randomBit: () => (this.rosc === 'random' ? this.roscRandom() & 1 : this.rosc) });
    this.connectWatchdog(mcu, keep.watchdog);
    mcu.onBreak = (n) => answerRomCall(this, n);
    mcu.adc.channelValues = this.adc;
    this.connectPins(mcu);
    this.connectText(mcu);
    this.nsPerCycle = 1e9 / mcu.clkSys;
    mcu.addClockListener((hz) => { this.nsPerCycle = 1e9 / hz; });
    this.stopped = false;      // in the boot ROM's USB loader
    this.bootsel = false;
    this.pendingReset = null;
    this.flashBusyNs = null;   // until when the ROM waits for the flash chip
    this.flashAway = false;    // not to be read
    this.dead = null;
    this.profiler?.forget();
    this.resets.push(reason);
    if (reason === 'power') for (const bus of this.i2cDevices) for (const device of bus.values()) device.powerOn?.();
    bootFromFlash(mcu);
    return this;
  }
  /** Everything on the board loses power, the I2C devices too; flash keeps its content. */
  powerCycle() { return this.start('power'); }
  /** Pulls the plug now, between two instructions. powerCycle() brings it back. */
  powerOff() { this.dead = new PowerCut('the power is off'); }
  /** RUN pin: SRAM keeps its content, peripherals do not. */
  resetPin() { return this.start('run', { sram: this.mcu.sram }); }

  /** From the ROM's leaving XIP to its return nothing can be read or executed there. */
  detachFlash() {
    this.flashAway = true;
    this.mcu.flash = new Uint8Array(0);
  }
  attachFlash() {
    this.flashAway = false;
    this.mcu.flash = this.flash.bytes;
  }
  connectFlash(mcu) {
    mcu.flash = this.flash.bytes;
    mcu.flash16 = new Uint16Array(mcu.flash.buffer);
    mcu.flashView = new DataView(mcu.flash.buffer);
  }
  connectWatchdog(mcu, kept) {
    const watchdog = (this.watchdog = mcu.peripherals[0x40058]);
    // rp2040js re-arms the alarm at once and would trigger for ever inside one clock tick.
    watchdog.onWatchdogTrigger = () => { this.pendingReset = 'watchdog'; watchdog.alarm.enable = false; };
    if (!kept) return;
    watchdog.scratchData.set(kept.scratchData);
    watchdog.reason = kept.reason;
  }

  // ---- time
  /** Emulated time since the first start, over all resets. */
  get ns() { return this.epochNs + this.mcu.clock.nanos; }
  get ms() { return this.ns / 1e6; }
  /** Time that the core was not asleep, flash operations included. */
  get awakeNs() { return this.ns - this.asleepNs; }

  run(ms) { return this.runNs(ms * 1e6); }
  runNs(ns) {
    const end = this.ns + ns;
    while (!this.advance(end)); // once per life
    return this;
  }
  /** Runs until cond() holds; looks every `stepMs`. Throws after `limitMs`. */
  runUntil(cond, limitMs = 1000, stepMs = 1) {
    for (let t = 0; ; t += stepMs) {
      if (cond()) return this;
      if (t >= limitMs) throw new EmulationError(`condition not met in ${limitMs} emulated ms`);
      this.run(stepMs);
    }
  }
  /** One life of the machine; false when a reset ended it before `end` or the breakpoint came. */
  advance(end) {
    if (this.dead) throw new this.dead.constructor(this.dead.message);
    try {
      if (this.profiler || this.breakAt !== null) this.tracedLoop(end - this.epochNs);
      else this.loop(end - this.epochNs);
    } catch (error) {
      this.dead = error;       // a machine that failed must not seem to run on
      throw error;
    }
    if (!this.pendingReset) return true;
    this.start(this.pendingReset, { sram: this.mcu.sram, watchdog: this.watchdog });
    return false;
  }
  /** The hot loop: nothing in it that an ordinary run does not need. */
  loop(target) {
    const { core, clock } = this.mcu;
    let cycles = 0, instructions = 0;
    try {
      while (clock.nanosCounter < target && !this.stopped) {
        if (core.waiting) {
          this.sleep(target);
        } else {
          const c = core.executeInstruction();
          cycles += c;
          instructions++;
          // clock.tick() inlined: most instructions reach no alarm
          clock.nanosCounter += c * this.nsPerCycle;
          const a = clock.nextAlarm;
          if (a !== null && a.nanos <= clock.nanosCounter) clock.tick(0);
        }
        if (this.pendingReset) break;
      }
    } finally {
      this.cycles += cycles;
      this.instructions += instructions;
    }
  }
  /** The same, with an eye on the program counter. */
  tracedLoop(target) {
    const { core, clock } = this.mcu;
    this.breakHit = false;
    while (clock.nanosCounter < target && !this.pendingReset && !this.stopped) {
      if (core.waiting) { this.sleep(target); continue; }
      if (core.interruptsUpdated) core.checkForInterrupts(); // executeInstruction() would hide a handler's first address
      const pc = (core.registers[15] & ~1) >>> 0;
      if (this.profiler?.at(pc, core)) return;
      if (pc === this.breakAt) { this.breakHit = true; return; }
      const c = core.executeInstruction();
      this.cycles += c;
      this.instructions++;
      clock.tick(c * this.nsPerCycle);
    }
  }
  /** WFI or WFE: straight to the next event, or awake if there is a reason already. */
  sleep(target) {
    const { core, clock } = this.mcu;
    if (this.flashBusyNs !== null) return this.waitForFlash(target);
    this.clocks.checkSleep();
    if (core.pendingInterrupts & core.enabledInterrupts || core.pendingSystick || core.pendingPendSV) {
      core.checkForInterrupts();
      if (!core.waiting) return;
    }
    const from = clock.nanosCounter, next = clock.nextAlarm;
    clock.tick(Math.max(0, (next && next.nanos < target ? next.nanos : target) - from));
    this.asleepNs += clock.nanosCounter - from;
  }

  /** The ROM asks the flash chip whether it is done. Interrupts that are not masked are served meanwhile. */
  waitForFlash(target) {
    const { core, clock } = this.mcu;
    const pending = () => !core.PM && core.pendingInterrupts & core.enabledInterrupts;
    if (!pending()) {
      const until = Math.min(target, this.flashBusyNs, core.PM ? Infinity : clock.nextAlarm?.nanos ?? Infinity);
      clock.tick(Math.max(0, until - clock.nanosCounter));
      if (clock.nanosCounter >= this.flashBusyNs) this.flashBusyNs = null;
    }
    if (this.flashBusyNs !== null && !pending()) return;
    core.waiting = false;
    core.interruptsUpdated = true;
  }

  // ---- measuring
  /** Address of a function or variable. */
  symbol(name) {
    if (!this.symbols) {
      if (!this.elf || !existsSync(this.elf)) throw new EmulationError(`no symbols: ${this.elf ?? 'the image'} has no ELF file`);
      this.symbols = elfSymbols(this.elf);
    }
    const s = this.symbols.get(name);
    if (!s) throw new EmulationError(`no symbol ${name} in ${this.elf} (inlined, or renamed by the compiler?)`);
    if (s.count > 1) throw new EmulationError(`${s.count} symbols have the name ${name}`);
    return s.value;
  }
  /** Runs until the core is about to execute `addr` (again); returns the cycles it took. */
  runToPC(addr, limitMs = 10000) {
    const from = this.cycles;
    this.breakHit = false;
    this.runNs(1e-3);          // one instruction: leave a breakpoint that we stand on
    this.breakAt = (addr & ~1) >>> 0;
    try {
      this.runNs(limitMs * 1e6);
    } finally {
      this.breakAt = null;
    }
    if (!this.breakHit) throw new EmulationError(`${hex(addr)} not reached in ${limitMs} emulated ms`);
    this.breakHit = false;
    return this.cycles - from;
  }
  /** Cycles of the next call of a function, interrupts included. */
  callCycles(name, limitMs = 10000) {
    const outer = this.profiler;
    let result = null;
    this.profiler = new CallRecorder(this, new Map([[(this.symbol(name) & ~1) >>> 0, name]]), (_, cycles) => {
      result ??= cycles;
      return true;
    });
    try {
      this.runNs(limitMs * 1e6);
    } finally {
      this.profiler = outer;
    }
    if (result === null) throw new EmulationError(`no call of ${name} came back in ${limitMs} emulated ms`);
    return result;
  }
  /** From now on every call of these functions is recorded: Map name -> [cycles...]. stopProfile() ends it. */
  profile(names) {
    const result = new Map(names.map((name) => [name, []]));
    this.profiler = new CallRecorder(this, new Map(names.map((name) => [(this.symbol(name) & ~1) >>> 0, name])), (name, cycles) => result.get(name).push(cycles));
    return result;
  }
  stopProfile() { this.profiler = null; }
  /** Calls a function, as a debugger would: here and now, with up to four arguments; returns what it returns. */
  call(name, ...args) {
    const { core } = this.mcu;
    if (core.waiting || core.IPSR) throw new EmulationError(`no call of ${name} out of sleep or an interrupt`);
    const registers = core.registers.slice(), flags = core.APSR, here = (core.PC & ~1) >>> 0;
    args.forEach((value, i) => { core.registers[i] = value; });
    core.LR = here | 1;
    core.PC = this.symbol(name) & ~1;
    this.runToPC(here);
    const result = core.registers[0];
    core.registers.set(registers);
    core.APSR = flags;
    return result;
  }
  /** Memory by address, little-endian. */
  u32(addr) { return this.mcu.readUint32(addr); }
  bytes(addr, n) { return Uint8Array.from({ length: n }, (_, i) => this.mcu.readUint8(addr + i)); }

  // ---- supply, as a Pico board wires it: the USB plug's voltage to a pin, a third of VSYS to the ADC
  get usbPower() { return this.driven.get(VBUS_PIN) ?? false; }
  set usbPower(on) { this.drive(VBUS_PIN, on); }
  get vsysMv() { return this.vsys; }
  set vsysMv(mv) {
    this.vsys = mv;
    this.adc[VSYS_INPUT] = Math.min(4095, Math.round(((mv / 3) * 4096) / 3300));
  }

  // ---- pins
  connectPins(mcu) {
    mcu.gpio.forEach((pin, i) => {
      pin.addListener(() => this.refreshPin(i));
      this.refreshPin(i);
    });
  }
  /** Drives a pin from outside; `undefined` lets it go. */
  drive(pin, level) {
    if (level === undefined) this.driven.delete(pin);
    else this.driven.set(pin, !!level);
    if (this.mcu) this.refreshPin(pin);
  }
  press(pin) { this.drive(pin, 0); }
  release(pin) { this.drive(pin, undefined); }
  level(pin) { return this.mcu.gpio[pin].rawInputValue ? 1 : 0; }
  /** A growing list of { ns, level }: every change of the pin from now on. */
  watch(pin) {
    const edges = [];
    this.watched.set(pin, edges);
    return edges;
  }
  refreshPin(i) {
    const pin = this.mcu.gpio[i], state = pin.value;
    let level = false;
    if (state === GPIOPinState.High || state === GPIOPinState.Low) level = state === GPIOPinState.High;
    else if (this.driven.has(i)) level = this.driven.get(i);
    else if (state === GPIOPinState.InputPullUp) level = true;
    else if (state === GPIOPinState.InputBusKeeper) level = pin.rawInputValue;
    if (level === pin.rawInputValue) return;
    pin.setInputValue(level);
    this.watched.get(i)?.push({ ns: this.ns, level: level ? 1 : 0 });
  }

  // ---- I2C
  /** `pins` [sda, scl], if given, are where the device is soldered: it answers only over these. */
  addI2C(bus, device, pins) {
    if (pins) device.pins = pins;
    this.i2cDevices[bus].set(device.address, device);
    return device;
  }
  /** Takes effect at once, inside a transfer too: what follows is not acknowledged. */
  removeI2C(bus, device) {
    if (this.i2cDevices[bus].get(device.address) === device) this.i2cDevices[bus].delete(device.address);
    this.i2c?.[bus].unplugged(device);
  }

  // ---- text
  connectText(mcu) {
    const decoder = new TextDecoder();
    mcu.uart[0].onByte = (byte) => { this.uartText += decoder.decode(Uint8Array.of(byte), { stream: true }); };
    this.usb = this.hasUsbHost ? new UsbTerminal(mcu, (text) => { this.usbText += text; }) : null;
  }
  uartSend(text) { for (const byte of Buffer.from(text, 'utf8')) this.mcu.uart[0].feedByte(byte); }
  usbSend(text) {
    if (!this.usb) throw new EmulationError('no USB host: new Pico({ usb: true })');
    this.usb.send(text);
  }
  logger() {
    const ignore = () => {};
    const complain = (component, message) => {
      // What these two complain about would be a HardFault on the chip.
      if (this.flashAway && /invalid memory address: 1/.test(message)) message = `${message}: flash was read while it could not be`;
      if (component === 'RP2040' || component === 'CortexM0Core') throw new EmulationError(`${message} (PC ${hex(this.mcu.core.PC)})`);
      const key = `${component}: ${message}`;
      this.warnings.set(key, (this.warnings.get(key) ?? 0) + 1);
    };
    const info = (_, message) => { if (message === 'SEV') this.mcu.core.eventRegistered = true; }; // rp2040js only logs SEV
    return { debug: ignore, info, warn: complain, error: complain };
  }
}
