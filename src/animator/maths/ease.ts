export const TAU = Math.PI * 2;

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Works for falling ramps too: `smoothstep(10, 0, x)` is 1 at 0 and 0 at 10. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Slow start, slow end, and close to even speed between: a camera on rails, not a pendulum. */
export function glide(share: number): number {
  const even = clamp(share);
  return mix(even, even * even * (3 - 2 * even), 0.6);
}
