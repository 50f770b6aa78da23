import { smoothstep } from '../../../maths/ease.ts';
import type { Light } from '../../../maths/mesh.ts';
import { add, cross, dot, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { Maker } from './fabric.ts';
import { joinMeshes, loftMesh } from './loft.ts';

/** A lock of hair: a flat ribbon along points of the head, full soon after its root and drawn out to its tip. Lengths in head units. */
export interface Strand {
  readonly points: readonly Vector[];
  /** Half its width along the skull, and half its thickness. */
  readonly wide: number;
  readonly thick: number;
  /** Share of its width that the tip keeps: curls and blunt cuts end full. */
  readonly tip: number;
}

/** The middle of the skull below the hair. */
export const SKULL: Vector = [0, 0.042, -0.024];

/** Hair below this height lies on the shoulders, which do not turn with the head: head units. */
const [NAPE, SHOULDERS] = [-0.15, -0.32] as const;

const AROUND = 8;
/** Roots lie in the shadow of the others, tips are bleached by the sun. */
const [ROOT_SHADE, TIP_SHADE] = [0.74, 1.12] as const;

const widthAt = (share: number, tip: number): number =>
  (0.42 + 0.58 * Math.min(1, share / 0.28)) * (tip + (1 - tip) * Math.sqrt(Math.max(0, 1 - share ** 2.6)));

/** From how near somebody is seen on: their locks are of more pieces then, or curls are broken sticks. */
const NEAR = 1.15;
const [PIECES_NEAR, AROUND_NEAR] = [3, 12] as const;

/** Whether somebody is filmed from as near as that. */
export const isSeenNear = ({ coarse, kernel }: Maker): boolean => coarse <= 1 && kernel.detail > NEAR;

const aroundOf = (maker: Maker): number => (maker.coarse > 1.8 ? 5 : isSeenNear(maker) ? AROUND_NEAR : AROUND);

/** A smooth line through points, of so many pieces between two of them. */
export function smoothLine(points: readonly Vector[], pieces: number): readonly Vector[] {
  const at = (index: number): Vector => points[Math.max(0, Math.min(points.length - 1, index))] ?? SKULL;
  return Array.from({ length: (points.length - 1) * pieces + 1 }, (_, step): Vector => {
    const index = Math.min(points.length - 2, Math.floor(step / pieces));
    const t = step / pieces - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const on = (axis: 0 | 1 | 2): number =>
      b[axis] +
      0.5 *
        t *
        (c[axis] -
          a[axis] +
          t * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
    return [on(0), on(1), on(2)];
  });
}

function ribbon(maker: Maker, { points, wide, thick, tip }: Strand): SkinnedMesh {
  const { skeleton, frame } = maker;
  const around = aroundOf(maker);
  const last = points.length - 1;
  const axes = points.map((point, index) => {
    const before = points[Math.max(0, index - 1)] ?? point;
    const after = points[Math.min(last, index + 1)] ?? point;
    const along = normalise(subtract(after, before));
    const out = normalise(subtract(point, [SKULL[0], Math.max(point[1], SKULL[1] - 0.04) * 0.6, SKULL[2]]));
    const across = normalise(cross(along, out));
    return { across, out: cross(across, along) };
  });
  return loftMesh(skeleton, {
    rows: points.length,
    columns: around,
    closed: true,
    point(row, column) {
      const { across, out } = axes[row] ?? { across: [1, 0, 0], out: [0, 0, 1] };
      const angle = (column / around) * Math.PI * 2;
      const size = widthAt(row / last, tip) * (row === last ? 0.25 : row === 0 ? 0.12 : 1);
      const at = add(
        points[row] ?? [0, 0, 0],
        add(scale(across, Math.cos(angle) * wide * size), scale(out, Math.sin(angle) * thick * size)),
      );
      return frame.onHead(...at);
    },
    weights(row) {
      const y = points[row]?.[1] ?? 0;
      const hung = Math.min(1, Math.max(0, (NAPE - y) / (NAPE - SHOULDERS)));
      return hung === 0
        ? [['head', 1]]
        : [
            ['head', 1 - hung],
            ['neck', hung],
          ];
    },
    // Between two locks there is a groove.
    occlusion: (_, column) => 0.62 + 0.38 * Math.abs(Math.sin((column / around) * Math.PI * 2)) ** 0.7,
  });
}

/** From where light lies on hair, whatever lights it: a ring around that, of this cosine and breadth, and how much of its colour it is. Black hair shines as well. */
const SHINE = { toward: normalise([0.1, 0.9, 0.42]), at: 0.8, wide: 0.13, amount: 0.55 } as const;
const SHEEN: Light = [0.03, 0.028, 0.026];

/** 0 to 1: how far a part of a lock lies in that ring. */
function shineAt(point: Vector): number {
  const off = Math.abs(dot(normalise(subtract(point, SKULL)), SHINE.toward) - SHINE.at);
  return 1 - smoothstep(0.2 * SHINE.wide, SHINE.wide, off);
}

/** No two locks are of one shade, and within one the hairs are not; around the crown they shine. */
export function strandPart(maker: Maker, strands: readonly Strand[], colour: Light, name = 'locks'): BodyPart[] {
  if (strands.length === 0) return [];
  const around = aroundOf(maker);
  const locks =
    around === AROUND_NEAR
      ? strands.map((strand) => ({ ...strand, points: smoothLine(strand.points, PIECES_NEAR) }))
      : strands;
  const meshes = locks.map((strand) => ribbon(maker, strand));
  const mesh = joinMeshes(meshes);
  const colours = new Float32Array(mesh.positions.length);
  let at = 0;
  for (const [index, { points }] of locks.entries()) {
    const own = 0.88 + 0.24 * ((index * 0.618) % 1);
    for (let row = 0; row < points.length; row++) {
      const share = row / (points.length - 1);
      const along = ROOT_SHADE + (TIP_SHADE - ROOT_SHADE) * Math.min(1, share * 1.6);
      const shine = shineAt(points[row] ?? SKULL);
      for (let column = 0; column < around; column++, at += 3) {
        const hair = 1 + 0.16 * Math.sin(column * 2.4 + index * 1.7);
        const shade = scale(colour, own * along * hair);
        // Broken by the hairs, and not where a lock turns to its neighbour.
        const lies = shine * Math.max(0, 0.45 + 0.55 * Math.sin((column / around) * Math.PI * 2)) * (0.55 + 0.45 * own);
        colours.set(add(shade, scale(add(scale(colour, 0.85), SHEEN), lies * SHINE.amount)), at);
      }
    }
  }
  return [{ name, mesh, material: 'hair', colours, patches: null, twoSided: false }];
}
