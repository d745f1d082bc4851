// The contracts of hal/ that carry the device's power life, kept by the shipped image on the emulated Pico: light and
// dark, volume, supply, deep idle, and presses while flash is written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, powerOn } from './device.mjs';
import { SH1106, SSD1306 } from './oled.mjs';

const clean = (d) => {
  assert.deepEqual([...d.pico.warnings], []);
  if (d.oled) assert.deepEqual(d.oled.errors, []);
};
const shows = (d, name) => assert.deepEqual(d.picture(), golden(name));

// ---- light and dark

test('the display is switched on when its first frame is in it, never before', () => {
  for (const oled of [new SSD1306(), new SH1106()]) {
    const d = powerOn({ oled: null });
    if (oled instanceof SH1106) d.say('panel sh1106');
    let bytesBefore = null;
    oled.log = (kind, value) => { if (kind === 'command' && value[0] === 0xaf) bytesBefore ??= oled.dataBytes; };
    d.plugIn(oled);
    d.run(500);
    assert.equal(bytesBefore, 8 * oled.columns);
    shows(d, 'title');
    clean(d);
  }
});

test('a level of light reaches the display and costs five bytes', () => {
  const d = powerOn();
  assert.equal(d.oled.contrast, 0x7f);
  const before = d.oled.bytes;
  d.say('light 3');
  d.run(5);
  assert.equal(d.oled.contrast, 3);
  assert.ok(d.oled.bytes - before <= 5 + 2, `${d.oled.bytes - before} bytes`);   // one question for the status may fall in between
  shows(d, 'title');
  clean(d);
});

test('a dark display keeps its memory and is left alone', () => {
  const d = powerOn();
  d.say('light off');
  d.run(5);
  assert.equal(d.oled.on, false);
  const { bytes, ram } = d.oled, kept = Buffer.from(ram).toString('hex');
  d.say('press right');
  d.run(5000);
  assert.equal(d.oled.bytes, bytes);
  assert.equal(Buffer.from(d.oled.ram).toString('hex'), kept);
  d.say('light on');
  d.run(40);
  shows(d, 'title_dice');
  clean(d);
});

test('light, dark and offset are told again to a display that comes back', () => {
  const d = powerOn({ oled: null });
  d.say('panel sh1106 2');
  d.say('light 9');
  d.plugIn(new SH1106({ shift: 2 }));
  d.run(500);
  shows(d, 'title');
  assert.equal(d.oled.contrast, 9);
  d.unplug(); d.run(1000); d.oled.powerOn(); d.plugIn(d.oled); d.run(1000);   // lost while lit
  shows(d, 'title');
  assert.equal(d.oled.contrast, 9);
  d.say('light off');
  d.run(10);
  d.oled.powerOn();                        // without power for a moment while dark
  d.run(1000);
  assert.equal(d.oled.on, false);
  d.say('light 11');
  d.run(100);
  shows(d, 'title');
  assert.equal(d.oled.contrast, 11);
  d.say('light off');
  d.run(10);
  d.unplug();                              // exchanged for another while dark
  d.run(1000);
  d.plugIn(new SH1106({ shift: 2, address: 0x3d }));
  d.say('light 12');
  d.run(200);
  shows(d, 'title');
  assert.equal(d.oled.contrast, 12);
  clean(d);
});

test('dark and light again in quick turns end as they were last told', () => {
  const d = powerOn();
  for (let i = 0; i < 30; i++) { d.say('light off'); d.run(i / 10); d.say('light on'); d.run(i / 20); }
  d.run(100);
  shows(d, 'title');
  for (let i = 0; i < 30; i++) { d.say('light on'); d.run(i / 10); d.say('light off'); d.run(i / 20); }
  d.run(100);
  assert.equal(d.oled.on, false);
  clean(d);
});

for (const shift of [-2, 1, 2])
  test(`a module whose glass begins ${shift} columns off shows the whole picture`, () => {
    const d = powerOn({ oled: null });
    d.say(`panel sh1106 ${shift}`);
    d.plugIn(new SH1106({ shift }));
    d.run(500);
    shows(d, 'title');
    d.tap('right').run(50);
    shows(d, 'title_dice');
    clean(d);
  });
