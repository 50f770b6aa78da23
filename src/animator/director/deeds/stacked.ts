import { isHeaped, isInLayers } from '../../catalogue/uses.ts';
import type { Beat, Role } from '../script.ts';

/** "a burger being assembled layer by layer": of whoever does it nothing is told. */
const STACKED = /\b(?:assembl(?:ed|es|ing)|layer by layer|built up|stack(?:ed|ing) up|comes? together|put together)\b/i;

/** What is made of layers is put together while one looks. */
export function stackLayers(
  roles: readonly Role[],
  beats: readonly Beat[],
  told: string,
  seconds: number,
): readonly Beat[] {
  const made = roles.find(({ thing, scenery }) => !scenery && isInLayers(thing));
  if (made === undefined || !STACKED.test(told) || roles.some(({ person }) => person !== null)) return beats;
  return [
    ...beats.filter(({ role }) => role !== made.id),
    {
      ...{ role: made.id, act: 'stack_up', verb: 'be assembled', from: 0, to: seconds, target: null, instrument: null },
      ...{ part: null, direction: null, where: null, together: [], manner: null, speed: 1 },
    },
  ];
}

const STILL = /^(?:stand|lie|shine|spin)$/;

/** Beans that fall, tumble or are poured come down onto their heap, which stays where it is. */
export const rainDown = (roles: readonly Role[], beats: readonly Beat[]): readonly Beat[] =>
  beats.map((beat) => {
    const heap = isHeaped(roles.find(({ id }) => id === beat.role)?.thing ?? '');
    return heap && !STILL.test(beat.act)
      ? { ...beat, act: 'rain_down', verb: 'rain down', target: null, direction: null }
      : beat;
  });
