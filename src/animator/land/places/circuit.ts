import { materialOf } from '../../maths/materials.ts';
import { IDENTITY, standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeStrip } from '../kits/built.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { makeStands } from '../kits/sports/stands.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** A race track where it bends: kerbs of red and white, gravel beside them, tyres before the barrier, stands full of people behind it. */
const HALF_WIDTH = 6;
/** Metres: how far from the middle of its bend the track lies. */
const RADIUS = 130;
const KERB = 1.1;

/** Along the bend, so many metres from where the film plays, and so many away from the middle of the bend, behind the track. */
function besideTrack(along: number, out: number): Vector {
  const angle = along / RADIUS;
  const radius = RADIUS + out;
  return [Math.sin(angle) * radius, 0, RADIUS - Math.cos(angle) * radius];
}

const trackPoints = (): Vector[] => Array.from({ length: 111 }, (_, k) => besideTrack((k - 55) * 4, 0));

/** Metres from the middle of the track; more than 0 away from the middle of the bend. */
const outOf = (x: number, z: number): number => Math.hypot(x, z - RADIUS) - RADIUS;

function makeBarriers(seed: number): Solids {
  const random = makeRandom(seed).spawn('barriers');
  const solids = new Solids({ grounded: true });
  const [rubber, steel] = [lookOf(0x1c1c20, 'rubber'), lookOf(0xb8bcc0, 'metal')];
  for (let along = -90; along < 90; along += 1.3) {
    const white = Math.round(along / 1.3) % 6 < 1;
    const [x, , z] = besideTrack(along, HALF_WIDTH + 9);
    for (let k = 0; k < 3; k++)
      solids.lathe(
        [x, k * 0.3, z],
        [
          [0.36, 0],
          [0.42, 0.06],
          [0.42, 0.22],
          [0.36, 0.28],
          [0, 0.28],
        ],
        white ? lookOf(0xe8e8e4, 'plastic') : rubber,
        8,
      );
  }
  for (let along = -92; along < 92; along += 4) {
    const [a, b] = [besideTrack(along, HALF_WIDTH + 10.2), besideTrack(along + 4, HALF_WIDTH + 10.2)];
    for (const y of [0.5, 0.85]) solids.tube([up(a, y), up(b, y)], 0.09, steel, 5);
    solids.tube([a, up(a, 3.2)], 0.05, steel, 5);
    for (const y of [1.4, 1.9, 2.4, 2.9]) solids.tube([up(a, y), up(b, y)], 0.014, darker(steel, 0.7), 3);
    const hex = random.pick([0xc8383a, 0x2f5ab0, 0xe0b030, 0xf2f2ee, 0x26262c]);
    if (Math.round(along / 4) % 3 !== 0) layBoard(solids, a, b, hex);
  }
  return solids;
}

const up = ([x, y, z]: Vector, metres: number): Vector => [x, y + metres, z];

/** Between two posts of the fence, toward the track. */
function layBoard(solids: Solids, a: Vector, b: Vector, hex: number): void {
  const [dx, dz] = [b[0] - a[0], b[2] - a[2]];
  solids.within(standing(a, Math.atan2(-dz, dx)), () => {
    const long = Math.hypot(dx, dz);
    solids.box([0.1, 1, 0.02], [long - 0.1, 1.9, 0.08], lookOf(hex, 'paint'), 2);
    const ink = lookOf(hex === 0xf2f2ee ? 0xc8383a : 0xf4f4f0, 'paint');
    for (let x = 0.5; x < long - 0.7; x += 0.6) solids.box([x, 1.3, 0.08], [x + 0.4, 1.62, 0.09], ink, 1);
  });
}

export const CIRCUIT: PlaceBuilder = {
  name: 'circuit',
  describe: () => ({
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.5,
    openRadius: 12,
    plainRadius: 12,
    spots: [{ kind: 'roadside', at: [4, 0, 9], heading: Math.PI, radius: 1.5 }],
    ways: [{ kind: 'road', points: trackPoints(), width: HALF_WIDTH * 2 }],
    prospect: {
      ground: { eye: [-8, 2.4, 15], target: [6, 1.4, -6] },
      air: { eye: [0, 22, 34], target: [0, 0, -8] },
    },
  }),
  build(order, sight) {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const wet = season.wet > 0.5;
    const heightAt = (x: number, z: number): number => {
      const far = Math.max(0, Math.hypot(x, z) - 260);
      return -0.06 + (far > 0 ? relief.swells(x, z, 300) * Math.min(1, far / 500) * 40 : 0);
    };
    const under = (hex: number, snow: number) =>
      mixLight(timesLight(lightOf(hex), wet ? 0.6 : 1), SNOW_WHITE, season.snow * snow);
    const material = wet ? 'asphaltWet' : 'asphalt';
    const kerb = (from: number, to: number) =>
      [
        { from, to, colour: under(0xeceae4, 0.5), material: 'paint' as const, lift: 0.03 },
        { from, to, colour: under(0xc03030, 0.5), material: 'paint' as const, lift: 0.036, dashes: 4 },
      ] as const;
    const track = makeStrip(trackPoints(), [
      { from: -HALF_WIDTH, to: -2.2, colour: under(0x4c4b50, 0.8), material, lift: 0 },
      { from: -2.2, to: 1.4, colour: under(0x414046, 0.3), material, lift: 0 },
      { from: 1.4, to: HALF_WIDTH, colour: under(0x4c4b50, 0.8), material, lift: 0 },
      { from: -HALF_WIDTH + 0.1, to: -HALF_WIDTH + 0.25, colour: under(0xf0eee8, 0.6), material, lift: 0.008 },
      { from: HALF_WIDTH - 0.25, to: HALF_WIDTH - 0.1, colour: under(0xf0eee8, 0.6), material, lift: 0.008 },
      ...kerb(-HALF_WIDTH - KERB, -HALF_WIDTH),
      ...kerb(HALF_WIDTH, HALF_WIDTH + KERB),
    ]);
    const stands = [-1, 0, 1].map((side) => ({
      mesh: makeStands({ length: 34, rows: 11, roof: true, seed: order.seed + side }),
      matrix: standing(besideTrack(side * 36, HALF_WIDTH + 16), (-side * 36) / RADIUS),
    }));
    return {
      placements: [
        { mesh: track, matrix: IDENTITY, shades: false, mirrored: false },
        { mesh: makeBarriers(order.seed).build({ twoSided: true }), matrix: IDENTITY },
        ...stands,
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z) {
            const out = Math.abs(outOf(x, z));
            const slow = relief.noise.fbm(x * 0.03, z * 0.03, 3);
            const gravel = out > HALF_WIDTH + 2.4 && out < HALF_WIDTH + 8 && outOf(x, z) > 0;
            const grass = under(slow > 0 ? 0x5d8a3f : 0x54803a, 1);
            return gravel
              ? { colour: under(0xb9a888, 0.9), material: materialOf('soil') }
              : { colour: grass, material: materialOf('grass') };
          },
          reach: 4096,
          middle: [0, 0, -1200],
          floor: null,
          farFineness: 1.6,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: openAir(order),
      water: wet
        ? { kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, waves: 0, foam: 0, flow: 0 }
        : null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
