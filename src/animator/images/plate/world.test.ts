import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { saidLight } from './world.ts';

const lightOf = (prompt: string) => saidLight(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }));

it.each([
  ['rain begins to fall', { weather: 'rain' }],
  ['fog rolls in', { weather: 'fog' }],
  ['the rain stops and the sun comes out', { weather: 'clear' }],
  ['day turns to night', { time: 'night' }],
  ['summer turns into winter', { season: 'winter' }],
  ['the dog runs', { time: null, weather: null, season: null }],
])('a picture is how it begins, and what the words have it become comes over it: %s', (prompt, light) => {
  expect(lightOf(prompt)).toMatchObject(light);
});
