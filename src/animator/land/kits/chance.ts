/**
 * Chance that belongs to a spot of the land: whoever asks, in whatever order, gets the same. What stands somewhere must not depend on where the camera
 * goes, so no stream is drawn from while the land is sown.
 */
export function chanceAt(seed: number, i: number, j: number, which: number): number {
  let mixed =
    Math.imul(i | 0, 0x27d4eb2d) ^ Math.imul(j | 0, 0x165667b1) ^ Math.imul((seed + which * 977) | 0, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
