import type { SightSample } from '../land/sight.ts';
import { normalise, subtract, type Vector } from '../maths/vector.ts';

/** A camera's look, and how far the clouds have turned by then, in radians. */
export interface SkyLook extends Pick<SightSample, 'eye' | 'target' | 'corner'> {
  readonly turn: number;
}

/** Side of the squares of texels that are painted finely or coarsely as a whole: `SKY_BLOCK` of kernel/sky.h. */
export const SKY_BLOCK = 16;

/** Below this a direction counts as the horizon: there the sky also stands for what lies below it. */
const HORIZON = 0.06;
/** Radians that the camera may turn between two looks. */
const MARGIN = 0.05;

/** Where a texel of the dome lies in the sky: see `skyTexels` of kernel/sky.h. */
export function directionOf(size: number, i: number, j: number): Vector {
  const [u, v] = [(2 * i) / (size - 1) - 1, (2 * j) / (size - 1) - 1];
  const [x, z] = [(u + v) / 2, (u - v) / 2];
  return normalise([x, Math.max(0, 1 - Math.abs(x) - Math.abs(z)), z]);
}

/** 1 for each block of the dome that some camera sees, or sees in water. */
export function findSeenSky(size: number, looks: readonly SkyLook[]): Uint8Array {
  const across = size / SKY_BLOCK;
  const seen = new Uint8Array(across * across);
  // A block reaches beyond its middle by half of it, and the dome is stretched to at most twice its mean.
  const margin = MARGIN + (SKY_BLOCK * 2) / size;
  const cones = looks.flatMap(({ eye, target, corner, turn }) => {
    const [x, y, z] = normalise(subtract(target, eye));
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    const [rx, rz] = [x * cosine - z * sine, x * sine + z * cosine];
    const flat = Math.hypot(rx, rz);
    const half = Math.acos(Math.min(1, Math.max(-1, corner)));
    // Seen from so steeply, a direction to the side may be any.
    const aside = flat < 0.75 ? -1 : Math.cos(Math.min(Math.PI, (half * 1.3) / flat + margin));
    const least = Math.cos(Math.min(Math.PI, half + margin));
    return [
      { x: rx, y, z: rz, least, flatX: rx / flat, flatZ: rz / flat, aside },
      { x: rx, y: -y, z: rz, least, flatX: rx / flat, flatZ: rz / flat, aside },
    ];
  });
  // Most blocks are seen by nobody: what lies outside of a cone around all cones need not be held against each.
  const hulls = [0, 1].map((first) => hullOf(cones.filter((_, index) => index % 2 === first)));
  // And what is seen is mostly seen by whom its neighbour is.
  let hit = 0;
  for (let by = 0; by < across; by++) {
    for (let bx = 0; bx < across; bx++) {
      const middle = (SKY_BLOCK - 1) / 2;
      const [x, y, z] = directionOf(size, bx * SKY_BLOCK + middle, by * SKY_BLOCK + middle);
      const within = hulls.some((hull) => x * hull.x + y * hull.y + z * hull.z > hull.least);
      if (y >= HORIZON && !within) continue;
      const level = Math.hypot(x, z);
      for (let turn = 0; turn < cones.length; turn++) {
        const number = hit + turn < cones.length ? hit + turn : hit + turn - cones.length;
        const cone = cones[number];
        if (
          cone !== undefined &&
          (x * cone.x + y * cone.y + z * cone.z > cone.least ||
            (y < HORIZON && x * cone.flatX + z * cone.flatZ > level * cone.aside))
        ) {
          seen[by * across + bx] = 1;
          hit = number;
          break;
        }
      }
    }
  }
  return seen;
}

interface Cone {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Cosine of half its angle. */
  readonly least: number;
}

/** Radians: more than its own rounding. */
const HULL_ROOM = 1e-6;
const angleOf = (cosine: number): number => Math.acos(Math.min(1, Math.max(-1, cosine)));

/** One around all of them. */
function hullOf(cones: readonly Cone[]): Cone {
  const sum = cones.reduce<Vector>((all, { x, y, z }) => [all[0] + x, all[1] + y, all[2] + z], [0, 0, 0]);
  const [x, y, z] = normalise(sum);
  const angles = cones.map((cone) => angleOf(x * cone.x + y * cone.y + z * cone.z) + angleOf(cone.least));
  const half = Math.max(0, ...angles) + HULL_ROOM;
  // Looks all around have no middle.
  return { x, y, z, least: half < Math.PI ? Math.cos(half) : Number.NEGATIVE_INFINITY };
}
