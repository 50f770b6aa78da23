import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

/** Metres that the picture is high where the camera points, at the beginning. */
function heightSeen(prompt: string): number {
  const { eye, target, fieldOfView } = stageOf(prompt).shots[0]?.keys[0] ?? {
    ...{ eye: [0, 0, 0], target: [0, 0, 0], fieldOfView: 0 },
  };
  const far = Math.hypot(...eye.map((metres, axis) => metres - (target[axis] ?? 0)));
  return 2 * far * Math.tan((fieldOfView * Math.PI) / 360);
}

it('shows two who sit on a pier as people, and not as dots', () => {
  expect(heightSeen('Two friends sit on a pier at sunset and dangle their feet above the water.')).toBeLessThan(6);
});

it('sits a company down together', () => {
  const { figures } = stageOf('Two friends sit on a pier at sunset and dangle their feet above the water.');
  const [a, b] = figures.filter(({ role }) => role === 0).map(({ path }) => path[0]?.at ?? [0, 0, 0]);
  expect(Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[2] ?? 0) - (b?.[2] ?? 0))).toBeLessThan(3);
});
