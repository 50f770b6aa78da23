import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';
import type { StageFigure } from '../stage.ts';

const figuresOf = (prompt: string): readonly StageFigure[] =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9).figures;

it('wolves go round an elk that stands still', () => {
  const figures = figuresOf('Wolves surround a lone elk in the deep snow, slowly circling it.');
  const elk = figures.find(({ role }) => role === 1);
  expect(elk?.path).toHaveLength(1);
  const [ex = 0, , ez = 0] = elk?.path[0]?.at ?? [];
  for (const { path } of figures.filter(({ role }) => role === 0)) {
    const far = path.map(({ at }) => Math.hypot(at[0] - ex, at[2] - ez));
    expect(Math.max(...far) - Math.min(...far)).toBeLessThan(0.1);
  }
});

it('fish that swirl around a diver go with her', () => {
  const figures = figuresOf('A diver swims past a coral reef, colorful fish swirling around her.');
  const diver = figures.find(({ role }) => role === 0);
  const fish = figures.filter(({ role }) => role === 1);
  expect(fish.length).toBeGreaterThan(2);
  for (const { path, acts } of fish) {
    expect(acts[0]?.act).toBe('swim');
    const [here, there] = [path.at(-1)?.at ?? [0, 0, 0], diver?.path.at(-1)?.at ?? [99, 0, 99]];
    expect(Math.hypot(here[0] - there[0], here[2] - there[2])).toBeLessThan(5);
  }
});

it('children run in the steps of the dog they chase, however it turns', () => {
  const figures = figuresOf('A golden retriever runs in a garden, three children chasing it around the lawn.');
  const dog = figures.find(({ role }) => role === 0);
  for (const { path } of figures.filter(({ role }) => role === 1))
    for (const [index, { at }] of path.entries()) {
      const there = dog?.path[index]?.at ?? [99, 0, 99];
      expect(Math.hypot(at[0] - there[0], at[2] - there[2])).toBeLessThan(7);
    }
});
