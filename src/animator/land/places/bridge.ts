import { clamp, smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeCottage } from '../kits/architecture/cottage.ts';
import { layCountry } from '../kits/architecture/country.ts';
import { darkOf, isSnowy } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { lookOf, mixLooks } from '../kits/architecture/solids.ts';
import { makeLantern, makeStreetLamp } from '../kits/architecture/street.ts';
import { makeSkyline } from '../kits/architecture/town.ts';
import { makeRopeBridge, ropeHeight } from '../kits/bridge-rope.ts';
import { makeStoneBridge } from '../kits/bridge-stone.ts';
import { makeSuspension } from '../kits/bridge-suspension.ts';
import { layRoadWay, layStoneWay } from '../kits/bridge-way.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeIronTower } from '../kits/paris-house.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { placeRockSheet } from '../kits/rock-sheet.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import { famousIn } from '../set-landmark.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** Over a strait, a river or a gorge, as the order calls it. All of them run along z, and one looks along them, a little from the side. */
interface Crossing {
  readonly kind: 'suspension' | 'stone' | 'rope';
  /** Half the width one can walk on; where it ends. */
  readonly half: number;
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** How far from the middle the shore is, and over how many metres the land rises from the water. */
  readonly shore: number;
  readonly rise: number;
  readonly hills: number;
  readonly bestView: number;
  readonly openRadius: number;
}

const CROSSINGS: Readonly<Record<Crossing['kind'] | 'bamboo', Crossing>> = {
  suspension: {
    ...{ kind: 'suspension', half: 6.6, from: -248, to: 216, level: -25, shore: 205, rise: 60, hills: 0.34 },
    ...{ bestView: 0.66, openRadius: 6 },
  },
  stone: {
    ...{ kind: 'stone', half: 4.2, from: -37, to: 37, level: -5.4, shore: 26, rise: 16, hills: 0.5 },
    ...{ bestView: 0.78, openRadius: 3.6 },
  },
  rope: {
    ...{ kind: 'rope', half: 0.85, from: -22, to: 22, level: -30, shore: 14, rise: 10, hills: 1.3 },
    ...{ bestView: 0.62, openRadius: 0.7 },
  },
  bamboo: {
    ...{ kind: 'rope', half: 1.35, from: -22, to: 22, level: -30, shore: 14, rise: 10, hills: 1.3 },
    ...{ bestView: 0.62, openRadius: 1.2 },
  },
};
const SAG = 1.5;

/** Old cities, whose bridges are older than steel. */
const STONE_BRIDGED = ['paris', 'eiffel', 'seine', 'prague', 'florence', 'rome', 'venice', 'london', 'westminster'];
/** Where one sees the tower of Paris behind whoever is on the bridge. */
const IRON_TOWER: Vector = [-235, -8, -222];
const IRON_TOWER_METRES = 92;

function crossingOf({ dressing }: PlaceOrder): Crossing {
  const says = (...words: readonly string[]): boolean => saysOf({ dressing }, ...words);
  if (says('bamboo')) return CROSSINGS.bamboo;
  // Over a stream or a pond one stands low above the water.
  if (says('garden', 'park', 'pond', 'stream', 'brook', 'creek', 'koi') && !says('rope', 'gorge', 'hanging'))
    return CROSSINGS.stone;
  if (says('rope', 'wooden bridge', 'footbridge', 'hanging', 'plank', 'log bridge')) return CROSSINGS.rope;
  if (says('stone', 'viaduct', 'old bridge', 'arch', 'arched', 'covered', ...STONE_BRIDGED)) return CROSSINGS.stone;
  // What leads over a gorge, and is not said to be of steel, hangs on ropes.
  return says('narrow', 'gorge', 'ravine', 'chasm', 'jungle', 'abyss') &&
    !says('steel', 'golden gate', 'highway', 'suspension')
    ? CROSSINGS.rope
    : CROSSINGS.suspension;
}

/** How the water winds: straight below the bridge, then away from the camera, so that one looks along it. */
const bendOf = ({ kind, half, shore }: Crossing, { noise }: Relief, x: number): number =>
  noise.fbm(x * 0.006, 4, 2) * shore * 0.3 * smoothstep(half + 4, half + 60, Math.abs(x)) +
  (kind === 'suspension' ? 0 : Math.min(95, -x) * (kind === 'stone' ? 0.85 : 0.3) * smoothstep(8, 44, -x));

