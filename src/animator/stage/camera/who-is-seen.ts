import { isTable } from '../../catalogue/uses.ts';
import type { Shot } from '../../director/script.ts';
import { extentOf as extentOfPlayer, type Player } from '../players.ts';
import { drawnBy } from '../rules/aboard/teams.ts';
import { tumbleOf } from '../tumbling.ts';
import type { Whereabouts } from '../whereabouts.ts';
import { isInCabin } from './cabins.ts';
import { companions, FLOCK, partnersInTalk } from './companions.ts';
import type { ExtentParts } from './extent-points.ts';
import { bearsFated } from './fallen-things.ts';
import { handiworkOf } from './handiwork.ts';
import { isClose } from './look-of.ts';
import { HANDY_METRES, isRideOf, isStand } from './stands.ts';

const ALOFT_METRES = 1.4;
const FEW = 6;
/** Nor need they be in it when they are so many heights away. */
const PASSING_HEIGHTS = 1.6;
/** So near is only who has to do with each other. */
const TOUCHED_METRES = 0.95;
/** And so near is who is told to be at somebody's side. */
const BESIDE_METRES = 1.5;
const SPREAD = /^(?:rug|carpet|blanket|mat|boxing ring|golf green)$/;
/** What is all over the ground or the sky need not be seen to its edges. */
const isSpread = (player: Player | undefined): boolean =>
  SPREAD.test(player?.thing?.kind ?? '') || (player?.thing?.kind === 'sky lantern' && player.role.count > 1);

export const sizeOf = ({ height, radius }: Whereabouts): number => Math.max(height, radius * 2);

/** Metres, and times its own size: so near is who is seen with whom a close shot is of. */
const [NEARBY_METRES, NEARBY_SIZES] = [1.5, 4];

/** What has room before somebody's chest. */
export const isHandy = (player: Player | undefined): boolean =>
  player?.thing?.alive === false && extentOfPlayer(player) < HANDY_METRES;

