import { describe, expect, it } from 'vitest';
import { sayOfSpace } from './space-craft.ts';

describe('words for ships', () => {
  it.each([
    ['Fighters dive at a space station.', 'starfighters dive at a space station.'],
    ['X-wing style fighters race past asteroids', 'starfighters race past asteroids'],
    ['A space battle, two cruisers exchange laser fire', 'A space battle, two star cruisers shoot laser fire'],
    ['Starfighters fly through a canyon of asteroids', 'Starfighters fly through a field of asteroids'],
    ['A starship above a burning planet', 'A starship above the burning earth'],
  ])('mean craft of space where space is told of: %s', (said, meant) => {
    expect(sayOfSpace(said)).toBe(meant);
  });

  it.each([
    'Two fighters in a cage',
    'A cruiser on the ocean below a galaxy of stars',
    'A fighter pilot at a space station',
  ])('stay what they are elsewhere: %s', (said) => {
    expect(sayOfSpace(said)).toBe(said);
  });
});
