import { placeHas } from '../../../catalogue/places.ts';
import { type Draft, dropRole, isAlive, thingOf } from '../draft.ts';

const THROUGH_PANES =
  /\b(?:outside|beyond|behind|past|through|from) (?:of )?(?:(?:the|a|an|its|his|her|their|huge|large|big|giant|panoramic|floor-to-ceiling) ){0,3}(?:[a-z-]+ )?(?:windows?|glass|panes?)\b|\bview (?:of|over|onto|across)\b/i;
/** Metres: toys that drive about on a carpet are smaller. */
const LARGE_METRES = 1;

/** "flying cars pass outside the window" of a room: they are out there, and none drives between the sofas. */
export function keepOutside(draft: Draft, indoor: boolean): void {
  if (!indoor || !placeHas(draft.set.place, 'room') || !THROUGH_PANES.test(draft.prompt)) return;
  for (const { id, size } of [...draft.cast]) {
    const thing = thingOf(draft, id);
    if (thing === null || !thing.moves || isAlive(draft, id) || thing.metres * size < LARGE_METRES) continue;
    const used = draft.relations.some(
      ({ to, relation }) => to === id && /^(?:on|in|inside|riding|driving)$/.test(relation),
    );
    if (!used && thing.kind !== 'robot') dropRole(draft, id);
  }
}
