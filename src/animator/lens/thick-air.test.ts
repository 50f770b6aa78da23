import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { airOf } from '../land/air.ts';
import { sketchScript } from '../staging.ts';
import { thinned } from './thick-air.ts';

function airIn(prompt: string) {
  const stage = sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  const air = airOf({ ...stage.place, seed: 1 }, 0);
  return { before: air, after: thinned(air, stage) };
}

/** What is left of the light of what is so far away, on the ground. */
const leftAt = ({ fog }: ReturnType<typeof airOf>, metres: number): number => Math.exp(-fog.density * metres);

test('what is behind fades in mist, more in a fog, and whom one films is seen in both', () => {
  const mist = airIn('A samurai walks through a misty bamboo forest').after;
  const fog = airIn('A samurai walks through a foggy bamboo forest').after;
  expect(leftAt(mist, 30)).toBeLessThan(0.5);
  expect(leftAt(fog, 30)).toBeLessThan(leftAt(mist, 30));
  for (const air of [mist, fog]) expect(leftAt(air, 5)).toBeGreaterThan(0.6);
});

test('the sky is veiled by mist, and stays as it is without', () => {
  const misty = airIn('A boat on a misty lake');
  expect(misty.after.sky.horizon).not.toEqual(misty.before.sky.horizon);
  const clear = airIn('A boat on a lake');
  expect(clear.after.sky.horizon).toEqual(clear.before.sky.horizon);
  expect(clear.after.fog.density).toBe(clear.before.fog.density);
});

test('a foggy morning stays outside the window', () => {
  const { before, after } = airIn('A waitress pours coffee in a diner on a foggy morning');
  expect(after.fog.density).toBeLessThanOrEqual(before.fog.density);
});
