// What can end an emulated run. Each has its own class, so that a test can expect one and no other.

/** The supply failed inside or before a flash operation, as the test asked. */
export class PowerCut extends Error {}

/** The firmware ran into a breakpoint: panic(), a failed assert, an unhandled interrupt or a HardFault handler. */
export class FirmwareBreak extends Error {}

/** Something that a real Pico would punish (or that this emulator does not have), or a wait that did not come true. */
export class EmulationError extends Error {}

export const hex = (n) => `0x${(n >>> 0).toString(16)}`;
