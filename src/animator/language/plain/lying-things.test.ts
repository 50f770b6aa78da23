import { expect, it } from 'vitest';
import { sayLyingThings } from './lying-things.ts';

it.each([
  ['He finds a single red glove lying in a puddle.', 'He finds a single red glove in a puddle.'],
  ['A man in a wheelchair rolls onto a court.', 'A man in a wheelchair rides onto a court.'],
  ['She hangs white sheets on a clothesline.', 'She hangs laundry on a clothesline.'],
  ['A fox jumps, filmed with a long telephoto lens.', 'A fox jumps, a long telephoto lens.'],
  ['and only a little girl stops', 'and a little girl stops'],
  ['He lays the pieces on rice.', 'He places the pieces on rice.'],
  ['She lays her head on the table.', 'She lays her head on the table.'],
  ['He plunges it hissing into a barrel.', 'He puts it into a barrel.'],
  ['As he backs away', 'As he steps back'],
  ['Flour dusts the table.', 'Flour on the table.'],
  ['a huge dust cloud rising behind', 'dust rising behind'],
  ['He sits in a train. Outside, fields pass by.', 'He sits in a train. fields pass by outside the window.'],
  ['Outside, clouds pass by.', 'Outside, clouds pass by.'],
  // Whoever is found lies there.
  ['He finds a woman lying on the floor.', 'He finds a woman lying on the floor.'],
])('a word belongs to the thing it is said of: %s', (text, told) => expect(sayLyingThings(text)).toBe(told));
