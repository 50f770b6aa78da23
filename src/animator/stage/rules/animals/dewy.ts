import { type Draft, editRole } from '../draft.ts';

const DEW = /\b(?:dew|dewdrops?|drops?|droplets?|raindrops?|waterdrops?|dewy)\b/;
const LEAVES = /^(?:leaf|grass blade)$/;

/** "a dewdrop hangs from the tip of a blade of grass": it is there to be seen. */
export function hangDew(draft: Draft): void {
  const said = [...draft.set.dressing, ...draft.set.traits].some((word) => DEW.test(word)) || DEW.test(draft.prompt);
  if (!said) return;
  for (const { id, thing, variety } of draft.cast)
    if (LEAVES.test(thing)) editRole(draft, id, { variety: [...variety, 'dewy'] });
}
