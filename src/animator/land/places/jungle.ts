import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { IDENTITY } from '../../maths/matrix.ts';
import { lightOf, MeshBuilder } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, windOf, woodedAir } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { addLimb } from '../kits/plants/limb.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { BANANA, BROAD, FERN, FERN_TONES, JUNGLE_TONES, makeRosettes } from '../kits/plants/undergrowth.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { sow } from '../kits/sow.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const pathAt = (z: number): number => Math.sin(z * 0.08 + 0.5) * 2.2 * smoothstep(4, 26, Math.abs(z));

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number =>
    beyond(x, z, 8, 40) * (relief.swells(x, z, 36) * 2 + relief.swells(x, z, 12) * 0.3) +
    beyond(x, z, 50, 300) * (relief.swells(x, z, 180) * 16 + 14) -
    Math.exp(-(((x - pathAt(z)) / 1.1) ** 2)) * 0.08;

/** Low leaves of all kinds over the ground. */
const HERBS = {
  root: lightOf(0x22381c),
  tip: lightOf(0x557f36),
  dry: lightOf(0x8a9a4a),
  dryness: 0.1,
  height: 0.13,
  broad: 2.4,
};

/** 0 where nothing tall may stand. */
function openness(x: number, z: number): number {
  const far = Math.hypot(x, z);
  if (far < 9 || (z > 0 && far < 15 && Math.abs(x) < z * 1.75)) return 0;
  return smoothstep(1.8, 3, Math.abs(x - pathAt(z)));
}

export const JUNGLE: PlaceBuilder = {
  name: 'jungle',
  describe(order) {
    const heightAt = heightOf(makeRelief(layerSeed(order, 1)));
    const points: Vector[] = [];
    for (let z = 36; z >= -44; z -= 5) points.push([pathAt(z), heightAt(pathAt(z), z), z]);
    return {
      heightAt,
      waterLevel: null,
      indoor: false,
      bestView: 0,
      openRadius: 8.5,
      plainRadius: 30,
      spots: [{ kind: 'sit', at: [3, 0, -3], heading: 0, radius: 1 }],
      ways: [{ kind: 'path', points, width: 2 }],
    };
  },
  build(order, sight, detail) {
    const season = { ...seasonOf(order, false), name: 'summer' as const };
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = woodedAir(order);
    const land: Land = { relief, heightAt, sight, season };
    return {
      placements: [
        ...sowGrass(order, land, {
          layer: 11,
          look: HERBS,
          growth: (x, z) =>
            smoothstep(0.9, 1.6, Math.abs(x - pathAt(z))) * smoothstep(-0.5, 0.2, relief.noise.noise(x * 0.2, z * 0.2)),
          tint: () => [1, 1, 1],
          reach: 30,
          detail,
        }),
        ...plantTrees(order, land),
        ...layUndergrowth(order, land),
        ...hangVines(order, land),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, _y, _normal, cell) {
            const { noise } = relief;
            const soil = timesLight(lightOf(0x4f3d27), 0.9 + noise.noise(x * 0.8, z * 0.8) * 0.35);
            let colour = mixLight(
              soil,
              lightOf(0x3f5a2a),
              clamp(smoothstep(-0.2, 0.4, noise.fbm(x * 0.14, z * 0.14, 3)) * 0.8),
            );
            colour = mixLight(colour, lightOf(0x7a6040), Math.exp(-(((x - pathAt(z)) / 1.1) ** 4)) * 0.75);
            if (cell > 4) colour = mixLight(colour, lightOf(0x2c4826), 0.7);
            return {
              colour: mixLight(timesLight(colour, 1 - season.wet * 0.3), SNOW_WHITE, season.snow * 0.7),
              material: materialOf('soil'),
            };
          },
          reach: 1024,
          middle: [0, 0, -200],
          floor: null,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: {
        ...air,
        // Damp air, green from all the leaves it is lit through.
        skyLight: [air.skyLight[0] * 0.95, air.skyLight[1] * 1.1, air.skyLight[2] * 0.9],
        fog: {
          ...air.fog,
          colour: mixLight(
            air.fog.colour,
            [air.fog.colour[0] * 0.85, air.fog.colour[1] * 1.08, air.fog.colour[2] * 0.8],
            0.7,
          ),
          density: air.fog.density + 0.0042,
          height: 45,
        },
        print: { ...air.print, exposure: air.print.exposure * (order.time === 'day' ? 1.3 : 1.45), shafts: 0.5 },
      },
      water: null,
      lamps: [],
      wind: windOf({ ...season, windStrength: season.windStrength * 0.6 }),
    };
  },
};

