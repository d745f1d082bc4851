// The shipped .uf2 on the emulated Pico: real pins in, real OLED bytes out.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { buildFolder } from './bootrom.mjs';
import { Device, golden, goldenScenes, host, STORE, IMAGE, PINS, powerOn } from './device.mjs';
import { SH1106, SSD1306 } from './oled.mjs';

const clean = (d) => {
  assert.deepEqual([...d.pico.warnings], []);
  if (d.oled) assert.deepEqual(d.oled.errors, []);
};
const shows = (d, name) => assert.deepEqual(d.picture(), d.golden(name));
const onTitle = (d) => shows(d, 'title');

test('boots and shows the title', () => {
  const d = powerOn();
  onTitle(d);
  assert.deepEqual(d.pico.resets, ['power']);
  clean(d);
});

test('a press acts once, however much the contact bounces', () => {
  const d = powerOn();
  const bounce = (first, then) => { for (let i = 0; i < 9; i++) { first(); d.run(0.4); then(); d.run(0.4); } };
  const down = () => d.press('right'), up = () => d.release('right');
  bounce(down, up); down(); d.run(60); bounce(up, down); up(); d.run(60);
  shows(d, 'title_dice');
  clean(d);
});

test('glitches of 2 ms are not seen', () => {
  const d = powerOn();
  for (const button of ['left', 'right', 'a', 'b']) for (let i = 0; i < 5; i++) d.tap(button, 2, 30);
  onTitle(d);
});

test('a press in the middle of a full redraw is not lost', () => {
  const d = powerOn();
  d.tap('a', 40, 8);                       // the redraw takes 24 ms more
  d.tap('right', 15, 60);
  shows(d, 'game_plus');
});

test('holding right repeats, holding B leads to the menu', () => {
  const d = powerOn();
  d.tap('right', 5 + 450 + 5);
  shows(d, 'title_statistics');
  d.tap('a');
  shows(d, 'statistics_empty');
  d.tap('b', 650);
  shows(d, 'title_statistics');
});

test('a roll by real pins changes the real OLED bytes', () => {
  const d = powerOn();
  d.tap('right').tap('a').tap('a').run(100);
  shows(d, 'dice_ready');
  const before = Buffer.from(d.oled.frame()).toString('hex');
  d.tap('b', 40, 900);
  const after = Buffer.from(d.oled.frame()).toString('hex');
  assert.notEqual(after, before);
  assert.match(d.say('stats').join('\n'), /^rolls 1$/m);
  clean(d);
});

test('two devices with other noise roll other dice, the same noise gives the same', () => {
  const rolled = (seed) => { const d = powerOn({ seed }); d.tap('right').tap('a').tap('a').tap('b', 40, 900); return d.picture().join('\n'); };
  const seeds = [1, 2, 3, 4].map(rolled);
  assert.ok(new Set(seeds).size >= 3);
  assert.equal(rolled(1), seeds[0]);
});

// Every scene of the golden frames that needs no fake: the same picture from the same code on the chip.
const scenes = goldenScenes().filter(([name, steps]) => !['dice_real', 'panel_changed'].includes(name) && !/quick|stuck|counts|battery|bots|watch/.test(steps.join()));
test(`${scenes.length} golden scenes look the same on the chip`, () => {
  const d = new Device();
  for (const [name, steps] of scenes) {
    d.forget().powerOn().play(steps);
    d.run(30);                             // until the last byte is on the glass
    assert.deepEqual(d.picture(), golden(name), name);
  }
  clean(d);
});

