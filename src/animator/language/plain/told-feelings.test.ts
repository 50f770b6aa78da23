import { expect, it } from 'vitest';
import { sayMadeOf } from './made-of.ts';
import { sayFeelings } from './told-feelings.ts';

it.each([
  ['A woman looks back, frightened.', 'A woman looks back frightenedly.'],
  ['She stares at the letter, shocked and sad.', 'She stares at the letter shockedly.'],
  ['A boy opens the door with a scared expression, and runs.', 'A boy opens the door scaredly, and runs.'],
  ['He waits with a happy look on his face.', 'He waits happily.'],
  // What a list of moods tells is said of the film.
  ['A lonely house, moody, exhausted, sad.', 'A lonely house, moody, exhausted, sad.'],
  ['Two scared boys run.', 'Two scared boys run.'],
])('a feeling beside a deed is how it is done: %s', (text, told) => expect(sayFeelings(text)).toBe(told));

it.each([
  ['a dress of red silk', 'a red silk dress'],
  ['a staircase of stone', 'a stone staircase'],
  ['the hall of a medieval castle', 'the medieval castle hall'],
  ['the smell of old leather', 'the smell of old leather'],
  ['a wall of stone and mud', 'a wall of stone and mud'],
])('what a thing is made of stands before it: %s', (text, told) => expect(sayMadeOf(text)).toBe(told));
