import { type Draft, editBeats, isPerson, relate, roleOf } from '../draft.ts';

/** Of the time: so long they look at it before they look up. */
const UNTIL = 0.42;
const AT_PHONE = /^(?:look|type|photograph|read|phone|notice|smile|stand|sit)$/;

/** "passengers look up from their phones": each has one in the hand, and no table is brought for them; who looks up was at it until then, and looks at whom it is about. */
export function haveOwnPhones(draft: Draft): void {
  for (const phone of draft.cast.filter(({ thing, count }) => thing === 'cell phone' && count > 1)) {
    if (draft.relations.some(({ role, to }) => role === phone.id || to === phone.id)) continue;
    const owner =
      draft.cast.find(
        (role) =>
          isPerson(role) &&
          draft.beats.some(
            ({ role: own, target, act }) => own === role.id && target === phone.id && AT_PHONE.test(act),
          ),
      ) ?? draft.cast.find((role) => isPerson(role) && role.count === phone.count);
    if (owner === undefined) continue;
    relate(draft, owner.id, 'holding', phone.id);
    const first = draft.cast.find((role) => isPerson(role) && role.id !== owner.id)?.id ?? null;
    const up = draft.beats.find(
      ({ role, act, verb, target }) =>
        role === owner.id && act === 'look' && /\bup\b/.test(verb) && target === phone.id,
    );
    if (up === undefined || roleOf(draft, owner.id) === undefined) continue;
    const turns = up.from + (up.to - up.from) * UNTIL;
    editBeats(draft, (beat) => (beat === up ? { ...beat, from: turns, target: first, direction: null } : beat));
    draft.beats = [...draft.beats, { ...up, act: 'type', verb: 'scroll', target: null, to: turns }];
  }
}
