import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeCottage } from '../kits/architecture/cottage.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darkOf, isSnowy } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeLantern, makePlanter } from '../kits/architecture/street.ts';
import { makeBarrel } from '../kits/architecture/yard.ts';
import { blazesAlong } from '../kits/blazes.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief } from '../kits/relief.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** A lane between cottages with gardens, fields and hills behind; white houses of the south where the order says so. */
const laneAt = (z: number): number => Math.sin(z * 0.045) * 2.2 * smoothstep(8, 40, Math.abs(z));
const HOUSES: readonly (readonly [number, number])[] = [14, 2.5, -9, -21, -34, -48, -63].flatMap((z, k) => [
  [-1, z + (k % 2)] as const,
  [1, z - 4.5 - (k % 3)] as const,
]);
const isSouthern = (order: PlaceOrder): boolean =>
  saysOf(order, 'santorini', 'greek', 'white', 'whitewashed', 'mediterranean', 'island');
const houseAt = ([side, z]: readonly [number, number]): Vector => [
  laneAt(z) + side * (8.6 + Math.abs(Math.sin(z * 7)) * 2.4),
  0,
  z,
];

const landOf = (order: PlaceOrder) => {
  const relief = makeRelief(layerSeed(order, 1));
  return { relief, heightAt: countryHeight(relief, 34) };
};

function furnish(order: PlaceOrder): Placed[] {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const { heightAt } = landOf(order);
  const on = (placed: Placed): Placed => ({
    ...placed,
    at: [placed.at[0], heightAt(placed.at[0], placed.at[2]), placed.at[2]],
  });
  const lantern = makeLantern(dark, 2.9);
  const placed: Placed[] = [
    on(put(makeWell(), -5.2, -6.5)),
    on(put(makeBarrel(), 6.4, 0.4)),
    on(put(makeBench(lookOf(0x7a5636, 'wood'), 1.7), 5.6, 3, -Math.PI / 2)),
  ];
  for (let z = 22; z > -70; z -= 15)
    placed.push(
      on(put(lantern, laneAt(z) + (Math.round(z) % 2 === 0 ? 3.3 : -3.3), z)),
      on(put(makePlanter(order.seed + z, snowy), laneAt(z) - 6.6, z - 3, Math.PI / 2)),
    );
  return without(order, placed);
}

const makeWell = () => ({
  name: 'well',
  width: 1.7,
  depth: 1.7,
  height: 2.6,
  make() {
    const solids = new Solids({ grounded: true });
    const [stone, wood] = [lookOf(0x8a8278, 'stone'), lookOf(0x6a4a30, 'wood')];
    solids.lathe(
      [0, 0, 0],
      [
        [0.8, 0],
        [0.8, 0.75],
        [0.84, 0.78],
        [0.84, 0.86],
        [0.58, 0.86],
        [0.56, 0.3],
        [0, 0.3],
      ],
      stone,
      20,
    );
    for (const x of [-0.72, 0.72]) solids.box([x - 0.06, 0.5, -0.06], [x + 0.06, 2, 0.06], wood, 9);
    solids.tube(
      [
        [-0.8, 1.5, 0],
        [0.8, 1.5, 0],
      ],
      0.06,
      wood,
      8,
    );
    solids.tube(
      [
        [0, 1.5, 0.05],
        [0, 1.0, 0.05],
      ],
      0.012,
      lookOf(0xb09a70, 'cloth'),
      5,
    );
    solids.lathe(
      [0, 0.76, 0.05],
      [
        [0.1, 0],
        [0.13, 0.22],
        [0.11, 0.22],
      ],
      wood,
      12,
    );
    for (const side of [-1, 1])
      solids.sheet(
        side > 0 ? [-0.95, 1.85, 0.75] : [0.95, 1.85, -0.75],
        [side * 1.9, 0, 0],
        [0, 0.65, -side * 0.75],
        lookOf(0x7a4a34, 'wood'),
        [4, 3],
      );
    return solids.build({ twoSided: true });
  },
});

