import { isTable } from '../../catalogue/uses.ts';
import type { Shot } from '../../director/script.ts';
import { add, subtract, type Vector } from '../../maths/vector.ts';
import type { FilmFrame } from '../film-frame.ts';
import { isOnSill } from '../on-sill.ts';
import { heightOf, type Player } from '../players.ts';
import { turned, type Whereabouts } from '../whereabouts.ts';
import { extentOfDetail } from './extent-of-detail.ts';
import { extentOfPart, PARTS } from './extent-of-part.ts';
import { around, aroundFigure, type Extent, type ExtentParts, endsOf, middleOf, wingTips } from './extent-points.ts';
import { facesBeside } from './faces-beside.ts';
import { holdersOf } from './fallen-things.ts';
import { besides, handiworkOf, handsAtWork, sitsAtTable } from './handiwork.ts';
import { faceCorners, headCorners, loweredTo } from './heads.ts';
import { extentOfHands } from './insert-shots.ts';
import { keepLarge } from './keep-large.ts';
import { isClose, isTiny } from './look-of.ts';
import { HANDY_METRES, isGrown, isRideOf } from './stands.ts';
import { seenOfCover } from './under-crowns.ts';
import { isHandy, sizeOf, whoIsSeen } from './who-is-seen.ts';

/** Times its own breadth: what it sits on is seen around it. */
const [ROOM_ABOUT, ROOM_ON_SILL] = [2.4, 1.7];
/** Of the height: what a medium shot leaves out below of who stands, and of who sits. */
const [STANDING_LOW, SEATED_LOW, SEATED_SHARE] = [0.45, 0.24, 0.86];

/** So many people are seen from the waist up in one picture. */
const FEW_FACES = 3;

