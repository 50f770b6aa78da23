import { expect, test } from 'vitest';
import { ACT_ROWS } from './acts.ts';
import { NEAREST_VERBS } from './verbs-of.ts';

test('a verb that an act lists has no other row, which nobody would ever ask', () => {
  const listed = new Set(ACT_ROWS.flatMap(({ verbs }) => verbs));
  expect(NEAREST_VERBS.filter((verb) => listed.has(verb))).toEqual([]);
});