/** Who has to be in the picture of a shot that is not of a face alone. */
export function whoIsSeen(shot: Shot, subject: number, parts: ExtentParts, time: number): number[] {
  const { players, whereIs, frame, given, landmarks } = parts;
  // The others of a band, whoever brought them: without them it would be a picture of one.
  const isMeant = (player: number): boolean =>
    shot.alone === true &&
    players[player]?.order.family === 'person' &&
    shot.also.includes(players[player]?.role.id ?? -1);
  const all = [...players.keys()]
    .filter(
      (player) =>
        player === subject ||
        isMeant(player) ||
        // What only lies under them need not be seen to its edges.
        (given.has(players[player]?.role.id ?? -1) &&
          isToldOf(shot, players[player]) &&
          !landmarks.has(player) &&
          !isStand(player, subject, parts) &&
          !bearsFated(player, parts) &&
          !isLongPost(players[player]) &&
          !isSpread(players[player])) ||
        carries(player, subject, parts) ||
        isPostOf(player, subject, parts) ||
        sharesPost(player, subject, parts) ||
        mounts(player, subject, parts) ||
        drawnBy(player, parts) === subject,
    )
    .filter((player) => player === subject || goesAlong(player, subject, parts));
  if (shot.alone === true)
    return all.filter((player) => player === subject || isMeant(player) || isHeldBy(player, subject, parts));
  if (isClose(shot)) {
    const beside = companions(subject, parts);
    // What is advertised together is seen together: the box, and what comes out of it.
    const shown = (player: number): boolean =>
      parts.script.set.dressing.includes('product') && !shot.sizeStated && isHandy(players[player]);
    // Nor is whoever is still on the way there waited for.
    const own = whereIs(subject, time);
    const isNear = (player: number): boolean => {
      const { at } = whereIs(player, time);
      return Math.hypot(at[0] - own.at[0], at[2] - own.at[2]) < Math.max(NEARBY_METRES, sizeOf(own) * NEARBY_SIZES);
    };
    // Near to a cup one sees the cup, and of who has the hands at it no more than them.
    const alone = shot.sizeStated && isHandy(players[subject]);
    return all.filter(
      (player) =>
        player === subject ||
        (!(alone && players[player]?.order.family === 'person') &&
          (beside.has(player) || shown(player)) &&
          sizeOf(whereIs(player, time)) < 1 &&
          isNear(player)),
    );
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
    const partners = partnersInTalk(players[subject]?.role.id, parts.script);
    const talks = (player: number): boolean => partners.includes(players[player]?.role.id ?? -1);
    // "Her grandson stands on a stool beside her": told to be there, and near enough for both.
    const sharesWork = (player: number): boolean => {
      const [a, b] = [whereIs(subject, time).at, whereIs(player, time).at];
      const close = Math.hypot(a[0] - b[0], a[2] - b[2]) < BESIDE_METRES;
      return close && players[player]?.order.family === 'person' && beside.has(player);
    };
    const ring = ringAbout(subject, parts);
    // Of a class or a choir one member is no picture.
    const many = players[subject]?.role.person != null && (players[subject]?.role.count ?? 1) >= FLOCK;
    // Of a bench on which somebody sits one sees what is behind their backs.
    const isSeat = (player: number): boolean =>
      (seat?.parent === player && isInCabin(subject, parts)) ||
      (seat?.parent === player &&
        seat.as === 'sit' &&
        players[player]?.order.family === 'furniture' &&
        !isTable(players[player]?.role.thing ?? ''));
    return all.filter(
      (player) =>
        player === subject ||
        (many && players[player]?.role.id === players[subject]?.role.id) ||
        company(player) ||
        tended(player) ||
        // What falls through a studio does so all over the picture.
        (tumbleOf(subject, parts) !== null && tumbleOf(player, parts) !== null) ||
        // What the hands cut or pour is what the picture is about.
        (work.has(player) && sizeOf(whereIs(player, time)) < HANDY_METRES) ||
        ring.has(player) ||
        (shot.stated ? touched(player) || talks(player) || sharesWork(player) : beside.has(player) && !isSeat(player)),
    );
  }
  const hero = players[subject]?.role;
  const { height } = whereIs(subject, time);
  const beside = companions(subject, parts);
  return all.filter((player) => {
    const role = players[player]?.role;
    if (role === undefined || player === subject) return true;
    const addressed = parts.script.beats.some(({ role: own, target }) => own === hero?.id && target === role.id);
    // Who claps at the same table is of the feast, and no audience.
    if (sharesTable(player, subject, parts)) return true;
    const family = beside.has(player) && role.count <= FAMILY && !looksOn(player, parts);
    if (role.count > FLOCK && (hero?.count ?? 1) < FLOCK && isAudience(player, parts) && !addressed && !family)
      return false;
    // Birds that somebody feeds may fly out of the picture, and those in a nest do not.
    const borne = parts.bonds.some(({ child }) => child === player);
    const risen = role.count >= FLOCK && !borne && isAloft(player, parts, time);
    if (beside.has(player) && !risen) return true;
    // Nor, in a view of many, a second group and a ball far away from them: they would all be dots.
    const aside = players.length > FEW && (role.count >= FLOCK || isHandy(players[player]));
    if (isFarOff(subject, player, parts, time) && (!shot.sizeStated || aside)) return false;
    if (!shot.sizeStated && isBackground(subject, player, parts, time)) return false;
    if (role.count < FLOCK || (hero?.count ?? 1) >= FLOCK) return true;
    // Passers-by that would make the hero a dot are passers-by.
    const { at, height: own } = whereIs(player, time);
    const away = Math.hypot(at[0] - frame.middle[0], at[2] - frame.middle[2]);
    return !isAloft(player, parts, time) && away < Math.max(height, own) * PASSING_HEIGHTS;
  });
}

/** Whether a shot's own words tell of somebody; where it is the only one, all do. */
const isToldOf = ({ among, also, move }: Shot, player: Player | undefined): boolean => {
  if (among === undefined) return true;
  // Of a shoal that somebody swims through while we follow one sees as much as there is room for.
  if (move.startsWith('follow') && (player?.role.count ?? 1) >= FLOCK) return false;
  return [...among, ...also].includes(player?.role.id ?? -1);
};

