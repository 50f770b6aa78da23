import { describe, expect, it } from 'vitest';
import type { Script } from '../script.ts';
import { writeScript } from '../write-script.ts';

const scriptOf = (prompt: string): Script => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const worldOf = (prompt: string) => {
  const [hero] = scriptOf(prompt).cast;
  return { thing: hero?.thing, land: hero?.encloses?.land, within: hero?.encloses?.cast.map(({ thing }) => thing) };
};

describe('worlds in glass', () => {
  it.each([
    ['A whole city inside a glass bottle washed up on a beach', 'bottle', 'city', []],
    ['A castle in a snow globe on a shelf', 'snow globe', 'meadow', ['castle']],
    ['A tiny ocean with a sailing ship inside a light bulb', 'light bulb', 'sea', ['tall ship']],
    ['A terrarium that holds a tiny jungle with dinosaurs', 'terrarium', 'forest', ['dinosaur']],
    ['A tiny world inside a crystal ball', 'crystal ball', 'village', []],
    ['A snow globe on a table', 'snow globe', 'village', []],
  ])('%s', (prompt, thing, land, within) => {
    expect(worldOf(prompt)).toEqual({ thing, land, within });
  });

  it('are no places of the film', () => {
    expect(scriptOf('A whole city inside a glass bottle washed up on a beach').set.place).toBe('beach');
    expect(scriptOf('Inside a snow globe: a village with a church, snow falling').set).toMatchObject({
      place: 'living_room',
      weather: 'clear',
    });
  });

  it('have none in them who look at them, nor where nothing is told to be in them', () => {
    const { cast } = scriptOf('A little girl shakes a snow globe with a village inside');
    expect(cast.map(({ thing }) => thing)).toEqual(['person', 'snow globe']);
    expect(
      scriptOf('A bottle of milk on a table in the forest').cast.every(({ encloses }) => encloses === undefined),
    ).toBe(true);
  });
});