function plantTrees(order: PlaceOrder, land: Land): Placement[] {
  const { heightAt, sight, season } = land;
  const leaves = TREES.jungle.leaves.summer;
  return [
    ...plantCopse(order, land, {
      layer: 2,
      reach: 75,
      step: 6.2,
      density: (x, z) => openness(x, z) * 0.62,
      species: [
        ['jungle', 0.62],
        ['palm', 1],
      ],
      size: [0.65, 1.15],
      clear: 9,
      crowd: 1.9,
    }),
    ...plantCopse(order, land, {
      layer: 3,
      reach: 45,
      step: 4,
      density: (x, z) => openness(x, z) * 0.3,
      species: [
        ['bush', 0.7],
        ['bamboo', 1],
      ],
      size: [0.8, 1.4],
      clear: 11,
      crowd: 1.6,
    }),
    ...plantWoods({
      seed: layerSeed(order, 4),
      sight,
      heightAt,
      season,
      centre: [0, 0],
      reach: 380,
      step: 7,
      from: 70,
      to: 380,
      density: () => 0.85,
      spires: 0,
      spire: leaves,
      dome: leaves,
      height: 18,
      most: 5000,
    }),
  ];
}

function layUndergrowth(order: PlaceOrder, { relief, heightAt, sight, season }: Land): Placement[] {
  const ferns = makeRosettes(layerSeed(order, 5), FERN, FERN_TONES.summer, season);
  const broad = makeRosettes(layerSeed(order, 6), BROAD, JUNGLE_TONES, season);
  const banana = makeRosettes(layerSeed(order, 7), BANANA, JUNGLE_TONES, season);
  const placements: Placement[] = [];
  sow(
    { seed: layerSeed(order, 8), sight, heightAt, centre: [0, 0], reach: 48, step: 1.15, to: 46, tall: 2.5 },
    ({ x, y, z, distance, chance }) => {
      const far = Math.hypot(x, z);
      const path = smoothstep(1, 1.9, Math.abs(x - pathAt(z)));
      const here =
        path *
        smoothstep(6.5, 11, far) *
        (0.55 + smoothstep(-0.3, 0.3, relief.noise.noise(x * 0.1 + 5, z * 0.1)) * 0.45);
      if (chance(0) > here * 0.8 || sight.nearest([x, y, z]) < 1.2) return;
      const kind = chance(1);
      const size = 0.7 + 0.6 * chance(2);
      if (kind < 0.4) {
        if (!sight.blocks([x, y, z], 0.6, 0.7))
          placements.push(ferns.place([x, y, z], size * 1.2, chance(3), distance));
      } else if (kind < 0.83) {
        if (!sight.blocks([x, y, z], 0.9, 1)) placements.push(broad.place([x, y, z], size, chance(3), distance));
      } else if (openness(x, z) > 0.9 && far > 11 && !sight.blocks([x, y, z], 2, 2.4))
        placements.push(banana.place([x, y, z], size * 0.9, chance(3), distance));
    },
  );
  placements.push(
    ...strewStones(
      order,
      { relief, heightAt, sight, season },
      {
        layer: 9,
        reach: 40,
        step: 3,
        density: (x, z) => (openness(x, z) > 0.5 ? 0.12 : 0.02),
        look: { stone: lightOf(0x6f6a60), moss: lightOf(0x4c6a2c), mossy: 1, tall: 0.65, cuts: 12, strata: 0 },
        size: [0.15, 1.5],
        clear: 9,
      },
    ),
  );
  return placements;
}

/** Lianas from crown to crown. */
function hangVines(order: PlaceOrder, { heightAt, sight, season }: Land): Placement[] {
  const random = makeRandom(layerSeed(order, 10));
  const builder = new MeshBuilder();
  for (let k = 0; k < 16; k++) {
    const angle = random.between(0, 6.28);
    const far = random.between(11, 30);
    const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far];
    if (openness(x, z) < 0.5 || sight.blocks([x, heightAt(x, z), z], 2.5, 12)) continue;
    const [dx, dz] = [random.between(-4, 4), random.between(-4, 4)];
    const [high, low] = [random.between(9, 13), random.between(2.5, 6)];
    const points = Array.from({ length: 13 }, (_, i): Vector => {
      const t = i / 12;
      return [x + dx * t, heightAt(x, z) + high - (high - low) * 4 * t * (1 - t), z + dz * t];
    });
    addLimb(
      builder,
      points,
      points.map(() => 0.035),
      { colour: lightOf(0x4a5a2e), sides: 5, season, wind: 0.1 },
    );
  }
  return builder.triangleCount === 0 ? [] : [{ mesh: builder.build(), matrix: IDENTITY }];
}
