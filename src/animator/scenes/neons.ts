import type { Rgb } from '../maths/colour.ts';

/** The colours of neon tubes. */
export const NEONS: readonly [Rgb, ...Rgb[]] = [
  [255, 52, 160],
  [28, 226, 255],
  [255, 178, 52],
  [146, 96, 255],
  [52, 255, 178],
  [255, 84, 84],
];
