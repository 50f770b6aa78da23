import { add, dot, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { PosedPiece } from '../posed-hands.ts';
import { turned, type Whereabouts } from '../whereabouts.ts';

/** A box that stands upright. */
export interface Block {
  readonly at: Vector;
  readonly heading: number;
  readonly half: Vector;
}

/** What is before a lens: bodies as they are posed, and things as boxes. */
export interface Obstacles {
  readonly pieces: readonly PosedPiece[];
  readonly blocks: readonly Block[];
}

export const isLiving = ({ thing, order }: Pick<Player, 'thing' | 'order'>): boolean =>
  thing?.alive === true || order.family === 'person';

/** The box of a thing where it stands. */
export function blockOf({ body, size }: Player, { at, heading, height }: Whereabouts): Block {
  return {
    ...{ at: add(at, [0, height / 2, 0]), heading },
    half: [(body.width * size) / 2, height / 2, (body.length * size) / 2],
  };
}

/** Whether anything is on the way from the camera to a point, up to that share of it; so many metres of a thing are looked through at its edge. */
export function isHidden(
  eye: Vector,
  point: Vector,
  { pieces, blocks }: Obstacles,
  share: number,
  edge: number,
): boolean {
  const end = add(eye, scale(subtract(point, eye), share));
  return (
    pieces.some(({ from, to, radius }) => apart(eye, end, from, to) < radius) ||
    blocks.some((block) => lengthWithin(eye, end, block) > edge)
  );
}

/** Metres between two straight pieces. */
function apart(a: Vector, b: Vector, c: Vector, d: Vector): number {
  const [u, v, w] = [subtract(b, a), subtract(d, c), subtract(a, c)];
  const [uu, uv, vv, uw, vw] = [dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)];
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const parallel = uu * vv - uv * uv;
  let s = parallel < 1e-9 ? 0 : clamp((uv * vw - vv * uw) / parallel);
  const t = vv < 1e-9 ? 0 : clamp((uv * s + vw) / vv);
  s = uu < 1e-9 ? 0 : clamp((uv * t - uw) / uu);
  return Math.hypot(...subtract(add(w, scale(u, s)), scale(v, t)));
}

/** Metres of a straight line that are inside of a box. */
function lengthWithin(from: Vector, to: Vector, { at, heading, half }: Block): number {
  const [start, end] = [from, to].map((point) => turned(subtract(point, at), -heading, 1));
  if (start === undefined || end === undefined) return 0;
  let [enters, leaves] = [0, 1];
  for (const axis of [0, 1, 2] as const) {
    const way = end[axis] - start[axis];
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(start[axis]) > half[axis]) return 0;
      continue;
    }
    const [a, b] = [(-half[axis] - start[axis]) / way, (half[axis] - start[axis]) / way];
    enters = Math.max(enters, Math.min(a, b));
    leaves = Math.min(leaves, Math.max(a, b));
  }
  return leaves <= enters ? 0 : (leaves - enters) * Math.hypot(...subtract(to, from));
}
