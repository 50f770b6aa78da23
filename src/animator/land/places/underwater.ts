import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { leaning, standing } from '../../maths/matrix.ts';
import { type Light, lightOf, type Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { makeArch, makeHonourColumn, makeTemple } from '../kits/architecture/antique.ts';
import { layerSeed, openAir } from '../kits/nature.ts';
import { strewStones } from '../kits/plants/copse.ts';
import { makeCoral, makeKelp } from '../kits/plants/coral.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { layReefHeads } from '../kits/plants/reef-heads.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import type { Season } from '../kits/season.ts';
import { makeShipwreck } from '../kits/shipwreck.ts';
import { sow } from '../kits/sow.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Air, Placement } from '../world.ts';

/** No season reaches down here. */
const STILL: Season = { name: 'summer', snow: 0, wet: 0, windStrength: 0.8 };

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const reef = beyond(x, z, 14, 40) * Math.max(0, relief.noise.fbm(x * 0.045, z * 0.045, 3)) * 9;
    const walls = smoothstep(24, 70, Math.abs(x)) * 8 + smoothstep(-45, -90, z) * 7;
    return (
      reef +
      walls * (0.5 + relief.swells(x, z, 30) * 0.4) +
      relief.noise.noise(x * 0.3, z * 0.3) * 0.12 +
      Math.sin(x * 2.6 + relief.noise.noise(x * 0.3, z * 0.3) * 5) * 0.012
    );
  };

export const UNDERWATER: PlaceBuilder = {
  name: 'underwater',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 10,
    plainRadius: 50,
    spots: [{ kind: 'sit', at: [2, 0, -2], heading: 0, radius: 1.5 }],
    ways: [],
  }),
  build(order, sight, detail) {
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const tint = (): Light => [1, 1, 1];
    const look = {
      root: lightOf(0x24503a),
      tip: lightOf(0x6fa05a),
      dry: lightOf(0x9ab060),
      dryness: 0.15,
      height: 0.5,
      broad: 1.6,
    };
    const growth = (x: number, z: number): number =>
      Math.hypot(x, z) < 4 ? 0 : smoothstep(0.15, 0.5, relief.noise.noise(x * 0.12 + 3, z * 0.12));
    return {
      placements: [
        ...sowGrass(order, { heightAt, sight, season: STILL }, { layer: 2, look, growth, tint, reach: 50, detail }),
        ...growReef(order, { relief, heightAt, sight }),
        ...layRuins(order, heightAt),
        ...layWreck(order, heightAt),
        ...(isReef(order) ? layReefHeads(order, heightAt, sight) : []),
        ...strewStones(
          order,
          { relief, heightAt, sight, season: STILL },
          {
            layer: 5,
            reach: 60,
            step: 2.6,
            density: (_x, _z, y) => 0.05 + smoothstep(0.3, 2, y) * 0.4,
            look: { stone: lightOf(0x6a6e66), moss: lightOf(0x7a8a5a), mossy: 0.6, tall: 0.7, cuts: 12, strata: 0 },
            size: [0.15, 2.6],
            clear: 9,
          },
        ),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal) {
            const sand = timesLight(lightOf(0xa89a78), 1 + relief.noise.fbm(x * 0.1, z * 0.1, 3) * 0.3);
            // Where waves above gather the sun: a net of light on the sand.
            const net =
              Math.abs(relief.noise.noise(x * 0.55, z * 0.55)) +
              Math.abs(relief.noise.noise(x * 0.8 + 9, z * 0.8)) * 0.7;
            const bright = order.time === 'night' ? 1 : 1 + smoothstep(0.28, 0.02, net) * 0.7;
            const rock = Math.max(smoothstep(0.2, 0.45, 1 - normal[1]), smoothstep(1, 3, y) * 0.8);
            const stone = mixLight(
              lightOf(0x5f6a62),
              lightOf(0x8a6a72),
              clamp(0.5 + relief.noise.fbm(x * 0.3, z * 0.3, 2)),
            );
            return { colour: timesLight(mixLight(sand, stone, rock), bright), material: materialOf('dune') };
          },
          reach: 256,
          middle: [0, 0, -60],
          floor: null,
        },
        sight,
      ),
      groundFocus: [0, 0, -4],
      heightAt,
      air: waterAir(order),
      water: null,
      lamps: [],
      wind: { x: 0.8, z: 0.6, strength: STILL.windStrength },
    };
  },
};

/** Below the surface all light comes from above, and blue takes over within a stone's throw. */
function waterAir(order: PlaceOrder): Air {
  const air = openAir({ ...order, weather: 'clear' });
  const deep = order.dressing.some((word) => word.includes('deep') || word.includes('dark')) || order.time === 'night';
  const abyss = order.dressing.some(
    (word) =>
      /\b(?:dark|deep|abyss\w*|midnight|bioluminescen\w*)\b/.test(word) &&
      /sea|ocean|water|depth|abyss|trench/.test(word),
  );
  // Where sunbeams are told of, they reach down to whom one sees.
  const sunny = order.dressing.includes('light shafts');
  const light = abyss
    ? sunny
      ? 0.34
      : 0.14
    : deep
      ? order.time === 'night'
        ? 0.24
        : 0.4
      : order.time === 'day'
        ? 1
        : 0.7;
  const scale = (colour: Light): Light => timesLight(colour, light);
  const blue = scale([0.008, 0.13, 0.27]);
  return {
    ...air,
    sunDirection: [-0.28, 0.93, -0.22],
    sunColour: scale([2.3, 2.7, 2.6]),
    sunDisc: 0,
    skyLight: scale([0.2, 0.38, 0.46]),
    skyLightUp: scale([0.1, 0.26, 0.3]),
    skyLightSun: [0, 0, 0],
    rim: scale([0.4, 0.75, 0.85]),
    // Divers bring a lamp: who is filmed is seen in the deepest sea.
    fill: timesLight([0.55, 0.72, 0.8], 0.14 + 0.36 * (1 - light)),
    fog: { colour: blue, glow: scale([0.04, 0.12, 0.14]), density: 0.026, floor: 0, height: 60, haze: 0.008 },
    sky: {
      ...air.sky,
      zenith: scale([0.5, 1.35, 1.5]),
      middle: scale([0.05, 0.38, 0.6]),
      horizon: blue,
      glow: scale([0.2, 0.4, 0.4]),
      cloudLit: scale([0.5, 1.2, 1.3]),
      cloudShade: scale([0.15, 0.6, 0.75]),
      cover: 0.75,
      cirrus: 0,
      drift: 0.002,
    },
    stars: 0,
    print: { ...air.print, exposure: 0.82 + 0.2 * (1 - light), shafts: 0.6, bloom: 0.7, saturation: 1.12 },
  };
}