/** The land and the bottom of the water; the way over it is told by `describe`. */
const landOf = (crossing: Crossing, relief: Relief) => {
  const { level, shore, rise, hills, from, to, kind, half } = crossing;
  const { noise, swells, peaks } = relief;
  return (x: number, z: number): number => {
    const bend = bendOf(crossing, relief, x);
    // A strait opens into a bay.
    const bay = kind === 'suspension' ? smoothstep(30, 520, -x) * 760 : 0;
    const out = Math.abs(z + bend) - shore - bay + noise.noise(x * 0.09, z * 0.09) * Math.min(4, rise * 0.12);
    const bank = kind === 'rope' ? smoothstep(0, rise, out) ** 0.7 : smoothstep(0, rise, out);
    const deep = level - 1.2 - smoothstep(0, -30, out) * 7;
    const top = kind === 'rope' ? SAG - 0.2 : -0.35;
    const far = Math.hypot(x, z);
    const road = smoothstep(half + 3, half + 40, Math.abs(x));
    const rolling = shareOf(smoothstep(rise, rise + 200, out) * road, () => swells(x, z, 190) * 16 + 20) * hills;
    const mountains = shareOf(smoothstep(500, 2600, far), () => peaks(x, z, 1700, 7)) * 620 * hills;
    const meets = z < from || z > to ? 1 : 0;
    return deep + bank * (top - deep) + rolling + mountains * (0.3 + 0.7 * bank) - (1 - meets) * bank * 0.1;
  };
};

const wayHeight = (crossing: Crossing, z: number): number =>
  crossing.kind === 'rope' ? ropeHeight({ reach: crossing.to, sag: SAG }, z) : 0;

function describe(order: PlaceOrder): PlaceFacts {
  const crossing = crossingOf(order);
  const land = landOf(crossing, makeRelief(layerSeed(order, 1)));
  const { half, from, to, level, bestView, openRadius, kind } = crossing;
  const along = (x: number): Vector[] => [to, to / 2, 0, from / 2, from].map((z) => [x, wayHeight(crossing, z), z]);
  return {
    heightAt: (x, z) =>
      Math.abs(x) <= half + 0.3 && z >= from && z <= to ? Math.max(wayHeight(crossing, z), land(x, z)) : land(x, z),
    waterLevel: level,
    indoor: false,
    bestView,
    viewSlack: 0.22,
    openRadius,
    ...(kind === 'rope' ? { parapet: 1.35 } : {}),
    spots: [
      { kind: 'stand', at: [-half + 0.7, 0, -1], heading: -Math.PI / 2, radius: 0.6 },
      { kind: 'water', at: [kind === 'suspension' ? -34 : -12, level, -12], heading: 0.6, radius: 6 },
    ],
    ways: [
      ...(kind === 'suspension' ? [{ kind: 'road', points: along(-2.1), width: 3.4 }] : []),
      { kind: 'path', points: along(kind === 'suspension' ? 0.8 : 0), width: half },
    ],
  };
}

function furnish(order: PlaceOrder, { kind, half, from, to }: Crossing): Placed[] {
  const dark = darkOf(order);
  if (kind === 'rope') return [];
  const lamp = kind === 'stone' ? makeLantern(dark, 2.7) : makeStreetLamp(dark, 6.4);
  const step = kind === 'stone' ? 8 : 26;
  const placed: Placed[] = [];
  for (let z = Math.ceil((from + 4) / step) * step + step / 2; z < Math.min(to, 70); z += step)
    if (z > -150)
      for (const side of [-1, 1])
        placed.push(
          put(
            lamp,
            side * (half - (kind === 'stone' ? 0 : 0.4)),
            z,
            (-side * Math.PI) / 2,
            kind === 'stone' ? 0.97 : 0,
          ),
        );
  return without(order, placed);
}

/** The walls of the gorge below a rope bridge. */
function layGorge(order: PlaceOrder, crossing: Crossing, relief: Relief): Placement[] {
  const { level, shore, rise } = crossing;
  const reach = 130;
  return [-1, 1].map((side) =>
    placeRockSheet({
      seed: layerSeed(order, 30 + side),
      columns: 260,
      rows: 36,
      base(u, v) {
        const x = (u * 2 - 1) * reach * -side;
        const climb = clamp(v / 0.86);
        const back = shore - 2.4 + climb ** 1.6 * 3.5 + Math.max(0, v - 0.86) * (rise + 10) * 6;
        return [x, level - 2 + (SAG + 1.6 - level) * climb ** 0.9, side * back - bendOf(crossing, relief, x)];
      },
      rough: 2.2,
      block: [3.2, 1.9],
      stone: lightOf(0x8a7d6e),
      moss: lightOf(0x5c6e34),
      mossy: 0.45,
      season: seasonOf(order, true),
      openness: ([, y]) => clamp(0.4 + (y - level) / 34, 0.4, 1),
    }),
  );
}

