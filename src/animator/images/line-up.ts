import { REFERENCE_FAMILY } from '../bodies/families/reference.ts';
import { add, scale, type Vector } from '../maths/vector.ts';
import type { BodyOf } from '../stage/players.ts';
import type { CameraKey, Stage, StageFigure } from '../stage/stage.ts';

/** So many find room beside each other as any others do; more would hide each other. */
const FEW = 3;
/** Metres: how high the camera is, how large each is seen, and how far apart they stand. */
const [EYE, LARGE, GAP] = [2.3, 0.9, 0.24];
const VIEW_DEGREES = 40;
/** Of the way down to their middle: where the camera looks. */
const AIM = 0.7;
/** Of the picture: what they may take of its width and of its height. */
const [ACROSS, DOWN] = [0.88, 0.8];

/**
 * Many pictures of which the prompt says nothing more than that they are there stand in rows, each row so far behind the other that it is seen over it.
 * Any other stage stays as it is.
 */
export function lineUp(stage: Stage, bodyOf: BodyOf): Stage {
  const [shot] = stage.shots;
  const key = shot?.keys[0];
  const standing = stage.figures.filter(({ role }) => role !== null);
  const all = standing.every(({ body, support }) => body.family === REFERENCE_FAMILY && 'on' in support);
  if (shot === undefined || key === undefined || standing.length <= FEW || !all) return stage;
  const count = standing.length;
  const rows = Math.ceil(count / Math.ceil(Math.sqrt(count * stage.shape * 1.6)));
  const columns = Math.ceil(count / rows);
  const down = Math.tan((VIEW_DEGREES * Math.PI) / 360);
  // What stands a row behind begins on screen where the row before it ends.
  const farther = EYE / (EYE - LARGE);
  const nearest = Math.max(
    (columns * (LARGE + GAP)) / (2 * down * stage.shape * ACROSS),
    (EYE - (EYE - LARGE) / farther ** (rows - 1)) / (2 * down * DOWN),
  );
  const ground = standing.reduce((sum, { path }) => sum + (path[0]?.at[1] ?? 0), 0) / count;
  const [forward, right] = directionsOf(key);
  const middle: Vector = [key.target[0], ground, key.target[2]];
  const eye = add(add(middle, scale(forward, -nearest * Math.sqrt(farther ** (rows - 1)))), [0, EYE, 0]);
  let number = 0;
  const place = (figure: StageFigure): StageFigure => {
    const row = Math.floor(number / columns);
    const inRow = Math.min(columns, count - row * columns);
    const aside = ((number % columns) - (inRow - 1) / 2) * (LARGE + GAP) * farther ** row;
    number += 1;
    const away = nearest * farther ** row;
    const at: Vector = [
      eye[0] + forward[0] * away + right[0] * aside,
      ground,
      eye[2] + forward[2] * away + right[2] * aside,
    ];
    const body = bodyOf(figure.body);
    const heading = Math.atan2(eye[0] - at[0], eye[2] - at[2]);
    return { ...figure, size: LARGE / Math.max(body.height, body.width), path: [{ time: 0, at, heading }] };
  };
  const figures = stage.figures.map((figure) => (figure.role === null ? figure : place(figure)));
  // Looks a little above the middle of them, so that one sees where they are.
  const slope = (AIM * (EYE / nearest + (EYE - LARGE) / (nearest * farther ** (rows - 1)))) / 2;
  const target = add(eye, add(scale(forward, nearest), [0, -slope * nearest, 0]));
  const own: CameraKey = { ...key, eye, target, fieldOfView: VIEW_DEGREES, focus: nearest, aperture: 0 };
  return { ...stage, figures, shots: stage.shots.map((each) => ({ ...each, keys: [own], follow: null })) };
}

/** Where the camera looks and what is to its right, over level ground. */
function directionsOf({ eye, target }: CameraKey): readonly [Vector, Vector] {
  const [x, z] = [target[0] - eye[0], target[2] - eye[2]];
  const length = Math.max(1e-6, Math.hypot(x, z));
  const forward: Vector = [x / length, 0, z / length];
  return [forward, [-forward[2], 0, forward[0]]];
}
