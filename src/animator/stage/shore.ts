import type { Beat, Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';
import type { Vector } from '../maths/vector.ts';
import { type Bearer, findWater } from './film-frame.ts';
import { goesBy } from './paces.ts';
import type { Player } from './players.ts';

/** What is done at the edge of the water, by whom: a deer drinks there, a man fishes there. */
const AT_THE_EDGE: Readonly<Record<string, 'beast' | 'anybody'>> = { drink: 'beast', fish: 'anybody', wash: 'beast' };
/** What is done in the water itself to whoever swims there. */
const IN_SHALLOWS: ReadonlySet<string> = new Set(['catch', 'chase', 'eat', 'fight', 'hit', 'play', 'pick_up', 'pull']);
/** Where one goes through the water: across a river, along the surf. */
const WATERS = /\b(?:river|stream|creek|brook|water|shallows|surf|waves|puddles?|lake|pond|ford)\b/;
const THROUGH = /^(?:across|through|in|into|over)$/;
const [EDGE_DEPTH, WADING_DEPTH, CROSSING_DEPTH] = [0.06, 0.28, 0.22];
const STEP_METRES = 0.4;
/** Metres from who wades to who swims. */
const REACH = 1.5;

/** Where a film plays that has to do with the water though somebody in it stands: at the edge, and where those are who swim. */
export interface Shore {
  readonly at: Vector;
  readonly off: Vector;
}

export const goesThroughWater = ({ act, where, direction }: Beat): boolean =>
  goesBy(act) && WATERS.test(where ?? '') && THROUGH.test(direction ?? '');

export function findShore(
  { beats }: Script,
  players: readonly Player[],
  bearers: readonly Bearer[],
  facts: PlaceFacts,
): Shore | null {
  const { waterLevel } = facts;
  const swims = (role: number | null): boolean =>
    players.some((player, index) => player.role.id === role && bearers[index] === 'water');
  const depths = players.flatMap(({ role, order }, index) => {
    if (bearers[index] !== 'ground') return [];
    return beats.flatMap((beat) => {
      if (beat.role !== role.id) return [];
      if (IN_SHALLOWS.has(beat.act) && swims(beat.target)) return [WADING_DEPTH];
      if (goesThroughWater(beat)) return [CROSSING_DEPTH];
      const who = AT_THE_EDGE[beat.act];
      return who === 'anybody' || (who === 'beast' && order.family !== 'person' && beat.target === null)
        ? [EDGE_DEPTH]
        : [];
    });
  });
  const water = depths.length === 0 || waterLevel === null ? null : findWater(facts, 0.5);
  if (water === null || waterLevel === null) return null;
  const far = Math.hypot(water[0], water[2]);
  const along = (metres: number): Vector => {
    const [x, z] = [(water[0] * metres) / far, (water[2] * metres) / far];
    return [x, facts.heightAt(x, z), z];
  };
  const wanted = Math.max(...depths);
  for (let metres = 0; metres < far; metres += STEP_METRES) {
    const at = along(metres);
    if (waterLevel - at[1] < wanted) continue;
    const [x, , z] = along(Math.min(far, metres + REACH));
    return { at, off: [x - at[0], 0, z - at[2]] };
  }
  return null;
}
