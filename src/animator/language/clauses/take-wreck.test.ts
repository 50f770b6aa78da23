import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

const thingsIn = (prompt: string): string[] =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast.map(({ thing }) => thing);

it.each([
  ['A truck smashes through a brick wall.', 'standing wall'],
  ['The building explodes.', 'building'],
  ['An old brick chimney is demolished and topples.', 'chimney stack'],
  ['A black SUV plows through a market stall.', 'market stand'],
])('%s: it is what the film is about, and not of the place', (prompt, thing) => {
  expect(thingsIn(prompt)).toContain(thing);
});

it.each(['A man leans against a brick wall.', 'Smoke rises from the chimney.', 'A woman walks past a market stall.'])(
  '%s: it stays a part of the place',
  (prompt) => {
    expect(thingsIn(prompt).filter((thing) => /standing wall|chimney stack|market stand/.test(thing))).toEqual([]);
  },
);
