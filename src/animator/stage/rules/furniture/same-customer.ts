import { type Draft, dropRole, editBeats, isPerson, roleOf } from '../draft.ts';

/** What one is called to whom something is done. */
const COUNTERPARTS = /^(?:customer|client|patient|guest|visitor)$/;
/** Done to one person at a time. */
const DONE_TO_ONE: ReadonlySet<string> = new Set([
  ...['cut_hair', 'brush_hair', 'wash', 'shave', 'take_measure', 'auscultate', 'make_up', 'draw_picture', 'repair'],
]);
const QUIET: ReadonlySet<string> = new Set([
  'look',
  'sit',
  'smile',
  'laugh',
  'listen',
  'speak',
  'nod',
  'sleep',
  'think',
]);

/** "cuts a man's hair … the customer looks into the mirror": he is the customer, and nobody else is there. */
export function findSameCustomer(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const whom = roleOf(draft, target);
    if (!DONE_TO_ONE.has(act) || whom === undefined || !isPerson(whom) || COUNTERPARTS.test(whom.noun)) continue;
    const again = draft.cast.find(
      ({ id, noun, count, person }) =>
        COUNTERPARTS.test(noun) &&
        count === 1 &&
        whom.count === 1 &&
        (person?.gender === 'any' || person?.gender === whom.person?.gender) &&
        ![role, whom.id].includes(id) &&
        draft.beats.every((beat) => beat.role !== id || QUIET.has(beat.act)),
    );
    if (again === undefined) continue;
    editBeats(draft, (beat) => (beat.role === again.id ? { ...beat, role: whom.id } : beat));
    dropRole(draft, again.id);
    return;
  }
}
