import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { IDENTITY } from '../../maths/matrix.ts';
import { lightOf, MeshBuilder } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Lamp, Placement } from '../world.ts';

const CONE = { x: 30, z: -760, reach: 660, tall: 270, crater: 46 } as const;

/** Where the sea is told of the mountain stands in it: metres from its middle to the shore, and how high the water is. */
const [SHORE, LEVEL] = [400, -1.4];
const isIsland = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:oceans?|seas?|coast|coastline|shore|island|waves?|water)\b/.test(word));

const fromCone = (x: number, z: number): number => Math.hypot(x - CONE.x, z - CONE.z);

/** Black land, and the mountain: steeper the higher, gullied, with a bowl at its top. */
const heightOf =
  (relief: Relief, island = false) =>
  (x: number, z: number): number => {
    const far = fromCone(x, z);
    const turn = Math.atan2(x - CONE.x, z - CONE.z);
    const share = clamp(1 - far / CONE.reach);
    const gullies =
      (relief.noise.noise(Math.sin(turn) * 5 + 3, Math.cos(turn) * 5) * 0.6 +
        relief.noise.noise(Math.sin(turn) * 13, Math.cos(turn) * 13 + 7) * 0.4) *
      30 *
      smoothstep(0, 0.3, share) *
      (1 - smoothstep(0.82, 0.95, share));
    const rim = clamp(1 - CONE.crater / CONE.reach);
    const cone = Math.min(share, rim) ** 1.75 * CONE.tall + gullies;
    const bowl = smoothstep(CONE.crater, CONE.crater * 0.4, far) * 32;
    const ground = beyond(x, z, 10, 70) * (relief.swells(x, z, 60) * 3 + relief.swells(x, z, 17) * 0.8);
    const hills = beyond(x, z, 300, 1600) * (1 - smoothstep(0, 0.25, share)) * (relief.swells(x, z, 420) * 46 + 26);
    const land = ground + cone - bowl + hills + relief.noise.noise(x * 0.5, z * 0.5) * 0.06;
    if (!island) return land;
    // Cliffs of old lava all around, and a rock to stand on before them.
    const coast = far - SHORE + relief.noise.fbm(x * 0.012, z * 0.012, 3) * 60;
    const rock = smoothstep(34, 20, Math.hypot(x, z) + relief.noise.noise(x * 0.08, z * 0.08) * 6);
    const sunk = LEVEL - 7;
    const shore = land + (sunk - land) * smoothstep(-8, 10, coast);
    return shore + (ground * 0.3 - shore) * rock;
  };

/** No fire where the prompt says that it sleeps, or that there is snow on it. */
const isAsleep = ({ dressing, season }: PlaceOrder): boolean =>
  season === 'winter' || dressing.some((word) => /dormant|extinct|sleeping|snow|fuji|rainier|kilimanjaro/.test(word));

/** How many streams there are, and how broad the steam is where they end, in metres. */
const [STREAMS, STEAM_METRES] = [7, 34];
const LAVA = [lightOf(0xff4a10, 2.6), lightOf(0xffa028, 3.6)] as const;

type Course = readonly { readonly at: readonly [number, number]; readonly along: readonly [number, number] }[];

/** The ways of the streams, from the crater down. */
function coursesOf(order: PlaceOrder, heightAt: (x: number, z: number) => number): Course[] {
  const random = makeRandom(layerSeed(order, 40));
  return Array.from({ length: STREAMS }, (_, stream) => {
    const start = (stream - 3) * 0.34 + random.between(-0.1, 0.1);
    let [x, z] = [CONE.x + Math.sin(start) * CONE.crater * 0.9, CONE.z + Math.cos(start) * CONE.crater * 0.9];
    let [dx, dz] = [Math.sin(start), Math.cos(start)];
    const course: Course[number][] = [];
    // To the sea, where there is one.
    const steps = isIsland(order) ? 150 : Math.floor(random.between(60, 104));
    for (let k = 0; k < steps; k++) {
      const e = 7;
      const [gx, gz] = [heightAt(x - e, z) - heightAt(x + e, z), heightAt(x, z - e) - heightAt(x, z + e)];
      const steep = Math.hypot(gx, gz) || 1;
      dx = dx * 0.62 + (gx / steep) * 0.3 + Math.sin(start) * 0.08;
      dz = dz * 0.62 + (gz / steep) * 0.3 + Math.cos(start) * 0.08;
      const length = Math.hypot(dx, dz) || 1;
      [dx, dz] = [dx / length, dz / length];
      course.push({ at: [x, z], along: [dx, dz] });
      if (isIsland(order) && heightAt(x, z) < LEVEL - 4) break;
      [x, z] = [x + dx * 4.6, z + dz * 4.6];
    }
    return course;
  });
}

