import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { turned, type Whereabouts } from '../whereabouts.ts';

export interface MoveParts {
  /** Whom the camera goes with, and where it is in the middle of the shot. */
  readonly follow: { readonly figure: number; readonly where: Whereabouts } | null;
  readonly facts: PlaceFacts;
}

/** Keys along an arc, so that between them the camera goes round and not through. */
const ARC_KEYS = 7;
const HAND_METRES = 0.035;

/** A shot's movement around the pose that frames it: it begins before and ends behind it, so that the frame is right in the middle. */
export function moveCamera(shot: Shot, base: CameraKey, parts: MoveParts): StageShot {
  const poses = posesOf(shot, base).map((pose) => (isRoom(parts.facts) ? keepInRoom(pose, base) : pose));
  const span = shot.to - shot.from;
  const keys = poses.map((pose, index) => {
    const time = poses.length === 1 ? shot.from : shot.from + (span * index) / (poses.length - 1);
    return grounded({ ...base, ...pose, time }, parts);
  });
  const handheld = shot.handheld ? HAND_METRES * Math.max(0.4, base.focus / 4) : 0;
  const shared = { from: shot.from, to: shot.to, handheld, pace: shot.pace };
  if (parts.follow === null) return { ...shared, keys, follow: null };
  const { figure, where } = parts.follow;
  const turns = shot.move.startsWith('follow') || shot.angle === 'behind';
  const own = (point: Vector): Vector => {
    const from = subtract(point, where.at);
    return turns ? turned(from, -where.heading, 1) : from;
  };
  return {
    ...shared,
    keys: keys.map((key) => ({ ...key, eye: own(key.eye), target: own(key.target) })),
    follow: { figure, turns },
  };
}

const isRoom = ({ indoor, street }: PlaceFacts): boolean => indoor && street === undefined;

/** Metres in a room: how high a camera rises, how far it backs away from what it shows, and how far up its aim goes meanwhile. */
const [UNDER_LAMPS, ROOM_REACH, LOOKS_UP] = [2.3, 7.5, 0.25];

/** Nothing rises through a ceiling, or backs away through a wall. */
function keepInRoom(pose: PosePart, { eye, target }: CameraKey): PosePart {
  const [at, aim] = [pose.eye ?? eye, pose.target ?? target];
  const far = Math.hypot(at[0] - target[0], at[2] - target[2]);
  const most = Math.max(ROOM_REACH, Math.hypot(eye[0] - target[0], eye[2] - target[2]));
  const share = Math.min(1, most / Math.max(1e-6, far));
  return {
    ...pose,
    eye: [
      target[0] + (at[0] - target[0]) * share,
      Math.min(at[1], Math.max(eye[1], UNDER_LAMPS)),
      target[2] + (at[2] - target[2]) * share,
    ],
    target: [aim[0], Math.min(aim[1], target[1] + LOOKS_UP), aim[2]],
  };
}

/**
 * Of the way to what it shows: from where and to where a camera goes of which nothing is said, and how far aside, so that no picture is a photograph. Where
 * many are in the picture, those at its edges stay in it.
 */
const DRIFTS: Readonly<Record<Shot['size'], readonly [number, number, number]>> = {
  extreme_close: [1.015, 0.985, 0.004],
  close: [1.035, 0.965, 0.014],
  medium: [1.06, 0.96, 0.024],
  full: [1.045, 0.975, 0.03],
  wide: [1.045, 0.975, 0.03],
  establishing: [1.05, 0.96, 0.03],
};

/** Of the way to whom a tilt begins with: as high above them it ends that looks up at towers. */
const TO_ROOFS = 0.72;

type PosePart = Partial<Pick<CameraKey, 'eye' | 'target' | 'roll' | 'fieldOfView' | 'focus'>>;

