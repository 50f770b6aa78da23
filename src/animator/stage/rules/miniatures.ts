import { findPlace } from '../../catalogue/places.ts';
import { isTable } from '../../catalogue/uses.ts';
import { type Draft, editRole, isAlive, isBorne, isPerson, metresOf, relate, roleOf } from './draft.ts';
import { isToy } from './living-things.ts';

/** Metres: how tall whoever plays on a table is at most, and how much taller it may be in life to be let be. */
const [ON_TABLE_METRES, MUCH_TALLER] = [0.42, 0.9];

const tableUnder = ({ relations, cast }: Draft, id: number): number | null =>
  relations.find(
    ({ role, relation, to }) => role === id && relation === 'on' && isTable(roleOf({ cast }, to)?.thing ?? ''),
  )?.to ?? null;

/** A dragon on a desk is as large as a desk has room for, and so is whom it fights there. */
export function playOnTable(draft: Draft): void {
  standToys(draft);
  for (const { id, person } of draft.cast) {
    const table = tableUnder(draft, id);
    const metres = metresOf(draft, id);
    // People sit and stand on tables themselves.
    if (table === null || !isAlive(draft, id) || person !== null || metres < MUCH_TALLER) continue;
    shrink(draft, id);
    for (const { role, target } of draft.beats) {
      const other = role === id ? target : target === id ? role : null;
      if (other === null || !isAlive(draft, other) || isBorne(draft, other)) continue;
      if (metresOf(draft, other) > ON_TABLE_METRES) shrink(draft, other);
      relate(draft, other, 'on', table);
    }
  }
}

/** Metres: as tall is whoever lives in a house made for them. */
const AT_HOME_METRES = 1.1;
const DOLLS_HOUSE = /\b(?:miniature|tiny|doll'?s? ?house|mouse ?hole|fairy|gnome)\b/;

/** "a miniature living room where mice have tea": to those who live there it is as large as ours to us. */
export function liveInMiniature(draft: Draft): void {
  if (findPlace(draft.set.place)?.indoors !== true || draft.cast.some(isPerson)) return;
  if (!DOLLS_HOUSE.test([draft.set.word ?? '', ...draft.set.dressing].join(' '))) return;
  for (const { id, size } of draft.cast)
    if (isAlive(draft, id) && metresOf(draft, id) < AT_HOME_METRES)
      editRole(draft, id, { size: (size * AT_HOME_METRES) / metresOf(draft, id) });
}

/** What is no larger than a hand plays on the table that is there, not under it. */
function standToys(draft: Draft): void {
  const table = draft.cast.find(({ thing }) => isTable(thing));
  if (table === undefined || draft.cast.some((role) => isToy(role) && metresOf(draft, role.id) > ON_TABLE_METRES))
    return;
  // A giant's table is one to whom nobody is as small as this.
  if (table.size > 1) editRole(draft, table.id, { size: 1 });
  for (const { id, person, traits } of draft.cast) {
    const toy = traits.includes('toy') || (person !== null && metresOf(draft, id) < ON_TABLE_METRES);
    if (!toy || isBorne(draft, id) || metresOf(draft, id) > ON_TABLE_METRES) continue;
    draft.relations = draft.relations.filter((each) => !(each.role === id && each.to !== null));
    relate(draft, id, 'on', table.id);
    draft.beats = draft.beats.map((beat) =>
      beat.role === id && beat.target === table.id ? { ...beat, target: null } : beat,
    );
  }
}

const shrink = (draft: Draft, id: number): void =>
  editRole(draft, id, { size: ((roleOf(draft, id)?.size ?? 1) * ON_TABLE_METRES) / metresOf(draft, id) });
