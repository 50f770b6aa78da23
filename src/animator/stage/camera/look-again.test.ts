import { expect, it } from 'vitest';
import type { Vector } from '../../maths/vector.ts';
import { companyIn, facedBy, goneAround, wellSeen } from './well-seen.ts';

const block = { at: [0, 1, 2] as Vector, heading: 0, half: [0.6, 1, 0.3] as Vector };
const moment = (blocks: (typeof block)[]) => ({
  ...{ face: [[0, 1.6, 0]] as Vector[], body: [[0, 0.9, 0]] as Vector[], heading: 0, company: [[3, 1, 0]] as Vector[] },
  obstacles: { pieces: [], blocks },
});
const camera = { eye: [0, 1.5, 5] as Vector, target: [0, 1, 0] as Vector, fieldOfView: 35 };

it('knows who is behind something, and from where they are not', () => {
  expect(wellSeen(moment([]), camera, 16 / 9)).toBe(1);
  expect(wellSeen(moment([block]), camera, 16 / 9)).toBe(0);
  const aside = { ...camera, eye: goneAround(camera, 0.7, 0) };
  expect(wellSeen(moment([block]), aside, 16 / 9)).toBe(1);
  expect(Math.hypot(aside.eye[0], aside.eye[2])).toBeCloseTo(5, 3);
});

it('knows who is cut off by the edge of the picture, and whose face is turned away', () => {
  expect(wellSeen(moment([]), { ...camera, target: [0, -1.5, 0] }, 16 / 9)).toBe(0);
  expect(facedBy(moment([]), camera)).toBe(1);
  expect(companyIn(moment([]), camera, 16 / 9)).toBe(0);
  expect(companyIn(moment([]), { ...camera, eye: [0, 1.5, 12] }, 16 / 9)).toBe(1);
  expect(companyIn(moment([]), { ...camera, eye: [2.5, 1.5, 1] }, 16 / 9)).toBe(-1);
  expect(facedBy(moment([]), { eye: [0, 1.5, -5] })).toBe(0);
});
