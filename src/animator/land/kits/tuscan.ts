import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { makeCottage } from './architecture/cottage.ts';
import { darkOf, isSnowy } from './architecture/light.ts';
import { type Land, layerSeed } from './nature.ts';
import { makeTrees } from './plants/trees.ts';

/** Cypresses stand dark and narrow, in lines and groups. */
const CYPRESS_TINT = [0.5, 0.62, 0.5] as const;

export interface TuscanOrder {
  /** Where cypresses stand in lines. */
  readonly lines: readonly (readonly [x: number, z: number])[];
  /** Where farmhouses stand, and which way they look. */
  readonly houses: readonly (readonly [x: number, z: number, heading: number])[];
}

/** Houses of pale stone with cypresses beside them, and cypresses in lines: the hills of the south. */
export function layTuscan(
  order: PlaceOrder,
  { heightAt, sight, season }: Land,
  { lines, houses }: TuscanOrder,
): Placement[] {
  const random = makeRandom(layerSeed(order, 40)).spawn('cypress');
  const trees = makeTrees(layerSeed(order, 41), season.name === 'winter' ? { ...season, name: 'summer' } : season);
  const stand = (x: number, z: number, size: number): Placement[] => {
    const at = [x, heightAt(x, z) - 0.1, z] as const;
    const distance = sight.nearest(at);
    if (sight.blocks(at, 1.5, 9) || distance < 4) return [];
    return [trees.place({ species: 'poplar', at, size, chance: random.next(), distance, tint: [...CYPRESS_TINT] })];
  };
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  return [
    ...lines.flatMap(([x, z]) => stand(x + random.between(-0.6, 0.6), z, random.between(0.55, 0.8))),
    ...houses.flatMap(([x, z, heading], k): Placement[] => {
      const house = { seed: order.seed * 3 + k, style: 'stucco' as const, dark, snowy };
      const main = makeCottage({ ...house, width: 13, depth: 9, floors: 2 });
      const wing = makeCottage({ ...house, seed: house.seed + 9, width: 8, depth: 7, floors: 1 });
      const ground = heightAt(x, z) - 0.5;
      const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
      return [
        { mesh: main, matrix: standing([x, ground, z], heading) },
        { mesh: wing, matrix: standing([x + cosine * 9.6, ground, z - sine * 9.6], heading) },
        ...[-15, -12.5, -10, 16, 18.5].flatMap((out) => stand(x + cosine * out, z - sine * out - 2, 0.75)),
      ];
    }),
  ];
}
