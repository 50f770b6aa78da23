import { holdWayOf } from '../../catalogue/uses.ts';
import { type Draft, editBeats, editRole, isBorne, isPerson, relate, roleOf, thingOf } from './draft.ts';

/** Of its size: one for two. */
export const SHARED_CANOPY = 1.3;

/** Under a canopy one goes on with whatever else one does: it is held all the while. */
export function shareCanopy(draft: Draft): void {
  for (const beat of draft.beats) {
    const held = beat.target ?? beat.instrument;
    if (
      held === null ||
      !isPerson(roleOf(draft, beat.role)) ||
      holdWayOf(thingOf(draft, held)?.kind ?? '') !== 'overhead'
    )
      continue;
    const others = draft.beats.filter((other) => other !== beat && other.role === beat.role);
    const whole = { from: 0, to: Math.max(...draft.beats.map(({ to }) => to)) };
    editBeats(draft, (each) =>
      each === beat
        ? others.length > 0
          ? null
          : { ...each, act: 'stand', target: null, instrument: null }
        : others.length === 1 && each === others[0]
          ? { ...each, ...whole }
          : each,
    );
    if (!isBorne(draft, held)) relate(draft, beat.role, 'holding', held);
    const shared = (roleOf(draft, beat.role)?.count ?? 1) > 1 || beat.together.length > 0 || beat.act === 'give';
    if (shared) editRole(draft, held, { size: (roleOf(draft, held)?.size ?? 1) * SHARED_CANOPY });
  }
}