function describe(order: PlaceOrder): PlaceFacts {
  const { heightAt } = landOf(order);
  const points: Vector[] = [30, 10, -10, -30, -50, -70].map((z) => [laneAt(z), heightAt(laneAt(z), z), z]);
  return {
    heightAt,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 6,
    spots: [
      ...spotsOf(furnish(order)),
      ...blazesAlong(8.4, 5.2, [-2, -12, -22, -34, -46]),
      { kind: 'door', at: [-7.4, 0, 2.5], heading: -Math.PI / 2, radius: 0.6 },
    ],
    ways: [{ kind: 'road', points, width: 4 }],
  };
}

/** A picket fence from `from` to `to`, with its feet on the land. */
function layFence(
  solids: Solids,
  from: readonly [number, number],
  to: readonly [number, number],
  heightAt: (x: number, z: number) => number,
): void {
  const white = lookOf(0xe6e0d2, 'wood');
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(2, Math.round(length / 0.17));
  for (let k = 0; k <= count; k++) {
    const [x, z] = [from[0] + ((to[0] - from[0]) * k) / count, from[1] + ((to[1] - from[1]) * k) / count];
    const y = heightAt(x, z);
    solids.box([x - 0.035, y - 0.1, z - 0.035], [x + 0.035, y + 0.78 + (k % 2) * 0.05, z + 0.035], white, 9);
  }
  for (const rail of [0.28, 0.62])
    solids.tube(
      [
        [from[0], heightAt(...from) + rail, from[1]],
        [to[0], heightAt(...to) + rail, to[1]],
      ],
      0.035,
      white,
      4,
    );
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const random = makeRandom(order.seed).spawn('village');
  const [dark, snowy, southern] = [
    darkOf(order),
    isSnowy(order) || (order.season === 'winter' && order.weather !== 'rain'),
    isSouthern(order),
  ];
  const season = seasonOf(order, true);
  const { relief, heightAt } = landOf(order);
  const kinds = Array.from({ length: 5 }, (_, k) =>
    makeCottage({
      seed: order.seed * 13 + k,
      style: southern ? 'white' : k % 2 === 0 ? 'timbered' : k === 1 ? 'stone' : 'stucco',
      width: 6 + k * 0.6,
      depth: 6,
      floors: southern ? 1 + (k % 2) : k === 3 ? 2 : 1 + (k % 2),
      dark,
      snowy,
      flat: southern,
      gabled: k === 2,
    }),
  );
  const placements: Placement[] = [];
  const fences = new Solids();
  const footing = new Solids().box([-3.6, -2.5, -6], [3.6, 0.12, 0.12], lookOf(0x7f776c, 'stone'), 2).build();
  for (const [index, house] of HOUSES.entries()) {
    const [x, , z] = houseAt(house);
    const at: Vector = [x, heightAt(x, z) + 0.1, z];
    const mesh = kinds[random.index(kinds.length)];
    if (mesh === undefined) continue;
    const heading = (-house[0] * Math.PI) / 2 + random.between(-0.12, 0.12);
    placements.push({ mesh, matrix: standing(at, heading) }, { mesh: footing, matrix: standing(at, heading) });
    if (!southern && index < 8) {
      const fx = laneAt(z) + house[0] * 5;
      if (Math.abs(z) > 3) layFence(fences, [fx, z - 3.6], [fx, z - 0.9], heightAt);
      layFence(fences, [fx, z + 0.9], [fx, z + 3.6], heightAt);
    }
  }
  const placed = furnish(order);
  placements.push({ mesh: fences.build(), matrix: standing([0, 0, 0]) }, ...placementsOf(placed));
  const bare = (x: number, z: number): number =>
    1 - smoothstep(1.9, 2.9, Math.abs(x - laneAt(z)) + relief.noise.noise(x * 0.7, z * 0.7) * 0.35);
  const land = layCountry({
    order,
    sight,
    detail,
    season,
    relief,
    heightAt,
    bare,
    soil: lightOf(southern ? 0xd8cdb8 : 0xa88a64),
    isClear: (x, z) => Math.abs(x - laneAt(z)) < 17 && z > -76 && z < 40,
  });
  return {
    placements: [...placements, ...land.placements],
    grounds: land.grounds,
    groundFocus: [0, 0, 0],
    heightAt,
    air: openAir(order),
    water: null,
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const VILLAGE: PlaceBuilder = { name: 'village', describe, build };
