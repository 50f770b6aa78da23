import { clamp, smoothstep } from '../../maths/ease.ts';
import { type MaterialName, materialOf } from '../../maths/materials.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import { makeTerrain } from '../terrain.ts';
import type { GroundSquare, Placement } from '../world.ts';
import { layerSeed } from './nature.ts';
import { type Copse, plantCopse } from './plants/copse.ts';
import { sowGrass } from './plants/grass.ts';
import { makeRelief, type Relief } from './relief.ts';
import { SNOW_WHITE, seasonOf } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

/** Dusty land around what people built in warm countries: level where they did, hills or tables of rock far off. */
export interface DryLand {
  readonly order: PlaceOrder;
  /** Metres around the middle that are level. */
  readonly level: number;
  /** What rises on the horizon. */
  readonly far: 'mesas' | 'hills';
  readonly pale: number;
  readonly deep: number;
  /** Ground that is laid or trodden: null where it is as everywhere. */
  paved?(x: number, z: number): { readonly colour: Light; readonly material: MaterialName } | null;
  readonly scrub: Omit<Copse, 'layer' | 'reach' | 'step'> | null;
}

const MESA_STONE = lightOf(0xa1623c);

export const dryRelief = (order: PlaceOrder): Relief => makeRelief(layerSeed(order, 1));

export function dryHeight({ noise, swells }: Relief, { level, far }: Pick<DryLand, 'level' | 'far'>) {
  return (x: number, z: number): number => {
    const away = Math.hypot(x, z);
    const rolling = smoothstep(level, level + 120, away) * (swells(x, z, 140) * 3 + 1);
    if (far === 'hills') return rolling + smoothstep(200, 900, away) * (swells(x, z, 420) * 40 + 46);
    const mesas =
      smoothstep(520, 760, away) *
      smoothstep(0.02, 0.1, noise.fbm(x * 0.0018 + 6, z * 0.0018, 4)) *
      (95 + noise.fbm(x * 0.006, z * 0.006, 3) * 40);
    return rolling + mesas * (z < 0 ? 1 : 0.5);
  };
}

export function layDryLand(
  land: DryLand,
  sight: Sight,
  detail: number,
): { readonly placements: Placement[]; readonly grounds: GroundSquare[] } {
  const { order, level, scrub } = land;
  const season = seasonOf(order, false);
  const relief = dryRelief(order);
  const heightAt = dryHeight(relief, land);
  const [pale, deep] = [lightOf(land.pale), lightOf(land.deep)];
  const look = { root: lightOf(0x6b5a35), tip: lightOf(0xb7a268), dry: lightOf(0xdcc68c), dryness: 0.6, height: 0.3 };
  const isTrodden = (x: number, z: number): boolean => Math.hypot(x, z) < level * 0.55 || land.paved?.(x, z) != null;
  return {
    placements: [
      ...sowGrass(
        order,
        { heightAt, sight, season },
        {
          layer: 2,
          look,
          detail,
          reach: 110,
          growth: (x, z) => (isTrodden(x, z) ? 0 : smoothstep(0.3, 0.6, relief.noise.noise(x * 0.11, z * 0.11)) * 0.7),
          tint: () => [1, 1, 1],
        },
      ),
      ...(scrub === null
        ? []
        : plantCopse(order, { relief, heightAt, sight, season }, { layer: 4, reach: 190, step: 11, ...scrub })),
    ],
    grounds: makeTerrain(
      {
        heightAt,
        lookAt(x, z, y, normal) {
          const laid = land.paved?.(x, z) ?? null;
          const slow = relief.noise.fbm(x * 0.02, z * 0.02, 3);
          const fine = relief.noise.noise(x * 1.1, z * 1.1) * 0.08;
          const rock = land.far === 'mesas' ? Math.max(smoothstep(0.3, 0.55, 1 - normal[1]), smoothstep(40, 60, y)) : 0;
          const sand = timesLight(mixLight(pale, deep, clamp(0.4 + slow * 0.8)), 1 + fine);
          const stone = timesLight(MESA_STONE, 0.75 + 0.5 * clamp(0.5 + relief.noise.noise(y * 0.09, 3.3) * 0.9));
          const colour = timesLight(laid?.colour ?? mixLight(sand, stone, rock), 1 - season.wet * 0.35);
          return {
            colour: mixLight(colour, SNOW_WHITE, season.snow * 0.8),
            material: materialOf(laid?.material ?? (rock > 0.5 ? 'rock' : 'sand')),
          };
        },
        ...{ reach: 4096, middle: [0, 0, -1200], floor: null, farFineness: 1.6 },
      },
      sight,
    ),
  };
}
