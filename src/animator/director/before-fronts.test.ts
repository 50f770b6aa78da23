import { describe, expect, it } from 'vitest';
import { writeScript } from './write-script.ts';

const placeOf = (prompt: string): string => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set.place;

describe('a building that is told of from outside', () => {
  it.each([
    ['Two students talk in front of an old university building', 'building_front'],
    ['A man smokes outside the nightclub', 'building_front'],
    ['A woman waits at the entrance of a hotel', 'building_front'],
    ['A family waits outside the school', 'building_front'],
    ['A detective stands in front of a police station in the rain', 'building_front'],
    ['Protesters march in front of the parliament', 'building_front'],
    ['A cook smokes behind the restaurant', 'alley'],
  ])('is no room: %s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it.each([
    ['A teacher talks in the school', 'classroom'],
    ['People dance in the nightclub', 'stage'],
    ['A bartender stands behind the bar', 'cafe'],
  ])('is a room to whoever is in it: %s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it('shows the building once, as the place', () => {
    const { set, cast } = writeScript({
      prompt: 'A reporter speaks in front of the courthouse',
      negativePrompt: null,
      durationSeconds: 6,
    });
    expect(set.dressing).toContain('courthouse');
    expect(cast.map(({ noun }) => noun)).toContain('reporter');
  });
});

describe('a compound that only a dictionary knows', () => {
  it('is the place that ends it', () => {
    expect(placeOf('A woman sings on an empty theater stage under a single spotlight')).toBe('stage');
  });
});

describe('corridors', () => {
  it.each(['hospital', 'school', 'prison', 'hotel'])('of a %s are no ward, class or cell', (house) => {
    expect(placeOf(`A man walks down a ${house} corridor`)).toBe('corridor');
  });
});

describe('where one stops with a car', () => {
  it.each([
    'A man fills up his old pickup truck at a lonely gas station in the desert',
    "A couple argues in the diner's parking lot at night",
    'Teenagers skateboard in an empty parking lot at sunset',
  ])('%s', (prompt) => {
    expect(placeOf(prompt)).toBe('roadside');
  });
});
