// The contracts of hal/ that carry the device's power life, kept by the shipped image on the emulated Pico: light and
// dark, volume, supply, deep idle, and presses while flash is written.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { golden, PINS, powerOn } from './device.mjs';
import { SH1106, SSD1306 } from './oled.mjs';

const clean = (d) => {
  assert.deepEqual([...d.pico.warnings], []);
  if (d.oled) assert.deepEqual(d.oled.errors, []);
};
const shows = (d, name) => assert.deepEqual(d.picture(), d.golden(name));

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
  assert.equal(d.oled.contrast, 0xff);     // as bright as it is set
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

test('a long turn of the program does not lose the display', () => {
  const d = powerOn();
  d.say(`position ${readFileSync(new URL('../data/whole_island.txt', import.meta.url), 'utf8').trim()}`);   // 90 ms
  for (let i = 0; i < 5; i++) { d.say('weigh'); d.say('press right'); d.say('weigh'); d.run(70); }
  assert.match(d.say('stats').join('\n'), /^panel-losses 0$/m);
});

// ---- sound

test('a low volume is a narrow pulse of the same pitch', () => {
  for (const [volume, part] of [[0, 1 / 32], [1, 1 / 2]]) {
    const d = powerOn();
    const edges = d.pico.watch(PINS.piezo);
    d.call('sound_tone', 1000, volume);
    d.run(20);
    const rises = edges.filter((e) => e.level), falls = edges.filter((e) => !e.level);
    assert.ok(rises.length >= 18 && rises.length <= 22, `${rises.length} periods`);
    d.call('sound_tone', 0, volume);
    d.run(20);
    const count = edges.length;
    d.run(20);
    assert.equal(edges.length, count);
    for (let i = 1; i < 18; i++) {
      assert.ok(Math.abs(rises[i].ns - rises[i - 1].ns - 1e6) < 3000);
      const high = falls.find((f) => f.ns > rises[i].ns).ns - rises[i].ns;
      assert.ok(Math.abs(high - part * 1e6) < 3000, `high for ${high} ns`);
    }
  }
});

// ---- supply

test('the battery is measured to 10 mV, and the ADC is off afterwards', () => {
  const d = powerOn();
  for (const mv of [1800, 2700, 3000, 3333, 3600, 4200, 4500, 5000, 5500]) {
    d.pico.vsysMv = mv;
    const [, told] = d.say('power')[0].match(/^battery (\d+) mV$/);
    assert.ok(Math.abs(told - mv) <= 10, `${told} for ${mv} mV`);
    assert.equal(d.pico.mcu.adc.enabled, 0);
  }
  clean(d);
});

test('the voltage of USB is seen', () => {
  const d = powerOn();
  assert.equal(d.say('power')[1], 'usb yes');
  d.pico.usbPower = false;
  assert.equal(d.say('power')[1], 'usb no');
});

// ---- presses while flash is written. `selftest` erases a sector and programs a page.

/** Taps `button` for `ms` at `phase` ms after the command is sent; what was pressed, and when the erase began. */
function tapDuringErase(d, button, ms, phase) {
  let erase = null;
  d.pico.flash.onStep = (op) => { if (op.kind === 'erase') erase = d.pico.ms; };
  const from = d.pico.usbText.length, sent = d.pico.ms;
  d.pico.usbSend('selftest\n');
  d.run(phase);
  const down = d.pico.ms;
  d.tap(button, ms, 0);
  d.run(Math.max(0, sent + 200 - d.pico.ms));
  const text = d.pico.usbText.slice(from);
  assert.match(text, /flash good/);
  return { presses: text.match(/press \w+/g) ?? [], phase: down - erase };
}
const phases = (ms, step) => Array.from({ length: Math.floor((100 + ms) / step) }, (_, i) => i * step);

test('a tap of 6 ms or more during an erase is one press, at whatever phase', () => {
  const d = powerOn();
  d.say('trace on');
  let tries = 0, within = 0, begin = 0, end = 0;
  for (const button of ['right', 'b'])
    for (const ms of [6, 7.3, 10, 15, 25, 40, 60])
      for (const at of phases(0, 4.1)) {
        const { presses, phase } = tapDuringErase(d, button, ms, at);
        assert.deepEqual(presses, [`press ${button}`], `${ms} ms, ${phase.toFixed(1)} ms after the erase began`);
        tries++;
        if (phase > 0 && phase + ms < 45) within++;
        else if (phase > 0 && phase < 45) begin++;
        else if (phase <= 0 && phase + ms > 0) end++;
      }
  console.log(`taps of 6 to 60 ms around an erase: ${tries}, of which ${within} wholly within it, ${begin} begun in it, ${end} begun before it: none lost`);
  assert.ok(within >= 50 && begin >= 20 && end >= 20);
  clean(d);
});

