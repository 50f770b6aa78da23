import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeParkedCar } from '../kits/architecture/car.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { layCanopy, layLowHouse, layPoleSign, makePump } from '../kits/architecture/forecourt.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeStreetLamp } from '../kits/architecture/street.ts';
import { makeSkyline } from '../kits/architecture/town.ts';
import { type Land, layerSeed, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Lamp, World } from '../world.ts';

/** Asphalt beside a road where one stops: the pumps of a gas station under their roof, a diner with its neon, or bays of cars before a store. */
type Kind = 'gas' | 'diner' | 'lot';
const [FROM, TO, HALF] = [34, -46, 40];
/** Where the house stands, where the pumps do, and how wide a bay is. */
const [HOUSE, ISLAND, BAY] = [-15, -6.2, 2.7];

const says = ({ dressing }: PlaceOrder, words: RegExp): boolean => dressing.some((word) => words.test(word));

function kindOf(order: PlaceOrder): Kind {
  if (says(order, /\b(?:gas|petrol|filling|fuel|service) ?(?:station|stop|pumps?)\b/)) return 'gas';
  return says(order, /\b(?:diner|burger|drive[- ]?in|truck stop|motel|fast food|restaurant|neon sign)\b/)
    ? 'diner'
    : 'lot';
}

const HUES = [0xb02a2e, 0x1f5a8a, 0x2f7a4a, 0xd07a1c] as const;
const hueOf = ({ seed }: PlaceOrder): number => makeRandom(seed).spawn('roadside').pick(HUES);
const CARS = [0x2b2f36, 0x8a2f2a, 0xc9ccd0, 0x2f4f7a, 0x5a6a52] as const;

