import { describe, expect, it } from 'vitest';
import { heavenOf, heavensOver, tellHeavens } from './heavens.ts';

describe('what is told of moons, suns and skies', () => {
  it.each([
    ['a samurai under a blood moon', 'moon: 1 red'],
    ['a wolf howls at an enormous blood red moon', 'moon: 1 great red'],
    ['two moons hang over a desert', 'moon: 2'],
    ['a thin crescent moon above the dunes', 'moon: 1 crescent'],
    ['twin suns set behind the rocks', 'sun: 2'],
    ['a witch flies beneath a green sky', 'sky: 1 green'],
    ['a purple field of lupines, two suns setting', 'sun: 2'],
  ])('%s', (told, expected) => {
    expect(tellHeavens(told)).toEqual([expected]);
  });

  it('says nothing of what every night and day brings, nor of what is only called after them', () => {
    expect(tellHeavens('the moon rises over a lake, a blue sky, a big sun hat, a giant moon rover')).toEqual([]);
  });

  it('is read from the dressing of a set as it was told', () => {
    expect(heavenOf(['snow', 'moon: 2 great red'], 'moon')).toEqual({
      ...{ count: 2, great: true, crescent: false, colour: 'red' },
    });
    expect(heavenOf(['snow'], 'moon')).toBeNull();
  });

  it('hangs none under water', () => {
    expect(heavensOver('a diver under a blood moon', 'underwater')).toEqual([]);
  });
});
