import type { Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';
import type { GroundLook } from '../terrain.ts';
import type { Placement } from '../world.ts';
import type { Land } from './nature.ts';
import { type GrassLook, sowGrass } from './plants/grass.ts';
import { turfTint } from './plants/turf.ts';
import type { Relief } from './relief.ts';
import { focusOf, vergeOf } from './road-line.ts';
import type { Season } from './season.ts';

/** The land a road leads through. */
export interface Country {
  /** Metres above the road's own height at a spot. */
  rise(relief: Relief, x: number, z: number): number;
  paint(relief: Relief, season: Season, x: number, z: number, y: number, normal: Vector, cell: number): GroundLook;
  /** All that stands and grows there. */
  grow(order: PlaceOrder, land: Land, detail: number): Placement[];
  /** Where the sea breaks on its rocks. */
  breakers?(relief: Relief): Vector[];
  /** Where the sea is, if there is one. */
  readonly waterLevel: number | null;
  /** Radians: from where it looks best. */
  readonly bestView: number;
  /** The air is full of warm dust. */
  readonly dusty: boolean;
}

/** Blades along the road, in whatever colours the country has. */
export function sowVerge(
  order: PlaceOrder,
  land: Land,
  look: GrassLook,
  detail: number,
  grows: (x: number, z: number, y: number) => number,
): Placement[] {
  const [x, , z] = focusOf(order);
  return sowGrass(order, land, {
    layer: 2,
    centre: [x, z],
    look,
    reach: 150,
    detail,
    growth: (x, z, y) => vergeOf(x, z) * grows(x, z, y) * (land.season.snow > 0.5 ? 0.3 : 1),
    tint: (x, z) => turfTint(land.relief.noise, x, z),
  });
}
