import { expect, test } from 'vitest';
import type { PlaceOrder } from '../../place.ts';
import { makeSight } from '../../sight.ts';
import { growMushrooms } from './luminous.ts';

const sight = makeSight([{ eye: [0, 1.6, 7], target: [0, 1.2, 0], corner: 0.75 }], 1);
const grow = (...dressing: string[]) => {
  const order: PlaceOrder = {
    ...{ seed: 3, time: 'night', weather: 'clear', season: 'summer', dressing, without: [] },
  };
  return growMushrooms(order, { heightAt: () => 0, sight }, { from: 2, to: 10, count: 60, tallest: 3 });
};

test('mushrooms that glow grow around the middle, and the tallest are lamps', () => {
  const { placements, lamps } = grow('glowing mushroom forest');
  expect(placements.length).toBeGreaterThan(20);
  expect(lamps.length).toBeGreaterThan(3);
  for (const { matrix } of placements) expect(Math.hypot(matrix[3] ?? 0, matrix[11] ?? 0)).toBeGreaterThanOrEqual(2);
});

test('plain mushrooms are food, and a glow alone is none', () => {
  expect(grow('mushroom').placements).toEqual([]);
  expect(grow('glowing').placements).toEqual([]);
});
