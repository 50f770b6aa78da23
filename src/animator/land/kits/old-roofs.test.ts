import { expect, it } from 'vitest';
import { type Mesh, VERTEX_FLOATS } from '../../maths/mesh.ts';
import { layRoofs, roofsAround, STREETS } from './old-roofs.ts';

function topOf({ vertices }: Mesh): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let at = 1; at < vertices.length; at += VERTEX_FLOATS) top = Math.max(top, vertices[at] ?? top);
  return top;
}

it.each(['zinc', 'tiled', 'flat'] as const)(
  '%s roofs lie below whoever is up there, and none in their way',
  (roofs) => {
    expect(roofsAround({ dressing: ['paris', `${roofs} roofs`] })).toBe(roofs);
    const [back, near] = [8, 34];
    const houses = layRoofs(roofs, { seed: 3, dark: 0, snowy: false }, back);
    const tall = new Map([...new Set(houses.map(({ mesh }) => mesh))].map((mesh) => [mesh, topOf(mesh)]));
    expect(Math.max(...houses.map(({ matrix }) => matrix[11] ?? 0))).toBeLessThan(-back);
    expect(Math.max(...houses.map(({ matrix }) => matrix[7] ?? 0))).toBeLessThan(STREETS + 7);
    const close = houses.filter(({ matrix }) => (matrix[11] ?? 0) > -near);
    expect(Math.max(...close.map(({ mesh, matrix }) => (matrix[7] ?? 0) + (tall.get(mesh) ?? 99)))).toBeLessThan(5);
  },
);

it('a roof terrace of today has none of them around', () => {
  expect(roofsAround({ dressing: ['rooftop bar', 'new york'] })).toBeNull();
});