/** Of a height: who gets farther away while a camera goes along with somebody stays behind. */
const LEFT_BEHIND = 1.6;

function goesAlong(player: number, subject: number, { along, whereIs }: ExtentParts): boolean {
  const [first, last] = [along?.[0], along?.at(-1)];
  if (first === undefined || last === undefined) return true;
  const away = (time: number) => {
    const [own, other] = [whereIs(subject, time), whereIs(player, time)];
    return [other.at[0] - own.at[0], other.at[2] - own.at[2]] as const;
  };
  const [a, b] = [away(first), away(last)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < Math.max(2.5, whereIs(subject, first).height * LEFT_BEHIND);
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

/** Metres from somebody who does something, and times their height: things that have nothing to do with it are seen as far as there is room. */
const [BACKGROUND_METRES, TALL] = [2.2, 1.3];

function isBackground(
  subject: number,
  player: number,
  { players, script, whereIs }: ExtentParts,
  time: number,
): boolean {
  const [hero, other] = [players[subject], players[player]];
  if (hero?.order.family !== 'person' || other?.thing?.alive !== false) return false;
  const told = (role: number | undefined): boolean =>
    script.relations.some((each) => each.role === role || each.to === role) ||
    script.beats.some(
      ({ role: own, target, instrument }) => own === hero.role.id && [target, instrument].includes(role ?? null),
    );
  if (script.beats.every(({ role }) => role !== hero.role.id) || told(other.role.id)) return false;
  const [{ at: a, height }, { at: b, height: tall }] = [whereIs(subject, time), whereIs(player, time)];
  return tall > height * TALL || Math.hypot(a[0] - b[0], a[2] - b[2]) > BACKGROUND_METRES;
}

const WATCHES = /^(?:cheer|clap|look|listen|photograph)$/;

/** Whether somebody is told to watch, or only to be where a crowd is. */
const looksOn = (player: number, { players, script }: ExtentParts): boolean => {
  const role = players[player]?.role.id;
  const watches = script.beats.some((beat) => beat.role === role && WATCHES.test(beat.act));
  const before = script.relations.some((each) => each.to === role && each.relation === 'in_front_of');
  return watches || before;
};

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

/** Metres: the line of a kitchen or a counter is seen where somebody is at it, and not to its ends. */
const LONG_POST = 2.4;

/** Nor is the hoop left out at which somebody plays. */
const isPostOf = (player: number, subject: number, { bonds, players }: ExtentParts): boolean =>
  !isSpread(players[player]) &&
  !isLongPost(players[player]) &&
  bonds.some(({ child, parent, anchor }) => child === subject && parent === player && anchor.startsWith('post'));

const isLongPost = (player: Player | undefined): boolean =>
  player !== undefined &&
  player.order.family === 'apparatus' &&
  player.body.height < 1.3 &&
  player.body.width * player.size > LONG_POST;

/** Nor who plays there with them. */
const sharesPost = (player: number, subject: number, { bonds }: ExtentParts): boolean => {
  const atPost = (child: number) =>
    bonds.find((bond) => bond.child === child && bond.anchor.startsWith('post'))?.parent;
  return atPost(player) !== undefined && atPost(player) === atPost(subject);
};

const sharesTable = (player: number, subject: number, { bonds, players }: ExtentParts): boolean => {
  const tableOf = (child: number): number | undefined =>
    bonds.find((bond) => bond.child === child && isTable(players[bond.parent]?.role.thing ?? ''))?.parent;
  return (
    players[player]?.order.family === 'person' &&
    players.length <= AT_TABLE &&
    tableOf(player) !== undefined &&
    tableOf(player) === tableOf(subject)
  );
};
/** More than these, with what is on the table, would make dots of all of them. */
const AT_TABLE = 10;

/** Nor is a rider left out whom nobody mentions. */
const mounts = (player: number, subject: number, { bonds, players }: ExtentParts): boolean =>
  players[player]?.order.family === 'person' &&
  bonds.some(({ child, parent, as }) => child === player && parent === subject && as === 'sit');
