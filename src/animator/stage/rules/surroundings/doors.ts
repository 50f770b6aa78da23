import { AJAR, SHUT } from '../../../bodies/openness.ts';
import { beatOf, type Draft, editBeats, editRole, relate, roleOf, thingOf, withoutRelations } from '../draft.ts';

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

const STEPS_THROUGH = /^(?:step|walk|come|emerge|stride|leap|jump|climb|fly|stumble|march|run|charge|burst)\b/;
const APPEARS: ReadonlySet<string> = new Set(['open', 'appear']);
/** Seconds until what somebody comes out of has begun to open. */
const OPENS_SOON = 0.2;

/** "A portal opens and a knight steps through it": out of it, toward us, since before that there was nobody. */
function comeThrough(draft: Draft): void {
  for (const { id, thing } of draft.cast) {
    const opens = draft.beats.find(({ role, act }) => role === id && APPEARS.has(act));
    const comes = draft.beats.find(
      ({ role, target, verb }) => role !== id && target === id && STEPS_THROUGH.test(verb),
    );
    if (thing !== 'portal' || opens === undefined || comes === undefined) continue;
    withoutRelations(draft, id, comes.role);
    relate(draft, id, 'behind', comes.role);
    editBeats(draft, (beat) =>
      beat === comes
        ? { ...beat, target: null, direction: 'toward', where: 'camera' }
        : beat.role !== id
          ? beat
          : APPEARS.has(beat.act)
            ? { ...beat, from: OPENS_SOON }
            : null,
    );
  }
}

export const DOOR_RULES = [comeThrough, swing, keepOpen] as const;
