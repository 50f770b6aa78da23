import type { Script } from '../director/script.ts';
import type { Bond } from './bonds.ts';
import type { FilmFrame } from './film-frame.ts';
import { heightOf, type Player, reachOf } from './players.ts';
import type { Spot } from './spots.ts';
import type { PathPoint } from './stage.ts';

/** Two who do something with each other, and how: face to face, or side by side, the second to the left of the first. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly act: string;
  readonly beside: boolean;
  readonly metres: number;
}

/** How near two are who do this with each other: metres between people of 1.7. */
const TOGETHER: Readonly<Record<string, number>> = {
  ...{ hug: 0.3, nestle: 0.4, kiss: 0.36, shake_hands: 0.78, hold_hands: 0.56, fight: 1.0, dance: 0.5 },
  ...{ pet: 0.55, give: 0.8, speak: 0.95, whisper: 0.45, meet: 1 },
};
/** Done by those of one role, or of two that do the same, with each other; the others need somebody they are done to. */
const MUTUAL: ReadonlySet<string> = new Set(['hug', 'kiss', 'shake_hands', 'hold_hands', 'dance', 'fight']);
const BESIDE: ReadonlySet<string> = new Set(['hold_hands', 'nestle']);
const CANOPY_METRES = 0.46;

/** Everybody belongs to one pair at most: the first that its beats name. */
export function pairsOf(script: Script, players: readonly Player[], bonds: readonly Bond[]): Pair[] {
  const pairs: Pair[] = [];
  const add = (first: number, second: number, act: string, metres: number): void => {
    const [one, two] = [players[first], players[second]];
    if (first === second || one === undefined || two === undefined) return;
    if (pairs.some((pair) => [pair.first, pair.second].some((each) => each === first || each === second))) return;
    const people = one.order.family === 'person' && two.order.family === 'person';
    const scaled = (metres * (heightOf(one) + heightOf(two))) / 3.4;
    pairs.push({
      ...{ first, second, act, beside: BESIDE.has(act) },
      metres: people ? scaled : reachOf(one) * 0.7 + reachOf(two) * 0.8 + 0.1,
    });
  };
  for (const { child, parent, way } of bonds) {
    if (way !== 'overhead') continue;
    const other = players.findIndex(
      (player, index) =>
        index !== parent && player.order.family === 'person' && goesWith(script, players[parent], player),
    );
    if (other >= 0 && child !== other) add(parent, other, 'hold_hands', CANOPY_METRES / 0.98);
  }
  for (const { role, act, target, together } of script.beats) {
    const metres = TOGETHER[act];
    if (metres === undefined) continue;
    const own = players.findIndex((player) => player.role.id === role);
    const others = target !== null ? [target] : MUTUAL.has(act) ? [...together, role] : [];
    const other = players.findIndex((player, index) => index !== own && others.includes(player.role.id));
    if (own >= 0 && other >= 0) add(own, other, act, metres);
  }
  return pairs;
}

/** Of one role, or at the same walk. */
function goesWith({ beats }: Script, holder: Player | undefined, other: Player): boolean {
  if (holder === undefined) return false;
  if (holder.role.id === other.role.id) return true;
  return beats.some(({ role, together }) => role === holder.role.id && together.includes(other.role.id));
}

export const pairOf = (player: number, pairs: readonly Pair[]): Pair | null =>
  pairs.find(({ first, second }) => first === player || second === player) ?? null;
export const partnerIn = ({ first, second }: Pair, player: number): number => (player === first ? second : first);

/** Brings those together who do something with each other. */
export function closeUp(spots: ReadonlyMap<number, Spot>, pairs: readonly Pair[]): void {
  for (const { first, second, metres, beside, act } of pairs) {
    const [a, b] = [spots.get(first), spots.get(second)];
    if (a === undefined || b === undefined) continue;
    const side = beside ? 1 : Math.sign(b.across - a.across) || 1;
    const middle = { across: (a.across + b.across) / 2, near: Math.max(a.near, b.near) };
    [a.across, a.near] = [middle.across - (side * metres) / 2, middle.near];
    [b.across, b.near] = [middle.across + (side * metres) / 2, middle.near];
    if (!beside && MUTUAL.has(act)) {
      const toward = Math.atan2(b.across - a.across, b.near - a.near);
      [a.facing, b.facing] = [toward, toward + Math.PI];
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

/** A canopy that two share is between them: the second goes to the left of the first. */
export function shareCanopies(bonds: readonly Bond[], pairs: readonly Pair[]): Bond[] {
  return bonds.map((bond) => {
    const pair = bond.way === 'overhead' ? pairOf(bond.parent, pairs) : null;
    return pair === null ? bond : { ...bond, offset: [pair.metres / 2, 0, 0] };
  });
}

/** Of the way to the other's seat: who rests against somebody on a bench moves up to them. */
const MOVES_UP = 0.46;

/** Those who nestle sit close, wherever the seats of a bench are. */
export function moveUp(bonds: readonly Bond[], pairs: readonly Pair[], players: readonly Player[]): Bond[] {
  return bonds.map((bond) => {
    const pair = pairOf(bond.child, pairs);
    if (pair?.act !== 'nestle' || pair.first !== bond.child || bond.as !== 'sit') return bond;
    const other = bonds.find(({ child, parent }) => child === partnerIn(pair, bond.child) && parent === bond.parent);
    const anchors = players[bond.parent]?.body.anchors;
    const [own, theirs] = [anchors?.[bond.anchor]?.at, anchors?.[other?.anchor ?? '']?.at];
    if (own === undefined || theirs === undefined) return bond;
    return { ...bond, offset: [(theirs[0] - own[0]) * MOVES_UP, 0, (theirs[2] - own[2]) * MOVES_UP] };
  });
}

/** Radians a second that a couple turns, dancing. */
const TURNS = 0.75;

/** How one of a dancing couple goes around the middle between both; null for whoever does not dance with somebody. */
export function dancePath(
  player: number,
  {
    pairs,
    spots,
    frame,
  }: {
    readonly pairs: readonly Pair[];
    readonly spots: ReadonlyMap<number, Spot>;
    readonly frame: Pick<FilmFrame, 'heading' | 'at'>;
  },
  seconds: number,
  every: number,
  floorAt: (x: number, z: number) => number,
): PathPoint[] | null {
  const pair = pairOf(player, pairs);
  const [own, partner] = [spots.get(player), pair === null ? undefined : spots.get(partnerIn(pair, player))];
  if (pair?.act !== 'dance' || own === undefined || partner === undefined) return null;
  const [across, near] = [(own.across + partner.across) / 2, (own.near + partner.near) / 2];
  const radius = Math.hypot(own.across - across, own.near - near);
  const first = Math.atan2(own.across - across, own.near - near);
  return Array.from({ length: Math.ceil(seconds / every) + 1 }, (_, step): PathPoint => {
    const angle = first + step * every * TURNS;
    const [x, , z] = frame.at(across + Math.sin(angle) * radius, near + Math.cos(angle) * radius);
    return { time: step * every, at: [x, floorAt(x, z), z], heading: frame.heading(angle + Math.PI) };
  });
}
