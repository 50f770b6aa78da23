import { boardActOf } from '../../catalogue/uses.ts';
import type { Beat, Script } from '../../director/script.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import { isCalled } from './calls.ts';
import { fleeing, rollsAway } from './followers.ts';
import { goOn } from './on-the-way.ts';
import { goesBy } from './paces.ts';

interface Told {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
}

/** "clap and cheer": every other one begins with the other of it, and each has its own time for both. */
export function takeTurns(beats: readonly Beat[], instance: number): Beat[] {
  if (!beats.some(({ inTurns }) => inTurns === true)) return [...beats];
  const shift = instance % beats.length;
  const order = [...beats.slice(shift), ...beats.slice(0, shift)];
  const [from, to] = [Math.min(...beats.map((beat) => beat.from)), Math.max(...beats.map((beat) => beat.to))];
  const each = (to - from) / beats.length;
  const early = TURN_SPREAD * each * (((instance * 2) % 5) / 4 - 0.5);
  const starts = order.map((_, i) => (i === 0 ? from : from + i * each + early));
  return order.map((beat, i) => ({ ...beat, from: starts[i] ?? from, to: starts[i + 1] ?? to }));
}
/** Of the time each has: so far apart they change. */
const TURN_SPREAD = 0.5;

/** What one does of its own accord, and what those it bears make it do. */
export function beatsOf(player: number, { script, players, bonds }: Told): Beat[] {
  const own = takeTurns(
    script.beats.filter(({ role }) => role === players[player]?.role.id),
    players[player]?.instance ?? 0,
  );
  // What stops for somebody does not walk away with who got out of it.
  if (own.some(({ act, transit }) => goesBy(act) || transit !== undefined) || isCalled(players[player], own))
    return own;
  const id = players[player]?.role.id;
  // Whom somebody runs after does not wait for it.
  const hunted = script.beats.find(
    ({ act, target, role }) => target === id && role !== id && (act === 'chase' || act === 'follow'),
  );
  if (
    hunted !== undefined &&
    id !== undefined &&
    (players[player]?.thing?.moves === true || rollsAway(players[player]))
  )
    return [...own, { ...hunted, role: id, target: null, act: fleeing(players[player], hunted.act) }];
  const riders = bonds.filter(({ parent, as }) => parent === player && as !== 'held').map(({ child }) => child);
  const driven = riders
    .flatMap((rider) => goOn(beatsOf(rider, { script, players, bonds })))
    .filter(({ act }) => goesBy(act));
  const thing = players[player]?.thing ?? null;
  const alive = thing === null || thing.alive;
  // A flower on which a butterfly lands does not fly away with it.
  if (driven.length === 0 || (thing?.moves === false && boardActOf(thing.kind) === null)) return own;
  return driven.map((beat) => ({
    ...beat,
    act: alive
      ? beat.speed > 1.1 || /gallop|race|charge/.test(beat.verb)
        ? 'run'
        : 'trot'
      : boardActOf(players[player]?.thing?.kind ?? '') !== null
        ? beat.act
        : 'drive',
  }));
}
