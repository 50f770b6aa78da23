import { expect, test } from 'vitest';
import { cutOutline, roundOutline } from './hat-outline.ts';
import { smoothLine } from './strands.ts';

test('a dome is round between its edges, which stay where they are', () => {
  const bowler = [
    [0.33, 0.08],
    [0.2, 0.07],
    [0.206, 0.12],
    [0.193, 0.18],
    [0.158, 0.226],
    [0, 0.26],
  ] as const;
  const round = roundOutline(bowler);
  expect(round.length).toBeGreaterThan(12);
  for (const corner of bowler)
    expect(round.some(([radius, height]) => Math.hypot(radius - corner[0], height - corner[1]) < 1e-9)).toBe(true);
  expect(round[0]).toEqual(bowler[0]);
  expect(round.at(-1)).toEqual(bowler.at(-1));
});

test('a hat has corners where its band ends', () => {
  const heights = cutOutline(
    [
      [0.2, 0],
      [0.2, 0.3],
    ],
    [0.1, 0.2],
  ).map(([, height]) => height);
  expect(heights).toEqual([0, expect.closeTo(0.1), expect.closeTo(0.2), 0.3]);
});

test('a lock of hair is a smooth line through its points', () => {
  const line = smoothLine(
    [
      [0, 0, 0],
      [1, 1, 0],
      [2, 0, 0],
    ],
    4,
  );
  expect([line.length, line[0], line[4], line[8]]).toEqual([9, [0, 0, 0], [1, 1, 0], [2, 0, 0]]);
  expect(line[2]?.[1]).toBeGreaterThan(0.5);
});
