import { expect, it } from 'vitest';
import { findMedium } from './media.ts';

it.each([
  ['Black ink in water, white background', 'ink plume 1'],
  ['an explosion of pink and blue powder on a black background', 'powder burst 2'],
  ['smoke in a spiral', 'smoke vortex 2'],
  ['a dog on a road', 'nothing'],
])('tells stuff that a film is about, how it moves and in how many colours (%j)', (text, told) => {
  const medium = findMedium(text);
  expect(medium === null ? 'nothing' : `${medium.stuff} ${medium.form} ${medium.colours.length}`).toBe(told);
});
