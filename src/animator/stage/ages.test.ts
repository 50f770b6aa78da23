import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import { ageAt, agedStages } from './ages.ts';

it('lets rain fall only until the sun comes out', () => {
  const prompt = 'Rain falls on a meadow, then the sun comes out';
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const ages = agedStages(stageScript(script, 1, 1.78));
  expect(ages.map(({ place, particles }) => [place.weather, particles.some(({ kind }) => kind === 'rain')])).toEqual([
    ['rain', true],
    ['clear', false],
  ]);
});

it('goes from one age to the next over the whole film', () => {
  const seen = [0, 1.5, 3, 4.5, 6].map((time) => ageAt(3, time, 6));
  expect(seen.map(({ age }) => age)).toEqual([0, 0, 1, 1, 1]);
  expect(seen.map(({ share }) => Math.round(share * 10) / 10)).toEqual([0, 0.5, 0, 0.5, 1]);
});
