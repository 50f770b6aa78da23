import { expect, test } from 'vitest';
import { writeScript } from '../write-script.ts';

test.each([
  ['A red convertible drives along a coast road; a couple inside, her scarf fluttering.', ['man', 'woman']],
  ['A yellow taxi drives through the city, two businessmen inside.', ['businessman']],
])('who is told to be inside is in what was told of before: %s', (prompt, nouns) => {
  const { cast, relations } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const inside = relations.filter(({ relation, to }) => relation === 'in' && cast[to ?? -1]?.thing !== 'person');
  expect(inside.map(({ role }) => cast[role]?.noun).sort()).toEqual(nouns);
});
