import { describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../../../test/servers/long-run.ts';
import { type Mesh, VERTEX_FLOATS } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import { makeSight } from '../sight.ts';
import { BUILT_PLACES } from './built.ts';

const order = (parts: Partial<PlaceOrder> = {}): PlaceOrder => ({
  seed: 3,
  time: 'day',
  weather: 'clear',
  season: 'summer',
  dressing: [],
  without: [],
  ...parts,
});
/** Of a small picture, which has the same kinds of things as a large one, each in fewer pieces. */
const [GRAIN, DETAIL] = IS_LONG_RUN ? [1, 0.6] : [16, 0.03];
/** One look from the front, as a film's first shot has it. */
const sight = makeSight([{ eye: [0, 1.6, 7], target: [0, 1.2, 0], corner: 0.75 }], GRAIN);

/** Lanes between walls or stalls, and aisles. */
const NARROW: Readonly<Record<string, number>> = {
  alley: 3,
  village_lane: 2,
  canal: 1.5,
  water_town: 2.2,
  market: 3,
  metro_car: 0.5,
  starship: 1,
};

/** One pass over each mesh: its numbers are a hundred million in all. */
function isSound({ vertices, indices }: Mesh): boolean {
  let sum = 0;
  for (let at = 0; at < vertices.length; at++) sum += (vertices[at] ?? 0) * 0;
  let highest = 0;
  for (let at = 0; at < indices.length; at++) highest = Math.max(highest, indices[at] ?? 0);
  return sum === 0 && highest < Math.max(1, vertices.length / VERTEX_FLOATS);
}

describe.each(BUILT_PLACES.map((place, index) => [place.name, place, index] as const))(
  'the place %s',
  (_, place, index) => {
    // They are made of the same pieces, and to build one takes longer than all it tells: one of two, unless there is time.
    it.runIf(IS_LONG_RUN || index % 2 === 0)('is finite, lit, and within what one frame can show', () => {
      const world = place.build(order({ time: 'night', weather: 'rain' }), sight, DETAIL);
      let triangles = 0;
      const meshes = new Set([...world.placements.map(({ mesh }) => mesh), ...world.grounds.map(({ mesh }) => mesh)]);
      const broken = [...meshes].filter((mesh) => !isSound(mesh));
      expect(broken).toEqual([]);
      for (const { mesh } of [...world.placements, ...world.grounds]) triangles += mesh.indices.length / 3;
      expect(triangles).toBeLessThan(600_000);
      expect(world.air.print.exposure).toBeGreaterThan(0);
      for (const lamp of world.lamps)
        expect([...lamp.at, ...lamp.colour, lamp.reach].every(Number.isFinite)).toBe(true);
    });

    it('tells of itself what it then is: open in the middle, with its spots on surfaces', () => {
      const facts = place.describe(order());
      expect(facts.openRadius).toBeGreaterThanOrEqual(NARROW[place.name] ?? (facts.indoor ? 2 : 6));
      for (const { at, heading, radius } of facts.spots) {
        expect([...at, heading].every(Number.isFinite)).toBe(true);
        expect(radius).toBeGreaterThan(0);
        expect(at[1]).toBeGreaterThanOrEqual(facts.heightAt(at[0], at[2]) - 1);
      }
      for (const { points, width } of facts.ways) {
        expect(points.length).toBeGreaterThan(1);
        expect(width).toBeGreaterThan(0);
      }
      expect(place.describe(order())).toEqual(expect.objectContaining({ spots: facts.spots, ways: facts.ways }));
    });
  },
);
