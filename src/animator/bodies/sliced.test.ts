import { expect, it } from 'vitest';
import { QUIET } from './body.ts';
import { madeBody } from './forge/made-body.ts';
import { block, piece, WOOD } from './forge/piece.ts';
import { FieldKernel } from './polygonise.ts';
import { cutAfter, cutAt, sliceBody, slicesOf } from './sliced.ts';

const loaf = madeBody(
  piece([0.1, 0.1, 0.2], {
    forge: (forge) => {
      forge.add(WOOD, block([0.2, 0.1, 0.1], [0, 0.05, 0]));
    },
    anchors: {},
  }),
);
const sliced = sliceBody(loaf, 'bread');
const slices = slicesOf(loaf);

it('has no corner of a slice beyond its cuts, and flesh on both sides of each', () => {
  const parts = sliced.makeParts(new FieldKernel());
  expect(parts.filter(({ name }) => name.startsWith('flesh'))).toHaveLength((slices - 1) * 2);
  const second = parts.find(({ name }) => name.endsWith(' 1') && !name.startsWith('flesh'));
  const xs = [...(second?.mesh.positions ?? [])].filter((_, at) => at % 3 === 0);
  expect(Math.min(...xs)).toBeCloseTo(0.2 / slices - 0.1, 5);
  expect(Math.max(...xs)).toBeCloseTo(0.4 / slices - 0.1, 5);
});

it('is whole before it is cut, and lets one slice after the other fall, the one beside the knife first', () => {
  const leaning = (since: number): number[] =>
    Array.from({ length: slices }, (_, k) => {
      const { head } = sliced.skeleton.bone(`slice${k}`);
      const pose = sliced.pose({ ...QUIET, act: 'come_apart', since, lasts: 6 });
      return pose.headOf(`slice${k}`)[0] - head[0];
    });
  expect(leaning(0).every((off) => off === 0)).toBe(true);
  const half = leaning(3);
  expect(half.at(-1)).toBeGreaterThan(0);
  expect(half[0]).toBe(0);
  expect(half[1]).toBe(0);
});

it('says where the knife is', () => {
  expect(cutAfter(0, 5)).toEqual({ slice: 0, deep: 0 });
  expect(cutAfter(0.5, 5).slice).toBe(2);
  expect(cutAt(0, 4, 0.2)).toBeCloseTo(0.05);
});
