import { armOf, isFirearm } from '../../../catalogue/arms.ts';
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

/** Done with a gun in the hand, these are to aim it. */
const AIMS: ReadonlySet<string> = new Set(['shoot', 'raise', 'point', 'hold_up', 'lift']);

const isGun = (draft: Draft, id: number | null): boolean => isFirearm(thingOf(draft, id)?.kind ?? '');

/** Who shoots has what they shoot with in the hand, and who raises a gun aims it. */
export function takeAim(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, role }) => AIMS.has(act) && isPerson(roleOf(draft, role)))) {
    const gun = gunOf(draft, beat);
    if (gun === null) continue;
    const { role } = beat;
    withoutRelations(draft, role, gun);
    relate(draft, role, 'holding', gun);
    editBeats(draft, (each) =>
      each === beat
        ? { ...each, act: 'shoot', instrument: gun, target: each.target === gun ? null : each.target }
        : each,
    );
  }
}

/** A cannon is fired by whoever stands behind it; it flashes and rolls back by itself. */
export function fireCannons(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'shoot')) {
    const { role, target, instrument } = beat;
    const cannon = [target, instrument].find((id) => id !== null && thingOf(draft, id)?.kind === 'cannon') ?? null;
    if (cannon === null || !isPerson(roleOf(draft, role))) continue;
    withoutRelations(draft, role, cannon);
    relate(draft, role, 'on', cannon);
    editBeats(draft, (each) =>
      each === beat ? { ...each, act: 'point', verb: 'point', target: null, instrument: null } : each,
    );
    draft.beats = [...draft.beats, { ...beatOf(draft, 'shoot'), role: cannon, from: beat.from, to: beat.to }];
  }
}

/** What is told to be in the hand; else what people of that trade shoot with. */
function gunOf(draft: Draft, { role, act, target, instrument }: Beat): number | null {
  const had = draft.relations.find(
    (each) => each.role === role && each.relation === 'holding' && isGun(draft, each.to),
  );
  const told = [target, instrument, had?.to ?? null].find((id) => id !== null && isGun(draft, id));
  if (told !== undefined) return told;
  const own = roleOf(draft, role);
  const kind = act === 'shoot' && target === null ? armOf(`${own?.noun ?? ''} ${own?.person?.role ?? ''}`) : null;
  return kind === null ? null : addRole(draft, { thing: kind, count: own?.count ?? 1 });
}
