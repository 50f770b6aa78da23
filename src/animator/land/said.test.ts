import { expect, it } from 'vitest';
import { saysOf } from './said.ts';

it.each([
  ['abandoned theatre', 'band', false],
  ['small airport', 'mall', false],
  ['police office', 'ice', false],
  ['market stores', 'store', true],
  ["smith's forge", 'smith', true],
  ['red-brick factory', 'red', true],
  ['old stone bridge', 'stone', true],
])('a place that is told as "%s" says "%s": %s', (told, word, says) => {
  expect(saysOf({ dressing: ['dust', told] }, word)).toBe(says);
});
