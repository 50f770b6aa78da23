import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Bearer, type FilmFrame, findWater } from '../film-frame.ts';
import { type Player, reachOf } from '../players.ts';
import { goesBy } from './paces.ts';

/** What is done at the edge of the water, by whom: a deer drinks there, a man fishes there. */
const AT_THE_EDGE: Readonly<Record<string, 'beast' | 'anybody'>> = { drink: 'beast', fish: 'anybody', wash: 'beast' };
/** What is done in the water itself to whoever swims there. */
const IN_SHALLOWS: ReadonlySet<string> = new Set(['catch', 'chase', 'eat', 'fight', 'hit', 'play', 'pick_up', 'pull']);
/** Where one goes through the water: across a river, along the surf. */
const WATERS = /\b(?:river|stream|creek|brook|water|shallows|surf|waves|puddles?|lake|pond|ford|sea|ocean)\b/;
const FROZEN = /\b(?:ice|icy|frozen)\b/;
const THROUGH = /^(?:across|through|in|into|over)$/;
const [EDGE_DEPTH, WADING_DEPTH, CROSSING_DEPTH] = [0.06, 0.28, 0.22];
/** Who is down at a water is at its edge; so is whoever has to do with something small that floats. */
const DOWN: ReadonlySet<string> = new Set(['kneel', 'crouch', 'squat']);
/** Metres: what a hand sets afloat. */
const TOY_METRES = 0.6;
/** Birds who stand in the water wherever there is some. */
const WADERS = /^(?:flamingo|heron|crane|stork|egret|ibis)$/;
const WADER_DEPTH = 0.4;
const STEP_METRES = 0.4;
/** Metres: a shore that falls off so much at once is a wall, and how far from its edge one stands. */
const [STEEP_METRES, BEFORE_EDGE] = [1, 1];
/** How far back one is taken who would stand in deep water. */
const MOST_ASHORE = 4;
/** Metres from who wades to who swims. */
const REACH = 1.5;

/** Where a film plays that has to do with the water though somebody in it stands: at the edge, and where those are who swim. */
export interface Shore {
  readonly at: Vector;
  readonly off: Vector;
}

export const goesThroughWater = ({ act, where, direction }: Beat): boolean =>
  goesBy(act) && WATERS.test(where ?? '') && !FROZEN.test(where ?? '') && THROUGH.test(direction ?? '');

/** Who runs into the sea runs straight at it, and not along its shore: the way there; null for whoever goes another way. */
export function headingIntoWater(moving: readonly Beat[], [x, , z]: Vector, facts: PlaceFacts): number | null {
  const into = moving.some((beat) => beat.direction === 'into' && goesThroughWater(beat));
  const water = into ? findWater(facts, DEEP_METRES) : null;
  return water === null ? null : Math.atan2(water[0] - x, water[2] - z);
}
const DEEP_METRES = 2;

/** Metres farther out lies who waits there. */
const LURKS = 6;
/** Metres beyond its edge: who goes through water is in it with all of a herd, and no bank is before their legs. */
const INTO = { one: 1.2, each: 0.6, most: 5 } as const;
function intoOf(role: number, players: readonly Player[]): number {
  const player = players.find((each) => each.role.id === role);
  if (player === undefined) return 0;
  return Math.min(INTO.most, INTO.one + INTO.each * player.role.count) * Math.min(1.7, Math.max(0.8, reachOf(player)));
}

export function findShore(
  { beats, set }: Script,
  players: readonly Player[],
  bearers: readonly Bearer[],
  facts: PlaceFacts,
): Shore | null {
  const { waterLevel } = facts;
  const swims = (role: number | null): boolean =>
    players.some((player, index) => player.role.id === role && bearers[index] === 'water');
  const toys = players.flatMap((player, index) =>
    bearers[index] === 'water' && player.thing?.alive === false && reachOf(player) < TOY_METRES ? [player.role.id] : [],
  );
  const depths = players.flatMap(({ role, order, thing }, index) => {
    if (WADERS.test(thing?.kind ?? '')) return [WADER_DEPTH];
    if (bearers[index] !== 'ground') return [];
    return beats.flatMap((beat) => {
      if (beat.role !== role.id) return [];
      if (IN_SHALLOWS.has(beat.act) && swims(beat.target)) return [WADING_DEPTH];
      if (goesThroughWater(beat)) return [CROSSING_DEPTH];
      const kneels = DOWN.has(beat.act) && WATERS.test(beat.where ?? set.word ?? '');
      if (kneels || (beat.target !== null && toys.includes(beat.target))) return [EDGE_DEPTH];
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
    const further = Math.max(0, ...beats.filter(goesThroughWater).map(({ role }) => intoOf(role, players)));
    if (wanted === CROSSING_DEPTH && further > 0) {
      const [mx, my, mz] = along(Math.min(far, metres + further));
      const [fx, , fz] = along(Math.min(far, metres + further + LURKS));
      return { at: [mx, my, mz], off: [fx - mx, 0, fz - mz] };
    }
    // On a quay one stands before its edge.
    const stand = waterLevel - at[1] > STEEP_METRES ? along(Math.max(0, metres - BEFORE_EDGE)) : at;
    return { at: stand, off: [x - stand[0], 0, z - stand[2]] };
  }
  return null;
}

/** Where somebody stands who is to stay dry: as near to where they were put as there is ground. */
export function ashore(across: number, near: number, frame: FilmFrame, { waterLevel, heightAt }: PlaceFacts): Vector {
  const first = frame.at(across, near);
  if (waterLevel === null) return first;
  for (let back = 0; back <= MOST_ASHORE; back += STEP_METRES) {
    const at = frame.at(across, near + back);
    if (waterLevel - heightAt(at[0], at[2]) < STEEP_METRES) return at;
  }
  return first;
}
