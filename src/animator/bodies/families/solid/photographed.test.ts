import { expect, it } from 'vitest';
import { flattened } from './photographed.ts';

it('no part of a photograph that is blown up faces straight aside: its rim would shine under a lamp behind it', () => {
  const normals = Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
  const mesh = { normals, positions: new Float32Array(9), occlusion: new Float32Array(3), indices: new Uint32Array(3) };
  const turned = flattened({ mesh, coordinates: new Float32Array(6), back: Uint8Array.of(0, 1, 0) });
  expect(turned[2]).toBeGreaterThan(0.6);
  expect(turned[5]).toBeLessThan(-0.6);
  expect(turned[8]).toBeCloseTo(1);
});