function makeCrossing(order: PlaceOrder, crossing: Crossing): Placement[] {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const { kind, half, from, to, level } = crossing;
  const { seed } = order;
  const at = standing([0, 0, 0]);
  const random = makeRandom(seed).spawn('bridge');
  if (kind === 'rope')
    return [{ mesh: makeRopeBridge({ seed, half, reach: to, sag: SAG, snowy, bamboo: half > 1 }), matrix: at }];
  if (kind === 'stone') {
    const stone = mixLooks(lookOf(0xa89c88, 'stone'), lookOf(0x8f8a80, 'stone'), random.next());
    const cottages = [0, 1, 2].map((k) =>
      makeCottage({
        seed: seed * 5 + k,
        style: k === 1 ? 'timbered' : 'stucco',
        width: 7,
        depth: 6,
        floors: 2,
        dark,
        snowy,
      }),
    );
    const houses = [-13, 10, 19, 29, 40].flatMap((x, k): Placement[] => {
      const mesh = cottages[k % 3];
      return mesh === undefined ? [] : [{ mesh, matrix: standing([x, -0.4, -50 - (k % 2) * 7], 0.2 - 0.12 * k) }];
    });
    return [
      {
        mesh: makeStoneBridge({
          seed,
          half: half + 0.2,
          from,
          to,
          span: 14.8,
          pier: 2.6,
          foot: level - 1,
          stone,
          snowy,
        }),
        matrix: at,
      },
      ...houses,
      ...(famousIn(order) === null && order.dressing.some((word) => /paris|eiffel/.test(word))
        ? [{ mesh: makeIronTower(IRON_TOWER_METRES, dark), matrix: standing(IRON_TOWER, 0.78), shades: false }]
        : []),
    ];
  }
  const steel = lookOf(random.pick([0xb8442c, 0xb8442c, 0x7f9a94, 0x9aa2a8]), 'paint');
  const mesh = makeSuspension({
    ...{ half, from, to, towers: [-58, 150] as const, height: 46, foot: level - 4, dark },
    steel: { ...steel, material: lookOf(0, 'plaster').material },
  });
  return [
    { mesh, matrix: at },
    ...makeSkyline(order, 0, dark, 420).map((town) => ({ ...town, matrix: standing([-690, -14, -1010], 0.6, 1.8) })),
  ];
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const crossing = crossingOf(order);
  const { level, half, kind, shore } = crossing;
  const season = seasonOf(order, true);
  const relief = makeRelief(layerSeed(order, 1));
  const heightAt = landOf(crossing, relief);
  const air = openAir(order, order.time === 'day' ? -0.3 : crossing.bestView);
  const placed = furnish(order, crossing);
  const way = kind === 'rope' ? [] : kind === 'stone' ? layStoneWay(order, crossing) : layRoadWay(order, crossing);
  const soil: Light = lightOf(kind === 'rope' ? 0x77695a : 0x8d8578);
  const bare = (x: number, z: number): number => {
    const y = heightAt(x, z);
    const steep = kind === 'rope' ? smoothstep(-2, -5, y) : 0;
    return clamp(
      Math.max(
        1 - smoothstep(level + 0.5, level + 2, y),
        steep,
        (1 - smoothstep(half, half + 1.2, Math.abs(x))) * smoothstep(-420, -380, z),
      ),
    );
  };
  const land = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, bare, soil },
    floor: level - 1.5,
    isClear: (x, z) =>
      Math.abs(x) < half + 9 || heightAt(x, z) < level + 1.5 || (kind === 'stone' && Math.abs(x) < 44 && z > -64),
  });
  return {
    placements: [
      makeWaterSheet(level, [0, 0], kind === 'suspension' ? 5000 : 900),
      ...makeCrossing(order, crossing),
      ...(kind === 'rope' ? layGorge(order, crossing, relief) : []),
      ...placementsOf(placed),
      ...land.placements,
    ],
    // Painted last: the way covers the land below it.
    grounds: [...land.grounds, ...way],
    groundFocus: [0, 0, 0],
    heightAt,
    air: { ...air, fog: { ...air.fog, floor: level } },
    water: makeWater(
      {
        ...{ level, deep: [0.01, 0.06, 0.085], shallow: [0.16, 0.26, 0.24], clarity: 0.5 },
        ...(shore > 100 ? { waves: 0.4, flow: 0.35 } : { waves: 0.16, flow: 0.5 }),
      },
      order,
      air,
    ),
    lamps: lampsOf(placed, darkOf(order)),
    wind: windOf(season),
  };
}

export const BRIDGE: PlaceBuilder = { name: 'bridge', describe, build };
