import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const setOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set;

describe('weather that a world has', () => {
  it.each([
    ['An astronaut plants a flag on Mars while a dust storm approaches', 'planet', 'dust'],
    ['A storm over Mars, an astronaut runs', 'planet', 'dust'],
    ['An astronaut walks on the moon in the rain', 'planet', 'clear'],
    ['A sandstorm rolls toward a caravan in the desert', 'desert', 'dust'],
    ['A diver swims over a coral reef, underwater shot, storm above', 'underwater', 'clear'],
    ['A sailor on a ship deck in a storm', 'deck', 'storm'],
  ])('%s', (prompt, place, weather) => {
    expect(setOf(prompt)).toMatchObject({ place, weather });
  });
});

describe('where one is', () => {
  it.each([
    ['A rope bridge sways over a jungle gorge as an explorer crosses it, a river far below', 'bridge'],
    ['A samurai stands on a bamboo bridge over a misty gorge', 'bridge'],
    ['A traveler crosses an old stone bridge over a misty river, leading a horse', 'bridge'],
    ['A mermaid swims through a sunken city', 'underwater'],
    ['A mermaid sits on a rock in the moonlight, waves breaking around her', 'beach'],
    ['A Mars rover drives over red dunes', 'planet'],
    ['A gondola drifts down a narrow Venetian canal at dusk', 'canal'],
    ['On a beach at night: a woman looks out', 'beach'],
    ['A girl walks through the narrow streets of an Italian village', 'village_lane'],
    [
      'A grandmother, a mother, a father, a boy and a baby eat soup, bread and an apple at the kitchen table',
      'kitchen',
    ],
    ['Coworkers eat lunch in an office break room', 'office'],
  ])('%s', (prompt, place) => {
    expect(setOf(prompt).place).toBe(place);
  });
});

it('boats that one stands in are seen with the sea, and ships from their deck', () => {
  const placeOf = (prompt: string) => setOf(prompt).place;
  expect(placeOf('A sailor stands at the helm of a small fishing boat in a violent storm')).toBe('sea');
  expect(placeOf('A pirate captain at the wheel of his galleon in a storm')).toBe('deck');
  expect(placeOf('A ferry crosses a Norwegian fjord, steep mountains with snow on both sides')).toBe('fjord');
  expect(setOf('A ferry crosses a fjord, steep mountains with snow on both sides').weather).toBe('clear');
});

it('who gardens on a space station is in its greenhouse, and the station is not seen from there', () => {
  const { set, cast } = writeScript({
    ...{ prompt: 'A robot waters plants in a greenhouse on a space station, Earth outside', negativePrompt: null },
    durationSeconds: 6,
  });
  expect(set.place).toBe('greenhouse');
  expect(cast.filter(({ scenery }) => !scenery).map(({ thing }) => thing)).not.toContain('space station');
});

it('what stands before a colon is read where it tells of the place and the hour', () => {
  expect(setOf('Inside a moving train at night: a woman looks out of the window')).toMatchObject({
    ...{ place: 'train_car', time: 'night' },
  });
});

it('morning mist is an hour and a weather', () => {
  expect(setOf('A deer drinks at a lake in the morning mist')).toMatchObject({ time: 'dawn', weather: 'fog' });
});

describe('stairs', () => {
  const scriptOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  it.each([
    ['A lighthouse keeper climbs the spiral stairs inside the lighthouse', 'stair_tower', 'up'],
    ['A bride walks down a grand staircase in a mansion', 'stair_hall', 'down'],
    ['A boy runs up the stairs in his house', 'stair_hall', 'up'],
    ['A skateboarder does a kickflip over a set of stairs in a sunny plaza', 'stone_steps', 'down'],
    ['Two kids run up the stairs in the park', 'stone_steps', 'up'],
    ['A nun walks up the winding stone steps of a tower', 'stair_tower', 'up'],
  ])('%s', (prompt, place, direction) => {
    const { set, beats } = scriptOf(prompt);
    expect([set.place, beats[0]?.direction]).toEqual([place, direction]);
  });
});

describe('trucks that sell', () => {
  it.each([
    'A taco food truck parked on a city street at night, a line of hungry customers.',
    'A woman buys ice cream from an ice cream truck on a sunny day.',
    'A man eats a taco in front of a food truck.',
  ])('stand in their street, and once: %s', (prompt) => {
    const { set, cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    expect([set.place, cast.filter(({ thing, scenery }) => thing === 'truck' && !scenery)]).toEqual(['food_stall', []]);
    expect(set.dressing.some((word) => /truck/.test(word))).toBe(true);
  });
});

describe('snow that somebody goes through', () => {
  it.each([
    ['A dog runs through deep snow in a pine forest', 'forest'],
    ['Two hikers trudge through fresh snow in the mountains', 'mountains'],
    ['A dog runs through deep snow', 'snowfield'],
  ])('lies where the prompt says besides: %s', (prompt, place) => {
    const { set } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    expect(set).toMatchObject({ place, season: 'winter' });
  });
});
