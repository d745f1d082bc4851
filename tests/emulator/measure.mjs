// Measures what functions cost: watches the program counter and keeps a stack of the calls under way.
//
// Used by pico.profile() and pico.callCycles(). Cycles include callees and interrupts taken meanwhile. A function that
// the compiler inlined or split (`.part.0`, `.constprop.0`) has no entry of its own to watch.

const isExceptionReturn = (lr) => lr >>> 28 === 0xf;

export class CallRecorder {
  /** `functions`: Map address -> name. `onCall(name, cycles)` is told of every call that returned; true stops the run. */
  constructor(pico, functions, onCall) {
    this.pico = pico;
    this.functions = functions;
    this.onCall = onCall;
    this.calls = [];
    this.returns = new Map(); // return address -> how many calls under way return to it
  }
  /** After a reset nothing returns any more. */
  forget() {
    this.calls = [];
    this.returns.clear();
  }
  /** Before every instruction; true when the run shall stop here. */
  at(pc, core) {
    // The order matters: one watched function may begin where another returns to.
    const stop = this.returns.has(pc) && this.returned(pc, core);
    const name = this.functions.get(pc);
    if (name !== undefined) this.entered(pc, name, core);
    return stop;
  }
  entered(pc, name, core) {
    const sp = core.SP;
    // An interrupt handler's LR names no place: the return address lies in the frame the core has pushed.
    const handler = isExceptionReturn(core.LR);
    const to = (handler ? this.pico.u32(sp + 0x18) : core.LR) & ~1;
    const top = this.calls.at(-1);
    if (top && top.pc === pc && top.sp === sp) return; // an interrupt came before its first instruction: the same call
    this.calls.push({ name, pc, sp, to, back: handler ? sp + 0x20 : sp, cycles: this.pico.cycles });
    this.returns.set(to, (this.returns.get(to) ?? 0) + 1);
  }
  returned(pc, core) {
    let stop = false;
    for (let top; (top = this.calls.at(-1)) && top.to === pc && core.SP >= top.back; ) {
      this.calls.pop();
      const left = this.returns.get(pc) - 1;
      if (left) this.returns.set(pc, left);
      else this.returns.delete(pc);
      if (this.onCall(top.name, this.pico.cycles - top.cycles) === true) stop = true;
    }
    return stop;
  }
}
