import type { Entity, Reading } from '../../language/reading.ts';
import type { Stretch } from '../shots/one-take.ts';

/** Metres: what is smaller may lie in a room as well. */
const VESSEL_METRES = 2.5;

/** "Cut to the boat: …": what a cut leads to first goes on water or on roads. */
export function isOfVessel(cast: readonly Entity[], { from, to }: Stretch, { cuts }: Reading): boolean {
  if (!cuts.some(({ at }) => at >= from && at < to)) return false;
  const first = Math.min(...cast.map(({ mentionedAt }) => mentionedAt[0] ?? 0));
  return cast.some(({ mentionedAt, senses: { thing } }) => {
    const leads = (mentionedAt[0] ?? 0) === first;
    return leads && thing?.moves === true && !thing.alive && thing.metres >= VESSEL_METRES;
  });
}