function furnish(order: PlaceOrder): Placed[] {
  const [kind, dark, snowy] = [kindOf(order), darkOf(order), isSnowy(order)];
  const random = makeRandom(order.seed).spawn('parked');
  const lamp = makeStreetLamp(dark, 6);
  const placed: Placed[] = [
    put(lamp, -11, -4, Math.PI / 2),
    put(lamp, 11, -6, -Math.PI / 2),
    put(lamp, kind === 'gas' ? 15 : 0.4, HOUSE + 5.4, Math.PI),
  ];
  if (kind === 'gas') {
    const pump = makePump(hueOf(order), dark);
    for (const x of [-5.2, -3.6, 3.6, 5.2]) placed.push(put(pump, x, ISLAND, 0, 0.16));
  }
  const empty = says(order, /\b(?:empty|deserted|lonely|abandoned|desert)\b/);
  const bays = kind === 'gas' ? [] : [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  for (const k of bays)
    if (!random.chance(empty ? 0.9 : 0.5))
      placed.push(
        put(makeParkedCar(random.pick(CARS), snowy), (k + 0.5) * BAY, HOUSE + 4.2, random.chance(0.5) ? 0 : Math.PI),
      );
  return without(order, placed);
}

function describe(): PlaceFacts {
  const way: readonly Vector[] = [
    [-26, 0, 0.6],
    [0, 0, 0.6],
    [26, 0, 0.6],
  ];
  return {
    heightAt: () => 0,
    ...{ waterLevel: null, indoor: false, bestView: 0.18, viewSlack: 0.35, openRadius: 6 },
    spots: [{ kind: 'stand', at: [1, 0, 0], heading: 0, radius: 1 }],
    ways: [{ kind: 'road', points: way, width: 5 }],
    prospect: {
      ground: { eye: [6, 1.6, 11], target: [-0.6, 2.6, HOUSE + 4] },
      air: { eye: [20, 13, 20], target: [0, 2, HOUSE + 4] },
    },
  };
}

function build(order: PlaceOrder, sight: Sight): World {
  const [kind, dark, snowy, wet] = [kindOf(order), darkOf(order), isSnowy(order), isWet(order)];
  const [season, hue] = [seasonOf(order, true), hueOf(order)];
  const wild = says(order, /\b(?:desert|lonely|remote|highway|route 66|roadside|middle of nowhere|country)\b/);
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.72 + y * 0.12) });
  const lamps: Lamp[] = [];
  const moved = (own: readonly Lamp[], z: number): Lamp[] =>
    own.map((lamp) => ({ ...lamp, at: [lamp.at[0], lamp.at[1], lamp.at[2] + z] as Vector }));
  solids.within(standing([0, 0, HOUSE]), () => {
    const order = {
      diner: ['DINER', 0xb02a2e, [1, 0.2, 0.18]],
      gas: ['SHOP', hue, [0.3, 0.85, 1]],
      lot: ['MARKET', hue, [1, 0.7, 0.25]],
    } as const;
    const [text, stripe, glow] = order[kind];
    lamps.push(...moved(layLowHouse(solids, { half: kind === 'lot' ? 15 : 8.5, text, stripe, glow, dark }), HOUSE));
  });
  if (kind === 'gas') {
    solids.within(standing([0, 0, ISLAND]), () => {
      lamps.push(...moved(layCanopy(solids, { half: 7.4, deep: 2.8, tall: 4.3, hex: hue, dark }), ISLAND));
      for (const x of [-4.4, 4.4])
        solids.softBox([x - 1.6, 0, -0.5], [x + 1.6, 0.16, 0.5], 0.05, lookOf(0xc9c4b8, 'concrete'), { rings: 1 });
    });
    layPoleSign(solids, 'GAS', [-9.6, 0, -5], hue, dark);
  }
  if (wild) {
    const dry = says(order, /\b(?:desert|canyon|route 66)\b/);
    const land = snowy ? lookOf(0xe6ebee, 'snow') : dry ? lookOf(0xc09a68, 'sand') : lookOf(0x7d8a4a, 'turf');
    solids.sheet([-260, -0.06, 60], [520, 0, 0], [0, 0, -420], land, [26, 21]);
    // Mesas far off, pale with distance.
    for (const [x, wide, tall] of [
      [-90, 34, 20],
      [-30, 22, 12],
      [46, 44, 24],
      [110, 30, 15],
    ] as const)
      if (dry) solids.box([x - wide, 0, -250], [x + wide, tall, -225], lookOf(0xb8876a, 'rock'), 16);
  }
  // Lines of the bays, and the kerb before the house.
  const white = lookOf(0xd8d6cc, 'asphalt');
  if (kind !== 'gas')
    for (let k = -5; k <= 5; k++)
      solids.sheet([k * BAY - 0.06, 0.012, HOUSE + 6.8], [0.12, 0, 0], [0, 0, -5.2], white, [1, 3]);
  solids.box([-16, 0, HOUSE], [16, 0.15, HOUSE + 1.4], lookOf(0xb4aea2, 'concrete'), 1.4);
  const placed = furnish(order);
  const trees: Land = { relief: makeRelief(layerSeed(order, 1)), heightAt: () => 0, sight, season };
  const tone = snowy ? 0xdfe4e8 : 0x55565a;
  const stone = lookOf(tone, snowy ? 'snow' : wet ? 'asphaltWet' : 'asphalt');
  return {
    placements: [
      { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true },
      ...(wild ? [] : makeSkyline(order, -70, dark)),
      ...placementsOf(placed),
      ...(wild
        ? []
        : plantCopse(order, trees, {
            ...{ layer: 4, reach: 46, step: 6, centre: [0, -14], clear: 12, size: [0.7, 1] },
            density: (x, z) => (z < HOUSE - 8 || (Math.abs(x) > 19 && z < -4) ? 0.5 : 0),
            species: [['maple', 1]],
          })),
    ],
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HALF, right: HALF, from: FROM, to: TO, stone, size: 5 },
      second: { ...lookOf(snowy ? 0xeef2f4 : 0x505155, 'asphalt'), material: stone.material },
    }),
    groundFocus: [0, 0, 2],
    heightAt: () => 0,
    air: townAir(order, -0.6, [0.1, 0.085, 0.13]),
    water: wetOf(order),
    lamps: [...lampsOf(placed, dark), ...lamps],
    wind: windOf(season),
  };
}

export const ROADSIDE: PlaceBuilder = { name: 'roadside', describe, build };
