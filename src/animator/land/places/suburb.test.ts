import { expect, it } from 'vitest';
import { SUBURB } from './suburb.ts';

const factsOf = (...dressing: string[]) =>
  SUBURB.describe({ seed: 3, time: 'day', weather: 'clear', season: 'summer', without: [], dressing });

it('has those on a porch stand on its boards, before the door and above the lawn', () => {
  const { middle, heightAt, spots, ways } = factsOf('porch');
  expect(middle?.[1]).toBeCloseTo(0.7);
  const [x, , z] = middle ?? [0, 0, 0];
  expect(heightAt(x, z)).toBeCloseTo(0.7);
  // Down the steps, and to the lawn.
  expect(heightAt(x + 1.6, z)).toBeLessThan(0.7);
  expect(heightAt(x + 4, z)).toBeLessThan(0.35);
  expect(spots.some(({ kind }) => kind === 'door')).toBe(false);
  expect(ways).toEqual([]);
});

it('is a street, or a lawn, where no porch is told of', () => {
  expect(factsOf('suburb').middle).toBeUndefined();
  expect(factsOf('front yard', 'porch').middle?.[1]).toBeLessThan(0.2);
});
