import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

/** Where the animals of a film are borne, with the place that each has there. */
const seatsOf = (prompt: string, family: string): string[] =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9)
    .figures.filter(({ body }) => body.family === family)
    .map(({ support }) => JSON.stringify(support));

it.each([
  ['Two cats sit on a fence', 'quadruped', 2],
  ['Four crows on a fence at dusk', 'bird', 4],
  ['Three mice sit on a kitchen table', 'quadruped', 3],
  ['Three sparrows on a branch', 'bird', 3],
])('each has a place of its own: %s', (prompt, family, count) => {
  const seats = seatsOf(prompt, family);
  expect(new Set(seats).size).toBe(count);
  expect(seats.every((seat) => seat.includes('figure'))).toBe(true);
});
