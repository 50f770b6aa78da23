import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const agesOf = (prompt: string): string[] => {
  const { set } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return [set, ...set.becomes].map(({ time, weather, season }) => `${time} ${weather} ${season}`);
};

it.each([
  ['Timelapse of a skyline from golden sunset to deep night', ['golden_hour', 'dusk', 'night'], 0],
  ['Thick fog lifts from a valley by day to reveal a castle', ['fog', 'clear'], 1],
  ['Rain pours on a park, then the clouds part and the sun comes out', ['rain', 'clear'], 1],
  ['A storm rolls in over the sea, a boat heads home', ['clear', 'storm'], 1],
  ['An oak on a hill: spring leaves, lush summer, golden autumn, then winter', 'spring summer autumn winter', 2],
  ['Winter turns to spring in an alpine valley', ['winter', 'spring'], 2],
  ['A mountain lake in autumn freezes over', ['autumn', 'winter'], 2],
  ['Fog rolls over the hills', ['fog'], 1],
  ['A man walks in the rain', ['rain'], 1],
  ['An astronaut on Mars while a dust storm approaches', ['dust'], 1],
] as const)('%s', (prompt, told, field) => {
  expect(agesOf(prompt).map((age) => age.split(' ')[field])).toEqual(
    typeof told === 'string' ? told.split(' ') : [...told],
  );
});

it('shows a rainbow when the rain is over, and lightning while it storms', () => {
  const { set } = writeScript({
    prompt: 'Lightning strikes a meadow in a storm, then the storm clears and a rainbow stands over the hills',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(
    [set, ...set.becomes].map(({ dressing }) => dressing.filter((word) => /lightning|rainbow/.test(word))),
  ).toEqual([['lightning'], ['rainbow']]);
});
