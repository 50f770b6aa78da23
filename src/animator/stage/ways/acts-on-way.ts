import type { Beat } from '../../director/script.ts';
import { type Pair, pairOf, partnerIn } from '../company.ts';
import type { Bearer } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { StageAct } from '../stage.ts';

/** What somebody does on the way, from what the script tells of them. */

const ON_THE_GROUND: ReadonlySet<string> = new Set(['stand', 'walk', 'run', 'look', 'look_around', 'pose']);

const PURSUES: ReadonlySet<string> = new Set(['run', 'trot', 'chase', 'follow']);

/** Who flies for a part of the film has no ground under the feet for the rest. */
export function stayAloft(beats: readonly Beat[], { order, thing }: Player, bearer: Bearer): readonly Beat[] {
  // A dragon goes after somebody on its wings, and does not run in the air.
  if (bearer === 'air' && thing?.alive === true && thing.realm === 'sky' && order.family === 'quadruped')
    return beats.map((beat) => (PURSUES.has(beat.act) ? { ...beat, act: 'fly' } : beat));
  if (bearer !== 'air' || order.family !== 'person' || !beats.some(({ act }) => act === 'fly')) return beats;
  return beats.map((beat) => (ON_THE_GROUND.has(beat.act) ? { ...beat, act: 'fly' } : beat));
}

/** Whoever floats by itself does there whatever else would take legs. */
const TAKES_LEGS: ReadonlySet<string> = new Set([...ON_THE_GROUND, 'follow', 'chase', 'trot', 'waddle', 'sneak']);

export function stayAfloat(beats: readonly Beat[], { thing }: Player, bearer: Bearer): readonly Beat[] {
  if (bearer !== 'water' || thing?.alive !== true || thing.realm !== 'water') return beats;
  return beats.map((beat) => (TAKES_LEGS.has(beat.act) ? { ...beat, act: 'swim' } : beat));
}

/** What two do together is done to each other. */
export function withPartner(
  acts: readonly StageAct[],
  player: number,
  { pairs }: { readonly pairs: readonly Pair[] },
): StageAct[] {
  const pair = pairOf(player, pairs);
  return acts.map((act) => (pair !== null && act.act === pair.act ? { ...act, target: partnerIn(pair, player) } : act));
}

/** Every moment of the film has an act: what is between two beats is standing, or whatever the body does by itself. */
export function actsOf(
  beats: readonly Beat[],
  idle: string,
  length: number,
  playerOf: (role: number) => number,
): StageAct[] {
  const acts: StageAct[] = [];
  let time = 0;
  for (const { act, from, to, speed, target, where, within } of [...beats].sort((a, b) => a.from - b.from)) {
    if (from > time + 0.2) acts.push({ act: idle, from: time, to: from, speed: 1, target: null });
    const done: StageAct = {
      ...{ act, from: Math.max(time, from), to, speed, target: target === null ? null : playerOf(target) },
      ...(within === undefined ? {} : { within }),
    };
    acts.push(where === 'camera' ? { ...done, toCamera: true } : done);
    time = Math.max(time, to);
  }
  if (time < length - 0.05 || acts.length === 0)
    acts.push({ act: idle, from: time, to: length, speed: 1, target: null });
  return acts;
}

/** What somebody does of whom nothing is said. */
export function idleAct({ thing }: Player, bearer: Bearer): string {
  if (thing === null) return 'stand';
  if (bearer === 'water' && !thing.alive) return 'float';
  if (thing.realm === 'underwater' || (thing.realm === 'water' && bearer === 'water')) return 'swim';
  if (thing.realm === 'sky' && bearer === 'air') return thing.alive || thing.moves ? 'fly' : 'float';
  return 'stand';
}
