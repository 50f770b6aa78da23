import type { Script, Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { FilmFrame } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { comesDown } from '../tumbling.ts';
import { depthOfWay } from '../ways/headings.ts';
import { overlookFor, runsOnRails } from '../ways/railways.ts';
import { momentsWaitedFor } from '../ways/waited-for.ts';
import type { WhereIs } from '../whereabouts.ts';
import { rootOf } from '../work.ts';
import { APERTURES, apertureOf } from './apertures.ts';
import { filmAtDoor } from './at-doors.ts';
import { filmAtWindscreen } from './at-windscreen.ts';
import { beforeGiant } from './before-giant.ts';
import { isBehindGlass, isInCabin } from './cabins.ts';
import {
  clearanceFrom,
  keepAbove,
  keepInStreet,
  keepOffBearer,
  keepUnderCeiling,
  liftOver,
  riseOverBank,
} from './camera-clearance.ts';
import { type MoveParts, moveCamera } from './camera-moves.ts';
import { clearestLook } from './clear-view.ts';
import { comeNearer, comesFar, fallBack } from './comes-near.ts';
import { lookThroughWindscreen } from './dashcam.ts';
import { driveOff } from './drives-off.ts';
import { HANDS } from './extent-of-part.ts';
import { BEFORE_FAMOUS, isBeforeFamous } from './famous-behind.ts';
import { balance, fitDistance } from './fit-extent.ts';
import { extentOf } from './frame-extent.ts';
import { doesMuch, leastAbove } from './from-above.ts';
import { filmFromSeat } from './from-seat.ts';
import { headRoom } from './head-room.ts';
import { heave } from './heave.ts';
import { filmInCar } from './in-car.ts';
import { headingAtEnd, joinShot } from './join-shots.ts';
import { keepHeads } from './keep-heads.ts';
import { keepShotsInStreet } from './keep-in-street.ts';
import { keepInWalls, showWithin } from './keep-in-walls.ts';
import { keepOffThings } from './keep-off-things.ts';
import { leadRoom } from './lead-room.ts';
import { ledByPlace } from './led-by-place.ts';
import { isClose, leastFar, lookOf, lowness } from './look-of.ts';
import { needsFollowing } from './needs-following.ts';
import { filmAboard } from './on-board.ts';
import { lookOverShoulder } from './over-shoulder.ts';
import { tallestTime } from './over-time.ts';
import { passBy } from './pass-by.ts';
import { findProspect, flyOver, isAloft, isShown, showsLand } from './prospects.ts';
import { pushIn } from './push-in.ts';
import { rackFocus } from './rack-focus.ts';
import { holdCamera, isSelfie } from './selfies.ts';
import { shareOf } from './shares.ts';
import { hasStack } from './stacks.ts';
import { isThroughEyes, seeThrough } from './through-eyes.ts';
import { NORMAL, tangentsOf } from './view.ts';

export interface FramingParts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly frame: FilmFrame;
  readonly given: ReadonlySet<number>;
  readonly landmarks: ReadonlySet<number>;
  readonly facts: PlaceFacts;
  /** Width over height of the picture. */
  readonly shape: number;
  /** Radians by which the camera goes around from where the place looks best. */
  readonly around: number;
  /** The camera is as low as what it looks at, rather than at eye level. */
  readonly low: boolean;
  readonly over?: true;
  /** World heading from the target to the camera that this shot goes on from. */
  readonly from?: number;
  /** The camera goes on from here to the face. */
  readonly faces?: boolean;
}

