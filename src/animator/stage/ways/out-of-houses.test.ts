import { expect, it } from 'vitest';
import type { PathPoint } from '../stage.ts';
import { beforeHouses } from './out-of-houses.ts';

const way = (...across: number[]): PathPoint[] =>
  across.map((x, index) => ({ time: index, at: [x, 0, 0], heading: -Math.PI / 2 }));
const across = (path: readonly PathPoint[]): number[] => path.map(({ at }) => at[0]);
const street = { street: { half: 8, roofs: 12 } };

it('lets who comes from the side start before a house, as far as they would have gone', () => {
  expect(across(beforeHouses(way(10.5, 10.5, 6.5), street))).toEqual([7.5, 7.5, 3.5]);
});

it('lets who crosses a whole street wait before the houses', () => {
  expect(across(beforeHouses(way(12, 0, -12), street))).toEqual([7.5, 0, -7.5]);
});

it('leaves alone who stays in the street', () => {
  const path = way(7.9, 0);
  expect(beforeHouses(path, street)).toBe(path);
});
