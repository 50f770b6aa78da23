import { comesAlive } from '../catalogue/living-things.ts';
import type { Script } from '../director/script.ts';
import type { Bond } from './bonds.ts';
import { gatheringOf } from './gatherings.ts';
import { heightOf, type Player, reachOf } from './players.ts';
import type { Spot } from './spots.ts';
import type { Task } from './work.ts';

/** Two who do something with each other, and how: face to face, or side by side, the second to the left of the first. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly act: string;
  readonly beside: boolean;
  readonly metres: number;
}

/** Side by side, hands free: who walks with a dog, or beside somebody. */
export const GOES_ALONG = 'go_along';

/** How near two are who do this with each other: metres between people of 1.7. */
const TOGETHER: Readonly<Record<string, number>> = {
  ...{
    hug: 0.3,
    nestle: 0.4,
    kiss: 0.36,
    shake_hands: 0.78,
    hold_hands: 0.56,
    walk_hands: 0.56,
    fight: 1.0,
    grapple: 0.86,
    fence: 1.36,
    dance: 0.5,
    slow_dance: 0.32,
    tend: 0.5,
    tend_low: 0.54,
    tend_beside: 0.54,
    pillow_fight: 1.05,
    snowball: 2.6,
    throw_powder: 1.7,
    auscultate: 0.62,
    cover: 0.5,
    take_measure: 0.66,
    hold_paws: 0.5,
    take_hand: 0.66,
    help_up: 0.8,
    high_five: 0.74,
    lick: 0.3,
  },
  ...{ pet: 0.55, give: 0.8, salute: 1.5, bow: 1.3, speak: 0.95, whisper: 0.45, meet: 1, face: 2.6 },
};
const CONFRONTS = /^(?:face|confront|stare down|square off)/;

/** Who faces somebody stands before them, as far as duels begin. */
const pairedAct = ({ act, verb }: Script['beats'][number]): string =>
  act === 'look' && CONFRONTS.test(verb) ? 'face' : act;

/** Done by those of one role, or of two that do the same, with each other; the others need somebody they are done to. */
const MUTUAL: ReadonlySet<string> = new Set([
  ...['hug', 'kiss', 'shake_hands', 'hold_hands', 'walk_hands', 'dance', 'slow_dance', 'fight', 'grapple', 'fence'],
  ...['pillow_fight', 'snowball', 'throw_powder', 'face', 'hold_paws', 'high_five', 'take_hand'],
]);
/** From a distance at which nobody can be embraced, and what is done from nearer. */
const LOOSE: ReadonlySet<string> = new Set(['speak', 'meet', 'face', 'give', 'bow', 'salute']);
/** Face to face, and whom it is done to a good deal to us: of what hands do to somebody one sees both faces. */
const OPEN_TO_US: readonly string[] = ['tend', 'tend_low'];
/** Done to somebody who stays; metres farther from who sits, whose knees are between both. */
const TENDS = /^tend/;
const BEFORE_KNEES = 0.14;
const [OPENED, TURNED_OUT] = [0.76, 0.5];
const CONTACT: ReadonlySet<string> = new Set([
  ...['hug', 'kiss', 'shake_hands', 'high_five', 'take_hand', 'hold_hands', 'dance', 'slow_dance', ...OPEN_TO_US],
]);
const BESIDE: ReadonlySet<string> = new Set(['hold_hands', 'walk_hands', 'hold_paws', 'nestle', GOES_ALONG]);
export const FROM_ASIDE: ReadonlySet<string> = new Set(['whisper', 'cover', 'tend_beside']);
/** Of the way between both, and radians. */
const [HALF_BEHIND, TURNED_TO_US] = [0.45, 0.3];
const GAITS: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'march']);
const ALONG_METRES = 0.8;
const CANOPY_METRES = 0.46;