test('a glitch shorter than the debouncing time during an erase is no press', () => {
  const d = powerOn();
  d.say('trace on');
  for (const ms of [0.2, 1, 2.5, 4, 4.9])
    for (const at of phases(0, 4.7)) {
      const { presses, phase } = tapDuringErase(d, 'right', ms, at);
      assert.deepEqual(presses, [], `${ms} ms, ${phase.toFixed(1)} ms after the erase began`);
    }
});

test('two taps within one erase are two presses', () => {
  const d = powerOn();
  d.say('trace on');
  let erase = null;
  d.pico.flash.onStep = (op) => { if (op.kind === 'erase') erase ??= d.pico.ms; };
  const from = d.pico.usbText.length;
  d.pico.usbSend('selftest\n');
  d.pico.runUntil(() => erase !== null, 100, 0.1);
  d.run(3).tap('right', 8, 10).tap('left', 8, 10);
  assert.ok(d.pico.ms - erase < 45);
  d.run(200);
  assert.deepEqual(d.pico.usbText.slice(from).match(/press \w+/g), ['press right', 'press left']);
});

// ---- deep idle

const CRYSTAL_HZ = 12e6, FULL_HZ = 125e6, SCRATCH = 0x20040000;   // a bank of RAM that nobody uses
const PLL_OFF = 0x2d;
/** Dark and deeply idle, on a battery unless told otherwise. */
function deep(options = {}) {
  const d = powerOn({ usb: false, ...options });
  d.call('panel_dark', 1);
  d.run(20);
  d.call('power_deep', 1);
  d.run(5);
  return d;
}
/** Runs until the main loop turns again; in ms. */
const untilAwake = (d) => {
  const from = d.pico.ns;
  d.pico.runToPC(d.pico.symbol('device_step'));
  return (d.pico.ns - from) / 1e6;
};
const timed = (d, ...call) => { const from = d.pico.ns; d.pico.call(...call); return (d.pico.ns - from) / 1e6; };
const pllsOff = (d) => [d.pico.mcu.pllSys, d.pico.mcu.pllUsb].every((pll) => (pll.pwr & PLL_OFF) === PLL_OFF && pll.frequency === 0);
const isFull = (d) => d.pico.mcu.clkSys === FULL_HZ && d.pico.clocks.usbHz === 48e6 && d.pico.clocks.adcHz === 48e6;

test('deeply idle both PLLs are off and the system runs from the crystal', () => {
  const d = deep();
  assert.equal(d.pico.mcu.clkSys, CRYSTAL_HZ);
  assert.ok(pllsOff(d));
  assert.deepEqual([d.pico.clocks.usbHz, d.pico.clocks.adcHz], [0, 0]);
  d.call('power_deep', 0);
  assert.ok(isFull(d));
  clean(d);
});

test('deeply idle for a minute: no time lost, no watchdog, no byte on the bus, hardly awake', () => {
  const d = powerOn({ usb: false });
  d.run(140000);                           // nobody presses: it goes to sleep by itself
  assert.equal(d.pico.mcu.clkSys, CRYSTAL_HZ);
  const bytes = d.oled.bytes;
  d.pico.runToPC(d.pico.symbol('device_step'));
  const [ms, told, awake, cycles] = [d.pico.ms, d.pico.call('clock_ms'), d.pico.awakeNs, d.pico.cycles];
  d.run(60000);
  d.pico.runToPC(d.pico.symbol('device_step'));
  const passed = d.pico.ms - ms;
  assert.ok(Math.abs(d.pico.call('clock_ms') - told - passed) <= 1);
  assert.deepEqual(d.pico.resets, ['power']);
  assert.equal(d.oled.bytes, bytes);
  const share = (d.pico.awakeNs - awake) / 1e4 / passed;
  console.log(`deeply idle for ${(passed / 1000).toFixed(1)} s: awake ${share.toFixed(4)} %, ${Math.round((d.pico.cycles - cycles) / passed * 1000)} cycles a second`);
  assert.ok(share < 0.1);
  clean(d);
});

for (const button of ['left', 'right', 'a', 'b'])
  test(`button ${button} wakes, at full speed within 5 ms, and its press is seen`, () => {
    const d = deep();
    d.run(3333.3);
    d.press(button);
    const wake = untilAwake(d), restore = timed(d, 'power_deep', 0);
    assert.ok(isFull(d));
    d.pico.call('panel_dark', 0);
    console.log(`${button}: main loop after ${wake.toFixed(3)} ms, clocks back in ${restore.toFixed(3)} ms`);
    assert.ok(wake < 1 && restore < 1);
    d.run(50);
    d.release(button);
    d.run(100);
    shows(d, { left: 'title_help', right: 'title_dice', a: 'game_standard', b: 'title' }[button]);
    clean(d);
  });

