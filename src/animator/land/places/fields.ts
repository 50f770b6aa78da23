import { bloomOf, isBloom } from '../../catalogue/blooms.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { layRows } from '../kits/plants/crop-rows.ts';
import { cropOf } from '../kits/plants/crops.ts';
import { bloomTone, sowFlowers } from '../kits/plants/flowers.ts';
import { groundUnder, sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { layTuscan } from '../kits/tuscan.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** A track crosses before the camera; what stands between it and the camera is mown, so that whoever goes there is seen to the feet. */
const trackZ = (x: number): number => Math.sin(x * 0.02) * 3;
const onTrack = (x: number, z: number): number => 1 - smoothstep(1.5, 2.1, Math.abs(z - trackZ(x)));
const isMown = (x: number, z: number): boolean => z > trackZ(x) && z < trackZ(x) + 13 && Math.abs(x) < 26;

/** A farmhouse behind the field and a line of cypresses toward it. */
const TUSCAN = {
  lines: Array.from({ length: 14 }, (_, k) => [34 + k * 1.6, -62 - k * 9] as const),
  houses: [
    [-46, -128, 0.35],
    [62, -190, -0.4],
  ] as const,
};

/** Metres to both sides of where one looks, and as high as flowers grow: there none stand before whom one sees. */
const [AISLE_METRES, HEAD_HIGH] = [1.3, 1.6];

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number =>
    beyond(x, z, 14, 110) * relief.swells(x, z, 150) * 3.4 +
    beyond(x, z, 170, 700) * (relief.swells(x, z, 380) * 20 + 17) +
    shareOf(beyond(x, z, 1500, 3400), () => relief.peaks(x, z, 1900, 6)) * 380;

/** Fields to the horizon. */
export const FIELDS: PlaceBuilder = {
  name: 'fields',
  describe(order) {
    const heightAt = heightOf(makeRelief(layerSeed(order, 1)));
    const points: Vector[] = [];
    for (let x = -90; x <= 90; x += 6) points.push([x, heightAt(x, trackZ(x)), trackZ(x)]);
    return {
      heightAt,
      waterLevel: null,
      indoor: false,
      bestView: 0,
      viewSlack: 0.3,
      openRadius: 12,
      plainRadius: 60,
      spots: [{ kind: 'sit', at: [2.5, 0, 3], heading: 0, radius: 1.5 }],
      ways: [{ kind: 'road', points, width: 3 }],
      prospect: {
        ground: { eye: [1.5, 2.9, -3], target: [-1, 2.2, -34] },
        air: { eye: [-16, 30, 46], target: [4, 8, -70] },
      },
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const crop = cropOf(order);
    const land: Land = { relief, heightAt, sight, season };
    const snowed = season.snow > 0.5;
    const stalked = crop.flower !== null && crop.look.broad !== undefined;
    const reach = 300;
    const isField = (x: number, z: number): boolean => Math.abs(x) < reach && z > -reach && z < 130;
    /** 1 on a row, 0 between two. */
    const rowAt = (x: number): number =>
      crop.rows === null ? 1 : smoothstep(0.32, 0.62, 0.5 + 0.5 * Math.cos((x / crop.rows) * Math.PI * 2));
    const grows = (x: number, z: number): number =>
      isField(x, z) && !isMown(x, z) ? rowAt(x) * (1 - onTrack(x, z)) * (snowed ? 0.2 : 1) : 0;
    const tint = (x: number, z: number): Light =>
      timesLight([1, 1, 1], 0.94 + 0.22 * relief.noise.fbm(x * 0.03, z * 0.03, 2));
    const toned = bloomOf(order.dressing)?.colour == null ? null : bloomTone(order);
    const [soil, afar] = [lightOf(0x8a6f50), toned ?? lightOf(crop.afar)];
    const under = groundUnder(crop.look);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass: meadowGrass(season.name, 0.2),
      rock: STONE_GREY,
      woodsFrom: 60,
      rockFrom: 260,
      snowFrom: 420,
      woods: lightOf(0x35482c),
    };
    const _sown = { sight, heightAt, season, tint, detail };
    return {
      placements: [
        ...(crop.look.broad !== undefined && crop.rows !== null
          ? []
          : sowGrass(order, land, {
              layer: 2,
              tint,
              detail,
              look: crop.look,
              growth: grows,
              reach: crop.rows === null ? 240 : 40,
            })),
        ...sowGrass(order, land, {
          layer: 3,
          tint,
          detail,
          look: { ...meadowGrass(season.name, 0.12), dryness: 0.5 },
          growth: (x, z) => (isMown(x, z) ? (1 - onTrack(x, z)) * (snowed ? 0.1 : 0.7) : 0),
          reach: 40,
        }),
        ...(crop.rows === null || snowed
          ? []
          : layRows(
              {
                ...{ seed: layerSeed(order, 7), apart: crop.rows, high: crop.look.height * 0.8, heightAt },
                ...{
                  leaf: mixLight(crop.look.root, crop.look.tip, crop.flower === null ? 0.25 : 0.5),
                  across: 110,
                  broad: crop.look.height > 1 ? 0.42 : 0.66,
                },
                ...{ bloom: crop.flower === null ? crop.look.tip : mixLight(crop.look.tip, afar, 0.8), from: -280 },
                // Near ones are the stalks of the flowers themselves.
                ...(stalked ? { bloomFrom: 45 } : {}),
                to: (x) => trackZ(x) - (stalked ? 9 : 2.4),
              },
              sight,
            )),
        ...(crop.flower === null
          ? []
          : sowFlowers({ ...order, dressing: [crop.flower, ...order.dressing.filter(isBloom)] }, land, {
              layer: 4,
              reach: 95,
              // Before the camera as well, wherever they hide nobody.
              bare: (x, z) =>
                isMown(x, z)
                  ? onTrack(x, z) > 0 || sight.blocks([x, heightAt(x, z), z], AISLE_METRES, HEAD_HIGH)
                  : grows(x, z) < 0.4,
            })),
        ...(order.without.includes('tree')
          ? []
          : [
              ...(crop.land === 'tuscan' ? layTuscan(order, land, TUSCAN) : []),
              ...plantCopse(order, land, {
                layer: 5,
                reach: 420,
                step: 13,
                density: (x, z) => (isField(x, z) ? (Math.abs(Math.abs(x) - 120) < 6 ? 0.3 : 0.001) : 0.25),
                species: [
                  ['oak', 0.5],
                  ['maple', 0.8],
                  ['birch', 1],
                ],
                size: [0.8, 1.25],
                clear: 45,
              }),
              ...plantWoods({
                seed: layerSeed(order, 6),
                sight,
                heightAt,
                season,
                centre: [0, 0],
                reach: 1400,
                step: 14,
                from: 380,
                to: 1400,
                density: (x, z) => smoothstep(0, 0.22, relief.noise.fbm(x * 0.005 + 7, z * 0.005, 2)),
                spires: 0.25,
                spire: TREES.spruce.leaves.summer,
                dome: farLeaves(season),
                height: 11,
                most: 6000,
              }),
            ]),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const turfed = paintTurf(turf, x, z, y, normal, cell);
            const far = Math.hypot(x, z);
            if (!isField(x, z) || season.snow > 0.5) return turfed;
            const worn = onTrack(x, z) * (1 - smoothstep(95, 110, Math.abs(x)));
            const crops = mixLight(under, afar, clamp(0.25 + smoothstep(40, 150, far)));
            // Rows are told apart as far as the squares are fine enough.
            const planted =
              crop.rows === null || cell > crop.rows * 0.5
                ? mixLight(crops, soil, crop.rows === null ? 0 : 0.2)
                : mixLight(soil, crops, rowAt(x));
            const shade = 1 + relief.noise.noise(x * 0.9, z * 0.9) * 0.08;
            const field = isMown(x, z) ? mixLight(turfed.colour, lightOf(0xb39a62), 0.5) : planted;
            return {
              colour: timesLight(mixLight(field, timesLight(soil, 1.1), worn), shade * (1 - season.wet * 0.25)),
              material: materialOf('soil'),
            };
          },
          reach: 4096,
          middle: [0, 0, -1200],
          floor: null,
          farFineness: 1.7,
          nearFineness: crop.rows === null ? 1 : 1.5,
        },
        sight,
      ),
      groundFocus: [0, 0, -8],
      heightAt,
      air,
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
