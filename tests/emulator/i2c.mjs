// The I2C controller (Synopsys DW_apb_i2c) as a bus master, with bus timing, interrupts and DMA requests.
//
// It replaces the one of rp2040js, in which interrupts cannot be unmasked, an aborted FIFO accepts new words at once,
// reading the abort source clears it, and DMA requests are missing. Written from the register descriptions of the
// Pico SDK and the RP2040 datasheet, 4.3. Slave mode and ten-bit addresses are not there.
//
// A device on the bus is any object { address, start?(ns, reading), write(byte, ns) -> acknowledged, read?(ns) -> byte,
// stop?(ns), pins? }. `stuck = true` holds the bus low, as a hanging device does: nothing moves until it is false again.
import { Registers } from './missing.mjs';

const CON = 0x00, TAR = 0x04, SAR = 0x08, DATA_CMD = 0x10, SS_HCNT = 0x14, SS_LCNT = 0x18, FS_HCNT = 0x1c, FS_LCNT = 0x20;
const INTR_STAT = 0x2c, INTR_MASK = 0x30, RAW_INTR_STAT = 0x34, RX_TL = 0x38, TX_TL = 0x3c, CLR_INTR = 0x40, CLR_TX_ABRT = 0x54;
const ENABLE = 0x6c, STATUS = 0x70, TXFLR = 0x74, RXFLR = 0x78, SDA_HOLD = 0x7c, TX_ABRT_SOURCE = 0x80;
const DMA_CR = 0x88, DMA_TDLR = 0x8c, DMA_RDLR = 0x90, SDA_SETUP = 0x94, ACK_GENERAL_CALL = 0x98, ENABLE_STATUS = 0x9c, FS_SPKLEN = 0xa0;
const COMP_VERSION = 0xf8, COMP_TYPE = 0xfc;

const CON_RESTART_EN = 1 << 5, CON_TX_EMPTY_CTRL = 1 << 8;
const EN = 1, EN_ABORT = 2, EN_TX_CMD_BLOCK = 4;
const RX_UNDER = 1 << 0, RX_OVER = 1 << 1, RX_FULL = 1 << 2, TX_OVER = 1 << 3, TX_EMPTY = 1 << 4, TX_ABRT = 1 << 6;
const ACTIVITY = 1 << 8, STOP_DET = 1 << 9, START_DET = 1 << 10;
const CMD_READ = 1 << 8, CMD_STOP = 1 << 9, CMD_RESTART = 1 << 10, FIRST_DATA_BYTE = 1 << 11;
const ABRT_7B_ADDR_NOACK = 1 << 0, ABRT_TXDATA_NOACK = 1 << 3, ABRT_USER = 1 << 16;
const FIFO_DEPTH = 16, FUNCSEL_I2C = 3;

const RESET_VALUES = {
  [CON]: 0x65, [TAR]: 0x55, [SAR]: 0x55, [SS_HCNT]: 0x28, [SS_LCNT]: 0x2f, [FS_HCNT]: 6, [FS_LCNT]: 13, [INTR_MASK]: 0x8ff,
  [SDA_HOLD]: 1, [SDA_SETUP]: 0x64, [ACK_GENERAL_CALL]: 1, [FS_SPKLEN]: 7, [COMP_VERSION]: 0x3230312a, [COMP_TYPE]: 0x44570140,
};
const ONLY_WHILE_DISABLED = new Set([CON, TAR, SAR, SS_HCNT, SS_LCNT, FS_HCNT, FS_LCNT, FS_SPKLEN, SDA_SETUP]);
const READ_ONLY = new Set([INTR_STAT, RAW_INTR_STAT, STATUS, TXFLR, RXFLR, TX_ABRT_SOURCE, ENABLE_STATUS, COMP_VERSION, COMP_TYPE]);
// Reading one of these clears the latched interrupt of that bit.
const CLEARS = { 0x44: RX_UNDER, 0x48: RX_OVER, 0x4c: TX_OVER, 0x50: 1 << 5, 0x54: TX_ABRT, 0x58: 1 << 7, 0x5c: ACTIVITY, 0x60: STOP_DET, 0x64: START_DET, 0x68: 1 << 11 };

export class I2C extends Registers {
  /**
   * @param mcu the machine; @param bus 0 or 1
   * @param {Map} devices address -> device; may change at any time
   * @param {() => number} now emulated time in ns, for the devices
   */
  constructor(mcu, bus, devices, now) {
    super();
    this.mcu = mcu;
    this.irq = 23 + bus;
    this.dreqTx = bus ? 34 : 32;
    this.dreqRx = this.dreqTx + 1;
    this.devices = devices;
    this.now = now;
    this.alarm = mcu.clock.createAlarm(() => this.alarmFired());
    this.held = false;
    this.reset();
    mcu.i2c[bus] = this;
    mcu.peripherals[bus ? 0x40048 : 0x40044] = this;
  }

