import { expect, it } from 'vitest';
import { withoutCommentary } from './commentary.ts';

it.each([
  ['People walk by, creating a lively flow of movement.', 'People walk by.'],
  ['Walkers in the background add to the urban rhythm.', 'Walkers in the background are seen.'],
  ['Bees hover, filling the entire scene with the joy of summer.', 'Bees hover.'],
  ['A potter works, creating a vase.', 'A potter works, creating a vase.'],
  ['She adds sugar to the tea.', 'She adds sugar to the tea.'],
])('what a picture shall feel like is done by nobody: %s', (prompt, plain) => {
  expect(withoutCommentary(prompt)).toBe(plain);
});
