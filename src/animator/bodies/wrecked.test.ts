import { describe, expect, it } from 'vitest';
import { QUIET } from './body.ts';
import { madeBody } from './forge/made-body.ts';
import { block, piece, WOOD } from './forge/piece.ts';
import { FieldKernel } from './polygonise.ts';
import { wreckBody } from './wrecked.ts';

const tower = madeBody(
  piece([8, 2, 2], {
    forge: (forge) => {
      forge.add(WOOD, block([2, 8, 2], [0, 4, 0]));
    },
    anchors: {},
  }),
);
const wrecked = wreckBody(tower);
const pieces = wrecked.skeleton.bones.filter(({ name }) => name.startsWith('piece'));
const heads = (act: string, since: number, away = Math.PI / 2) => {
  const pose = wrecked.pose({ ...QUIET, act, since, lasts: 6, away });
  return pieces.map(({ name }) => pose.headOf(name));
};

describe('a body that goes to pieces', () => {
  it('has every corner of its surface on one piece, and nothing outside of what it was', () => {
    const [part] = wrecked.makeParts(new FieldKernel());
    if (part === undefined) throw new Error('There is no surface.');
    expect(new Set(part.mesh.joints.filter((_, at) => at % 4 === 0)).size).toBeGreaterThan(15);
    for (const [at, value] of part.mesh.positions.entries())
      if (at % 3 !== 1) expect(Math.abs(value)).toBeLessThan(1.01);
  });
  it('is whole until then', () => {
    for (const all of [heads('stand', 3), heads('collapse', 0)])
      for (const [number, { head }] of pieces.entries())
        for (const axis of [0, 1, 2] as const) expect(all[number]?.[axis]).toBeCloseTo(head[axis], 6);
  });
  it.each(['explode', 'collapse', 'be_struck', 'topple_down'])(
    'comes to lie on the ground by %s, and stays there',
    (act) => {
      const [late, later] = [heads(act, 9), heads(act, 11)];
      for (const [number, [x, y]] of late.entries()) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(1.5);
        expect(later[number]?.[0]).toBeCloseTo(x, 1);
      }
    },
  );
  it('goes over to the side it is told to, its top the farthest', () => {
    const [right, left] = [heads('topple_down', 9), heads('topple_down', 9, -Math.PI / 2)];
    expect(Math.max(...right.map(([x]) => x))).toBeGreaterThan(6);
    expect(Math.min(...left.map(([x]) => x))).toBeLessThan(-6);
  });
});
