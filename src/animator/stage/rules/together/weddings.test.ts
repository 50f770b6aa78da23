import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: true });

test('bride and groom come down the aisle of a church together', () => {
  const { set, beats } = provided('A bride and groom walk down the aisle hand in hand');
  expect(set.place).toBe('nave');
  expect(beats.slice(0, 2).map(({ act, direction }) => [act, direction])).toEqual([
    ['walk_hands', 'toward'],
    ['walk_hands', 'toward'],
  ]);
});

test('a wedding on a beach has no pews', () => {
  expect(provided('A bride walks down the aisle of a beach wedding at sunset').set.place).not.toBe('nave');
});
