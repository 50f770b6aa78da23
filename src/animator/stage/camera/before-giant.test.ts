import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

it('whoever faces a dragon is nearer to the camera than it is, and the camera is below its head', () => {
  const { shots, figures } = stageOf('A knight stands on a meadow facing an enormous dragon. The dragon roars');
  const [knight, dragon] = figures.map(({ path }) => path[0]?.at ?? [0, 0, 0]);
  const eye = shots[0]?.keys[0]?.eye ?? [0, 99, 0];
  const far = (at: readonly number[] = []): number => Math.hypot((at[0] ?? 0) - eye[0], (at[2] ?? 0) - eye[2]);
  expect(far(knight)).toBeLessThan(far(dragon) * 0.6);
  expect(eye[1] - (knight?.[1] ?? 0)).toBeLessThan(2);
});

it('on a cliff both stand on its top', () => {
  const { figures } = stageOf('A knight stands at the edge of a cliff facing an enormous dragon');
  for (const { path } of figures.slice(0, 2)) expect(path[0]?.at[1]).toBeGreaterThan(-3);
});

it('what is run away from comes after', () => {
  const { figures } = stageOf('A girl runs away from a giant robot on a city street');
  expect(figures[1]?.path.length).toBeGreaterThan(1);
});

it('what is half buried is in the ground, and does not fly', () => {
  const { figures } = stageOf('An astronaut walks toward a half-buried alien spaceship on a desert planet');
  const [astronaut, ship] = figures.map(({ path }) => path.at(-1)?.at[1] ?? 99);
  expect(ship).toBeLessThan((astronaut ?? 0) + 4);
});
