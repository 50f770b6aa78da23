import { describe, expect, it } from 'vitest';
import { fadeOver, readPassage } from './passage.ts';

describe('the way between two pictures that have nothing in common', () => {
  it.each([
    ['cut to the beach', 'cut'],
    ['a hard cut', 'cut'],
    ['fade to black, then the city', 'black'],
    ['the scene fades', 'black'],
    ['fades through white into the new day', 'white'],
    ['she cuts a cake', 'swing'],
    ['', 'swing'],
  ])('is told by the words: %s', (prompt, passage) => {
    expect(readPassage(prompt)).toBe(passage);
  });

  it('goes through black, without a trace of colour', () => {
    const picture = Uint8Array.from([200, 100, 16, 235, 60, 200]);
    fadeOver(picture, 'black', 0);
    expect([...picture]).toEqual([16, 16, 16, 16, 128, 128]);
    const white = Uint8Array.from([200, 100, 16, 235, 60, 200]);
    fadeOver(white, 'white', 1);
    expect([...white]).toEqual([200, 100, 16, 235, 60, 200]);
  });
});
