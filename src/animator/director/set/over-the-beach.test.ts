import { expect, test } from 'vitest';
import { writeScript } from '../write-script.ts';

const placeOf = (prompt: string): string | null =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set.place;

test.each([
  'A lone surfer sits on his board beyond the break, watching the horizon, filmed from the beach',
  'A surfer paddles hard, stands up and rides down the face of a wave, shot on a long lens from the beach',
])('who waits for a wave or rides it is on the water: %s', (prompt) => {
  expect(placeOf(prompt)).toBe('sea');
});

test('who carries the board comes over the sand', () => {
  expect(placeOf('A surfer carries his board along the beach and watches the waves')).toBe('beach');
});
