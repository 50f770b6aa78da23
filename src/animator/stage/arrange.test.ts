import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

it('beside a boy, his aeroplane and two windmills are somewhere, though all of them are landmarks', () => {
  const prompt = 'A boy drives his biplane over a city with two windmills.';
  const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  const numbers = figures.flatMap(({ path }) => path.flatMap(({ at, heading }) => [...at, heading]));
  expect(numbers.every(Number.isFinite)).toBe(true);
});

it('leaves who has a rifle in hand where the film plays, however many helicopters pass overhead', () => {
  const prompt = 'A soldier stands on a rooftop while helicopters pass overhead. He drops his rifle.';
  const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  expect(Math.abs(figures[0]?.path[0]?.at[0] ?? 99)).toBeLessThan(3);
});
