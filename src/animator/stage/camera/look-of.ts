import { placeHas } from '../../catalogue/places.ts';
import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import { isSeat, workPlaceOf } from '../../catalogue/uses.ts';
import type { Script, Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { cruises } from '../bearers.ts';
import type { Bond } from '../bonds.ts';
import type { FilmFrame } from '../film-frame.ts';
import { isOnSill } from '../on-sill.ts';
import { heightOf, isGiant, type Player } from '../players.ts';
import type { Whereabouts, WhereIs } from '../whereabouts.ts';
import { BESIDE_BENT, bendsOver, UNDER_BRIM } from './bent-over.ts';
import { asideOf } from './beside-face.ts';
import { isInCabin, sideInCabin } from './cabins.ts';
import { HANDS } from './extent-of-part.ts';
import { isBeforeFamous, OVER_STREET } from './famous-behind.ts';
import { isOverLand, OVER_LAND, OVER_SWIMMER } from './from-above.ts';
import { handiworkOf, worksOnTable } from './handiwork.ts';
import { headingOfWall, lookOfCanvas, lookOfKeys } from './insert-shots.ts';
import { riseOfThings, SMALL_METRES } from './over-things.ts';
import { riseBehind, seeGoing } from './seen-going.ts';
import { threeQuarter } from './three-quarter.ts';

interface Looking {
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly frame: FilmFrame;
  /** Radians by which the camera goes around from where the place looks best. */
  readonly around: number;
  /** The camera is as low as what it looks at, rather than at eye level. */
  readonly low: boolean;
  readonly over?: true;
  readonly facts: PlaceFacts;
  readonly script: Script;
  readonly bonds: readonly Bond[];
  readonly given: ReadonlySet<number>;
  /** World heading from the target to the camera that this shot goes on from. */
  readonly from?: number;
}

const CROWD = 4;
const EYE_HEIGHT = 1.5;
const [LOW_UP, BEFORE_SKY] = [0.01, 0.03];
/** The sea is seen above a rail. */
const OVER_PARAPET = 0.13;

export const isClose = ({ size }: Shot): boolean => isCloseUp(size);

const TINY_METRES = { macro: 0.6, other: 0.32 } as const;

/** What is so small in life is seen whole, however near the camera comes; but of a cat or a mouse whose face is told, that. */
export const isTiny = ({ lens, part, size }: Shot, player: Player | undefined): boolean => {
  const metres = player?.thing?.metres ?? 2;
  const nearest = lens === 'macro' ? TINY_METRES.macro : TINY_METRES.other;
  const hasFace = player?.body.head !== undefined && player.order.family !== 'arthropod' && metres > FACE_METRES;
  return metres <= nearest && !(hasFace && (OF_HEAD.test(part ?? '') || (size === 'extreme_close' && part === null)));
};
/** Metres: of what is smaller, a face is no more than the whole of it. */
const FACE_METRES = 0.07;
const OF_HEAD = /^(?:face|head|eyes?|muzzle|snout|nose|whiskers?|ears?|mouth|teeth|fangs)$/;

/** Radians above whoever works on a table, and over the heads of others. */
const [OVER_WORK, OVER_OTHERS] = [0.26, 0.3];

/** Metres a second from which something is under way, and radians from where it goes to who films it. */
const [FAST, FRONT_QUARTER] = [4, 0.62];
const isDriven = (player: Player | undefined): boolean =>
  player?.order.family === 'vehicle' && player.thing?.alive === false;

/** Radians: a drone looks down on what drives, and along its road. */
const OVER_WHEELS = 0.34;
const INTO_VESSEL = 0.38;

/** One looks into a bowl of soup or a cup of coffee, and not at its side. */
const isFilled = (player: Player | undefined): boolean =>
  /^(?:coffee|tea)$/.test(player?.thing?.kind ?? '') ||
  (/^(?:cup|bowl|plate|pan|frying pan|wok|pot)$/.test(player?.thing?.kind ?? '') &&
    (player?.role.parts.length ?? 0) > 0);

const OVER_SILL = 0.24;

/** Radians: what is drawn in the foam of a cup is looked down on. */
const OVER_FOAM = 0.85;

function isInVessel(subject: number, { script, players, whereIs }: Looking): boolean {
  const role = players[subject]?.role.id;
  const vessel = script.relations.find((each) => each.role === role && /^(?:in|inside)$/.test(each.relation))?.to;
  const other = players.findIndex((player) => player.role.id === vessel);
  const thing = players[other]?.thing;
  // An armchair one sits in has no rim to look over.
  if (thing == null || thing.alive || thing.moves || isSeat(thing.kind)) return false;
  return whereIs(other, 0).height < whereIs(subject, 0).height * 2;
}

const GIANT_UP = -0.2;
const isGiantSeen = (player: Player | undefined): boolean =>
  player !== undefined && isGiant(player) && player.thing?.realm !== 'sky';

/** How far below the eyes of a child somebody is, from 0 to 1. */
export const lowness = (height: number): number => Math.max(0, 1 - height / 1.4);

function startsOrLands(player: Player | undefined, { beats }: Script): boolean {
  if (player?.thing?.realm !== 'sky' || player.thing.alive) return false;
  return beats.some(({ role, act }) => role === player.role.id && /^(?:take_off|land|rise)$/.test(act));
}

/** Metres over the ground: there the land is behind an insect, and not only below it. */
const OVER_GROUND_METRES = 0.3;
const isHigh = ({ at }: Whereabouts, frame: FilmFrame): boolean => at[1] - frame.middle[1] > OVER_GROUND_METRES;

const OVER_FLOCK = 0.2;
/** Radians above who flies high: its land and the horizon are seen with it. */
const OVER_FLYER = 0.1;

function isCruising(subject: number | null, { players, script }: Looking): boolean {
  const player = players[subject ?? -1];
  return player !== undefined && cruises(player, script);
}

/** Whether somebody is at home in the sky, or flies there now. */
const isAloft = (subject: number | null, parts: Looking): boolean =>
  parts.players[subject ?? -1]?.thing?.realm === 'sky' || isCruising(subject, parts);

/** Radians, and metres: what is larger shows a fin from afar. */
const [FROM_THE_BANK, POND_METRES] = [0.62, 0.9];

function isPondFish({ players, script }: Looking, subject: number | null): boolean {
  const thing = players[subject ?? -1]?.thing;
  const leaps = script.beats.some(({ role, act }) => role === players[subject ?? -1]?.role.id && act === 'jump');
  return thing?.realm === 'underwater' && thing.metres < POND_METRES && !leaps && placeHas(script.set.place, 'pond');
}

const [BEFORE_SCREEN, OVER_BONNET] = [0.34, 0.12];
const isWhole = ({ size }: Shot): boolean => size === 'wide' || size === 'establishing' || size === 'full';

/** Radians from where somebody flies to who flies beside it. */
const BESIDE_FLYER = 1.1;

/** From the target to the camera, of length 1. */
export function lookOf(shot: Shot, index: number, subject: number | null, parts: Looking, time: number): Vector {
  const { whereIs, frame, players } = parts;
  const where = subject === null ? null : whereIs(subject, time);
  const height = where?.height ?? 2;
  // The next shot looks from elsewhere: a cut between two alike pictures is a jump.
  let heading = threeQuarter(
    shot,
    frame.heading(parts.around),
    subject,
    { ...parts, turns: index % 2 === 1 && !shot.angle.startsWith('b') ? OTHER_SIDE : 0 },
    time,
  );
  let up = 0.05 + 0.05 * lowness(height) + (shot.size === 'wide' ? 0.02 : shot.size === 'establishing' ? 0.16 : 0);
  // Who flies is seen before the sky.
  const aloft = !isClose(shot) && isAloft(subject, parts);
  // Of a flock one sees from above how it flies.
  if (aloft) up = players.length > CROWD && isCruising(subject, parts) ? OVER_FLOCK : Math.min(up, BEFORE_SKY);
  // Over the heads of those in front.
  if (!aloft && players.length > CROWD && !isClose(shot) && players.every((player) => heightOf(player) < EYE_HEIGHT))
    up += 0.16;
  // One looks up at giants.
  if (isGiantSeen(players[subject ?? -1]) && !isClose(shot)) up = GIANT_UP;
  // Nor is what starts or lands looked down on: it comes from the sky.
  if (startsOrLands(players[subject ?? -1], parts.script) && !isClose(shot)) up = GIANT_UP * 0.6;
  // Hands at work are looked down on, as whoever works does.
  if (isClose(shot))
    up = !/^(?:hands?|fingers)$/.test(shot.part ?? '') ? 0.02 : holdsUp(subject, parts) ? BEFORE_HELD : OVER_TABLE_WORK;
  const rise = aloft || startsOrLands(players[subject ?? -1], parts.script) ? null : riseOfThings(parts, time);
  if (rise !== null) up = rise;
  else if (parts.low && up < INTO_VESSEL) up = Math.min(up, LOW_UP);
  else if (parts.over === true && !aloft && isWhole(shot)) up = Math.max(up, OVER_OTHERS);
  // Who lies in a basket is seen over its rim.
  if (subject !== null && (isInVessel(subject, parts) || isFilled(parts.players[subject])))
    up = Math.max(up, players[subject]?.role.parts.includes('latte') === true ? OVER_FOAM : INTO_VESSEL);
  // What stands on a sill is seen before its window.
  if (subject !== null && isOnSill(players[subject], parts.script)) up = OVER_SILL;
  // What is cut on a table is seen on it, and not its edge.
  if (subject !== null && !isClose(shot) && worksOnTable(subject, parts)) up = Math.max(up, OVER_WORK);
  if (parts.facts.parapet !== undefined && !isClose(shot)) up = Math.max(up, OVER_PARAPET);
  if (isClose(shot) && where !== null && players[subject ?? 0]?.thing?.alive !== false) {
    const side = asideOf(subject ?? 0, parts, time);
    [heading, up] = [where.heading + side.turn, Math.max(up, side.up)];
    // Whoever bends over a kitten is looked at from beside it: from the height of the eyes one sees a hat.
    if (bendsOver(subject ?? 0, shot, parts))
      [heading, up] = [where.heading + BESIDE_BENT * Math.sign(side.turn || 1), UNDER_BRIM];
  }
  heading = headingOfWall(subject, time, parts) ?? heading;
  const canvas = lookOfCanvas(shot, subject, parts) ?? lookOfKeys(shot, subject, parts);
  if (isClose(shot) && canvas !== null) [heading, up] = [canvas.heading, canvas.up];
  // The face of who lies there looks up.
  if (isClose(shot) && where?.faceUp === true) [heading, up] = [where.heading + LYING_ASIDE, OVER_FACE];
  // Who sits in a car is looked at through its windscreen.
  if (where !== null && !isWhole(shot) && isInCabin(subject, parts))
    [heading, up] = [where.heading + BEFORE_SCREEN * sideInCabin(subject, parts), OVER_BONNET];
  // A vehicle under way is seen from its front quarter.
  if (!isClose(shot) && where !== null && where.speed > FAST && isDriven(players[subject ?? 0]))
    [heading, up] = [where.heading + (parts.around >= 0 ? FRONT_QUARTER : -FRONT_QUARTER), Math.min(up, 0.1)];
  // An insect shows its wings to whoever looks from above and aside.
  if (isClose(shot) && where !== null && players[subject ?? 0]?.order.family === 'arthropod')
    [heading, up] = [where.heading + (parts.around >= 0 ? 0.9 : -0.9), isHigh(where, frame) ? 0.16 : 0.5];
  // Fish in a pond are looked down on.
  if (!isClose(shot) && isPondFish(parts, subject)) up = Math.max(up, FROM_THE_BANK);
  if (isBeforeFamous(parts.script, shot)) up = Math.min(up, OVER_STREET);
  switch (shot.angle) {
    case 'low':
      up = LOW_ANGLE;
      break;
    case 'worms_eye':
      up = -0.5;
      break;
    case 'point_of_view':
      // A place seen by somebody is seen from the height of the eyes.
      if (where === null) up = 0;
      break;
    case 'high':
      up = 0.55;
      break;
    case 'birds_eye':
      up = 1.32;
      // Over hands at work one looks from before, or the head would hide them.
      if (where !== null && HANDS.test(shot.part ?? '')) [heading, up] = [where.heading, OVER_HANDS];
      else if (
        where !== null &&
        players[subject ?? 0]?.order.family === 'person' &&
        isAtWork(shot, subject ?? 0, parts)
      )
        [heading, up] = [where.heading, OVER_BUSY];
      break;
    case 'side':
      // Along the front of a house one would see its wall.
      if (parts.script.stands?.some(({ group }) => group === AT_DOOR)) heading = frame.heading(parts.around);
      else if (where !== null)
        heading = where.heading + (Math.sin(where.heading - frame.view) >= 0 ? -1 : 1) * (Math.PI / 2);
      break;
    case 'behind':
    case 'over_shoulder':
      if (where !== null) heading = where.heading + Math.PI - 0.35;
      // Past whoever stands before a land one sees the land, and not the ground at their feet.
      up = isWhole(shot) ? 0.16 : PAST_SOMEBODY;
      break;
    default:
  }
  // Over a place alone one looks to its horizon.
  if (shot.move.startsWith('drone'))
    up = Math.max(
      up,
      shot.angle === 'low'
        ? 0.06
        : where === null
          ? 0.2
          : aloft
            ? OVER_FLYER
            : isDriven(players[subject ?? 0])
              ? OVER_WHEELS
              : isOverLand(shot, players[subject ?? 0], where, parts.facts)
                ? players[subject ?? 0]?.thing?.realm === 'underwater'
                  ? OVER_SWIMMER
                  : OVER_LAND
                : 0.22,
    );
  heading = seeGoing(heading, shot, subject, where, parts);
  if (parts.from !== undefined && !shot.move.startsWith('follow')) heading = parts.from;
  if (shot.move === 'follow_behind' && where !== null)
    [heading, up] = [where.heading + Math.PI - 0.2, riseBehind(shot)];
  // Beside whom one flies is beside it, wherever it goes.
  if (shot.move === 'follow_beside' && where !== null && shot.angle === 'eye' && aloft)
    heading = where.heading + (Math.sin(where.heading - frame.view) >= 0 ? -1 : 1) * BESIDE_FLYER;
  if (shot.move === 'follow_front' && where !== null) [heading, up] = [where.heading + 0.25, 0.08];
  return [Math.sin(heading) * Math.cos(up), Math.sin(up), Math.cos(heading) * Math.cos(up)];
}

const AT_DOOR = 'at the door';

/** Radians above somebody whom one looks past. */
const PAST_SOMEBODY = 0.05;
/** Radians by which the next shot looks from elsewhere, and by which a low one looks up. */
const [OTHER_SIDE, LOW_ANGLE] = [0.55, -0.34];

/** Radians: over hands that work on a table, and before one that shows what it holds. */
const [OVER_TABLE_WORK, BEFORE_HELD] = [0.5, 0.1];

/** Whether somebody has something in one hand and works at nothing. */
const holdsUp = (subject: number | null, { bonds, script, players }: Looking): boolean =>
  bonds.some(({ parent, as, anchor }) => parent === subject && as === 'held' && anchor.startsWith('grip')) &&
  !script.beats.some(({ role, act }) => role === players[subject ?? -1]?.role.id && workPlaceOf(act) !== null);

const [OVER_HANDS, OVER_BUSY] = [0.95, 1.12];

/** Whether somebody stays at something small that the hands are at: straight from above the head would be before it. */
const isAtWork = (shot: Shot, subject: number, parts: Looking): boolean =>
  handiworkOf(shot, subject, parts).some((player) => parts.whereIs(player, shot.from).height < SMALL_METRES) &&
  parts.whereIs(subject, shot.from).speed < 0.2;

/** Radians: from the side of the feet, and steeply. */
const [LYING_ASIDE, OVER_FACE] = [0.4, 1.1];

/** Metres to whom a camera shows: one that watches, and one that makes a model of the world, see much of it. */
export const leastFar = ({ styles }: Pick<Script, 'styles'>): number =>
  styles.some((style) => style === 'cctv' || style === 'tilt_shift') ? 3.4 : 0.35;
