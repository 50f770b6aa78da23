import { expect, test } from 'vitest';
import { colouredLightsIn } from './coloured-lights.ts';

test.each([
  ['Pink light on one side of her face and blue on the other', ['pink light', 'blue light']],
  ['a red glow on his left cheek and cyan light on the right', ['red light', 'cyan light']],
  ['A red neon sign glows behind them', ['red light']],
  ['A diner at night, a red neon sign flickers outside', []],
  ['A pink dress and blue shoes', []],
])('lamps of a colour are those that light: %s', (told, lights) => {
  expect(colouredLightsIn(told)).toEqual(lights);
});
