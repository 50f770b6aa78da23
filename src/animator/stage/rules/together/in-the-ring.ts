import { addRole, type Draft, dropRole, editBeats, isPerson, relate, roleOf } from '../draft.ts';

/** Fights between two, and the ring around them. */

/** "Two boxers trade punches, the one in gold shorts lands an uppercut": with each other, and nobody looks on. */
export function fightEachOther(draft: Draft): void {
  const fights = draft.beats.find(
    ({ act, role, target, together }) =>
      act === 'fight' && target === null && together.length === 0 && roleOf(draft, role)?.count === 1,
  );
  const own = roleOf(draft, fights?.role ?? null);
  if (fights === undefined || !isPerson(own)) return;
  const other = draft.cast.find(
    (role) => role.id !== own?.id && role.noun === own?.noun && role.count === 1 && isPerson(role),
  );
  if (
    other === undefined ||
    draft.beats.some(({ act, role }) => role === other.id && act !== 'stand' && act !== 'look')
  )
    return;
  draft.beats = [
    ...draft.beats.filter(({ role }) => role !== other.id),
    { ...fights, role: other.id, together: [fights.role] },
  ];
  editBeats(draft, (beat) => (beat === fights ? { ...beat, together: [other.id] } : beat));
}

/** Who fights in a ring has it around, though it is a place as well. */
export function raiseRing(draft: Draft): void {
  const said = [draft.set.word ?? '', ...draft.set.dressing, draft.prompt].join(' ');
  const fights = draft.beats.find(({ act, role }) => act === 'fight' && isPerson(roleOf(draft, role)));
  if (
    fights === undefined ||
    !/\bring\b(?! (?:finger|tone))|boxing match/i.test(said) ||
    /sumo/.test(said) ||
    draft.cast.some(({ thing }) => thing === 'boxing ring')
  )
    return;
  for (const { id, thing } of draft.cast) if (thing === 'rope') dropRole(draft, id);
  relate(draft, fights.role, 'near', addRole(draft, { thing: 'boxing ring' }));
}
