import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { type Country, sowVerge } from './country.ts';
import { type Land, layerSeed } from './nature.ts';
import { plantCopse } from './plants/copse.ts';
import { type CropRows, layRows } from './plants/crop-rows.ts';
import type { Crop } from './plants/crops.ts';
import { farLeaves } from './plants/leaf-seasons.ts';
import { TREES } from './plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY } from './plants/turf.ts';
import { plantWoods } from './plants/woods.ts';
import { type Relief, shareOf } from './relief.ts';
import { asideOf, HALF_WIDTH, roadX } from './road-line.ts';
import { mixLight, timesLight } from './tones.ts';
import { layTuscan } from './tuscan.ts';

/** How far from the road crops begin, and to where they are planted. */
const [MARGIN, ACROSS, NEAR_END, FAR_END] = [HALF_WIDTH + 4.5, 104, 90, -300] as const;
const GAP = 0.46;

/** Hills of crops on both sides of the road, their rows to the horizon; in the south with cypresses and farmhouses. */
export function makeCropCountry(crop: Crop): Country {
  const apart = crop.rows ?? 2.2;
  const isField = (x: number, z: number): boolean =>
    Math.abs(asideOf(x, z)) > MARGIN && Math.abs(asideOf(x, z)) < 420 && z > -900 && z < 400 && !isLane(x, z);
  /** Between two fields a strip of grass. */
  const isLane = (x: number, z: number): boolean => Math.abs(((z + x * 0.12 + 9000) % 96) - 48) < 2.6;
  const rowAt = (x: number): number =>
    smoothstep(GAP - 0.14, GAP + 0.16, 0.5 + 0.5 * Math.cos((x / apart) * Math.PI * 2));
  const rowsOf = (order: PlaceOrder, land: Land): CropRows => ({
    ...{ seed: layerSeed(order, 7), apart, high: crop.look.height, heightAt: land.heightAt },
    leaf: mixLight(crop.look.root, crop.look.tip, 0.2),
    bloom: crop.flower === null ? mixLight(crop.look.root, crop.look.tip, 0.85) : afar,
    ...{
      across: ACROSS,
      from: FAR_END,
      to: () => NEAR_END,
      isPlanted: isField,
      broad: crop.look.height > 1 ? 0.4 : 0.6,
    },
  });
  const [soil, afar] = [lightOf(0x9a7a54), lightOf(crop.afar)];
  return {
    ...{ waterLevel: null, bestView: 0.12, dusty: false },
    rise(relief, x, z) {
      const aside = Math.abs(asideOf(x, z));
      const out = smoothstep(HALF_WIDTH + 1.5, 60, aside);
      const far = Math.hypot(x, z);
      const waves = out * (relief.swells(x, z, 150) * 6 + 2.5);
      const hills = smoothstep(70, 420, far) * smoothstep(8, 130, aside) * (relief.swells(x, z, 260) * 26 + 22);
      return waves + hills + shareOf(smoothstep(1500, 3400, far), () => relief.peaks(x, z, 2100, 6)) * 360;
    },
    paint(relief, season, x, z, y, normal, cell) {
      const grass = meadowGrass(season.name, 0.22);
      const turfed = paintTurf(
        {
          ...{ noise: relief.noise, season, grass, rock: STONE_GREY, woods: lightOf(0x4a5a34) },
          ...{ woodsFrom: 120, rockFrom: 420, snowFrom: 900 },
        },
        ...([x, z, y, normal, cell] as const),
      );
      if (!isField(x, z) || season.snow > 0.5) return turfed;
      const striped = cell > apart * 0.6 ? mixLight(soil, afar, 0.72) : mixLight(soil, afar, rowAt(x));
      const shade = 0.94 + 0.2 * clamp(0.5 + relief.noise.fbm(x * 0.02, z * 0.02, 2));
      return { colour: timesLight(striped, shade * (1 - season.wet * 0.25)), material: materialOf('soil') };
    },
    grow: (order, land, detail) => [
      ...sowVerge(order, land, meadowGrass(land.season.name, 0.24), detail, (x, z, y) =>
        y > 60 || isField(x, z) ? 0 : 0.8,
      ),
      ...(land.season.snow > 0.5 ? [] : layRows(rowsOf(order, land), land.sight)),
      ...(order.without.includes('tree') ? [] : plantAround(order, land, crop, isField)),
    ],
  };
}

function plantAround(
  order: Parameters<Country['grow']>[0],
  land: Land,
  crop: Crop,
  isField: (x: number, z: number) => boolean,
): Placement[] {
  const { relief, heightAt, sight, season } = land;
  const group = ({ noise }: Relief, x: number, z: number): number => noise.fbm(x * 0.009 + 3, z * 0.009, 2);
  const lines: (readonly [number, number])[] = [];
  for (let z = -34; z > -280; z -= 9.5) lines.push([roadX(z) + (z % 2 === 0 ? 7.4 : -7.4), z], [roadX(z) - 7.4, z - 4]);
  return [
    ...(crop.land === 'tuscan'
      ? layTuscan(order, land, {
          lines,
          houses: [
            [-74, -150, 0.6],
            [96, -240, -0.5],
          ],
        })
      : []),
    ...plantCopse(order, land, {
      ...{ layer: 4, reach: 420, step: 14, size: [0.8, 1.2], clear: 40 },
      density: (x, z) => (isField(x, z) ? 0.004 : Math.abs(asideOf(x, z)) < HALF_WIDTH + 5 ? 0 : 0.1),
      species: [
        ['oak', 0.6],
        ['maple', 1],
      ],
    }),
    ...plantWoods({
      ...{ seed: layerSeed(order, 6), sight, heightAt, season, centre: [0, -300], reach: 1500, step: 15 },
      ...{ from: 400, to: 1700, spires: 0.3, spire: TREES.spruce.leaves.summer, dome: farLeaves(season) },
      density: (x, z) => (isField(x, z) ? 0 : smoothstep(0.02, 0.22, group(relief, x, z))),
      ...{ height: 11, most: 4500 },
    }),
  ];
}
