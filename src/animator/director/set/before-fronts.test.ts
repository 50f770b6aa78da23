import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

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
    ['A dog waits in front of a barbershop', 'city'],
  ])('is no room: %s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it.each([
    ['A teacher talks in the school', 'classroom'],
    ['People dance in the nightclub', 'stage'],
    ['A bartender stands behind the bar', 'cafe'],
    ['A man sits by the bar and drinks', 'cafe'],
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

describe('rooms and stalls by their own names', () => {
  it.each([
    ['A judge bangs the gavel in a courtroom', 'courtroom'],
    ['Friends laugh in a dark movie theater', 'auditorium'],
    ['Four men play cards in a smoky poker room', 'casino'],
    ['Kids play games in a retro arcade', 'casino'],
    ['A woman walks to her car through an underground parking garage', 'parking_garage'],
    ['A prisoner sits on the bunk of a small prison cell', 'cell'],
    ['A detective questions a suspect in an interrogation room', 'cell'],
    ['A farmer brushes a horse in a wooden barn', 'barn'],
    ['A red barn on a farm', 'farm'],
    ['A homeless man sleeps under a bridge', 'under_bridge'],
    ['A boat glides under a bridge', 'bridge'],
    ['A businesswoman gives a presentation in a modern office', 'boardroom'],
    ['A street food vendor flips noodles at night', 'food_stall'],
  ])('%s: %s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it('lets no screen stand on the floor whose charts hang on the wall', () => {
    const { set } = writeScript({
      prompt: 'A woman gives a presentation in an office, pointing at charts on a large screen',
      negativePrompt: null,
      durationSeconds: 6,
    });
    expect(set.dressing).toContain('screen');
  });
});
