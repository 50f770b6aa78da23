import { describe, expect, it } from 'vitest';
import { TRADES, tradeOf } from '../../catalogue/trades.ts';
import { WARES } from '../kits/rooms/wares.ts';
import { makeSight } from '../sight.ts';
import { SHOP } from './shop.ts';

const ORDER = { seed: 3, time: 'day', weather: 'clear', season: 'summer', without: [] } as const;
const sight = makeSight([{ eye: [0, 1.6, 5], target: [0, 1.2, -2], corner: 0.75 }], 16);

describe('a shop', () => {
  it('sells only what can be drawn', () => {
    const sold = TRADES.flatMap(({ shelves, counter, floor, hung }) => [...shelves, ...counter, ...floor, ...hung]);
    expect(sold.filter((name) => WARES[name] === undefined)).toEqual([]);
  });

  it('is of the trade that its longest name says', () => {
    expect(tradeOf(['small flower shop'])?.name).toBe('florist');
    expect(tradeOf(['comic book shop'])?.name).toBe('video seller');
    expect(tradeOf(['shop'])).toBeNull();
  });

  it('is another one for each trade', () => {
    const triangles = (word: string): number =>
      SHOP.build({ ...ORDER, dressing: [word] }, sight, 0.1).placements.reduce(
        (sum, { mesh }) => sum + mesh.indices.length / 3,
        0,
      );
    const counts = TRADES.map(({ words }) => triangles(words[0] ?? ''));
    expect(new Set(counts).size).toBe(TRADES.length);
    expect(Math.max(...counts)).toBeLessThan(400_000);
  });
});
