import { type Affine, standing, transform } from '../../../maths/matrix.ts';
import type { Mesh } from '../../../maths/mesh.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { PlaceOrder, PlaceSpot } from '../../place.ts';
import type { Lamp, Placement } from '../../world.ts';

/** A thing a place is furnished with: cheap to talk about, made only when the place is built. Looks along its own +z, stands on y 0. */
export interface Piece {
  /** By the catalogue's name, so that an order can leave it out. */
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  make(): Mesh;
  /** In the piece's own space, headings included. */
  readonly spots?: readonly PlaceSpot[];
  readonly lamps?: readonly Lamp[];
  /** Does not darken the floor: hangs, or is thin. */
  readonly light?: boolean;
  /** The room would be another one without it: it is not carried out for a camera that is near. */
  readonly stays?: boolean;
}

export interface Placed {
  readonly piece: Piece;
  readonly at: Vector;
  readonly heading: number;
}

export const put = (piece: Piece, x: number, z: number, heading = 0, y = 0): Placed => ({
  piece,
  at: [x, y, z],
  heading,
});

/** What the order leaves out is left out, whatever it carries with it. */
export const without = (order: PlaceOrder, placed: readonly Placed[]): Placed[] =>
  placed.filter(({ piece }) => !order.without.includes(piece.name));

export const frameOf = ({ at, heading }: Placed): Affine => standing(at, heading);

export function spotsOf(placed: readonly Placed[]): PlaceSpot[] {
  return placed.flatMap((one) =>
    (one.piece.spots ?? []).map((spot) => ({
      ...spot,
      at: transform(frameOf(one), spot.at),
      heading: one.heading + spot.heading,
    })),
  );
}

/** `strength`: how far lamps are turned up. */
export function lampsOf(placed: readonly Placed[], strength: number, flames = strength): Lamp[] {
  return placed.flatMap((one) =>
    (one.piece.lamps ?? []).flatMap((lamp) => {
      const share = isFlame(lamp) ? flames : strength;
      return share <= 0 ? [] : [{ ...lamp, at: transform(frameOf(one), lamp.at), colour: scale(lamp.colour, share) }];
    }),
  );
}

/** By the colour of its light: no lamp has so little blue. */
export const isFlame = ({ colour }: Pick<Lamp, 'colour'>): boolean => colour[2] < colour[0] * 0.26;

/** Equal pieces share one mesh. */
export function placementsOf(placed: readonly Placed[]): Placement[] {
  const made = new Map<Piece, Mesh>();
  return placed.map((one) => {
    const mesh = made.get(one.piece) ?? one.piece.make();
    made.set(one.piece, mesh);
    return { mesh, matrix: frameOf(one) };
  });
}

const SHADE_METRES = 0.5;

/** How much light reaches the floor between what stands on it. */
export function floorOpenness(placed: readonly Placed[]): (x: number, z: number) => number {
  const feet = placed
    .filter(({ piece, at }) => piece.light !== true && at[1] < 0.3)
    .map(({ piece, at, heading }) => ({
      at,
      cosine: Math.cos(heading),
      sine: Math.sin(heading),
      halfWidth: piece.width / 2,
      halfDepth: piece.depth / 2,
      strength: Math.min(0.75, 0.35 + piece.height * 0.4),
      reach: SHADE_METRES * Math.min(1.4, 0.4 + piece.height),
    }));
  return (x, z) => {
    let open = 1;
    for (const foot of feet) {
      const [dx, dz] = [x - foot.at[0], z - foot.at[2]];
      const across = Math.abs(dx * foot.cosine - dz * foot.sine) - foot.halfWidth;
      const along = Math.abs(dx * foot.sine + dz * foot.cosine) - foot.halfDepth;
      const outside = Math.hypot(Math.max(0, across), Math.max(0, along)) + Math.min(0, Math.max(across, along));
      if (outside > foot.reach) continue;
      const near = 1 - Math.max(0, outside + 0.06) / (foot.reach + 0.06);
      open *= 1 - foot.strength * near * near;
    }
    return open;
  };
}
