import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import type { Stage, StageFigure } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
const told = ({ figures }: Stage): StageFigure[] =>
  figures.filter(({ role, body }) => role !== null && body.family === 'vehicle');
const wayOf = ({ path }: StageFigure) => {
  const [first, last] = [path[0]?.at ?? [0, 0, 0], path.at(-1)?.at ?? [0, 0, 0]];
  return [last[0] - first[0], last[2] - first[2]] as const;
};

test.each([
  'Two trains pass each other at high speed in the countryside',
  'A red train and a blue train pass each other in a meadow',
])('trains that pass each other come from both ends, each on a track of its own: %s', (prompt) => {
  const [one, two] = told(stageOf(prompt));
  if (one === undefined || two === undefined) throw new Error('Two trains are told of.');
  const [a, b] = [wayOf(one), wayOf(two)];
  expect(a[0] * b[0] + a[1] * b[1]).toBeLessThan(0);
  const least = Math.min(
    ...one.path.map(({ at }, k) => Math.hypot(at[0] - (two.path[k]?.at[0] ?? 0), at[2] - (two.path[k]?.at[2] ?? 0))),
  );
  expect(least).toBeGreaterThan(4);
  expect(least).toBeLessThan(12);
});

test('racers start beside each other in two rows, none inside another', () => {
  const cars = told(stageOf('Four race cars accelerate down a straight desert road'));
  expect(cars).toHaveLength(4);
  for (const [k, { path }] of cars.entries())
    for (const other of cars.slice(k + 1))
      for (const [step, { at }] of path.entries()) {
        const [x, , z] = other.path[step]?.at ?? [1e9, 0, 0];
        expect(Math.hypot(at[0] - x, at[2] - z)).toBeGreaterThan(2);
      }
});

test('who waves from the windows of a steam train is in the wagons behind it', () => {
  const { figures } = stageOf('A steam train crosses a stone viaduct, people wave from the windows');
  const engine = figures.find(({ body }) => body.sheet.machine === 'locomotive');
  const people = figures.filter(({ body }) => body.family === 'person');
  expect(people.length).toBeGreaterThan(3);
  for (const { path } of people) {
    const [at, ahead] = [path[0]?.at ?? [0, 0, 0], engine?.path[0]?.at ?? [0, 0, 0]];
    expect(Math.hypot(at[0] - ahead[0], at[2] - ahead[2])).toBeLessThan(40);
    expect(at[1]).toBeGreaterThan(ahead[1] + 0.3);
  }
});
