import { expect, it, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { stageScript } from '../../staging.ts';
import type { StageShot } from '../stage.ts';
import { keepInWalls } from './keep-in-walls.ts';

const WALLS = { left: -3, right: 3, back: -4, front: 4 };
const facts = { walls: WALLS } as PlaceFacts;
const seenFrom = (
  eye: readonly [number, number, number],
  target: readonly [number, number, number] = [0, 1, 0],
): StageShot => ({
  ...{ from: 0, to: 4, handheld: 0, pace: 1, follow: null },
  keys: [{ time: 0, eye, target, roll: 0, fieldOfView: 30, focus: 5, aperture: 0 }],
});
const nobody = () => {
  throw new Error('Nobody is followed.');
};

it('comes nearer, with a wider lens, rather than to stand behind a side wall', () => {
  const [kept] = keepInWalls([seenFrom([5, 1, 0])], facts, nobody);
  expect(kept?.keys[0]?.eye[0]).toBeLessThan(3);
  expect(kept?.keys[0]?.fieldOfView).toBeGreaterThan(45);
});

it('stands before a room whose front nobody sees, and inside of one that is seen from both sides', () => {
  const before = seenFrom([0, 1, 6]);
  expect(keepInWalls([before], facts, nobody)).toEqual([before]);
  const [kept] = keepInWalls([before, seenFrom([0, 1, -3])], facts, nobody);
  expect(kept?.keys[0]?.eye[2]).toBeLessThan(4);
});

it('goes around to the inside where it would look in from beyond the wall', () => {
  const [kept] = keepInWalls([seenFrom([4.5, 1, 0], [3.05, 1, 0])], facts, nobody);
  expect(kept?.keys[0]?.eye[0]).toBeLessThan(3);
});

test('nobody films through the ceiling of a room who is not asked to look down', () => {
  const eyesOf = (prompt: string): number[] =>
    stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9).shots.flatMap(
      ({ keys }) => keys.map(({ eye }) => eye[1]),
    );
  const asked = 'A woman wakes up in bed, stretches, walks to the window and opens the curtains.';
  expect(Math.max(...eyesOf(asked))).toBeLessThan(2.5);
  expect(Math.max(...eyesOf(`Bird's eye view. ${asked}`))).toBeGreaterThan(2.5);
});
