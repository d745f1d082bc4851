// What the shipped image costs: emulated cycles, bytes and bus time, which repeat exactly. Prints a table with the limit
// beside each figure; exit status 1 if any is over. Run by tools/bench.
//
// The emulated core has no flash wait states and no boot ROM, so cycles and power-on times are a little low; the bus,
// the timers and the sleep are exact.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildFolder } from './bootrom.mjs';
import { Device, goldenScenes, IMAGE, powerOn } from './device.mjs';
import { SSD1306 } from './oled.mjs';
import { elfSymbols } from './image.mjs';

const BUS_HZ = 400000, BITS_A_BYTE = 9;
const rows = [], notes = [];
const row = (what, figure, unit, limit, most = true) => rows.push({ what, figure, unit, limit, most, over: most ? figure > limit : figure < limit });

/** Presses of a recorded whole game, one every so many milliseconds; warnings want to be read for 600. */
const replay = (d, name, everyMs) => {
  let rolls = false;
  for (const line of readFileSync(new URL(`../data/presses/${name}.rec`, import.meta.url), 'utf8').split('\n')) {
    const command = line.match(/^\d+ (.*)$/)?.[1];
    if (!command) continue;
    d.say(command);
    const dice = command.startsWith('dice');
    if (!dice) d.run(rolls ? 1600 : everyMs);  // until the dice have been seen
    rolls = dice;
  }
};

// ---- power-on
{
  const d = new Device();
  d.pico.start();
  d.pico.runUntil(() => d.oled.on && d.oled.dataBytes >= 1024, 200, 0.1);
  row('power-on to the first full frame', d.pico.ms, 'ms', 50);
}

// ---- drawing, over every golden scene
const scenes = goldenScenes().map(([, steps]) => steps);
{
  const d = new Device();
  let worst = 0;
  for (const language of ['en', 'de']) for (const steps of scenes) {
    d.pico.rosc = 'random';
    d.forget().powerOn(130);
    if (language === 'de') for (const s of ['press left', 'press left', 'press a', 'press a', 'press b', 'press right', 'press right']) d.say(s);
    const calls = d.pico.profile(['app_draw']);
    for (const step of steps) {
      if (step === 'stuck') d.pico.rosc = 1;
      else if (!/^(wait|counts|battery|bots|watch)/.test(step)) d.say(step.replace('quick ', ''));
      d.run(60);
    }
    worst = Math.max(worst, ...calls.get('app_draw'));
    d.pico.stopProfile();
  }
  row('drawing the dearest of all screens', worst, 'cycles', 250000);
}

// ---- the bus
{
  const d = new Device({ oled: null });
  d.powerOn(300);
  const times = [];
  const oled = new SSD1306();
  d.plugIn(oled);
  oled.log = (kind, value, ns) => times.push([kind, ns]);
  d.run(1000);
  const data = times.filter(([kind]) => kind === 'data').map(([, ns]) => ns);
  const full = data.slice(0, 1024);
  // from the first bit of the window's address to the last bit of the last pixel
  const before = 10 + 1;                   // bytes of addressing sent ahead of the first data byte, and that byte
  const spent = (full.at(-1) - full[0]) / 1e6 + (before * BITS_A_BYTE + 4) / BUS_HZ * 1e3;
  const wire = 1024 * BITS_A_BYTE / BUS_HZ * 1e3;
  row('bus time of a full frame', spent, 'ms', 1.05 * wire);
}

// ---- a cursor that moves, and a whole new screen
const press = (d, button, edge) => {
  d.oled.clearCounters();
  const t0 = d.pico.ns;
  if (edge === 'down') { d.press(button); d.run(80); } else { d.release(button); d.run(120); }
  const result = { bytes: d.oled.bytes, ms: (d.oled.lastByteNs - t0) / 1e6 };
  if (edge === 'down') { d.release(button); d.run(60); }
  return result;
};
{
  const menu = [], dice = ['press right', 'press a', 'press a', 'dice blwgom', 'press b'], settings = ['press left', 'press left', 'press a'];
  const scene = (name) => goldenScenes().find(([n]) => n === name)[1];
  let bytes = 0, ms = 0;
  for (const steps of [menu, dice, settings, ...['build_settlement', 'build_city_both', 'build_extra_road', 'map_extra_road', 'start_first', 'roll_first', 'players_one', 'over'].map(scene)]) {
    const d = powerOn();
    d.play(steps);
    for (let i = 0; i < 9; i++) {
      d.run(207.3);                        // not in step with the sampling, and the last move has come to rest
      const r = press(d, i % 4 === 3 ? 'left' : 'right', 'down');
      bytes = Math.max(bytes, r.bytes);
      ms = Math.max(ms, r.ms);
    }
  }
  row('bytes that a cursor move sends', bytes, 'bytes', 300);
  row('stable press to last byte, cursor move', ms, 'ms', 15);
}
{
  const open = (steps) => {
    const d = powerOn();
    d.play(steps);
    d.press('a'); d.run(40.7);
    return press(d, 'a', 'up').ms;         // a short press of A is one when it is let go
  };
  const before = (name) => goldenScenes().find(([n]) => n === name)[1].slice(0, -1);
  const openings = [[], ['press a'], ['press right'], ['press left'], before('build_extra_settlement'), before('build_city_both'),
    before('start_first'), before('map_extra'), before('map_own'), before('over_extra'), before('costs_extra'), before('turn_extra')];
  row('stable press to last byte, new screen', Math.max(...openings.map(open)), 'ms', 35);
  const d = powerOn();                      // every pixel changes: the screen is turned round
  for (const s of ['press left', 'press left', 'press a', 'press right', 'press right', 'press right']) { d.say(s); d.run(100); }
  d.press('a'); d.run(40.2);
  row('stable press to last byte, screen turned', press(d, 'a', 'up').ms, 'ms', 35);
}

