import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

it.each([
  ['A young couple argue in a parked car at night in the rain', true],
  ['A couple drives a red car along the coast', false],
])('a story that is told on the seats of a car is filmed there, through its windscreen: %s', (prompt, within) => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const [shot] = stageScript(script, 1, 16 / 9).shots;
  expect(shot?.keys[0]?.near !== undefined).toBe(within);
});
