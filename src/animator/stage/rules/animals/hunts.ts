import { beatOf, type Draft, dropRole, editRole, isAlive, isPerson, metresOf, roleOf, thingOf } from '../draft.ts';

const CATCHES = /^(?:catch|pick_up)$/;
/** What a bird does that has been under water for its prey, and what it does on its branch before that. */
const DIVES = /^(?:plunge|dive|swoop|plummet|come|rise|emerge|burst|shoot|surface|resurface|fly|take|lift)\b/;
const WAITS = /^(?:stand|look|look_around|sit|think|blink)$/;
const PERCHES = /^(?:on|above|over|in|near)$/;
const BOUGHS = /^(?:tree|bough|pine|bare tree|stick|rock)$/;
/** Of the hunter's height: how long what it carries off may be. */
const CARRIED = 0.42;

const isBird = (draft: Draft, id: number): boolean =>
  thingOf(draft, id)?.realm === 'sky' && isAlive(draft, id) && !isPerson(roleOf(draft, id));
const isFish = (draft: Draft, id: number | null): id is number =>
  id !== null && thingOf(draft, id)?.realm === 'underwater' && isAlive(draft, id);

/** "waits on a branch, plunges into the stream and comes up with a minnow in its beak": it comes down for it in one curve, and takes along what it can carry. */
export function huntFish(draft: Draft): void {
  for (const bird of draft.cast.filter(({ id, count }) => count === 1 && isBird(draft, id))) {
    const own = draft.beats.filter(({ role }) => role === bird.id);
    const held = draft.relations.find(
      ({ role, relation, to }) => role === bird.id && relation === 'holding' && isFish(draft, to),
    );
    const caught = own.find(({ act, target }) => CATCHES.test(act) && isFish(draft, target));
    const dive = own.find(({ verb, act }) => DIVES.test(verb) || act === 'dive');
    const prey = caught?.target ?? (dive === undefined ? null : (held?.to ?? null));
    if (prey === null || roleOf(draft, prey)?.count !== 1) continue;
    const perch = draft.relations.find(
      ({ role, relation, to }) =>
        role === bird.id && to !== null && PERCHES.test(relation) && BOUGHS.test(thingOf(draft, to)?.kind ?? ''),
    );
    draft.relations = draft.relations.filter(
      ({ role, relation, to }) => role !== bird.id || !(to === prey || PERCHES.test(relation)),
    );
    draft.beats = draft.beats.filter(
      (beat) => beat.role !== bird.id || !(WAITS.test(beat.act) || DIVES.test(beat.verb) || CATCHES.test(beat.act)),
    );
    const catches = { ...beatOf(draft, 'catch'), role: bird.id, target: prey };
    draft.beats = [...draft.beats, catches];
    const most = metresOf(draft, bird.id) * CARRIED;
    const size = roleOf(draft, prey)?.size ?? 1;
    if (metresOf(draft, prey) > most) editRole(draft, prey, { size: (size * most) / metresOf(draft, prey) });
    // Its branch would hang there alone.
    if (perch?.to != null && !draft.relations.some(({ role, to }) => role === perch.to || to === perch.to))
      dropRole(draft, perch.to);
  }
}