// ---- sleep
for (const usb of [false, true]) {
  const d = powerOn({ usb });
  d.run(500);
  const asleep = d.pico.asleepNs, from = d.pico.ns;
  d.run(10000);
  row(`asleep while waiting, USB ${usb ? 'open' : 'not connected'}`, 100 * (d.pico.asleepNs - asleep) / (d.pico.ns - from), '%', 99, false);
}

{
  const d = powerOn({ usb: false });
  d.call('panel_dark', 1);
  d.run(20);
  d.call('power_deep', 1);
  d.run(1000);
  const pressed = d.pico.ns;
  d.press('a');
  d.call('power_deep', 0);                  // as soon as the main loop turns
  row('press to full speed from deep idle', (d.pico.ns - pressed) / 1e6, 'ms', 5);
}

// ---- the rules. A PC plays 1000 random games of each kind with a counter at every branch of the rules and names the
// positions that take the most work; those are measured here, in cycles.
const built = `${buildFolder()}/host/tests`;
const pc = (program, ...args) => execFileSync(`${built}/${program}`, args, { encoding: 'utf8' }).trim().split('\n').map((l) => l.split(' '));
{
  const d = powerOn();
  const worst = { legal: 0, road: 0 };
  for (const [what, , , ...position] of pc('rules_work', 'work', '1000')) {
    d.say(`position ${position.join(' ')}`);
    const calls = d.pico.profile(['legal_moves', 'trail_longest']);
    d.say('weigh', 60000);
    worst[what] = Math.max(worst[what], ...calls.get(what === 'legal' ? 'legal_moves' : 'trail_longest'));
    d.pico.stopProfile();
  }
  row('whole legal list, worst of 3000 random games', worst.legal, 'cycles', 250000);
  row('longest road, worst of 3000 random games', worst.road, 'cycles', 1250000);
  // every road of the island but one, which test_trail.c finds to be the worst network of all
  const island = readFileSync(new URL('../data/whole_island.txt', import.meta.url), 'utf8').trim();
  d.say(`position ${island}`);
  const calls = d.pico.profile(['trail_longest']);
  d.say('weigh', 60000);
  notes.push(`longest road, nearly every road of the island built by one player: ${Math.max(...calls.get('trail_longest'))} cycles`);
  d.pico.stopProfile();
}
{
  const d = powerOn();
  const games = ['standard_solo', 'standard_three', 'plus_solo', 'plus_two', 'extra_two', 'extra_four'];
  let cycles = 0, moves = 0;
  for (const name of games) {
    const calls = d.pico.profile(['rules_apply']);
    for (const l of readFileSync(new URL(`../data/games/${name}.game`, import.meta.url), 'utf8').split('\n')) {
      if (!l || /^(#|position|points)/.test(l)) continue;
      if (l.startsWith('new ')) d.say(l);
      else for (const move of l.split('; ')) d.say(`do ${move}`);
    }
    const all = calls.get('rules_apply');
    cycles += all.reduce((a, b) => a + b, 0);
    moves += all.length;
    d.pico.stopProfile();
  }
  row(`check and apply a move, mean of ${moves} recorded`, cycles / moves, 'cycles', 5000);
}
for (const [, name, bytes] of pc('rules_speed', 'size')) row(`state of ${name}`, Number(bytes), 'bytes', 512);
for (const [, name, speed] of pc('rules_speed', 'speed', '1')) notes.push(`random games of ${name} a second on this PC: ${speed}`);

// ---- advice: positions of games that the easy bot plays with itself, every other turn after the first roll, every other
// turn when it comes to building. 100 ms are 12.5 million cycles.
for (const [kind, options, turns] of [['standard', 'players=1', 15], ['plus', 'players=4', 60], ['extra', 'players=4', 90]]) {
  const d = powerOn();
  const worst = { roll: 0, build: 0, slice: 0 };
  d.say(`new ${kind} ${options}`);
  for (let turn = 0, asked = -1; turn < turns;) {
    const [line] = d.say('show');
    turn = Number(line.match(/turn=(\d+)/)[1]);
    const phase = line.match(/phase=(\w+)/)[1], rolls = Number(line.match(/rolls=(\d)/)?.[1] ?? 0);
    if (phase === 'over') break;
    const now = turn % 2 ? phase === 'roll' && rolls === 1 : phase === 'build';
    if (now && asked !== turn && turn % 3 === 0) {
      asked = turn;
      const calls = d.pico.profile(['mind_look', 'advice_step']);
      d.say('eval', 60000);
      worst[phase] = Math.max(worst[phase], ...calls.get('mind_look'));
      worst.slice = Math.max(worst.slice, ...calls.get('advice_step'));
      d.pico.stopProfile();
    }
    d.say('bot easy');
  }
  row(`advice after a first roll, ${kind}`, worst.roll, 'cycles', 12500000);
  row(`advice for a build, ${kind}`, worst.build, 'cycles', 12500000);
  notes.push(`longest slice of that thinking, ${kind}: ${worst.slice} cycles`);
}

/** Recorded whole games, one of each kind. */
const PLAYED = ['standard_1', 'plus_2', 'extra_2', 'table_paired'];

// ---- the stack, in the two banks at the end of RAM that nothing else uses: power-on leaves noise there
{
  const BANKS = 0x20040000, BANKS_BYTES = 8192;
  const deepest = (play) => {
    const d = new Device();
    d.pico.start();
    const noise = d.pico.bytes(BANKS, BANKS_BYTES).slice();
    d.run(200);
    play(d);
    const now = d.pico.bytes(BANKS, BANKS_BYTES);
    let lowest = 0;
    while (now[lowest] === noise[lowest]) lowest++;
    return BANKS_BYTES - lowest;
  };
  const position = readFileSync(new URL('../data/whole_island.txt', import.meta.url), 'utf8').trim();
  const console_ = (d) => { for (const s of [`position ${position}`, 'weigh', 'legal', 'board', 'show', 'perft', 'selftest', 'stats', 'screen', 'press a', 'press a', 'press b']) d.say(s, 60000); };
  const games = PLAYED.map((name) => (d) => replay(d, name, 30));
  row('deepest stack: the console, four whole games', Math.max(...[console_, ...games].map(deepest)), 'bytes', BANKS_BYTES / 2);
}

// ---- the flash: sectors erased in a whole game at a quick pace. 20 games a day for 10 years on 63 sectors of 100,000
// erases each allow 86 a game (firmware/README.md).
for (const name of PLAYED) {
  const d = powerOn();
  replay(d, name, 600);
  d.run(5000);
  row(`sectors erased in the game ${name}`, d.pico.flash.ops.filter((o) => o.kind === 'erase').length, 'erases', 86);
}

// ---- sleep: how deep, and how soon it is back
{
  const d = powerOn({ usb: false });
  d.run(140000);
  const awake = d.pico.awakeNs, from = d.pico.ns;
  d.run(60000);
  row('asleep while deeply idle', 100 - 100 * (d.pico.awakeNs - awake) / (d.pico.ns - from), '%', 99.9, false);
  const t0 = d.pico.ns;
  d.press('a');
  d.pico.runUntil(() => d.oled.on, 1000, 0.05);
  row('press to a lit display, from deep idle', (d.pico.ns - t0) / 1e6, 'ms', 60);
}

// ---- size
{
  const symbols = elfSymbols(IMAGE.replace('.uf2', '.elf'));
  const at = (name) => symbols.get(name).value;
  row('flash image', at('__flash_binary_end') - 0x10000000, 'bytes', 1536 * 1024);
  row('static RAM, vectors and data and bss', at('__bss_end__') - 0x20000000, 'bytes', 112 * 1024);
  row('RAM that is free', 0x20040000 - at('__bss_end__'), 'bytes', 64 * 1024, false);
}

const number = (n, unit) => (unit === 'ms' || unit === '%' ? n.toFixed(2) : Math.round(n).toString());
console.log(`${'figure'.padEnd(44)}${'measured'.padStart(10)}   ${'limit'.padEnd(12)}`);
for (const r of rows)
  console.log(`${r.what.padEnd(44)}${number(r.figure, r.unit).padStart(10)}   ${`${r.most ? '<=' : '>='} ${number(r.limit, r.unit)} ${r.unit}`.padEnd(16)}${r.over ? '  OVER' : ''}`.trimEnd());
for (const n of notes) console.log(n);
const over = rows.filter((r) => r.over).length;
console.log(over ? `${over} of ${rows.length} figures are over their limit` : `all ${rows.length} figures are within their limits`);
process.exit(over ? 1 : 0);