/** Of a close shot the face and what the hands are at, of a medium one the upper body, else everybody from head to foot. */
export function extentOf(shot: Shot, subject: number | null, parts: ExtentParts, times: readonly number[]): Extent {
  const { players, whereIs, frame } = parts;
  if (subject === null) return extentOfPlace(shot, frame);
  const detail = extentOfDetail(shot, subject, parts, times);
  if (detail !== null) return detail;
  const alive = players[subject]?.thing?.alive === true || players[subject]?.order.family === 'person';
  if (isClose(shot) && alive && !isTiny(shot, players[subject])) return extentOfFace(shot, subject, parts, times);
  const seen = [...new Set([...whoIsSeen(shot, subject, parts, times[0] ?? 0), ...holdersOf(subject, parts)])];
  // Of hands at work: who does it, and what it is done to.
  const shown = seen.filter(
    (player) => shot.alone !== true || player === subject || shot.also.includes(players[player]?.role.id ?? -1),
  );
  const crowd = keepLarge(shot, subject, shown, parts, times[0] ?? 0);
  const medium = shot.size === 'medium' || (!shot.sizeStated && hasSmallThings(subject, crowd, parts));
  const sits = alive && whereIs(subject, times[0] ?? 0).height < heightOfPlayer(players[subject]) * SEATED_SHARE;
  const low01 = sits ? SEATED_LOW : STANDING_LOW;
  // What is advertised is seen whole.
  const advertised = parts.script.set.dressing.includes('product');
  const people = crowd.filter((player) => players[player]?.order.family === 'person').length;
  const atTable = sitsAtTable(subject, parts);
  // Who sits at a table is seen over its edge.
  const over = crowd.filter((player) => !(atTable && isTable(players[player]?.role.thing ?? '')));
  const fewOrSmall =
    over.length <= 2 ||
    (people <= FEW_FACES &&
      over.every((player) => players[player]?.order.family === 'person' || isHandy(players[player])));
  const blooms = players[subject]?.thing?.blooms === true;
  const share = medium && alive && fewOrSmall ? low01 : isClose(shot) && !alive && (!advertised || blooms) ? 0.5 : 0;
  const perched = parts.bonds.some(
    ({ child, parent }) =>
      child === subject && (isGrown(players[parent]) || isRideOf(players[parent], players[subject])),
  );
  // Of what somebody works at the hands are seen as well.
  const handled = isClose(shot) && isHandy(players[subject]) && players.some(({ order }) => order.family === 'person');
  const roomy = perched || handled ? ROOM_ABOUT : isOnSill(players[subject], parts.script) ? ROOM_ON_SILL : 1;
  const points: Vector[] = [];
  for (const time of times) {
    for (const player of crowd) {
      const where = whereIs(player, time);
      const { at, heading, lies, eyes } = where;
      const { height, radius: own } = seenOfCover(shot, player, subject, parts, time);
      // Of a goal or a net one sees what is between those who play there.
      const court = players[player]?.body.anchors.post !== undefined && own > COURT_METRES;
      const radius = own * (player === subject ? roomy : court ? OF_COURT : 1);
      // Of what a product stands on its upper edge is enough.
      const stand = advertised && player !== subject && players[player]?.role.thing === 'pedestal';
      const laid = atTable && isTable(players[player]?.role.thing ?? '');
      // Of the table of one alone as much is seen as lies before them.
      if (laid && people === 1 && share > 0 && player !== subject) {
        const [x, , z] = whereIs(subject, time).at;
        points.push(...around([x, at[1] + height, z], PLACE_METRES, 0));
        continue;
      }
      const low = stand
        ? height * 0.86
        : laid
          ? height * LAID_LOW
          : player === subject || share > 0
            ? height * share
            : 0;
      if (share === 0 && lies !== true)
        for (const turn of slides(player, parts) ? [SLEWED, -SLEWED] : [0])
          points.push(...endsOf(players[player], at, heading + turn, height));
      if (share === 0 && fliesIn(player, parts)) points.push(...wingTips(players[player], at, heading, height));
      if (lies === true && player !== subject && players[player]?.thing?.alive !== false)
        points.push(...around(eyes, FACE_METRES, FACE_METRES));
      points.push(...leapOf(players[player], at, heading, parts));
      // The head of who lies, or is seen from near, is before the rest of it.
      const lying = players[player]?.order.family === 'quadruped' && height < heightOfPlayer(players[player]) * 0.9;
      const ahead = lying || (isClose(shot) && player === subject);
      if (ahead && share === 0)
        points.push(...headCorners(players[player], where), ...loweredTo(shot, players[player], where, parts.script));
      // A box is as broad at its foot as in its middle: before a lens so near, its corners would be cut off.
      const broad = advertised && !stand ? ((height - low) / 2) * BOXY : 0;
      points.push([at[0], at[1] + low, at[2]], [at[0], at[1] + height, at[2]]);
      points.push(...aroundFigure(players[player], where, at[1] + (height + low) / 2, radius, broad));
    }
  }
  return { points, target: middleOf(points) };
}

/** Metres from which on it is a court, and how much of that is shown. */
const [COURT_METRES, OF_COURT] = [1.5, 0.55];

const BOXY = 0.8; // Of half its height.
const HAND = /^(?:hands?|fingers)$/;
/** Whose hands are where what they are at says: at a wheel, on keys. */
const isPosted = (subject: number, { bonds, players }: ExtentParts): boolean =>
  bonds.some(
    ({ child, parent, as }) => child === subject && as !== 'held' && players[parent]?.order.family !== 'furniture',
  );

/** Of one eye, that on the side of the camera; of both, what is between them. */
function eyeOf({ part }: Shot, player: Player | undefined, { eyes, heading }: Whereabouts): Vector {
  const aside = part === 'eye' ? (player?.body.head?.aside ?? 0) * (player?.size ?? 1) * EYE_ASIDE : 0;
  return add(eyes, turned([aside, 0, 0], heading, 1));
}
const EYE_ASIDE = 0.4;

/** An eye fills the picture. */
const OF_EYES = /^(?:eyes?|eyelash(?:es)?|pupils?)$/;
/** Of a face one sees brow and chin, however near. */
const WHOLE_FACE = /^(?:face|head)$/;
const OF_FACE = /^(?:face|eyes?|mouth|lips|nose|head)$/;
const FACE_METRES = 0.2;
/** Of a laid table with its chairs: what is below its edge need not be seen. */
const LAID_LOW = 0.6;
/** Metres to both sides of who sits at it. */
const PLACE_METRES = 0.5;

