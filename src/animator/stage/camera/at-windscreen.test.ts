import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import type { Stage } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

test('who drives an open car is seen over its bonnet, and whoever drives a closed one with all of the car', () => {
  const near = stageOf('A golden retriever in sunglasses drives a convertible along a coastal highway');
  const far = stageOf('A man drives a red car along a coastal highway');
  const away = ({ shots }: Stage): number => {
    const [key] = shots[0]?.keys ?? [];
    return key === undefined ? 0 : Math.hypot(...key.eye.map((each, axis) => each - (key.target[axis] ?? 0)));
  };
  expect(away(near)).toBeLessThan(3);
  expect(away(far)).toBeGreaterThan(3);
});

test('a car on a mountain road that is shot from above is seen on its bends', () => {
  const { place, shots } = stageOf("Una macchina rossa corre su una strada di montagna all'alba, ripresa dall'alto");
  expect(place.dressing).toContain('from the air');
  expect(shots[0]?.follow).toBeNull();
});
