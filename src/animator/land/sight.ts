import { dot, normalise, subtract, type Vector } from '../maths/vector.ts';

/** Where the camera will be, sampled over the whole film: what decides how finely anything is made, once, so that nothing pops. */
export interface Sight {
  /** How many times coarser than for 720 lines things may be made: the smaller the picture, the more. 1 or above. */
  readonly grain: number;
  /** Where the camera is, moment after moment. */
  readonly eyes: readonly Vector[];
  /** Smallest distance from the camera at any moment. */
  nearest(point: Vector): number;
  /** As near as it looks through a lens of common width: a long lens brings things nearer. */
  apparent(point: Vector): number;
  /** No more than `apparent` of anything there, however high: for those who look before they know how high. */
  apparentAcross(x: number, z: number): number;
  /** How steeply ground with that slope along x and z is looked down on, at most: a tangent, 0 along it, below zero from behind it. */
  facing(point: Vector, slope: readonly [number, number]): number;
  /** Whether a sphere may come into the picture at any moment. */
  sees(point: Vector, radius: number): boolean;
  /** From each camera toward whom it shows: nothing may stand there. */
  readonly lines: readonly SightLine[];
  /** Whether something upright, that high and wide, would stand before what the camera looks at. */
  blocks(foot: Vector, radius: number, height: number): boolean;
  /** Whether whom the camera shows is right there: on the seat, in the bed. */
  bears(foot: Vector, radius: number): boolean;
}

export interface SightLine {
  readonly eye: Vector;
  /** From the eye. */
  readonly end: Vector;
}

export interface SightSample {
  readonly eye: Vector;
  readonly target: Vector;
  /** Cosine of the half angle from the line of sight to a corner of the picture. */
  readonly corner: number;
  /** Whom it shows: nothing may stand before them. */
  readonly subjects?: readonly Vector[];
}

/** Metres before a subject where what stands there no longer hides it but stands beside it. */
const BESIDE_METRES = 0.7;

/** Corners of the picture move while a camera turns between two samples. */
const MARGIN = 0.06;
/** Tangent from the middle to the corner of a common lens: 34 degrees high, 16:9. */
const COMMON_CORNER = 0.62;
/** Beyond this far from the camera nothing is cleared away: what one looks at may be a mountain. */
const CLEARED_METRES = 40;

export function makeSight(samples: readonly SightSample[], grain = 1): Sight {
  const lines = samples.flatMap(({ eye, subjects = [] }) =>
    subjects.map((subject) => ({ eye, end: lineOf(eye, subject, BESIDE_METRES) })),
  );
  const cleared = [...samples.map(({ eye, target }) => ({ eye, end: lineOf(eye, target, 0) })), ...lines];
  const looks = samples.map(({ eye, target, corner }) => ({
    eye,
    forward: normalise(subtract(target, eye)),
    corner: Math.max(-1, corner - MARGIN),
    wide: Math.min(1, Math.max(0.12, Math.sqrt(1 - corner * corner) / Math.max(0.05, corner) / COMMON_CORNER)),
  }));
  return {
    grain,
    eyes: samples.map(({ eye }) => eye),
    lines,
    nearest(point) {
      let least = Number.POSITIVE_INFINITY;
      for (const { eye } of looks) {
        const x = point[0] - eye[0];
        const y = point[1] - eye[1];
        const z = point[2] - eye[2];
        least = Math.min(least, x * x + y * y + z * z);
      }
      return Math.sqrt(least);
    },
    apparent(point) {
      let least = Number.POSITIVE_INFINITY;
      for (const { eye, wide } of looks) {
        const x = point[0] - eye[0];
        const y = point[1] - eye[1];
        const z = point[2] - eye[2];
        least = Math.min(least, (x * x + y * y + z * z) * wide * wide);
      }
      return Math.sqrt(least);
    },
    apparentAcross(x, z) {
      let least = Number.POSITIVE_INFINITY;
      for (const { eye, wide } of looks) {
        const dx = x - eye[0];
        const dz = z - eye[2];
        least = Math.min(least, (dx * dx + dz * dz) * wide * wide);
      }
      return Math.sqrt(least);
    },
    facing(point, [slopeX, slopeZ]) {
      let most = Number.NEGATIVE_INFINITY;
      for (const { eye } of looks) {
        const x = eye[0] - point[0];
        const y = eye[1] - point[1];
        const z = eye[2] - point[2];
        most = Math.max(most, (y - x * slopeX - z * slopeZ) / Math.max(0.1, Math.hypot(x, z)));
      }
      return most;
    },
    sees(point, radius) {
      for (const { eye, forward, corner } of looks) {
        const x = point[0] - eye[0];
        const y = point[1] - eye[1];
        const z = point[2] - eye[2];
        const far = Math.sqrt(x * x + y * y + z * z);
        if (far < radius * 1.5 || x * forward[0] + y * forward[1] + z * forward[2] > far * corner - radius) return true;
      }
      return false;
    },
    bears: ([x, , z], radius) =>
      samples.some(({ subjects = [] }) => subjects.some((at) => Math.hypot(at[0] - x, at[2] - z) < radius)),
    blocks(foot, radius, height) {
      for (const { eye, end } of cleared) {
        const square = end[0] * end[0] + end[2] * end[2];
        const from = subtract(foot, eye);
        const along = square < 1e-6 ? 0 : Math.min(1, Math.max(0, (from[0] * end[0] + from[2] * end[2]) / square));
        const aside = Math.hypot(from[0] - end[0] * along, from[2] - end[2] * along);
        const above = eye[1] + end[1] * along - foot[1];
        if (aside < radius && above < height + 0.3 && dot(end, end) > 0) return true;
      }
      return false;
    },
  };
}

/** From the camera toward what it looks at, as far as anything is cleared away for it. */
function lineOf(eye: Vector, to: Vector, short: number): Vector {
  const way = subtract(to, eye);
  const length = Math.hypot(way[0], way[2]);
  const share = Math.max(0, Math.min(CLEARED_METRES, length - short)) / Math.max(1e-6, length);
  return [way[0] * share, way[1] * share, way[2] * share];
}