test('a recording made on a PC replays to the same frames over the console', () => {
  for (const name of ['free_dice', 'settings_german']) {
    const path = new URL(`../data/${name}.rec`, import.meta.url).pathname;
    const lines = readFileSync(path, 'utf8').split('\n').filter((l) => l && !l.startsWith('#')).map((l) => l.match(/^(\d+) (.*)$/));
    assert.ok(lines.length >= 10);
    const shot = `${buildFolder()}/${name}.pbm`;
    host('--replay', path, '--fake-time', '--shot', shot);
    const bits = readFileSync(shot, 'latin1').split('\n').slice(2).join('').replace(/[^01]/g, '');
    const d = powerOn();
    const start = d.pico.ms;
    for (const [, time, command] of lines) { d.run(Math.max(0, Number(time) - (d.pico.ms - start))); d.say(command); }
    d.run(1000);
    let got = '';
    for (let y = 0; y < 64; y++) for (let x = 0; x < 128; x++) got += 1 - d.oled.pixel(x, y); // in a .pbm 1 is black
    assert.equal(got, bits, name);
    clean(d);
  }
});

// Whole games by the pins alone; after every press the picture must be the one that the PC showed (test_whole_games.c).
const crc32 = (bytes) => {
  let crc = 0xffffffff;
  for (const b of bytes) { crc ^= b; for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1; }
  return (~crc >>> 0).toString(16).toUpperCase().padStart(8, '0');
};
for (const name of ['standard_1', 'plus_2', 'extra_2', 'table_paired', 'table_special', 'standard_bot', 'plus_bot'])
  test(`a whole game of ${name} by real pins shows the same frames as on a PC`, () => {
    const lines = readFileSync(new URL(`../data/presses/${name}.rec`, import.meta.url), 'utf8').trim().split('\n').slice(1);
    const d = powerOn();
    let frames = 0, seen;
    const dice = (line) => line.match(/^\d+ dice (\w+)$/)?.[1];
    // Bots roll without being asked: the dice up to the press after the next one are laid out before it.
    let fed = 0;
    const layOut = (from) => {
      for (let i = from; i < lines.length && !/ press /.test(lines[i]); i++)
        if (i >= fed && dice(lines[i])) { d.say(`dice ${dice(lines[i])}`); fed = i + 1; }
    };
    layOut(0);
    lines.forEach((line, i) => {
      const [, button, long] = line.match(/^\d+ press (\w+)( long)?$/) ?? [];
      const [, sum] = line.match(/^# frame (\w+)$/) ?? [];
      const [, wait] = line.match(/^# wait (\d+)$/) ?? [];
      const [, end] = line.match(/^# end (.*)$/) ?? [];
      if (button) {
        const rolls = i > 0 && dice(lines[i - 1]);
        layOut(i + 1);
        const start = d.pico.ms;
        d.tap(button, long ? 650 : 40, rolls ? 1000 : 250);
        seen = crc32(d.oled.frame());
        d.run(800 - (d.pico.ms - start) % 800);
      } else if (sum) assert.equal(seen, sum, `${name}, frame ${++frames}`);
      else if (wait) d.run(Number(wait));
      else if (end) assert.equal(d.say('show')[0], end);
      else assert.ok(dice(line), line);
    });
    assert.ok(frames > 200);
    clean(d);
  });

test('scripted dice are marked on the glass, real ones are not', () => {
  const d = powerOn();
  const marked = () => d.picture()[0].slice(95).includes('█');
  d.say('press right'); d.say('press a'); d.say('press a'); d.say('dice blwgom'); d.say('press b'); d.run(700);
  assert.ok(marked());
  d.say('press b'); d.run(700);
  assert.ok(!marked());
});

// ---- the display comes and goes

test('no display at boot: the program runs, and shows itself within a second of being given one', () => {
  const d = powerOn({ oled: null }, 3000);
  assert.match(d.say('stats').join('\n'), /^panel ssd1306 absent$/m);
  d.say('press right');
  d.plugIn(new SSD1306());
  d.run(1000);
  shows(d, 'title_dice');
  clean(d);
});

test('a display at the other address is found', () => {
  const d = powerOn({ oled: new SSD1306({ address: 0x3d }) });
  onTitle(d);
});

test('unplugged while idle, changed meanwhile, plugged in again', () => {
  const d = powerOn();
  d.unplug();
  d.run(1500);
  d.tap('right');
  assert.match(d.say('stats').join('\n'), /^panel ssd1306 absent\n.*\npanel-losses 1$/m);
  d.oled.powerOn();
  d.plugIn(d.oled);
  d.run(1000);
  shows(d, 'title_dice');
});

test('unplugged at any point of a transfer it comes back', () => {
  for (const afterMs of [0.1, 0.5, 2, 7, 12.3, 20]) {
    const d = powerOn();
    d.press('a'); d.run(40); d.release('a'); d.run(6 + afterMs);
    d.unplug();
    d.run(300);
    d.oled.powerOn();
    d.plugIn(d.oled);
    d.run(1000);
    shows(d, 'game_standard');
    clean(d);
  }
});

test('power lost by the display for a moment between two questions is noticed', () => {
  const d = powerOn();
  d.run(50);
  d.oled.powerOn();                        // it comes up dark and with garbage
  d.run(1000);
  onTitle(d);
});

test('a bus that hangs does not stop the program, and works again when let go', () => {
  const d = powerOn();
  d.pico.i2c[0].stuck = true;
  d.tap('right').run(1000);
  assert.match(d.say('stats').join('\n'), /^panel ssd1306 (absent|sending|starting)$/m);
  d.pico.i2c[0].stuck = false;
  d.run(1200);
  shows(d, 'title_dice');
});

test('an SH1106 shows the same picture when it is told to be one', () => {
  const d = powerOn({ oled: null });
  d.say('panel sh1106');
  d.plugIn(new SH1106());
  d.run(1000);
  onTitle(d);
  d.tap('right').tap('a').run(50);
  shows(d, 'dice_choice');
  clean(d);
});

test('at 1 MHz the bus shows the same picture in 40 percent of the time', () => {
  const d = powerOn();
  d.say('panel ssd1306 fast');
  const data = [];
  d.oled.log = (kind, value, ns) => { if (kind === 'data') data.push(ns); };
  d.run(1000);
  onTitle(d);
  const ms = (data[1023] - data[0]) / 1e6;
  assert.ok(ms > 9.1 && ms < 9.5, `${ms} ms for 1024 bytes`);
  clean(d);
});

// ---- chance

for (const level of [0, 1])
  test(`a ring oscillator stuck at ${level} raises the alarm, at power-on and later`, () => {
    const d = new Device();
    d.pico.rosc = level;
    d.forget().powerOn(400);
    shows(d, 'alarm');
    d.tap('b');
    onTitle(d);
    d.tap('right').tap('a').tap('a').tap('b', 40, 300);
    shows(d, 'alarm');
    d.tap('a', 40, 300);
    shows(d, 'alarm');
    assert.match(d.ask('selftest').join('\n'), /^entropy bad stuck$/m);
    d.pico.rosc = 'random';
    d.tap('a', 40, 300);
    shows(d, 'dice_ready');
    d.tap('b', 40, 900);
    assert.match(d.say('stats').join('\n'), /^rolls 1$/m);
  });

test('60000 faces on the chip are fair', () => {
  const d = powerOn({ seed: 20261118 });
  const lines = d.say('rng 60000', 120000);
  const counts = lines.slice(0, 6).map((l) => Number(l.split(' ')[1]));
  assert.equal(counts.reduce((a, b) => a + b), 60000);
  const chi = counts.reduce((sum, n) => sum + (n - 10000) ** 2 / 10000, 0);
  console.log(`fairness on the emulator: 60000 faces, seed 20261118: chi-square ${chi.toFixed(3)}, limit 36.6`);
  assert.ok(chi < 36.6, `chi-square ${chi}`);
  const milli = Math.floor(counts.reduce((sum, n) => sum + n * n, 0) * 6000 / 60000) - 60000 * 1000;   // in whole numbers, as there
  assert.equal(lines[6], `chi-square ${(milli / 1000).toFixed(3)}`);
});

// ---- console, watchdog, sound, information

test('the USB console answers', () => {
  const d = powerOn();
  assert.deepEqual(d.say('version'), [`dicehold ${JSON.parse(version()).version} pico`]);
  assert.ok(d.say('help').length >= 10);
  assert.deepEqual(d.say('screen'), golden('title'));
  assert.match(d.ask('frob')[0], /^error no-such-command /);
  assert.match(d.say('selftest').join('\n'), /^panel good .*\nentropy good.*\nbuttons good all up\nflash good/);
});
function version() {
  const cmake = readFileSync(new URL('../../CMakeLists.txt', import.meta.url), 'utf8');
  return JSON.stringify({ version: cmake.match(/project\(dicehold VERSION (\S+)/)[1] });
}

test('the self-test writes the last sector of the flash and no other', () => {
  const d = powerOn();
  d.say('selftest');
  const last = (2 << 20) - 4096;
  const ops = d.pico.flash.ops.map((o) => [o.kind, o.offset]);
  assert.deepEqual(ops.filter(([, offset]) => offset >= last), [['erase', last], ['program', last]]);
  assert.ok(ops.every(([, offset]) => offset >= STORE));
});

for (const name of ['standard_three', 'plus_two', 'extra_four'])
  test(`the recorded game ${name} plays to its end through the console`, () => {
    const d = powerOn();
    let wanted;
    for (const l of readFileSync(new URL(`../data/games/${name}.game`, import.meta.url), 'utf8').split('\n')) {
      if (!l || l.startsWith('#')) continue;
      if (l.startsWith('new ')) d.say(l);
      else if (l.startsWith('position ')) wanted = [l.slice(9)];
      else if (l.startsWith('points ')) wanted.push(l);
      else for (const move of l.split('; ')) d.say(`do ${move}`);
    }
    assert.deepEqual(d.say('show'), wanted);
    assert.match(d.ask('do end')[0], /^error game-over /);
  });

test('without a terminal on the line nothing waits', () => {
  const d = powerOn({ usb: false });
  d.tap('right');
  shows(d, 'title_dice');
});

test('a terminal that does not read cannot stop the program', () => {
  const d = powerOn();
  d.pico.usb.open(false);
  d.pico.usbSend('screen\nscreen\n');
  d.run(500);
  d.tap('right');
  shows(d, 'title_dice');
});

test('the watchdog ends a hang and the program is back', () => {
  const d = powerOn();
  d.tap('right');
  d.pico.usbSend('selftest watchdog\n');
  d.run(2600);
  assert.deepEqual(d.pico.resets, ['power', 'watchdog']);
  onTitle(d);
  assert.match(d.say('stats').join('\n'), /^started-by watchdog$/m);
});

test('the watchdog stays quiet while all is well', () => {
  const d = powerOn();
  d.run(30000);
  assert.deepEqual(d.pico.resets, ['power']);
});

test('the piezo sounds the notes of the table and falls silent', () => {
  const d = powerOn();
  const edges = d.pico.watch(PINS.piezo);
  d.say('press right');
  d.run(200);
  const rises = edges.filter((e) => e.level).map((e) => e.ns);
  assert.ok(rises.length >= 10, `${rises.length} periods`);   // 8 ms at 1760 Hz are 14
  for (let i = 1; i < rises.length; i++) assert.ok(Math.abs(rises[i] - rises[i - 1] - 1e9 / 1760) < 3000);
  const count = edges.length;
  d.run(500);
  assert.equal(edges.length, count);
});

test('picotool finds name, version, address and pins in the image', () => {
  const own = `${buildFolder()}/deps/picotool/picotool`;
  const info = execFileSync(existsSync(own) ? own : 'picotool', ['info', '-a', IMAGE], { encoding: 'utf8' });
  for (const line of [/name:\s+dicehold/, /version:\s+\d+\.\d+\.\d+/, /web site:\s+https/, /features:.*USB/,
    /4:\s+I2C0 SDA/, /5:\s+I2C0 SCL/, /10:\s+button left/, /13:\s+button B/, /16:\s+piezo/]) assert.match(info, line);
});

test('1200 baud leads to the boot loader, as picotool and the Arduino tools expect', () => {
  const d = powerOn();
  d.pico.usb.setBaud(1200);
  d.run(500);
  assert.ok(d.pico.bootsel);
});
