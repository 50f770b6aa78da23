import { describe, expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';
import { PLACE_REASONS } from './place-reasons.ts';

const placeOf = (prompt: string): string => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }).set.place;

describe('reasons for a place', () => {
  it('are told once each', () => {
    const told = PLACE_REASONS.map(({ reason }) => reason);
    expect(new Set(told).size).toBe(told.length);
  });

  it.each([
    ['A car races through a tunnel at night', 'tunnel'],
    ['Searchlights sweep the night sky over a city', 'skyline'],
    ['A man watches the fireworks over the city', 'city'],
    ['Two kids explore a storm drain', 'sewer'],
    ['A steam train crosses a stone bridge over a valley', 'viaduct'],
    ['A whale leaps beside a small boat', 'sea'],
    ['A goldfish swims in a bowl', 'living_room'],
    ['An astronaut walks over the dunes of Mars', 'planet'],
    ['A cat plays on a bed', 'bedroom'],
    ['A pilot speaks into the radio in the cockpit of a small airplane', 'cockpit'],
    ['An astronaut sits in the cockpit of a spaceship', 'starship'],
    ['An old clockmaker bends over his workbench', 'shop'],
    ['A carpenter bends over his workbench', 'works'],
    ['Interior of an American diner. A waitress pours coffee. Rain streaks down the window.', 'diner'],
    ['An astronaut feeding ducks on a sunny afternoon', 'lake'],
    ['Time lapse of sunrise on mars', 'planet'],
    ['A mountaineer in a down suit crosses a ladder over a crevasse', 'mountains'],
    ['A cat sits on a chair beside the kitchen table', 'kitchen'],
    ['A whale swims above a village and a cascade of sparks falls', 'village'],
    ['A convertible drives along the coast', 'road'],
    ['A woman dives into a swimming pool; the camera follows her underwater', 'pool'],
    ['A boy flies a kite on a windy hill above the sea', 'cliff'],
    ['A couple in a canoe paddles through a forest', 'river'],
    ['Two old men play chess outside a corner shop in Havana', 'old_town'],
    ['A man smokes outside a grocery store', 'city'],
    ['Wedding reception in a barn at dusk: the bride dances with her father', 'barn'],
    ['Aerial drone shot of a rocky coast in Sardinia, waves breaking on the rocks, turquoise sea', 'rocky_coast'],
    ['Ripresa aerea di una costa rocciosa, mare turchese', 'rocky_coast'],
    ['A lighthouse on a rocky coast', 'cliff'],
    ['一位女子走在江南古镇的石板路上', 'water_town'],
    ['A boat glides along a canal of a Chinese water town', 'water_town'],
    ['Drone over a birch forest in fog', 'forest'],
    ['A carpenter saws a plank and dust falls to the floor', 'works'],
    ['A tailor kneels before a woman on a stool', 'shop'],
    ['A mechanic slides out from under an old truck', 'works'],
    ['A courier races her motorcycle through a neon street while koi swim above the rooftops', 'city'],
    ['A knight kneels before a queen, sunlight falls through stained glass windows', 'keep'],
    ['A factory worker tightens bolts', 'works'],
  ])('%s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it('gives players turf, and singers a stage', () => {
    expect(placeOf('A soccer player takes a free kick, the goalkeeper dives too late')).toBe('stadium');
    expect(placeOf('A singer sings a ballad')).toBe('stage');
    expect(placeOf('A fashion model walks down the runway in a silver dress')).toBe('catwalk');
  });
});
