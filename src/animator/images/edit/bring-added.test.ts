import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { bringAdded } from './bring-added.ts';

const thingsOf = (prompt: string): string[] =>
  bringAdded(writeScript({ prompt, negativePrompt: null, durationSeconds: 1 }))
    .cast.filter(({ scenery }) => !scenery)
    .map(({ thing }) => thing);

describe('what is added to a picture', () => {
  it.each([
    ['add a small wooden cabin with smoke from its chimney', ['hut']],
    ['add a tree', ['tree']],
    ['add a lighthouse in the distance', ['lighthouse']],
    ['put a castle on the hill', ['castle']],
    ['add a white horse', ['horse']],
  ])('comes to it, even where a film would take place there: %s', (prompt, things) => {
    expect(thingsOf(prompt)).toEqual(things);
  });

  it('is nothing that is there already', () => {
    expect(thingsOf('add a bench under the tree')).toEqual(['bench', 'tree']);
    expect(thingsOf('make it snow')).toEqual([]);
  });
});
