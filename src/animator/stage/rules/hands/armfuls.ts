import { holdWayOf } from '../../../catalogue/uses.ts';
import { addRole, type Draft, editRole, isPerson, metresOf, relate, roleOf } from '../draft.ts';

/** Of a stack that is carried: so many at most, each so many metres high at most, or nobody would see over it. */
const [MOST, METRES] = [3, 0.15];
const LIES = /^(?:pizza|pie|cake|book|painting|laptop|pillow)$/;

/** "holding a stack of boxes": one on another in both arms, and none of them at the feet. */
export function carryStacks(draft: Draft): void {
  for (const { role, relation, to } of [...draft.relations]) {
    const held = roleOf(draft, to);
    if (!/^(?:holding|carrying)$/.test(relation) || held === undefined || held.count < 2) continue;
    const own = roleOf(draft, role);
    if (!isPerson(own) || own?.count !== 1 || holdWayOf(held.thing) !== 'both') continue;
    const several = Math.min(MOST, held.count);
    editRole(draft, held.id, {
      count: 1,
      size: LIES.test(held.thing) ? held.size : Math.min(held.size, (held.size * METRES) / metresOf(draft, held.id)),
    });
    let below = held.id;
    for (let k = 1; k < several; k++) {
      const next = addRole(draft, { ...held, count: 1, size: roleOf(draft, held.id)?.size ?? 1 });
      relate(draft, next, 'on', below);
      below = next;
    }
  }
}

const BY_HAND_ALONE = /^(?:sparkler|maracas)$/;

/** Sparklers that nobody is told to have are in the hands of whoever stands around. */
export function holdSparklers(draft: Draft): void {
  for (const { id, thing, count } of [...draft.cast]) {
    const has = draft.relations.some(({ role, to }) => to === id || role === id);
    if (!BY_HAND_ALONE.test(thing) || has || draft.beats.some(({ target }) => target === id)) continue;
    const people = draft.cast.filter((role) => isPerson(role));
    const free = (role: number): boolean =>
      !draft.relations.some((each) => each.role === role && each.relation === 'holding') &&
      !draft.beats.some((each) => each.role === role && /^(?:dance|hug|kiss|play)/.test(each.act));
    const [holder] = people.filter((role) => free(role.id)).sort((a, b) => b.count - a.count);
    if (holder === undefined) continue;
    relate(draft, holder.id, 'holding', id);
    editRole(draft, id, { count: Math.min(count, holder.count) });
  }
}
