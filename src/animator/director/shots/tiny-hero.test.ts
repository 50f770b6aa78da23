import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const sizesOf = (prompt: string): string[] =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).shots.map(({ size }) => size);

it.each([
  'A mouse steals a piece of cheese from the kitchen table while the cook chases it with a spoon.',
  "A tiny dragon hatches from an egg on a blacksmith's anvil, and the blacksmith laughs.",
])('looks at who is small from near, and then at everybody: %s', (prompt) => {
  expect(sizesOf(prompt)).toEqual(['medium', 'wide']);
});

it.each(['A mouse runs across the kitchen floor.', 'A dog chases a man through a park.'])(
  'leaves the shot of those who are alone or as large as others: %s',
  (prompt) => {
    expect(sizesOf(prompt)).toEqual(['wide']);
  },
);
