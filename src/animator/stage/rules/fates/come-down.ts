import { placeHas } from '../../../catalogue/places.ts';
import { type Draft, editBeats, isPerson, roleOf } from '../draft.ts';
import { endOf } from './blows.ts';

/** Who comes down hard: out of the sky onto both feet and a hand, and the ground shows it. */

/** Seconds until the ground is there. */
const COMES = 1.1;
const FROM_SKY = /\bsky|\bair\b|\bheaven|\bcloud/;
const DOWN: ReadonlySet<string> = new Set(['fall', 'drop', 'land', 'dive', 'break', 'fly', 'touchdown', 'cook']);
/** Who comes from up there where nothing else is said. */
const FLIERS = /hero|angel|alien|astronaut/;
const CRACKS = /^(?:crack|shatter|split|break)\b/;

/** "drops from the sky and lands, cracking the ground": one deed, and neither a fall nor cooking. */
export function comeDown(draft: Draft): void {
  if (placeHas(draft.set.place, 'weightless') || placeHas(draft.set.place, 'submerged')) return;
  for (const { id } of draft.cast) {
    const own = draft.beats.filter(({ role }) => role === id);
    const lands = own.find(({ act, verb }) => act === 'land' || /^(?:slam down|crash down|land)/.test(verb));
    if (lands === undefined || !isPerson(roleOf(draft, id)) || lands.target !== null) continue;
    const before = own.filter((beat) => beat !== lands && beat.to <= lands.from + 0.05);
    const falls = before.every(({ act }) => DOWN.has(act));
    const [end, after] = [endOf(draft), own.filter((beat) => beat.from >= lands.to - 0.05 && !CRACKS.test(beat.verb))];
    // Who leaps and lands is on the ground before.
    const flies = FLIERS.test(roleOf(draft, id)?.person?.role ?? '') || FROM_SKY.test(lands.where ?? '');
    if (!falls || (before.length === 0 && !flies)) continue;
    editBeats(draft, (beat) => {
      if (beat.role !== id) return beat;
      if (beat === lands)
        return { ...beat, act: 'touchdown', from: COMES, to: after[0]?.from ?? end, direction: null, where: null };
      return after.includes(beat) ? beat : null;
    });
    draft.relations = draft.relations.filter(({ role, to }) => role !== id || to !== null);
  }
}
