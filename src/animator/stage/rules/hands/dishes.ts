import { mealOf } from '../../../catalogue/uses.ts';
import { type Draft, editBeats, isSmall, roleOf } from '../draft.ts';

/** "eats breakfast, a bowl of cereal before her": that is what she eats. */
export function eatWhatStandsBefore(draft: Draft): void {
  for (const { role: dish, relation, to } of draft.relations) {
    if (relation !== 'in_front_of' || !isSmall(draft, dish) || mealOf(wordsOf(draft, dish)) === null) continue;
    if (!draft.beats.some(({ role, act, target }) => role === to && act === 'eat' && target === null)) continue;
    draft.relations = draft.relations.filter(({ role }) => role !== dish);
    editBeats(draft, (beat) => (beat.role === to && beat.act === 'eat' ? { ...beat, target: dish } : beat));
  }
}

/** A bowl of soup that is eaten, or stands before whoever eats. */
export const hasOwnDish = (draft: Draft, id: number): boolean =>
  draft.beats.some(
    ({ role, act, target }) =>
      role === id && act === 'eat' && target !== null && mealOf(wordsOf(draft, target)) !== null,
  ) ||
  draft.relations.some(({ role, relation, to }) => to === id && relation === 'in_front_of' && isSmall(draft, role));

export const wordsOf = (draft: Draft, id: number): string => {
  const role = roleOf(draft, id);
  return role === undefined ? '' : [role.thing, role.word, ...role.variety, ...role.parts].join(' ');
};
