import { smoothstep } from '../../maths/ease.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { type Country, sowVerge } from './country.ts';
import { type Land, layerSeed } from './nature.ts';
import { plantCopse } from './plants/copse.ts';
import { findCrop } from './plants/crops.ts';
import { farLeaves } from './plants/leaf-seasons.ts';
import { TREES } from './plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY } from './plants/turf.ts';
import { plantWoods } from './plants/woods.ts';
import { type Relief, shareOf } from './relief.ts';
import { COAST } from './road-coast.ts';
import { makeCropCountry } from './road-crops.ts';
import { DESERT_COUNTRY } from './road-desert.ts';
import { asideOf, focusOf, HALF_WIDTH } from './road-line.ts';
import { BOULEVARD, linePalms, OPEN_GRID } from './road-palms.ts';

const patches = ({ noise }: Relief, x: number, z: number): number =>
  smoothstep(-0.8, 0.1, noise.noise(x * 0.1, z * 0.1));

/** Hills with groups of trees, woods farther off and a range behind; `deep` woods stand right beside the road. */
function makeHills(deep: boolean): Country {
  return {
    ...{ waterLevel: null, bestView: 0, dusty: false },
    rise(relief, x, z) {
      const aside = Math.abs(asideOf(x, z));
      const out = smoothstep(HALF_WIDTH + 1.5, 46, aside);
      const rolling = relief.swells(x, z, 120) * 5 + relief.swells(x, z, 34) * 0.6 + 1;
      const far = Math.hypot(x, z);
      const hills = smoothstep(160, 760, far) * smoothstep(10, 150, aside) * (relief.swells(x, z, 380) * 30 + 30);
      const slopes = deep ? smoothstep(14, 120, aside) * (relief.swells(x, z, 210) * 16 + 18) : 0;
      const range = shareOf(smoothstep(1300, 3400, far), () => relief.peaks(x, z, 1900, 8)) * 760;
      return out * rolling + hills + slopes + range;
    },
    paint: (relief, season, x, z, y, normal, cell) =>
      paintTurf(
        {
          ...{ noise: relief.noise, season, grass: meadowGrass(season.name, 0.28), rock: STONE_GREY },
          ...{ woodsFrom: 70, rockFrom: 280, snowFrom: 480, woods: lightOf(0x35482c) },
        },
        ...([x, z, y, normal, cell] as const),
      ),
    grow: (order, land, detail) => [
      ...sowVerge(order, land, meadowGrass(land.season.name, 0.28), detail, (x, z, y) =>
        y > 50 ? 0 : patches(land.relief, x, z),
      ),
      ...(order.without.includes('tree') ? [] : plantTrees(order, land, deep)),
    ],
  };
}

/** Woods whose leaves turn. */
const TURNING = [
  ['maple', 0.42],
  ['birch', 0.62],
  ['oak', 0.8],
  ['spruce', 1],
] as const;

function plantTrees(order: PlaceOrder, land: Land, deep: boolean): Placement[] {
  const { relief, heightAt, sight, season } = land;
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.012 + 7, z * 0.012, 2);
  const [x0, , z0] = focusOf(order);
  const clear = (x: number, z: number): boolean => Math.abs(asideOf(x, z)) < HALF_WIDTH + (deep ? 3.4 : 5);
  return [
    ...plantCopse(order, land, {
      layer: 4,
      centre: [x0, z0],
      ...{ reach: deep ? 190 : 400, step: deep ? 6 : 11 },
      density: (x, z) => (clear(x, z) ? 0 : deep ? 0.7 : 0.05 + smoothstep(-0.05, 0.25, group(x, z)) * 0.55),
      species:
        deep && season.name === 'autumn'
          ? TURNING
          : deep
            ? [
                ['spruce', 0.5],
                ['pine', 0.8],
                ['birch', 0.9],
                ['maple', 1],
              ]
            : [
                ['oak', 0.35],
                ['maple', 0.6],
                ['birch', 0.75],
                ['spruce', 1],
              ],
      size: [0.8, 1.3],
      clear: deep ? 6 : 14,
      crowd: 1.2,
    }),
    ...plantCopse(order, land, {
      ...{ layer: 5, reach: 80, step: 6, centre: [x0, z0] },
      density: (x, z) => (clear(x, z) ? 0 : 0.06 + smoothstep(0.05, 0.3, group(x, z)) * 0.25),
      species: [['bush', 1]],
      size: [0.6, 1.3],
      clear: 12,
    }),
    ...plantWoods({
      ...{ seed: layerSeed(order, 6), sight, heightAt, season, centre: [0, -300], reach: 1500, step: 15 },
      ...{ from: deep ? 180 : 390, to: 1700 },
      density: (x, z, y) =>
        Math.abs(asideOf(x, z)) < 16 || y > 260
          ? 0
          : smoothstep(-0.1, 0.2, group(x * 0.4, z * 0.4) + (y > 24 ? 0.1 : 0) + (deep ? 0.3 : 0)),
      spires: deep && season.name !== 'autumn' ? 0.75 : deep ? 0.25 : 0.45,
      spire: TREES.spruce.leaves.summer,
      dome: farLeaves(season),
      height: 12,
      most: 5000,
    }),
  ];
}

/** Which words of the place tell of which land; the first that is named is taken. */
const COUNTRIES: readonly (readonly [RegExp, Country])[] = [
  [/\bneon grid\b/, OPEN_GRID],
  [
    /\b(?:palm (?:lined )?(?:boulevard|avenue|road|street)|boulevard of palm|ocean drive|miami|sunset strip)\b/,
    BOULEVARD,
  ],
  [/\b(?:coast|coastal|ocean|sea|seaside|cliffs?|amalfi|pacific|riviera|mediterranean)\b/, COAST],
  [
    /\b(?:desert|route 66|arid|badlands|canyon|mesa|dunes?|nevada|arizona|sahara|wasteland|post[- ]apocalyptic|apocalyptic|mad max)\b/,
    DESERT_COUNTRY,
  ],
  [/\b(?:forest|wood|woods|pines?|mountain|alpine|jungle|redwoods?)\b/, makeHills(true)],
];
const FIELDS = makeHills(false);
const PALM_ROAD: Country = { ...FIELDS, grow: (order, land) => linePalms(order, land, 12) };

export function countryOf({ dressing }: Pick<PlaceOrder, 'dressing'>): Country {
  const named = COUNTRIES.find(([words]) => dressing.some((word) => words.test(word)))?.[1];
  // Whatever grows there, a coast is a coast and a desert a desert.
  if (named === COAST || named === DESERT_COUNTRY || named === BOULEVARD || named === OPEN_GRID) return named;
  const crop = findCrop({ dressing });
  const palms = dressing.some((word) => /\bpalms?\b/.test(word)) ? PALM_ROAD : FIELDS;
  return crop === null ? (named ?? palms) : makeCropCountry(crop);
}
