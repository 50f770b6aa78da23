import { type Draft, editBeats, editRole, isPerson, isSmall, relate, roleOf, withoutRelations } from '../draft.ts';

/** As large as those are that carry something. */
const CARRIER_SIZE = 2.4;

/** A drone has what it brings below it, and hovers before whom it is for, who looks at it. */
export function bringByAir(draft: Draft): void {
  for (const { role, act, target } of [...draft.beats]) {
    const drone = roleOf(draft, role);
    if (drone?.thing !== 'drone' || act !== 'carry' || !isSmall(draft, target)) continue;
    if (drone.size < CARRIER_SIZE) editRole(draft, role, { size: CARRIER_SIZE });
    const receiver = draft.cast.find(
      (each) =>
        isPerson(each) &&
        each.count === 1 &&
        draft.beats.every((beat) => beat.role !== each.id || beat.act === 'stand'),
    );
    if (receiver === undefined) continue;
    withoutRelations(draft, role, receiver.id);
    relate(draft, role, 'beside', receiver.id);
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'carry'
        ? { ...beat, act: 'fly', verb: 'hover', target: null, direction: null, where: null }
        : beat.role === receiver.id
          ? { ...beat, act: 'look', verb: 'look', target: role }
          : beat,
    );
  }
}