  /** As by the RESETS block: registers, FIFOs and the running transfer are gone. No STOP reaches the device. */
  reset() {
    this.alarm.cancel();
    this.then = null;
    this.values = new Map(Object.entries(RESET_VALUES).map(([k, v]) => [Number(k), v]));
    this.enable = 0;
    this.tx = [];
    this.rx = [];
    this.latched = 0;          // interrupts that stay until they are cleared
    this.abortSource = 0;
    this.state = 'idle';       // idle | start | address | byte | hold (bus kept low for the next word) | stop
    this.device = null;        // who answered the address
    this.reading = false;
    this.firstByte = false;    // no byte yet since the address
    this.stopAfterByte = false;
    this.update();
  }

  get(register) { return this.values.get(register) ?? 0; }
  get enabled() { return !!(this.enable & EN); }
  get stuck() { return this.held; }
  set stuck(held) {
    this.held = held;
    if (!held && this.then && !this.waiting) this.after(1, this.then);
  }
  /** The device is gone: it answers nothing more, even when it comes back before the next START. */
  unplugged(device) { if (this.device === device) this.device = null; }

  // ---- the wire
  bitNs() {
    const standard = ((this.get(CON) >> 1) & 3) === 1;
    const high = this.get(standard ? SS_HCNT : FS_HCNT), low = this.get(standard ? SS_LCNT : FS_LCNT);
    // The spike filter and synchronisation lengthen both phases (DW_apb_i2c, SCL timing). Rise time is not modelled.
    return ((high + this.get(FS_SPKLEN) + 7 + low + 1) * 1e9) / this.mcu.clkSys;
  }
  after(bits, then) {
    this.then = then;
    this.waiting = true;
    this.alarm.schedule(bits * this.bitNs());
  }
  alarmFired() {
    this.waiting = false;
    if (this.held) return;     // the step is done when the bus is let go
    const { then } = this;
    this.then = null;
    then.call(this);
    this.update();
  }

  /** Lets the bus move on, if there is a word to send and nothing is under way. */
  proceed() {
    if (!this.enabled || this.enable & EN_TX_CMD_BLOCK || !this.tx.length) return;
    if (this.state === 'idle') this.sendStart();
    else if (this.state === 'hold') this.nextWord();
  }
  sendStart() {
    this.state = 'start';
    this.after(1, () => {
      this.latched |= START_DET | ACTIVITY;
      this.state = 'address';
      this.after(9, this.addressSent);
    });
  }
  addressSent() {
    if (this.stopAfterByte || !this.tx.length) return this.sendStop();
    this.reading = !!(this.tx[0] & CMD_READ);
    this.device = this.answering(this.get(TAR) & 0x7f);
    if (!this.device) return this.abort(ABRT_7B_ADDR_NOACK);
    this.device.start?.(this.now(), this.reading);
    this.firstByte = true;
    this.nextWord();
  }
  /** A device that is wired to named pins hears nothing unless the firmware gave those pins to I2C. */
  answering(address) {
    const device = this.devices.get(address) ?? null;
    return device?.pins?.some((pin) => this.mcu.gpio[pin].functionSelect !== FUNCSEL_I2C) ? null : device;
  }
  nextWord() {
    if (this.stopAfterByte) return this.sendStop();
    if (!this.tx.length || !this.enabled || this.enable & EN_TX_CMD_BLOCK) { this.state = 'hold'; return; }
    const turns = !!(this.tx[0] & CMD_READ) !== this.reading;
    if (!this.firstByte && (this.tx[0] & CMD_RESTART || turns)) {
      if (this.get(CON) & CON_RESTART_EN) this.sendStart();
      else this.sendStop();    // and the word starts a new transaction
      return;
    }
    const word = this.tx.shift();
    this.state = 'byte';
    this.after(9, () => this.byteDone(word));
  }
  byteDone(word) {
    if (word & CMD_READ) {
      this.receive(this.device?.read?.(this.now()) ?? 0xff); // nobody there: the pull-ups read as ones
    } else if (!this.device?.write(word & 0xff, this.now())) {
      return this.abort(ABRT_TXDATA_NOACK);
    }
    this.firstByte = false;
    if (word & CMD_STOP) this.sendStop();
    else this.nextWord();
  }
  receive(value) {
    if (!this.enabled || this.latched & TX_ABRT) return;
    if (this.rx.length >= FIFO_DEPTH) this.latched |= RX_OVER;
    else this.rx.push(value | (this.firstByte ? FIRST_DATA_BYTE : 0));
  }
  sendStop() {
    this.state = 'stop';
    this.after(1, () => {
      this.device?.stop?.(this.now());
      this.device = null;
      this.state = 'idle';
      this.stopAfterByte = false;
      this.enable &= ~EN_ABORT;
      this.latched |= STOP_DET;
      this.proceed();
    });
  }
  /** Both FIFOs are emptied and stay so until IC_CLR_TX_ABRT is read; a STOP ends the transfer. */
  abort(reason) {
    this.abortSource = (reason | (this.tx.length << 23)) >>> 0;
    this.tx = [];
    this.rx = [];
    this.latched |= TX_ABRT;
    if (reason !== ABRT_USER) this.sendStop();
  }