const fliesIn = (player: number, { players, script }: ExtentParts): boolean =>
  script.beats.some(({ role, act }) => role === players[player]?.role.id && act === 'fly');

const heightOfPlayer = (player: Player | undefined): number => (player === undefined ? 0 : heightOf(player));

/** Of its length: how far out of the water a whale comes that leaps; of its height: how high a beast rears that fights. */
const [LEAPT, REARED] = [0.62, 1.4];
/** Of the height of who leaps: how high the crown of the head gets. */
const LEAPS: readonly (readonly [act: string, times: number])[] = [
  ['bounce', 1.7],
  ['ski_jump', 2],
  ['ollie', 1.35],
  ['backflip', 1.3],
  ['somersault', 1.3],
  ['jump', 1.25],
];
/** The same of who leaps on four legs. */
const BOUNDS = 1.45;
/** Metres: before and behind who swings, and to both sides of a keeper. */
const [SWUNG, DIVES] = [1.3, 1.9];

function leapOf(player: Player | undefined, [x, y, z]: Vector, heading: number, { script }: ExtentParts): Vector[] {
  const does = (act: string): boolean => script.beats.some((beat) => beat.role === player?.role.id && beat.act === act);
  // Who swings comes forward as far as the ropes let her, feet first.
  if (player?.order.family === 'person' && does('swing'))
    return [SWUNG, -SWUNG].map((far) => [x + Math.sin(heading) * far, y, z + Math.cos(heading) * far]);
  if (player?.order.family === 'person' && does('dive_save'))
    return [DIVES, -DIVES].map((far) => [x + Math.cos(heading) * far, y + 0.3, z - Math.sin(heading) * far]);
  const high =
    player?.order.family === 'person'
      ? LEAPS.find(([act]) => does(act))?.[1]
      : player?.order.family === 'quadruped' && does('jump')
        ? BOUNDS
        : undefined;
  if (player !== undefined && high !== undefined) return [[x, y + heightOf(player) * high, z]];
  if (player?.order.family === 'swimmer' && does('jump')) return [[x, y + player.body.length * player.size * LEAPT, z]];
  if (player?.thing?.alive === true && player.order.family !== 'person' && does('fight'))
    return [[x, y + heightOf(player) * REARED, z]];
  return [];
}

/** Whether a person is shown with nothing but small things: of them more is to be seen than of the legs. */
function hasSmallThings(subject: number, crowd: readonly number[], { players, script }: ExtentParts): boolean {
  const others = crowd.filter((player) => player !== subject).map((player) => players[player]);
  return (
    players[subject]?.order.family === 'person' &&
    others.length > 0 &&
    script.beats.length === 0 &&
    others.every(isHandy)
  );
}

/** A place alone: as much of it as two people would fill; from the air as much as a wood or a street. */
function extentOfPlace({ move }: Shot, frame: FilmFrame): Extent {
  const reach = move.startsWith('drone') ? 5 : 1;
  const target = frame.at(0, 0, 1.6 * reach ** 0.5);
  return {
    points: [
      add(target, [0, 2.4 * reach, 0]),
      add(target, [0, -1.6 * reach, 0]),
      add(target, [3.5 * reach, 0, 0]),
      add(target, [-3.5 * reach, 0, 0]),
    ],
    target,
  };
}

/** Metres: who bends down for a moment is framed for where the face is the rest of the time. */
const SAME_PLACE = 0.4;

