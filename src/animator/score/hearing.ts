import { cross, distance, dot, normalise, subtract, type Vector } from '../maths/vector.ts';
import { findShot, makeCameraMotion } from '../stage/camera/camera-motion.ts';
import { rootOf } from '../stage/root-of.ts';
import type { Stage } from '../stage/stage.ts';
import { type Motion, makePathMotion } from '../stage/ways/path-motion.ts';

/** How a figure is heard at a moment by whoever stands at the camera. */
export interface Heard {
  readonly metres: number;
  /** -1 left to 1 right: who is at the edge of the picture is heard half way to that side. */
  readonly pan: number;
  /** Metres a second that it comes nearer. */
  readonly closing: number;
}

export interface Ears {
  motionOf(figure: number, time: number): Motion;
  hear(figure: number, time: number): Heard;
  hearPlace(at: Vector, time: number): Omit<Heard, 'closing'>;
}

/** Panned this far at the edges of the picture, and never further than that. */
const EDGE_PAN = 0.55;
const MOST_PAN = 0.85;
const CLOSING_SECONDS = 1 / 20;

export function makeEars(stage: Stage): Ears {
  const motions = stage.figures.map(({ path }) => makePathMotion(path));
  const roots = stage.figures.map((_, figure) => rootOf(stage, figure));
  const motionOf = (figure: number, time: number): Motion => {
    const motion = motions[roots[figure] ?? figure];
    if (motion === undefined) throw new RangeError(`There is no figure ${figure}.`);
    return motion(time);
  };
  const cameraAt = makeCameraMotion(stage, (figure, time) => {
    const motion = motions[figure];
    if (motion === undefined) throw new RangeError(`There is no figure ${figure}.`);
    return motion(time);
  });
  const metresAt = (figure: number, time: number): number => distance(motionOf(figure, time).at, cameraAt(time).eye);
  const hearPlace: Ears['hearPlace'] = (at, time) => {
    const { eye, target, fieldOfView } = cameraAt(time);
    const away = subtract(at, eye);
    const metres = Math.max(0.3, Math.hypot(...away));
    const right = rightOf(subtract(target, eye));
    const half = Math.atan(Math.tan((fieldOfView * Math.PI) / 360) * stage.shape);
    const pan = (dot(away, right) / metres / Math.sin(Math.max(0.1, half))) * EDGE_PAN;
    return { metres, pan: Math.max(-MOST_PAN, Math.min(MOST_PAN, pan)) };
  };
  return {
    motionOf,
    hearPlace,
    hear(figure, time) {
      // Over a cut nobody comes nearer.
      const before = Math.max(findShot(stage.shots, time).from, time - CLOSING_SECONDS);
      return {
        ...hearPlace(motionOf(figure, time).at, time),
        closing: (metresAt(figure, before) - metresAt(figure, before + CLOSING_SECONDS)) / CLOSING_SECONDS,
      };
    },
  };
}

function rightOf(forward: Vector): Vector {
  // Straight down there is no right; the picture's own is taken.
  const side = cross(forward, [0, 1, 0]);
  return Math.hypot(...side) < 1e-6 ? [1, 0, 0] : normalise(side);
}
