import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { makeCottage } from '../kits/architecture/cottage.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import type { CottageStyle } from '../kits/architecture/roof.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeGarland } from '../kits/architecture/town.ts';
import type { Ware } from '../kits/market-goods.ts';
import { makeBunting, makeCanopy, makeHeapBasket, makeSack } from '../kits/market-lane.ts';
import { makeStall, type Roofing, STALL_WIDTH } from '../kits/market-stall.ts';
import { makeNeighbours } from '../kits/neighbours.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** A lane between stalls, wider where the film plays, with old houses behind them. */
const [FROM, TO, OPEN, NARROW] = [22, -52, 3.5, 2.4];
/** Within this of the middle the lane is wide. */
const WIDE_FROM = 5.6;
const HOUSES = 5.6;

/** Kinds of market, by what they are called; the first that fits. */
interface Manner {
  readonly name: 'souk' | 'winter' | 'night' | 'plain';
  readonly called: RegExp;
  readonly wares: readonly Ware[];
  readonly roofing: Roofing;
  readonly houses: readonly CottageStyle[];
  readonly flat: boolean;
}
const MANNERS: readonly Manner[] = [
  {
    ...{
      name: 'souk',
      called: /souk|bazaar|medina|marrakech|morocc|arab|istanbul|cairo|fez/,
      roofing: 'plain',
      flat: true,
    },
    wares: ['spice', 'lantern', 'cloth', 'pottery', 'fruit', 'basket', 'spice'],
    houses: ['stucco', 'stone', 'stucco'],
  },
  {
    ...{ name: 'winter', called: /christmas|xmas|winter market|advent/, roofing: 'hut', flat: false },
    wares: ['ornament', 'bread', 'food', 'lantern', 'ornament', 'cloth'],
    houses: ['timbered', 'stucco', 'timbered'],
  },
  {
    ...{ name: 'night', called: /night market|street food|food stall|noodle|hawker/, roofing: 'striped', flat: false },
    wares: ['food', 'fruit', 'food', 'lantern', 'fish', 'food', 'vegetable'],
    houses: ['stucco', 'stone', 'stucco'],
  },
  {
    ...{ name: 'plain', called: /./, roofing: 'striped', flat: false },
    wares: ['fruit', 'bread', 'flower', 'vegetable', 'cloth', 'pottery', 'fish', 'basket', 'spice'],
    houses: ['stucco', 'timbered', 'stucco', 'stone'],
  },
];

/** Words that say what is sold: every other stall sells it. */
const SOLD: readonly (readonly [RegExp, Ware])[] = [
  [/spice/, 'spice'],
  [/flower|rose|tulip|bouquet/, 'flower'],
  [/fish|seafood/, 'fish'],
  [/lantern|\blamps?\b/, 'lantern'],
  [/book|flea|antique/, 'book'],
  [/fruit|orange|apple|mango/, 'fruit'],
  [/vegetable|farmer|produce/, 'vegetable'],
  [/fabric|textile|cloth|carpet|silk|rug/, 'cloth'],
  [/pot(?:tery|s)\b|ceramic/, 'pottery'],
  [/bread|baker|pastr/, 'bread'],
  [/basket/, 'basket'],
  [/food|noodle|dumpling|skewer|grill/, 'food'],
];

const mannerOf = ({ dressing }: PlaceOrder): Manner =>
  MANNERS.find(({ called, name }) => name === 'plain' || dressing.some((word) => called.test(word))) ??
  (MANNERS[3] as Manner);

function waresOf(order: PlaceOrder, manner: Manner): readonly Ware[] {
  const sold = SOLD.filter(([word]) => order.dressing.some((said) => word.test(said))).map(([, ware]) => ware);
  if (sold.length === 0) return manner.wares;
  const rest = manner.wares.filter((ware) => !sold.includes(ware));
  return rest.flatMap((ware, k) => [sold[k % sold.length] ?? ware, ware]);
}

const edgeAt = (z: number): number => (Math.abs(z) < WIDE_FROM ? OPEN : NARROW);

function furnish(order: PlaceOrder): Placed[] {
  const [dark, snowy, manner] = [darkOf(order), isSnowy(order), mannerOf(order)];
  const random = makeRandom(order.seed).spawn('stalls');
  const wares = waresOf(order, manner);
  const lit = manner.name === 'winter' ? Math.max(dark, 0.35) : dark;
  const stalls = new Map<string, Placed['piece']>();
  const stallOf = (ware: Ware, fineness: number, which: number): Placed['piece'] => {
    const key = `${ware} ${fineness} ${which}`;
    const made =
      stalls.get(key) ??
      makeStall({ seed: order.seed * 7 + which, ware, roofing: manner.roofing, dark: lit, snowy, fineness });
    stalls.set(key, made);
    return made;
  };
  const placed: Placed[] = [];
  for (const side of [-1, 1]) {
    const shift = random.index(wares.length);
    let k = 0;
    for (let z = FROM - 4 - (side > 0 ? 1.2 : 0); z > TO; z -= STALL_WIDTH + (k % 3 === 2 ? 0.9 : 0.16), k++) {
      const ware = wares[(k + shift) % wares.length] ?? 'fruit';
      const near = z > -13;
      const x = side * (edgeAt(z) + 0.55);
      placed.push(put(stallOf(ware, near ? 1 : 0.5, near ? k % 4 : k % 2), x, z, (-side * Math.PI) / 2));
      if (!near) continue;
      // Beside the table, where nobody walks.
      if (k % 3 === 2)
        placed.push(put(makeSack(order.seed + k, ware), side * (edgeAt(z) + 0.25), z - STALL_WIDTH / 2 - 0.5));
      if (k % 2 === 0) placed.push(put(makeHeapBasket(order.seed + k * 3), side * (edgeAt(z) + 0.08), z + 0.9));
    }
  }
  const lanterns = manner.name === 'night' || order.dressing.some((word) => word.includes('lantern'));
  const span = HOUSES * 2 + 0.6;
  for (const [k, z] of [9, 2, -5, -12, -19, -27, -36].entries()) {
    const turn = (k % 2 === 0 ? 1 : -1) * 0.14;
    if (manner.name === 'souk' && k % 2 === 1) placed.push(put(makeCanopy(order.seed + k, span), 0, z, turn, 5.2));
    else if (manner.name === 'plain' && dark < 0.5 && !lanterns)
      placed.push(put(makeBunting(order.seed + k, span), 0, z, turn, 5.3));
    else placed.push(put(makeGarland(span, lanterns, Math.max(lit, 0.2)), 0, z, turn, 5.4 + (k % 3) * 0.3));
  }
  return without(order, placed);
}

