import { findAct } from '../../../catalogue/acts.ts';
import type { Role } from '../../../director/script.ts';
import { addRole, type Draft, editBeats, isPerson, relate, thingOf } from '../draft.ts';

const STEERS = /\b(?:captain|helmsman|skipper|navigator)\b/;

/** On the deck of a ship its captain stands at the wheel, and so does whoever grips it or steers. */
export function takeHelm(draft: Draft): void {
  if (draft.set.place !== 'deck') return;
  const own = ({ id }: Role) => draft.beats.filter(({ role }) => role === id);
  const steers = (role: Role): boolean =>
    own(role).some(({ act, part, target }) => part === 'wheel' || (act === 'drive' && isShip(draft, target)));
  const commands = (role: Role): boolean =>
    STEERS.test(role.noun) && own(role).every(({ act }) => act === 'stand' || isSaid(act));
  const helmsman = draft.cast.find((role) => isPerson(role) && role.count === 1 && (steers(role) || commands(role)));
  if (helmsman === undefined || draft.relations.some(({ role, to }) => role === helmsman.id && isThere(draft, to)))
    return;
  const wheel = addRole(draft, { thing: 'ships wheel' });
  draft.relations = draft.relations.filter(({ role, to }) => role !== helmsman.id || !isShip(draft, to));
  relate(draft, helmsman.id, 'on', wheel);
  // Hands that are on the wheel do nothing else.
  editBeats(draft, (beat) =>
    beat.role === helmsman.id && !isSaid(beat.act) ? { ...beat, act: 'stand', target: null, part: null } : beat,
  );
}

const isShip = (draft: Draft, id: number | null): boolean =>
  id === null || /^(?:ship|tall ship|boat)$/.test(thingOf(draft, id)?.kind ?? '');
const isThere = (draft: Draft, id: number | null): boolean => id !== null && !isShip(draft, id);
const isSaid = (act: string): boolean => /^(?:voice|face)$/.test(findAct(act)?.frame ?? '');
