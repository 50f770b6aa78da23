import { findPlace } from '../../catalogue/places.ts';
import { wornIn } from '../../catalogue/uses.ts';
import type { Role } from '../../director/script.ts';
import { type Draft, editRole, isPerson } from './draft.ts';

/** Who travels wears no uniform: in the cold what one wears in the cold. */
const TRAVELS = /^(?:hiker|travell?er|wanderer|tourist|explorer|adventurer|hitchhiker|pilgrim|mountaineer|trekker)$/;
const isPlain = ({ person, noun }: Role, cold: boolean): boolean =>
  (person?.role ?? null) === null || (cold && TRAVELS.test(noun));

/** Nobody stands in the snow in a summer dress of which the prompt says nothing. */
export function dressForWeather(draft: Draft): void {
  const garments = wornIn(draft.set.weather, draft.set.season);
  const outside = findPlace(draft.set.place)?.indoors !== true;
  for (const role of draft.cast)
    if (
      isPerson(role) &&
      role.wears.length === 0 &&
      role.person !== null &&
      isPlain(role, garments.length > 0 && outside)
    )
      editRole(draft, role.id, {
        wears: garments.map((garment) => ({ garment, colour: null, pattern: null, material: null })),
      });
}
