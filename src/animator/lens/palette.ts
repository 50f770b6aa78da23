import type { KernelMemory } from '../maths/kernel-memory.ts';

/** Colours of a small screen, ramp by ramp from dark to light: shades turn toward violet, lights toward yellow. */
const COLOURS =
  '0d0a14 1d1a2b 343247 55566b 80859a b0b8c4 dfe6e6 fbfaf0 2b1420 4e2130 7c3a36 a85c42 d08a58 eab97f f7dfb2 5a1a1e 8e2326 c43c2c e8622f f58f3c fcb958 fde08a 2c3a1a 3f5a24 5e8331 86ad3f b4d158 e0ec92 12362f 1b5848 2b8060 4bab7c 8fd3a0 14264a 1f4478 2f6cae 4d9bd6 84c6ec c2e8f6 2b1a4c 4c2a78 7a44a4 a970c8 d7a6e2 7a2352 b53a6e e26a8e f7a8b2 6b5a4c 968471 c2b196 4a4038 7d6a55 ab9478 d6c8a6 5d6b5a 8a9a80 6e7f96 9db2c8 cfd6c0 b98a74 d9b49a 8a6a6e'
    .split(' ')
    .map((hex) => Number.parseInt(hex, 16));
const SIDE = 32;

/** Lightness and colour as eyes part them, roughly: good enough to find the nearest of a few. */
function seenAs(r: number, g: number, b: number): readonly [number, number, number] {
  const [l, m, s] = [
    Math.cbrt(0.412 * r * r + 0.536 * g * g + 0.052 * b * b),
    Math.cbrt(0.212 * r * r + 0.681 * g * g + 0.107 * b * b),
    Math.cbrt(0.088 * r * r + 0.282 * g * g + 0.63 * b * b),
  ];
  return [0.21 * l + 0.794 * m - 0.004 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.026 * l + 0.783 * m - 0.809 * s];
}

/** For each of 32 x 32 x 32 colours the two nearest of the palette, and how far it is from the first to the second; then the palette itself. */
export function placePalette(memory: KernelMemory): number {
  const at = memory.reserve(SIDE ** 3 * 3 + COLOURS.length * 4);
  const near = memory.bytes(at, SIDE ** 3 * 3);
  const seen = COLOURS.map((hex) => seenAs((hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255));
  const gap = (a: readonly [number, number, number], b: readonly [number, number, number]): number =>
    (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  for (let index = 0; index < SIDE ** 3; index++) {
    const [r, g, b] = [index >> 10, (index >> 5) & 31, index & 31].map((part) => (part + 0.5) / SIDE);
    const own = seenAs(r ?? 0, g ?? 0, b ?? 0);
    let [first, second, firstGap, secondGap] = [0, 0, 9, 9];
    for (const [number, colour] of seen.entries()) {
      const far = gap(own, colour);
      if (far < firstGap) [first, second, firstGap, secondGap] = [number, first, far, firstGap];
      else if (far < secondGap) [second, secondGap] = [number, far];
    }
    const [a, c] = [seen[first] ?? own, seen[second] ?? own];
    // Along the line between both; two that are far apart are never mixed, or it would look like sand.
    const along =
      ((own[0] - a[0]) * (c[0] - a[0]) + (own[1] - a[1]) * (c[1] - a[1]) + (own[2] - a[2]) * (c[2] - a[2])) /
      Math.max(1e-6, gap(a, c));
    const share = gap(a, c) > MOST_GAP ? 0 : Math.max(0, Math.min(0.5, along - DITHER_FROM) * 1.4);
    near.set([first, second, Math.round(share * 255)], index * 3);
  }
  const words = memory.words(at + SIDE ** 3 * 3, COLOURS.length);
  for (const [number, hex] of COLOURS.entries())
    words[number] = (0xff000000 | ((hex & 255) << 16) | (hex & 0xff00) | (hex >> 16)) >>> 0;
  return at;
}
const MOST_GAP = 0.012;
/** Only what is truly between two is drawn in both. */
const DITHER_FROM = 0.22;
