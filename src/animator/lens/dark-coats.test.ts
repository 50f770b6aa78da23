import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import { isDarkCoated } from './dark-coats.ts';

test.each([
  ['A black horse stands in a meadow', true],
  ['A black panther sits on a rock', true],
  ['A crow sits on a branch', true],
  ['A gorilla sits in the forest', true],
  ['A penguin walks on ice', false],
  ['A bald eagle sits on a rock', false],
  ['An orca swims', false],
  ['A brown horse stands in a meadow', false],
])('only who is black nearly all over has a light along their edges by day: %s', (prompt, isDark) => {
  const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 1.78);
  expect(figures.slice(0, 1).map(isDarkCoated)).toEqual([isDark]);
});
