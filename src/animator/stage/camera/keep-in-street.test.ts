import { expect, it } from 'vitest';
import type { Vector } from '../../maths/vector.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { keepShotsInStreet } from './keep-in-street.ts';

const street = { half: 6, roofs: 10 };
const key = (time: number, eye: Vector, target: Vector): CameraKey => ({
  ...{ time, eye, target, roll: 0, fieldOfView: 35, focus: 5, aperture: 0 },
});
const shotOf = (keys: readonly CameraKey[], follow: StageShot['follow'] = null): StageShot => ({
  ...{ from: 0, to: 4, keys, follow, handheld: 0, pace: 1 },
});
const at: WhereIs = (_, time) => ({
  ...{ at: [time, 0, 0], heading: 0, height: 1.7, radius: 0.3, eyes: [time, 1.6, 0], speed: 1 },
});

it('stops a camera that moves before the wall, as far away as it was', () => {
  const shot = shotOf([key(0, [4, 2, 20], [0, 2, 0]), key(4, [8, 2, 20], [0, 2, 0])]);
  const [first, last] = keepShotsInStreet([shot], { street }, at)[0]?.keys ?? [];
  expect(first?.eye).toEqual([4, 2, 20]);
  expect(Math.abs(last?.eye[0] ?? 9)).toBeLessThan(5.5);
  expect(Math.hypot(last?.eye[0] ?? 0, last?.eye[2] ?? 0)).toBeCloseTo(Math.hypot(8, 20), 3);
});

it('keeps a camera that goes along between the houses all the way', () => {
  const shot = shotOf([key(0, [3, 1.5, 3], [0, 1.5, 0])], { figure: 0, turns: false });
  const [kept] = keepShotsInStreet([shot], { street }, at)[0]?.keys ?? [];
  expect(4 + (kept?.eye[0] ?? 9)).toBeLessThan(5.5);
});
