import { type Draft, dropRole, editBeats, isPerson, relate, roleOf, withoutRelations } from '../draft.ts';

const CLOTHS = /\b(?:blanket|quilt|duvet|throw|shawl|coat|jacket|cloak|towel)\b/;
const LAYS = /^(?:put|close|hold|give|dress|open|carry|drop)$/;
const COMES = /^(?:walk|sneak|run)$/;
/** Of the film: who comes in to do it is there by then. */
const COMES_BY = 0.5;

/** A blanket that somebody puts over somebody lies on their shoulders, and not on the floor as a rug. */
export function coverWithCloth(draft: Draft): void {
  for (const { id, noun } of draft.cast.filter((role) => CLOTHS.test(role.noun))) {
    const beat = draft.beats.find(
      ({ role, act, target }) => target === id && LAYS.test(act) && isPerson(roleOf(draft, role)),
    );
    const over = draft.relations.find(
      ({ role, relation, to }) => role === id && /^(?:above|on|around)$/.test(relation) && isPerson(roleOf(draft, to)),
    )?.to;
    if (beat === undefined || over == null || over === beat.role || noun === '') continue;
    const { role, to } = beat;
    const comes = draft.beats.find((each) => each.role === role && COMES.test(each.act) && each.from < beat.from);
    const from = comes === undefined ? beat.from : Math.min(beat.from, to * COMES_BY);
    editBeats(draft, (each) =>
      each === comes
        ? { ...each, to: from, target: over, direction: 'toward' }
        : each === beat
          ? { ...each, act: 'cover', target: over, from }
          : each,
    );
    dropRole(draft, id);
    withoutRelations(draft, role, over);
    relate(draft, role, 'beside', over);
  }
}