  // ---- the processor's side
  get raw() {
    const shifting = this.get(CON) & CON_TX_EMPTY_CTRL && this.state === 'byte';
    const empty = this.enabled ? this.tx.length <= this.get(TX_TL) && !shifting : this.state !== 'idle';
    return this.latched | (empty ? TX_EMPTY : 0) | (this.rx.length > this.get(RX_TL) ? RX_FULL : 0);
  }
  /** Interrupt line and DMA requests, after any change. Once per change: rp2040js counts each rising request. */
  update() {
    this.mcu.setInterrupt(this.irq, !!(this.raw & this.get(INTR_MASK)));
    const { dma } = this.mcu;
    const cr = this.get(DMA_CR);
    if (cr & 2 && this.enabled && this.tx.length <= this.get(DMA_TDLR)) dma.setDREQ(this.dreqTx);
    else dma.clearDREQ(this.dreqTx);
    if (cr & 1 && this.rx.length > this.get(DMA_RDLR)) dma.setDREQ(this.dreqRx);
    else dma.clearDREQ(this.dreqRx);
  }
  note(message) { this.mcu.logger.warn(`I2C${this.irq - 23}`, message); }

  readUint32(offset) {
    offset &= 0xfff;
    switch (offset) {
      case DATA_CMD: {
        if (!this.rx.length) this.latched |= RX_UNDER;
        const value = this.rx.shift() ?? 0;
        this.update();
        return value;
      }
      case INTR_STAT: return this.raw & this.get(INTR_MASK);
      case RAW_INTR_STAT: return this.raw;
      case ENABLE: return this.enable;
      case ENABLE_STATUS: return this.enabled || !['idle', 'hold'].includes(this.state) ? 1 : 0;
      case STATUS: {
        const { tx, rx } = this;
        return (this.state !== 'idle' ? 0x21 : 0) | (tx.length < FIFO_DEPTH ? 2 : 0) | (tx.length ? 0 : 4) | (rx.length ? 8 : 0) | (rx.length < FIFO_DEPTH ? 0 : 16);
      }
      case TXFLR: return this.tx.length;
      case RXFLR: return this.rx.length;
      case TX_ABRT_SOURCE: return this.abortSource;
      case CLR_INTR: return this.clear(-1);
      default: return CLEARS[offset] ? this.clear(CLEARS[offset]) : this.get(offset);
    }
  }
  clear(bits) {
    const was = this.latched & bits ? 1 : 0;
    this.latched &= ~bits;
    if (bits & TX_ABRT) this.abortSource = 0;
    this.update();
    return was;
  }

  writeUint32(offset, value) {
    value >>>= 0;
    if (ONLY_WHILE_DISABLED.has(offset) && this.enabled) return this.note(`write to register 0x${offset.toString(16)} while enabled is ignored`);
    if (READ_ONLY.has(offset)) return this.note(`write to read-only register 0x${offset.toString(16)}`);
    if (offset === DATA_CMD) this.pushWord(value & 0x7ff);
    else if (offset === ENABLE) this.writeEnable(value & 7);
    else this.values.set(offset, value);
    this.update();
  }
  pushWord(word) {
    if (!this.enabled || this.latched & TX_ABRT) return;   // the FIFO is held empty
    if (this.tx.length >= FIFO_DEPTH) { this.latched |= TX_OVER; return; }
    this.tx.push(word);
    this.proceed();
  }
  writeEnable(value) {
    const moving = !['idle', 'hold', 'stop'].includes(this.state);
    if (value & EN_ABORT && !(this.enable & EN_ABORT)) {
      if (this.state === 'idle') value &= ~EN_ABORT;
      else {
        this.abort(ABRT_USER);
        if (moving) this.stopAfterByte = true;
        else if (this.state === 'hold') this.sendStop();
      }
    }
    this.enable = value | (this.enable & EN_ABORT);        // software cannot take an abort back
    if (!this.enabled) {
      this.tx = [];
      this.rx = [];
      if (moving) this.stopAfterByte = true;               // a bus in 'hold' stays held: the SDK's nostop relies on it
    }
    this.proceed();
  }
}
