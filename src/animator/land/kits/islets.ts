import { smoothstep } from '../../maths/ease.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import type { GroundLook } from '../terrain.ts';
import type { Placement } from '../world.ts';
import type { Land } from './nature.ts';
import { plantCopse } from './plants/copse.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf } from './plants/turf.ts';
import type { Relief } from './relief.ts';
import { mixLight } from './tones.ts';

/** Green islands in a calm sea: a few near, more behind, with water between them for whoever sails. */
const ISLETS: readonly (readonly [x: number, z: number, wide: number, tall: number])[] = [
  [-74, -86, 42, 21],
  [82, -112, 50, 27],
  [-16, -235, 46, 30],
  [-210, -215, 84, 46],
  [205, -290, 95, 58],
  [70, -430, 90, 52],
  [-150, -520, 130, 84],
  [-95, 120, 55, 26],
  [110, 95, 48, 22],
];

export const hasIslets = ({ dressing }: Pick<PlaceOrder, 'dressing'>): boolean =>
  dressing.some((word) => /\bisl(?:ands|ets|es)\b/.test(word));

/** How high they rise there above the bed of the sea. */
export const isletsAt = (relief: Relief, x: number, z: number): number =>
  ISLETS.reduce((height, [cx, cz, wide, tall]) => {
    const d = Math.hypot((x - cx) / wide, (z - cz) / (wide * 0.72));
    if (d > 1.7) return height;
    const ragged = d + relief.noise.fbm(x * 0.03, z * 0.03, 3) * 0.3;
    const rise = (1 - smoothstep(0.72, 1.12, ragged)) * 0.3 + (1 - smoothstep(0.05, 0.95, ragged)) * 0.7;
    return Math.max(height, rise * tall);
  }, 0);

/** Sand along the water, woods and grass above it. */
export function paintIslets({ relief, season }: Pick<Land, 'relief' | 'season'>) {
  const turf: Turf = {
    ...{ noise: relief.noise, season, grass: meadowGrass(season.name, 0.3), rock: STONE_GREY },
    ...{ woods: lightOf(0x35552c), woodsFrom: 3, rockFrom: 300, snowFrom: 900 },
  };
  return (x: number, z: number, y: number, normal: readonly [number, number, number], cell: number): GroundLook => {
    const look = paintTurf(turf, x, z, y, normal, cell);
    return y > 1.6 ? look : { ...look, colour: mixLight(lightOf(0xd9c79c), look.colour, smoothstep(0.5, 1.6, y)) };
  };
}

export const plantIslets = (order: PlaceOrder, land: Land): Placement[] =>
  plantCopse(order, land, {
    ...{ layer: 7, centre: [0, -200], reach: 420, step: 8, clear: 30, crowd: 1.3, size: [0.8, 1.35] },
    density: (_x, _z, y) => (y < 1.8 ? 0 : 0.7),
    species: [
      ['oak', 0.35],
      ['pine', 0.7],
      ['maple', 1],
    ],
  });
