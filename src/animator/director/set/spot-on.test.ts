import { expect, test } from 'vitest';
import { writeScript } from '../write-script.ts';

const lit = (prompt: string): readonly string[] | undefined => {
  const { set, cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return set.spotOn?.map((id) => cast.find((role) => role.id === id)?.noun ?? '');
};

test.each([
  ['A jazz trio plays in a dim bar, warm spotlight on the saxophonist', ['saxophonist']],
  ['A jazz trio plays in a bar, the drummer in a single spotlight', ['drummer']],
  ['Two dancers and a violinist on a dark stage, a spotlight slowly follows the violinist', ['violinist']],
])('a spotlight is on whom it is told to be on: %s', (prompt, nouns) => {
  expect(lit(prompt)).toEqual(nouns);
});

test('is on the hero where nobody is named', () => {
  expect(lit('A singer on an empty stage, one spotlight from above')).toBeUndefined();
});
