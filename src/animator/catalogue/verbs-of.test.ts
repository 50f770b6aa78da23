import { expect, test } from 'vitest';
import { ACT_ROWS } from './acts.ts';
import { NEAREST_VERBS } from './verbs-of.ts';

test('a verb that an act lists has no other row, which nobody would ever ask', () => {
  const listed = new Set(ACT_ROWS.flatMap(({ verbs }) => verbs));
  expect(NEAREST_VERBS.filter((verb) => listed.has(verb))).toEqual([]);
});

test('verbs stand in their plain form, since "walking lunge" would make a second verb of "walking", which nobody does', () => {
  const PLAIN = /^(?:s|br|sw|fl|sl|cl|spr|str|st|wr|r|w|p|d)ing$/;
  const firsts = ACT_ROWS.flatMap(({ verbs }) => verbs.map((verb) => verb.split(' ')[0] ?? ''));
  expect(firsts.filter((word) => word.endsWith('ing') && !PLAIN.test(word))).toEqual([]);
});