const isReef = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => /reef|coral/.test(word));

/** Metres behind whoever is filmed, and how far over it leans. */
const [WRECK_X, WRECK_Z, WRECK_TURN, WRECK_LEANS] = [1.5, -15, 1.12, 0.34] as const;

/** A ship that went down lies on its bilge, half in the sand. */
function layWreck(order: PlaceOrder, heightAt: (x: number, z: number) => number): Placement[] {
  if (!order.dressing.some((word) => /\b(?:shipwrecks?|wrecks?|wreckage)\b/.test(word))) return [];
  const low = Math.min(...[-7, 0, 7].map((x) => heightAt(WRECK_X + x, WRECK_Z)));
  return [
    {
      mesh: makeShipwreck(layerSeed(order, 8)),
      matrix: leaning([WRECK_X, low - 0.5, WRECK_Z], [0, 1, WRECK_LEANS], WRECK_TURN),
    },
  ];
}

/** Metres, radians and size: what still stands of a city below the sea. */
const RUINS = [
  [-13, -20, 0.5, 1],
  [15, -26, -0.6, 1.2],
  [4, -46, 0.1, 1.6],
] as const;

function layRuins({ dressing }: PlaceOrder, heightAt: (x: number, z: number) => number): Placement[] {
  if (!dressing.some((word) => /\bcity\b|\batlantis\b/.test(word))) return [];
  const [temple, column, arch] = [makeTemple(6, 7), makeHonourColumn(9), makeArch(6, 7)];
  const stand = (mesh: Mesh, x: number, z: number, turn: number, size = 1): Placement => ({
    mesh,
    matrix: standing([x, heightAt(x, z) - 0.4, z], turn, size),
  });
  return [
    ...RUINS.map(([x, z, turn, size]) => stand(temple, x, z, turn, size)),
    stand(arch, -4, -15, 0.3),
    ...[-22, -8, 7, 21].map((x, k) => stand(column, x, -13 - 7 * (k % 2), k)),
  ];
}

/** Corals of many shapes and colours on the rocks, kelp behind them. */
function growReef(
  order: PlaceOrder,
  {
    relief,
    heightAt,
    sight,
  }: {
    readonly relief: Relief;
    readonly heightAt: (x: number, z: number) => number;
    readonly sight: Parameters<PlaceBuilder['build']>[1];
  },
): Placement[] {
  const random = makeRandom(layerSeed(order, 3));
  // A reef that is spoken of is grown over with corals, and no wood of kelp.
  const reef = isReef(order) ? 1 : 0;
  const corals = Array.from({ length: 12 }, (_, k) => makeCoral(random.spawn(`${k}`), k));
  const kelp = [0, 1, 2].map((k) => makeKelp(random.spawn(`kelp-${k}`)));
  const placements: Placement[] = [];
  sow(
    { seed: layerSeed(order, 4), sight, heightAt, centre: [0, -10], reach: 60, step: 1.25, to: 60, tall: 2 },
    ({ x, y, z, chance }) => {
      const far = Math.hypot(x, z);
      const here = smoothstep(0, 0.45, relief.noise.noise(x * 0.1, z * 0.1)) * 0.5 + smoothstep(0.4, 2, y) * 0.5;
      if (chance(0) > here * 0.7 + 0.09 + reef * 0.5 || far < 4 - reef * 1.5 || sight.nearest([x, y, z]) < 1.4) return;
      const size = (0.35 + 0.9 * chance(2) ** 2) * (far < 9.5 ? 0.4 + 0.25 * reef : 1 + 0.3 * reef);
      if (far > 9.5 && sight.blocks([x, y, z], size * 0.7, size)) return;
      const mesh =
        corals[Math.floor((relief.noise.noise(x * 0.13, z * 0.13 + 5) * 0.5 + 0.5) * 8 + chance(1) * 5) % 12];
      if (mesh !== undefined)
        placements.push({ mesh, matrix: standing([x, y - 0.03, z], chance(3) * 6.28, size), phase: chance(4) });
    },
  );
  sow(
    { seed: layerSeed(order, 6), sight, heightAt, centre: [0, -20], reach: 60, step: 3.4, to: 60, tall: 7 },
    ({ x, y, z, chance }) => {
      const mesh = kelp[Math.floor(chance(1) * 3)];
      if (
        mesh === undefined ||
        Math.hypot(x, z) < 13 ||
        chance(0) > smoothstep(0, 0.4, relief.noise.noise(x * 0.05 + 7, z * 0.05)) * (0.7 - 0.55 * reef) ||
        sight.blocks([x, y, z], 1.2, 7)
      )
        return;
      placements.push({ mesh, matrix: standing([x, y, z], chance(2) * 6.28, 0.7 + 0.6 * chance(3)), phase: chance(4) });
    },
  );
  return placements;
}