test('a tap of 6 ms is a press and one of 4 ms is none, however deeply idle', () => {
  for (const [ms, name] of [[4, 'title'], [6, 'title_dice'], [40, 'title_dice']]) {
    const d = deep();
    d.run(777.7);
    d.tap('right', ms, 100);
    assert.equal(d.pico.mcu.clkSys, CRYSTAL_HZ);
    d.call('power_deep', 0);
    d.call('panel_dark', 0);
    d.run(100);
    shows(d, name);
    clean(d);
  }
});

test('after waking everything works as before: display, sound, dice, flash, supply', () => {
  const d = deep();
  for (let i = 0; i < 3; i++) {
    d.call('power_deep', 1);
    d.run(100);
    d.call('power_deep', 0);
  }
  d.call('panel_dark', 0);
  const edges = d.pico.watch(PINS.piezo);
  d.tap('right').tap('a').tap('a').tap('b', 40, 900);
  assert.ok(edges.length > 20);
  const data = [];
  d.oled.log = (kind, value, ns) => { if (kind === 'data') data.push(ns); };
  d.tap('b', 650, 300);
  shows(d, 'title_dice');
  assert.ok(Math.min(...data.slice(1).map((ns, i) => ns - data[i])) < 22600, 'the bus is slow');
  assert.equal(d.call('nor_erase', 63 * 4096), 1);
  assert.equal(d.call('power_battery_mv', SCRATCH), 1);
  assert.ok(Math.abs((d.pico.u32(SCRATCH) & 0xffff) - d.pico.vsysMv) <= 10);
  clean(d);
});

test('deeply idle there is no battery reading', () => {
  const d = deep();
  assert.equal(d.call('power_battery_mv', SCRATCH), 0);
  clean(d);
});

test('a wait of many seconds ends on time, deeply idle or not, and the watchdog is fed meanwhile', () => {
  for (const d of [deep(), powerOn({ usb: false })]) {
    d.pico.runToPC(d.pico.symbol('device_step'));
    d.pico.call('panel_dark', 1);
    const until = d.pico.call('clock_ms') + 9000, from = d.pico.ms;
    d.pico.call('power_wait', until);
    assert.ok(Math.abs(d.pico.ms - from - 9000) < 1.1, `${d.pico.ms - from} ms`);
    assert.deepEqual(d.pico.resets, ['power']);
  }
});

test('with a USB host the clocks stay, and the console answers however deeply idle', () => {
  const d = powerOn();
  d.say('light off');
  d.say('power deep');
  d.run(60000);
  assert.ok(isFull(d));
  assert.match(d.say('version')[0], /^dicehold/);
  d.say('trace on');
  const from = d.pico.usbText.length;
  d.tap('right');
  assert.match(d.pico.usbText.slice(from), /press right/);
  assert.deepEqual(d.pico.resets, ['power']);
  d.say('power awake');
  d.say('light on');
  d.run(100);
  shows(d, 'title_dice');
  clean(d);
});

test('plugged in while deeply idle the clocks come back at once, and go again with the plug', () => {
  const d = deep();
  for (let i = 0; i < 3; i++) {
    d.run(1234);
    d.pico.usbPower = true;
    d.run(2);
    assert.ok(isFull(d));
    d.run(1000);
    assert.ok(isFull(d));
    d.pico.usbPower = false;
    d.run(2);
    assert.equal(d.pico.mcu.clkSys, CRYSTAL_HZ);
    assert.ok(pllsOff(d));
  }
  clean(d);
});

test('the watchdog still bites when the program hangs deeply idle', () => {
  const d = deep();
  d.call('power_hang');
  assert.deepEqual(d.pico.resets, ['power', 'watchdog']);
  d.run(200);
  assert.equal(d.pico.mcu.clkSys, FULL_HZ);
  shows(d, 'title');
});

test('a tap within an erase is seen even when deeply idle', () => {
  const d = deep();
  const after = (ms, what) => d.pico.mcu.clock.createAlarm(what).schedule(ms * 1e6);
  d.run(3000);                             // what the store wants to erase is erased
  d.pico.flash.onStep = () => { d.pico.flash.onStep = null; after(5, () => d.press('right')); after(15, () => d.release('right')); };
  assert.equal(d.call('nor_erase', 63 * 4096), 1);
  assert.equal(d.pico.level(PINS.right), 1);
  d.run(200);
  d.call('power_deep', 0);
  d.call('panel_dark', 0);
  d.run(100);
  assert.deepEqual(d.picture(), golden('title_dice')); // nobody told the program, so it could not read its battery
  clean(d);
});
