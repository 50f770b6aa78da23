import { describe, expect, it } from 'vitest';
import { swingAt, swingOver } from './swing-over.ts';

const SIZE = { width: 16, height: 8 };
const filled = (luma: number): Uint8Array => new Uint8Array((16 * 8 * 3) / 2).fill(luma);

describe('a camera that is swung from one picture to the next', () => {
  it('rests on both, and is fastest between them', () => {
    expect([swingAt(0, 0.05).gone, swingAt(1, 0.05).gone]).toEqual([0, 1]);
    expect(swingAt(0.5, 0.05).blur).toBeGreaterThan(4 * swingAt(0.2, 0.05).blur);
  });

  it.each([
    { upright: false, sense: 1, at: [0, 15] },
    { upright: false, sense: -1, at: [15, 0] },
    { upright: true, sense: 1, at: [0, 7 * 16] },
    { upright: true, sense: -1, at: [7 * 16, 0] },
  ] as const)('brings the next from its side, and never through the first: %o', ({ at, ...side }) => {
    const into = filled(40);
    swingOver(into, filled(200), SIZE, { gone: 0.5, blur: 0.1, ...side });
    expect(at.map((place) => into[place])).toEqual([40, 200]);
  });
});
