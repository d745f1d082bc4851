// The two OLED controllers of 128x64 modules as I2C devices: they decode what the firmware sends into a picture.
//
//   const oled = pico.addI2C(0, new SSD1306());      // or new SH1106({ address: 0x3d, seed: 7 })
//                                                    // shift: 2 for a glass that begins two columns further right
//   oled.pixel(x, y)      what the viewer sees, 0 or 1, on a module mounted so that A1/C8 is upright
//   oled.frame()          the same as 1024 bytes in page order; oled.halfBlocks() as 32 lines of 128 characters
//   oled.errors           everything a strict reader of the datasheet would object to
//   oled.dataBytes, bytes (with address bytes), transactions, lastByteNs; clearCounters()
//   oled.log = (kind, value, ns) => {}   kind: start, control, command ([code, ...arguments]), data, read, stop
//
// Both are strict on purpose: real modules and their clones forgive different things.
import { xorshift } from './random.mjs';

const hex = (n) => n.toString(16).padStart(2, '0');

class Oled {
  constructor({ address = 0x3c, seed = 1, id = 0, shift = 0 } = {}, columns, args) {
    this.address = address;
    this.columns = columns;
    this.firstColumn = (columns - 128) / 2 + shift; // where the glass begins
    this.args = args;         // command -> number of argument bytes
    this.id = id;             // low bits of the status byte: they differ between makers
    this.random = xorshift(seed ^ 0x01ed);
    this.log = null;
    this.errors = [];
    this.lastByteNs = 0;
    this.clearCounters();
    this.powerOn();
  }
  clearCounters() { this.dataBytes = 0; this.bytes = 0; this.transactions = 0; }

  /** What the chip loses without power. Its RAM comes up as noise, its display off. Counters and errors stay. */
  powerOn() {
    this.ram = Uint8Array.from({ length: this.columns * 8 }, () => this.random() & 0xff); // page by page, by physical segment
    this.on = false;
    this.inverted = false;
    this.allOn = false;
    this.startLine = 0;
    this.offset = 0;
    this.multiplex = 63;
    this.segRemap = false;
    this.comRemap = false;
    this.column = 0;
    this.page = 0;
    this.command = [];        // an unfinished command
    this.expectControl = true;
    this.powerOnMore();
  }
  error(message) { this.errors.push(message); }
  get lit() { return this.on; }

  // ---- bus side
  start(ns, reading) {
    this.transactions++;
    this.bytes++;
    this.lastByteNs = ns;
    this.expectControl = !reading;
    this.log?.('start', reading ? 'read' : 'write', ns);
  }
  write(byte, ns) {
    this.bytes++;
    this.lastByteNs = ns;
    if (this.expectControl) {
      if (byte & 0x3f) this.error(`bad control byte ${hex(byte)}`);
      this.single = !!(byte & 0x80);
      this.isData = !!(byte & 0x40);
      this.expectControl = false;
      this.log?.('control', byte, ns);
      return true;
    }
    if (this.isData) {
      if (this.command.length) { this.error(`data inside command ${this.command.map(hex)}`); this.command = []; }
      this.dataBytes++;
      this.log?.('data', byte, ns);
      this.data(byte);
    } else {
      this.commandByte(byte, ns);
    }
    if (this.single) this.expectControl = true;
    return true;
  }
  read(ns) {
    this.bytes++;
    this.lastByteNs = ns;
    const status = (this.on ? 0 : 0x40) | this.id;
    this.log?.('read', status, ns);
    return status;
  }
  stop(ns) { this.log?.('stop', null, ns); }

  // ---- controller side
  commandByte(byte, ns) {
    this.command.push(byte);
    if (this.command.length <= (this.args[this.command[0]] ?? 0)) return;
    const [c, ...a] = this.command;
    this.command = [];
    this.log?.('command', [c, ...a], ns);
    if (!this.execute(c, a) && !this.executeShared(c, a)) this.error(`unknown command ${[c, ...a].map(hex).join(' ')}`);
  }
  /** What both controllers have in common. */
  executeShared(c, a) {
    if (c < 0x10) this.column = (this.column & 0xf0) | c;
    else if (c < 0x20) this.column = (this.column & 0x0f) | ((c & 0x0f) << 4);
    else if (c >= 0x40 && c < 0x80) this.startLine = c & 63;
    else if (c === 0x81) this.contrast = a[0];
    else if (c === 0xa0 || c === 0xa1) this.segRemap = c === 0xa1;
    else if (c === 0xa4 || c === 0xa5) this.allOn = c === 0xa5;
    else if (c === 0xa6 || c === 0xa7) this.inverted = c === 0xa7;
    else if (c === 0xa8) {
      if (a[0] < 15 || a[0] > 63) this.error(`multiplex ratio ${a[0]}`);
      this.multiplex = a[0] & 63;
    } else if (c === 0xae || c === 0xaf) this.on = c === 0xaf;
    else if (c >= 0xb0 && c < 0xb8) this.page = c & 7;
    else if ((c & 0xf0) === 0xc0) this.comRemap = !!(c & 8);
    else if (c === 0xd3) {
      if (a[0] > 63) this.error(`display offset ${a[0]}`);
      this.offset = a[0] & 63;
    } else if (![0xd5, 0xd9, 0xda, 0xdb, 0xe3].includes(c)) return false; // clock, pre-charge, pins, VCOMH, NOP
    return true;
  }
  /** Segment remap acts when data is written: what is already in RAM does not turn round with it. */
  store(byte) {
    const segment = this.segRemap ? this.columns - 1 - this.column : this.column;
    this.ram[this.page * this.columns + segment] = byte;
  }

