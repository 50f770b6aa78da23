import { holdWayOf } from '../../../catalogue/uses.ts';
import {
  type Draft,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** Of its size: one for two. */
export const SHARED_CANOPY = 1.3;

const isCanopy = (draft: Draft, id: number | null): id is number =>
  id !== null && holdWayOf(thingOf(draft, id)?.kind ?? '') === 'overhead';

/** "holds an umbrella over her": both are under it, and whoever holds it stands beside her for that, whatever she does there. */
export function shelter(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (relation !== 'above' || to === null || thingOf(draft, to)?.alive !== true) continue;
    const beat = draft.beats.find(
      (each) => each.role !== to && (each.role === role || each.target === role) && isCanopy(draft, each.target),
    );
    if (beat === undefined || !isPerson(roleOf(draft, beat.role))) continue;
    for (const id of [role, beat.role]) withoutRelations(draft, id, to);
    editBeats(draft, (each) => (each === beat ? { ...each, together: [...each.together, to] } : each));
  }
}

/** Under a canopy one goes on with whatever else one does: it is held all the while. */
export function shareCanopy(draft: Draft): void {
  for (const beat of draft.beats) {
    const held = beat.target ?? beat.instrument;
    if (!isPerson(roleOf(draft, beat.role)) || !isCanopy(draft, held)) continue;
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
