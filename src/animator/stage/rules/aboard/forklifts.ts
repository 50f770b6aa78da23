import { type Draft, dropRole, editBeats, thingOf } from '../draft.ts';

const LIFTS = /^(?:lift|lift up|raise|hoist|pick up|carry|stack|rise)$/;
const LOADS = /^(?:box|barrel|cube|brick|log)$/;

/** A forklift lifts what lies on its forks, which is there already, and stays on the ground itself. */
export function loadForks(draft: Draft): void {
  const forklift = draft.cast.find(({ thing }) => thing === 'forklift');
  if (forklift === undefined) return;
  const loaded = draft.beats.filter(({ role, verb }) => role === forklift.id && LIFTS.test(verb));
  if (loaded.length === 0) return;
  editBeats(draft, (beat) => (loaded.includes(beat) ? { ...beat, act: 'raise', target: null, direction: null } : beat));
  for (const { id } of draft.cast)
    if (LOADS.test(thingOf(draft, id)?.kind ?? '') && !draft.beats.some(({ role }) => role === id)) dropRole(draft, id);
}