/** Where lava meets the sea it steams. */
const steamAtSea = (order: PlaceOrder, heightAt: (x: number, z: number) => number): PlaceFacts['spots'] =>
  coursesOf(order, heightAt).flatMap((course) => {
    const end = course.at(-1);
    if (end === undefined || heightAt(end.at[0], end.at[1]) > LEVEL) return [];
    return [{ kind: 'sea steam', at: [end.at[0], LEVEL, end.at[1]] as const, heading: 0, radius: STEAM_METRES }];
  });

/** Streams that seek their way down the gullies, bright in their middle, split where it is flat, and a lake of it in the crater. */
function layLava(order: PlaceOrder, { heightAt }: Land): { readonly placements: Placement[]; readonly lamps: Lamp[] } {
  const builder = new MeshBuilder();
  const material = materialOf('glow');
  const lamps: Lamp[] = [];
  for (const [stream, course] of coursesOf(order, heightAt).entries()) {
    let before: readonly number[] | null = null;
    const steps = isIsland(order) ? 150 : course.length;
    for (const [k, { at, along }] of course.entries()) {
      const [[x, z], [dx, dz]] = [at, along];
      const wide = (2.6 + 4 * (1 - k / steps)) * (0.8 + 0.4 * Math.sin(k * 0.7 + stream * 2));
      const cool = k / steps;
      const row = [-1, -0.4, 0.4, 1].map((side) => {
        const [px, pz] = [x + dz * side * wide, z - dx * side * wide];
        const hot = (1 - Math.abs(side)) * 1.4 * (1 - cool * 0.6);
        const colour = timesLight(mixLight(LAVA[0], LAVA[1], clamp(hot)), 0.5 + 0.5 * (1 - cool));
        return builder.vertex([px, heightAt(px, pz) + 5 - Math.abs(side) * 3.4, pz], [0, 1, 0], { colour, material });
      });
      if (before !== null)
        for (let i = 0; i < 3; i++) builder.quad(before[i] ?? 0, row[i] ?? 0, row[i + 1] ?? 0, before[i + 1] ?? 0);
      before = row;
      if (k % 26 === 12) lamps.push({ at: [x, heightAt(x, z) + 9, z], colour: [9, 2.6, 0.5], reach: 60, size: 6 });
    }
  }
  const level = heightAt(CONE.x, CONE.z) + 12;
  const middle = builder.vertex([CONE.x, level, CONE.z], [0, 1, 0], { colour: LAVA[1], material });
  const ring = Array.from({ length: 24 }, (_, k) => {
    const turn = (k / 24) * Math.PI * 2;
    const at = [
      CONE.x + Math.sin(turn) * CONE.crater * 0.7,
      level,
      CONE.z + Math.cos(turn) * CONE.crater * 0.7,
    ] as const;
    return builder.vertex(at, [0, 1, 0], { colour: LAVA[0], material });
  });
  for (let k = 0; k < 24; k++) builder.triangle(middle, ring[k] ?? 0, ring[(k + 1) % 24] ?? 0);
  lamps.push({ at: [CONE.x, level + 60, CONE.z], colour: [40, 12, 3], reach: 260, size: 30 });
  return {
    placements: [{ mesh: builder.build({ twoSided: true }), matrix: IDENTITY, shades: false }],
    lamps,
  };
}

