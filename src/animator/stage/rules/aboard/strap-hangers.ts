import { placeHas } from '../../../catalogue/places.ts';
import { type Draft, dropRole, editBeats, isPerson, roleOf } from '../draft.ts';

const POLE = /\b(?:poles?|straps?|hand ?rails?|bars?|grips?|handles?)$/;

/** "commuters hold the poles and sway": the poles are the carriage's own, and who sways in it dances to nothing. */
export function standInCarriage(draft: Draft): void {
  const { place } = draft.set;
  if (!placeHas(place, 'rails') && !placeHas(place, 'carriage')) return;
  const poles = draft.cast.filter(
    ({ noun, person, thing }) => person === null && POLE.test(noun) && thing !== 'pole dance',
  );
  for (const { id } of poles) dropRole(draft, id);
  editBeats(draft, (beat) => {
    if (!isPerson(roleOf(draft, beat.role))) return beat;
    const holds = poles.length > 0 && beat.act === 'hold' && beat.target === null;
    const sways = beat.act === 'dance' && /^(?:sway|rock|jostle)/.test(beat.verb);
    return holds || sways ? { ...beat, act: 'stand', target: null } : beat;
  });
}
