import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { strewStones } from '../kits/plants/copse.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { placeRockSheet } from '../kits/rock-sheet.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const LEVEL = -0.7;
/** Where the glacier ends in the sea, and how high it stands there. */
const FRONT = { z: -250, tall: 30, half: 190 } as const;
const [ICE, BLUE] = [lightOf(0xcfe2ee), lightOf(0x4b97bf)];

const frontAt = ({ noise }: Relief, x: number): number =>
  FRONT.z + noise.fbm(x * 0.012, 5, 3) * 34 + (x / 40) ** 2 * 0.9;

/** A shore of snow in the front, a bay before it, mountains around and between them the glacier that comes down. */
const FLOES = /\bfloes?\b|\bice ?bergs?\b|drift ice|drifting ice|sea ice|pack ice|sheet of ice|melting ice/;
/** Whether the film plays on ice that floats: metres from its middle to its edge. */
const isAdrift = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => FLOES.test(word));
/** Long enough for whoever walks across it; metres from its middle to its edge toward us, and how much longer it is. */
const FLOE = { half: 13, narrow: 0.6 } as const;
/** Plates around it with dark water between them: metres from middle to middle, half of the leads, the share that has melted, and how far they lie. */
const PACK = { step: 8.5, lead: 0.55, melted: -0.12, reach: 60 } as const;

/** Metres to the edge of the plate of ice that is nearest; less than nothing on it. */
function packEdge({ noise }: Relief, x: number, z: number): number {
  const [i0, j0] = [Math.floor(x / PACK.step), Math.floor(z / PACK.step)];
  let [first, second, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, true];
  for (let i = i0 - 1; i <= i0 + 1; i++)
    for (let j = j0 - 1; j <= j0 + 1; j++) {
      const [aside, ahead] = [noise.noise(i * 3.7 + 0.5, j * 5.3), noise.noise(i * 2.9, j * 4.1 + 7.5)];
      const far = Math.hypot((i + 0.5 + aside * 0.6) * PACK.step - x, (j + 0.5 + ahead * 0.6) * PACK.step - z);
      if (far < first) [second, first, whole] = [first, far, noise.noise(i * 1.7 + 9, j * 2.3) > PACK.melted];
      else second = Math.min(second, far);
    }
  return whole ? PACK.lead - (second - first) / 2 : 1;
}

const heightOf =
  (relief: Relief, adrift: boolean) =>
  (x: number, z: number): number => {
    const edge = Math.hypot(x * FLOE.narrow, z) - FLOE.half - relief.noise.fbm(x * 0.14 + 3, z * 0.14, 2) * 3;
    if (adrift && Math.hypot(x, z) < PACK.reach)
      return LEVEL + 0.24 - smoothstep(-0.1, 0.5, Math.min(edge, packEdge(relief, x, z))) * 3;
    const bank =
      z + 15 + relief.noise.fbm(x * 0.04, 3, 2) * 5 + smoothstep(20, 90, x) * 40 - smoothstep(-20, -120, x) * 60;
    const shore = LEVEL - 2.6 + smoothstep(-14, 7, bank) * 3.3;
    const drifts =
      smoothstep(2, 12, bank) * beyond(x, z, 8, 40) * Math.abs(relief.noise.fbm(x * 0.05, z * 0.08, 3)) * 1.6;
    const inland = frontAt(relief, x) - z;
    const glacier =
      smoothstep(2, 14, inland) * (FRONT.tall - 3) +
      smoothstep(0, 1500, inland) * 190 +
      smoothstep(20, 200, inland) * relief.swells(x, z, 60) * 4;
    const aside = Math.abs(x - 20) - 170 - relief.noise.fbm(z * 0.006, 8, 2) * 60;
    const walls =
      shareOf(smoothstep(0, 420, aside) * smoothstep(40, -160, z) + smoothstep(1500, 3000, inland), () =>
        relief.peaks(x, z, 1100, 8),
      ) * 470;
    const below = inland > 0 ? Math.max(shore, LEVEL - 2 + glacier) : shore;
    return below + drifts + walls;
  };

/** Ice that has broken off and floats: where, how wide and how high. The larger are far, small floes lie near. */
function layIcebergs(order: PlaceOrder, { relief, season }: Land): Placement[] {
  const random = makeRandom(layerSeed(order, 30));
  const bergs: (readonly [number, number, number, number])[] = [
    [-27, -66, 10, 9],
    [33, -92, 14, 13],
    [-4, -176, 11, 8],
    [66, -72, 8, 5.5],
    [-86, -150, 17, 13],
  ];
  for (let k = 0; k < 34; k++) {
    const far = random.between(isAdrift(order) ? 17 : 26, 200);
    const wide = random.between(0.8, 3.4) * (0.5 + far / 120);
    bergs.push([random.between(-0.75, 0.75) * (far + 30), -far, wide, wide * random.between(0.16, 0.5)]);
  }
  return bergs.map(([x, z, wide, tall], k) => {
    const [turn, lean] = [k * 1.7, 0.25 + 0.5 * relief.noise.noise(k * 3.1, 2)];
    return placeRockSheet({
      seed: layerSeed(order, 50 + k),
      columns: wide > 8 ? 56 : 20,
      rows: wide > 8 ? 26 : 9,
      base(u, v) {
        const angle = u * Math.PI * 2;
        const [s, c] = [Math.sin(angle), Math.cos(angle)];
        const climb = clamp(v / 0.7);
        const girth = 1 - 0.2 * climb ** 2 + 0.34 * relief.noise.noise(s * 1.1 + k * 5, c * 1.1 + 2);
        const top = clamp((v - 0.7) / 0.3);
        const reach = wide * girth * Math.sqrt(Math.max(1e-4, 1 - top ** 2));
        // Higher on one side, as it has turned over.
        const slant = 1 + lean * Math.sin(angle + turn) * Math.sqrt(1 - top ** 2 * 0.9);
        return [x + s * reach, LEVEL - 1.5 + (tall * slant + 1.5) * climb, z + c * reach * 0.72];
      },
      rough: Math.min(2.2, wide * 0.13),
      block: [Math.max(1, wide * 0.34), Math.max(0.7, tall * 0.3)],
      stone: ICE,
      moss: SNOW_WHITE,
      mossy: 0.9,
      season,
      openness: ([, y]) => clamp(0.75 + (y - LEVEL) * 0.05, 0.75, 1),
      tone: ([px, y, pz], colour) =>
        mixLight(
          colour,
          BLUE,
          smoothstep(LEVEL + 2.2, LEVEL - 0.4, y) * 0.75 +
            smoothstep(0.1, 0.5, relief.noise.noise(px * 0.2, y * 0.5 + pz * 0.2)) * 0.3,
        ),
    });
  });
}

