import { cross, dot, normalise, subtract, UP, type Vector } from '../maths/vector.ts';
import type { CameraPose } from './camera-motion.ts';
import type { Player } from './players.ts';
import { turned, type Whereabouts } from './whereabouts.ts';

/** What a small picture of balls and capsules tells of each figure: shares of the picture from its left and top, and how much of it is seen. */
export interface SeenPlayer {
  readonly visible: number;
  /** Share of the picture that is its own. */
  readonly area: number;
  readonly across: number;
  readonly up: number;
  /** How much of it lies within the picture. */
  readonly inside: number;
}

const ROWS = 54;

/** A picture of 54 rows in the film's own shape, each pixel owned by the nearest figure there. */
export function takeTestShot(
  players: readonly Player[],
  where: readonly Whereabouts[],
  pose: CameraPose,
  shape: number,
): SeenPlayer[] {
  const height = ROWS;
  const width = Math.max(8, Math.round(ROWS * shape));
  const owners = new Int16Array(width * height).fill(-1);
  const depths = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const forward = normalise(subtract(pose.target, pose.eye));
  const right = normalise(cross(forward, Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : UP));
  const up = cross(right, forward);
  const focal = height / 2 / Math.tan((pose.fieldOfView * Math.PI) / 360);
  const drawn = players.map((): Drawn => ({ all: 0, inside: 0, pixels: 0 }));
  for (const [index, player] of players.entries()) {
    const place = where[index];
    const count = drawn[index];
    if (place === undefined || count === undefined) continue;
    const own = new Set<number>();
    for (const { at, radius } of ballsOf(player, place)) {
      const from = subtract(at, pose.eye);
      const depth = dot(from, forward);
      if (depth < 0.05) continue;
      const x = width / 2 + (dot(from, right) * focal) / depth;
      const y = height / 2 - (dot(from, up) * focal) / depth;
      const r = Math.max(0.6, (radius * focal) / depth);
      count.all += r * r;
      for (let py = Math.floor(y - r); py <= y + r; py++) {
        for (let px = Math.floor(x - r); px <= x + r; px++) {
          if ((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2 > r * r) continue;
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          const pixel = py * width + px;
          own.add(pixel);
          if (depth >= (depths[pixel] ?? 0)) continue;
          depths[pixel] = depth;
          owners[pixel] = index;
        }
      }
      const clipped = Math.min(1, Math.max(0, (Math.min(width, x + r) - Math.max(0, x - r)) / (2 * r)));
      const cut = Math.min(1, Math.max(0, (Math.min(height, y + r) - Math.max(0, y - r)) / (2 * r)));
      count.inside += r * r * clipped * cut;
    }
    count.pixels = own.size;
  }
  return drawn.map((count, index) => tally(owners, width, index, count));
}

interface Drawn {
  all: number;
  inside: number;
  /** That it would have if nothing stood before it. */
  pixels: number;
}

function tally(owners: Int16Array, width: number, index: number, { all, inside, pixels }: Drawn): SeenPlayer {
  let [own, across, up] = [0, 0, 0];
  for (const [pixel, owner] of owners.entries()) {
    if (owner !== index) continue;
    own += 1;
    across += pixel % width;
    up += Math.floor(pixel / width);
  }
  const height = owners.length / width;
  return {
    visible: pixels === 0 ? 0 : own / pixels,
    area: own / owners.length,
    across: own === 0 ? 0.5 : (across / own + 0.5) / width,
    up: own === 0 ? 0.5 : (up / own + 0.5) / height,
    inside: all === 0 ? 0 : inside / all,
  };
}

function* ballsOf(
  { body, size }: Player,
  { at, heading, height }: Whereabouts,
): Generator<{ at: Vector; radius: number }> {
  const shift = height - body.height * size;
  for (const { from, to, radius } of body.proxies) {
    const steps = Math.min(
      5,
      Math.max(
        1,
        Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / Math.max(0.02, radius * 1.4)),
      ),
    );
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const local: Vector = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ];
      const [x, y, z] = turned(local, heading, size);
      yield { at: [at[0] + x, at[1] + y + shift, at[2] + z], radius: radius * size };
    }
  }
}
