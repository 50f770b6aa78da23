import { anchorOf, type Body, type Contact, type ContactName, type Moment, QUIET } from '../bodies/body.ts';
import type { Pose } from '../bodies/pose.ts';
import { type Affine, standing, transform } from '../maths/matrix.ts';
import { aboutX, aboutY, combine, turnVector } from '../maths/turn.ts';
import type { Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera-motion.ts';
import type { Motion } from '../stage/path-motion.ts';
import { rootOf } from '../stage/root-of.ts';
import type { Stage, StageAct, StageFigure } from '../stage/stage.ts';
import { touchContacts } from './touch.ts';

/** A figure of one frame: where it is, and how its bones stand. */
export interface StandingFigure {
  readonly body: Body;
  readonly pose: Pose;
  readonly matrix: Affine;
  readonly at: Vector;
  readonly heading: number;
  /** What it is told to do, and which of its contacts are held to something. */
  readonly act: string;
  readonly contacts: readonly string[];
  readonly speed: number;
}

export interface PosingParts {
  readonly stage: Stage;
  readonly bodies: readonly Body[];
  readonly motionOf: (figure: number, time: number) => Motion;
  readonly cameraAt: (time: number) => CameraPose;
  /** How far open, round and wide the mouth of a role is at a moment. */
  readonly mouthAt: (role: number, time: number) => Moment['mouth'];
  readonly wind: Vector;
}

/** How long an act takes over from the one before. */
const CHANGE_SECONDS = 0.35;
/** Of its height: how far below a seat the feet of whoever sits there can be. */
const SHIN_SHARE = 0.3;

/** Everybody at one moment. Whoever is borne is posed after its bearer, since it goes where the bearer's bones go. */
export function poseFigures(parts: PosingParts, time: number): (StandingFigure | null)[] {
  const { stage } = parts;
  const posed: (StandingFigure | null | undefined)[] = stage.figures.map(() => undefined);
  const pose = (index: number): StandingFigure | null => {
    const known = posed[index];
    if (known !== undefined) return known;
    const figure = stage.figures[index];
    // Before it is known who bears whom: a circle ends here instead of never.
    posed[index] = null;
    if (figure === undefined || time < figure.seen.from || time >= figure.seen.to) return null;
    const made = poseFigure(figure, index, parts, time, pose);
    posed[index] = made;
    return made;
  };
  return stage.figures.map((_, index) => pose(index));
}

interface Place {
  readonly at: Vector;
  readonly heading: number;
  readonly speed: number;
  readonly gone: number;
  readonly turning: number;
  readonly contacts: Partial<Record<ContactName, Contact>>;
  /** Set where it is held: the hand turns it. */
  readonly matrix: Affine | null;
}

function poseFigure(
  figure: StageFigure,
  index: number,
  parts: PosingParts,
  time: number,
  poseOf: (index: number) => StandingFigure | null,
): StandingFigure | null {
  const body = parts.bodies[index];
  if (body === undefined) return null;
  const place = placeFigure(figure, index, body, parts, time, poseOf);
  if (place === null) return null;
  const matrix = place.matrix ?? standing(place.at, place.heading, figure.size);
  const act = actAt(figure.acts, time);
  const inOwn = (point: Vector): Vector => toOwn(point, place.at, place.heading, figure.size);
  const gripped = gripContacts(figure, time, poseOf, inOwn);
  const touched = touchContacts(figure, act.now, (other) => touchedFigure(parts, other, time), place, inOwn);
  const moment: Moment = {
    ...QUIET,
    time,
    act: act.now?.act ?? 'stand',
    since: act.since,
    lasts: act.now === null ? 1 : act.now.to - act.now.from,
    gone: place.gone / figure.size,
    speed: place.speed / figure.size,
    turning: place.turning,
    before: act.before,
    gaze: gazeOf(figure, parts, time, inOwn),
    contacts: { ...touched, ...gripped, ...place.contacts },
    expression: figure.expression as Moment['expression'],
    mouth: figure.voice === null ? QUIET.mouth : parts.mouthAt(figure.voice, time),
    phase: figure.phase,
    wind: parts.wind,
  };
  return {
    body,
    pose: body.pose(moment),
    matrix,
    at: place.at,
    heading: place.heading,
    act: moment.act,
    contacts: Object.keys(moment.contacts),
    speed: moment.speed,
  };
}

function actAt(
  acts: readonly StageAct[],
  time: number,
): { now: StageAct | null; since: number; before: Moment['before'] } {
  const index = Math.max(
    0,
    acts.findLastIndex(({ from }) => time >= from),
  );
  const now = acts[index] ?? null;
  const former = acts[index - 1];
  const since = now === null ? time : time - now.from;
  const left = former === undefined ? 0 : 1 - since / CHANGE_SECONDS;
  return { now, since, before: former === undefined || left <= 0 ? null : { act: former.act, share: left } };
}

function placeFigure(
  figure: StageFigure,
  index: number,
  body: Body,
  parts: PosingParts,
  time: number,
  poseOf: (index: number) => StandingFigure | null,
): Place | null {
  const { support } = figure;
  if ('on' in support) {
    const { at, heading, speed, gone, turning } = parts.motionOf(index, time);
    const contacts =
      support.seat === undefined ? {} : { hips: { at: [0, support.seat / figure.size, 0] as const, facing: null } };
    return { at, heading, speed, gone, turning, contacts, matrix: null };
  }
  const bearer = poseOf(support.figure);
  if (bearer === null) return null;
  const anchor = anchorOf(bearer.body, support.anchor);
  const local = bearer.pose.place(anchor.bone, anchor.at);
  const at = transform(bearer.matrix, local);
  const heading = bearer.heading + (anchor.heading ?? 0);
  const moving = parts.motionOf(rootOf(parts.stage, index), time);
  const carried = { heading, speed: moving.speed, gone: moving.gone, turning: moving.turning };
  switch (support.as) {
    case 'stand':
      return { ...carried, at, contacts: {}, matrix: null };
    case 'sit': {
      const floor =
        support.anchor === 'saddle'
          ? bearer.at[1]
          : Math.max(bearer.at[1], at[1] - body.height * figure.size * SHIN_SHARE);
      const hips: Contact = { at: [0, (at[1] - floor) / figure.size, 0], facing: null };
      return { ...carried, at: [at[0], floor, at[2]], contacts: { hips }, matrix: null };
    }
    case 'held':
      return { ...carried, at, contacts: {}, matrix: heldMatrix(figure, body, bearer, anchor.bone, at) };
  }
}

/** What has something in it stays upright; all else goes with the hand, across the fist. */
function heldMatrix({ size }: StageFigure, body: Body, bearer: StandingFigure, bone: string, at: Vector): Affine {
  const upright = body.anchors.inside !== undefined;
  const turn = upright
    ? aboutY(bearer.heading)
    : combine(combine(aboutY(bearer.heading), bearer.pose.orientationOf(bone)), aboutX(Math.PI / 2));
  const handle = body.anchors.handle?.at ?? [0, body.height * 0.45, 0];
  const [x, y, z] = turnVector(turn, handle);
  return [
    ...[turn[0] * size, turn[1] * size, turn[2] * size, at[0] - x * size],
    ...[turn[3] * size, turn[4] * size, turn[5] * size, at[1] - y * size],
    ...[turn[6] * size, turn[7] * size, turn[8] * size, at[2] - z * size],
  ];
}

/** A point of the world in a figure's own space. */
export function toOwn(point: Vector, at: Vector, heading: number, size: number): Vector {
  const [x, y, z] = [point[0] - at[0], point[1] - at[1], point[2] - at[2]];
  const [cosine, sine] = [Math.cos(heading), Math.sin(heading)];
  return [(x * cosine - z * sine) / size, y / size, (x * sine + z * cosine) / size];
}

function gripContacts(
  { grips }: StageFigure,
  time: number,
  poseOf: (index: number) => StandingFigure | null,
  inOwn: (point: Vector) => Vector,
): Partial<Record<ContactName, Contact>> {
  const contacts: Partial<Record<ContactName, Contact>> = {};
  for (const { contact, figure, anchor, from, to } of grips) {
    if (time < from || time >= to) continue;
    const held = poseOf(figure);
    const point = held?.body.anchors[anchor];
    if (held === null || point === undefined) continue;
    contacts[contact as ContactName] = {
      at: inOwn(transform(held.matrix, held.pose.place(point.bone, point.at))),
      facing: null,
    };
  }
  return contacts;
}

/** Where another stands, without its pose: two who touch each other would wait for each other for ever. */
function touchedFigure(
  { stage, bodies, motionOf }: PosingParts,
  index: number,
  time: number,
): { readonly at: Vector; readonly heading: number; readonly size: number; readonly body: Body } | null {
  const [figure, body] = [stage.figures[index], bodies[index]];
  if (figure === undefined || body === undefined) return null;
  const { at, heading } = motionOf(rootOf(stage, index), time);
  return { at, heading, size: figure.size, body };
}

function gazeOf(
  figure: StageFigure,
  { stage, bodies, motionOf, cameraAt }: PosingParts,
  time: number,
  inOwn: (point: Vector) => Vector,
): Moment['gaze'] {
  if (figure.gaze === null) return null;
  if (figure.gaze === 'camera') return inOwn(cameraAt(time).eye);
  const [other, body] = [stage.figures[figure.gaze], bodies[figure.gaze]];
  if (other === undefined || body === undefined) return null;
  const { at } = motionOf(rootOf(stage, figure.gaze), time);
  return inOwn([at[0], at[1] + body.height * other.size * 0.85, at[2]]);
}
