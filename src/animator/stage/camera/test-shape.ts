import type { Proxy as Capsule } from '../../bodies/body.ts';
import { between, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { Whereabouts } from '../whereabouts.ts';

/** Of a figure as it stands upright at its place, before it turns and grows. */
export interface Shape {
  readonly player: Player;
  readonly isThing: boolean;
  /** Three numbers each. */
  readonly corners: Float64Array;
  /** Four numbers each: a point and a radius. */
  readonly balls: Float64Array;
}

const isThing = ({ thing, order }: Player): boolean => thing?.alive === false && order.family !== 'person';

/** The point of a body that is told by three numbers from there on, where it stands or lies. */
export type Stand = (points: Float64Array, from: number) => Vector;

export function standAt({ body, size }: Player, { at, heading, height, lies }: Whereabouts): Stand {
  const isLying = lies === true;
  const [cosine, sine] = [Math.cos(heading) * size, Math.sin(heading) * size];
  const lift = isLying ? 0 : height - body.height * size;
  return (points, from) => {
    const [px, py, pz] = [points[from] ?? 0, points[from + 1] ?? 0, points[from + 2] ?? 0];
    const y = isLying ? pz + body.length / 2 : py;
    const z = isLying ? body.height / 2 - py : pz;
    return [at[0] + (px * cosine + z * sine), at[1] + y * size + lift, at[2] + (z * cosine - px * sine)];
  };
}

export const CORNERS = 8;

export function shapeOf(player: Player): Shape {
  const { width, height, length } = player.body;
  const corners = [-0.5, 0.5].flatMap((x) =>
    [0, 1].flatMap((y) => [-0.5, 0.5].flatMap((z) => [x * width, y * height, z * length])),
  );
  const balls = Float64Array.from(player.body.proxies.flatMap(ballsOf));
  return { player, isThing: isThing(player), corners: Float64Array.from(corners), balls };
}

/** Along a bone; a long thin one has fewer than would touch. */
function ballsOf({ from, to, radius }: Capsule): number[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const steps = Math.min(5, Math.max(1, Math.ceil(length / Math.max(0.02, radius * 1.4))));
  return Array.from({ length: steps + 1 }, (_, step) => [...between(from, to, step / steps), radius]).flat();
}
