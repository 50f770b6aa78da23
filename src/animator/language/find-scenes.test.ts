import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('scenes', () => {
  it.each([
    ['room', 'a courtroom, a hotel lobby, a bowling alley, an attic, a man inside a barn'],
    ['city', 'a parking lot, a train station platform, a boulevard, a crosswalk'],
    ['kitchen', 'a bakery, a bistro, a cafeteria'],
    ['meadow', 'a cemetery, a golf course, a hayfield, a playground'],
    ['mountains', 'a cavern, a ski slope, a precipice'],
    ['lake', 'a millpond, a brook, a waterfall'],
    ['beach', 'a harbour, an atoll, a wharf'],
    ['desert', 'a salt flat, an oasis'],
    ['space', 'the lunar surface, a supernova'],
  ])('shows %s for the nearest of them', (place, scenes) => {
    for (const scene of scenes.split(', ')) expect([scene, readPrompt(scene, null).place]).toEqual([scene, place]);
  });

  it('draws no thing for a word that only names the scene', () => {
    for (const scene of ['a laundromat', 'a dog in a factory', 'a mansion hall', 'a subway platform'])
      expect(readPrompt(scene, null).subjects.map(({ noun }) => noun)).toEqual(scene.includes('dog') ? ['dog'] : []);
  });

  it('takes no verb for a place', () => {
    const { subjects, place } = readPrompt('a camel lounging behind a parked van', null);
    expect(subjects.map(({ noun }) => noun)).toEqual(['camel', 'van']);
    expect(place).toBe('desert');
  });
});