/** Everybody belongs to one pair at most: the first that its beats name. */
export function pairsOf(script: Script, players: readonly Player[], bonds: readonly Bond[]): Pair[] {
  const pairs: Pair[] = [];
  const add = (first: number, second: number, act: string, metres: number): void => {
    const [one, two] = [players[first], players[second]];
    if (first === second || one === undefined || two === undefined) return;
    const before = pairs.findIndex((pair) =>
      [pair.first, pair.second].some((each) => each === first || each === second),
    );
    // Two who talk and then embrace come to each other for that: what they touch each other by says how near they are.
    const same = pairs[before];
    const closer = same !== undefined && partnerIn(same, first) === second && LOOSE.has(same.act) && CONTACT.has(act);
    // Who holds somebody's hand while a doctor sees to them is the third of these.
    const displaces = same?.beside === true && !BESIDE.has(act) && partnerIn(same, first) !== second;
    if (closer || displaces) pairs.splice(before, 1);
    else if (same !== undefined) return;
    const people = one.order.family === 'person' && two.order.family === 'person';
    // Heads of children are as large as others'.
    const scaled = Math.max((metres * (heightOf(one) + heightOf(two))) / 3.4, act === 'kiss' ? metres : 0);
    pairs.push({
      ...{ first, second, act, beside: BESIDE.has(act) },
      metres: people
        ? scaled
        : act === 'hold_paws'
          ? (one.body.width * one.size + two.body.width * two.size) * 0.75
          : act === 'lick'
            ? muzzleOf(one) + (two.body.length * two.size) / 2 + armOf(one, two)
            : reachOf(one) * 0.7 + reachOf(two) * 0.8 + 0.1,
    });
  };
  for (const { child, parent, way } of bonds) {
    if (way !== 'overhead') continue;
    const other = players.findIndex(
      (player, index) =>
        index !== parent &&
        player.thing?.alive === true &&
        // Who has one of their own is under that.
        !bonds.some((each) => each.way === 'overhead' && each.parent === index) &&
        goesWith(script, players[parent], player),
    );
    if (other >= 0 && child !== other) add(parent, other, 'hold_hands', CANOPY_METRES / 0.98);
  }
  for (const beat of script.beats) {
    const { role, target, together } = beat;
    const act = pairedAct(beat);
    const metres = TOGETHER[act];
    if (metres === undefined || (act === 'face' && comesToBlows(script, role))) continue;
    // Who speaks to many speaks to all of them, who stand around.
    if (target !== null && gatheringOf(script, players, target)?.kind === 'around') continue;
    const own = players.findIndex((player) => player.role.id === role);
    // Whoever faces the camera, or a mountain, has nobody before.
    if (
      act === 'face' &&
      (beat.where !== null ||
        (target !== null && players.find(({ role: { id } }) => id === target)?.order.family !== 'person'))
    )
      continue;
    // Who dances to a record player dances with somebody else.
    const partner = target !== null && players.find((player) => player.role.id === target)?.thing?.alive !== false;
    // Of more than two, nobody is led: they dance for themselves.
    // Things that came alive show their faces to us.
    const many =
      act === 'dance' &&
      (players.filter((player) => player.role.id === role).length > 2 || comesAlive(players[own]?.thing?.kind ?? ''));
    const others = partner ? [target] : MUTUAL.has(act) && !many ? [...together, role] : [];
    const other = players.findIndex((player, index) => index !== own && others.includes(player.role.id));
    if (own >= 0 && other >= 0) add(own, other, act, metres);
  }
  for (const { role, act, together } of script.beats) {
    const [companion, ...more] = together;
    const mine = players.flatMap((player, index) => (player.role.id === role ? [index] : []));
    const theirs = players.flatMap((player, index) => (player.role.id === companion ? [index] : []));
    if (!GAITS.has(act) || more.length > 0 || mine.length !== 1 || theirs.length !== 1) continue;
    const [own = 0, other = 0] = [mine[0], theirs[0]];
    const onFoot = [own, other].every((each) => !bonds.some(({ child }) => child === each));
    if (onFoot && players[other]?.thing?.alive !== false) add(own, other, GOES_ALONG, ALONG_METRES);
  }
  return pairs;
}

/** Metres from the middle of an animal to the end of its nose. */
const muzzleOf = ({ body, size }: Player): number => (body.anchors.mouth?.at[2] ?? body.length / 2) * size;

/** Metres that somebody keeps from a head as high as their own: the hand is between them. */
const armOf = (beast: Player, other: Player): number =>
  heightOf(beast) > heightOf(other) * 0.9 ? heightOf(other) * 0.3 : 0;

/** Who faces somebody first and then goes at them is near them in the end. */
const comesToBlows = ({ beats }: Script, own: number): boolean =>
  beats.some(({ role, act }) => role === own && /^(?:fight|fence|hug|kiss|shake_hands)$/.test(act));

/** Of one role, or at the same walk. */
function goesWith({ beats }: Script, holder: Player | undefined, other: Player): boolean {
  if (holder === undefined) return false;
  if (holder.role.id === other.role.id) return true;
  return beats.some(({ role, together }) => role === holder.role.id && together.includes(other.role.id));
}

/** Who touch each other, from before each other. */
export const isFaceToFace = ({ act, beside }: Pair): boolean => !beside && CONTACT.has(act) && act !== 'dance';

export const pairOf = (player: number, pairs: readonly Pair[]): Pair | null =>
  pairs.find(({ first, second }) => first === player || second === player) ?? null;
export const partnerIn = ({ first, second }: Pair, player: number): number => (player === first ? second : first);

