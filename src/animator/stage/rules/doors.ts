import { AJAR, SHUT } from '../../bodies/openness.ts';
import { beatOf, type Draft, editBeats, editRole, relate, roleOf, thingOf } from './draft.ts';

const OPENS: ReadonlySet<string> = new Set(['open', 'close']);
/** Seconds until a hand has moved what it opens. */
const HANDLED = 0.3;

/** What somebody opens opens: the door, the gate and the shutter do it as well as the hands. */
function swing(draft: Draft): void {
  for (const { role, act, target, from, to } of [...draft.beats])
    if (OPENS.has(act) && target !== null && role !== target && thingOf(draft, target)?.opens === true)
      draft.beats = [
        ...draft.beats,
        { ...beatOf(draft, act), role: target, target: null, from: Math.max(0, from - HANDLED), to },
      ];
}

/** What opens once stays open, and whoever is beside it stands before it: a gate that opens by itself is seen behind those who come. */
function keepOpen(draft: Draft): void {
  const last = Math.max(0, ...draft.beats.map(({ to }) => to));
  const opening = new Map<number, string>();
  for (const { role, act } of draft.beats)
    if (OPENS.has(act) && thingOf(draft, role)?.opens === true) opening.set(role, act);
  if (opening.size === 0) return;
  for (const id of opening.keys()) {
    const first = draft.beats
      .filter(({ role, act }) => role === id && OPENS.has(act))
      .sort((a, b) => a.from - b.from)[0];
    editRole(draft, id, { parts: [...(roleOf(draft, id)?.parts ?? []), first?.act === 'open' ? SHUT : AJAR] });
  }
  editBeats(draft, (beat) =>
    opening.has(beat.role) && OPENS.has(beat.act) ? { ...beat, direction: null, where: null, to: last } : beat,
  );
  const hero = draft.cast.find(({ id, scenery }) => !opening.has(id) && !scenery);
  for (const id of opening.keys()) {
    const bound = draft.relations.some(({ role, to }) => role === id || to === id);
    const handled = draft.beats.some(({ role, target }) => role !== id && target === id);
    if (!bound && !handled && hero !== undefined && thingOf(draft, id)?.realm === 'ground')
      relate(draft, id, 'behind', hero.id);
  }
}

export const DOOR_RULES = [swing, keepOpen] as const;
