import { addRole, type Draft, editRole, isBorne, isPerson, relate, roleOf } from './draft.ts';

const PICNIC = /\bpicnic\b/;
/** What is unpacked where the prompt names no food. */
const BASKET = ['basket', 'sandwich', 'apple'] as const;

/** Who has a picnic sits around a blanket on which there is something to eat. */
export function sitDownToPicnic(draft: Draft): void {
  const people = draft.cast.filter((role) => isPerson(role) && !isBorne(draft, role.id));
  if (people.length === 0 || !draft.set.dressing.some((word) => PICNIC.test(word))) return;
  const named = draft.cast.find(({ thing }) => thing === 'rug' || thing === 'dining table');
  if (named?.thing === 'dining table') return;
  const blanket = named?.id ?? addRole(draft, { thing: 'rug', word: 'picnic blanket', noun: 'blanket' });
  const whole = { from: 0, to: Math.max(0, ...draft.beats.map(({ to }) => to)) || ALWAYS };
  for (const { id } of people) {
    draft.relations = draft.relations.filter(({ role, to }) => !(role === id && to === blanket));
    relate(draft, id, 'on', blanket);
    if (!draft.beats.some(({ role, act }) => role === id && !UPRIGHT.has(act)))
      draft.beats = [...draft.beats.filter(({ role }) => role !== id), { ...SITTING, ...whole, role: id }];
  }
  const food = draft.cast.filter(({ id }) =>
    draft.relations.some(
      ({ role, relation, to }) => role === id && relation === 'on' && to === blanket && !isPerson(roleOf(draft, role)),
    ),
  );
  if (food.length === 0) for (const thing of BASKET) relate(draft, addRole(draft, { thing }), 'on', blanket);
  if (roleOf(draft, blanket)?.size === 1) editRole(draft, blanket, { size: 1.1 });
}

/** Longer than any film. */
const ALWAYS = 60;
const UPRIGHT: ReadonlySet<string> = new Set(['stand', 'eat', 'play', 'hold']);
const SITTING = {
  ...{ act: 'sit', verb: 'sit', target: null, instrument: null, part: null, direction: null, where: null },
  ...{ together: [], manner: null, speed: 1 },
};
