import type { Chunk, Mention } from '../mentions/chunks.ts';
import { verbFollows } from './sense-of.ts';

/** What somebody's part does is mostly their own deed, and some of it is only the part's. */

const STEPS = /^(?:walk|run|jump|swim|fly|climb|trot|march|kick|dance|crawl|sneak)$/;
const BLOWN = /^(?:hair|fur|manes?|beard|braids?|ponytail|feathers?|whiskers?)$/;
/** Nobody sprays whose sweat does. */
const FLUIDS = /^(?:breath|tears?|sweat|blood|saliva|spit|drool)$/;
const WAFTS =
  /^(?:blow|flow|flutter|wave|sway|ripple|billow|whip|stream|fly|fog|steam|dance|drift|float|fall|roll|run)$/;
const SHADES = /^(?:shadows?|reflections?|footsteps|voices?|echo)$/;
const LIMBS = /^(?:foot|feet|legs?|hind legs?|front legs?|paws?|hoof|hooves|wheels?|tires?|wings?|fins?|body)$/;

/** "its tail wags" is the dog's doing; "sweat flying" takes nobody along. */
export function actsForAll({ noun }: Mention, chunks: readonly Chunk[], at: number): boolean {
  const verb = verbFollows(chunks, at + 1);
  // "his shadow stretches along the wall".
  if (SHADES.test(noun) || FLUIDS.test(noun)) return false;
  if (verb?.kind !== 'verb' || verb.act === null) return true;
  // "their long fur blows in the wind".
  if (BLOWN.test(noun) && WAFTS.test(verb.verb)) return false;
  if (verb.act.frame === 'go') return LIMBS.test(noun) && STEPS.test(verb.act.act);
  return verb.act.frame !== 'work';
}
