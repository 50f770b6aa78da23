import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it('a plane that lands on a lake comes down on the water, and throws it up there', () => {
  const { figures, particles, place } = stageOf(
    'A small seaplane lands on a still lake surrounded by forest, camera tracks beside it',
  );
  const [first, last] = [figures[0]?.path[0]?.at[1] ?? 0, figures[0]?.path.at(-1)?.at[1] ?? 0];
  expect(place.name).toBe('lake');
  expect(first - last).toBeGreaterThan(2);
  expect(first - last).toBeLessThan(20);
  expect(particles.map(({ kind }) => kind)).toContain('kicked_water');
});

it('of dirt bikes that race through a forest each has its rider, and one of them is told of', () => {
  const { figures, place } = stageOf('Dirt bikes race through a muddy forest track, one rider launches over a jump');
  const ridden = figures.filter(({ support }) => 'figure' in support && support.anchor === 'saddle');
  expect(place.name).toBe('forest');
  expect(ridden).toHaveLength(4);
});
