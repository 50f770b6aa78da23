import { describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../../../test/servers/long-run.ts';
import { VERTEX_FLOATS } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import { makeSight } from '../sight.ts';
import { MEADOW } from './meadow.ts';
import { NATURAL_PLACES } from './natural.ts';

const ORDER: PlaceOrder = { seed: 5, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] };
/** Of a small picture, which has the same kinds of things as a large one, each in fewer pieces. */
const [GRAIN, DETAIL] = IS_LONG_RUN ? [1, 0.3] : [16, 0.03];
const SIGHT = makeSight([{ eye: [0, 1.6, 10], target: [0, 1, 0], corner: 0.95 }], GRAIN);

type World = ReturnType<(typeof MEADOW)['build']>;
const MEADOW_HERE: World = MEADOW.build(ORDER, SIGHT, DETAIL);

describe.each(NATURAL_PLACES.map((place, index) => [place.name, place, index] as const))(
  '%s',
  (_name, place, index) => {
    // One of two, unless there is time: they are made of the same pieces.
    it.runIf(IS_LONG_RUN || index % 2 === 0)('is made of finite numbers', () => {
      const world = place === MEADOW ? MEADOW_HERE : place.build(ORDER, SIGHT, DETAIL);
      const meshes = new Set([...world.placements, ...world.grounds].map(({ mesh }) => mesh));
      const broken = [...meshes].filter(
        ({ vertices, indices }) =>
          !vertices.every(Number.isFinite) || indices.some((index) => index >= vertices.length / VERTEX_FLOATS),
      );
      expect(broken).toEqual([]);
      expect(world.placements.filter(({ matrix }) => !matrix.every(Number.isFinite))).toEqual([]);
    });

    it('leaves the middle to the figures', () => {
      const { heightAt, openRadius } = place.describe(ORDER);
      expect(openRadius).toBeGreaterThanOrEqual(8);
      for (let angle = 0; angle < 6.28; angle += 0.4) {
        for (const far of [2, 5, 8]) {
          const rise = Math.abs(heightAt(Math.sin(angle) * far, Math.cos(angle) * far) - heightAt(0, 0));
          expect(rise).toBeLessThan(0.12 + far * 0.16);
        }
      }
    });
  },
);

it('the same order gives the same land, whatever else was built before', () => {
  const again = MEADOW.build(ORDER, SIGHT, DETAIL);
  expect(again.placements.map(({ matrix }) => matrix)).toEqual(MEADOW_HERE.placements.map(({ matrix }) => matrix));
});

it('what stands somewhere does not depend on where the camera is', () => {
  const elsewhere = makeSight([{ eye: [4, 1.6, 11], target: [0, 1, 0], corner: 0.95 }], GRAIN);
  const trees = ({ placements }: World): Set<string> =>
    new Set(placements.filter(({ coarse }) => coarse !== undefined).map(({ matrix }) => `${matrix[3]},${matrix[11]}`));
  const [here, there] = [trees(MEADOW_HERE), trees(MEADOW.build(ORDER, elsewhere, DETAIL))];
  expect([...here].filter((at) => there.has(at)).length).toBeGreaterThan(here.size * 0.6);
});
