import { addRole, type Draft, dropRole, editBeats, editRole, isAlive, isPerson, relate, roleOf } from '../draft.ts';

/** Of the hand, and not of the handlebar. */
const CARRIED = /\b(?:picnic|laundry|shopping|fruit|wicker picnic)\b/;

/** Whoever has a bicycle under them, and which it is. */
function findBicycle(draft: Draft): number | null {
  const own = draft.cast.find(({ thing }) => thing === 'bicycle');
  if (own !== undefined) return own.id;
  const rider = draft.cast.find(
    (role) => isPerson(role) && draft.beats.some(({ role: doer, act }) => doer === role.id && act === 'cycle'),
  );
  if (rider === undefined || draft.relations.some(({ role, relation }) => role === rider.id && relation === 'riding'))
    return null;
  const { count } = rider;
  const bicycle = addRole(draft, { thing: 'bicycle', word: 'bicycle', noun: 'bicycle', count });
  relate(draft, rider.id, 'riding', bicycle);
  return bicycle;
}

/** "a small dog in the front basket": that of the bicycle, with whatever is in it. */
export function fillBicycleBasket(draft: Draft): void {
  const basket = draft.cast.find(({ thing, word }) => thing === 'basket' && !CARRIED.test(word));
  if (basket === undefined) return;
  if (draft.relations.some(({ relation, to }) => to === basket.id && relation === 'holding')) return;
  const bicycle = findBicycle(draft);
  if (bicycle === null) return;
  const filled = draft.relations
    .filter(({ role, relation, to }) => to === basket.id && /^(?:in|inside|on)$/.test(relation) && role !== bicycle)
    .map(({ role }) => role);
  dropRole(draft, basket.id);
  editRole(draft, bicycle, { variety: [...(roleOf(draft, bicycle)?.variety ?? []), 'basket'] });
  for (const id of filled) {
    draft.relations = draft.relations.filter(({ role, to }) => role !== id && to !== id);
    relate(draft, id, 'in', bicycle);
    editBeats(draft, (beat) =>
      beat.role === id && isAlive(draft, id) && /^(?:ride|run|walk|stand)$/.test(beat.act)
        ? { ...beat, act: 'sit', verb: 'sit', target: null }
        : beat,
    );
  }
}

/** "rings the bell": that of the bicycle, by the hand that is at the handlebar anyway. */
export function ringAtHandlebar(draft: Draft): void {
  if (!draft.cast.some(({ thing }) => thing === 'bicycle')) return;
  for (const { id } of draft.cast.filter(({ thing, count }) => thing === 'bell' && count === 1)) {
    editBeats(draft, (beat) => (beat.target === id ? null : beat));
    dropRole(draft, id);
  }
}
