import { standing } from '../../maths/matrix.ts';
import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { makeCottage } from '../kits/architecture/cottage.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeLantern, makePlanter } from '../kits/architecture/street.ts';
import { makeFountain } from '../kits/architecture/yard.ts';
import { type ChurchKind, makeChurch } from '../kits/landmark-church.ts';
import { makeMosque, makePagoda, makeTempleHall } from '../kits/landmark-east.ts';
import { type Land, layerSeed, windOf } from '../kits/nature.ts';
import { makeNeighbours } from '../kits/neighbours.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { makeRelief } from '../kits/relief.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { famousIn } from '../set-landmark.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** A paved square before a house of worship, old houses or trees along its sides, a fountain aside. */
type Landmark = ChurchKind | 'mosque' | 'pagoda' | 'temple' | 'famous';

const [FROM, TO, HALF] = [36, -84, 23];
const FRONT = -50;

function landmarkOf(order: PlaceOrder): Landmark {
  // It is set into the land of its own, and no church stands before it.
  if (famousIn(order) !== null) return 'famous';
  const { dressing } = order;
  const said = (words: RegExp): boolean => dressing.some((word) => words.test(word));
  if (said(/mosque|minaret|hagia/)) return 'mosque';
  if (said(/pagoda/)) return 'pagoda';
  if (said(/temple|shrine|monaster/)) return 'temple';
  if (said(/cathedral|gothic|notre|basilica|minster|duomo|sagrada/))
    return said(/basilica|duomo|baroque|ital/) ? 'campanile' : 'gothic';
  return said(/chapel|wooden|white church|small church|village church|country/) ? 'chapel' : 'campanile';
}

/** Between trees; the others between houses. */
const EAST: ReadonlySet<Landmark> = new Set(['pagoda', 'temple', 'famous']);

function makeLandmark(kind: Exclude<Landmark, 'famous'>, dark: number, snowy: boolean): Mesh {
  if (kind === 'mosque') return makeMosque(dark);
  if (kind === 'pagoda') return makePagoda(5, dark, snowy);
  if (kind === 'temple') return makeTempleHall(dark, snowy);
  return makeChurch({ kind, dark, snowy });
}

/** Larger than they are, so that they fill the end of the square. */
const SIZES: Readonly<Partial<Record<Landmark, number>>> = {
  gothic: 0.76,
  campanile: 1.5,
  chapel: 1.45,
  pagoda: 1.25,
  temple: 1.15,
};

function furnish(order: PlaceOrder): Placed[] {
  const lantern = makeLantern(darkOf(order), 3.6);
  const [bench, snowy] = [makeBench(lookOf(0x6a4a30, 'wood'), 1.8), isSnowy(order)];
  const placed: Placed[] = [put(makeFountain(), -12, -19)];
  for (const side of [-1, 1])
    for (let z = 16; z > FRONT + 6; z -= 11) {
      placed.push(put(lantern, side * (HALF - 7), z));
      placed.push(put(bench, side * (HALF - 6), z - 4, (-side * Math.PI) / 2));
      placed.push(put(makePlanter(order.seed + z * side, snowy), side * (HALF - 6), z - 7, Math.PI / 2));
    }
  return without(order, placed);
}

function describe(order: PlaceOrder): PlaceFacts {
  const way: readonly Vector[] = [
    [3, 0, 30],
    [3, 0, 0],
    [3, 0, -34],
  ];
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.35,
    openRadius: 9,
    spots: [...spotsOf(furnish(order)), { kind: 'stand', at: [2, 0, -6], heading: 0, radius: 1 }],
    ways: [{ kind: 'pavement', points: way, width: 6 }],
    prospect: {
      ground: { eye: [11, 1.9, 2], target: [1, 11, -50] },
      air: { eye: [38, 27, 10], target: [0, 12, -58] },
    },
  };
}

function build(order: PlaceOrder, sight: Sight): World {
  const random = makeRandom(order.seed).spawn('square');
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const kind = landmarkOf(order);
  const season = seasonOf(order, true);
  const placements: Placement[] =
    kind === 'famous'
      ? []
      : [{ mesh: makeLandmark(kind, dark, snowy), matrix: standing([0, 0, FRONT], 0, SIZES[kind] ?? 1), stays: true }];
  const trees: Land = { relief: makeRelief(layerSeed(order, 1)), heightAt: () => 0, sight, season };
  if (!EAST.has(kind)) {
    const kinds = Array.from({ length: 7 }, (_, k) => {
      const width = random.between(8, 11);
      const style = kind === 'mosque' ? 'stucco' : (['stucco', 'timbered', 'stucco', 'stone'] as const)[k % 4];
      const mesh = makeCottage({
        ...{ seed: order.seed * 19 + k, style: style ?? 'stucco', width, depth: 9, floors: 3, dark, snowy },
        gabled: k % 3 === 0,
      });
      return { width, mesh };
    });
    for (const side of [-1, 1]) {
      const nextHouse = makeNeighbours(random, kinds);
      let z = FROM;
      while (z > TO) {
        const house = nextHouse();
        const at: Vector = [side * (HALF + (z < FRONT + 8 ? 5 : 0)), 0, z - house.width / 2];
        if (sight.sees([at[0] + side * 4, 6, at[2]], 12))
          placements.push({ mesh: house.mesh, matrix: standing(at, (-side * Math.PI) / 2) });
        z -= house.width + 0.05;
      }
    }
  }
  placements.push(
    ...plantCopse(order, trees, {
      ...{ layer: 4, reach: 90, step: 6, centre: [0, -50], clear: 12 },
      density: (x, z) =>
        EAST.has(kind)
          ? Math.abs(x) > HALF - 5 || z < FRONT - 26
            ? 0.75
            : 0
          : Math.abs(Math.abs(x) - HALF + 4.5) < 2.4 && z > FRONT + 4
            ? 0.3
            : 0,
      species: EAST.has(kind)
        ? [
            ['cherry', 0.35],
            ['pine', 0.7],
            ['maple', 1],
          ]
        : [['maple', 1]],
      size: [0.7, 1],
    }),
  );
  const placed = furnish(order);
  placements.push(...placementsOf(placed));
  const tone = kind === 'mosque' ? 0x998d78 : EAST.has(kind) ? 0x868177 : 0x857c70;
  const stone = lookOf(snowy ? 0xe2e7ea : tone, snowy ? 'snow' : wet ? 'stoneWet' : 'asphalt');
  return {
    placements,
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HALF - 2, right: HALF + 2, from: FROM, to: TO, stone, size: 0.62 },
      second: { ...lookOf(snowy ? 0xf0f4f6 : 0x675f54, 'asphalt'), material: stone.material },
    }),
    groundFocus: [0, 0, 4],
    heightAt: () => 0,
    air: townAir(order, -0.75, [0.1, 0.08, 0.115]),
    water: wetOf(order),
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const SQUARE: PlaceBuilder = { name: 'square', describe, build };
