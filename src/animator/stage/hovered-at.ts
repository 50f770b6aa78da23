import type { Script } from '../director/script.ts';
import type { Player } from './players.ts';

/** What somebody hovers at: it stays at the height of its top. */
export function hoveredAt({ role }: Player, { beats, relations }: Script, players: readonly Player[]): Player | null {
  const beat = beats.find((each) => each.role === role.id && each.act === 'hover');
  if (beat === undefined) return null;
  // What it has slung below it comes along.
  const at =
    beat.target ??
    relations.find((each) => each.role === role.id && each.to !== null && each.relation !== 'holding')?.to;
  return players.find((other) => other.role.id === at) ?? null;
}
