import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeTrack, rideTrack, TRACK } from '../kits/coaster-track.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** An amusement park, seen from the front seat of its roller coaster. */
const FUN: readonly [number, ...number[]] = [0xd8473a, 0x2f8fc4, 0xf0b93a, 0x4aa85a, 0xb85ab0, 0xf07a3a];
const LONGEST_SECONDS = 60;

function makeTent(hex: number): Solids {
  const solids = new Solids({ grounded: true });
  const [own, white] = [lookOf(hex, 'cloth'), lookOf(0xf6f2e8, 'cloth')];
  const striped = (_at: Vector, u: number) => (Math.floor(u * 16) % 2 === 0 ? own : white);
  solids.lathe(
    [0, 0, 0],
    [
      [4, 0],
      [4, 2.6],
    ],
    striped,
    32,
  );
  solids.lathe(
    [0, 2.6, 0],
    [
      [4.5, 0],
      [1.6, 2],
      [0.1, 4.2],
    ],
    striped,
    32,
  );
  solids.lathe(
    [0, 6.6, 0],
    [
      [0.04, 0],
      [0.04, 1.2],
    ],
    lookOf(0xd8c48a, 'metal'),
    5,
  );
  return solids;
}

function makeWheel(): Solids {
  const solids = new Solids();
  const [steel, radius] = [lookOf(0xf0f0f0, 'paint'), 15];
  const rim = (z: number): Vector[] =>
    Array.from(
      { length: 41 },
      (_, k): Vector => [Math.sin((k / 40) * Math.PI * 2) * radius, 18 + Math.cos((k / 40) * Math.PI * 2) * radius, z],
    );
  for (const z of [-1, 1]) {
    solids.tube(rim(z), 0.2, steel, 6);
    for (const x of [-8, 8])
      solids.tube(
        [
          [x, -0.5, z * 2],
          [0, 18, z],
        ],
        0.3,
        steel,
        6,
      );
  }
  for (let k = 0; k < 16; k++) {
    const angle = (k / 16) * Math.PI * 2;
    const [x, y] = [Math.sin(angle) * radius, 18 + Math.cos(angle) * radius];
    for (const z of [-1, 1])
      solids.tube(
        [
          [0, 18, z],
          [x, y, z],
        ],
        0.07,
        steel,
        4,
      );
    solids.ball([x, y - 1.2, 0], [1, 1.1, 0.9], lookOf(FUN[k % FUN.length] ?? 0xd8473a, 'paint'), 10);
  }
  return solids;
}

/** Where a wheel that is told of turns: behind whoever stands there, no tent before it. */
const TOLD_WHEEL = [-27, 0, -52] as const;

function layPark({ seed, dressing }: PlaceOrder): Placement[] {
  const random = makeRandom(seed).spawn('park');
  const told = dressing.some((word) => /\bwheel\b/.test(word));
  const before = (x: number, z: number): boolean =>
    told && Math.abs(x - z * 0.52) < 16 && z < 6 && z > TOLD_WHEEL[2] - 14;
  const tents = FUN.map((hex) => makeTent(hex).build());
  const far = (x: number, z: number): number => Math.min(...TRACK.map((at) => Math.hypot(at[0] - x, at[2] - z)));
  const placements: Placement[] = [
    { mesh: makeWheel().build(), matrix: standing(told ? TOLD_WHEEL : [34, 0, -96], 0.5), stays: true },
    { mesh: makeWheel().build(), matrix: standing([-104, 0, -150], -0.7, 1.3), stays: true },
  ];
  for (let k = 0; k < 90; k++) {
    const [x, z, size] = [random.between(-120, 90), random.between(-190, 60), random.between(0.55, 1.15)];
    const mesh = tents[k % tents.length];
    if (mesh !== undefined && far(x, z) > 9 * size + 2 && !before(x, z))
      placements.push({ mesh, matrix: standing([x, 0, z], random.between(0, 6), size), stays: true });
  }
  return placements;
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const relief = makeRelief(layerSeed(order, 1));
  const country = countryHeight(relief, 220);
  const season = seasonOf(order, true);
  const heightAt = (x: number, z: number): number => country(x, z);
  const paths = (x: number, z: number): number => (Math.abs(Math.sin(x * 0.052) * Math.sin(z * 0.047)) < 0.09 ? 1 : 0);
  const land = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, soil: darker(lookOf(0xd2bf9a, 'soil'), 1).colour },
    bare: (x, z) => (Math.hypot(x, z + 60) < 190 ? paths(x, z) : 0),
    isClear: (x, z) => Math.hypot(x + 20, z + 40) < 120 && relief.noise.noise(x * 0.09, z * 0.09) < 0.3,
  });
  return {
    placements: [
      {
        mesh: makeTrack(makeRandom(order.seed).spawn('track').pick([0xd8362c, 0x2f6fc0, 0xe0a020])),
        matrix: standing([0, 0, 0]),
        stays: true,
      },
      ...layPark(order),
      ...land.placements,
    ],
    grounds: land.grounds,
    groundFocus: [0, 0, -20],
    heightAt,
    air: openAir(order, 0.4),
    water: null,
    lamps: [],
    wind: windOf(season),
  };
}

export const COASTER: PlaceBuilder = {
  name: 'coaster',
  describe: (order) => ({
    heightAt: countryHeight(makeRelief(layerSeed(order, 1)), 220),
    waterLevel: null,
    indoor: false,
    bestView: 0.5,
    openRadius: 8,
    spots: [],
    ways: [],
    ride: rideTrack(LONGEST_SECONDS),
    prospect: {
      ground: { eye: [26, 3, 40], target: [0, 18, -10] },
      air: { eye: [60, 46, 60], target: [-10, 12, -40] },
    },
  }),
  build,
};
