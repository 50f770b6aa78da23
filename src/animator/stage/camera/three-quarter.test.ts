import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

const within = (angle: number): number => Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));

/** Radians from where the first figure looks to the camera, at the beginning. */
function offFace(prompt: string): number {
  const { figures, shots } = stageOf(prompt);
  const heading = figures[0]?.path[0]?.heading ?? 0;
  const { eye = [0, 0, 0], target = [0, 0, 0] } = shots[0]?.keys[0] ?? {};
  return within(Math.atan2(eye[0] - target[0], eye[2] - target[2]) - heading);
}

it('sees the face of one who stands alone, however the place has them turned', () => {
  expect(offFace('A lone cowboy stands in the middle of a dusty main street at noon')).toBeLessThan(0.95);
});

it('sees a herd from its front quarter, and not as a thin row', () => {
  expect(offFace('Three elephants walk across the savanna at golden hour')).toBeLessThan(0.7);
});

it('gives who goes across the picture room before the face', () => {
  const { figures, shots } = stageOf('A hiker walks along a mountain ridge at sunrise');
  const heading = figures[0]?.path[0]?.heading ?? 0;
  const { eye = [0, 0, 0], target = [0, 0, 0] } = shots[0]?.keys.at(-1) ?? {};
  // Of a camera that follows, both are told from the hiker: the aim lies before it.
  expect(Math.sin(heading) * target[0] + Math.cos(heading) * target[2]).toBeGreaterThan(0.1);
  expect(Math.hypot(eye[0], eye[2])).toBeGreaterThan(2);
});

it('moves a little where nothing is said of the camera, and not at all where it is told to stay', () => {
  expect(stageOf('Close-up of an old sailor').shots[0]?.keys).toHaveLength(2);
  expect(stageOf('Static shot of an old sailor').shots[0]?.keys).toHaveLength(1);
});

it('looks up from near in a shot from below', () => {
  const { eye = [0, 0, 0], target = [0, 0, 0] } =
    stageOf('Low angle shot of a superhero standing on a rooftop').shots[0]?.keys.at(-1) ?? {};
  expect((target[1] - eye[1]) / Math.hypot(target[0] - eye[0], target[2] - eye[2])).toBeGreaterThan(0.25);
});
