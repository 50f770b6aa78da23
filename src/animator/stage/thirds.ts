import type { Script } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import type { Bond } from './bonds.ts';
import { closeUp, type Pair, pairOf, partnerIn } from './company.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';
import type { Task } from './work.ts';

/** Who has to do with one of two who are face to face: "a doctor listens to a boy's heart while his mother holds his hand". */
export interface Third {
  readonly player: number;
  /** At whose side. */
  readonly at: number;
  readonly act: string;
}

/** Done at somebody's side, while they have to do with somebody else. */
const AT_SIDE = /^(?:hold_hands|tend|tend_low|tend_beside|pet|hug|speak|whisper|look|take_hand)$/;
/** Metres between people of 1.7, and how much of that behind. */
const [APART, BEHIND] = [0.56, 0.3];

export function thirdsOf({ beats }: Script, players: readonly Player[], pairs: readonly Pair[]): Third[] {
  return beats.flatMap(({ role, act, target }): Third[] => {
    const indexOf = (id: number | null): number => players.findIndex((each) => each.role.id === id);
    const [player, at] = [indexOf(role), indexOf(target)];
    if (player < 0 || at < 0 || player === at) return [];
    const pair = pairOf(at, pairs);
    const people = [player, at].every((each) => players[each]?.order.family === 'person');
    const free = pairOf(player, pairs) === null && pair !== null && !pair.beside;
    return people && free && AT_SIDE.test(act) ? [{ player, at, act }] : [];
  });
}

interface Gathering extends Seated {
  readonly script: Script;
  readonly pairs: readonly Pair[];
  readonly tasks: readonly Task[];
}

/** Those who do something with each other come together, and whoever belongs to one of two comes to them. */
export function drawTogether(spots: ReadonlyMap<number, Spot>, parts: Gathering): void {
  closeUp(spots, parts.pairs, parts.tasks, parts.bonds);
  joinThirds(spots, thirdsOf(parts.script, parts.players, parts.pairs), parts.pairs, parts);
}

/** Where in the picture somebody is who sits: the seat is laid out, and they are on it. */
function placeOf(player: number, spots: ReadonlyMap<number, Spot>, { bonds, players }: Seated): Spot | undefined {
  const seat = bonds.find(({ child, as }) => child === player && as === 'sit');
  const under = spots.get(seat?.parent ?? player);
  const bearer = players[seat?.parent ?? -1];
  if (seat === undefined || under === undefined || bearer === undefined) return under;
  const { facing = 0 } = under;
  const [x, , z]: Vector = bearer.body.anchors[seat.edge ?? seat.anchor]?.at ?? [0, 0, 0];
  const [cosine, sine] = [Math.cos(facing) * bearer.size, Math.sin(facing) * bearer.size];
  return { ...under, across: under.across + x * cosine + z * sine, near: under.near - x * sine + z * cosine };
}

interface Seated {
  readonly bonds: readonly Bond[];
  readonly players: readonly Player[];
}

/**
 * They stand on the side that is free, a little behind, turned to both; beside who sits, on the side that is farther from us, and
 * whoever is smaller on the nearer one.
 */
function joinThirds(
  spots: ReadonlyMap<number, Spot>,
  thirds: readonly Third[],
  pairs: readonly Pair[],
  seated: Seated,
): void {
  for (const { player, at } of thirds) {
    const pair = pairOf(at, pairs);
    const [own, mate] = [spots.get(player), placeOf(at, spots, seated)];
    const other = pair === null ? undefined : placeOf(partnerIn(pair, at), spots, seated);
    if (own === undefined || mate === undefined || other === undefined) continue;
    const size = (heightOf(player, seated) + heightOf(at, seated)) / 3.4;
    const [x, z] = [other.across - mate.across, other.near - mate.near];
    const far = Math.max(0.1, Math.hypot(x, z));
    const side = Math.sign(-x) || 1;
    if (seated.bonds.some(({ child, as }) => child === at && as === 'sit')) {
      const away = heightOf(player, seated) < heightOf(at, seated) ? 1 : -1;
      const turn = away * (x > 0 ? 1 : -1);
      own.across = mate.across + (AHEAD * x - turn * z * APART) / far;
      own.near = mate.near + (AHEAD * z) / far + away * Math.abs((x * APART) / far);
      own.facing = Math.atan2(x, Math.max(0.2, z));
    } else {
      Object.assign(own, { across: mate.across + side * APART * size, near: mate.near - BEHIND * size });
      own.facing = -side * TURNED;
    }
    own.lift = 0;
  }
}

const heightOf = (player: number, { players }: Seated): number => players[player]?.body.height ?? 1.7;

/** Metres before the seat, and radians from us. */
const [AHEAD, TURNED] = [0.16, 0.8];
