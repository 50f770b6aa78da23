import { describe, expect, it } from 'vitest';
import type { Plate } from './plate.ts';
import { keepWhatStands } from './stands-in-sky.ts';

const [WIDTH, HEIGHT, COLUMNS, ROWS] = [200, 40, 50, 10] as const;

/** A sky from dark to light, with a mast in its middle. */
function sky(mast: boolean): Plate {
  const ground = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const isMast = mast && Math.abs((at % WIDTH) - 100) < 2;
    ground.set(isMast ? [210, 205, 190, 255] : [30, 40 + (at % WIDTH) * 0.3, 110, 255], at * 4);
  }
  const size = { width: WIDTH, height: HEIGHT };
  return { ground, size, area: { left: 0, top: 0, ...size }, columns: COLUMNS, rows: ROWS } as unknown as Plate;
}

describe('a sky that drifts', () => {
  it('leaves masts where they stand, and is drawn out beside them', () => {
    const weights = new Float32Array((COLUMNS + 1) * (ROWS + 1)).fill(1);
    const row = 5 * (COLUMNS + 1);
    const kept = keepWhatStands(sky(true), weights).subarray(row, row + COLUMNS + 1);
    expect([kept[25], kept[0], kept[COLUMNS]]).toEqual([0, 1, 1]);
    for (let at = 26; at < COLUMNS; at++) expect((kept[at + 1] ?? 0) - (kept[at] ?? 0)).toBeLessThan(0.11);
    expect(keepWhatStands(sky(false), weights)).toEqual(weights);
  });
});
