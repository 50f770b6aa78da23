import { REFERENCE_FAMILY } from '../bodies/families/reference.ts';
import type { Vector } from '../maths/vector.ts';
import type { BodyOf } from '../stage/players.ts';
import type { CameraKey, Stage, StageFigure, StageShot } from '../stage/stage.ts';

/** Of a table's width: what things beside each other may take of it; and of its place what each takes. */
const [WIDE, OWN] = [0.94, 0.9];
/** Metres: no higher than that. */
const HIGHEST = 0.5;
/** Of the picture: what the row takes of its width, and the highest of its height. */
const [ACROSS, DOWN] = [0.8, 0.5];
/** How far the camera looks down: of its distance. */
const STEEP = 0.34;
/** Radians: pictures know one side of what they show. */
const MOST_AROUND = 0.5;
/** A camera that moves begins so many times as far away, or ends there. */
const FARTHER = 1.3;

/**
 * Things of several pictures on one table stand beside each other, and are what the camera looks at: a table has fewer places of its own than people bring pictures,
 * and whoever looks at a table does not see what stands on it. Any other stage stays as it is.
 */
export function setTable(stage: Stage, bodyOf: BodyOf): Stage {
  const borne = stage.figures.filter(
    ({ body, support }) => body.family === REFERENCE_FAMILY && 'figure' in support && support.as === 'stand',
  );
  const [first] = borne;
  const bearer = first !== undefined && 'figure' in first.support ? first.support.figure : -1;
  const table = stage.figures[bearer];
  const place = table?.path[0];
  const isOne = borne.every(({ support }) => 'figure' in support && support.figure === bearer);
  if (table === undefined || place === undefined || borne.length < 2 || !isOne) return stage;
  const top = bodyOf(table.body);
  const surface = top.anchors.surface;
  if (surface === undefined || table.body.family === REFERENCE_FAMILY) return stage;
  const slot = (Math.max(top.width, top.length) * table.size * WIDE) / borne.length;
  const sizes = borne.map(({ body }) => {
    const { width, height } = bodyOf(body);
    return Math.min((slot * OWN) / width, HIGHEST / height);
  });
  const along = top.width >= top.length;
  let number = 0;
  const set = (figure: StageFigure): StageFigure => {
    if (!borne.includes(figure)) return figure;
    const aside = (number - (borne.length - 1) / 2) * slot;
    const size = sizes[number] ?? figure.size;
    number += 1;
    // Metres of the table's own: it may be larger than it was made.
    const offset: Vector = along ? [aside / table.size, 0, 0] : [0, 0, aside / table.size];
    return {
      ...figure,
      size,
      support: { figure: bearer, anchor: 'surface', as: 'stand', offset, turn: along ? 0 : Math.PI / 2 },
    };
  };
  const figures = stage.figures.map(set);
  const high = Math.max(...borne.map(({ body }, index) => bodyOf(body).height * (sizes[index] ?? 0)));
  const heading = place.heading + (along ? 0 : Math.PI / 2);
  const middle: Vector = [place.at[0], place.at[1] + surface.at[1] * table.size + high * 0.42, place.at[2]];
  const framing = { middle, heading, wide: slot * borne.length, high, shape: stage.shape };
  return { ...stage, figures, shots: stage.shots.map((shot) => lookAt(shot, framing)) };
}

interface Framing {
  readonly middle: Vector;
  readonly heading: number;
  readonly wide: number;
  readonly high: number;
  readonly shape: number;
}

/** From before the table, as near as all of the row is seen; nearer or farther as the shot went. */
function lookAt(shot: StageShot, { middle, heading, wide, high, shape }: Framing): StageShot {
  const begun = shot.keys[0];
  const ended = shot.keys.at(-1);
  if (begun === undefined || ended === undefined) return shot;
  const down = Math.tan((begun.fieldOfView * Math.PI) / 360);
  const away = Math.max(wide / (2 * down * shape * ACROSS), high / (2 * down * DOWN));
  const distance = ({ eye, target }: CameraKey): number =>
    Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
  const goes = distance(ended) / Math.max(0.01, distance(begun));
  const times = shot.keys.map((_, index) => {
    const share = shot.keys.length < 2 ? 1 : index / (shot.keys.length - 1);
    return goes < 0.97 ? FARTHER + (1 - FARTHER) * share : goes > 1.03 ? 1 + (FARTHER - 1) * share : 1;
  });
  // A camera that goes around them does so to both sides of where it looks best.
  const turnOf = ({ eye, target }: CameraKey): number => Math.atan2(eye[0] - target[0], eye[2] - target[2]);
  const middleTurn = (turnOf(ended) - turnOf(begun)) / 2;
  const keys = shot.keys.map((key, index): CameraKey => {
    const far = away * (times[index] ?? 1);
    const around = heading + Math.max(-MOST_AROUND, Math.min(MOST_AROUND, turnOf(key) - turnOf(begun) - middleTurn));
    const eye: Vector = [
      middle[0] + Math.sin(around) * far,
      middle[1] + STEEP * far,
      middle[2] + Math.cos(around) * far,
    ];
    return { ...key, eye, target: middle, focus: far };
  });
  return { ...shot, keys, follow: null };
}
