import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { isMirror } from '../kits/water.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** Metres from one field up to the next. */
const STEP = 3.2;
/** Metres from vertex to vertex beyond which one cannot tell a field's water from its edge. */
const FINE = 4.5;

/** How high the hillside would be without fields: it falls from where one stands into a valley, whose other side shows all its fields. */
function slopeAt(relief: Relief, x: number, z: number): number {
  const bend = relief.swells(x, z, 90) * 5 + relief.noise.noise(x * 0.03, z * 0.03) * 2.2;
  const down = -Math.min(VALLEY.deep, Math.max(0, -z - VALLEY.edge) * 0.36);
  const up = Math.min(44, Math.max(0, -z - VALLEY.far) * 0.26) + Math.max(0, -z - 470) * 0.08;
  const sides = smoothstep(30, 210, Math.abs(x - 10 + z * 0.12)) * 34 * smoothstep(40, -60, z);
  const behind = Math.min(30, Math.max(0, z - 46) * 0.3);
  return down + up + sides + behind + bend * beyond(x, z, 10, 60);
}

/** Metres: where it begins to fall, how deep, and where it rises again. */
const VALLEY = { edge: 7, deep: 38, far: 122 } as const;

interface Field {
  readonly height: number;
  /** 0 within a field, 1 on the bank between two. */
  readonly bank: number;
  readonly level: number;
}

function fieldAt(relief: Relief, x: number, z: number): Field {
  const slope = slopeAt(relief, x, z);
  const level = Math.floor(slope / STEP);
  const part = slope / STEP - level;
  const rise = smoothstep(0.72, 0.98, part);
  return { height: (level + rise) * STEP, bank: smoothstep(0.6, 0.7, part), level };
}

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z + 60);
    const wild = smoothstep(210, 330, far);
    const terraced = wild < 1 ? fieldAt(relief, x, z).height : 0;
    const range = shareOf(smoothstep(500, 1900, far), () => relief.peaks(x, z, 1200, 7)) * 330;
    return terraced * (1 - wild) + slopeAt(relief, x, z) * wild + range;
  };

/** Steps of fields, flooded or green, down a hillside of the tropics. */
export const TERRACES: PlaceBuilder = {
  name: 'terraces',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.3,
    openRadius: 8,
    spots: [{ kind: 'sit', at: [2, 0, -2], heading: Math.PI, radius: 1 }],
    ways: [],
    prospect: {
      ground: { eye: [3, 4.5, 9], target: [-4, -8, -110] },
      air: { eye: [-12, 30, 16], target: [4, -16, -140] },
    },
  }),
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    // Low light comes from the side: what faces the camera would be in the shade.
    const air = openAir(order, order.time === 'day' || order.time === 'night' ? 0 : 1.1);
    const land: Land = { relief, heightAt, sight, season };
    const dry = order.dressing.some((word) => /golden|harvest|ripe/.test(word)) || season.name === 'autumn';
    const [young, lush, ripe, earth] = [lightOf(0x8fb04a), lightOf(0x5c8a36), lightOf(0xc9a648), lightOf(0x6a5a3e)];
    const look = {
      root: dry ? lightOf(0x7a6a34) : lightOf(0x3f6428),
      tip: dry ? ripe : young,
      dry: ripe,
      dryness: dry ? 0.6 : 0.06,
      height: 0.34,
    };
    /** Some fields lie under water, some are freshly planted, some stand high. */
    const kindOf = (level: number, x: number): number =>
      clamp(0.5 + relief.noise.noise(level * 1.31, Math.floor((x + level * 9) / 52) * 2.7) * 0.9);
    const wetShare = isMirror(order) || order.dressing.some((word) => /flooded|wet/.test(word)) ? 0.78 : 0.46;
    const flooded = (level: number, x: number): boolean => !dry && kindOf(level, x) < wetShare;
    const away = (x: number, z: number): boolean => Math.hypot(x, z + 60) > 225;
    const tint = (x: number, z: number): Light =>
      timesLight([1, 1, 1], 0.9 + 0.3 * kindOf(fieldAt(relief, x, z).level, x));
    const palms = (x: number, z: number): number =>
      smoothstep(0.12, 0.4, relief.noise.fbm(x * 0.02 + 6, z * 0.02, 2)) * 0.5;
    return {
      placements: [
        ...sowGrass(order, land, {
          layer: 2,
          look,
          growth(x, z) {
            const { level, bank } = fieldAt(relief, x, z);
            return away(x, z) ? 0.5 : flooded(level, x) ? bank * 0.7 : 1;
          },
          tint,
          reach: 120,
          detail,
        }),
        ...plantCopse(order, land, {
          layer: 3,
          centre: [0, -60],
          reach: 300,
          step: 7,
          density: (x, z) => (away(x, z) ? 0.5 : fieldAt(relief, x, z).bank > 0.5 ? palms(x, z) : 0),
          species: [
            ['palm', 0.7],
            ['bush', 1],
          ],
          size: [0.6, 1.05],
          clear: 14,
        }),
        ...plantWoods({
          seed: layerSeed(order, 4),
          sight,
          heightAt,
          season,
          centre: [0, -400],
          reach: 1400,
          step: 10,
          from: 60,
          to: 1500,
          density: (x, z, y) => (away(x, z) && y < 330 ? 0.9 : 0),
          spires: 0.05,
          spire: TREES.spruce.leaves.summer,
          dome: farLeaves(season),
          height: 12,
          most: 9000,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            if (away(x, z)) {
              const woods = mixLight(
                lightOf(0x3d5a2c),
                lightOf(0x5f7a3c),
                clamp(0.5 + relief.noise.fbm(x * 0.01, z * 0.01, 3)),
              );
              return { colour: woods, material: materialOf('turf') };
            }
            const { level, bank } = fieldAt(relief, x, z);
            const kind = kindOf(level, x);
            const green = dry ? mixLight(ripe, young, kind * 0.35) : mixLight(lush, young, kind);
            const banked = mixLight(lightOf(0x55763a), earth, smoothstep(0.3, 0.6, 1 - normal[1]) * 0.6);
            if (bank < 0.5 && cell < FINE && flooded(level, x))
              return { colour: [0.05, 0.07, 0.06], material: materialOf('marblePolished') };
            const colour = timesLight(
              mixLight(green, banked, bank),
              0.9 + 0.2 * relief.noise.noise(x * 0.8, z * 0.8 + y),
            );
            return { colour, material: materialOf('turf') };
          },
          reach: 4096,
          middle: [0, 0, -1400],
          floor: null,
          farFineness: 3.6,
          nearFineness: 1.6 + sight.grain * 2.2,
        },
        sight,
      ),
      groundFocus: [0, 0, -20],
      heightAt,
      air:
        order.weather === 'fog'
          ? { ...air, fog: { ...air.fog, density: air.fog.density * 0.1, height: 26, floor: -10 } }
          : air,
      // Every flooded field shows the sky; one level serves them all.
      water: { kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, waves: 0, foam: 0, flow: 0 },
      lamps: [],
      wind: windOf(season),
    };
  },
};
