import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

it('leaves the oven where it stands whose light is on the arms of a baker', () => {
  const { relations } = writeScript({
    prompt: 'A baker in a white apron shapes loaves on a table, warm light from the oven on his arms.',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(relations.filter(({ relation, where }) => relation === 'on' && where === 'hand')).toEqual([]);
});
