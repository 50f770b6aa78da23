import { wornIn } from '../../catalogue/uses.ts';
import { type Draft, editRole, isPerson } from './draft.ts';

/** Nobody stands in the snow in a summer dress of which the prompt says nothing. */
export function dressForWeather(draft: Draft): void {
  const garments = wornIn(draft.set.weather, draft.set.season);
  for (const role of draft.cast)
    if (isPerson(role) && role.wears.length === 0 && (role.person?.role ?? null) === null && role.person !== null)
      editRole(draft, role.id, {
        wears: garments.map((garment) => ({ garment, colour: null, pattern: null, material: null })),
      });
}
