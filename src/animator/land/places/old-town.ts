import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { makeCottage } from '../kits/architecture/cottage.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import type { CottageStyle } from '../kits/architecture/roof.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeLantern, makePlanter } from '../kits/architecture/street.ts';
import { dressStreet } from '../kits/architecture/town.ts';
import { makeBarrel, makeFountain } from '../kits/architecture/yard.ts';
import { blazesAlong } from '../kits/blazes.ts';
import { makeNeighbours } from '../kits/neighbours.ts';
import { isOverStreet, layRoofCarpet } from '../kits/roof-carpet.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** A cobbled street between old houses, widening to a small square where the film plays; a church tower at its end. */
const [FROM, TO, HALF] = [44, -92, 7.2];

/** Towns of colour under flat roofs; of plaster and tiles; of timber. */
const COLONIAL = [
  'havana',
  'cuba',
  'cuban',
  'colonial',
  'cartagena',
  'salvador',
  'trinidad',
  'malecon',
  'caribbean',
  'puerto rico',
  'willemstad',
  'french quarter',
];
const SOUTHERN = [
  'rome',
  'roman',
  'lisbon',
  'porto',
  'barcelona',
  'seville',
  'florence',
  'istanbul',
  'marrakech',
  'naples',
  'sicily',
  'sicilian',
  'italian',
  'spanish',
  'greek',
  'dubrovnik',
  'valletta',
  'toledo',
  'granada',
  'athens',
  'plaka',
  'alfama',
  'trastevere',
];
const NORTHERN = [
  'prague',
  'vienna',
  'bruges',
  'tallinn',
  'rothenburg',
  'heidelberg',
  'german',
  'nuremberg',
  'strasbourg',
  'colmar',
  'york',
  'edinburgh',
  'gamla stan',
  'krakow',
  'medieval',
];

function furnish(order: PlaceOrder): Placed[] {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const lantern = makeLantern(dark);
  const placed: Placed[] = [
    put(makeFountain(), 0, -17),
    put(makeBarrel(), -6.5, 3.4),
    put(makeBarrel(), -6.2, 4.2),
    put(makeBarrel(), 6.4, -9.2),
  ];
  for (const side of [-1, 1]) {
    for (let z = 26; z > -80; z -= 13) placed.push(put(lantern, side * (HALF - 1.3), z + (side > 0 ? 6 : 0)));
    for (let z = 18; z > -50; z -= 12.5)
      placed.push(
        put(makePlanter(order.seed + z * side, snowy), side * (HALF - 0.4), z, (-side * Math.PI) / 2),
        put(makeBench(lookOf(0x6a4a30, 'wood'), 1.7), side * (HALF - 0.6), z - 5.5, (-side * Math.PI) / 2),
      );
  }
  return without(order, placed);
}

function describe(order: PlaceOrder): PlaceFacts {
  const way = (x: number, from: number, to: number): readonly Vector[] => [
    [x, 0, from],
    [x, 0, 0],
    [x, 0, to],
  ];
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 6,
    street: { half: 6.6, roofs: 10 },
    spots: [
      ...spotsOf(furnish(order)),
      ...blazesAlong(HALF, 8, [-6, -13, -21]),
      { kind: 'door', at: [-HALF + 0.7, 0, -4], heading: -Math.PI / 2, radius: 0.5 },
    ],
    ways: [
      { kind: 'road', points: way(1.6, FROM, -14), width: 2.6 },
      { kind: 'pavement', points: way(-2.2, FROM, -14), width: 3 },
    ],
  };
}

