import { dot, normalise, subtract, type Vector } from '../maths/vector.ts';

/** Where the camera will be, sampled over the whole film: what decides how finely anything is made, once, so that nothing pops. */
export interface Sight {
  /** Smallest distance from the camera at any moment. */
  nearest(point: Vector): number;
  /** Whether a sphere may come into the picture at any moment. */
  sees(point: Vector, radius: number): boolean;
}

export interface SightSample {
  readonly eye: Vector;
  readonly target: Vector;
  /** Cosine of the half angle from the line of sight to a corner of the picture. */
  readonly corner: number;
}

/** Corners of the picture move while a camera turns between two samples. */
const MARGIN = 0.06;

export function makeSight(samples: readonly SightSample[]): Sight {
  const looks = samples.map(({ eye, target, corner }) => ({
    eye,
    forward: normalise(subtract(target, eye)),
    corner: Math.max(-1, corner - MARGIN),
  }));
  return {
    nearest(point) {
      let least = Number.POSITIVE_INFINITY;
      for (const { eye } of looks) {
        const [x, y, z] = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
        least = Math.min(least, x * x + y * y + z * z);
      }
      return Math.sqrt(least);
    },
    sees(point, radius) {
      return looks.some(({ eye, forward, corner }) => {
        const from = subtract(point, eye);
        const far = Math.sqrt(dot(from, from));
        return far < radius * 1.5 || dot(from, forward) > far * corner - radius;
      });
    },
  };
}
