import { growsThere } from '../../../catalogue/uses.ts';
import { type Draft, dropRole, editBeats, editRole, isPerson, relate, roleOf, withoutRelations } from '../draft.ts';

const PLANTS = /^(?:potted plant|plant|tree|palm|vine|flowerpot|flower|bush|seedling)$/;

/** What grows in a dome is its garden, and whoever tends it is in there. */
export function gardenInDome(draft: Draft): void {
  const dome = draft.cast.find(({ thing }) => thing === 'habitat dome');
  if (dome === undefined) return;
  const isWithin = (id: number): boolean =>
    draft.relations.some(({ role, relation, to }) => role === id && to === dome.id && /^(?:in|inside)$/.test(relation));
  for (const { id, thing, noun } of [...draft.cast]) {
    if (!isWithin(id) || !(PLANTS.test(thing) || growsThere(thing))) continue;
    for (const { role, target } of draft.beats)
      if (target === id && isPerson(roleOf(draft, role)) && !isWithin(role)) relate(draft, role, 'inside', dome.id);
    editRole(draft, dome.id, { parts: [...(roleOf(draft, dome.id)?.parts ?? []), noun] });
    editBeats(draft, (beat) => (beat.role === id ? null : beat.target === id ? { ...beat, target: null } : beat));
    dropRole(draft, id);
  }
  // Under its roof one is in it.
  for (const { role, relation, to } of [...draft.relations])
    if (to === dome.id && /^(?:under|below)$/.test(relation)) {
      withoutRelations(draft, role, dome.id);
      relate(draft, role, 'inside', dome.id);
    }
}