/** Where others walk, behind where the film plays: along the lane, both ways. */
const PASSERS: PlaceFacts['spots'] = [
  [-1.5, -15, Math.PI],
  [1.3, -19, 0],
  [-0.5, -26, 0],
  [1.7, -12, 0.06],
  [0.4, -22, Math.PI],
  [-1.8, -30, 0],
].map(([x = 0, z = 0, heading = 0]) => ({ kind: 'passer', at: [x, 0, z], heading, radius: 0.4 }));

function describe(order: PlaceOrder): PlaceFacts {
  const points: readonly Vector[] = [
    [0, 0, FROM],
    [0, 0, 0],
    [0, 0, TO + 10],
  ];
  const near = furnish(order).filter(({ at }) => Math.abs(at[2]) < 12);
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: OPEN - 0.1,
    spots: [...spotsOf(near).filter(({ at }) => at[2] < 4), ...PASSERS],
    ways: [{ kind: 'pavement', points, width: 4 }],
    // Along the lane at eye height, where the sellers are; over the awnings from the air.
    prospect: {
      ground: { eye: [0, 1.6, 7.5], target: [0, 1.75, -14] },
      air: { eye: [0, 21, 38], target: [0, 1, -24] },
    },
  };
}

function build(order: PlaceOrder, sight: Sight): World {
  const random = makeRandom(order.seed).spawn('market');
  const [dark, snowy, wet, manner] = [darkOf(order), isSnowy(order), isWet(order), mannerOf(order)];
  const kinds = Array.from({ length: 6 }, (_, k) => {
    const chance = random.spawn(`house ${k}`);
    const width = chance.between(5.2, 7.6);
    const style = manner.houses[k % manner.houses.length] ?? 'stucco';
    const gabled = !manner.flat && chance.chance(0.5);
    const floors = 2 + chance.index(2);
    return {
      width,
      mesh: makeCottage({
        seed: order.seed * 13 + k,
        style,
        width,
        depth: 7,
        floors,
        dark,
        snowy,
        flat: manner.flat,
        gabled,
      }),
    };
  });
  const placements: Placement[] = [];
  for (const side of [-1, 1]) {
    const nextHouse = makeNeighbours(random, kinds);
    let z = FROM + 6;
    while (z > TO - 6) {
      const house = nextHouse();
      const at: Vector = [side * (HOUSES + random.between(0, 0.5)), 0, z - house.width / 2];
      if (sight.sees([at[0] + side * 4, 5, at[2]], 10))
        placements.push({ mesh: house.mesh, matrix: standing(at, (-side * Math.PI) / 2) });
      z -= house.width + 0.05;
    }
  }
  // A house closes the lane.
  for (const x of [-6.5, 0, 6.5]) {
    const house = kinds[Math.abs(x) < 1 ? 0 : x > 0 ? 1 : 2];
    if (house !== undefined) placements.push({ mesh: house.mesh, matrix: standing([x, 0, TO - 8]) });
  }
  const placed = furnish(order).filter(({ at }) => sight.sees([at[0], 1.4, at[2]], 2.4));
  const tone = snowy ? 0xe2e7ea : manner.flat ? 0xb49a74 : 0x8e8478;
  const stone = lookOf(tone, snowy ? 'snow' : wet ? 'stoneWet' : 'asphalt');
  return {
    placements: [...placements, ...placementsOf(placed)],
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HOUSES - 0.8, right: HOUSES + 0.8, from: FROM + 4, to: TO - 8, stone, size: 0.32 },
      second: { ...lookOf(snowy ? 0xf0f4f6 : manner.flat ? 0x9a8260 : 0x726a60, 'asphalt'), material: stone.material },
    }),
    groundFocus: [0, 0, 4],
    heightAt: () => 0,
    air: townAir(order, 0.55, [0.13, 0.09, 0.09]),
    water: wetOf(order),
    lamps: lampsOf(placed, manner.name === 'winter' ? Math.max(dark, 0.35) : dark),
    wind: { x: 0.8, z: 0.6, strength: 0.2 },
  };
}

export const MARKET: PlaceBuilder = { name: 'market', describe, build };
