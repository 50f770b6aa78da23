import type { CameraMove, Shot } from '../catalogue/setting.ts';
import { glide, mix } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';

/**
 * A camera's place. x and y are shares of the picture's longer side and of its own height. `zoom` is the lens, at least 1: it enlarges far
 * and near nearly alike. `dolly` is the camera's own way forward, at least 1: it enlarges what is near, and leaves the sky alone.
 */
export interface CameraPose {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly dolly: number;
}

export interface CameraPath {
  readonly move: CameraMove;
  readonly from: CameraPose;
  readonly to: CameraPose;
  /** A breath of life, in the same shares: how far it strays from its path at most. */
  readonly breath: number;
}

/** Unscaled layers are composed twice as fast, so a camera at rest does not zoom. */
const REST: CameraPose = { x: 0, y: 0, zoom: 1, dolly: 1 };

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

const CALM_BREATH = 0.0012;
const HAND_BREATH = 0.0065;

/** A pan over eight seconds goes further than one over four, at about the same calm speed. */
function planMove(move: CameraMove, durationSeconds: number, random: Random): CameraPath {
  const length = Math.sqrt(durationSeconds / 8);
  const reach = 0.11 * length;
  const path = (from: Partial<CameraPose>, to: Partial<CameraPose>, breath = CALM_BREATH): CameraPath => ({
    move,
    from: { ...REST, ...from },
    to: { ...REST, ...to },
    breath,
  });
  const aside = random.between(-0.01, 0.01);
  switch (move) {
    case 'static':
      return path({}, {}, 0);
    case 'pan_left':
      return path({ x: reach }, { x: -reach });
    case 'pan_right':
      return path({ x: -reach }, { x: reach });
    case 'zoom_in':
      return path({}, { x: aside, zoom: 1.2 });
    case 'zoom_out':
      return path({ x: aside, zoom: 1.2 }, {});
    case 'dolly_in':
      return path({}, { x: aside, dolly: 1 + 0.34 * length });
    case 'dolly_out':
      return path({ x: aside, dolly: 1 + 0.34 * length }, {});
    case 'tilt_up':
      return path({ y: 0.07 }, { y: -0.09 });
    case 'tilt_down':
      return path({ y: -0.09 }, { y: 0.07 });
    case 'tracking':
      return path({ x: -reach * 1.5 }, { x: reach * 1.5 });
    case 'handheld':
      return path({ x: -0.012, zoom: 1.03 }, { x: 0.012, zoom: 1.05 }, HAND_BREATH);
    case 'aerial':
      // Looks down at first, then glides forward and sinks a little.
      return path({ x: -reach * 0.4, y: 0.085 }, { x: reach * 0.4, y: 0.03, dolly: 1 + 0.2 * length });
  }
}

/** A tracking camera goes the way of whoever it follows. */
export function follow(path: CameraPath, heading: -1 | 0 | 1): CameraPath {
  if (path.move !== 'tracking' || heading >= 0) return path;
  return { ...path, from: { ...path.from, x: -path.from.x }, to: { ...path.to, x: -path.to.x } };
}

/** Two slow waves that never meet in step, at most 1: a hand trembles, it does not swing. */
function stray(seconds: number, pace: number, turn: number): number {
  return 0.62 * Math.sin(seconds * pace + turn) + 0.38 * Math.sin(seconds * pace * 2.37 + turn * 3);
}

export function poseAt(path: CameraPath, share: number, seconds: number): CameraPose {
  const eased = glide(share);
  const pace = path.move === 'handheld' ? 2.3 : 0.9;
  const sideways = path.breath * stray(seconds, pace, 0);
  // Only a hand strays up and down; a tripod's head does not.
  const upwards = path.move === 'handheld' ? path.breath * stray(seconds, pace * 1.21, 1.7) : 0;
  return {
    x: mix(path.from.x, path.to.x, eased) + sideways,
    y: mix(path.from.y, path.to.y, eased) + upwards,
    // A zoom that feels even multiplies; adding would start fast and end slow.
    zoom: path.from.zoom * (path.to.zoom / path.from.zoom) ** eased,
    dolly: path.from.dolly * (path.to.dolly / path.from.dolly) ** eased,
  };
}
