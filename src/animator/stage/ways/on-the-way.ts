import type { Beat } from '../../director/script.ts';
import type { Player } from '../players.ts';
import { goesBy } from './paces.ts';

/** Who goes somewhere goes on while something is done on the way. */
export function goOn(beats: readonly Beat[]): Beat[] {
  return beats.map((beat, index) => {
    if (!goesBy(beat.act)) return beat;
    let { to } = beat;
    for (const next of beats.slice(index + 1)) {
      if (next.onTheWay !== true || goesBy(next.act)) break;
      to = next.to;
    }
    return { ...beat, to };
  });
}

/** Under whose upper body legs walk on their own. */
const ON_FOOT = /^(?:walk|run|march|trot|sneak|waddle)$/;

/** Of people the upper body does what is done on the way, while the legs go on; all others just go on. Heads turn back, and bodies do not. */
export function keepGait(beats: readonly Beat[], { order }: Player): Beat[] {
  let gait: Beat | null = null;
  return beats.map((beat) => {
    if (goesBy(beat.act) || beat.onTheWay !== true) {
      gait = goesBy(beat.act) ? beat : null;
      return beat;
    }
    if (gait === null) return beat;
    if (order.family !== 'person' || beat.act === 'kick' || !ON_FOOT.test(gait.act))
      return { ...beat, act: gait.act, target: gait.target };
    return beat.act === 'turn' ? { ...beat, act: 'look_around' } : beat;
  });
}