/** The wall in which the glacier breaks off: pillars and clefts, blue in the depth. */
function layFront(order: PlaceOrder, { relief, season }: Land): Placement {
  return placeRockSheet({
    seed: layerSeed(order, 20),
    columns: 220,
    rows: 26,
    base(u, v) {
      const x = (u * 2 - 1) * FRONT.half;
      const climb = clamp(v / 0.8);
      const crest = FRONT.tall + relief.noise.fbm(x * 0.05, 3, 3) * 9;
      return [x, LEVEL - 2 + (crest + 2) * climb, frontAt(relief, x) + 3 - climb * 3 - Math.max(0, v - 0.8) * 130];
    },
    rough: 6,
    block: [7, 16],
    stone: ICE,
    moss: SNOW_WHITE,
    mossy: 0.85,
    season,
    openness: ([, y]) => clamp(0.6 + (y - LEVEL) * 0.02, 0.6, 1),
    tone: ([x, y, z], colour) =>
      mixLight(colour, BLUE, clamp(0.25 + relief.noise.noise(x * 0.16, y * 0.03 + z * 0.05) * 0.9) * 0.62),
  });
}

/** An arctic bay with a glacier at its end and ice that floats in it. */
export const ICE_BAY: PlaceBuilder = {
  name: 'ice_bay',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1)), isAdrift(order)),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0,
    viewSlack: 0.25,
    openRadius: isAdrift(order) ? 4.5 : 9,
    // From low one would see the water edge-on, and nothing of the floe.
    ...(isAdrift(order) ? { parapet: 1.6 } : {}),
    spots: [
      { kind: 'water', at: [2, LEVEL, -34], heading: 0, radius: 8 },
      { kind: 'sit', at: [2, 0, -3], heading: Math.PI, radius: 1.2 },
    ],
    ways: [],
    prospect: {
      ground: { eye: [2, isAdrift(order) ? 2.6 : 5, 4], target: [4, 6.5, -70] },
      air: { eye: [-10, 42, -10], target: [10, 14, -170] },
    },
  }),
  build(order, sight) {
    const season = { ...seasonOf({ ...order, season: 'winter' }, true), snow: 0.9, wet: 0 };
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief, isAdrift(order));
    const air = openAir({ ...order, weather: order.weather === 'rain' ? 'snow' : order.weather });
    const land: Land = { relief, heightAt, sight, season };
    const rock = lightOf(0x57575f);
    return {
      placements: [
        makeWaterSheet(LEVEL, [0, -200], 4000),
        ...layIcebergs(order, land),
        layFront(order, land),
        ...strewStones(order, land, {
          layer: 4,
          reach: 60,
          step: 3,
          density: (_x, _z, y) => (y > LEVEL - 1 && y < 0.6 ? 0.22 : 0.05),
          look: { stone: lightOf(0x6f7076), moss: SNOW_WHITE, mossy: 0.8, tall: 0.6, cuts: 9, strata: 0 },
          size: [0.2, 1.6],
          clear: 10,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal) {
            const steep = 1 - normal[1];
            const rough = relief.noise.fbm(x * 0.006, z * 0.006, 4);
            const blown = clamp(0.5 + relief.noise.noise(x * 0.05, z * 0.12) * 0.9);
            let colour = mixLight(SNOW_WHITE, lightOf(0xbfd6ea), blown * 0.25);
            const bared = smoothstep(0.26, 0.46, steep + rough * 0.2) * smoothstep(14, 60, y);
            colour = mixLight(colour, timesLight(rock, 1 + rough * 0.4), bared);
            // A floe is white down to the water.
            const wet = isAdrift(order) ? 0 : smoothstep(LEVEL + 0.7, LEVEL + 0.1, y);
            colour = mixLight(colour, lightOf(0x56616a), wet);
            return { colour, material: materialOf(bared > 0.5 || wet > 0.5 ? 'rock' : 'drift') };
          },
          reach: 4096,
          middle: [0, 0, -1400],
          floor: LEVEL - 2.4,
          farFineness: 2.4,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: { ...air, print: { ...air.print, exposure: air.print.exposure * (order.time === 'day' ? 0.58 : 0.86) } },
      water: makeWater(
        { level: LEVEL, deep: [0.008, 0.075, 0.11], shallow: [0.1, 0.34, 0.4], clarity: 0.5, waves: 0.16, flow: 0.2 },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};
