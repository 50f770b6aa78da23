import { describe, expect, test } from 'vitest';
import { type Mesh, VERTEX_FLOATS } from '../../../maths/mesh.ts';
import { clearSight } from '../../clear-sight.ts';
import type { PlaceOrder } from '../../place.ts';
import { BATHROOM } from '../../places/bathroom.ts';
import { CAFE } from '../../places/cafe.ts';
import { LIVING_ROOM } from '../../places/living-room.ts';
import { makeSight, type SightSample } from '../../sight.ts';

const ORDER: PlaceOrder = { seed: 1, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] };
const looking = (eye: SightSample['eye'], at: SightSample['eye']) =>
  makeSight([{ eye, target: at, corner: 0.75, subjects: [at] }]);

/** Whether any of the surface lies within a box. */
function reaches({ vertices }: Mesh, low: readonly number[], high: readonly number[]): boolean {
  for (let at = 0; at < vertices.length; at += VERTEX_FLOATS)
    if (
      [0, 1, 2].every(
        (axis) => (vertices[at + axis] ?? 0) > (low[axis] ?? 0) && (vertices[at + axis] ?? 0) < (high[axis] ?? 0),
      )
    )
      return true;
  return false;
}

describe('a room', () => {
  test('keeps its walls around somebody who stands at one', () => {
    const sight = looking([0, 1.6, 3], [3.9, 1, -4]);
    const { placements } = LIVING_ROOM.build(ORDER, sight, 1);
    const left = clearSight(placements, sight);
    expect(left.filter(({ stays }) => stays === true)).toHaveLength(1);
  });

  test('leaves the chair to whoever sits on it, however near the camera is', () => {
    const order = { ...ORDER, dressing: ['cafe'] };
    const seat = CAFE.describe(order).spots.find(({ kind }) => kind === 'seat')?.at ?? [0, 0, 0];
    const taken = CAFE.build(order, looking([seat[0], 1, seat[2] + 1.5], [seat[0], 0.9, seat[2]]), 1).placements;
    expect(taken.filter(({ stays }) => stays === true).length).toBeGreaterThan(1);
  });

  test('has no door before a camera that looks in from outside', () => {
    const door = [
      [1, 0.3, 6.2],
      [3.4, 1.9, 6.9],
    ] as const;
    const shellFrom = (z: number): Mesh | undefined =>
      LIVING_ROOM.build(ORDER, looking([2.4, 1.2, z], [2.4, 1, 1]), 1).placements.find(({ stays }) => stays)?.mesh;
    const [inside, outside] = [shellFrom(4), shellFrom(7)];
    if (inside === undefined || outside === undefined) throw new Error('There is no shell.');
    expect(reaches(inside, ...door)).toBe(true);
    expect(reaches(outside, ...door)).toBe(false);
  });

  test('keeps the tiles on its walls, however wide they are', () => {
    const count = (at: SightSample['eye']): number =>
      BATHROOM.build(ORDER, looking([0, 1.4, 3], at), 1).placements.filter(({ mesh }) =>
        reaches(mesh, [-2.8, 0.1, -0.1], [-2.2, 1.7, 0.1]),
      ).length;
    expect(count([0, 1, -2.2])).toBeGreaterThan(0);
  });
});
