import { standing, transform } from '../../maths/matrix.ts';
import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Building, makeBuilding } from '../kits/architecture/building.ts';
import { makeParkedCar } from '../kits/architecture/car.ts';
import { darkOf, isSnowy, isWet, neonOf, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { layRoad, ROAD } from '../kits/architecture/road.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeBin, makePlanter, makeStreetLamp, makeTrafficLight } from '../kits/architecture/street.ts';
import { dressStreet, makeSkyline } from '../kits/architecture/town.ts';
import { makeViewTree } from '../kits/architecture/view.ts';
import { blazesAlong } from '../kits/blazes.ts';
import { makeNeighbours } from '../kits/neighbours.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Lamp, Placement, World } from '../world.ts';

const [FROM, TO] = [62, -168];
/** Where a second street crosses. */
const CROSSING = { from: -27, to: -38 } as const;
const LAMPS_APART = 17;
const FACADE_AT = 8.9;
/** Metres from where houses are seen whole, no longer window by window. */
const PLAIN_FROM = 42;

function furnish(order: PlaceOrder): Placed[] {
  const random = makeRandom(order.seed).spawn('street');
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const lamp = makeStreetLamp(dark);
  const bench = makeBench(lookOf(0x6a4a30, 'wood'), 1.7);
  const cars = [0x9c2b24, 0x2f4a6a, 0xd8d4cc, 0x2b2c30, 0x5f7a5a, 0xc9a24a].map((hex) => makeParkedCar(hex, snowy));
  const placed: Placed[] = [];
  for (const side of [-1, 1]) {
    const inward = (-side * Math.PI) / 2;
    for (let z = FROM - 8 - (side > 0 ? LAMPS_APART / 2 : 0); z > -120; z -= LAMPS_APART)
      if (z < CROSSING.to || z > CROSSING.from) placed.push(put(lamp, side * 5.15, z, inward, ROAD.kerb));
    for (let z = FROM - 12; z > -110; z -= random.between(6.5, 15)) {
      if (Math.abs(z) < (neonOf(order) === 'rich' ? 20 : 8) || (z < CROSSING.from + 5 && z > CROSSING.to - 5)) continue;
      const car = cars[random.index(cars.length)];
      if (car !== undefined) placed.push(put(car, side * 3.55, z, side > 0 ? Math.PI : 0));
    }
    for (let z = 22; z > -24; z -= 11.5) {
      placed.push(put(bench, side * 7.9, z - 2.5, inward, ROAD.kerb));
      placed.push(put(makeBin(), side * 5.3, z - 5, 0, ROAD.kerb));
      placed.push(put(makePlanter(order.seed + z, snowy), side * 8.35, z + 2.6, inward, ROAD.kerb));
    }
    for (const z of [CROSSING.from + 1.2, CROSSING.to - 1.2])
      placed.push(put(makeTrafficLight(side > 0), side * 4.95, z, z > CROSSING.to ? 0 : Math.PI, ROAD.kerb));
  }
  return without(order, placed);
}

function describe(order: PlaceOrder): PlaceFacts {
  const lane = (x: number, from: number, to: number): readonly Vector[] => [
    [x, 0, from],
    [x, 0, (from + to) / 2],
    [x, 0, to],
  ];
  return {
    heightAt: (x, z) => (Math.abs(x) < ROAD.half || (z < CROSSING.from && z > CROSSING.to) ? 0 : ROAD.kerb),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 6,
    street: { half: 8.2, roofs: 14 },
    spots: [
      ...spotsOf(furnish(order)),
      { kind: 'stand', at: [6.6, ROAD.kerb, 0], heading: -Math.PI / 2, radius: 0.8 },
      { kind: 'stand', at: [-6.6, ROAD.kerb, 0], heading: Math.PI / 2, radius: 0.8 },
      ...blazesAlong(FACADE_AT, 13, [-8, -15, -23, -32, -42]),
      { kind: 'window', at: [FACADE_AT - 0.7, ROAD.kerb, -3], heading: Math.PI / 2, radius: 0.5 },
      { kind: 'door', at: [-FACADE_AT + 0.7, ROAD.kerb, -3], heading: -Math.PI / 2, radius: 0.5 },
    ],
    ways: [
      // One drives on the right: away from the first camera on +x, toward it on -x.
      { kind: 'road', points: lane(1.3, FROM, -150), width: 2.4 },
      { kind: 'road', points: lane(-1.3, -150, FROM), width: 2.4 },
      // Under its signs, at night, a street belongs to those on foot.
      ...(neonOf(order) === 'rich' ? [{ kind: 'promenade', points: lane(0.4, FROM, -24), width: 3.4 }] : []),
      { kind: 'pavement', points: lane(6.6, FROM, -24), width: 2.2 },
      { kind: 'pavement', points: lane(-6.6, -24, FROM), width: 2.2 },
    ],
  };
}

/** From above one sees the whole quarter: rows of houses behind those along the street. */
const isSeenFromAbove = (sight: Sight): boolean => sight.nearest([0, 1000, 0]) < 990;

function layQuarters(kinds: readonly Building[], seed: number): Placement[] {
  const random = makeRandom(seed).spawn('quarters');
  const placements: Placement[] = [];
  const ground = new Solids().sheet(
    [-220, -0.06, 120],
    [440, 0, 0],
    [0, 0, -420],
    lookOf(0x55565a, 'asphalt'),
    [20, 20],
  );
  placements.push({ mesh: ground.build(), matrix: standing([0, 0, 0]), mirrored: false });
  for (const side of [-1, 1])
    for (let row = 0; row < 6; row++) {
      // Back to back with the row before, then across the next street.
      const back = FACADE_AT + 18.4 + Math.floor(row / 2) * 31 + (row % 2) * 12.6;
      for (let z = FROM; z > TO; ) {
        const house = kinds[random.index(kinds.length)];
        if (house === undefined) break;
        const middle = z - house.width / 2;
        z -= house.width + (random.chance(0.12) ? 7 : 0);
        if (middle < CROSSING.from + 3 && middle > CROSSING.to - 3) continue;
        const heading = (row % 2 === 0 ? side : -side) * (Math.PI / 2);
        placements.push({ mesh: house.far, matrix: standing([side * back, 0, middle], heading), mirrored: false });
      }
    }
  return placements;
}

function build(order: PlaceOrder, sight: Sight): World {
  const random = makeRandom(order.seed).spawn('city');
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const neon = neonOf(order);
  const placements: Placement[] = [];
  const lamps: Lamp[] = [];
  const kinds = Array.from({ length: 9 }, (_, k): Building => {
    const chance = random.spawn(`building ${k}`);
    return makeBuilding({
      seed: order.seed * 31 + k,
      width: chance.between(7.5, 12),
      floors: 2 + chance.index(5) + (neon === 'rich' ? 2 : 0),
      dark,
      snowy,
      neon,
    });
  });
  for (const side of [-1, 1]) {
    const nextHouse = makeNeighbours(random, kinds);
    let z = FROM;
    while (z > TO) {
      const building = nextHouse();
      const end = z - building.width;
      if (end < CROSSING.from && z > CROSSING.to) {
        z = CROSSING.to;
        continue;
      }
      const heading = (-side * Math.PI) / 2;
      const at: Vector = [side * FACADE_AT, ROAD.kerb, (z + end) / 2];
      const matrix = standing(at, heading);
      if (sight.sees([at[0], 8, at[2]], building.width + 12))
        placements.push({
          mesh: sight.nearest(at) > PLAIN_FROM ? building.far : building.mesh,
          coarse: building.far,
          matrix,
        });
      if (dark > 0 && z > -90)
        for (const light of building.lights)
          lamps.push({
            at: transform(matrix, light.at),
            colour: [light.colour[0] * dark * 1.5, light.colour[1] * dark * 1.5, light.colour[2] * dark * 1.5],
            reach: light.reach,
            size: 0.7,
          });
      z = end;
    }
  }
  if (isSeenFromAbove(sight)) placements.push(...layQuarters(kinds, order.seed));
  const placed = furnish(order);
  const treeOf = makeStreetTrees(random, snowy ? 'winter' : order.season);
  // Where signs hang from every wall there is no room for crowns.
  if (neon !== 'rich' && !order.without.includes('tree'))
    for (const side of [-1, 1])
      for (let z = 40; z > -110; z -= LAMPS_APART) {
        const at: Vector = [side * 5.5, ROAD.kerb, z + (side > 0 ? 0 : LAMPS_APART / 2)];
        if ((at[2] < CROSSING.to || at[2] > CROSSING.from) && sight.sees([at[0], 3, at[2]], 4)) {
          const mesh = treeOf(Math.abs(Math.round(z)) % 2, sight.apparent([at[0], 3, at[2]]) * Math.sqrt(sight.grain));
          placements.push({ mesh, matrix: standing(at, z, 0.9 + 0.2 * Math.sin(z)) });
        }
      }
  const dressing = dressStreet(order, dark);
  placements.push(...placementsOf([...placed, ...dressing]), ...makeSkyline(order, TO - 30, dark));
  // Who walks away from the first camera sees the other end of the street.
  if (sight.sees([0, 25, FROM + 80], 40))
    placements.push(
      ...makeSkyline(order, -FROM - 30, dark).map((each) => ({ ...each, matrix: standing([0, 0, 0], Math.PI) })),
    );
  const road = layRoad({ seed: order.seed, from: FROM, to: TO, crossing: CROSSING, wet, snowy });
  placements.push(...road.kerbs);
  return {
    placements,
    grounds: road.grounds,
    groundFocus: [0, 0, 8],
    heightAt: describe(order).heightAt,
    air: townAir(order, 0.62),
    water: wetOf(order),
    lamps: [
      ...lampsOf(
        [...placed, ...dressing].filter(({ at }) => at[2] > -100),
        dark,
      ),
      ...lamps,
    ],
    wind: { x: 0.8, z: 0.6, strength: order.weather === 'wind' || order.weather === 'storm' ? 0.8 : 0.2 },
  };
}

/** Metres of apparent distance up to which a street tree has this share of its leaves. */
const LEAF_SHARES = [
  [36, 1],
  [80, 0.45],
  [Number.POSITIVE_INFINITY, 0.15],
] as const;

function makeStreetTrees(random: Random, season: string): (variant: number, distance: number) => Mesh {
  const made = new Map<string, Mesh>();
  return (variant, distance) => {
    const [, share] = LEAF_SHARES.find(([end]) => distance < end) ?? [0, 1];
    const name = `${variant} ${share}`;
    const mesh = made.get(name) ?? makeViewTree(random.spawn(`tree ${variant}`), season, 5.2, share);
    made.set(name, mesh);
    return mesh;
  };
}

export const CITY: PlaceBuilder = { name: 'city', describe, build };
