// The I2C controller by its registers, without firmware.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Pico } from './pico.mjs';
import { sleepingImage } from './tiny.mjs';

const BASE = 0x40044000, DATA = 0x10, MASK = 0x30, RAW = 0x34, CLR_ABRT = 0x54, ENABLE = 0x6c, SOURCE = 0x80, RXFLR = 0x78;
const ABRT = 0x40, STOP_DET = 0x200, STOP = 0x200, RESTART = 0x400, READ = 0x100;
/** A machine with an enabled controller at about 400 kHz; `to` and `from` reach its registers. */
function bus(target = 0x3c) {
  const p = new Pico({ image: sleepingImage }).start();
  p.to = (o, v) => p.mcu.writeUint32(BASE + o, v);
  p.from = (o) => p.mcu.readUint32(BASE + o);
  p.from.irq = () => (p.mcu.core.pendingInterrupts >>> 23) & 1;
  for (const [o, v] of [[0x04, target], [0x1c, 126], [0x20, 187], [0xa0, 11], [MASK, 0], [0x88, 3], [ENABLE, 1]]) p.to(o, v);
  p.heard = [];
  p.device = p.addI2C(0, { address: 0x3c, start: (_, r) => p.heard.push(r ? 'R' : 'S'), write: (b) => { p.heard.push(b); return true; }, read: () => 0x5a, stop: () => p.heard.push('P') });
  return p;
}
/** Channel 0 sends 16-bit words to DATA_CMD, paced by the controller. */
function dma(p, words) {
  words.forEach((w, i) => p.mcu.sramView.setUint16(0x1000 + 2 * i, w, true));
  const DMA = 0x50000000;
  [[0x00, 0x20001000], [0x04, BASE + DATA], [0x08, words.length], [0x0c, (32 << 15) | 0x10 | (1 << 2) | 1]].forEach(([o, v]) => p.mcu.writeUint32(DMA + o, v));
  p.dmaBusy = () => !!(p.mcu.readUint32(DMA + 0x0c) & (1 << 24));
  p.dmaLeft = () => p.mcu.readUint32(DMA + 0x08);
}
test('one DMA list carries several transactions, with STOP and RESTART inside', () => {
  const p = bus();
  dma(p, [1, 2 | STOP, 3 | STOP, 4, 5 | RESTART, 6 | STOP]);
  p.run(2);
  assert.deepEqual(p.heard, ['S', 1, 2, 'P', 'S', 3, 'P', 'S', 4, 'S', 5, 6, 'P']);
  assert.equal(p.dmaBusy(), false);
});
test('a byte takes nine bit times of the programmed clock', () => {
  const p = bus();
  const times = [];
  p.device.write = (_, ns) => { times.push(ns); return true; };
  dma(p, [1, 2, 3 | STOP]);
  p.run(1);
  const bit = (126 + 11 + 7 + 187 + 1) * 8;
  assert.ok(Math.abs(times[2] - times[1] - 9 * bit) < 1, `${times[2] - times[1]} ns`);
  assert.ok(Math.abs(times[0] - 19 * bit) < 100, `${times[0]} ns`);
});
test('nobody at the address: abort, flushed FIFO, and the DMA runs to its end', () => {
  const p = bus(0x11);
  dma(p, Array.from({ length: 100 }, (_, i) => i));
  p.runNs(20000);                       // still sending the address
  assert.equal(p.dmaBusy(), true);
  assert.equal(p.from(RAW) & ABRT, 0);
  p.run(1);
  assert.equal(p.dmaBusy(), false);
  assert.equal(p.from(RAW) & (ABRT | STOP_DET), ABRT | STOP_DET);
  assert.equal(p.from(SOURCE) & 0xffff, 1);
  assert.equal(p.from(SOURCE) & 0xffff, 1);   // reading it does not clear it
  assert.deepEqual(p.heard, []);
});
test('after an abort words are dropped until IC_CLR_TX_ABRT is read', () => {
  const p = bus(0x11);
  p.to(DATA, 1 | STOP);
  p.run(1);
  p.addI2C(0, { ...p.device, address: 0x11 });
  p.to(DATA, 2 | STOP);
  p.run(1);
  assert.deepEqual(p.heard, []);
  p.from(CLR_ABRT);
  assert.equal(p.from(SOURCE), 0);
  p.to(DATA, 3 | STOP);
  p.run(1);
  assert.deepEqual(p.heard, ['S', 3, 'P']);
});
test('TX_ABRT and STOP_DET reach the NVIC when unmasked, and only then', () => {
  const p = bus(0x11);
  p.to(DATA, 1 | STOP);
  p.run(1);
  assert.equal(p.from.irq(), 0);
  p.to(MASK, ABRT);
  assert.equal(p.from.irq(), 1);
  p.from(CLR_ABRT);
  assert.equal(p.from.irq(), 0);
  p.to(MASK, STOP_DET);
  assert.equal(p.from.irq(), 1);
  p.from(0x60);
  assert.equal(p.from.irq(), 0);
});
test('a byte can be read, RX_FULL comes with it and goes with it', () => {
  const p = bus();
  p.to(DATA, READ | STOP);
  assert.equal(p.from(RAW) & 4, 0);
  p.run(1);
  assert.equal(p.from(RAW) & 4, 4);
  assert.equal(p.from(RXFLR), 1);
  assert.equal(p.from(DATA) & 0xff, 0x5a);
  assert.equal(p.from(RAW) & 4, 0);
  assert.deepEqual(p.heard, ['R', 'P']);
});
test('turning from writing to reading restarts by itself', () => {
  const p = bus();
  p.to(DATA, 7);
  p.to(DATA, READ | STOP);
  p.run(1);
  assert.deepEqual(p.heard, ['S', 7, 'R', 'P']);
});
test('without a STOP the bus is held for the next word', () => {
  const p = bus();
  p.to(DATA, 7);
  p.run(10);
  assert.equal(p.from(0x70) & 0x20, 0x20);
  p.to(DATA, 8 | STOP);
  p.run(1);
  assert.deepEqual(p.heard, ['S', 7, 8, 'P']);
});
test('a device unplugged inside a transfer acknowledges nothing more, even if it comes back', () => {
  const p = bus();
  dma(p, Array.from({ length: 50 }, (_, i) => i | (i === 49 ? STOP : 0)));
  p.runUntil(() => p.heard.length > 5, 5, 0.001);
  p.removeI2C(0, p.device);
  p.addI2C(0, p.device);
  const heard = p.heard.length;
  p.run(5);
  assert.equal(p.heard.length, heard);
  assert.equal(p.from(SOURCE) & 0xffff, 8);   // a data byte was refused
  assert.equal(p.dmaBusy(), false);
  p.from(CLR_ABRT);
  p.to(DATA, 1 | STOP);
  p.run(1);
  assert.deepEqual(p.heard.slice(heard), ['S', 1, 'P']);
});
test('a bus that is held low stops everything until it is let go', () => {
  const p = bus();
  p.i2c[0].stuck = true;
  dma(p, [1, 2 | STOP]);
  p.run(50);
  assert.deepEqual(p.heard, []);
  assert.equal(p.dmaBusy(), true);
  p.i2c[0].stuck = false;
  p.run(1);
  assert.deepEqual(p.heard, ['S', 1, 2, 'P']);
});
test('the target address cannot change while the controller is enabled', () => {
  const p = bus();
  p.to(0x04, 0x11);
  assert.equal(p.from(0x04), 0x3c);
  assert.equal(p.warnings.size, 1);
});
test('a reset of the block forgets a hanging transfer', () => {
  const p = bus();
  p.to(DATA, 7);
  p.run(1);
  p.mcu.writeUint32(0x4000e000, 1 << 3);      // RESETS, set alias
  assert.equal(p.mcu.readUint32(0x4000c008) & 8, 0);
  p.mcu.writeUint32(0x4000f000, 1 << 3);      // clear alias
  assert.equal(p.from(0x70) & 0x20, 0);
  assert.equal(p.from(ENABLE), 0);
});
