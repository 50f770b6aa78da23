import { describe, expect, it } from 'vitest';
import { outsideOf } from '../../catalogue/outside.ts';
import { writeScript } from '../write-script.ts';

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
    ['A witch stirs a cauldron in a dark forest hut.', 'living_room', 'forest'],
    ['A wizard reads in a stone cottage by candlelight.', 'living_room', 'forest'],
    ['A couple drinks tea in a wooden cabin in the mountains.', 'living_room', 'mountains'],
    ['An old fisherman mends a net in his hut by the sea.', 'living_room', 'sea'],
  ])('%s: in the one room of a small house', (prompt, room, land) => {
    expect(setOf(prompt)).toEqual([room, land]);
  });

  it.each([
    ['A man builds a hut in the forest.', 'forest'],
    ['A girl stands in front of a cabin in the woods.', 'cabin'],
  ])('%s: outside of it', (prompt, place) => {
    expect(setOf(prompt)[0]).toBe(place);
  });

  it.each([
    ['A bar in Tokyo, a man drinks.', 'cafe'],
    ['A man walks from the office to the beach.', 'office'],
    ['Fish swim in an aquarium.', 'underwater'],
  ])('%s: nothing is told of what lies outside', (prompt, place) => {
    expect(setOf(prompt)).toEqual([place, null]);
  });
});
