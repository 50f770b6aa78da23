import { describe, expect, it } from 'vitest';
import { wholeColourOf } from './looks.ts';

describe('the colour of the whole', () => {
  it.each([
    [null, [{ part: 'eyes', colour: 'black' }], null],
    [null, [{ part: 'skin', colour: 'green' }], 'green'],
    ['red', [{ part: 'skin', colour: 'green' }], 'red'],
  ])('is said of it, or of what covers it (%j, %j)', (colour, colours, whole) => {
    expect(wholeColourOf({ colour, colours })).toBe(whole);
  });
});
