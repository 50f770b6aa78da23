import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const sizesOf = (prompt: string): string[] =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).shots.map(({ size }) => size);

it.each([
  [
    'A man on a subway opens a folded letter, reads it and slowly begins to smile, extreme close-up of his eyes',
    ['wide', 'extreme_close'],
  ],
  ['Extreme close-up of the eyes of an old man who smiles', ['extreme_close']],
])('what a face shows comes after what the hands do: %s', (prompt, sizes) => {
  expect(sizesOf(prompt)).toEqual(sizes);
});
