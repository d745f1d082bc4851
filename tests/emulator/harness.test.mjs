// The harness as a whole: images, time, flash, and - with the real SDK - every peripheral that the project uses.
//
// The firmware is probe/ (cmake --build BUILD --target emulator_probe); DICEHOLD_PROBE names another place of its .uf2.
import { test, describe } from 'node:test';
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildFolder, buildRom } from './bootrom.mjs';
import { LOCK_US } from './clocks.mjs';
import { PAGE, SECTOR } from './flash.mjs';
import { elfSymbols, loadImage } from './image.mjs';
import { SH1106, SSD1306 } from './oled.mjs';
import { EmulationError, FirmwareBreak, Pico, PowerCut } from './pico.mjs';
import { sleepingImage, tinyImage } from './tiny.mjs';

const PROBE = process.env.DICEHOLD_PROBE ?? path.join(buildFolder(), 'pico/tests/emulator/probe/emulator_probe.uf2');
const sleeper = (options) => new Pico({ image: sleepingImage, ...options }).start();

function probe(options = {}) {
  assert.ok(existsSync(PROBE), `${PROBE} is missing: build the target emulator_probe first`);
  const pico = new Pico({ image: PROBE, ...options });
  pico.oled = pico.addI2C(0, options.oled ?? new SSD1306());
  pico.start().runUntil(() => pico.uartText.includes('ready'), 500);
  return pico;
}
/** Sends one letter to the probe and returns the line that begins with `word`. */
function ask(pico, letter, word) {
  const from = pico.uartText.length;
  pico.uartSend(letter);
  pico.runUntil(() => new RegExp(`^${word}[^\n]*\n`, 'm').test(pico.uartText.slice(from)), 1000);
  return pico.uartText.slice(from).split('\r\n').find((line) => line.startsWith(word));
}

describe('images', () => {
  test('the same firmware comes out of .uf2, .elf and .bin', () => {
    const flash = (ext) => { const p = new Pico({ image: PROBE.replace(/uf2$/, ext) }); return p.flash.bytes; };
    // UF2 pads to whole pages with zeroes: compare what the .bin holds
    const n = readFileSync(PROBE.replace(/uf2$/, 'bin')).length;
    assert.deepEqual(flash('uf2').subarray(0, n), flash('bin').subarray(0, n));
    assert.deepEqual(flash('elf').subarray(0, n), flash('bin').subarray(0, n));
  });
  test('a damaged UF2 is refused', () => {
    const bytes = readFileSync(PROBE);
    bytes[512 + 4] ^= 1;
    assert.throws(() => loadImage(bytes), /bad magic in block 1/);
  });
  test('flash without a valid boot2 does not boot', () => {
    const image = tinyImage(0xbf30);
    image[9] ^= 4;
    assert.throws(() => new Pico({ image }).start(), /boot2 checksum/);
  });
  test('an unknown symbol is an error, not address 0', () => {
    assert.equal(elfSymbols(PROBE.replace(/uf2$/, 'elf')).get('probe_spin').count, 1);
    assert.throws(() => new Pico({ image: PROBE }).symbol('no_such_function'), EmulationError);
  });
});