const LENSES: Readonly<Record<Shot['lens'], number>> = { wide: 1.75, normal: 1, long: 0.5, macro: 0.8, fisheye: 2.4 };
const WIDEST = 1.05;
/** From below one looks up from near, by a wider lens: from afar a low camera sees no otherwise than a high one. */
const LOW_LENS = 1.45;
/** A face is seen by a portrait lens: from so near as a normal one asks, noses grow and shoulders shrink. */
const FACE_LENS = 0.62;
const isLow = ({ angle }: Shot): boolean => angle === 'low' || angle === 'worms_eye';
function lensFor(shot: Shot, player: Player | undefined): number {
  if (shot.lens !== 'normal') return LENSES[shot.lens];
  if (isLow(shot)) return LOW_LENS;
  return isClose(shot) && player?.body.head !== undefined && !HANDS.test(shot.part ?? '') ? FACE_LENS : 1;
}
/** Metres to whom it shows. */
const [NEAR_METRES, CABIN_METRES, INDOOR_REACH] = [1.2, 2.9, 6.2];
/** For the wagons behind the engine, and its smoke. */
const TRAIN_ROOM = 1.7;
const isTrainAlone = (subject: number | null, { players, given }: FramingParts): boolean =>
  players.every((player, index) => (index === subject ? runsOnRails(player) : !given.has(player.role.id)));

/** Of an aperture: what is seen through a window is as near as its pane to the lens. */
const THROUGH_GLASS = 0.15;
/** A camera for every shot of the script. */
export function frameShots(parts: FramingParts): StageShot[] {
  const framed: StageShot[] = [];
  let side = -1;
  const shots = parts.script.shots.map((each) => driveOff(each, parts.script));
  for (const [index, shot] of shots.entries()) {
    const before = shot.continues === true ? framed.at(-1) : undefined;
    // A camera that goes on looks from the side it has looked from.
    if (before === undefined) side += 1;
    const next = shots[index + 1];
    // Whose face it comes to is seen from where the face is.
    const ahead = next !== undefined && comesToFace(shot, next) ? frameShot(next, side, parts) : undefined;
    const faces = next?.continues === true && next.subject === shot.subject && next.part === null;
    const from = headingAtEnd(before ?? ahead, parts.whereIs);
    const frame = (each: Shot, heading = from): StageShot =>
      frameShot(each, side, { ...parts, faces, ...(heading === undefined ? {} : { from: heading }) });
    const own = pushIn(shot, frame(shot), frame, parts.whereIs);
    framed.push(
      heave(
        before === undefined
          ? own
          : joinShot(before, own, parts.whereIs, shot, shots[index - 1]?.subject !== shot.subject),
        parts.script,
      ),
    );
  }
  const { facts, whereIs } = parts;
  const free = keepOffThings(keepShotsInStreet(framed, facts, whereIs), parts);
  return keepInWalls(keepHeads(free, shots, parts), facts, whereIs);
}

const comesToFace = (shot: Shot, next: Shot): boolean =>
  next.continues === true && isClose(next) && !isClose(shot) && next.subject === shot.subject;

/** Radians. */
const rollOf = ({ leans }: Shot): number => (leans === true ? 0.22 : 0);

const LAND_LENS = 1.3;
/** A land in which nobody plays, from where it looks best. */
function frameLand(shot: Shot, { facts, frame, shape, whereIs }: FramingParts): StageShot {
  const { eye, target } = findProspect(shot, facts, frame);
  const { up } = tangentsOf(LENSES[shot.lens] * NORMAL * (shot.lens === 'normal' ? LAND_LENS : 1), shape);
  const key: CameraKey = {
    time: shot.from,
    eye,
    target,
    roll: rollOf(shot),
    fieldOfView: (Math.atan(Math.min(WIDEST, up)) * 360) / Math.PI,
    focus: Math.hypot(...subtract(target, eye)) * (isClose(shot) ? 0.45 : 1),
    aperture: isAloft(shot) ? 0 : isClose(shot) ? APERTURES.shallow : APERTURES[shot.focus] * 0.4,
  };
  return showWithin(flyOver(shot, key, facts) ?? moveCamera(shot, key, { follow: null, facts }), facts, whereIs);
}

