import { describe, expect, it } from 'vitest';
import { type Mask, splitMask } from './mask.ts';

function maskOf(...boxes: readonly (readonly [left: number, top: number, width: number, height: number])[]): Mask {
  const shares = new Uint8Array(60 * 40);
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y++) shares.fill(255, y * 60 + left, y * 60 + left + width);
  return { width: 60, height: 40, shares };
}
const masked = ({ shares }: Mask): number => shares.filter((share) => share > 0).length;

describe('a mask over several places', () => {
  it('is one for each, from the left to the right', () => {
    const parts = splitMask(maskOf([40, 5, 10, 20], [5, 10, 12, 10]));
    expect(parts.map(masked)).toEqual([120, 200]);
  });

  it('stays one where the others are slips of the hand, or there are many', () => {
    const slip = maskOf([5, 10, 20, 20], [50, 30, 2, 2]);
    expect(splitMask(slip)).toEqual([slip]);
    const dots = maskOf(...Array.from({ length: 20 }, (_, index) => [index * 3, 3, 1, 1] as const));
    expect(splitMask(dots)).toEqual([dots]);
  });
});
