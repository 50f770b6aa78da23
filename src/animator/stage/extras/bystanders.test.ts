import { describe, expect, it } from 'vitest';
import type { SetPlan } from '../../director/script.ts';
import { MARKET } from '../../land/places/market.ts';
import { callBystanders } from './bystanders.ts';

const order = { seed: 3, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] };
const aSet = (parts: Partial<SetPlan> = {}): SetPlan => ({
  ...{ place: 'market', stated: true, word: 'market', said: [], time: 'day', becomes: [], weather: 'clear' },
  ...{ weatherAmount: 1, season: 'summer', colour: null, traits: [], dressing: [], lights: [], without: [], ...parts },
});
const call = (parts?: Partial<SetPlan>) =>
  callBystanders(aSet(parts), { seed: 3, durationSeconds: 6, facts: MARKET.describe(order) });

describe('people who belong to a place', () => {
  it('stand behind the tables of a market and walk along its lane, outside the room of the film', () => {
    const figures = call();
    const open = MARKET.describe(order).openRadius;
    expect(figures.length).toBeGreaterThan(5);
    for (const { path } of figures)
      for (const { at } of path) expect(Math.max(Math.abs(at[0]), -at[2])).toBeGreaterThan(open);
  });

  it('are more where it is busy, and none where it is empty or they are not wanted', () => {
    expect(call({ traits: ['busy'] }).length).toBeGreaterThan(call().length);
    expect(call({ traits: ['deserted'] })).toEqual([]);
    expect(call({ without: ['people'] })).toEqual([]);
  });
});
