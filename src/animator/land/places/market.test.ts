import { describe, expect, it } from 'vitest';
import { makeSight } from '../sight.ts';
import { MARKET } from './market.ts';

const sight = makeSight([{ eye: [0, 1.6, 7], target: [0, 1.2, 0], corner: 0.75 }], 16);
const order = (...dressing: string[]) => ({
  ...{ seed: 3, time: 'night', weather: 'clear', season: 'summer', dressing, without: [] },
});
/** Drawn in few triangles: what is sold differs in any detail. */
const DETAIL = 0.03;
const verticesOf = (...dressing: string[]): number =>
  MARKET.build(order(...dressing), sight, DETAIL).placements.reduce((sum, { mesh }) => sum + mesh.vertices.length, 0);

describe('a market', () => {
  it('sells what it is asked to', () => {
    const counts = ['market', 'book market', 'fish market', 'flower market', 'souk', 'christmas market'].map((said) =>
      verticesOf(said),
    );
    expect(new Set(counts).size).toBe(counts.length);
  });

  it('lets pots steam where food is cooked, and lights every stall by night', () => {
    const steams = (said: string) => MARKET.describe(order(said)).spots.filter(({ kind }) => kind === 'steam').length;
    expect(steams('street food')).toBeGreaterThan(0);
    expect(steams('book market')).toBe(0);
    expect(MARKET.build(order('market'), sight, DETAIL).lamps.length).toBeGreaterThan(12);
  });
});