function frameShot(shot: Shot, index: number, parts: FramingParts): StageShot {
  const { players, facts, shape } = parts;
  const subject = subjectOf(shot, players);
  const overlooked = overlookFor(shot, players[subject ?? 0], facts);
  if (overlooked !== null) return frameLand(shot, { ...parts, facts: overlooked });
  const led = ledByPlace(shot, subject, parts);
  if (led !== null) return led;
  const empty = players.length === 0 || (subject === null && showsLand(shot, facts));
  if (empty && isShown(shot, facts)) return frameLand(shot, parts);
  const times = [0.02, 0.25, 0.5, 0.75, 0.98].map((share) => shot.from + (shot.to - shot.from) * share);
  const halfway = (shot.from + shot.to) / 2;
  if (subject !== null && isThroughEyes(shot, players[subject]))
    return seeThrough(shot, subject, followed(subject, parts, halfway), parts);
  const driven = subject === null ? null : lookThroughWindscreen(shot, subject, { ...parts, view: parts.frame.view });
  if (driven !== null) return driven;
  const seated = filmFromSeat(shot, subject, parts);
  if (seated !== null) return seated;
  const boarding = filmAtDoor(shot, parts);
  if (boarding !== null) return boarding;
  const within =
    subject === null
      ? null
      : (filmInCar(shot, subject, parts) ?? filmAtWindscreen(shot, subject, parts) ?? filmAboard(shot, subject, parts));
  if (within !== null) return within;
  const shouldered = subject === null ? null : lookOverShoulder(shot, subject, parts);
  if (shouldered !== null) return shouldered;
  const placed =
    beforeGiant(shot, subject, parts) ??
    passBy(shot, subject, parts) ??
    (subject === null ? null : rackFocus(shot, subject, parts));
  if (placed !== null) return placed;
  if (subject !== null && isSelfie(shot, players[subject]))
    return holdCamera(shot, subject, followed(subject, parts, halfway), parts);
  const depthwards = subject === null || shot.move.startsWith('follow') ? null : depthOf(subject, shot, parts);
  const goesFar = subject !== null && depthwards !== null && comesFar(subject, shot, parts.whereIs, times);
  const leapt = subject === null ? null : momentsWaitedFor(subject, shot, parts);
  const follows =
    subject !== null &&
    leapt === null &&
    (goesFar || shot.move.startsWith('follow') || (depthwards === null && needsFollowing(subject, shot, parts, times)));
  // Who is followed and falls is framed for how tall he was.
  const middleTime = follows && subject !== null ? tallestTime(subject, parts.whereIs, halfway, times) : halfway;
  // Who comes nearer is framed for where it arrives, who goes away for where it starts.
  const moments =
    (depthwards === 'toward' && !goesFar) || comesDown(parts)
      ? times.slice(-1)
      : depthwards === 'away' && !goesFar
        ? times.slice(0, 1)
        : follows
          ? [middleTime]
          : (leapt ?? times);
  const whole = extentOf(shot, subject, follows ? { ...parts, along: times } : parts, moments);
  const tangents = tangentsOf(lensFor(shot, players[subject ?? -1]) * NORMAL, shape);
  const faces = parts.faces === true || parts.from !== undefined;
  const usual = lookOf(shot, index, subject, parts, middleTime);
  const look = clearestLook(shot, subject, usual, { extent: whole, tangents, faces }, parts);
  const train = isTrainAlone(subject, parts) ? TRAIN_ROOM : 1;
  const extent = balance(whole, look, tangents);
  const famous = isBeforeFamous(parts.script, shot);
  const fitted =
    fitDistance(extent, look, tangents) * shareOf(shot, subject, parts) * train * (famous ? BEFORE_FAMOUS : 1);
  const most = facts.indoor && facts.street === undefined ? INDOOR_REACH : 400;
  // From before the bonnet, by a longer lens; who drives is seen with what is driven.
  const ridden = subject === null ? -1 : rootOf(subject, parts.bonds);
  const busy = subject !== null && doesMuch(players[subject], parts.script);
  const above =
    subject === null ? 0 : leastAbove(shot, players[ridden], parts.whereIs(ridden, middleTime), facts, busy);
  const least = isInCabin(subject, parts) ? CABIN_METRES : Math.max(above, leastFar(parts.script));
  const far = Math.min(most, Math.max(least, fitted));
  // In a room the lens is widened where the wall is too near, and what would touch the lens is seen by a longer one.
  const widened = Math.min(
    WIDEST / tangents.up,
    Math.max(least === CABIN_METRES || shot.size === 'extreme_close' ? 0.2 : 1, fitted / far),
  );
  const between = keepInStreet(add(extent.target, scale(look, far)), extent.target, facts);
  // What is small and seen from near is looked at along the ground.
  const near = far < NEAR_METRES;
  const free = keepAbove(between, facts, near || hasStack(parts.script, parts.given), far);
  const off = subject === null ? free : keepOffBearer(free, subject, parts, middleTime);
  const feet = subject === null ? null : parts.whereIs(subject, middleTime).at[1];
  const rise = riseOverBank(off, extent.target, feet, facts, near ? clearanceFrom(far) : undefined);
  const aside =
    subject === null ? ([0, 0, 0] as const) : leadRoom(shot, subject, look, far * tangents.across * widened, parts);
  const eye = keepUnderCeiling(add(off, [aside[0], rise, aside[2]]), facts, shot);
  const level = subject === null || facts.indoor || facts.parapet !== undefined;
  const low = level ? 0 : lowness(parts.whereIs(subject, middleTime).height);
  const target = headRoom(add(extent.target, aside), far * tangents.up * widened, shot, {
    low,
    overLand: above > 0,
    famous: isBeforeFamous(parts.script, shot),
  });
  const fieldOfView = (Math.atan(tangents.up * widened) * 360) / Math.PI;
  const key: CameraKey = {
    time: shot.from,
    eye,
    target,
    roll: rollOf(shot),
    fieldOfView,
    focus: HANDS.test(shot.part ?? '') ? far : focusOf(eye, subject, parts, middleTime, far),
    aperture: apertureOf(shot) * (isBehindGlass(subject, parts) ? THROUGH_GLASS : 1),
  };
  const follow = follows && subject !== null ? followed(subject, parts, middleTime) : null;
  const own = moveCamera(shot, key, { follow, facts });
  const moved = !goesFar ? own : depthwards === 'toward' ? comeNearer(own, shot) : fallBack(own, shot);
  return follow === null ? moved : liftOver(moved, follow.figure, parts, times);
}

