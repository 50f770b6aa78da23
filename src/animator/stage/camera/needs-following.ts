import type { Script, Shot } from '../../director/script.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import { risingOf } from '../risen.ts';
import { isFated } from '../set-for-fate.ts';
import type { WhereIs } from '../whereabouts.ts';
import { travelOf } from './over-time.ts';

interface Going {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly shape: number;
  readonly given: ReadonlySet<number>;
}

/** Whoever goes farther than the picture is wide. */
export function needsFollowing(subject: number, shot: Shot, parts: Going, times: readonly number[]): boolean {
  // Where somebody comes to a seat both are in the picture, and a wall stays where it is climbed.
  const borne = parts.bonds.filter(({ child }) => child === subject);
  if (borne.some(({ since, until, anchor }) => anchor === 'climb' || (since ?? until) !== undefined)) return false;
  // What falls is seen where it was, and where it comes down.
  if (isFated(parts.script, parts.players[subject]?.role.id)) return false;
  // Who comes up from below is waited for where they will stand.
  if (risingOf(parts.script, parts.players[subject]) !== undefined) return false;
  // Who only drifts about is told of with those who stay.
  const role = parts.players[subject]?.role.id;
  const stays = parts.players.some((other) => other.role.id !== role && parts.given.has(other.role.id));
  if (stays && !parts.script.beats.some((beat) => beat.role === role)) return false;
  const { height, radius } = parts.whereIs(subject, times[0] ?? 0);
  const spans = { extreme_close: 0.1, close: 0.2, medium: 0.4, full: 0.9, wide: 1.3, establishing: 6 };
  const seen = Math.max(height, radius * 1.4) * (spans[shot.size] + 0.4) * Math.max(0.7, Math.min(1.6, parts.shape));
  return travelOf(subject, parts.whereIs, times) > seen;
}
