import { smoothstep } from '../../maths/ease.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { type GrassLook, sowGrass } from '../kits/plants/grass.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { paintTurf, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { paintSand, paintShore } from '../kits/sand.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

const WATERS = /\b(?:river|stream|creek|water ?hole|watering hole|pond|pool|lake|ford|water)\b/;
const isWatered = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => WATERS.test(word));
/** A broad brown river behind where the film plays: how high it stands, where its middle is and how wide it is; along its near side one can go through. */
const [LEVEL, MIDDLE, HALF_WIDTH] = [-0.5, -24, 15];

const FAR_FROM_WATER = 1e4;
const MUD = lightOf(0x9a7a52);

/** Metres from the water's edge, below zero in it; it bends away in the distance. */
const shoreAt = ({ noise }: Relief, x: number, z: number): number =>
  Math.abs(z - MIDDLE - smoothstep(30, 240, Math.abs(x)) * 50 * Math.sign(x) - noise.fbm(x * 0.02, 2, 2) * 5) -
  HALF_WIDTH -
  noise.noise(x * 0.16, z * 0.16) * 0.9;

const heightOf =
  (relief: Relief, watered: boolean) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    const swell = beyond(x, z, 12, 120) * relief.swells(x, z, 190) * 3.2;
    const hills = shareOf(smoothstep(900, 2600, far), () => Math.max(0, relief.peaks(x, z, 1500, 7) - 0.28)) * 520;
    const plain = swell + hills + relief.noise.noise(x * 0.35, z * 0.35) * 0.05;
    if (!watered) return plain;
    const shore = shoreAt(relief, x, z);
    const bed = LEVEL - 0.42 * smoothstep(0, -2.5, shore) - 0.8 * smoothstep(-7, -HALF_WIDTH, shore);
    // The far bank is one that herds come down; the near one is trodden flat.
    const bank = z < MIDDLE ? 1.1 : 0.5;
    const dry = LEVEL + bank * smoothstep(0, 4.5, shore);
    return shore < 0 ? bed : dry + (plain - LEVEL - bank) * smoothstep(3, 40, shore);
  };

export const SAVANNA: PlaceBuilder = {
  name: 'savanna',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1)), isWatered(order)),
    waterLevel: isWatered(order) ? LEVEL : null,
    indoor: false,
    bestView: 0,
    openRadius: isWatered(order) ? 8 : 18,
    plainRadius: isWatered(order) ? 30 : 70,
    spots: isWatered(order)
      ? [{ kind: 'water', at: [0, LEVEL, MIDDLE], heading: 0, radius: HALF_WIDTH * 0.4 }]
      : [{ kind: 'shade', at: [-17, 0, -24], heading: 0, radius: 4 }],
    ways: [],
    ...(isWatered(order)
      ? {
          prospect: {
            ground: { eye: [0, 1.5, 4], target: [-6, 2, -40] },
            air: { eye: [0, 26, 34], target: [-4, 4, -60] },
          } as const,
        }
      : {}),
  }),
  build(order, sight, detail) {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const watered = isWatered(order);
    const heightAt = heightOf(relief, watered);
    const shore = (x: number, z: number): number => (watered ? shoreAt(relief, x, z) : FAR_FROM_WATER);
    const air = openAir(order);
    const green = order.season === 'spring' || order.weather === 'rain';
    const grass: GrassLook = {
      root: lightOf(0x6a5a2c),
      tip: lightOf(green ? 0xa3a052 : 0xbfa45c),
      dry: lightOf(0xe0c98a),
      dryness: green ? 0.3 : 0.65,
      height: 0.46,
      broad: 0.85,
    };
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: lightOf(0x9a8268),
      woodsFrom: 30,
      rockFrom: 240,
      snowFrom: 4000,
      woods: lightOf(0x77703f),
    };
    const land: Land = { relief, heightAt, sight, season };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    // Where animals have trodden it the grass is low.
    const growth = (x: number, z: number): number =>
      smoothstep(1.5, 9, shore(x, z)) *
      (0.45 + 0.55 * beyond(x, z, 3, 12)) *
      smoothstep(-0.75, 0.25, relief.noise.noise(x * 0.07, z * 0.07)) *
      (season.snow > 0.5 ? 0.3 : 1);
    const bare = order.without.includes('tree');
    const group = (x: number, z: number): number => relief.noise.fbm(x * 0.008 + 2, z * 0.008, 2);
    return {
      placements: [
        ...(watered ? [makeWaterSheet(LEVEL, [0, MIDDLE], 700)] : []),
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 220, detail }),
        ...(bare
          ? []
          : plantCopse(order, land, {
              layer: 3,
              reach: 420,
              step: 24,
              density: (x, z) => (shore(x, z) < 4 ? 0 : 0.2 + smoothstep(0, 0.3, group(x, z)) * 0.35),
              species: [['acacia', 1]],
              size: [0.75, 1.35],
              clear: 23,
            })),
        ...plantCopse(order, land, {
          layer: 4,
          reach: 130,
          step: 11,
          density: (x, z) => (shore(x, z) < 3 ? 0 : 0.06 + smoothstep(0.1, 0.3, group(x, z)) * 0.2),
          species: [['bush', 1]],
          size: [0.5, 1.1],
          clear: 19,
          tint: [1.25, 1.05, 0.75],
        }),
        ...plantWoods({
          seed: layerSeed(order, 5),
          sight,
          heightAt,
          season,
          centre: [0, 0],
          reach: 1500,
          step: 34,
          from: 400,
          to: 1500,
          density: (x, z) => (shore(x, z) < 6 ? 0 : 0.1 + smoothstep(0, 0.3, group(x, z)) * 0.5),
          spires: 0,
          spire: TREES.acacia.leaves.summer,
          dome: TREES.acacia.leaves.summer,
          height: 7,
          most: 2500,
        }),
        ...strewStones(order, land, {
          layer: 6,
          reach: 120,
          step: 6,
          density: (x, z) => smoothstep(0.3, 0.6, relief.noise.noise(x * 0.03, z * 0.03 + 6)) * 0.4,
          look: { stone: lightOf(0x94795e), moss: lightOf(0xa89468), mossy: 0.4, tall: 0.75, cuts: 11, strata: 4 },
          size: [0.2, 2.6],
          clear: 16,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const edge = smoothstep(1, 7, shore(x, z) + relief.noise.noise(x * 0.3, z * 0.3) * 1.5);
            return edge >= 1 ? look : paintShore(paintSand(relief.noise, season, MUD, x, z, y - LEVEL), look, edge);
          },
          reach: 4096,
          middle: [0, 0, -1200],
          floor: watered ? LEVEL - 2 : null,
          farFineness: 1.6,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: { ...air, fog: { ...air.fog, density: air.fog.density * 1.5 } },
      water: watered
        ? makeWater(
            {
              level: LEVEL,
              deep: [0.09, 0.075, 0.04],
              shallow: [0.2, 0.16, 0.09],
              clarity: 1.4,
              waves: 0.12,
              flow: 0.6,
            },
            ...([order, air] as const),
          )
        : null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
