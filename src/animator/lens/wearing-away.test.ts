import { expect, it } from 'vitest';
import type { BodyPart } from '../bodies/body.ts';
import { goneAt, leftOf, sortByTurn } from './wearing-away.ts';

/** A pile of small triangles, one above the other. */
function pile(count: number): BodyPart {
  const positions = Float32Array.from({ length: count * 9 }, (_, at) => {
    const [triangle, axis] = [Math.floor(at / 9), at % 3];
    return axis === 1 ? triangle / count : axis === 0 ? ((at / 3) % 3) * 0.01 : 0;
  });
  const zeros = new Float32Array(count * 9);
  return {
    ...{
      name: 'pile',
      material: 'stone',
      twoSided: false,
      patches: Uint32Array.from({ length: count * 44 }, (_, k) => k),
    },
    colours: zeros,
    mesh: {
      ...{ positions, normals: zeros, occlusion: new Float32Array(count * 3), joints: new Uint8Array(count * 12) },
      ...{ weights: new Float32Array(count * 12), indices: Uint32Array.from({ length: count * 3 }, (_, k) => k) },
    },
  } as unknown as BodyPart;
}

const REACH = { height: 1, width: 1, length: 1 };

it('keeps what goes last first, with its own coat', () => {
  const { part, turns } = sortByTurn(pile(100), 'down', REACH);
  expect([...turns]).toEqual([...turns].sort((a, b) => b - a));
  // What goes from the top is left at the foot.
  const left = part.mesh.indices.subarray(0, leftOf(turns, 0.5) * 3);
  const heights = [...left].map((vertex) => part.mesh.positions[vertex * 3 + 1] ?? 0);
  expect(Math.max(...heights)).toBeLessThan(0.72);
  for (let place = 0; place < 100; place++)
    expect((part.patches?.[place * 44] ?? 0) / 44).toBe((part.mesh.indices[place * 3] ?? 0) / 3);
});

it('is whole at the beginning and nothing at the end', () => {
  const { turns } = sortByTurn(pile(60), 'across', REACH);
  expect([leftOf(turns, 0) > 55, leftOf(turns, 1)]).toEqual([true, 0]);
});

it('is not there before it comes, and no more after it has gone', () => {
  const shared = { way: 'down', into: 'dust' } as const;
  const comes = [{ from: 2, to: 4, comes: true, ...shared }];
  const goes = [{ from: 2, to: 4, comes: false, ...shared }];
  expect([0, 3, 5].map((time) => goneAt(comes, time))).toEqual([1, 0.5, 0]);
  expect([0, 3, 5].map((time) => goneAt(goes, time))).toEqual([0, 0.5, 1]);
  expect(goneAt(undefined, 3)).toBe(0);
});
