// A small seeded generator (xorshift32). Everything that is random on a real device - ring oscillator, SRAM and
// display RAM at power-on, torn flash writes - comes from one of these, so that every run can be repeated.

export function xorshift(seed) {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>>= 0);
  };
}
