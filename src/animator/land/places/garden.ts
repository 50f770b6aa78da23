import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { IDENTITY, standing } from '../../maths/matrix.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { addBox } from '../kits/built.ts';
import { asksForFestoons, FESTOON_LAMPS, hangFestoons } from '../kits/festoons.ts';
import { type Land, layerSeed, windOf, woodedAir } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { makeHedge } from '../kits/plants/hedge.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { type Season, SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Lamp, Placement } from '../world.ts';

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number =>
    beyond(x, z, 16, 70) * relief.swells(x, z, 60) * 0.9 + beyond(x, z, 90, 400) * (relief.swells(x, z, 200) * 10 + 6);

/** A gravel walk around the lawn, with arms to both sides and to the back. */
const WALK = 10.6;
function onWalk(x: number, z: number): number {
  const far = Math.hypot(x, z);
  const ring = Math.abs(far - WALK);
  const arm = far > WALK ? Math.min(Math.abs(x) + (z > 0 ? 99 : 0), Math.abs(z)) : 99;
  return 1 - smoothstep(0.85, 1.05, Math.min(ring, arm));
}
const inBed = (x: number, z: number): boolean => {
  const far = Math.hypot(x, z);
  return far > WALK + 1.2 && far < WALK + 3 && z < 5 && onWalk(x, z) <= 0;
};

export const GARDEN: PlaceBuilder = {
  name: 'garden',
  describe(order) {
    const points = Array.from(
      { length: 33 },
      (_, k): Vector => [Math.sin((k / 32) * Math.PI * 2) * WALK, 0, Math.cos((k / 32) * Math.PI * 2) * WALK],
    );
    return {
      heightAt: heightOf(makeRelief(layerSeed(order, 1))),
      waterLevel: null,
      indoor: false,
      bestView: 0,
      openRadius: 9.5,
      spots: [
        { kind: 'sit', at: [-6.2, 0.46, -9.6], heading: 0.57, radius: 0.8 },
        { kind: 'sit', at: [6.2, 0.46, -9.6], heading: -0.57, radius: 0.8 },
        { kind: 'shade', at: [-15, 0, -12], heading: 0, radius: 3 },
      ],
      ways: [{ kind: 'path', points, width: 1.8 }],
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = woodedAir(order);
    const grass = meadowGrass(season.name === 'summer' ? 'spring' : season.name, 0.085);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 60,
      rockFrom: 900,
      snowFrom: 3000,
      woods: lightOf(0x35482c),
    };
    const land: Land = { relief, heightAt, sight, season };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x * 0.5, z * 0.5);
    const growth = (x: number, z: number): number =>
      onWalk(x, z) > 0 || inBed(x, z) ? 0 : season.snow > 0.5 ? 0.1 : 1;
    const beds = {
      ...order,
      dressing: order.dressing.some((word) => word.includes('flower'))
        ? order.dressing
        : [...order.dressing, season.name === 'spring' ? 'tulip' : 'rose', 'lavender', 'daisy'],
    };
    return {
      placements: [
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 80, detail }),
        ...(season.name === 'winter'
          ? []
          : sowFlowers(beds, land, { layer: 3, reach: 24, bare: (x, z) => !inBed(x, z) })),
        ...plantGarden(order, land),
        ...furnish(order, season),
        ...(asksForFestoons(order) ? hangFestoons(season) : []),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const walk = cell < 2 ? onWalk(x, z) : 0;
            const soil = cell < 2 && inBed(x, z) ? 1 : 0;
            if (walk <= 0 && soil <= 0) return look;
            const gravel = timesLight(lightOf(0xb9a88a), 1 + relief.noise.noise(x * 3, z * 3) * 0.1 - season.wet * 0.3);
            const colour = mixLight(mixLight(look.colour, lightOf(0x4a3a2a), soil), gravel, walk);
            return { colour: mixLight(colour, SNOW_WHITE, season.snow * 0.75), material: materialOf('soil') };
          },
          reach: 2048,
          middle: [0, 0, -300],
          floor: null,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air,
      water: null,
      lamps: [...lampsOf(order), ...(asksForFestoons(order) ? FESTOON_LAMPS : [])],
      wind: windOf(season),
    };
  },
};

const LAMP_SPOTS: readonly Vector[] = [
  [-8.6, 0, -8.6],
  [8.6, 0, -8.6],
  [-12, 0, 1.5],
  [12, 0, 1.5],
];

function lampsOf({ time, dressing }: PlaceOrder): Lamp[] {
  if (time !== 'night' && time !== 'dusk' && !dressing.some((word) => word.includes('lantern'))) return [];
  return LAMP_SPOTS.map(([x, , z]) => ({ at: [x, 2.75, z], colour: [9, 5.6, 2.6], reach: 13, size: 0.25 }));
}

