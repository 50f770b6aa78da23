import { describe, expect, it } from 'vitest';
import { THINGS } from '../../../catalogue/things.ts';
import { plainRole } from '../../../director/cast/plain-role.ts';
import { makeRandom } from '../../../maths/random.ts';
import { QUIET } from '../../body.ts';
import { castRole, FAMILIES } from '../../families.ts';
import { FieldKernel } from '../../polygonise.ts';
import { SOLID_ROWS } from './classes-table.ts';
import { SOLID } from './family.ts';

const kernel = new FieldKernel();

/** Edges that do not lie between exactly two triangles, by where their ends are. */
function looseEdges(positions: Float32Array, indices: Uint32Array): number {
  const place = (vertex: number): string =>
    [0, 1, 2].map((axis) => Math.round((positions[vertex * 3 + axis] ?? 0) * 1e6)).join();
  const edges = new Map<string, number>();
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [0, 1, 2].map((k) => place(indices[at + k] ?? 0));
    if (new Set(corners).size < 3) continue;
    for (let k = 0; k < 3; k++) {
      const key = [corners[k], corners[(k + 1) % 3]].sort().join('|');
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
  }
  return [...edges.values()].filter((count) => count % 2 !== 0).length / Math.max(1, edges.size);
}

describe('solids', () => {
  it('show everything that has a drawing, and are asked last', () => {
    expect(FAMILIES.at(-1)).toBe(SOLID);
    const missing = THINGS.filter(({ art }) => art.startsWith('sprite:')).filter(
      ({ kind }) => SOLID.cast(plainRole({ thing: kind }), makeRandom(1)) === null,
    );
    expect(missing).toEqual([]);
    expect(SOLID.cast(plainRole({ thing: 'person' }), makeRandom(1))).toBeNull();
    expect(SOLID.cast(plainRole({ thing: 'no such thing' }), makeRandom(1))).toBeNull();
  });

  it('name only things of the catalogue in their table, each once', () => {
    const named = SOLID_ROWS.flatMap(({ kinds }) => kinds.split(', '));
    expect(named.filter((kind, at) => named.indexOf(kind) !== at)).toEqual([]);
    const known = new Set(THINGS.map(({ kind }) => kind));
    expect(named.filter((kind) => !known.has(kind))).toEqual([]);
  });

  it.each(SOLID_ROWS.map(({ shape, material, kinds }) => [shape, material, kinds.split(', ')[0] ?? '']))(
    'are closed, finite and as tall as in life: %s of %s (%s)',
    (_shape, _material, thing) => {
      const sheet = castRole(plainRole({ thing }), makeRandom(1));
      if (sheet?.family !== SOLID.name) return;
      const body = SOLID.makeBody(sheet.sheet, kernel);
      for (const { mesh, texture } of body.makeParts(kernel)) {
        expect(mesh.positions.every(Number.isFinite)).toBe(true);
        expect(mesh.normals.every(Number.isFinite)).toBe(true);
        expect(texture?.coordinates.length).toBe((mesh.positions.length / 3) * 2);
        const heights = mesh.positions.filter((_, at) => at % 3 === 1);
        expect(Math.min(...heights)).toBeCloseTo(0, 1);
        expect(Math.max(...heights) / body.height).toBeCloseTo(1, 1);
        expect(looseEdges(mesh.positions, mesh.indices)).toBe(0);
      }
      expect(
        body
          .pose({ ...QUIET, act: 'fall', speed: 1 })
          .headOf('whole')
          .every(Number.isFinite),
      ).toBe(true);
    },
  );

  it('are gold where gold is asked for, and the same each time', () => {
    const sheet = SOLID.cast(plainRole({ thing: 'apple', material: 'gold' }), makeRandom(1));
    expect(sheet).toEqual({ thing: 'apple', look: 'gold' });
    const [one, other] = [0, 1].map(() => SOLID.makeBody(sheet ?? {}, kernel).makeParts(kernel)[0]);
    expect(one?.material).toBe('metal');
    expect(one?.texture?.pixels).toEqual(other?.texture?.pixels);
    expect(one?.mesh.positions).toEqual(other?.mesh.positions);
  });
});
