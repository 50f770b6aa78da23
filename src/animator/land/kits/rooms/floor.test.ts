import { describe, expect, it } from 'vitest';
import { VERTEX_FLOATS } from '../../../maths/mesh.ts';
import { lookOf } from '../architecture/solids.ts';
import { Floor, type FloorKind } from './floor.ts';

const aFloor = (kind: FloorKind): Floor =>
  new Floor({
    ...{ kind, look: lookOf(0x8a6a4a, 'polished'), second: lookOf(0x6a4a2a, 'polished') },
    ...{ left: -3, right: 3, back: -2, front: 4, seed: 5, openness: () => 1 },
  });

const heightsOf = (vertices: Float32Array): Set<number> =>
  new Set(vertices.filter((_, at) => at % VERTEX_FLOATS === 1).map((height) => Math.round(height * 1e5)));

describe('a floor', () => {
  it.each(['boards', 'herringbone', 'tiles', 'checkered', 'stone', 'carpet'] as const)(
    'of %s is painted piece by piece and drawn as one sheet',
    (kind) => {
      const { mesh, shown } = aFloor(kind).build();
      expect(shown?.indices.length).toBe(Math.ceil(6 / 0.35) ** 2 * 6);
      expect(heightsOf(shown?.vertices ?? new Float32Array())).toEqual(new Set([0]));
      if (kind === 'boards' || kind === 'herringbone')
        expect(mesh.indices.length).toBeGreaterThan(shown?.indices.length ?? 0);
    },
  );

  it('takes inlays of its own material for paint, and draws each later piece of another one above the earlier ones', () => {
    const inlaid = aFloor('tiles').patch(0, 0, 1, 1, lookOf(0xff0000, 'polished'));
    expect(heightsOf(inlaid.build().shown?.vertices ?? new Float32Array()).size).toBe(1);
    const matted = inlaid.patch(0, 0, 1, 1, lookOf(0xff0000, 'cloth')).disc(0, 0, 0.5, lookOf(0x00ff00, 'cloth'));
    expect(heightsOf(matted.build().shown?.vertices ?? new Float32Array()).size).toBe(3);
  });

  it('that covers nothing is drawn as it is painted', () => {
    expect(aFloor('bare').patch(0, 0, 1, 1, lookOf(0xff0000, 'cloth')).build().shown).toBeUndefined();
  });
});
