import { smoothstep } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { type Light, lightOf } from '../../../maths/mesh.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Sight } from '../../sight.ts';
import { makeTerrain } from '../../terrain.ts';
import type { GroundSquare, Placement } from '../../world.ts';
import { layerSeed } from '../nature.ts';
import { sowGrass } from '../plants/grass.ts';
import { makeTrees } from '../plants/trees.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../plants/turf.ts';
import { type Relief, shareOf } from '../relief.ts';
import { type Season, weathered } from '../season.ts';
import { sow } from '../sow.ts';
import { mixLight, timesLight } from '../tones.ts';

/** The land around what people build in the open: meadows, hills behind, trees; bare where one walks and builds. */
export interface CountryOrder {
  readonly order: PlaceOrder;
  readonly sight: Sight;
  readonly detail: number;
  readonly season: Season;
  readonly relief: Relief;
  heightAt(x: number, z: number): number;
  /** 0 where grass grows to 1 where the ground is bare. */
  bare(x: number, z: number): number;
  readonly soil: Light;
  /** No tree stands where this is true. */
  isClear(x: number, z: number): boolean;
  readonly grassHeight?: number;
  /** Land this far below is not made: null where there is no water. */
  readonly floor?: number | null;
}

/** Rolling ground with hills behind; level around the middle up to `from`. */
export const countryHeight =
  (relief: Relief, from = 16) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    const rolling = smoothstep(from, from + 90, far) * (relief.swells(x, z, 130) * 4 + 1);
    const hills = smoothstep(120, 600, far) * (relief.swells(x, z, 380) * 24 + 26);
    const mountains = shareOf(smoothstep(1200, 3400, far), () => relief.peaks(x, z, 2000, 6)) * (z < 0 ? 560 : 260);
    return rolling + hills + mountains + relief.noise.noise(x * 0.4, z * 0.4) * 0.03;
  };

export function layCountry(country: CountryOrder): {
  readonly placements: Placement[];
  readonly grounds: GroundSquare[];
} {
  const {
    order,
    sight,
    detail,
    season,
    relief,
    heightAt,
    bare,
    soil,
    isClear,
    grassHeight = 0.17,
    floor = null,
  } = country;
  const grass = meadowGrass(season.name, grassHeight);
  const turf: Turf = {
    noise: relief.noise,
    season,
    grass,
    rock: STONE_GREY,
    woodsFrom: 60,
    rockFrom: 260,
    snowFrom: 380,
    woods: lightOf(0x35482c),
  };
  const ground = materialOf('soil');
  const placements: Placement[] = [
    ...sowGrass(
      order,
      { heightAt, sight, season },
      {
        layer: 2,
        look: grass,
        growth: (x, z, y) =>
          y > 60 || bare(x, z) > 0.4
            ? 0
            : smoothstep(-0.8, 0.1, relief.noise.noise(x * 0.09, z * 0.09)) * (season.snow > 0.5 ? 0.25 : 0.9),
        tint: (x, z) => turfTint(relief.noise, x, z),
        reach: 130,
        detail,
      },
    ),
  ];
  const trees = makeTrees(layerSeed(order, 4), season);
  if (!order.without.includes('tree'))
    sow(
      { seed: layerSeed(order, 6), sight, heightAt, centre: [0, 0], reach: 360, step: 12, to: 330, tall: 10 },
      ({ x, y, z, distance, chance }) => {
        if (
          isClear(x, z) ||
          y < (floor ?? -99) + 1 ||
          chance(0) > smoothstep(-0.05, 0.3, relief.noise.fbm(x * 0.012 + 7, z * 0.012, 2)) * 0.5 + 0.07 ||
          sight.blocks([x, y, z], 4, 9)
        )
          return;
        placements.push(
          trees.place({
            species: chance(1) < 0.4 ? 'oak' : chance(1) < 0.7 ? 'maple' : 'birch',
            at: [x, y, z],
            size: 0.6 + 0.45 * chance(3),
            chance: chance(4),
            distance,
          }),
        );
      },
    );
  const grounds = makeTerrain(
    {
      heightAt,
      lookAt(x, z, y, normal, cell) {
        const share = bare(x, z);
        const look = paintTurf(turf, x, z, y, normal, cell);
        if (share <= 0.02) return look;
        const dirt = weathered(timesLight(soil, 0.85 + 0.3 * relief.noise.noise(x * 1.3, z * 1.3)), season, normal[1]);
        return { colour: mixLight(look.colour, dirt, share), material: share > 0.5 ? ground : look.material };
      },
      reach: 6144,
      middle: [0, 0, -1024],
      floor,
      farFineness: 1.7,
    },
    sight,
  );
  return { placements, grounds };
}
