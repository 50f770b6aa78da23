import { expect, test } from 'vitest';
import { asideOf, besideRoad, focusOf, roadX } from './road-line.ts';

test('a road is straight where most films play, and winds where one that is told to wind does', () => {
  expect(focusOf({ dressing: ['road'] })).toEqual([0, 0, 0]);
  const [x, , z] = focusOf({ dressing: ['winding coastal road'] });
  expect(x).toBeCloseTo(roadX(z));
  const turns = [-60, -20, 20, 60].map((ahead) => Math.sign(roadX(z + ahead + 5) - roadX(z + ahead)));
  expect(new Set(turns).size).toBe(2);
});

test('what stands beside a bend is as far from its middle as beside a straight', () => {
  for (const z of [0, -150, -200, -260, -330]) {
    const [x, , at] = besideRoad(z, 4.5);
    expect(Math.abs(asideOf(x, at) - 4.5)).toBeLessThan(0.6);
  }
});