/** Brings those together who do something with each other. */
export function closeUp(
  spots: ReadonlyMap<number, Spot>,
  pairs: readonly Pair[],
  /** Who works where they are: the other one comes to them. */
  tasks: readonly Task[] = [],
  /** Who sits is moved with the seat. */
  bonds: readonly Bond[] = [],
): void {
  const busy = new Set(tasks.map(({ mover }) => mover));
  const siteOf = (player: number): number | undefined => tasks.find(({ mover }) => mover === player)?.site;
  for (const { first, second, metres: apart, beside, act } of pairs) {
    const seat = TENDS.test(act) ? bonds.find(({ child, as }) => child === second && as === 'sit')?.parent : undefined;
    const [a, b] = [spots.get(first), spots.get(seat ?? second)];
    if (a === undefined || b === undefined) continue;
    const metres = apart + (seat === undefined ? 0 : BEFORE_KNEES);
    const side = beside ? 1 : Math.sign(b.across - a.across) || 1;
    if (busy.has(first) !== busy.has(second)) {
      const [comer, stayer, aside] = busy.has(first) ? [b, a, metres] : [a, b, -metres];
      [comer.across, comer.near] = [stayer.across + side * aside, stayer.near];
      comer.facing = Math.atan2(stayer.across - comer.across, stayer.near - comer.near) * 0.6;
      continue;
    }
    const shared = siteOf(first) === siteOf(second) ? spots.get(siteOf(first) ?? -1) : undefined;
    // Between two who work on the same thing is that thing: they come together beside it.
    const middle =
      shared === undefined
        ? { across: (a.across + b.across) / 2, near: Math.max(a.near, b.near) }
        : { across: shared.across + (Math.abs(b.across - a.across) + metres) / 2, near: shared.near };
    [a.across, a.near] = [middle.across - (side * metres) / 2, middle.near];
    [b.across, b.near] = [middle.across + (side * metres) / 2, middle.near];
    if (!beside && MUTUAL.has(act)) {
      const toward = Math.atan2(b.across - a.across, b.near - a.near);
      [a.facing, b.facing] = [toward, toward + Math.PI];
    }
    if (OPEN_TO_US.includes(act))
      [a.facing, b.facing] = [(side * OPENED * Math.PI) / 2, (-side * TURNED_OUT * Math.PI) / 2];
    // Who is whispered to, or gets a coat around the shoulders, shows us the face; the other one stands half behind, turned to them.
    if (FROM_ASIDE.has(act)) {
      a.near -= metres * HALF_BEHIND;
      a.facing = Math.atan2(b.across - a.across, b.near - a.near);
      b.facing = -side * TURNED_TO_US;
    }
    if (beside) {
      for (const [spot, aside] of [
        [a, -metres / 2],
        [b, metres / 2],
      ] as const)
        Object.assign(spot, { facing: 0, company: { ...middle, aside } });
    }
  }
}

const CANOPY_ASIDE = 0.12;

/** A canopy that two share is between them: the second goes to the left of the first. */
export function shareCanopies(bonds: readonly Bond[], pairs: readonly Pair[]): Bond[] {
  return bonds.map((bond) => {
    const pair = bond.way === 'overhead' ? pairOf(bond.parent, pairs) : null;
    if (pair !== null) return { ...bond, offset: [pair.metres / 2, 0, 0] };
    // The right hand has something else: a little to the left it is in the other one.
    const busy =
      bond.way === 'overhead' &&
      bonds.some((each) => each !== bond && each.parent === bond.parent && each.as === 'held');
    return busy ? { ...bond, offset: [CANOPY_ASIDE, 0, 0] } : bond;
  });
}

/** Of the way to the other's seat: who rests against somebody on a bench moves up to them. */
const MOVES_UP = 0.46;

/** Those who nestle sit close, wherever the seats of a bench are. */
export function moveUp(bonds: readonly Bond[], pairs: readonly Pair[], players: readonly Player[]): Bond[] {
  return bonds.map((bond) => {
    const pair = pairOf(bond.child, pairs);
    if (pair !== null && !pair.beside && bond.as === 'stand' && MUTUAL.has(pair.act))
      return faceOther(bond, bonds, pair, players);
    if (pair?.act !== 'nestle' || pair.first !== bond.child || bond.as !== 'sit') return bond;
    const other = bonds.find(({ child, parent }) => child === partnerIn(pair, bond.child) && parent === bond.parent);
    const anchors = players[bond.parent]?.body.anchors;
    const [own, theirs] = [anchors?.[bond.anchor]?.at, anchors?.[other?.anchor ?? '']?.at];
    if (own === undefined || theirs === undefined) return bond;
    return { ...bond, offset: [(theirs[0] - own[0]) * MOVES_UP, 0, (theirs[2] - own[2]) * MOVES_UP] };
  });
}

/** Two who stand on the same bed or table are face to face across it. */
function faceOther(bond: Bond, bonds: readonly Bond[], pair: Pair, players: readonly Player[]): Bond {
  const other = bonds.find(({ child, parent }) => child === partnerIn(pair, bond.child) && parent === bond.parent);
  const { body, size = 1 } = players[bond.parent] ?? {};
  const [own, theirs] = [body?.anchors[bond.anchor]?.at, body?.anchors[other?.anchor ?? '']?.at];
  if (own === undefined || theirs === undefined) return bond;
  const side = pair.first === bond.child ? 1 : -1;
  const [x, z] = [((theirs[0] - own[0]) / 2) * size, ((theirs[2] - own[2]) / 2) * size];
  return { ...bond, offset: [x + (side * pair.metres) / 2, 0, z], turn: (-side * Math.PI) / 2 };
}
