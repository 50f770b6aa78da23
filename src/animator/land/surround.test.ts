import { describe, expect, it } from 'vitest';
import { tellOutside } from '../catalogue/outside.ts';
import { boundsOf } from '../maths/mesh.ts';
import { findPlace } from './places.ts';
import { makeSight } from './sight.ts';

const ORDER = { seed: 3, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] };
const SIGHT = makeSight([{ eye: [0, 1.6, 4], target: [0, 1.4, 0], corner: 0.8, subjects: [[0, 1.4, 0]] }], 4);
const room = (dressing: readonly string[]) => findPlace('living_room')?.build({ ...ORDER, dressing }, SIGHT, 0.3);

describe('a land around a room', () => {
  it('is what is told of, and stays outside its walls', () => {
    const [alone, around] = [room([]), room([tellOutside('planet'), 'mars'])];
    expect(around?.air.sky).not.toEqual(alone?.air.sky);
    const land = around?.placements.filter(({ mirrored, stays }) => mirrored === false && stays !== true) ?? [];
    expect(land.length).toBeGreaterThan(0);
    const inside = land.filter(({ mesh, matrix }) => {
      const { radius } = boundsOf(mesh);
      const [x, z] = [matrix[3] ?? 0, matrix[11] ?? 0];
      return radius < 3 && Math.abs(x) < 4.4 && z > -4.4 && z < 6.4;
    });
    expect(inside).toEqual([]);
  });
});
