import { expect, test } from 'vitest';
import { shiftPast } from './around.ts';

type Point = readonly [number, number];
const way: Point[] = Array.from({ length: 13 }, (_, step) => [step * 0.5 - 3, 0]);
const table = { at: [0, 0, 0.1], heading: 0, width: 1.6, depth: 0.9 } as const;
const nearest = (points: readonly Point[] | null): number =>
  Math.min(...(points ?? []).filter(([x]) => Math.abs(x) < 0.8).map(([, z]) => Math.abs(z - table.at[2])));

test('a way leads past a table, and begins and ends where it did', () => {
  const bent = shiftPast(way, table, 0.2, undefined);
  expect(nearest(bent)).toBeGreaterThan(0.6);
  expect(bent?.[0]).toEqual(way[0]);
  expect(bent?.at(-1)).toEqual(way.at(-1));
});

test('it leads past on the side that has room, and leaves alone what is far or gone to', () => {
  const walls = { left: -4, right: 4, back: -0.9, front: 4 };
  expect(shiftPast(way, table, 0.2, walls)?.[6]?.[1]).toBeGreaterThan(0.6);
  expect(shiftPast(way, { ...table, at: [0, 0, 3] }, 0.2, undefined)).toBeNull();
  expect(shiftPast(way, { ...table, at: [3, 0, 0] }, 0.2, undefined)).toBeNull();
});