  // ---- viewer's side
  pixel(x, y) {
    if (!this.lit) return 0;
    const com = this.comRemap ? y : 63 - y;
    if (com > this.multiplex) return 0;
    if (this.allOn) return 1;
    const line = (com + this.startLine + this.offset) & 63;
    const segment = this.columns - 1 - this.firstColumn - x; // the glass is mounted so that A1 is upright
    return ((this.ram[(line >> 3) * this.columns + segment] >> (line & 7)) & 1) ^ (this.inverted ? 1 : 0);
  }
  frame() {
    const out = new Uint8Array(1024);
    for (let y = 0; y < 64; y++) for (let x = 0; x < 128; x++) if (this.pixel(x, y)) out[(y >> 3) * 128 + x] |= 1 << (y & 7);
    return out;
  }
  halfBlocks() {
    return Array.from({ length: 32 }, (_, r) => {
      let line = '';
      for (let x = 0; x < 128; x++) line += ' ▀▄█'[this.pixel(x, 2 * r) + 2 * this.pixel(x, 2 * r + 1)];
      return line;
    });
  }
  toString() { return this.halfBlocks().join('\n'); }
}

const SHARED_ARGS = { 0x81: 1, 0xa8: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1 };
// Scrolling is known so that its arguments are not taken for commands; it is still an error to use it.
const SSD1306_ARGS = { ...SHARED_ARGS, 0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2a: 5, 0x8d: 1, 0xa3: 2 };
const HORIZONTAL = 0, VERTICAL = 1, PAGED = 2;

/** 0.96" modules: 128 columns, three ways of addressing, charge pump off until it is switched on. */
export class SSD1306 extends Oled {
  constructor(options) { super(options, 128, SSD1306_ARGS); }
  powerOnMore() {
    this.contrast = 0x7f;
    this.chargePump = false;
    this.mode = PAGED;
    this.columnStart = 0; this.columnEnd = 127;
    this.pageStart = 0; this.pageEnd = 7;
  }
  get lit() { return this.on && this.chargePump; }
  execute(c, a) {
    if (c < 0x20 || (c >= 0xb0 && c < 0xb8)) {
      if (this.mode === PAGED) { this.executeShared(c, a); this.column &= 127; }
      else this.error(`command ${hex(c)} is for page addressing only`);
    } else if (c === 0x20) {
      if (a[0] > 2) this.error(`addressing mode ${a[0]}`);
      else this.mode = a[0];
    } else if (c === 0x21) {
      if (!this.range(c, a, 127)) return true;
      [this.columnStart, this.columnEnd] = a;
      this.column = a[0];
    } else if (c === 0x22) {
      if (!this.range(c, a, 7)) return true;
      [this.pageStart, this.pageEnd] = a;
      this.page = a[0];
    } else if (c === 0x8d) {
      if (a[0] !== 0x10 && a[0] !== 0x14) this.error(`charge pump setting ${hex(a[0])}`);
      this.chargePump = !!(a[0] & 4);
    } else if (c !== 0x2e) return false; // 2e: stop scrolling
    return true;
  }
  range(c, [from, to], max) {
    const good = this.mode !== PAGED && from <= to && to <= max;
    if (!good) this.error(`range command ${hex(c)} ${hex(from)} ${hex(to)}${this.mode === PAGED ? ' in page addressing' : ''}`);
    return good;
  }
  data(byte) {
    this.store(byte);
    if (this.mode === PAGED) this.column = (this.column + 1) & 127;
    else if (this.mode === HORIZONTAL) { if (this.nextColumn()) this.nextPage(); }
    else if (this.mode === VERTICAL && this.nextPage()) this.nextColumn();
  }
  nextColumn() {
    const wraps = this.column === this.columnEnd;
    this.column = wraps ? this.columnStart : (this.column + 1) & 127;
    return wraps;
  }
  nextPage() {
    const wraps = this.page === this.pageEnd;
    this.page = wraps ? this.pageStart : (this.page + 1) & 7;
    return wraps;
  }
}

/** 1.3" modules: 132 columns of which the middle 128 are seen (from column 2), page addressing only, DC-DC on by itself. */
export class SH1106 extends Oled {
  constructor(options) { super(options, 132, { ...SHARED_ARGS, 0x20: 1, 0x21: 2, 0x22: 2, 0x8d: 1, 0xad: 1 }); }
  powerOnMore() { this.contrast = 0x80; this.dcdc = true; }
  get lit() { return this.on && this.dcdc; }
  execute(c, a) {
    if ([0x20, 0x21, 0x22, 0x8d].includes(c)) this.error(`command ${hex(c)} is one of the SSD1306`);
    else if (c === 0xad) {
      if (a[0] !== 0x8a && a[0] !== 0x8b) this.error(`DC-DC setting ${hex(a[0])}`);
      this.dcdc = !!(a[0] & 1);
    } else if (c < 0x30 || c > 0x33) return false; // 30-33: pump voltage
    return true;
  }
  data(byte) {
    if (this.column >= this.columns) return this.error(`data at column ${this.column}, page ${this.page}`);
    this.store(byte);
    this.column++; // no wrap into the next page
  }
}
