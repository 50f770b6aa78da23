import { isTable } from '../../catalogue/uses.ts';
import type { Shot } from '../../director/script.ts';
import { add, type Vector } from '../../maths/vector.ts';
import type { FilmFrame } from '../film-frame.ts';
import { extentOf as extentOfPlayer, heightOf, type Player } from '../players.ts';
import type { Whereabouts } from '../whereabouts.ts';
import { cabinMates } from './cabins.ts';
import { companions, FLOCK } from './companions.ts';
import { extentOfPart, PARTS } from './extent-of-part.ts';
import { around, type Extent, type ExtentParts, endsOf, middleOf, wingTips } from './extent-points.ts';
import { bearsFated, holdersOf } from './fallen-things.ts';
import { besides, handiworkOf, handsAtWork, sitsAtTable } from './handiwork.ts';
import { headCorners } from './heads.ts';
import { isClose, isTiny } from './look-of.ts';
import { HANDY_METRES, isGrown, isRideOf, isStand } from './stands.ts';

const ALOFT_METRES = 1.4;
const FEW = 6;
/** Nor need they be in it when they are so many heights away. */
const PASSING_HEIGHTS = 1.6;
/** So near is only who has to do with each other. */
const TOUCHED_METRES = 0.95;
/** Times its own breadth: what it sits on is seen around it. */
const ROOM_ABOUT = 2.4;
/** Of the height: what a medium shot leaves out below of who stands, and of who sits. */
const [STANDING_LOW, SEATED_LOW, SEATED_SHARE] = [0.45, 0.24, 0.86];

/** Of a close shot the face and what the hands are at, of a medium one the upper body, else everybody from head to foot. */
export function extentOf(shot: Shot, subject: number | null, parts: ExtentParts, times: readonly number[]): Extent {
  const { players, whereIs, frame } = parts;
  if (subject === null) return extentOfPlace(shot, frame);
  const alive = players[subject]?.thing?.alive === true || players[subject]?.order.family === 'person';
  if (isClose(shot) && alive && !isTiny(shot, players[subject])) return extentOfFace(shot, subject, parts, times);
  const crowd = [...new Set([...whoIsSeen(shot, subject, parts, times[0] ?? 0), ...holdersOf(subject, parts)])];
  const medium = shot.size === 'medium' || (!shot.sizeStated && hasSmallThings(subject, crowd, parts));
  const sits = alive && whereIs(subject, times[0] ?? 0).height < heightOfPlayer(players[subject]) * SEATED_SHARE;
  const low01 = sits ? SEATED_LOW : STANDING_LOW;
  // What is advertised is seen whole.
  const advertised = parts.script.set.dressing.includes('product');
  const fewOrSmall = crowd.length <= 2 || crowd.every((player) => player === subject || isHandy(players[player]));
  const share = medium && alive && fewOrSmall ? low01 : isClose(shot) && !alive && !advertised ? 0.5 : 0;
  const perched = parts.bonds.some(
    ({ child, parent }) =>
      child === subject && (isGrown(players[parent]) || isRideOf(players[parent], players[subject])),
  );
  // Of what somebody works at the hands are seen as well.
  const handled = isClose(shot) && isHandy(players[subject]) && players.some(({ order }) => order.family === 'person');
  const roomy = perched || handled ? ROOM_ABOUT : 1;
  const atTable = sitsAtTable(subject, parts);
  const points: Vector[] = [];
  for (const time of times) {
    for (const player of crowd) {
      const { at, height, radius: own, heading, lies, eyes } = whereIs(player, time);
      const radius = own * (player === subject ? roomy : 1);
      // Of what a product stands on its upper edge is enough.
      const stand = advertised && player !== subject && players[player]?.role.thing === 'pedestal';
      const laid = atTable && isTable(players[player]?.role.thing ?? '');
      const low = stand
        ? height * 0.86
        : laid
          ? height * LAID_LOW
          : player === subject || share > 0
            ? height * share
            : 0;
      if (share === 0 && lies !== true) points.push(...endsOf(players[player], at, heading, height));
      if (share === 0 && fliesIn(player, parts)) points.push(...wingTips(players[player], at, heading, height));
      if (lies === true && player !== subject) points.push(...around(eyes, FACE_METRES, FACE_METRES));
      points.push(...leapOf(players[player], at, parts));
      // The head of who lies is before the rest of it.
      const lying = players[player]?.order.family === 'quadruped' && height < heightOfPlayer(players[player]) * 0.9;
      if (lying && share === 0) points.push(...headCorners(players[player], whereIs(player, time)));
      points.push([at[0], at[1] + low, at[2]], ...around([at[0], at[1] + (height + low) / 2, at[2]], radius, 0), [
        at[0],
        at[1] + height,
        at[2],
      ]);
    }
  }
  return { points, target: middleOf(points) };
}

const FACE_METRES = 0.2;
/** Of a laid table with its chairs: what is below its edge need not be seen. */
const LAID_LOW = 0.6;

const fliesIn = (player: number, { players, script }: ExtentParts): boolean =>
  script.beats.some(({ role, act }) => role === players[player]?.role.id && act === 'fly');

