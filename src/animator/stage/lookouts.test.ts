import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { findPlace } from '../land/places.ts';
import { takeLookout } from './lookouts.ts';

function middleOf(prompt: string) {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const { place, time, weather, season, dressing, without } = script.set;
  const facts = findPlace(place)?.describe({ seed: 1, time, weather, season, dressing, without });
  return facts === undefined ? undefined : takeLookout(facts, script).middle;
}

it('few who stay on a cliff are at its edge, and who goes there has the whole of it', () => {
  expect(middleOf('A wizard stands on a cliff and raises his staff')?.[2]).toBeLessThan(-12);
  expect(middleOf('A horse gallops along the cliff')).toBeUndefined();
  expect(middleOf('A woman runs along the edge of the cliff')).toBeUndefined();
});

it('a front yard is before the house, and not the street', () => {
  expect(middleOf('Two kids play in the front yard of a suburban house')?.[0]).toBeLessThan(-8);
  expect(middleOf('Two kids ride bicycles down a suburban street')).toBeUndefined();
});
