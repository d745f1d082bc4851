// The device's life on the emulated Pico: what survives a power cut, what is remembered, what wakes it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Device, golden, goldenScenes, powerOn, STORE } from './device.mjs';
import { xorshift } from './random.mjs';

const region = (d) => d.pico.flash.bytes.slice(STORE);
/** Another life on a flash with these contents. */
const bootOn = (bytes, ms = 150) => {
  const d = new Device();
  d.pico.flash.bytes.set(bytes, STORE);
  return d.powerOn(ms);
};

/** What no move of a game changes: counted sums and the best lists. */
const remembered = (d) => d.say('stats').filter((l) => /^(ever-sums|games|wins|best)/.test(l)).join('\n');

test('power may fail at any flash step of a whole game by real pins', () => {
  const lines = readFileSync(new URL('../data/presses/standard_1.rec', import.meta.url), 'utf8').trim().split('\n').slice(1);
  const d = powerOn();
  // something to remember: two rolls of number dice and the brightness
  d.play(['press right', 'press a', 'press right', 'press a', 'press b', 'press b', 'press b long']);
  d.play(['press left', 'press left', 'press left', 'press a', 'press right', 'press right', 'press a', 'press b long', 'press right', 'press right']);
  d.run(3000);                             // the first sector is ready
  const light = d.oled.contrast, kept = remembered(d);
  assert.notEqual(light, powerOn().oled.contrast);
  assert.equal(kept.match(/ever-sums.*/)[0].match(/:(\d+)/g).reduce((n, c) => n + Number(c.slice(1)), 0), 2);
  const states = [d.ask('show').join('\n')], steps = [];
  let press = 0, pressedMs = d.pico.ms;
  d.pico.flash.onStep = (op) => {
    const before = region(d), at = op.offset - STORE;
    steps.push({ ...op, at, before, press, late: d.pico.ms - pressedMs > 100 });
    return null;
  };
  let rolls = false;
  for (const line of lines) {
    const [, button, long] = line.match(/^\d+ press (\w+)( long)?$/) ?? [];
    const [, faces] = line.match(/^\d+ dice (\w+)$/) ?? [];
    if (faces) { d.say(`dice ${faces}`); rolls = true; }
    if (!button) continue;
    press++;
    d.press(button); d.run(long ? 650 : 40);
    if (button === 'left' || button === 'right') pressedMs = d.pico.ms;
    else { pressedMs = d.pico.ms + 10; }
    d.release(button); d.run(rolls ? 1700 : 150);
    rolls = false;
    states.push(d.ask('show').join('\n'));
  }
  d.run(3000);
  d.pico.flash.onStep = null;
  const end = region(d);
  // what a step has done is seen before the next one
  const after = (i) => (i + 1 < steps.length ? steps[i + 1].before : end).slice(steps[i].at, steps[i].at + steps[i].length);

  const random = xorshift(20261118), CUTS = 240;
  let cuts = 0, lost = 0;
  for (let n = 0; n < CUTS; n++) {
    const i = Math.floor((n * steps.length) / CUTS), s = steps[i], done = after(i), bytes = s.before.slice();
    const whole = [0, 1, s.length >> 1, s.length - 1, s.length][n % 5];
    bytes.set(done.subarray(0, whole), s.at);
    if (n % 2 && whole < s.length) for (let k = whole; k < s.length; k++) bytes[s.at + k] = s.kind === 'erase' ? s.before[s.at + k] | (done[k] & random()) : s.before[s.at + k] & (done[k] | random());
    const again = bootOn(bytes), shown = again.ask('show').join('\n');
    assert.equal(again.oled.contrast, light);
    assert.equal(remembered(again), kept);
    const allowed = s.late ? states.slice(s.press) : states.slice(Math.max(0, s.press - 1));
    cuts++;
    if (!allowed.slice(0, 3).includes(shown)) lost++;
  }
  console.log(`power cut at ${cuts} places of ${steps.length} flash steps of a game by pins: ${lost} moves lost`);
  assert.ok(steps.length > 60);
  assert.equal(lost, 0);
});

