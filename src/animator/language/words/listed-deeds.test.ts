import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['A girl smiles, points and says "Look!"', ['smile', 'point', 'say']],
  ["A boy pulls his father's hand, points at a dog and laughs", ['pull', 'point at', 'laugh']],
])('reads a gesture among deeds as a deed: %s', (prompt, deeds) => {
  expect(readPrompt(prompt, null).events.map(({ verb }) => verb)).toEqual(deeds);
});

it('leaves waves among things of the sea', () => {
  const { events } = readPrompt('A beach with palms, waves and rocks', null);
  expect(events.some(({ verb }) => verb === 'wave')).toBe(false);
});
