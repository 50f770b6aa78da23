import { isPerson } from './discourse.ts';
import { isDressedAsWoman } from './known-by-dress.ts';
import type { Scope } from './scope.ts';

/** Nobody does these to the body of another. */
const MOVED =
  /^(?:close|open|shut|bow|shake|nod|clench|fold|cross|spread|stretch|tilt|roll|narrow|squint|blink|furrow|purse|shrug|hang)\b/;
const OF_ONESELF = /^(?:eyes?|mouth|lips|heads?|arms?|fists?|fingers?|shoulders?|brows?|eyebrows?|legs?|neck)$/;

/** "A man sings, the pianist behind him closes his eyes": one's own, whoever else was told of before. */
export function findMovedBody(scope: Scope, noun: string, owner: string): number | null {
  const { verb, event, subjects, discourse } = scope;
  const wanted = owner === 'his' ? 'man' : owner === 'her' ? 'woman' : null;
  const doer = discourse.entities[(event?.subjects ?? subjects)[0] ?? -1];
  if (wanted === null || doer === undefined || !isPerson(doer) || doer.plural || (doer.count ?? 1) > 1) return null;
  if (!MOVED.test(verb?.verb ?? '') || !OF_ONESELF.test(noun)) return null;
  if ((doer.gender ?? wanted) !== wanted || (wanted === 'man' && isDressedAsWoman(doer))) return null;
  doer.gender = wanted;
  return doer.id;
}
