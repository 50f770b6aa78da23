import type { CameraMove, Shot } from '../language/setting.ts';
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

/** Unscaled layers are composed twice as fast, so a camera at rest does not zoom. */
const REST: CameraPose = { x: 0, y: 0, zoom: 1 };

/** How much nearer a shot stands than the wide one. */
const SHOT_ZOOM: Readonly<Record<Shot, number>> = { wide: 1, medium: 1.14, close: 1.3 };

/** A still stands nearer instead of enlarging what it sees: nothing loses its sharpness. */
export function closenessOf(shot: Shot): number {
  return SHOT_ZOOM[shot];
}

function stepCloser(path: CameraPath, shot: Shot): CameraPath {
  const factor = SHOT_ZOOM[shot];
  return {
    ...path,
    from: { ...path.from, zoom: path.from.zoom * factor },
    to: { ...path.to, zoom: path.to.zoom * factor },
  };
}

export function planCamera(move: CameraMove, shot: Shot, durationSeconds: number, random: Random): CameraPath {
  return stepCloser(planMove(move, durationSeconds, random), shot);
}

/** A pan over eight seconds goes further than one over four, at about the same calm speed. */
function planMove(move: CameraMove, durationSeconds: number, random: Random): CameraPath {
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
      return { move, from: REST, to: { x: random.between(-0.01, 0.01), y: 0, zoom: 1.2 }, breath };
    case 'zoom_out':
      return { move, from: { x: random.between(-0.01, 0.01), y: 0, zoom: 1.2 }, to: REST, breath };
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
    y: mix(path.from.y, path.to.y, eased),
    // A zoom that feels even multiplies; adding would start fast and end slow.
    zoom: path.from.zoom * (path.to.zoom / path.from.zoom) ** eased,
  };
}
