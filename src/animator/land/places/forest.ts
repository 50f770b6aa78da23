import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf, woodedAir } from '../kits/nature.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { layUndergrowth } from '../kits/plants/forest-floor.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { growMushrooms } from '../kits/plants/luminous.ts';
import { makeTrees } from '../kits/plants/trees.ts';
import { type Species, TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { type Season, SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { sow } from '../kits/sow.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import { makeTerrain } from '../terrain.ts';
import type { Air, Placement } from '../world.ts';

/** The path comes from behind the camera, crosses the clearing and winds on among the trees. */
const pathAt = (z: number): number =>
  Math.sin(z * 0.07) * 2.6 * smoothstep(4, 30, Math.abs(z)) + (z < 0 ? z * 0.05 : 0);
const PATH_WIDTH = 1.1;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const swell = beyond(x, z, 8, 50) * (relief.swells(x, z, 60) * 2.2 + relief.swells(x, z, 18) * 0.35);
    const hills = beyond(x, z, 60, 320) * (relief.swells(x, z, 240) * 14 + 10);
    // Ridge behind ridge, which only who flies over the trees sees.
    const ridges = shareOf(beyond(x, z, 110, 900), () => Math.max(-0.3, relief.swells(x + 90, z * 1.7, 420)) * 95 + 22);
    const worn = Math.exp(-(((x - pathAt(z)) / PATH_WIDTH) ** 2)) * 0.09;
    return swell + hills + ridges + relief.noise.noise(x * 0.7, z * 0.7) * 0.05 - worn;
  };

/** 0 where no tree may stand: the clearing, the path, and the way from a camera at the front. */
function openness(x: number, z: number): number {
  const far = Math.hypot(x, z);
  if (far < 9.5) return 0;
  if (z > 0 && far < 16 && Math.abs(x) < z * 1.75) return 0;
  return smoothstep(1.6, 3.2, Math.abs(x - pathAt(z)));
}

const isFlownOver = ({ dressing }: Pick<PlaceOrder, 'dressing'>): boolean => dressing.includes('from the air');
const CONIFERS: ReadonlySet<Species> = new Set(['spruce', 'fir', 'pine']);

/** Kinds of wood by the words of the prompt; a mixed one where none is said. */
function speciesOf({ dressing }: PlaceOrder): readonly (readonly [Species, number])[] {
  const asks = (word: string): boolean => saysOf({ dressing }, word);
  if (asks('bamboo')) return [['bamboo', 1]];
  if (asks('birch'))
    return [
      ['birch', 0.92],
      ['spruce', 1],
    ];
  // From above a wood of conifers is all tips; between the trunks the red bark of pines is what one knows it by.
  const above = isFlownOver({ dressing });
  if ((asks('pine') || asks('redwood')) && !above)
    return [
      ['pine', 0.6],
      ['spruce', 1],
    ];
  if (asks('spruce') || asks('fir') || asks('pine') || asks('redwood') || asks('conifer') || asks('taiga'))
    return [
      ['spruce', 0.7],
      ['fir', 1],
    ];
  if (asks('cherry'))
    return [
      ['cherry', 0.85],
      ['maple', 1],
    ];
  if (asks('maple'))
    return [
      ['maple', 0.85],
      ['birch', 1],
    ];
  return [
    ['oak', 0.3],
    ['maple', 0.5],
    ['birch', 0.64],
    ['spruce', 0.84],
    ['pine', 1],
  ];
}

export const FOREST: PlaceBuilder = {
  name: 'forest',
  describe(order) {
    const heightAt = heightOf(makeRelief(layerSeed(order, 1)));
    const points: Vector[] = [];
    for (let z = 40; z >= -60; z -= 5) points.push([pathAt(z), heightAt(pathAt(z), z), z]);
    return {
      heightAt,
      waterLevel: null,
      indoor: false,
      bestView: 0,
      openRadius: 9,
      plainRadius: 40,
      spots: [
        { kind: 'sit', at: [-5.2, 0.35, -3.4], heading: 0.5, radius: 1 },
        { kind: 'shade', at: [4.5, 0, -5], heading: 0, radius: 2 },
      ],
      ways: [{ kind: 'path', points, width: PATH_WIDTH * 2 }],
      ...(isFlownOver(order)
        ? {
            prospect: {
              ground: { eye: [3, heightAt(3, 14) + 1.3, 14], target: [0, heightAt(0, -20) + 2.7, -20] },
              air: { eye: [0, heightAt(0, 70) + 38, 70], target: [-14, heightAt(-14, -90) + 18, -90] },
            },
          }
        : {}),
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const aloft = isFlownOver(order);
    const air = aloft ? openAir(order) : woodedAir(order);
    const grass = meadowGrass(season.name, 0.17);
    const growth = (x: number, z: number): number => {
      const lit = 0.25 + 0.6 * (1 - smoothstep(8, 22, Math.hypot(x, z)));
      const path = smoothstep(PATH_WIDTH * 0.7, PATH_WIDTH * 1.7, Math.abs(x - pathAt(z)));
      return path * lit * smoothstep(-0.45, 0.2, relief.noise.noise(x * 0.19, z * 0.19)) * (1 - season.snow * 0.75);
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const land = { relief, heightAt, sight, season };
    const mushrooms = growMushrooms(order, land, { from: 1.4, to: 14, count: 150, tallest: 2.2 });
    return {
      placements: [
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 90, detail }),
        ...(season.name === 'autumn'
          ? []
          : sowFlowers(order, land, { layer: 3, reach: 26, bare: (x, z) => growth(x, z) < 0.3 })),
        ...plantTrees(order, land),
        ...layUndergrowth(order, land, pathAt),
        ...mushrooms.placements,
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt: (x, z, _y, _normal, cell) => paintFloor(relief, season, growth, x, z, cell),
          reach: 2048,
          middle: [0, 0, -300],
          floor: null,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: {
        ...air,
        // Under trees the air is dim and holds the light that falls through.
        fog: {
          ...air.fog,
          ...(aloft ? mistOf(order, air) : { density: air.fog.density + 0.0032, height: 60 }),
          glow: timesLight(air.fog.glow, order.time === 'day' || aloft ? 1.1 : 0.8),
        },
        print: {
          ...air.print,
          exposure: air.print.exposure * (order.time === 'day' ? 1.22 : 1.2),
          shafts: order.weather === 'clear' || order.weather === 'wind' ? 0.5 : 0.15,
        },
      },
      water: null,
      lamps: mushrooms.lamps,
      wind: windOf(season),
    };
  },
};

/** Seen from above, mist lies between the trees and fills the hollows, and the tips stand out of it. */
const mistOf = ({ weather }: PlaceOrder, { fog }: Air): Partial<Air['fog']> =>
  weather === 'fog'
    ? { density: Math.max(0.075, fog.density * 6), floor: 0, height: 8, haze: fog.haze * 2.5 }
    : { density: fog.density + 0.0008, height: 60 };

function paintFloor(
  relief: Relief,
  season: Season,
  growth: (x: number, z: number) => number,
  x: number,
  z: number,
  cell: number,
) {
  const { noise } = relief;
  const litter = { spring: 0x5a4a2c, summer: 0x54452a, autumn: 0x96602c, winter: 0x5c4a36 }[season.name];
  const leaves = timesLight(lightOf(litter), 0.9 + noise.noise(x * 0.9, z * 0.9) * 0.35);
  const moss = lightOf(season.name === 'autumn' ? 0x6d6a2e : 0x4c6130);
  let colour = mixLight(
    leaves,
    moss,
    clamp(smoothstep(-0.1, 0.45, noise.fbm(x * 0.12, z * 0.12, 3)) * 0.75 + growth(x, z) * 0.5),
  );
  const path = Math.exp(-(((x - pathAt(z)) / PATH_WIDTH) ** 4));
  colour = mixLight(colour, timesLight(lightOf(0x8a7150), 1 + noise.noise(x * 1.3, z * 1.3) * 0.15), path * 0.85);
  if (cell > 4) colour = mixLight(colour, lightOf(0x2c3c26), 0.8);
  colour = timesLight(colour, 1 - season.wet * 0.35);
  const snow = season.snow * clamp(0.9 + noise.noise(x * 0.3, z * 0.3) * 0.4 - path * 0.25);
  return { colour: mixLight(colour, SNOW_WHITE, clamp(snow)), material: materialOf(snow > 0.5 ? 'snow' : 'soil') };
}

/** Metres around the middle of a crown that no camera comes into. */
const CROWN = 6;

function plantTrees(order: PlaceOrder, { heightAt, sight, season }: Land): Placement[] {
  const kinds = speciesOf(order);
  const aloft = isFlownOver(order);
  const trees = makeTrees(layerSeed(order, 4), season, { crowd: 1.9 });
  const placements: Placement[] = [];
  const [bamboo] = kinds.map(([species]) => species === 'bamboo');
  sow(
    {
      seed: layerSeed(order, 5),
      sight,
      heightAt,
      centre: [0, 0],
      reach: 110,
      step: bamboo ? 2.8 : 5.3,
      to: 92,
      tall: 14,
    },
    ({ x, y, z, distance, chance }) => {
      const open = openness(x, z);
      if (
        chance(0) > open * 0.7 ||
        sight.nearest([x, y + 1.5, z]) < 3 ||
        sight.nearest([x, y + 6, z]) < CROWN ||
        sight.blocks([x, y, z], 1.3, 9)
      )
        return;
      const species = kinds.find(([, upTo]) => chance(1) < upTo)?.[0] ?? 'oak';
      // Forest trees grow up to the light: taller than in the open.
      const size =
        (species === 'oak' || species === 'maple' ? 1.25 : species === 'cherry' ? 1.2 : 1) * (0.75 + 0.5 * chance(2));
      const shade = 0.8 + 0.35 * chance(3);
      placements.push(
        trees.place({
          species,
          at: [x, y - 0.05, z],
          size,
          chance: chance(4),
          distance,
          tint: [shade, shade, shade * 0.95],
        }),
      );
    },
  );
  const dome =
    season.name === 'autumn'
      ? TREES.maple.leaves.autumn
      : season.name === 'winter'
        ? { dark: lightOf(0x4a4038), light: lightOf(0x74675a) }
        : TREES.oak.leaves[season.name === 'spring' ? 'spring' : 'summer'];
  placements.push(
    ...plantWoods({
      seed: layerSeed(order, 6),
      sight,
      heightAt,
      season,
      centre: [0, 0],
      reach: aloft ? 1500 : 520,
      step: aloft ? 6.4 : 7.5,
      from: 88,
      to: aloft ? 1500 : 500,
      // The far ones are seen from the side, one over the other.
      density: (x, z) => 0.88 - 0.5 * smoothstep(260, 700, Math.hypot(x, z)),
      spires: kinds.some(([species]) => species === 'spruce') ? 0.45 : 0.1,
      spire: TREES.spruce.leaves.summer,
      dome: kinds.every(([species]) => CONIFERS.has(species)) ? null : dome,
      height: 14,
      most: aloft ? 30000 : 6000,
    }),
  );
  return placements;
}
