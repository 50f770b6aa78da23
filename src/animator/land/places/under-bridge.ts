import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { layText } from '../kits/architecture/letters.ts';
import { darkOf, isSnowy, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeBin } from '../kits/architecture/street.ts';
import { makeSkyline } from '../kits/architecture/town.ts';
import { windOf } from '../kits/nature.ts';
import { makeCrate, makeOilDrum, makeTyres } from '../kits/rooms/works.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Lamp, World } from '../world.ts';

/** Under a bridge of concrete: its piers march away on both sides, the deck is the roof, paint on each of them, the river and the town bright in the gaps. */
const [FROM, TO, HALF] = [34, -66, 40];
/** The underside of the deck, from where to where it reaches, and the edge of the river. */
const [DECK, BEGINS, ENDS, QUAY] = [5.4, 4, -16, -21];
const PIERS = [-20.6, -12.2, -4.4, 4.4, 12.2, 20.6] as const;
const ROWS = [-6.4, -13.4] as const;

const says = ({ dressing }: PlaceOrder, words: RegExp): boolean => dressing.some((word) => words.test(word));

function furnish(order: PlaceOrder): Placed[] {
  return without(order, [
    put(makeBin(), -6.6, -7.6),
    put(makeCrate(0.7), 6.4, -7.4, 0.3),
    put(makeCrate(0.55), 7.2, -7.1, -0.2),
    put(makeTyres(3), -8, -7.2),
    put(makeOilDrum(0x6a4a34), 8.2, -7.8),
  ]);
}

function describe(): PlaceFacts {
  const way: readonly Vector[] = [
    [-20, 0, -1],
    [0, 0, -1],
    [20, 0, -1],
  ];
  return {
    heightAt: () => 0,
    ...{ waterLevel: null, indoor: false, bestView: 0.22, viewSlack: 0.3, openRadius: 6 },
    spots: [{ kind: 'stand', at: [1, 0, 0], heading: 0, radius: 1 }],
    ways: [{ kind: 'pavement', points: way, width: 4 }],
    prospect: {
      ground: { eye: [5, 1.6, 6.5], target: [-1.6, 2.2, -9] },
      air: { eye: [7, 3.8, 8], target: [-2, 1.8, -9] },
    },
  };
}

const HUES = [0xd24a3a, 0x2f86b0, 0xe0a52c, 0x5a9a4a, 0xb04a9a] as const;
const WORDS = ['RAW', 'YES', 'ZOO', 'JOY', 'NOW', 'WOW'] as const;

/** Letters as tall as a child in two colours over a field of paint, on the broad side of a pier. */
function layGraffiti(solids: Solids, x: number, z: number, seed: number): void {
  const random = makeRandom(seed).spawn('graffiti');
  const [under, over] = [random.pick(HUES), random.pick(HUES)];
  const word = random.pick(WORDS);
  for (let j = 0; j < 4; j++)
    solids.ball(
      [x - 0.75 + j * 0.5, 1.2 + random.between(-0.12, 0.12), z],
      [0.5, 0.62, 0.012],
      lookOf(under, 'plaster'),
      18,
    );
  solids.within([1, 0, 0, x, 0, 1, 0, 0.8, 0, 0, 1, z + 0.016], () =>
    layText(solids, word, 0.85, 0.24, lookOf(0x1c1a20, 'plaster')),
  );
  solids.within([1, 0, 0, x - 0.02, 0, 1, 0, 0.82, 0, 0, 1, z + 0.022], () =>
    layText(solids, word, 0.85, 0.14, lookOf(over === under ? 0xf2e6c8 : over, 'plaster')),
  );
}

function build(order: PlaceOrder): World {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const concrete = lookOf(0xa29f98, 'concrete');
  const stained = ([x, y, z]: Vector): Look =>
    darker(concrete, 0.8 + 0.24 * Math.abs(Math.sin(x * 0.9 + z * 0.7) * Math.cos(y * 0.8 + x * 0.3)));
  const solids = new Solids({ openness: ([, y], [, ny]) => (ny < -0.5 ? 0.62 : y < DECK ? 0.9 : 1) });
  solids.box([-60, DECK, ENDS], [60, DECK + 1.5, BEGINS], stained, 2.4);
  // Girders below the deck, along its way.
  for (const z of [BEGINS - 0.5, -0.4, -4.6, -8.8, -13, ENDS + 0.5])
    solids.box([-60, DECK - 0.62, z - 0.28], [60, DECK, z + 0.28], stained, 2);
  for (const [k, z] of ROWS.entries())
    for (const [i, x] of PIERS.entries()) {
      solids.box([x - 1.3, 0, z - 0.45], [x + 1.3, DECK - 0.6, z + 0.45], stained, 1);
      solids.box([x - 1.7, DECK - 1, z - 0.6], [x + 1.7, DECK - 0.6, z + 0.6], stained, 1);
      layGraffiti(solids, x, z + 0.46, order.seed + k * 7 + i);
    }
  // The river beyond, with the kerb of its quay.
  solids.box([-60, 0, QUAY - 0.6], [60, 0.5, QUAY], darker(concrete, 0.9), 2);
  solids.sheet(
    [-90, 0.03, QUAY - 0.6],
    [180, 0, 0],
    [0, 0, -44],
    lookOf(snowy ? 0xc2ccd4 : 0x5d7f92, 'polished'),
    [20, 8],
  );
  const lamps: Lamp[] = [];
  for (const x of [-8, 0, 8]) {
    solids.box([x - 0.5, DECK - 0.74, -2.3], [x + 0.5, DECK - 0.64, -2], shine([1, 0.78, 0.46], 0.2 + 1.6 * dark));
    if (dark > 0.15)
      lamps.push({
        at: [x, DECK - 1.2, -2.1],
        colour: [5.5 * dark, 3.9 * dark, 2 * dark] as Light,
        reach: 11,
        size: 0.5,
      });
  }
  const placed = furnish(order);
  const wet = dark > 0.5 || says(order, /\b(?:wet|rain|puddles?)\b/);
  const stone = lookOf(snowy ? 0xb8bec2 : 0x66645f, wet ? 'asphaltWet' : 'asphalt');
  const season = seasonOf(order, true);
  return {
    placements: [
      { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true },
      ...makeSkyline(order, -80, dark),
      ...placementsOf(placed),
    ],
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HALF, right: HALF, from: FROM, to: TO, stone, size: 2.4 },
      second: { ...lookOf(0x5c5a56, 'asphalt'), material: stone.material },
    }),
    groundFocus: [0, 0, 0],
    heightAt: () => 0,
    air: townAir(order, -0.75, [0.1, 0.085, 0.12]),
    water: wet ? wetOf(order) : null,
    lamps: [...lampsOf(placed, dark), ...lamps],
    wind: windOf(season),
  };
}

export const UNDER_BRIDGE: PlaceBuilder = { name: 'under_bridge', describe, build };
