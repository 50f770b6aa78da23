import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

/** Metres from the first camera to where it points. */
function farOf(prompt: string): number {
  const { shots } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  const [{ eye, target } = { eye: [0, 0, 0], target: [0, 0, 0] }] = shots[0]?.keys ?? [];
  return Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
}

test('a hiker seen from above is in a land, and not under a hat', () => {
  expect(farOf("Bird's eye view of a lone hiker crossing a vast snow field")).toBeGreaterThan(11);
});

test('a girl who lies in the grass is looked at from near all the same', () => {
  expect(farOf('Overhead shot of a girl lying in a field of flowers')).toBeLessThan(6);
});

test('a drone over a rider stays away', () => {
  expect(farOf('Drone shot of a cowboy riding a horse across the prairie')).toBeGreaterThan(18);
});

test('over somebody who does one thing after another it comes near enough to see what', () => {
  const told = 'Drone shot of a stag in the mountains. It raises its head, bellows, turns and trots away.';
  expect(farOf(told)).toBeLessThan(farOf('Drone shot of a stag in the mountains'));
});
