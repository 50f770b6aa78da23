import { describe, expect, it } from 'vitest';
import { bloomOf, findBloom, isOfBloom, tellBloom } from './blooms.ts';

describe('lands that are full of flowers', () => {
  it.each([
    ['a samurai in a field of red spider lilies', 'spider lily', 'red', 'meadow'],
    ['a car parked in a field of purple lupines, two suns setting', 'lupine', 'purple', 'meadow'],
    ['a girl runs across a sea of tulips', 'tulip', null, 'fields'],
    ['she walks through a vast pink cosmos field', 'cosmos', 'pink', 'meadow'],
  ])('%s', (told, kind, colour, land) => {
    expect(findBloom(told)).toEqual({ bloom: { kind, colour, glows: false }, land });
  });

  it('tells shining ones from others, and comes back from the dressing as it was', () => {
    const found = findBloom('a knight rides over a carpet of glowing blue flowers at night');
    expect(found?.bloom).toEqual({ kind: 'cosmos', colour: 'blue', glows: true });
    if (found !== null) expect(bloomOf(['snow', tellBloom(found.bloom)])).toEqual(found.bloom);
  });

  it('leaves a meadow of flowers of any kind, and flowers in a hand, as they are', () => {
    expect(findBloom('a meadow of flowers')).toBeNull();
    expect(findBloom('a girl in a field with a bunch of red roses')).toBeNull();
  });

  it('knows its flowers by each of their names', () => {
    const lilies = { kind: 'spider lily', colour: 'red', glows: false };
    expect([isOfBloom('lily', lilies), isOfBloom('tulip', lilies)]).toEqual([true, false]);
  });
});