function plantGarden(order: PlaceOrder, land: Land): Placement[] {
  const { heightAt, sight, season } = land;
  const asks = (word: string): boolean => order.dressing.some((name) => name.includes(word));
  const cherry = asks('cherry') || asks('sakura') || asks('blossom') || season.name === 'spring';
  const hedges = [0, 1].map((variant) =>
    makeHedge(makeRandom(layerSeed(order, 7)).spawn(`${variant}`), season, 4, 1.25, 0.8),
  );
  const placements: Placement[] = [
    ...plantCopse(order, land, {
      layer: 4,
      reach: 90,
      step: 7,
      density: (x, z) => (onWalk(x, z) > 0 || Math.hypot(x, z) < 15.5 ? 0 : 0.32),
      species: cherry
        ? [
            ['cherry', 0.6],
            ['maple', 0.8],
            ['birch', 1],
          ]
        : [
            ['maple', 0.35],
            ['oak', 0.55],
            ['birch', 0.75],
            ['apple', 1],
          ],
      size: [0.75, 1.15],
      clear: 15.5,
      crowd: 1.2,
    }),
    ...plantCopse(order, land, {
      layer: 5,
      reach: 40,
      step: 3,
      density: (x, z) => (onWalk(x, z) > 0 ? 0 : 0.22),
      species: [['bush', 1]],
      size: [0.5, 1],
      clear: 15,
    }),
    ...plantWoods({
      seed: layerSeed(order, 6),
      sight,
      heightAt,
      season,
      centre: [0, 0],
      reach: 420,
      step: 8,
      from: 85,
      to: 420,
      density: () => 0.7,
      spires: 0.15,
      spire: TREES.spruce.leaves.summer,
      dome: farLeaves(season),
      height: 12,
      most: 4000,
    }),
  ];
  // Clipped hedges behind the beds, open where the walks go through.
  for (let k = 0; k < 22; k++) {
    const angle = (k / 22) * Math.PI * 2;
    const [x, z] = [Math.sin(angle) * 14.6, Math.cos(angle) * 14.6];
    if (z > 4 || onWalk(x, z) > 0 || Math.abs(x) < 2.4 || Math.abs(z) < 2.2) continue;
    const mesh = hedges[k % 2];
    if (mesh !== undefined && !sight.blocks([x, 0, z], 2.2, 1.3))
      placements.push({ mesh, matrix: standing([x, heightAt(x, z), z], angle, 1) });
  }
  return placements;
}

/** Benches at the walk, lamps beside it, a basin where the walk leads to. */
function furnish(order: PlaceOrder, season: Season): Placement[] {
  const bench = makeBench(season);
  const post = makeLampPost(season, order.time === 'night' || order.time === 'dusk');
  return [
    ...(
      [
        [-6.2, -9.6, 0.57],
        [6.2, -9.6, -0.57],
      ] as const
    ).map(([x, z, heading]) => ({ mesh: bench, matrix: standing([x, 0, z], heading) })),
    ...LAMP_SPOTS.map((at) => ({ mesh: post, matrix: standing(at) })),
    { mesh: makeBasin(season), matrix: IDENTITY },
  ];
}

function makeBench(season: Season): Mesh {
  const builder = new MeshBuilder();
  const wood = { colour: lightOf(0x8a6240), material: 'wood', season } as const;
  const iron = { colour: lightOf(0x2f3234), material: 'metal', season } as const;
  for (const z of [-0.16, 0, 0.16]) addBox(builder, [0, 0.44, z], [1.6, 0.04, 0.13], wood);
  for (const y of [0.62, 0.78, 0.92]) addBox(builder, [0, y, -0.26], [1.6, 0.11, 0.035], wood);
  for (const x of [-0.68, 0.68]) {
    addBox(builder, [x, 0.22, 0.16], [0.06, 0.44, 0.06], iron);
    addBox(builder, [x, 0.48, -0.24], [0.06, 0.96, 0.06], iron);
    addBox(builder, [x, 0.64, 0], [0.06, 0.04, 0.5], iron);
  }
  return builder.build();
}

function makeLampPost(season: Season, lit: boolean): Mesh {
  const builder = new MeshBuilder();
  const iron = { colour: lightOf(0x26302c), material: 'metal', season } as const;
  addBox(builder, [0, 1.25, 0], [0.08, 2.5, 0.08], iron);
  addBox(builder, [0, 0.15, 0], [0.2, 0.3, 0.2], iron);
  addBox(builder, [0, 2.72, 0], [0.24, 0.34, 0.24], {
    colour: lit ? [7, 4.6, 2.2] : lightOf(0xd8d4c4),
    material: lit ? 'glow' : 'glass',
    season: { ...season, snow: 0 },
  });
  addBox(builder, [0, 2.93, 0], [0.32, 0.07, 0.32], iron);
  return builder.build();
}

/** A round stone basin with a shaft: the fountain at the end of the walk. */
function makeBasin(season: Season): Mesh {
  const builder = new MeshBuilder();
  const stone = { colour: lightOf(0xa8a196), material: 'stone', season } as const;
  for (let k = 0; k < 14; k++) {
    const angle = (k / 14) * Math.PI * 2;
    addBox(builder, [Math.sin(angle) * 2.1, 0.26, -24 + Math.cos(angle) * 2.1], [1, 0.55, 0.28], stone, angle);
  }
  addBox(builder, [0, 0.6, -24], [0.5, 1.3, 0.5], stone);
  addBox(builder, [0, 1.3, -24], [1.3, 0.14, 1.3], stone, 0.4);
  addBox(builder, [0, 1.7, -24], [0.26, 0.7, 0.26], stone, 0.4);
  addBox(builder, [0, 2.08, -24], [0.7, 0.1, 0.7], stone);
  addBox(
    builder,
    [0, 0.36, -24],
    [3.6, 0.05, 3.6],
    { colour: lightOf(0x6f9aa6), material: 'polished', season: { ...season, snow: 0 } },
    0.78,
  );
  return builder.build();
}
