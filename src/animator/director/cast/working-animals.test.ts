import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  ['A corgi news anchor reads the news', 'newsroom'],
  ['A raccoon barista hands a cup to a penguin businessman in a tie', 'cafe'],
  ['A police dog sits on a meadow', 'meadow'],
])('an animal with a trade is where that is done: %s', (prompt, place) =>
  expect(scriptOf(prompt).set.place).toBe(place),
);

it('a penguin businessman is as tall as those he deals with, and a penguin is not', () => {
  const sizeOf = (prompt: string) => scriptOf(prompt).cast.find(({ thing }) => thing === 'penguin')?.size;
  expect(sizeOf('A penguin businessman walks through an office')).toBeGreaterThan(1.5);
  expect(sizeOf('A penguin walks through an office')).toBe(1);
});
