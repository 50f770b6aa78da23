import type { CameraMove } from '../language/setting.ts';
import { glide, mix } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';

/** A camera's place: x and y in shares of the picture's longer and own height, zoom as a factor of at least 1. */
export interface CameraPose {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface CameraPath {
  readonly move: CameraMove;
  readonly from: CameraPose;
  readonly to: CameraPose;
  /** A breath of handheld life, in the same shares. */
  readonly breath: number;
}

const REST: CameraPose = { x: 0, y: 0, zoom: 1.02 };

/** `space` is how long the move lasts: a pan over eight seconds goes further than one over four, at the same calm speed. */
export function planCamera(move: CameraMove, durationSeconds: number, random: Random): CameraPath {
  const reach = 0.055 * Math.sqrt(durationSeconds / 8) * 2;
  const breath = move === 'static' ? 0 : 0.0012;
  switch (move) {
    case 'static':
      return { move, from: REST, to: REST, breath };
    case 'pan_left':
      return { move, from: { ...REST, x: reach }, to: { ...REST, x: -reach }, breath };
    case 'pan_right':
      return { move, from: { ...REST, x: -reach }, to: { ...REST, x: reach }, breath };
    case 'zoom_in':
      return { move, from: { ...REST, zoom: 1.01 }, to: { x: random.between(-0.01, 0.01), y: 0, zoom: 1.2 }, breath };
    case 'zoom_out':
      return { move, from: { x: random.between(-0.01, 0.01), y: 0, zoom: 1.2 }, to: { ...REST, zoom: 1.01 }, breath };
    case 'tilt_up':
      return { move, from: { ...REST, y: 0.07 }, to: { ...REST, y: -0.09 }, breath };
    case 'tilt_down':
      return { move, from: { ...REST, y: -0.09 }, to: { ...REST, y: 0.07 }, breath };
  }
}

export function poseAt(path: CameraPath, share: number, seconds: number): CameraPose {
  const eased = glide(share);
  return {
    x: mix(path.from.x, path.to.x, eased) + Math.sin(seconds * 0.9) * path.breath,
    y: mix(path.from.y, path.to.y, eased) + Math.sin(seconds * 0.63 + 1) * path.breath * 0.6,
    // A zoom that feels even multiplies; adding would start fast and end slow.
    zoom: path.from.zoom * (path.to.zoom / path.from.zoom) ** eased,
  };
}
