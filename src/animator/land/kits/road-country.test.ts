import { describe, expect, test } from 'vitest';
import { IS_LONG_RUN } from '../../../../test/servers/long-run.ts';
import type { PlaceOrder } from '../place.ts';
import { ROAD } from '../places/road.ts';
import { makeSight } from '../sight.ts';
import { roadX, roadY } from './road-line.ts';
import { surfaceOf } from './road-surface.ts';

const orderOf = (...dressing: string[]): PlaceOrder => ({
  ...{ seed: 5, time: 'day', weather: 'clear', season: 'summer', dressing, without: [] },
});
/** Of a small picture, which has the same kinds of things as a large one, each in fewer pieces. */
const [GRAIN, DETAIL] = IS_LONG_RUN ? [1, 0.3] : [16, 0.03];
const SIGHT = makeSight([{ eye: [0, 1.6, 10], target: [0, 1, 0], corner: 0.95 }], GRAIN);

describe('a road leads through the land its words tell of', () => {
  test('along a coast the sea lies below on one side and a slope rises on the other', () => {
    const { heightAt, waterLevel } = ROAD.describe(orderOf('coastal'));
    expect(waterLevel).toBeLessThan(-10);
    for (const z of [-120, -40, 0, 40]) {
      expect(heightAt(roadX(z), z)).toBeCloseTo(roadY(z));
      expect(heightAt(roadX(z) - 60, z)).toBeLessThan(waterLevel ?? 0);
      expect(heightAt(roadX(z) + 60, z)).toBeGreaterThan(roadY(z) + 5);
    }
    expect(ROAD.build(orderOf('coastal'), SIGHT, DETAIL).water?.kind).toBe('open');
  });

  test('without such words there are fields, and no sea', () => {
    expect(ROAD.describe(orderOf('country road')).waterLevel).toBeNull();
  });

  test('woods stand nearer and thicker than in the fields', () => {
    const count = (order: PlaceOrder): number => ROAD.build(order, SIGHT, DETAIL).placements.length;
    expect(count(orderOf('pine forest'))).toBeGreaterThan(count(orderOf()) * 1.2);
  });

  test('a corner has no corn, and golden light no wheat', () => {
    const count = (order: PlaceOrder): number => ROAD.build(order, SIGHT, DETAIL).placements.length;
    expect(count(orderOf('street corner', 'golden light'))).toBe(count(orderOf()));
  });

  test('a desert is made of finite numbers too', () => {
    const { placements, grounds } = ROAD.build(orderOf('desert'), SIGHT, DETAIL);
    for (const { mesh } of [...placements, ...grounds]) expect(mesh.vertices.every(Number.isFinite)).toBe(true);
  });

  test('rows of vines stand to both sides, and a dirt road has neither paint nor posts', () => {
    const { placements } = ROAD.build(orderOf('vineyard', 'winding road'), SIGHT, DETAIL);
    expect(placements.length).toBeGreaterThan(20);
    for (const { mesh } of placements) expect(mesh.vertices.every(Number.isFinite)).toBe(true);
    expect(['steep dirt road', 'gravel road', 'winding road'].map((word) => surfaceOf(orderOf(word)))).toEqual([
      'dirt',
      'gravel',
      'asphalt',
    ]);
  });
});
