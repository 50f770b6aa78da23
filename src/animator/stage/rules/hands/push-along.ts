import { isPushed, pushedFor } from '../../../catalogue/uses.ts';
import type { Beat } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  editBeats,
  isPerson,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

const BY_HAND: ReadonlySet<string> = new Set(['push', 'pull', 'carry', 'use', 'work', 'walk', 'sweep', 'cut', 'wipe']);
const HAS = /^(?:with|holding)$/;
/** Told of like this it is pushed, whatever else is said. */
const PUSHES: ReadonlySet<string> = new Set(['push', 'pull']);

/** What somebody pushes goes before them, with whoever sits in it. */
export function pushAlong(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => BY_HAND.has(act))) {
    const { role, target } = beat;
    if (!isPerson(roleOf(draft, role)) || (roleOf(draft, role)?.count ?? 1) > 1) continue;
    const borne = PUSHES.has(beat.act) ? bearerOf(draft, target) : null;
    const pushed = toolOf(draft, beat) ?? borne;
    if (pushed === null) continue;
    withoutRelations(draft, role, pushed);
    if (target !== null) withoutRelations(draft, role, target);
    relate(draft, pushed, 'in_front_of', role);
    editBeats(draft, (each) =>
      each === beat ? { ...each, act: 'push', target: null, instrument: null } : each.role === pushed ? null : each,
    );
    if (borne !== null && target !== null && !draft.beats.some((each) => each.role === target))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'sit'), role: target }];
  }
}

const isWheeled = (draft: Draft, id: number | null): boolean => isPushed(thingOf(draft, id)?.kind ?? '');

/** In what it sits that is pushed along. */
const bearerOf = (draft: Draft, id: number | null): number | null =>
  draft.relations.find((each) => each.role === id && /^(?:in|on)$/.test(each.relation) && isWheeled(draft, each.to))
    ?.to ?? null;

/** What is pushed: what is told, else what the verb wants. */
function toolOf(draft: Draft, { role, act, verb, target, instrument }: Beat): number | null {
  const had = draft.relations.find(
    (each) => each.role === role && HAS.test(each.relation) && isWheeled(draft, each.to),
  )?.to;
  const told = [...(PUSHES.has(act) || pushedFor(verb) !== null ? [target] : []), instrument, had].find(
    (id) => id !== undefined && id !== null && isWheeled(draft, id),
  );
  if (told !== undefined) return told;
  const wanted = pushedFor(verb);
  if (wanted === null) return null;
  return draft.cast.find(({ thing }) => thing === wanted)?.id ?? addRole(draft, { thing: wanted });
}
