import { drunkFrom, isLiquid, isPourer, pourerOf } from '../catalogue/uses.ts';
import type { Beat } from '../director/script.ts';
import {
  addRole,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
} from './draft.ts';

/** What is poured comes out of the vessel in the hand into the one that stands there: a named one, else the usual one for what it is. */
export function pourFromVessel(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, role }) => act === 'pour' && isPerson(roleOf(draft, role)))) {
    const poured = beat.target;
    const kind = thingOf(draft, poured)?.kind ?? '';
    const liquid = poured !== null && isLiquid(kind) && !isPourer(kind) ? poured : null;
    const into = poured === null ? null : (draft.relations.find(inside(poured))?.to ?? null);
    // "Pours beer": into a glass of it. A plant is watered as it stands.
    const filled = into ?? (isPourer(kind) ? null : poured);
    if (filled === null && poured === null) continue;
    const words = [...(roleOf(draft, poured)?.parts ?? []), roleOf(draft, poured)?.word ?? ''];
    const vessel = vesselOf(draft, beat, words.join(' '));
    const cup = filled ?? addRole(draft, { thing: drunkFrom(thingOf(draft, vessel)?.kind ?? '') });
    if (liquid !== null && liquid !== cup) dropRole(draft, liquid);
    draft.relations = draft.relations.filter(({ role, to }) => role !== vessel && to !== vessel);
    relate(draft, beat.role, 'holding', vessel);
    if (isSmall(draft, cup)) editRole(draft, cup, { parts: [...(roleOf(draft, cup)?.parts ?? []), ...words] });
    if (isSmall(draft, cup) && !draft.beats.some(({ role }) => role === cup))
      draft.beats = [...draft.beats, { ...beat, role: cup, act: 'fill', target: null, instrument: null }];
    editBeats(draft, (each) =>
      each.act === 'pour' && each.role === beat.role && each.from === beat.from
        ? { ...each, target: cup, instrument: vessel }
        : each,
    );
  }
}

const inside =
  (id: number) =>
  ({ role, relation, to }: Draft['relations'][number]): boolean =>
    role === id && relation === 'in' && to !== null;

/** A named vessel, else one for what is poured. */
function vesselOf(draft: Draft, { target, instrument }: Beat, words: string): number {
  for (const named of [instrument, target])
    if (named !== null && isPourer(thingOf(draft, named)?.kind ?? '')) return named;
  const other = draft.cast.find(({ thing }) => isPourer(thing));
  return other?.id ?? addRole(draft, { thing: pourerOf(words) });
}
