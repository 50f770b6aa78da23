import { expect, it } from 'vitest';
import { sayNature } from './nature-words.ts';

it.each([
  ['A tulip bulb sprouts from the soil.', 'A tulip sprouts from the soil.'],
  ['A bee lands on a lavender blossom.', 'A bee lands on a lavender flower.'],
  ['A bee on a sprig of lavender.', 'A bee on a lavender flower.'],
  ['Bees over lavender at dawn.', 'Bees over lavender flower at dawn.'],
  ['A house in lavender.', 'A house in lavender.'],
  ['A bird on a cherry blossom.', 'A bird on a cherry blossom.'],
  ['A light bulb glows.', 'A light bulb glows.'],
  ['Flowers around a flower bulb in a shop.', 'Flowers around a flower bulb in a shop.'],
  ['A tulip grows, the red bud opening.', 'A tulip grows, its red petals opening.'],
  ['A seed sprouts in the soil.', 'A seedling sprouts in the soil.'],
  ['A bird eats a seed.', 'A bird eats a seed.'],
  ['A seed sprouts and grows into a tree.', 'A seed sprouts and grows into a tree.'],
  ['Herons in a reed bed.', 'Herons in a reed marsh.'],
  ['The dry riverbed of a desert.', 'The dry canyon of a desert.'],
  ['A child in bed.', 'A child in bed.'],
  ['An elephant bull charges.', 'An elephant charges.'],
  ['A murmuration of starlings, thousands of birds.', 'A murmuration, a murmuration.'],
  ['Rays glide, a diver hovers below, looking up.', 'Rays glide, a diver hovers below them, looking up.'],
  ['A diver floats below.', 'A diver floats below.'],
  ['Macro: a cherry drops into a glass of cold milk.', 'Macro: a cherry drops into milk.'],
  ['A cherry drops into a glass of milk.', 'A cherry drops into a glass of milk.'],
  ['A supercell rotates.', 'A thunderstorm rotates.'],
  ['Wolves on the autumn tundra.', 'Wolves on the autumn treeless steppe.'],
  ['Wolves on the snowy summer tundra.', 'Wolves on the snowy summer tundra.'],
])('nature is told in words that are known: %s', (text, told) => expect(sayNature(text)).toBe(told));
