import { animalOfToy, comesAlive } from '../../../catalogue/living-things.ts';
import { placeHas } from '../../../catalogue/places.ts';
import type { Role } from '../../../director/script.ts';
import { type Draft, editRole, isAlive, isBorne, isPerson, metresOf, relate } from '../draft.ts';
import { tableOf } from '../furniture/tables.ts';

/** Metres: what is no larger stands on a table among people's furniture; elsewhere, and among themselves, they are as tall as children. */
const [ON_TABLE, AS_CHILDREN] = [0.5, 1.15];

const isLiving = (role: Role): boolean => isPerson(role) && comesAlive(role.thing);
export const isToy = (role: Role): boolean =>
  role.traits.includes('toy') || (isPerson(role) && animalOfToy(role.thing) !== null);

/** A banana that dances in a kitchen does so on the table; where nobody else is there to be small beside, it is as large as whoever would be there. */
export function standLivingThings(draft: Draft): void {
  for (const role of draft.cast.filter(isLiving)) {
    if (isBorne(draft, role.id) || metresOf(draft, role.id) > ON_TABLE) continue;
    if (placeHas(draft.set.place, 'dining')) relate(draft, role.id, 'on', tableOf(draft));
    else if (!draft.cast.some((other) => isPerson(other) && isAlive(draft, other.id)))
      editRole(draft, role.id, { size: (role.size * AS_CHILDREN) / metresOf(draft, role.id) });
  }
}

/** Of the largest: toys that play with one another are nearly of a size and near each other, or one of them would be a dot. */
const TOY_SHARE = 0.7;

export function matchToys(draft: Draft): void {
  const toys = draft.cast.filter(isToy);
  const largest = Math.max(0, ...toys.map(({ id }) => metresOf(draft, id)));
  for (const { id, size } of toys)
    if (metresOf(draft, id) < largest * TOY_SHARE)
      editRole(draft, id, { size: (size * largest * TOY_SHARE) / metresOf(draft, id) });
  const [first, ...others] = toys;
  for (const { id } of others)
    if (first !== undefined && !draft.relations.some(({ role }) => role === id || role === first.id))
      relate(draft, id, 'beside', first.id);
}
