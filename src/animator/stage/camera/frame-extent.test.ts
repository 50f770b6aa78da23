import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

/** Metres that the picture is high where it looks. */
function heightOf(prompt: string): number {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });
  const [key] = stageScript(script, 1, 16 / 9).shots[0]?.keys ?? [];
  const [eye, target] = [key?.eye ?? [0, 0, 0], key?.target ?? [0, 0, 0]];
  const far = Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
  return 2 * far * Math.tan(((key?.fieldOfView ?? 0) * Math.PI) / 360);
}

test('what lies flat on a table is seen as near as what stands on it', () => {
  expect(heightOf('an apple and a cell phone')).toBeLessThan(0.5);
  expect(heightOf('a fork on the right of a knife, front view')).toBeLessThan(0.5);
});

test('who sits at a table alone is seen over its edge, and not with its legs', () => {
  expect(heightOf('A woman drinks coffee at the kitchen table')).toBeLessThan(1.6);
});

test('an extreme close-up is filled with the face of a cat, and with no more of it', () => {
  expect(heightOf("Extreme close-up of a cat's face")).toBeLessThan(0.32);
});
