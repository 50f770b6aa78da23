import { findAct } from '../../catalogue/acts.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Reading } from '../../language/reading.ts';
import type { Beat, Role } from '../script.ts';
import { gaitOf } from './gaits.ts';

/** What somebody does on the way as well. */
const ON_THE_WAY = /^(?:hold|carry|wear|dress|look|smile|laugh|talk|speak|sing|phone|stand)$/;

/**
 * "The camera follows a person holding an umbrella": whom a camera follows goes somewhere, though nobody says so. Who sits, works or goes already is left to it,
 * and so is whatever does not go by itself.
 */
export function walkFollowed(
  { shots }: Reading,
  beats: readonly Beat[],
  [hero]: readonly Role[],
  durationSeconds: number,
): Beat[] {
  const followed = shots.some(({ field, value }) => field === 'move' && value.startsWith('follow'));
  const walks =
    hero !== undefined &&
    (hero.person !== null || (findThing(hero.thing)?.alive === true && findThing(hero.thing)?.realm === 'ground'));
  const own = beats.filter(({ role }) => role === hero?.id);
  if (!followed || !walks || own.some(({ act }) => !ON_THE_WAY.test(act) || findAct(act)?.frame === 'go'))
    return [...beats];
  const walk: Beat = {
    ...{
      role: hero.id,
      act: gaitOf(hero) ?? 'walk',
      verb: 'go',
      from: 0,
      to: durationSeconds,
      target: null,
      instrument: null,
    },
    ...{ part: null, direction: null, where: null, together: [], manner: null, speed: 1 },
  };
  // What is in the hand stays in it by its relation.
  return [walk, ...beats.filter((beat) => beat.role !== hero.id || !/^(?:hold|carry|wear|stand)$/.test(beat.act))];
}