describe('boot ROM', () => {
  test('it is built when missing and rebuilt when older than its source', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rom-'));
    try {
      const rom = buildRom(folder);
      assert.equal(rom, path.join(folder, 'emulator', 'rom.bin'));
      const good = readFileSync(rom);
      copyFileSync(new URL('./package.json', import.meta.url), rom);
      utimesSync(rom, 1, 1);
      assert.deepEqual(readFileSync(buildRom(folder)), good);
      const { mtimeMs } = statSync(rom);
      buildRom(folder);
      assert.equal(statSync(rom).mtimeMs, mtimeMs);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('time and sleep', () => {
  test('a core in WFI is asleep all the time and costs nothing', () => {
    const p = sleeper();
    const before = Date.now();
    p.run(3600e3);
    assert.ok(Date.now() - before < 1000);
    assert.equal(p.cycles, 2);
    assert.ok(p.awakeNs < 100 && p.asleepNs > 3599e9);
  });
  test('a core in a busy loop is awake all the time', () => {
    const p = new Pico({ image: tinyImage(0xe7fe) }).start();
    p.run(1);
    assert.equal(p.asleepNs, 0);
    assert.ok(Math.abs(p.cycles - 125000) < 4, `${p.cycles} cycles`);
    assert.ok(Math.abs(p.awakeNs - 1e6) < 100);
  });
  test('time goes on over resets', () => {
    const p = sleeper();
    p.run(5).resetPin().run(5);
    p.powerCycle().run(5);
    assert.equal(Math.round(p.ms), 15);
    assert.deepEqual(p.resets, ['power', 'run', 'power']);
  });
  test('a condition that never comes true is an error', () => {
    assert.throws(() => sleeper().runUntil(() => false, 20), EmulationError);
  });
  test('the pulled plug stops everything until power comes back', () => {
    const p = sleeper();
    p.powerOff();
    assert.throws(() => p.run(1), PowerCut);
    p.powerCycle().run(1);
  });
  test('a call through NULL is reported', () => {
    // movs r0, #1; bx r0
    assert.throws(() => new Pico({ image: tinyImage(0x2001, 0x4700) }).start().run(1), /NULL/);
  });
});

describe('flash', () => {
  const page = (first) => { const d = new Uint8Array(PAGE).fill(0xff); d[0] = first; return d; };
  test('programming only clears bits, erasing sets them', () => {
    const { flash } = new Pico();
    flash.program(SECTOR, page(0x0f), () => {});
    flash.program(SECTOR, page(0xf1), () => {});
    assert.equal(flash.bytes[SECTOR], 0x01);
    flash.erase(SECTOR, SECTOR, () => {});
    assert.equal(flash.bytes[SECTOR], 0xff);
    assert.deepEqual(flash.ops.map((o) => o.kind), ['program', 'program', 'erase']);
    assert.equal(flash.erases.get(SECTOR), 1);
  });
  test('half pages and places outside the chip are refused', () => {
    const { flash } = new Pico();
    assert.throws(() => flash.program(10, page(0), () => {}), EmulationError);
    assert.throws(() => flash.erase(2 << 20, SECTOR, () => {}), EmulationError);
  });
  test('power fails before, inside or torn across a step', () => {
    for (const [cut, zeroes] of [[{ index: 1 }, [0, 0]], [{ index: 1, bytes: 100 }, [100, 100]], [{ index: 1, bytes: 100, torn: true }, [101, PAGE - 1]]]) {
      const { flash } = new Pico();
      flash.cut = cut;
      assert.throws(() => flash.program(0, new Uint8Array(3 * PAGE), () => {}), PowerCut);
      assert.equal(flash.ops.length, 1);
      assert.ok(flash.bytes.subarray(0, PAGE).every((b) => b === 0));
      const touched = flash.bytes.subarray(PAGE, 2 * PAGE).filter((b) => b !== 0xff).length;
      assert.ok(touched >= zeroes[0] && touched <= zeroes[1], `${touched} bytes touched`);
      assert.ok(flash.bytes.subarray(2 * PAGE, 3 * PAGE).every((b) => b === 0xff));
    }
  });
});

describe('with the SDK', () => {
  test('clocks, timers and sleeping keep the time', () => {
    const p = probe();
    assert.match(ask(p, 't', 'time'), /^time sleep25=2500\d busy1000=100[0-2] repeats=10 alarms=1$/);
    assert.match(p.uartText, /clocks sys=125000000 peri=125000000 ref=12000000 usb=48000000/);
    assert.match(ask(p, 'w', 'wfi'), /^wfi during=0 after=1 us=50\d$/);
    assert.deepEqual([...p.warnings], []);
  });
  test('sleep_ms is sleep: the core is awake less than one per cent', () => {
    const p = probe();
    const [awake, from] = [p.awakeNs, p.ns];
    p.run(1000);
    assert.ok((p.awakeNs - awake) / (p.ns - from) < 0.01);
    assert.ok(p.awakeNs > awake);
  });
  test('signed 64-bit comparison and division are right', () => {
    assert.equal(ask(probe(), 'a', 'arithmetic'), 'arithmetic 1010 div=-3,-1,-2147483648');
  });
  test('cycles are those of the core: by SysTick, by name, and on every run', () => {
    const p = probe();
    const thousand = Number(ask(p, 'c', 'cycles').split('=')[1]);
    assert.ok(Math.abs(thousand - 3000) <= 4, `${thousand}`);
    p.uartSend('c');
    assert.equal(p.callCycles('probe_spin', 500), 3 * 1000 - 1 + 2);
    assert.equal(p.callCycles('probe_spin', 500), 3 * 2000 - 1 + 2); // it stopped at the return of the first
    const recorded = p.profile(['probe_spin', 'probe_i2c_isr']);
    ask(p, 'c', 'cycles');
    ask(p, 'l', 'list');
    p.stopProfile();
    ask(p, 'c', 'cycles');
    assert.deepEqual(recorded.get('probe_spin'), [3001, 6001]);
    assert.equal(recorded.get('probe_i2c_isr').length, 4); // one for each STOP
    p.uartSend('c');
    p.runToPC(p.symbol('probe_spin'), 500);
    assert.ok(p.runToPC(p.mcu.core.LR, 500) === 3001);
    p.run(50);
    assert.throws(() => p.callCycles('probe_spin', 5), EmulationError);
    const once = () => { const q = probe(); q.run(20); return [q.cycles, q.instructions]; };
    assert.deepEqual(once(), once());
  });
  test('pins: outputs, pulls, edge interrupts, a button held from outside', () => {
    const p = probe();
    assert.equal(ask(p, 'p', 'pins'), 'pins high=1 low=0 up=1 down=0 rises=5 falls=5 button=1');
    p.press(15);
    assert.match(ask(p, 'p', 'pins'), /button=0$/);
    p.release(15);
    assert.equal(p.level(15), 1);
  });
  test('the tone is 1 kHz on the pin', () => {
    const p = probe();
    const edges = p.watch(16);
    ask(p, 'b', 'tone');
    const rises = edges.filter((e) => e.level).map((e) => e.ns);
    assert.ok(rises.length >= 9 && rises.length <= 11, `${rises.length} periods`);
    for (let i = 1; i < rises.length; i++) assert.ok(Math.abs(rises[i] - rises[i - 1] - 1e6) < 2000);
  });
  test('the ADC reads what is set, one channel or several in turn', () => {
    const p = probe();
    p.adc[0] = 1000;
    p.adc[1] = 2000;
    assert.equal(ask(p, 'v', 'adc'), 'adc one=2000 turn=1000,2000,1000,2000');
  });
  test('a slower system clock slows the core, not the time', () => {
    const p = probe();
    assert.match(ask(p, 'k', 'slow'), /^slow sys=48000000 sleep10=1000\d$/);
    p.uartSend('c');
    p.runToPC(p.symbol('probe_spin'), 500);
    const from = p.ns;
    assert.equal(p.runToPC(p.mcu.core.LR, 500), 3001);
    assert.ok(Math.abs(p.ns - from - 3001 * (1e9 / 48e6)) < 100);
  });
  test('the ring oscillator depends on the seed, and can be stuck and freed', () => {
    const first = (seed) => ask(probe({ seed }), 'r', 'rosc');
    assert.equal(first(5), first(5));
    assert.notEqual(first(5), first(6));
    const p = probe();
    p.rosc = 0;
    assert.equal(ask(p, 'r', 'rosc'), 'rosc ones=0 first=00000000 enabled=1');
    p.rosc = 1;
    assert.equal(ask(p, 'r', 'rosc'), 'rosc ones=1000 first=ffffffff enabled=1');
    p.rosc = 'random';
    const ones = Number(ask(p, 'r', 'rosc').match(/ones=(\d+)/)[1]);
    assert.ok(ones > 400 && ones < 600);
  });
  test('blocking I2C: absent, present, reading, repeated start', () => {
    assert.equal(ask(probe(), 'i', 'i2c'), 'i2c absent=-1 timeout=-1 present=2 read=1:40 restart=2,1:40');
  });
  test('a display that is soldered to other pins is not there', () => {
    const p = probe();
    p.addI2C(0, p.oled, [4, 5]);
    assert.match(ask(p, 'i', 'i2c'), /present=2/);
    p.addI2C(0, p.oled, [8, 9]);
    assert.match(ask(p, 'i', 'i2c'), /present=-1/);
  });
  test('a DMA list with interrupts draws on either display', () => {
    const p = probe();
    assert.match(ask(p, 'l', 'list'), /^list words=30 busy=0 stops=4 aborts=0 source=0 us=8[56]\d$/);
    assert.deepEqual(p.oled.errors, []);
    assert.deepEqual([...p.oled.ram.subarray(0, 8), ...p.oled.ram.subarray(128, 136)], [1, 2, 3, 4, 5, 6, 7, 8, 17, 18, 19, 20, 21, 22, 23, 24]);
    assert.equal(p.oled.dataBytes, 16);
    assert.equal(ask(p, 's', 'status'), 'status level=1 value=00 after=0');
    const q = probe({ oled: new SH1106() });
    ask(q, 'l', 'list');
    assert.deepEqual(q.oled.errors, ['command 8d is one of the SSD1306']);
    assert.deepEqual([...q.oled.ram.subarray(132, 134)], [17, 18]);
  });
  test('a DMA list to nobody is aborted once, by interrupt, and the next list works', () => {
    const p = probe();
    assert.match(ask(p, 'n', 'list'), /^list words=30 busy=0 stops=1 aborts=1 source=1 us=\d\d$/);
    assert.match(ask(p, 'l', 'list'), /stops=4 aborts=0/);
  });
  test('flash is written, survives resets, and loses only what power failed in', () => {
    const p = probe();
    assert.equal(ask(p, 'f', 'flash'), 'flash before=ff after=00 rc=0');
    assert.equal(ask(p, 'f', 'flash'), 'flash before=00 after=01 rc=0');
    assert.deepEqual(p.flash.ops.map((o) => o.kind), ['erase', 'program', 'erase', 'program']);
    p.flash.cut = { index: 5 };           // between the third erase and its program
    assert.throws(() => ask(p, 'f', 'flash'), PowerCut);
    assert.throws(() => p.run(1), PowerCut);
    p.uartText = '';
    p.powerCycle().runUntil(() => p.uartText.includes('ready'), 500);
    assert.equal(ask(p, 'f', 'flash'), 'flash before=ff after=00 rc=0');
    p.resetPin().run(50);
    assert.equal(ask(p, 'd', 'double'), 'double 00');
  });
  test('mistakes that crash a Pico end the run', () => {
    assert.throws(() => ask(probe(), 'u', 'x'), /interrupts enabled/);
    assert.throws(() => ask(probe(), 'x', 'x'), /store to flash/);
    assert.throws(() => ask(probe(), 'z', 'x'), /undefined address/);
    const p = probe();
    assert.throws(() => ask(p, 'P', 'x'), FirmwareBreak);
    assert.throws(() => p.run(1), FirmwareBreak);
    assert.match(p.uartText, /as asked/);
  });
  test('interrupts from RAM are served while flash is erased, and must not read it', () => {
    const p = probe();
    const [, ticks, us] = ask(p, 'j', 'ram').match(/^ram ticks=(\d+) us=(\d+)$/);
    assert.ok(ticks >= 44 && ticks <= 46, `${ticks} ticks`);
    assert.ok(us >= 45000 && us < 45200, `${us} us`);
    assert.throws(() => ask(probe(), 'J', 'x'), /flash was read while it could not be/);
  });
  test('a PLL needs power, and time to lock', () => {
    const p = probe();
    const [, us] = ask(p, 'o', 'pll').match(/^pll off=1 on=1 us=(\d+)$/);
    assert.ok(us >= LOCK_US && us < LOCK_US + 50, `${us} us`);
    assert.match(ask(p, 't', 'time'), /sleep25=2500\d/);
    assert.deepEqual([...p.warnings], []);
  });
  test('clocks that a chip needs and has not end the run', () => {
    assert.throws(() => ask(probe(), 'm', 'x'), /clk_sys has stopped/);
    assert.throws(() => ask(probe(), 'y', 'x'), /the time is wrong/);
    assert.throws(() => ask(probe(), 'q', 'x'), /without clk_adc/);
    assert.throws(() => ask(probe(), 'g', 'x'), /clock of the timer gated/);
    const p = probe({ usb: true });
    p.runUntil(() => p.usb.connected, 500);
    assert.throws(() => ask(p, 'Q', 'x'), /clk_usb is 0 Hz/);
  });
  test('a function can be called by name, and leaves no trace', () => {
    const p = probe();
    p.uartSend('c');
    p.runToPC(p.symbol('probe_spin'), 500);
    p.runToPC(p.mcu.core.LR, 500);
    const registers = [...p.mcu.core.registers], flags = p.mcu.core.APSR, { cycles } = p;
    p.call('probe_spin', 10);
    assert.deepEqual([...p.mcu.core.registers], registers);
    assert.equal(p.mcu.core.APSR, flags);
    assert.equal(p.cycles - cycles, 3 * 10 - 1 + 2);
    p.run(50);
    assert.match(p.uartText, /cycles thousand=\d+/);
  });
  test('the board feeds a third of VSYS to the ADC and the voltage of USB to a pin', () => {
    const p = probe({ vsysMv: 4950 });
    assert.equal(p.adc[3], 2048);
    p.vsysMv = 9999;
    assert.equal(p.adc[3], 4095);
    assert.equal(p.level(24), 0);
    p.usbPower = true;
    assert.equal(p.level(24), 1);
    assert.equal(probe({ usb: true }).usbPower, true);
  });
  test('a hang is ended by the watchdog, which keeps its scratch registers', () => {
    const p = probe();
    p.uartText = '';
    p.uartSend('h');
    p.runUntil(() => p.uartText.includes('ready'), 500);
    assert.deepEqual(p.resets, ['power', 'watchdog']);
    assert.match(p.uartText, /ready rebooted=1 scratch=12345678/);
  });
  test('the way into the USB boot loader is seen', () => {
    const p = probe();
    p.uartSend('U');
    p.runUntil(() => p.bootsel, 500);
  });
  test('USB serial carries text both ways, long lines and other letters too, and lets the core sleep', () => {
    const p = probe({ usb: true });
    p.runUntil(() => p.usb.connected, 500).run(50);
    p.usbSend('e');
    p.runUntil(() => p.usbText.includes('grüß dich'), 500);
    p.usbSend(`L${'x'.repeat(2000)}\n`);
    p.runUntil(() => p.usbText.includes('line n=2000 sum=240000'), 1000);
    const [asleep, from] = [p.asleepNs, p.ns];
    p.run(500);
    assert.ok((p.asleepNs - asleep) / (p.ns - from) > 0.97);
  });
});
