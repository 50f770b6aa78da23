import { type Draft, editBeats, editRole, isPerson, roleOf, thingOf } from '../draft.ts';

const DIALS = /^(?:dial|call|make a (?:phone )?call|use)/;

/** Who dials at a telephone with a cord stands where it hangs; only what fits a pocket is in the hand. */
export function dialWhereItHangs(draft: Draft): void {
  for (const { role, act, verb, target, instrument } of draft.beats) {
    const hangs = (id: number | null): boolean => /^(?:telephone|wall phone)$/.test(thingOf(draft, id)?.kind ?? '');
    const phone = [target, instrument].find(hangs) ?? draft.cast.find(({ id }) => hangs(id))?.id;
    if (phone == null || act !== 'phone' || !DIALS.test(verb) || !isPerson(roleOf(draft, role))) continue;
    draft.relations = draft.relations.filter((each) => each.role !== phone && each.to !== phone);
    editRole(draft, phone, { thing: 'wall phone', count: 1, size: 1, scenery: false });
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'phone' ? { ...beat, act: 'dial', target: phone, instrument: null } : beat,
    );
  }
}
