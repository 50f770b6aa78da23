import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

it.each([
  'An old fisherman mends a net on the pier. Drone shot slowly pulling back.',
  'Un vecchio pescatore ripara una rete sul molo. Ripresa con drone che si allontana lentamente.',
])('takes a drone that goes away for one shot: %s', (prompt) => {
  const { shots } = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  expect(shots.map(({ move }) => move)).toEqual(['drone_reveal']);
});
