import { describe, expect, it } from 'vitest';
import { outsideOf } from '../catalogue/outside.ts';
import { writeScript } from './write-script.ts';

const setOf = (prompt: string): readonly [string, string | null] => {
  const { set } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return [set.place, outsideOf(set.dressing)];
};

describe('a room in a land', () => {
  it.each([
    ['A library in a forest, a fox reads.', 'study', 'forest'],
    ['A diner in the desert, a waitress pours coffee.', 'diner', 'desert'],
    ['A café under the sea with guests.', 'cafe', 'underwater'],
    ['A scientist works in a laboratory at the bottom of the ocean.', 'laboratory', 'underwater'],
    ['A botanist tends plants inside a greenhouse on Mars.', 'greenhouse', 'planet'],
    ['A woman drinks tea in her living room, snowy mountains outside the window.', 'living_room', 'mountains'],
    ['A woman in a luxurious bedroom overlooking the city.', 'bedroom', 'skyline'],
    ['A girl looks at the sharks in an aquarium.', 'aquarium', 'underwater'],
  ])('%s', (prompt, room, land) => {
    expect(setOf(prompt)).toEqual([room, land]);
  });

  it.each([
    ['A bar in Tokyo, a man drinks.', 'cafe'],
    ['A man walks from the office to the beach.', 'office'],
    ['Fish swim in an aquarium.', 'underwater'],
  ])('%s: nothing is told of what lies outside', (prompt, place) => {
    expect(setOf(prompt)).toEqual([place, null]);
  });
});
