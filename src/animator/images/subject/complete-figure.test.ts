import { describe, expect, it } from 'vitest';
import { CUT_OUT_SIDE, type CutOut } from '../../bodies/families/reference.ts';
import { completeFigure } from './complete-figure.ts';

const SIDE = CUT_OUT_SIDE;

/** Boxes of one colour, by shares of the square: left, top, right, bottom. */
function cutOf(...boxes: readonly (readonly [number, number, number, number])[]): CutOut {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (const [left, top, right, bottom] of boxes) {
    for (let y = Math.round(top * SIDE); y < bottom * SIDE; y++)
      for (let x = Math.round(left * SIDE); x < right * SIDE; x++) pixels.set([40, 60, 160, 255], (y * SIDE + x) * 4);
  }
  const [left, right] = [Math.min(...boxes.map(([l]) => l)), Math.max(...boxes.map(([, , r]) => r))];
  const top = Math.min(...boxes.map(([, t]) => t));
  return {
    name: 'bust',
    pixels,
    left,
    top,
    width: right - left,
    height: 0.98 - top,
    cutOff: true,
    framed: 1,
    face: null,
  };
}

/** The lowest row on which something is seen, and the middle of what is seen there. */
function feetOf({ pixels }: CutOut): { readonly row: number; readonly middle: number } {
  for (let y = SIDE - 1; y > 0; y--) {
    const seen = Array.from({ length: SIDE }, (_, x) => x).filter((x) => (pixels[(y * SIDE + x) * 4 + 3] ?? 0) > 128);
    const [first] = seen;
    if (first !== undefined) return { row: y / SIDE, middle: (first + (seen.at(-1) ?? 0)) / 2 / SIDE };
  }
  return { row: 0, middle: 0 };
}

const BODY = [0.28, 0.4, 0.72, 0.98] as const;
const HEAD = [0.43, 0.24, 0.57, 0.4] as const;

describe('a bust without a face', () => {
  it('gets legs as long as its body asks for, though a hand is raised above its head', () => {
    const waving = completeFigure(cutOf(BODY, HEAD, [0.64, 0.02, 0.7, 0.45]));
    const { row, middle } = feetOf(waving);
    expect(row).toBeGreaterThan(0.95);
    // Between two legs there is a gap, where stumps would leave the body.
    const [across, down] = [Math.round(middle * SIDE), Math.round(0.85 * SIDE)];
    expect(waving.pixels[(down * SIDE + across) * 4 + 3]).toBe(0);
  });

  it('stands on legs of its own, and not on those of what is beside it', () => {
    const photographer = completeFigure(cutOf(BODY, HEAD, [0.9, 0.5, 0.92, 0.98]));
    const body = photographer.left + photographer.width / 2;
    expect(feetOf(photographer).middle).toBeLessThan(body);
  });

  it('has its legs under its body, wherever the net left a shred below it', () => {
    const [body, head] = [[0.28, 0.4, 0.5, 0.86] as const, [0.34, 0.24, 0.44, 0.4] as const];
    const { middle } = feetOf(completeFigure(cutOf(body, head, [0.7, 0.95, 0.74, 0.98])));
    const clean = { ...cutOf(body, head), height: 0.62, width: 0.46 };
    expect(middle).toBeCloseTo(feetOf(completeFigure(clean)).middle, 1);
  });
});