export const VOLCANO: PlaceBuilder = {
  name: 'volcano',
  describe(order) {
    const heightAt = heightOf(makeRelief(layerSeed(order, 1)), isIsland(order));
    return {
      heightAt,
      waterLevel: isIsland(order) ? LEVEL : null,
      indoor: false,
      bestView: 0,
      viewSlack: 0.15,
      openRadius: 12,
      plainRadius: 30,
      spots: [
        { kind: 'sit', at: [2.5, 0, -2], heading: Math.PI, radius: 1.2 },
        ...(isAsleep(order)
          ? []
          : [
              {
                kind: 'crater',
                at: [CONE.x, heightAt(CONE.x, CONE.z) + 14, CONE.z] as const,
                heading: 0,
                radius: CONE.crater,
              },
              ...(isIsland(order) ? steamAtSea(order, heightAt) : []),
            ]),
      ],
      ways: [],
      prospect: isIsland(order)
        ? {
            ground: { eye: [4, 7, -120], target: [18, 42, -330] },
            air: { eye: [-80, 76, -70], target: [20, 18, -390], stays: true },
          }
        : {
            ground: { eye: [4, 7, 40], target: [16, 32, -120] },
            air: { eye: [-30, 110, -60], target: [20, 130, -330], stays: true },
          },
    };
  },
  build(order, sight) {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const island = isIsland(order);
    const heightAt = heightOf(relief, island);
    // What darkens the sky here is ash.
    const air = openAir({ ...order, weather: order.weather === 'storm' ? 'cloudy' : order.weather });
    const land: Land = { relief, heightAt, sight, season };
    const asleep = isAsleep(order);
    const lava = asleep ? { placements: [], lamps: [] } : layLava(order, land);
    const [basalt, ash, rust] = [lightOf(0x4a4644), lightOf(0x6f6a66), lightOf(0x6e4a38)];
    return {
      placements: [
        ...(island ? [makeWaterSheet(LEVEL, [0, -300], 4000)] : []),
        ...lava.placements,
        ...plantCopse(order, land, {
          layer: 2,
          centre: [0, -60],
          reach: 260,
          step: 10,
          density: (x, z, y) =>
            y > 26 || y < LEVEL + 1 ? 0 : smoothstep(0.05, 0.3, relief.noise.fbm(x * 0.012, z * 0.012, 2)) * 0.5,
          species: [
            ['pine', 0.6],
            ['bush', 1],
          ],
          size: [0.5, 1],
          clear: 18,
        }),
        ...strewStones(order, land, {
          layer: 3,
          reach: 90,
          step: 2.4,
          density: (x, z) => 0.08 + smoothstep(0.05, 0.5, relief.noise.noise(x * 0.08 + 2, z * 0.08)) * 0.34,
          look: { stone: basalt, moss: lightOf(0x59603a), mossy: 0.25, tall: 0.75, cuts: 9, strata: 0 },
          size: [0.15, 2.6],
          clear: 10,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal) {
            const patch = relief.noise.fbm(x * 0.014, z * 0.014, 4);
            let colour = mixLight(basalt, ash, clamp(0.4 + patch));
            colour = mixLight(colour, rust, smoothstep(40, 260, y + patch * 90) * 0.6);
            const grown = smoothstep(0.1, 0.4, relief.noise.fbm(x * 0.012, z * 0.012, 2)) * smoothstep(34, 8, y);
            colour = mixLight(colour, lightOf(0x5c6438), grown * smoothstep(0.25, 0.1, 1 - normal[1]) * 0.8);
            colour = timesLight(colour, 0.9 + 0.3 * relief.noise.noise(x * 0.07, z * 0.07 + y * 0.05));
            const white = Math.max(season.snow, asleep ? smoothstep(190, 240, y + patch * 60) : 0);
            return {
              colour: mixLight(colour, SNOW_WHITE, white * smoothstep(0.6, 0.3, 1 - normal[1])),
              material: materialOf('rock'),
            };
          },
          reach: 4096,
          middle: [0, 0, -1400],
          floor: island ? LEVEL - 6 : null,
          farFineness: 2.4,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air,
      water: island
        ? makeWater(
            {
              level: LEVEL,
              deep: [0.01, 0.06, 0.09],
              shallow: [0.06, 0.16, 0.18],
              clarity: 0.5,
              waves: 0.3,
              flow: 0.5,
            },
            ...([order, air] as const),
          )
        : null,
      lamps: lava.lamps,
      wind: windOf(season),
    };
  },
};
