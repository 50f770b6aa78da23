import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/random.ts';
import { standAround, talkingCircles } from './gatherings.ts';
import type { Block, Spot } from './spots.ts';

const blocks = (count: number): Block[] =>
  Array.from({ length: count }, (_, player) => ({
    ...{ player: player + 1, radius: 0.3, wide: 0.3, deep: 0.2, height: 1.7, lift: 0 },
  }));

describe('people who stand about', () => {
  it('look into their circle and leave it open toward the camera', () => {
    const places = talkingCircles(blocks(4), 1, makeRandom(1));
    const [x, z] = [0, 1].map((axis) => places.reduce((sum, p) => sum + (axis === 0 ? p.across : p.near), 0) / 4);
    for (const { across, near, facing } of places) {
      const inward = Math.sin(facing) * ((x ?? 0) - across) + Math.cos(facing) * ((z ?? 0) + 0.3 - near);
      expect(inward).toBeGreaterThan(0);
    }
    // The front is as far back as nobody stands with the back to us.
    expect(Math.max(...places.map(({ near }) => near))).toBeLessThan(0.6);
  });

  it('stand in a bow around whom they look at, and look there', () => {
    const spots = new Map<number, Spot>([[0, { across: 1, near: 0, lift: 0 }]]);
    standAround(spots, 0, blocks(9), makeRandom(2));
    for (let player = 1; player <= 9; player++) {
      const { across = 0, near = 0, facing = 9 } = spots.get(player) ?? {};
      expect(Math.hypot(across - 1, near)).toBeGreaterThan(1.2);
      expect(Math.sin(facing) * (1 - across) + Math.cos(facing) * -near).toBeGreaterThan(1);
    }
  });
});
