// The OLED controllers, byte by byte.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { SH1106, SSD1306 } from './oled.mjs';

const send = (oled, ...bytes) => { oled.start(1); bytes.forEach((b, i) => assert.equal(oled.write(b, i + 2), true)); oled.stop(99); };
const lit = (oled) => oled.frame().reduce((n, b) => n + b.toString(2).replaceAll('0', '').length, 0);
for (const [name, make, pump] of [['SSD1306', (o) => new SSD1306(o), [0x8d, 0x14]], ['SH1106', (o) => new SH1106(o), [0xad, 0x8b]]]) {
  const margin = name === 'SH1106' ? 2 : 0;
  test(`${name} comes up dark, with seeded noise in its RAM`, () => {
    const a = make({ seed: 3 }), b = make({ seed: 3 }), c = make({ seed: 4 });
    assert.equal(lit(a), 0);
    for (const o of [a, b, c]) send(o, 0x00, ...pump, 0xaf);
    assert.ok(lit(a) > 3000 && lit(a) < 5200);
    assert.deepEqual(a.frame(), b.frame());
    assert.notDeepEqual(a.frame(), c.frame());
    const before = a.frame();
    a.powerOn();
    assert.equal(lit(a), 0);
    send(a, 0x00, ...pump, 0xaf);
    assert.notDeepEqual(a.frame(), before);
  });
  test(`${name} shows what page addressing wrote, upright or turned round`, () => {
    for (const [setup, at] of [[[0xa1, 0xc8], [0, 0]], [[0xa0, 0xc0], [127, 63]]]) {
      const o = make();
      send(o, 0x00, ...pump, 0xaf, ...setup);
      for (let p = 0; p < 8; p++) {
        send(o, 0x00, 0xb0 + p, 0x00 + margin, 0x10);
        send(o, 0x40, ...new Uint8Array(128).fill(0));
      }
      send(o, 0x80, 0xb0, 0x80, margin, 0x80, 0x10, 0x40, 0x01); // single commands, then data
      assert.deepEqual(o.errors, []);
      assert.equal(lit(o), 1);
      assert.equal(o.pixel(...at), 1);
      const [column, row] = at;
      const line = o.halfBlocks()[row >> 1];
      assert.equal(line[column], row & 1 ? '▄' : '▀');
      assert.equal(line.length, 128);
      assert.equal(o.frame()[(row >> 3) * 128 + column], 1 << (row & 7));
      send(o, 0x00, 0xa7);
      assert.equal(lit(o), 8191);
      send(o, 0x00, 0xae);
      assert.equal(lit(o), 0);
    }
  });
  test(`${name} tells in bit 6 of its status whether it is off`, () => {
    const o = make();
    assert.equal(o.read(1), 0x40);
    send(o, 0x00, 0xaf);
    assert.equal(o.read(1), 0x00);
  });
  test(`${name} counts bytes and transactions, and objects to what it does not know`, () => {
    const o = make(), seen = [];
    o.log = (kind, value) => seen.push([kind, value]);
    send(o, 0x00, 0x81, 0x55);
    send(o, 0x40, 1, 2);
    assert.deepEqual([o.bytes, o.dataBytes, o.transactions, o.lastByteNs], [8, 2, 2, 4]);
    assert.deepEqual(seen.filter(([k]) => k === 'command'), [['command', [0x81, 0x55]]]);
    assert.equal(o.contrast, 0x55);
    assert.deepEqual(o.errors, []);
    send(o, 0x01);
    send(o, 0x00, 0xfe);
    send(o, 0x00, 0x81);
    send(o, 0x40, 1);
    assert.deepEqual(o.errors, ['bad control byte 01', 'unknown command fe', 'data inside command 81']);
  });
}
test('SSD1306 fills a window in horizontal addressing and wraps inside it', () => {
  const o = new SSD1306();
  send(o, 0x00, 0x8d, 0x14, 0xaf, 0xa1, 0xc8, 0x20, 0x00, 0x21, 0, 127, 0x22, 0, 7);
  send(o, 0x40, ...new Uint8Array(1024));
  send(o, 0x00, 0x21, 10, 11, 0x22, 2, 3);
  send(o, 0x40, 1, 2, 3, 4, 5);
  const f = o.frame();
  assert.deepEqual([f[2 * 128 + 10], f[2 * 128 + 11], f[3 * 128 + 10], f[3 * 128 + 11]], [5, 2, 3, 4]);
  assert.deepEqual(o.errors, []);
});
test('SSD1306 stays dark without its charge pump', () => {
  const o = new SSD1306();
  send(o, 0x00, 0xaf);
  assert.equal(lit(o), 0);
});
test('SSD1306 objects to commands of the other addressing mode', () => {
  const o = new SSD1306();
  send(o, 0x00, 0x21, 0, 127);
  send(o, 0x00, 0x20, 0x00, 0xb0);
  assert.equal(o.errors.length, 2);
});
test('SH1106 objects to commands of the SSD1306 and to data beyond its last column', () => {
  const o = new SH1106();
  send(o, 0x00, 0x20, 0x00, 0x21, 0, 127, 0x22, 0, 7, 0x8d, 0x14);
  assert.equal(o.errors.length, 4);
  send(o, 0x00, 0xb0, 0x00, 0x10);
  send(o, 0x40, ...new Uint8Array(132));
  assert.equal(o.errors.length, 4);
  send(o, 0x40, 0);
  assert.equal(o.errors.length, 5);
});
