import { add, cross, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { type BoundPoint, sheetMesh } from '../../tubes-and-sheets.ts';

export interface Feather {
  readonly root: Vector;
  readonly tip: Vector;
  readonly width: number;
  /** Which way its upper side faces. */
  readonly facing: Vector;
  readonly bones: BoundPoint['bones'];
  /** How far the tip bends away from its upper side. */
  readonly bend?: number;
}

const ALONG = 6;
/** Widest in its last third, then round. */
const WIDTHS = [0.5, 0.75, 0.95, 1, 0.94, 0.66, 0.16] as const;

/** A blade with a slight roof along its shaft. */
export function featherMesh(skeleton: Skeleton, { root, tip, width, facing, bones, bend = 0 }: Feather): SkinnedMesh {
  const shaft = subtract(tip, root);
  const across = normalise(cross(shaft, facing));
  const up = normalise(cross(across, shaft));
  const rows = Array.from({ length: ALONG + 1 }, (_, row) => {
    const share = row / ALONG;
    const middle = add(add(root, scale(shaft, share)), scale(up, -bend * share * share));
    const half = (width / 2) * (WIDTHS[row] ?? 0.5);
    return [-1, 0, 1].map((side): BoundPoint => {
      const roof = side === 0 ? width * 0.06 : 0;
      return { at: add(middle, add(scale(across, side * half), scale(up, roof))), bones };
    });
  });
  return sheetMesh(skeleton, rows);
}
