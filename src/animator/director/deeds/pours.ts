import { isLiquid } from '../../catalogue/uses.ts';
import type { Beat, Role } from '../script.ts';

/** "coffee being poured into a cup", "honey drizzles over pancakes": of whoever pours nothing is told. */
const POURS = /\b(?:pour|drizzl|stream|drip|trickl|cascad|swirl|fill)p?(?:e?s|ed|ing)?\b/i;

/** All that is done, with what runs by itself, and into or over what it does. */
export function pourByItself(
  roles: readonly Role[],
  beats: readonly Beat[],
  told: string,
  durationSeconds: number,
): readonly Beat[] {
  if (!POURS.test(told) || roles.some(({ person }) => person !== null) || beats.some(({ act }) => act === 'pour'))
    return beats;
  const liquid = roles.find(({ thing, scenery }) => !scenery && isLiquid(thing));
  if (liquid === undefined) return beats;
  const into = roles.find(({ id, scenery, size }) => id > liquid.id && !scenery && size <= 1.5);
  return [
    // What drips does not fall as a whole.
    ...beats.filter(({ role }) => role !== liquid.id),
    {
      ...{ role: liquid.id, act: 'pour', verb: 'pour', from: 0, to: durationSeconds, target: into?.id ?? null },
      ...{ instrument: null, part: null, direction: null, where: null, together: [], manner: null, speed: 1 },
    },
  ];
}
