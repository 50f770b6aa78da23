import { anchorOf, type Body, type Contact, type ContactName, type Moment, QUIET } from '../bodies/body.ts';
import type { Pose } from '../bodies/pose.ts';
import { type Affine, standing, transform } from '../maths/matrix.ts';
import { add, type Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import { type Change, changeAt } from '../stage/changes.ts';
import { feltAt } from '../stage/feelings.ts';
import { standPoint } from '../stage/laid-down.ts';
import { isApart, isSeen, rootOf } from '../stage/root-of.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import { shownFor, stageAt } from '../stage/supports.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import { turned } from '../stage/whereabouts.ts';
import { type Aiming, aimHands, aimsOf } from './aim.ts';
import { ascend } from './ascend.ts';
import { fallenMatrix } from './fallen.ts';
import { flown, flownFor } from './flight.ts';
import { gazeOf } from './gaze-of.ts';
import { gripContacts, touchedFigure } from './grips.ts';
import { heldBy, seatOf, workedThing } from './handled.ts';
import { heldMatrix, holdContacts } from './hold.ts';
import { asLaid } from './laid.ts';
import { mimedMouth } from './mimed-mouth.ts';
import { hideFromOneself, ownAct } from './own-body.ts';
import { toOwn } from './own-space.ts';
import { isPushedAlong, pushContacts, pushedAt } from './pushed.ts';
import { mixPlaces, reachContacts, settlingAt } from './reach.ts';
import { onTheWayToSeat, type Place, seatOfPlace, seatOn } from './seats.ts';
import { alongSteps, stepsUnder } from './steps.ts';
import { morphed, sunk } from './sunk.ts';
import { type Touched, touchContacts, workContacts } from './touch.ts';
import { wreckedMoment } from './wrecked-moment.ts';

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
  readonly size: number;
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

/** Everybody at one moment. Whoever is borne is posed after its bearer, since it goes where the bearer's bones go. */
export function poseFigures(parts: PosingParts, time: number): (StandingFigure | null)[] {
  const pose = poserAt(parts, time);
  return parts.stage.figures.map((_, index) => pose(index));
}

/** Poses whom it is asked for, and each only once. */
function poserAt(
  whole: PosingParts,
  time: number,
  softness: Softness = 'all',
): (index: number) => StandingFigure | null {
  const stage = stageAt(whole.stage, time);
  const parts = { ...whole, stage };
  const posed: (StandingFigure | null | undefined)[] = stage.figures.map(() => undefined);
  const pose = (index: number): StandingFigure | null => {
    const known = posed[index];
    if (known !== undefined) return known;
    const figure = stage.figures[index];
    // Before it is known who bears whom: a circle ends here instead of never.
    posed[index] = null;
    if (figure === undefined || time < figure.seen.from || time >= figure.seen.to) return null;
    const made = poseFigure(figure, index, parts, { time, softness }, (other) => pose(shownFor(stage, other, time)));
    posed[index] = made;
    if (made !== null) hideFromOneself(made.pose, figure.standsFor ?? index, stage, time);
    return made;
  };
  return pose;
}

/**
 * What is known of changes of hands: `all`; where hands reach, and nothing of what is on its way from one place to another; or nothing, for whoever asks where a thing
 * is that is reached for.
 */
type Softness = 'all' | 'reach' | 'none';

interface When {
  readonly time: number;
  readonly softness: Softness;
}

/** Deeds that body and apparatus show by the film's time, both alike: in slow motion that passes slowly. */
const BY_FILM_TIME: ReadonlySet<string> = new Set(['dunk', 'swish', 'shoot_at_goal', 'dive_save', 'bounce']);
const SLOWEST = 0.45;

const ownTime = (act: string | undefined, time: number, { shots }: Pick<Stage, 'shots'>): number =>
  act !== undefined && BY_FILM_TIME.has(act) ? time * Math.min(1, Math.max(SLOWEST, shots[0]?.pace ?? 1)) : time;

function poseFigure(
  figure: StageFigure,
  index: number,
  parts: PosingParts,
  when: When,
  poseOf: (index: number) => StandingFigure | null,
): StandingFigure | null {
  const { time } = when;
  const body = parts.bodies[index];
  if (body === undefined) return null;
  const act = changeAt(figure, time);
  const place = settled(placeFigure(figure, index, body, act, parts, time, poseOf), figure, index, parts, when);
  if (place === null) return null;
  const sloped =
    figure.body.family === 'quadruped' && 'on' in figure.support
      ? alongSteps(parts.stage, place.at, place.heading, figure.size)
      : null;
  const placed = place.matrix ?? sloped ?? standing(place.at, place.heading, figure.size);
  const matrix = morphed(sunk(placed, figure.sinks, time), figure.morphs, time);
  const inOwn = (point: Vector): Vector => toOwn(point, place.at, place.heading, figure.size);
  const own = { at: place.at, heading: place.heading, size: figure.size, body };
  const find = (other: number): Touched | null => touchedFigure(parts, other, time);
  const gripped = gripContacts(figure, time, poseOf, { inOwn, own, find });
  const touched = touchContacts(figure, index, act.now, find, own, inOwn, time);
  const work = workedThing(act.now, parts.stage, poseOf, own);
  const worked = act.now === null || work === null ? {} : workContacts(act.now, work, own, inOwn, time);
  const self = figure.standsFor ?? index;
  const reached =
    when.softness === 'none'
      ? {}
      : reachContacts(
          { stage: parts.stage, index: self, tall: body.height },
          time,
          (other, then) => poserAt(parts, then, 'none')(other),
          inOwn,
        );
  const inHand = heldBy(parts.stage, parts.bodies, self, time);
  const moment: Moment = {
    ...QUIET,
    // What was taken up is carried where it is seen.
    carries: inHand?.figure.stations === undefined ? null : inHand.anchor === 'gripLeft' ? 'left' : 'right',
    time: ownTime(act.now?.act, time, parts.stage),
    act: ownAct(act.now?.act ?? 'stand', self, parts.stage, time),
    ...(act.now?.within === undefined ? {} : { within: act.now.within }),
    since: act.since,
    lasts: act.now === null ? 1 : act.now.to - act.now.from,
    gone: place.gone / figure.size,
    speed: place.speed / figure.size,
    turning: place.turning,
    before: act.before === null ? null : { ...act.before, ...(place.hips === undefined ? {} : { hips: place.hips }) },
    gaze: gazeOf(figure, index, parts, time, inOwn),
    contacts: { ...worked, ...touched, ...gripped, ...reached, ...place.contacts },
    ...feltAt(figure, time),
    mouth: figure.voice === null ? mimedMouth(act.now?.act, time, figure.phase) : parts.mouthAt(figure.voice, time),
    phase: figure.phase,
    wind: parts.wind,
    ...wreckedMoment(figure, act.now, place.heading, parts.stage),
    ...('on' in figure.support && figure.support.on === 'ground'
      ? stepsUnder(parts.stage, place.at, place.heading, figure.size)
      : {}),
  };
  const stood = {
    ...{ body, matrix, at: place.at, heading: place.heading, size: figure.size },
    ...{ act: moment.act, contacts: Object.keys(moment.contacts), speed: moment.speed },
  };
  const pose = body.pose(moment);
  const held = heldContacts(parts, self, when, { ...stood, pose }, inOwn);
  // What is borne before the chest goes with it, and the hands with what they bear.
  const contacts = held === null ? moment.contacts : { ...moment.contacts, ...held };
  const poseWith = (others: typeof contacts): Pose => body.pose({ ...moment, contacts: others });
  const borne = held === null ? pose : poseWith(contacts);
  const who: Aiming = {
    ...{ ...stood, time, since: act.since, lasts: moment.lasts, phase: figure.phase },
    held: inHand,
    worked: work,
    seat: seatOf(figure, poseOf),
  };
  const aims = aimsOf(who);
  if (aims.length === 0) return { ...stood, contacts: Object.keys(contacts), pose: borne };
  const aimed = aimHands(who, aims, contacts, borne, poseWith, inOwn);
  return { ...stood, contacts: Object.keys(aimed.contacts), pose: aimed.pose };
}

function heldContacts(
  parts: PosingParts,
  index: number,
  when: When,
  holder: StandingFigure,
  inOwn: (point: Vector) => Vector,
): Partial<Record<ContactName, Contact>> | null {
  let contacts: Partial<Record<ContactName, Contact>> | null = null;
  const { stage, bodies } = parts;
  for (const [other, figure] of stage.figures.entries()) {
    const body = bodies[other];
    if (body !== undefined && !('on' in figure.support) && figure.support.figure === index && isPushedAlong(figure))
      contacts = { ...(contacts ?? {}), ...pushContacts(holder, body, figure.size, inOwn) };
    if ('on' in figure.support || figure.support.figure !== index || figure.support.as !== 'held' || body === undefined)
      continue;
    if (isApart(figure.support, when.time) || !isSeen(figure, when.time)) continue;
    const matrix = settledMatrix(heldMatrix(figure, body, holder), figure, other, parts, when);
    for (const [hand, at] of Object.entries(holdContacts(figure, body, matrix)))
      contacts = { ...(contacts ?? {}), [hand]: { at: inOwn(at), facing: null } };
  }
  return contacts;
}

function placeFigure(
  figure: StageFigure,
  index: number,
  body: Body,
  change: Change,
  parts: PosingParts,
  time: number,
  poseOf: (index: number) => StandingFigure | null,
): Place | null {
  const { support, fate } = figure;
  if (fate !== undefined && time > fate.from && time < fate.until) {
    const letGo = poserAt(parts, fate.arrives === true ? fate.until : fate.from)(index);
    const fallen = letGo === null ? null : fallenMatrix(fate, letGo, time);
    if (fallen === null) return null;
    const { heading } = letGo ?? figure.path[0] ?? { heading: 0 };
    return { ...fallen, heading, speed: 0, gone: 0, turning: 0, contacts: {} };
  }
  const own = (): Place => ({ ...parts.motionOf(index, time), contacts: {}, matrix: null });
  if ('on' in support) {
    if (support.seat === undefined) return own();
    const seat = seatOfPlace(support.seat, support.rest, own());
    return onTheWayToSeat(seat, own(), change, figure.size);
  }
  if (change.on === 0 && isApart(support, time)) return own();
  const bearer = poseOf(support.figure);
  if (bearer === null) return null;
  const anchor = anchorOf(bearer.body, support.anchor);
  const local = bearer.pose.place(anchor.bone, standPoint(parts.stage.figures[support.figure], bearer.body, anchor));
  const heading = bearer.heading + (anchor.heading ?? 0) + (support.turn ?? 0);
  const aside = turned(support.offset ?? [0, 0, 0], bearer.heading, 1);
  const at = add(transform(bearer.matrix, local), support.as === 'held' ? [0, 0, 0] : aside);
  const moving = parts.motionOf(rootOf(parts.stage, index), time);
  const carried = { heading, speed: moving.speed, gone: moving.gone, turning: moving.turning };
  switch (support.as) {
    case 'stand':
      if (support.anchor === 'climb')
        return { ...carried, ...ascend({ body, size: figure.size, foot: at, heading }, bearer, time) };
      if (isPushedAlong(figure))
        return { ...carried, at: pushedAt(bearer, body, figure.size), contacts: {}, matrix: null };
      return { ...carried, at, contacts: {}, matrix: asLaid(support, figure, body, at, heading) };
    case 'sit': {
      const seat = seatOn(support, bearer, { size: figure.size, height: body.height }, change.lies);
      return onTheWayToSeat({ ...carried, ...seat }, own(), change, figure.size);
    }
    case 'held':
      // What is in a hand does not go by itself.
      return {
        ...{ heading, speed: 0, gone: 0, turning: 0, at, contacts: {} },
        matrix: thrownMatrix(figure, support.figure, body, parts, time) ?? heldMatrix(figure, body, bearer),
      };
  }
}

/** What has just changed hands is on its way from where it was to where it is: little is left of it, since it was reached for. */
function settled(
  place: Place | null,
  figure: StageFigure,
  index: number,
  parts: PosingParts,
  when: When,
): Place | null {
  if (place === null || figure.stations === undefined) return place;
  const matrix = place.matrix ?? standing(place.at, place.heading, figure.size);
  const soft = settledMatrix(matrix, figure, index, parts, when);
  return soft === matrix ? place : { ...place, matrix: soft, at: transform(soft, [0, 0, 0]) };
}

function settledMatrix(matrix: Affine, figure: StageFigure, index: number, parts: PosingParts, when: When): Affine {
  const change = when.softness === 'all' ? settlingAt(figure.stations, when.time) : null;
  const was = change === null ? null : poserAt(parts, change.from, 'reach')(index);
  return change === null || was === null ? matrix : mixPlaces(was.matrix, matrix, change.share);
}

/** Where something flies that its holder threw; null while it is in the hand. */
function thrownMatrix(
  figure: StageFigure,
  holder: number,
  body: Body,
  parts: PosingParts,
  time: number,
): Affine | null {
  const throwing = parts.stage.figures[holder];
  if (throwing === undefined) return null;
  const { now, since } = changeAt(throwing, time);
  const seconds = flownFor(now, since);
  const thrower = seconds === null ? null : poserAt(parts, time - seconds)(holder);
  if (seconds === null || thrower === null || thrower === undefined) return null;
  return flown(heldMatrix(figure, body, thrower), thrower, { size: figure.size, body }, seconds);
}
