import { expect, it } from 'vitest';
import { sayMagic } from './magic-words.ts';

it.each([
  ['a wizard sends a blast of blue lightning at a dragon', 'a wizard sends a blue bolt of lightning at a dragon'],
  [
    'he raises his staff and a beam of light shoots from it, hitting the dragon',
    'he raises his staff and he sends a energy beam at the dragon',
  ],
  ['a ball of fire erupts from her hands, hitting the golem', 'she sends a fireball at the golem'],
])('tells who sends what at whom: %s', (said, meant) => {
  expect(sayMagic(said)).toBe(meant);
});

it.each([
  'Beams of light fall through the window of a church',
  'a ray of light shoots through the clouds',
  'one fighter explodes in a ball of fire',
])('leaves light and fire that nobody sends: %s', (said) => {
  expect(sayMagic(said)).toBe(said);
});
