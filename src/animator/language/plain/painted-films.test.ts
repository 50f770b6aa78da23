import { expect, it } from 'vitest';
import { sayPainted } from './painted-films.ts';

it.each([
  [
    'The main subject is a loose watercolor painting depicting a harbour at noon.',
    'watercolor painting: a harbour at noon.',
  ],
  ['The dynamic element of the video is a red kite that dances over the roofs.', 'A red kite dances over the roofs.'],
  [
    'In an oil painting style, a mill turns. Swallows bring life into the otherwise still painting, and clouds drift.',
    'In an oil painting style, a mill turns. Swallows bring life, and clouds drift.',
  ],
  ['A lamp floats by. It evokes a tale of dreams, homes and lost letters.', 'A lamp floats by. .'],
])('tells what is in the film and not what the film is called: %s', (said, meant) => {
  expect(sayPainted(said)).toBe(meant);
});

it.each([
  'An oil painting hangs in a museum, and a girl walks up to the old painting.',
  'In a watercolor style, a painter adds a swan to the painting.',
  'The main character is a fox',
])('leaves paintings that are there: %s', (said) => {
  expect(sayPainted(said)).toBe(said);
});
