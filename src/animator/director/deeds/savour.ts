import { findAct } from '../../catalogue/acts.ts';
import { findThing } from '../../catalogue/things.ts';
import { LIQUIDS } from '../../catalogue/uses-table.ts';
import type { Beat, Role } from '../script.ts';

const SAVOURS = /^(?:enjoy|savou?r|relish|share)/;
const DRINKS =
  /\b(?:coffee|tea|espresso|latte|cappuccino|drink|cocoa|beer|wine|juice|cocktail|smoothie|lemonade|soda|cup|mug|milkshake)\b/;
const READ = /^(?:book|newspaper|magazine|letter|comic)/;
const AT_MEALS = /^(?:kitchen|cafe)$/;
const SNACKS = /\b(?:ice cream|popcorn|candy|chocolate|sandwich|hot dog|burger|fruit|apple|watermelon)\b/;

/** What one enjoys, or shares with somebody, one eats, drinks or reads, by what it is; the rest one looks at. */
function savour(beat: Beat, roles: readonly Role[]): Beat {
  const target = roles[beat.target ?? -1];
  if (!SAVOURS.test(beat.verb) || beat.toWhom !== undefined || target === undefined || target.person !== null)
    return beat;
  const thing = findThing(target.thing);
  if (thing === null || thing.alive) return beat;
  const named = `${target.noun} ${target.thing}`;
  if (DRINKS.test(named) || LIQUIDS.split(', ').includes(target.thing)) return { ...beat, act: 'drink' };
  if (READ.test(target.thing)) return { ...beat, act: 'read' };
  return SNACKS.test(named) || (AT_MEALS.test(thing.home ?? '') && thing.metres < 0.6) ? { ...beat, act: 'eat' } : beat;
}

/** Who sits by a fire and enjoys its warmth goes on sitting. */
export function savourAll(beats: readonly Beat[], roles: readonly Role[]): Beat[] {
  const played = beats.map((beat) => savour(beat, roles));
  const isIdle = ({ verb, act, target }: Beat): boolean => SAVOURS.test(verb) && act === 'look' && target === null;
  return played.flatMap((beat, index) => {
    const before = played[index - 1];
    if (isIdle(beat) && before?.role === beat.role && findAct(before.act)?.frame === 'stay') return [];
    const after = played[index + 1];
    const goesOn =
      after !== undefined && after.role === beat.role && isIdle(after) && findAct(beat.act)?.frame === 'stay';
    return [goesOn ? { ...beat, to: after.to } : beat];
  });
}