/** Whoever is borne all the while is followed by following its bearer. */
function followed(subject: number, { bonds, whereIs }: FramingParts, time: number): NonNullable<MoveParts['follow']> {
  const lasting = bonds.filter(({ since, until }) => since === undefined && until === undefined);
  const figure = rootOf(subject, lasting);
  return { figure, where: whereIs(figure, time) };
}

/** Whom the shot is about: the first of the role it names, else the first player; null for the place alone. */
function subjectOf(shot: Shot, players: readonly Player[]): number | null {
  const index = players.findIndex(({ role }) => role.id === shot.subject);
  return index >= 0 ? index : players.length > 0 && shot.size !== 'establishing' ? 0 : null;
}

/** Whether somebody comes toward the camera or goes away from it, and says so. */
function depthOf(subject: number, shot: Shot, { script, players }: FramingParts): 'toward' | 'away' | null {
  const role = players[subject]?.role.id;
  const beat = script.beats.find(({ role: own, from, to }) => own === role && from < shot.to && to > shot.from);
  // Toward somebody, or a barn, is not toward us.
  const met =
    beat?.direction === 'toward' &&
    beat.heads === undefined &&
    players.some(({ role: other }) => other.id === beat.target);
  // "takes off from a carrier": away from that, and not from us.
  if (beat?.act === 'take_off' || beat?.act === 'rise' || beat?.act === 'land') return null;
  const way = beat === undefined || met ? null : depthOfWay(beat);
  return way === 'toward' || way === 'away' ? way : null;
}
function focusOf(eye: Vector, subject: number | null, { whereIs }: FramingParts, time: number, far: number): number {
  if (subject === null) return far;
  const { eyes } = whereIs(subject, time);
  return Math.max(0.2, Math.hypot(eye[0] - eyes[0], eye[1] - eyes[1], eye[2] - eyes[2]));
}
