import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { IDENTITY } from '../../maths/matrix.ts';
import { lightOf, MeshBuilder } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Placement } from '../world.ts';
import { addBox } from './built.ts';
import { chanceAt } from './chance.ts';
import { type Country, sowVerge } from './country.ts';
import { layerSeed } from './nature.ts';
import { plantCopse, strewStones } from './plants/copse.ts';
import { meadowGrass, paintTurf, STONE_GREY } from './plants/turf.ts';
import type { Relief } from './relief.ts';
import { asideOf, besideRoad, focusOf, HALF_WIDTH, roadX, roadY } from './road-line.ts';
import { type Season, SNOW_WHITE } from './season.ts';
import { mixLight, timesLight } from './tones.ts';
import { makeWaterSheet } from './water.ts';

const LEVEL = -27;
/** Where the parapet stands, left of the middle. */
const PARAPET = -HALF_WIDTH - 1.1;

/** Metres inland of where the land breaks off; headlands run out into the sea farther along. */
const inlandOf = ({ noise }: Relief, x: number, z: number): number => {
  const far = smoothstep(90, 420, Math.abs(z));
  return (
    asideOf(x, z) + 7.5 + noise.fbm(z * 0.03, 3, 3) * 2.5 + far * Math.max(0, 55 + 75 * Math.sin(z * 0.0075 + 0.6))
  );
};

/** Where the wall of rock stands in the water. */
function footOf(relief: Relief, z: number): number {
  let x = roadX(z);
  while (inlandOf(relief, x, z) > -11) x -= 1;
  return x;
}

/** The sea below to the left, a slope of rock and scrub to the right. */
export const COAST: Country = {
  ...{ waterLevel: LEVEL, bestView: 0.22, dusty: false },
  rise(relief, x, z) {
    const aside = asideOf(x, z);
    const inland = inlandOf(relief, x, z);
    const rough = relief.noise.fbm(x * 0.045, z * 0.045, 4);
    const slope =
      smoothstep(HALF_WIDTH + 2.2, 17, aside) * (9 + rough * 7) +
      smoothstep(15, 190, aside) * (62 + relief.swells(x, z, 170) * 34);
    const wall = smoothstep(0.5, -13, inland + relief.noise.noise(x * 0.11, z * 0.11) * 2.6);
    const foot =
      LEVEL - 1 + Math.max(0, relief.noise.fbm(x * 0.05, z * 0.05, 3)) * 6 - smoothstep(-20, -80, inland) * 9;
    const land = slope + smoothstep(-HALF_WIDTH - 2, -60, aside) * Math.max(0, rough) * 8;
    return land * (1 - wall) + (foot - roadY(z)) * wall;
  },
  paint(relief, season, x, z, y, normal, cell) {
    const dry = meadowGrass(season.name === 'summer' ? 'autumn' : season.name, 0.26);
    const look = paintTurf(
      {
        ...{ noise: relief.noise, season, grass: dry, rock: STONE_GREY },
        ...{ woodsFrom: 40, rockFrom: 900, snowFrom: 3000, woods: lightOf(0x4f5a34) },
      },
      ...([x, z, y, normal, cell] as const),
    );
    const steep = Math.max(smoothstep(0.16, 0.36, 1 - normal[1]), smoothstep(-3, -12, y));
    if (steep <= 0) return look;
    const band = 0.72 + 0.5 * clamp(0.5 + relief.noise.noise(y * 0.24 + x * 0.012, x * 0.03 + z * 0.03) * 0.95);
    const tone = clamp(0.5 + relief.noise.fbm(x * 0.04, y * 0.09, 2));
    let stone = timesLight(mixLight(lightOf(0xa8937a), lightOf(0x75685c), tone), band);
    stone = mixLight(stone, timesLight(stone, 0.42), smoothstep(LEVEL + 4, LEVEL + 0.6, y));
    stone = mixLight(stone, SNOW_WHITE, season.snow * smoothstep(0.5, 0.25, 1 - normal[1]));
    return { colour: mixLight(look.colour, stone, steep), material: materialOf('rock') };
  },
  breakers: (relief) =>
    Array.from({ length: 12 }, (_, k) => -110 - k * 26).map((z): Vector => [footOf(relief, z), LEVEL, z]),
  grow: (order, land, detail) => {
    const [x0, , z0] = focusOf(order);
    const firm = (x: number, z: number): boolean =>
      Math.abs(asideOf(x, z)) > HALF_WIDTH + 1.6 && inlandOf(land.relief, x, z) > 1.5;
    return [
      makeWaterSheet(LEVEL, [-200, -300], 9000),
      layParapet(layerSeed(order, 9), land.season),
      ...sowVerge(order, land, meadowGrass(land.season.name, 0.3), detail, (x, z) => (firm(x, z) ? 0.7 : 0)),
      ...plantCopse(order, land, {
        ...{ layer: 4, reach: 260, step: 7, centre: [x0, z0] },
        density: (x, z) => (firm(x, z) && asideOf(x, z) > HALF_WIDTH + 3 ? 0.22 : 0),
        species: [
          ['bush', 0.72],
          ['pine', 0.94],
          ['oak', 1],
        ],
        ...{ size: [0.5, 1], clear: 9 },
      }),
      ...strewStones(order, land, {
        ...{ layer: 5, reach: 90, step: 2.8, centre: [x0, z0] },
        density: (x, z) => (firm(x, z) ? 0.1 : inlandOf(land.relief, x, z) < -3 ? 0.14 : 0),
        look: { stone: lightOf(0x978672), moss: lightOf(0x7a7a48), mossy: 0.4, tall: 0.7, cuts: 9, strata: 5 },
        ...{ size: [0.15, 1.9], clear: 6 },
      }),
    ];
  },
};

/** A low wall of pale stones along the edge. */
function layParapet(seed: number, season: Season): Placement {
  const builder = new MeshBuilder();
  const step = 2.4;
  for (let z = 110; z > -460; z -= step) {
    const tone = 0.88 + 0.2 * chanceAt(seed, z, 0, 0);
    const [from, to] = [besideRoad(z, PARAPET), besideRoad(z - step, PARAPET)];
    const [x, y, at] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    const turn = Math.atan2(to[0] - from[0], to[2] - from[2]);
    const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
    const look = { colour: timesLight(lightOf(0xb5a68e), tone), material: 'stone' as const, season };
    addBox(builder, [x, y + 0.24, at], [0.42, 0.62, long * 0.985], look, turn);
    addBox(
      builder,
      [x, y + 0.58, at],
      [0.52, 0.1, long * 0.99],
      { ...look, colour: timesLight(lightOf(0xc6b9a2), tone) },
      turn,
    );
  }
  return { mesh: builder.build(), matrix: IDENTITY };
}