function build(order: PlaceOrder, sight: Sight): World {
  const random = makeRandom(order.seed).spawn('old town');
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const colonial = saysOf(order, ...COLONIAL);
  const southern = random.chance(0.4) ? !saysOf(order, ...NORTHERN) : saysOf(order, ...SOUTHERN);
  const styles: readonly CottageStyle[] = colonial
    ? ['pastel']
    : southern
      ? ['stucco', 'stucco', 'stone', 'stucco']
      : ['timbered', 'stucco', 'timbered', 'stone'];
  const kinds = Array.from({ length: 8 }, (_, k) => {
    const chance = random.spawn(`house ${k}`);
    const width = chance.between(5.4, 8.2);
    return {
      width,
      mesh: makeCottage({
        seed: order.seed * 17 + k,
        style: styles[k % styles.length] ?? 'stucco',
        width,
        depth: 8,
        floors: 2 + chance.index(2),
        dark,
        snowy,
        gabled: !southern && chance.chance(0.6),
        flat: colonial,
      }),
    };
  });
  const placements: Placement[] = [];
  for (const side of [-1, 1]) {
    const nextHouse = makeNeighbours(random, kinds);
    let z = FROM;
    while (z > TO) {
      const house = nextHouse();
      const shift = random.between(0, 0.6) + (z < -30 ? -1.6 : 0);
      const at: Vector = [side * (HALF + shift), 0, z - house.width / 2];
      if (sight.sees([at[0] + side * 4, 5, at[2]], 10))
        placements.push({ mesh: house.mesh, matrix: standing(at, (-side * Math.PI) / 2) });
      z -= house.width + 0.05;
    }
  }
  placements.push({ mesh: makeTower(snowy, dark), matrix: standing([0, 0, TO - 6]) });
  if (isOverStreet(sight))
    placements.push(
      ...layRoofCarpet({
        ...{ place: order, roofs: colonial ? 'flat' : 'tiled', dark, snowy, ground: -0.4 },
        street: { half: HALF + 9, from: FROM, to: TO - 12 },
      }),
    );
  const [placed, dressing] = [furnish(order), dressStreet(order, dark * 0.9)];
  placements.push(...placementsOf([...placed, ...dressing]));
  const stone = lookOf(
    snowy ? 0xe2e7ea : southern ? 0xa89a84 : 0x8a8278,
    snowy ? 'snow' : wet ? 'stoneWet' : 'asphalt',
  );
  return {
    placements,
    grounds: layCobbles({
      seed: order.seed,
      left: -HALF - 1.4,
      right: HALF + 1.4,
      from: FROM,
      to: TO,
      stone,
      second: { ...lookOf(snowy ? 0xf0f4f6 : 0x6f675e, 'asphalt'), material: stone.material },
      size: 0.3,
      gutter: true,
    }),
    groundFocus: [0, 0, 8],
    heightAt: () => 0,
    air: townAir(order, 0.7, [0.1, 0.08, 0.115]),
    water: wetOf(order),
    lamps: lampsOf([...placed, ...dressing], dark),
    wind: { x: 0.8, z: 0.6, strength: 0.2 },
  };
}

/** A church tower closes the view. */
function makeTower(snowy: boolean, dark: number) {
  const solids = new Solids();
  const [stone, roof] = [lookOf(0xa39884, 'stone'), lookOf(snowy ? 0xeef2f5 : 0x4f6a62, 'plaster')];
  solids.box([-4, 0, -8], [4, 24, 0], stone, 2);
  for (const y of [8, 16, 23.4]) solids.box([-4.3, y, -8.3], [4.3, y + 0.6, 0.3], stone, 3);
  for (const x of [-1.6, 1.6]) solids.sheet([x - 0.7, 18.4, 0.05], [1.4, 0, 0], [0, 3.6, 0], lookOf(0x1c1a18, 'stone'));
  solids.lathe(
    [0, 24, -4],
    [
      [5.4, 0],
      [3.6, 4],
      [1.6, 10],
      [0.2, 18],
      [0, 19],
    ],
    roof,
    8,
  );
  solids.ball([0, 12.4, 0.1], [1.6, 1.6, 0.1], dark > 0.5 ? lookOf(0xf6e6b8, 'glow') : lookOf(0xe9dfc4, 'paper'), 24);
  solids.box([-1.2, 0, 0], [1.2, 4.2, 0.12], lookOf(0x3a2a1c, 'wood'), 3);
  return solids.build();
}

export const OLD_TOWN: PlaceBuilder = { name: 'old_town', describe, build };