function extentOfFace(shot: Shot, subject: number, parts: ExtentParts, all: readonly number[]): Extent {
  const { whereIs } = parts;
  const usual = whereIs(subject, all[Math.floor(all.length / 2)] ?? 0);
  const times = all.filter((time) => {
    const { eyes } = whereIs(subject, time);
    return Math.hypot(...subtract(eyes, usual.eyes)) < Math.max(SAME_PLACE, usual.height * SAME_PLACE * 0.5);
  });
  const hero = whereIs(subject, times[Math.floor(times.length / 2)] ?? 0);
  const head = Math.max(hero.at[1] + hero.height - hero.eyes[1], hero.height * 0.09);
  const reach =
    head *
    (shot.size === 'close'
      ? 0.85
      : OF_EYES.test(shot.part ?? '')
        ? 0.3
        : WHOLE_FACE.test(shot.part ?? '')
          ? 0.38
          : 0.36);
  const whole = shot.size === 'close' && parts.players[subject]?.body.head !== undefined;
  const faces = [subject, ...facesBeside(shot, subject, parts, hero)];
  const told = parts.players[subject]?.body.head?.face !== undefined;
  const muzzle = told && shot.size === 'extreme_close' && !OF_EYES.test(shot.part ?? '') && faces.length === 1;
  const face = times.flatMap((time) =>
    faces.flatMap((player) => {
      if (muzzle) return faceCorners(parts.players[player], whereIs(player, time));
      return whole
        ? [
            ...headCorners(
              parts.players[player],
              whereIs(player, time),
              shot.chest ?? (!shot.sizeStated && shot.part === null),
            ),
            ...loweredTo(shot, parts.players[player], whereIs(player, time), parts.script),
          ]
        : around(eyeOf(shot, parts.players[player], whereIs(player, time)), reach, reach);
    }),
  );
  // Of somebody's eyes one sees the eyes, whatever the hands are at.
  const faceAlone = shot.alone === true || shot.chest === true || OF_FACE.test(shot.part ?? '');
  const inHand = faceAlone
    ? []
    : [...new Set([...handiworkOf(shot, subject, parts), ...besides(subject, parts)])].filter(
        (player) => sizeOf(whereIs(player, times[0] ?? 0)) < HANDY_METRES,
      );
  const part = PARTS[shot.part ?? ''];
  if (part !== undefined && HAND.test(shot.part ?? '') && !isPosted(subject, parts)) {
    const insert = extentOfHands(shot, subject, parts, inHand, times);
    if (insert !== null) return insert;
  }
  if (part !== undefined && inHand.length === 0)
    return extentOfPart(part, subject, parts, times, shot.size === 'extreme_close');
  const hands = faceAlone ? [] : handsAtWork(shot, subject, parts, times);
  if (inHand.length === 0 && hands.length === 0) {
    if (whole || faces.length > 1 || muzzle) return { points: face, target: middleOf(face) };
    const eye = eyeOf(shot, parts.players[subject], hero);
    return {
      points: face,
      target:
        shot.size === 'close'
          ? add(hero.eyes, [0, -head * 0.35, 0])
          : add(eye, [0, WHOLE_FACE.test(shot.part ?? '') ? -head * 0.2 : 0, 0]),
    };
  }
  const work = times.flatMap((time) =>
    inHand.flatMap((player) => {
      const { at, height, radius } = whereIs(player, time);
      const shown = height > FLOOR_METRES ? height * 0.3 : height; // What stands on the floor is worked on at its top.
      return around([at[0], at[1] + height - shown / 2, at[2]], radius * 0.8, shown / 2);
    }),
  );
  // As near as can be, the work alone fills the picture; of hands the wrists are seen as well.
  const wrists = part === undefined ? [] : around(middleOf(work), hero.height * part.around, hero.height * WRISTS);
  const alone = shot.size === 'extreme_close' && !isAtMouth(hero.eyes, work, hero.height);
  // So near the elbows are not waited for.
  const seen = [...face, ...work, ...(shot.size === 'extreme_close' ? [] : hands)];
  const points = alone || part !== undefined ? [...work, ...wrists] : seen;
  return { points, target: middleOf(points) };
}

/** Of somebody's height: what the hands have so near to the eyes is drunk, eaten or played there, and the face is half of the picture. */
const TO_MOUTH = 0.3;
const isAtMouth = (eyes: Vector, work: readonly Vector[], height: number): boolean =>
  work.some((point) => Math.hypot(...subtract(point, eyes)) < height * TO_MOUTH);

const [WRISTS, FLOOR_METRES] = [0.08, 0.5]; // Of somebody's height, and metres.

/** Radians from where it goes: so far whoever drifts around a bend is turned, and seen from its side. */
const SLEWED = 0.9;
const slides = (player: number, { script, players }: Pick<ExtentParts, 'script' | 'players'>): boolean =>
  script.beats.some(({ role, act }) => act === 'drift' && role === players[player]?.role.id);
