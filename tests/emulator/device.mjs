// Dicehold on the emulated Pico, held in the hand: its buttons, its glass, its console.
//
//   const d = await powerOn();            // boots the shipped .uf2
//   d.tap('a'); d.say('version'); d.picture()
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { buildFolder } from './bootrom.mjs';
import { SSD1306 } from './oled.mjs';
import { Pico } from './pico.mjs';

export const IMAGE = `${buildFolder()}/pico/firmware/dicehold.uf2`;
export const HOST = `${buildFolder()}/host/tools/sim/dicehold`;
export const PINS = { left: 10, right: 11, a: 12, b: 13, piezo: 16, sda: 4, scl: 5 };
/** Where our part of the flash begins. */
export const STORE = (2 << 20) - 64 * 4096;
export const golden = (name, language = 'en') =>
  readFileSync(new URL(`../golden/${language}/${name}.txt`, import.meta.url), 'utf8').split('\n').slice(0, 32);
/** Every scene of the golden frames: its name and its steps. */
export const goldenScenes = () => {
  const folder = new URL('../golden/scenes/', import.meta.url);
  return readdirSync(folder).sort().flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((l) => l && !l.startsWith(';')).map((l) => [l.slice(0, l.indexOf(':')), l.slice(l.indexOf(':') + 1).split(';').map((s) => s.trim())]);
};
/** The picture as golden frames are written: 32 lines without trailing spaces. */
export const trimmed = (lines) => lines.map((l) => l.trimEnd());
/** What the desktop program prints for these arguments. */
export const host = (...args) => execFileSync(HOST, args, { encoding: 'utf8', input: '' });

export class Device {
  /** `oled`: the display on the bus, null for none. Further options go to the Pico. */
  constructor({ oled = new SSD1306(), ...options } = {}) {
    this.pico = new Pico({ image: IMAGE, usb: true, ...options });
    this.oled = oled;
    if (oled) this.plugIn(oled);
  }
  plugIn(oled) { this.oled = this.pico.addI2C(0, oled, [PINS.sda, PINS.scl]); }
  unplug() { this.pico.removeI2C(0, this.oled); }
  powerOn(ms = 200) { this.pico.start(); this.pico.run(ms); return this; }
  /** Nothing is remembered: the sectors of the store as they leave the factory. */
  forget() { this.pico.flash.bytes.fill(0xff, STORE); return this; }
  run(ms) { this.pico.run(ms); return this; }
  press(button) { this.pico.press(PINS[button]); }
  release(button) { this.pico.release(PINS[button]); }
  tap(button, ms = 40, afterMs = 60) { this.press(button); this.run(ms); this.release(button); this.run(afterMs); return this; }
  /** Plays the steps of a golden scene: console lines, each with the time after it that a roll takes, or waiting. */
  play(steps) {
    for (const step of steps) {
      const wait = step.match(/^wait (\d+)/);
      if (!wait) this.say(step);
      this.run(wait ? Number(wait[1]) : 800);
    }
    return this;
  }
  /** The golden frame of this name as this device has to show it: on its batteries, which are full, the title says so. */
  golden(name) { return golden(name.startsWith('title') && !this.pico.usbPower ? `${name}_full` : name); }
  picture() { return trimmed(this.oled.halfBlocks()); }
  /** Calls a function of the firmware, between two turns of its main loop. */
  call(name, ...args) {
    this.pico.runToPC(this.pico.symbol('device_step'));
    return this.pico.call(name, ...args);
  }
  /** Types a console line; the answer without its last line, which must be `ok`. */
  say(line, limitMs = 3000) {
    const answer = this.ask(line, limitMs);
    if (answer.at(-1) !== 'ok') throw new Error(`${line}: ${answer.at(-1)}`);
    return answer.slice(0, -1);
  }
  /** As say(), whatever the last line is. */
  ask(line, limitMs = 3000) {
    const from = this.pico.usbText.length;
    this.pico.usbSend(`${line}\n`);
    this.pico.runUntil(() => /(^|\n)(ok|error .*)\n$/.test(this.pico.usbText.slice(from)), limitMs);
    return this.pico.usbText.slice(from).trimEnd().split('\n');
  }
}

export const powerOn = (options, ms) => new Device(options).powerOn(ms);
