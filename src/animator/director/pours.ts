import { isLiquid } from '../catalogue/uses.ts';
import type { Beat, Role } from './script.ts';

/** "coffee being poured into a cup", "honey drizzles over pancakes": of whoever pours nothing is told. */
const POURS = /\b(?:pour|drizzl|stream|drip|trickl|cascad|swirl|fill)(?:e?s|ed|ing)?\b/i;

/** What runs by itself, and into or over what it does. */
export function pourByItself(
  roles: readonly Role[],
  beats: readonly Beat[],
  told: string,
  durationSeconds: number,
): Beat[] {
  if (!POURS.test(told) || roles.some(({ person }) => person !== null) || beats.some(({ act }) => act === 'pour'))
    return [];
  const liquid = roles.find(({ thing, scenery }) => !scenery && isLiquid(thing));
  if (liquid === undefined) return [];
  const into = roles.find(({ id, scenery, size }) => id > liquid.id && !scenery && size <= 1.5);
  return [
    {
      ...{ role: liquid.id, act: 'pour', verb: 'pour', from: 0, to: durationSeconds, target: into?.id ?? null },
      ...{ instrument: null, part: null, direction: null, where: null, together: [], manner: null, speed: 1 },
    },
  ];
}
