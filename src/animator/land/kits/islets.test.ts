import { expect, it } from 'vitest';
import type { PlaceOrder } from '../place.ts';
import { hasIslets, isletsAt } from './islets.ts';
import { layerSeed } from './nature.ts';
import { makeRelief } from './relief.ts';

const ORDER: PlaceOrder = { seed: 5, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] };

it('lies where islands are told of, and leaves the middle to whoever sails', () => {
  expect(hasIslets({ dressing: ['lush islands'] })).toBe(true);
  expect(hasIslets({ dressing: ['island'] })).toBe(false);
  const relief = makeRelief(layerSeed(ORDER, 1));
  for (let angle = 0; angle < 6.28; angle += 0.5)
    expect(isletsAt(relief, Math.sin(angle) * 20, Math.cos(angle) * 20)).toBe(0);
  expect(isletsAt(relief, -74, -86)).toBeGreaterThan(15);
});