function posesOf(shot: Shot, { eye, target, fieldOfView, focus }: CameraKey): PosePart[] {
  const away = subtract(eye, target);
  const far = Math.hypot(...away);
  const level = Math.max(1e-6, Math.hypot(away[0], away[2]));
  const right: Vector = [away[2] / level, 0, -away[0] / level];
  const at = (share: number): Vector => add(target, scale(away, share));
  const aside = (by: number): Vector => scale(right, by * far);
  const around = (angle: number, share = 1): Vector => {
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return add(target, [
      (away[0] * cosine + away[2] * sine) * share,
      away[1] * share,
      (away[2] * cosine - away[0] * sine) * share,
    ]);
  };
  const arc = (from: number, to: number): PosePart[] =>
    Array.from({ length: ARC_KEYS }, (_, index) => ({
      eye: around(from + ((to - from) * index) / (ARC_KEYS - 1)),
      focus,
    }));
  const up = (by: number): Vector => [0, by * far, 0];
  switch (shot.move) {
    case 'pan_left':
      return [{ target: add(target, aside(0.17)) }, { target: add(target, aside(-0.17)) }];
    case 'pan_right':
      return [{ target: add(target, aside(-0.17)) }, { target: add(target, aside(0.17)) }];
    case 'tilt_up':
      return [{ target: add(target, up(-0.24)) }, { target: add(target, up(shot.heights === true ? TO_ROOFS : 0.02)) }];
    case 'tilt_down':
      return [{ target: add(target, up(0.26)) }, { target: add(target, up(-0.04)) }];
    case 'dolly_in':
      return [
        { eye: at(1.3), focus: focus * 1.3 },
        { eye: at(0.86), focus: focus * 0.86 },
      ];
    case 'dolly_out':
      return [
        { eye: at(0.86), focus: focus * 0.86 },
        { eye: at(1.35), focus: focus * 1.35 },
      ];
    case 'zoom_in':
      return [{ fieldOfView: fieldOfView * 1.22 }, { fieldOfView: fieldOfView * 0.8 }];
    case 'zoom_out':
      return [{ fieldOfView: fieldOfView * 0.82 }, { fieldOfView: fieldOfView * 1.25 }];
    case 'truck_left':
      return [
        { eye: add(eye, aside(0.16)), target: add(target, aside(0.16)) },
        { eye: add(eye, aside(-0.16)), target: add(target, aside(-0.16)) },
      ];
    case 'truck_right':
      return [
        { eye: add(eye, aside(-0.16)), target: add(target, aside(-0.16)) },
        { eye: add(eye, aside(0.16)), target: add(target, aside(0.16)) },
      ];
    case 'crane_up':
      return [{ eye: add(eye, up(-0.06)) }, raised(at, up, target)];
    case 'crane_down':
      return [raised(at, up, target), { eye }];
    case 'orbit_left':
      return arc(0.55, -0.55);
    case 'orbit_right':
      return arc(-0.55, 0.55);
    case 'drone_forward':
      return [
        { eye: add(at(1.9), up(0.2)), focus: focus * 1.9 },
        { eye: add(at(1), up(0.05)), focus },
      ];
    case 'drone_up':
      return [{ eye }, { eye: add(at(1.5), up(1.1)), focus: focus * 1.8 }];
    case 'drone_dive':
      return [
        { eye: add(at(2.1), up(1.3)), focus: focus * 2.3 },
        { eye: add(at(1.3), up(0.4)), focus: focus * 1.4 },
        { eye: add(at(1), up(0.04)), focus },
      ];
    case 'drone_reveal':
      return [
        { eye: add(at(0.8), up(-0.1)), focus: focus * 0.8 },
        { eye: add(at(1.7), up(0.4)), target: add(target, up(0.34)), focus: focus * 1.7 },
      ];
    case 'dolly_zoom': {
      const tangent = Math.tan((fieldOfView * Math.PI) / 360);
      const angle = (share: number): number => (Math.atan(tangent / share) * 360) / Math.PI;
      return [1.5, 1.27, 1.06, 0.88, 0.72].map((share) => ({
        eye: at(share),
        fieldOfView: angle(share),
        focus: focus * share,
      }));
    }
    case 'whip':
      return [{ target: add(target, aside(-0.9)) }, { target }, { target }, { target }];
    case 'static': {
      if (shot.still === true) return [{}];
      const [begins, ends, sideways] = DRIFTS[shot.size];
      return [
        { eye: add(at(begins), aside(-sideways)), focus: focus * begins },
        { eye: add(at(ends), aside(sideways)), focus: focus * ends },
      ];
    }
    default:
      return [{ eye: add(at(1.02), aside(-0.02)) }, { eye: add(at(0.98), aside(0.02)) }];
  }
}

/** The end of a crane: over the heads, with the land behind them. */
const raised = (at: (share: number) => Vector, up: (by: number) => Vector, target: Vector): PosePart => ({
  eye: add(at(1.2), up(0.5)),
  target: add(target, up(0.1)),
});

/** No camera goes through the floor. */
function grounded(key: CameraKey, { facts, follow }: MoveParts): CameraKey {
  if (follow !== null) return key;
  const floor = floorAt(facts, key.eye[0], key.eye[2], 'air') + 0.2;
  return key.eye[1] >= floor ? key : { ...key, eye: [key.eye[0], floor, key.eye[2]] };
}