/** What has room before somebody's chest. */
const isHandy = (player: Player | undefined): boolean =>
  player?.thing?.alive === false && extentOfPlayer(player) < HANDY_METRES;

const heightOfPlayer = (player: Player | undefined): number => (player === undefined ? 0 : heightOf(player));

/** Of its length: how far out of the water a whale comes that leaps; of its height: how high a beast rears that fights. */
const [LEAPT, REARED] = [0.62, 1.4];

function leapOf(player: Player | undefined, [x, y, z]: Vector, { script }: ExtentParts): Vector[] {
  const does = (act: string): boolean => script.beats.some((beat) => beat.role === player?.role.id && beat.act === act);
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

const SPREAD = /^(?:rug|carpet|blanket|mat|boxing ring)$/;

const sizeOf = ({ height, radius }: Whereabouts): number => Math.max(height, radius * 2);

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

function extentOfFace(shot: Shot, subject: number, parts: ExtentParts, times: readonly number[]): Extent {
  const { whereIs } = parts;
  const hero = whereIs(subject, times[Math.floor(times.length / 2)] ?? 0);
  const head = Math.max(hero.at[1] + hero.height - hero.eyes[1], hero.height * 0.09);
  const reach = head * (shot.size === 'close' ? 0.85 : 0.5);
  const whole = shot.size === 'close' && parts.players[subject]?.body.head !== undefined;
  const faces = [subject, ...cabinMates(subject, parts)];
  const face = times.flatMap((time) =>
    faces.flatMap((player) =>
      whole
        ? headCorners(parts.players[player], whereIs(player, time))
        : around(whereIs(player, time).eyes, reach, reach),
    ),
  );
  const inHand =
    shot.alone === true
      ? []
      : [...new Set([...handiworkOf(shot, subject, parts), ...besides(subject, parts)])].filter(
          (player) => sizeOf(whereIs(player, times[0] ?? 0)) < HANDY_METRES,
        );
  const part = PARTS[shot.part ?? ''];
  if (part !== undefined && inHand.length === 0) return extentOfPart(part, subject, parts, times);
  const hands = shot.alone === true ? [] : handsAtWork(shot, subject, parts, times);
  if (inHand.length === 0 && hands.length === 0) {
    if (whole || faces.length > 1) return { points: face, target: middleOf(face) };
    return { points: face, target: shot.size === 'close' ? add(hero.eyes, [0, -head * 0.35, 0]) : hero.eyes };
  }
  const work = times.flatMap((time) =>
    inHand.flatMap((player) => {
      const { at, height, radius } = whereIs(player, time);
      return around([at[0], at[1] + height / 2, at[2]], radius * 0.8, height / 2);
    }),
  );
  // As near as can be, the work alone fills the picture; of hands the wrists are seen as well.
  const wrists = part === undefined ? [] : around(middleOf(work), hero.height * part.around, hero.height * WRISTS);
  const points =
    shot.size === 'extreme_close' || part !== undefined ? [...work, ...wrists] : [...face, ...work, ...hands];
  return { points, target: middleOf(points) };
}

/** Of somebody's height. */
const WRISTS = 0.08;

function whoIsSeen(shot: Shot, subject: number, parts: ExtentParts, time: number): number[] {
  const { players, whereIs, frame, given, landmarks } = parts;
  const all = [...players.keys()].filter(
    (player) =>
      player === subject ||
      // What only lies under them need not be seen to its edges.
      (given.has(players[player]?.role.id ?? -1) &&
        !landmarks.has(player) &&
        !isStand(player, subject, parts) &&
        !bearsFated(player, parts) &&
        !SPREAD.test(players[player]?.thing?.kind ?? '')) ||
      carries(player, subject, parts) ||
      isPostOf(player, subject, parts) ||
      mounts(player, subject, parts),
  );
  if (shot.alone === true) return all.filter((player) => player === subject || isHeldBy(player, subject, parts));
  if (isClose(shot)) {
    const beside = companions(subject, parts);
    return all.filter((player) => player === subject || (beside.has(player) && sizeOf(whereIs(player, time)) < 1));
  }
  if (shot.size === 'medium') {
    const beside = companions(subject, parts);
    // Whose hair is cut, who is hugged: seen with whoever does it, however near the shot.
    const touched = (player: number): boolean => {
      const [a, b] = [whereIs(subject, time).at, whereIs(player, time).at];
      return players[player]?.thing?.alive === true && Math.hypot(a[0] - b[0], a[2] - b[2]) < TOUCHED_METRES;
    };
    const seat = parts.bonds.find(({ child }) => child === subject);
    // So is whoever sits at the same table, or on the same bench.
    const company = (player: number): boolean =>
      players[player]?.order.family === 'person' &&
      parts.bonds.some(({ child, parent, as }) => child === player && parent === seat?.parent && as !== 'held');
    // And who lies in the bed at which somebody is.
    const work = new Set(handiworkOf(shot, subject, parts));
    const tended = (player: number): boolean =>
      players[player]?.order.family === 'person' &&
      parts.bonds.some(({ child, parent }) => child === player && work.has(parent));
    const ring = ringAbout(subject, parts);
    // Of a class or a choir one member is no picture.
    const many = players[subject]?.role.person != null && (players[subject]?.role.count ?? 1) >= FLOCK;
    return all.filter(
      (player) =>
        player === subject ||
        (many && players[player]?.role.id === players[subject]?.role.id) ||
        company(player) ||
        tended(player) ||
        ring.has(player) ||
        (shot.stated ? touched(player) : beside.has(player)),
    );
  }
  const hero = players[subject]?.role;
  const { height } = whereIs(subject, time);
  const beside = companions(subject, parts);
  return all.filter((player) => {
    const role = players[player]?.role;
    if (role === undefined || player === subject) return true;
    const addressed = parts.script.beats.some(({ role: own, target }) => own === hero?.id && target === role.id);
    const family = beside.has(player) && role.count <= FAMILY;
    if (role.count > FLOCK && (hero?.count ?? 1) < FLOCK && isAudience(player, parts) && !addressed && !family)
      return false;
    // Birds that somebody feeds may fly out of the picture.
    const risen = role.count >= FLOCK && isAloft(player, parts, time);
    if (beside.has(player) && !risen) return true;
    // Nor, in a view of many, a second group and a ball far away from them: they would all be dots.
    const aside = players.length > FEW && (role.count >= FLOCK || isHandy(players[player]));
    if (isFarOff(subject, player, parts, time) && (!shot.sizeStated || aside)) return false;
    if (role.count < FLOCK || (hero?.count ?? 1) >= FLOCK) return true;
    // Passers-by that would make the hero a dot are passers-by.
    const { at, height: own } = whereIs(player, time);
    const away = Math.hypot(at[0] - frame.middle[0], at[2] - frame.middle[2]);
    return !isAloft(player, parts, time) && away < Math.max(height, own) * PASSING_HEIGHTS;
  });
}

const isHeldBy = (player: number, subject: number, { bonds }: ExtentParts): boolean =>
  bonds.some(({ child, parent, as }) => child === player && parent === subject && as === 'held');

/** So many who are with somebody are no audience. */
const FAMILY = 5;

const isAloft = (player: number, { whereIs, frame }: ExtentParts, time: number): boolean =>
  whereIs(player, time).at[1] - frame.middle[1] >= ALOFT_METRES;

/** Those who are around the same as somebody, and what it is: a fire and all who sit there. */
function ringAbout(subject: number, { script, players }: ExtentParts): ReadonlySet<number> {
  const around = script.relations.filter(({ relation, to }) => relation === 'around' && to !== null);
  const middle = around.find(({ role }) => role === players[subject]?.role.id)?.to;
  const roles = around.flatMap(({ role, to }) => (to === middle && middle !== undefined ? [role, to] : []));
  return new Set([...players.keys()].filter((player) => roles.includes(players[player]?.role.id ?? -1)));
}

/** Metres: so far away from people is who need not be seen whole with them, where nobody asks for a wide view. */
const [FAR_OFF, FAR_HEIGHTS] = [5.5, 3];

function isFarOff(subject: number, player: number, { players, whereIs }: ExtentParts, time: number): boolean {
  const hero = players[subject];
  if (hero?.order.family !== 'person' && hero?.thing?.alive !== true) return false;
  const [{ at: a, height }, { at: b, radius }] = [whereIs(subject, time), whereIs(player, time)];
  return Math.hypot(a[0] - b[0], a[2] - b[2]) - radius > Math.max(FAR_OFF, height * FAR_HEIGHTS);
}

const LOOKS_ON = /^(?:cheer|clap|look|dance|listen|wave|raise|jump|laugh|shout|explode|photograph|stand)$/;

/** Whether somebody is of those who only look on: as many of them are seen as there is room for. */
function isAudience(player: number, { players, script }: ExtentParts): boolean {
  const { role, order } = players[player] ?? {};
  return order?.family === 'person' && script.beats.every((beat) => beat.role !== role?.id || LOOKS_ON.test(beat.act));
}

/** A bicycle is seen with its rider, though nobody mentions it. */
const carries = (player: number, subject: number, { bonds, players }: ExtentParts): boolean =>
  !isRideOf(players[player], players[subject]) &&
  players[player]?.thing?.moves === true &&
  bonds.some(({ child, parent }) => child === subject && parent === player);

/** Nor is the hoop left out at which somebody plays. */
const isPostOf = (player: number, subject: number, { bonds, players }: ExtentParts): boolean =>
  !SPREAD.test(players[player]?.thing?.kind ?? '') &&
  bonds.some(({ child, parent, anchor }) => child === subject && parent === player && anchor.startsWith('post'));

/** Nor is a rider left out whom nobody mentions. */
const mounts = (player: number, subject: number, { bonds, players }: ExtentParts): boolean =>
  players[player]?.order.family === 'person' &&
  bonds.some(({ child, parent, as }) => child === player && parent === subject && as === 'sit');