test('a game resumes on the screen it was on, with the dice that were held', () => {
  const d = powerOn();
  d.play(['new standard players=2', 'press a', 'dice blwgom', 'press b', 'press a', 'press right', 'press right', 'press a']);
  const dice = () => d.picture().slice(5, 15);  // below the mark of scripted dice, which is not kept
  const before = dice();
  d.powerOn(400);
  assert.deepEqual(dice(), before);
  assert.match(d.say('show')[0], /phase=roll rolls=1 dice=blwgom/);
  d.play(['dice oooo', 'press b']);
  assert.match(d.say('show')[0], /rolls=2 dice=bowooo/);
});

test('every setting survives a power cycle', () => {
  const pages = (d) => {                   // by the gesture that opens the settings
    d.press('a'); d.powerOn(700); d.release('a'); d.run(200);
    const all = [];
    for (let i = 0; i < 9; i++) { all.push(d.picture().slice(8, 26).join('\n')); d.play(['press right']); }
    return all;
  };
  const d = powerOn(), fresh = pages(new Device());
  d.play(['press left', 'press left', 'press a', 'press right']);          // language last: its words are everywhere
  for (let i = 1; i < 7; i++) d.play(['press a', 'press right']);
  d.play(['press a', 'press right', 'press b', 'press right', 'press right', 'press a']);
  d.run(300);
  const first = pages(d), second = pages(d);
  assert.deepEqual(second, first);
  for (let i = 0; i < 7; i++) assert.notEqual(first[i], fresh[i], `setting ${i + 1}`);
});

test('the kind of display and its offset survive a power cycle', () => {
  const way = ['press left', 'press left', 'press a', ...Array(7).fill('press right'), 'press a'];
  const d = powerOn().play([...way, 'press right', 'press right', 'press a']);
  assert.deepEqual(d.say('screen'), golden('panel_changed'));
  d.run(300).powerOn(400).play(way);
  assert.deepEqual(d.say('screen'), golden('panel_changed'));
});

test('names, the game, the number of players and house rules survive a power cycle', () => {
  const scene = (name) => goldenScenes().find(([n]) => n === name)[1];
  const names = ['press a', 'press a', 'press a', 'press right', 'press a'];
  const d = powerOn().play([...scene('name_written'), 'press a', 'press b', 'press left']);
  const written = d.say('screen');
  d.run(300).powerOn(400).play(names);
  assert.deepEqual(d.say('screen'), written);
  assert.notDeepEqual(d.say('screen'), new Device().powerOn().play(scene('names_three')).say('screen'));

  d.play(['press b long', ...scene('setup_changed')]);
  assert.deepEqual(d.say('screen'), golden('setup_changed'));
  d.run(300).powerOn(400).play(['press a', 'press a', 'press a', 'press left', 'press left']);
  assert.deepEqual(d.say('screen'), golden('setup_changed'));
});

test('dimmed, dark, deeply asleep; the press that wakes does nothing else', () => {
  const d = powerOn({ usb: false });
  d.run(200);
  const light = d.oled.contrast;
  d.run(31000);
  assert.ok(d.oled.contrast < light);
  assert.ok(d.oled.on);
  d.run(91000);
  assert.ok(!d.oled.on);
  d.run(12000);
  d.tap('a', 60, 300);
  assert.ok(d.oled.on);
  assert.deepEqual(d.picture(), d.golden('title'));
  d.tap('a', 60, 300);
  assert.deepEqual(d.picture(), golden('game_standard'));
});

test('a hang in the middle of a game is ended by the watchdog, and the game goes on', () => {
  const d = powerOn();
  d.play(['new standard', 'press a', 'dice blwgom', 'press b', 'press left', 'press a', 'press a']);
  const before = d.say('show')[0];
  d.pico.usbSend('selftest watchdog\n');
  d.run(4000);
  assert.deepEqual(d.pico.resets.slice(-1), ['watchdog']);
  assert.equal(d.say('show')[0], before);
});

test('gestures at power-on', () => {
  const d = powerOn();
  d.play(['new standard', 'press a']);
  d.run(300);
  const boot = (...buttons) => { for (const b of buttons) d.press(b); d.powerOn(900); for (const b of buttons) d.release(b); d.run(200); };
  boot('a');
  assert.deepEqual(d.picture(), golden('settings'));
  boot('a', 'b');
  assert.match(d.ask('show').at(-1), /^error no-game/);
  d.powerOn(400);
  assert.match(d.say('show')[0], /^standard/);
});
