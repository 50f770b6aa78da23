import type { Light } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';
import { MASK_KINDS } from './layout.ts';

/** Where a coat of colour lies: shares from 0 to 1, computed for each point of the body at rest. */
export type Mask =
  | { readonly kind: 'all' }
  /** Rises from 0 to 1 as the point goes from `from` to `to` along the direction. */
  | { readonly kind: 'axis'; readonly direction: Vector; readonly from: number; readonly to: number }
  /** The same of the direction the surface faces. */
  | { readonly kind: 'facing'; readonly direction: Vector; readonly from: number; readonly to: number }
  | { readonly kind: 'ball' | 'outside'; readonly centre: Vector; readonly radii: Vector; readonly softness: number }
  | {
      readonly kind: 'noise';
      readonly cells: Vector;
      readonly threshold: number;
      readonly softness: number;
      readonly seed: number;
    }
  | {
      readonly kind: 'stripes';
      readonly direction: Vector;
      /** Stripes a metre, and the share of each that is covered. */
      readonly rate: number;
      readonly share: number;
      readonly softness: number;
      readonly warp?: number;
      readonly warpCells?: number;
    }
  | {
      readonly kind: 'spots';
      readonly cells: Vector;
      readonly size: number;
      readonly softness: number;
      readonly seed: number;
    }
  /** Fields between a net of lines, as of a giraffe. */
  | {
      readonly kind: 'cells';
      readonly cells: Vector;
      readonly width: number;
      readonly softness: number;
      readonly seed: number;
    }
  /** A circle around an axis, on the side it points to. */
  | {
      readonly kind: 'ring';
      readonly centre: Vector;
      readonly direction: Vector;
      readonly radius: number;
      readonly width: number;
      readonly softness: number;
    };

export interface CoatLayer {
  readonly colour: Light;
  readonly amount?: number;
  readonly where?: Mask;
  readonly and?: Mask;
  /** Darkens or tints what lies below instead of covering it. */
  readonly multiply?: boolean;
}

/** Layers from the bottom up. */
export type Coat = readonly CoatLayer[];

export const isPlain = (coat: Coat): boolean =>
  coat.every(({ where, and }) => where === undefined && and === undefined);

/** A mask as the kernel takes it: its kind and twelve numbers. */
export function codeMask(mask: Mask | undefined): { readonly kind: number; readonly numbers: readonly number[] } {
  if (mask === undefined) return { kind: MASK_KINDS.all, numbers: [] };
  const kind = MASK_KINDS[mask.kind];
  switch (mask.kind) {
    case 'all':
      return { kind, numbers: [] };
    case 'axis':
    case 'facing':
      return { kind, numbers: [...mask.direction, mask.from, mask.to] };
    case 'ball':
    case 'outside':
      return { kind, numbers: [...mask.centre, ...mask.radii, mask.softness] };
    case 'noise':
      return { kind, numbers: [...mask.cells, mask.threshold, mask.softness, mask.seed] };
    case 'stripes':
      return {
        kind,
        numbers: [...mask.direction, mask.rate, mask.share, mask.softness, mask.warp ?? 0, mask.warpCells ?? 1],
      };
    case 'spots':
      return { kind, numbers: [...mask.cells, mask.size, mask.softness, mask.seed] };
    case 'cells':
      return { kind, numbers: [...mask.cells, mask.width, mask.softness, mask.seed] };
    case 'ring':
      return { kind, numbers: [...mask.centre, ...mask.direction, mask.radius, mask.width, mask.softness] };
  }
}
