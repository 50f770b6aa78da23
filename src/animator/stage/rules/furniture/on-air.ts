import { findAct } from '../../../catalogue/acts.ts';
import { isTable } from '../../../catalogue/uses.ts';
import { addRole, type Draft, dropRole, editBeats, editRole, isPerson, relate, roleOf } from '../draft.ts';

const PRESENTERS = /\b(?:anchor\w*|newscaster|newsreader|presenter|host|reporter|journalist|weatherman)\b/;
const MOST_AT_DESK = 3;
const isUp = (act: string): boolean => act === 'stand' || findAct(act)?.frame === 'go';

/** In a television studio one sits behind the desk; its wall is the screen that is spoken of. */
export function sitAtNewsDesk(draft: Draft): void {
  if (draft.set.place !== 'newsroom') return;
  const table = draft.cast.find(({ thing }) => isTable(thing) || thing === 'news desk')?.id ?? null;
  const isAt = (id: number): boolean =>
    draft.beats.some(({ role, act }) => role === id && act === 'sit') ||
    draft.relations.some(({ role, to }) => role === id && to !== null && to === table);
  const guests = draft.cast.filter(
    (role) =>
      isPerson(role) &&
      !draft.stands.some((stand) => stand.role === role.id) &&
      (isAt(role.id) || PRESENTERS.test(`${role.noun} ${role.word}`)) &&
      !draft.beats.some(({ role: own, act }) => own === role.id && isUp(act)),
  );
  const count = guests.reduce((sum, role) => sum + role.count, 0);
  for (const { id, thing } of [...draft.cast]) if (thing === 'tv' || thing === 'chair') dropRole(draft, id);
  if (count === 0 || count > MOST_AT_DESK) return;
  const desk = table ?? addRole(draft, { thing: 'news desk' });
  editRole(draft, desk, { thing: 'news desk', count: 1, size: 1, parts: [`places ${count}`], scenery: false });
  for (const { id } of guests) {
    draft.relations = draft.relations.filter(
      ({ role, to }) => role !== id || (to !== null && isPerson(roleOf(draft, to))),
    );
    relate(draft, id, 'on', desk);
  }
  editBeats(draft, (beat) => (beat.target === desk ? { ...beat, target: null } : beat));
}
