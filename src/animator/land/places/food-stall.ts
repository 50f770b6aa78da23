import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { layStoreys } from '../kits/architecture/fronts.ts';
import { layNeon } from '../kits/architecture/letters.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeStreetLamp } from '../kits/architecture/street.ts';
import { makeSkyline } from '../kits/architecture/town.ts';
import { layFoodStall } from '../kits/food-stall.ts';
import { layFoodTruck, SELLER } from '../kits/food-truck.ts';
import { windOf } from '../kits/nature.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder, PlaceSpot } from '../place.ts';
import type { Lamp, World } from '../world.ts';

/** A stall of food in a street, more of them and shop fronts with neon behind it. The film plays behind its counter: who sells is seen over it. */
const [FROM, TO, HALF] = [24, -30, 26];
const HOUSES = -13;
/** How far the middle of the film lies behind the counter. */
const BEHIND = 0.5;

const TONES: readonly [Light, ...Light[]] = [
  [1, 0.25, 0.5],
  [0.25, 0.75, 1],
  [1, 0.6, 0.2],
  [0.4, 1, 0.6],
];

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:noodles?|ramen|bangkok|tokyo|wok|asian|thai)\b/, 'NOODLES'],
  [/\b(?:tacos?|mexic\w+)\b/, 'TACOS'],
  [/\bhot ?dogs?\b/, 'HOT DOGS'],
  [/\b(?:ice ?creams?|gelato)\b/, 'ICE CREAM'],
  [/\bpizza\b/, 'PIZZA'],
  [/\b(?:lemonade|juice|smoothies?)\b/, 'JUICE'],
  [/\b(?:coffee|espresso)\b/, 'COFFEE'],
  [/\b(?:crepes?|waffles?|pancakes?)\b/, 'CREPES'],
  [/\b(?:burgers?|fries)\b/, 'BURGER'],
];
const signOf = ({ dressing }: PlaceOrder): string =>
  SIGNS.find(([words]) => dressing.some((word) => words.test(word)))?.[1] ?? 'STREET FOOD';

function furnish(order: PlaceOrder): Placed[] {
  const lamp = makeStreetLamp(darkOf(order), 5);
  return without(order, [put(lamp, -7, -5, Math.PI / 2), put(lamp, 7, -5.4, -Math.PI / 2)]);
}

/** A truck stands behind whoever has come to it, with its hatch open. */
const hasTruck = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => /\b(?:truck|van)\b/.test(word));
const TRUCK: Vector = [0, 0, -1.9];

function describe(order: PlaceOrder): PlaceFacts {
  const seller: PlaceSpot[] = hasTruck(order)
    ? [{ kind: 'vendor', at: [TRUCK[0] + SELLER[0], SELLER[1], TRUCK[2] + SELLER[2]], heading: 0, radius: 0.4 }]
    : [];
  const way: readonly Vector[] = [
    [-18, 0, -5.4],
    [0, 0, -5.4],
    [18, 0, -5.4],
  ];
  return {
    heightAt: () => 0,
    ...{ waterLevel: null, indoor: false, bestView: 0.16, viewSlack: 0.2, openRadius: 6 },
    spots: [{ kind: 'stand', at: [0, 0, 0], heading: 0, radius: 0.6 }, ...seller],
    ways: [{ kind: 'pavement', points: way, width: 3 }],
    prospect: {
      ground: { eye: [2.6, 1.6, 6], target: [-0.2, 1.4, -1] },
      air: { eye: [7, 5, 10], target: [0, 1.6, -2] },
    },
  };
}

function build(order: PlaceOrder): World {
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const random = makeRandom(order.seed).spawn('food stall');
  const on = Math.max(0.25, dark);
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.75 + y * 0.1) });
  const lamps: Lamp[] = [];
  const hues = [0xb02a2e, 0x1f7a6a, 0xd0801c, 0x2f5a9a] as const;
  const stalls: readonly (readonly [number, number, string])[] = [
    ...(hasTruck(order) ? [] : [[0, BEHIND, signOf(order)] as const]),
    ...(hasTruck(order) ? [] : [[-3.6, -3.4, 'JUICE'] as const, [3.4, -4.2, 'TEA'] as const]),
    [-7.4, -4.4, 'GRILL'],
    [7.2, -4.8, 'SWEETS'],
  ];
  for (const [k, [x, z, text]] of stalls.entries())
    solids.within(standing([x, 0, z]), () => {
      const own = layFoodStall(solids, { text, hue: hues[(k + order.seed) % 4] ?? 0xb02a2e, on });
      lamps.push(...own.map((lamp) => ({ ...lamp, at: [lamp.at[0] + x, lamp.at[1], lamp.at[2] + z] as Vector })));
    });
  if (hasTruck(order)) {
    const [x, , z] = TRUCK;
    solids.within(standing(TRUCK), () => {
      const own = layFoodTruck(solids, { text: signOf(order), hue: hues[order.seed % 4] ?? 0xb02a2e, on });
      lamps.push(...own.map((lamp) => ({ ...lamp, at: [lamp.at[0] + x, lamp.at[1], lamp.at[2] + z] as Vector })));
    });
  }
  const neon = ['HOTEL', 'BAR', 'CAFE', '大日', 'ラーメン', 'OPEN'];
  for (let x = -26, k = 0; x < 26; k++) {
    const width = random.between(6.5, 9);
    layStoreys(solids, random, {
      ...{ from: x, to: x + width, foot: 0.5, floors: 4, floorMetres: 3.3, dark, z: HOUSES },
      wall: lookOf(random.pick([0x6a4a3c, 0x7d7264, 0x4c5460, 0x6c3e32]), random.pick(['brick', 'plaster'] as const)),
      ...{ trim: lookOf(0xd8cfbc, 'plaster'), window: { width: 1.3, height: 1.8, apart: 2.3 } },
    });
    const tone = random.pick(TONES);
    solids.within(standing([x + width / 2, random.between(2.9, 3.5), HOUSES + 0.25]), () =>
      layNeon(solids, neon[k % neon.length] ?? 'BAR', 0.75, shine(tone, 0.3 + 0.9 * dark)),
    );
    if (dark > 0.3)
      lamps.push({
        at: [x + width / 2, 3, HOUSES + 1.2],
        colour: [tone[0] * 3 * dark, tone[1] * 3 * dark, tone[2] * 3 * dark],
        reach: 7,
        size: 0.5,
      });
    x += width + 0.05;
  }
  const placed = furnish(order);
  const stone = lookOf(snowy ? 0xdfe4e8 : 0x6a6866, snowy ? 'snow' : wet ? 'pavementWet' : 'asphalt');
  return {
    placements: [
      { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true },
      ...makeSkyline(order, -60, dark),
      ...placementsOf(placed),
    ],
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HALF - 2, right: HALF + 2, from: FROM, to: TO, stone, size: 0.9 },
      second: { ...lookOf(snowy ? 0xeef2f4 : 0x605e5c, 'asphalt'), material: stone.material },
    }),
    groundFocus: [0, 0, 1],
    heightAt: () => 0,
    air: townAir(order, -0.6, [0.12, 0.09, 0.13]),
    water: wetOf(order),
    lamps: [...lampsOf(placed, dark), ...lamps],
    wind: windOf(seasonOf(order, true)),
  };
}

export const FOOD_STALL: PlaceBuilder = { name: 'food_stall', describe, build };
