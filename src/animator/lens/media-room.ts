import type { Air } from '../land/world.ts';
import { cross, normalise, subtract, type Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';

/** Stuff that moves for its own sake. It is laid out as the camera sees it, in halves of the picture's height, or of the size of what it is about. */
export interface Stuff extends Room {
  readonly seed: number;
  readonly time: number;
  readonly colours: readonly [Vector, ...Vector[]];
  readonly air: Air;
}

export interface Room {
  /** From rightward, upward and toward the camera to the world. */
  readonly place: (x: number, y: number, z: number) => Vector;
  readonly unit: number;
  /** It is about something, which stays to be seen. */
  readonly about: boolean;
}

/** Where stuff is: all of the picture, or around a point so many metres wide. */
export function roomOf({ eye, target, fieldOfView }: CameraPose, middle: Vector | null, metres: number): Room {
  const back = normalise(subtract(eye, target));
  const right = normalise(cross([0, 1, 0], back));
  const up = cross(back, right);
  const far = Math.hypot(...subtract(eye, target));
  const unit = middle === null ? far * NEARER * Math.tan((fieldOfView * Math.PI) / 360) : metres;
  const near: Vector = [
    eye[0] - back[0] * far * NEARER,
    eye[1] - back[1] * far * NEARER,
    eye[2] - back[2] * far * NEARER,
  ];
  const [ox, oy, oz] = middle ?? near;
  return {
    unit,
    about: middle !== null,
    place: (x, y, z) => [
      ox + (right[0] * x + up[0] * y + back[0] * z) * unit,
      oy + (right[1] * x + up[1] * y + back[1] * z) * unit,
      oz + (right[2] * x + up[2] * y + back[2] * z) * unit,
    ],
  };
}

/** Of the way to what the camera points at: before the studio's floor, which would cut it off. */
const NEARER = 0.4;
