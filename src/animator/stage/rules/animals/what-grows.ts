import { placeHas } from '../../../catalogue/places.ts';
import { type Draft, dropRole, editBeats, editRole, roleOf } from '../draft.ts';

/** Where little grows, and nothing that does stands in a pot. */
const BARE_LANDS: ReadonlySet<string> = new Set(['desert', 'planet', 'beach', 'snowfield', 'canyon', 'volcano']);

/** Nobody puts pots into a meadow. */
function growWild(draft: Draft): void {
  if (!placeHas(draft.set.place, 'wild') && !BARE_LANDS.has(draft.set.place)) return;
  for (const { id, thing, word, noun, size } of draft.cast)
    if (thing === 'potted plant' && !/pot/.test(`${word} ${noun}`))
      // Of a small one that comes up between stones one sees its leaves.
      editRole(draft, id, size < 1 ? { thing: 'seedling', size: 1 } : { thing: 'flower' });
}

const GROWS = /^(?:bloom|grow|open)$/;
const PLANTS = /^(?:tree|bush|flower|rose|tulip|sunflower|bare tree|bamboo|palm|pine)$/;

const PUSHES_UP = /^(?:push|push up|emerge|rise|poke|break|burst|pop up|pop|shoot|come|appear|sprout|unfurl)\b/;
/** Trees that rise from a hill only stand there. */
const SMALL_PLANTS = /^(?:flower|rose|tulip|sunflower|seedling|mushroom)$/;
const isSmallPlant = (draft: Draft, id: number): boolean => SMALL_PLANTS.test(roleOf(draft, id)?.thing ?? '');

/** A tree that is told of has the leaves of its season. */
function growUp(draft: Draft): void {
  // What bursts into blossom does not burst.
  editBeats(draft, (beat) =>
    beat.act === 'explode' && PLANTS.test(roleOf(draft, beat.role)?.thing ?? '') ? { ...beat, act: 'bloom' } : beat,
  );
  // What pushes up from the soil, or emerges from it, grows; nothing with roots does gymnastics or walks.
  editBeats(draft, (beat) =>
    PUSHES_UP.test(beat.verb) && !GROWS.test(beat.act) && isSmallPlant(draft, beat.role)
      ? { ...beat, act: 'grow', target: null, direction: null, where: null }
      : beat,
  );
  // "blooms from a bud to an open flower": what it becomes is itself.
  for (const { act, role, target } of [...draft.beats]) {
    const [own, other] = [roleOf(draft, role), roleOf(draft, target)];
    if (GROWS.test(act) && own !== undefined && other !== undefined && role !== target)
      if (PLANTS.test(own.thing) && PLANTS.test(other.thing) && other.count === 1) dropRole(draft, other.id);
  }
  for (const { id, thing, variety, colour, word } of draft.cast) {
    if (thing !== 'tree' || /palm|pine|fir|evergreen|christmas/.test(word)) continue;
    if (draft.set.season === 'winter') editRole(draft, id, { variety: [...variety, 'bare'] });
    if (draft.set.season === 'autumn' && colour === null) editRole(draft, id, { colour: 'orange' });
  }
}

export const GROWING_RULES = [growUp, growWild] as const;
