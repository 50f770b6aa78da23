import { placeHas } from '../../../catalogue/places.ts';
import { getsUp, isDoneSitting } from '../../../catalogue/postures.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { addRole, beatOf, type Draft, editBeats, isBorne, isPerson, relate, roleOf, thingOf } from '../draft.ts';

/** Who is in bed, and how: whoever is ill or is read to at night lies in the bed that is told of, and who is awake is propped up there, so that the face is seen. */

const ILL =
  /\b(?:sick|ill|dying|feverish|bedridden|ailing|unconscious|comatose|injured|wounded|recovering|poorly|weak|frail|patient)\b/;
/** Told to a child at the end of a day. */
const TOLD_AT_BED: ReadonlySet<string> = new Set(['read', 'sing']);
const BY_THE_BED: ReadonlySet<string> = new Set(['near', 'beside', 'in', 'on', 'behind', 'with']);

const isBed = (draft: Draft, id: number | null): boolean => thingOf(draft, id)?.kind === 'bed';
const beatsOf = ({ beats }: Draft, id: number): Beat[] =>
  beats.filter(({ role }) => role === id).sort((a, b) => a.from - b.from);

/** Nothing is told of them that is done on one's feet. */
const canLie = (draft: Draft, id: number): boolean =>
  beatsOf(draft, id).every(
    ({ act, verb, transit }) =>
      transit === undefined && !getsUp(verb) && (LIES.has(act) || (act !== 'stand' && isDoneSitting(act))),
  );
const LIES: ReadonlySet<string> = new Set(['lie', 'sleep', 'wake', 'sit_up', 'shiver', 'die', 'hold_hands', 'hold']);

const isIll = ({ traits, variety, person, word }: Role): boolean =>
  ILL.test([...traits, ...variety, word, person?.role ?? ''].join(' '));

const isYoung = ({ person }: Role): boolean => /^(?:child|baby)$/.test(person?.age ?? '');

/** "sits beside the bed of her sick mother", "sits on the bed and reads to her son": whose bed it is lies in it. */
export function lieInTheirBed(draft: Draft): void {
  const people = draft.cast.filter((role) => isPerson(role) && role.count === 1);
  const beds = draft.cast.filter(({ id }) => isBed(draft, id));
  const visited = (id: number): boolean =>
    draft.beats.some(({ role, target }) => role !== id && target === id && isPerson(roleOf(draft, role)));
  if (beds.length > 1 || people.length < 2 || (beds.length === 0 && !placeHas(draft.set.place, 'beds'))) return;
  const bed = beds[0]?.id ?? null;
  const taken = draft.relations.some(
    ({ role, relation, to }) =>
      relation === 'in' && to === bed && bed !== null && (roleOf(draft, role)?.person ?? null) !== null,
  );
  const toldOf = ({ id }: Role): boolean =>
    draft.beats.some(({ role, act, target }) => role !== id && target === id && TOLD_AT_BED.has(act));
  const whose = people.filter(
    (role) =>
      !isBorne(draft, role.id) &&
      canLie(draft, role.id) &&
      ((isIll(role) && (bed !== null || visited(role.id))) || (bed !== null && isYoung(role) && toldOf(role))),
  );
  const [own] = whose;
  if (taken || own === undefined || whose.length > 1) return;
  const lies = bed ?? addRole(draft, { thing: 'bed', variety: isIll(own) ? ['hospital bed'] : [] });
  draft.relations = draft.relations.filter(({ role, to }) => !(role === own.id && to === lies));
  relate(draft, own.id, 'in', lies);
  if (beatsOf(draft, own.id).length === 0) draft.beats = [...draft.beats, { ...beatOf(draft, 'lie'), role: own.id }];
}

/** Whoever lies awake in bed while somebody is there leans on the pillow, and does there what hands and face do. */
export function leanOnPillow(draft: Draft): void {
  for (const { role: id, relation, to } of draft.relations) {
    if (!/^(?:in|on)$/.test(relation) || !isBed(draft, to) || !isPerson(roleOf(draft, id))) continue;
    const own = beatsOf(draft, id);
    const down = relation === 'in' || own.some(({ act }) => act === 'lie');
    if (!down || !canLie(draft, id)) continue;
    if (own.some(({ act }) => act === 'sleep' || act === 'wake' || act === 'die')) continue;
    const stirs = own.some(({ act }) => act !== 'lie');
    if (!stirs && !hasCompany(draft, id, to)) continue;
    if (own.length === 0) draft.beats = [...draft.beats, { ...beatOf(draft, 'sit_up'), role: id }];
    editBeats(draft, (beat) => {
      if (beat.role !== id) return beat;
      return beat.act === 'lie' || beat.act === 'sit' ? { ...beat, act: 'sit_up' } : { ...beat, within: 'sit_up' };
    });
  }
}

/** What one stays by the bed for; who only tucks in or kisses somebody bends over them as they lie. */
const STAYS_FOR: ReadonlySet<string> = new Set([
  ...['read', 'sing', 'speak', 'whisper', 'hold', 'hold_hands', 'take_hand', 'sit', 'explain', 'listen', 'pray'],
]);

/** Somebody else by the bed, who has to do with whoever lies there. */
const hasCompany = (draft: Draft, id: number, bed: number | null): boolean =>
  draft.cast.some(
    (other) =>
      other.id !== id &&
      isPerson(other) &&
      draft.beats.some(({ role, act }) => role === other.id && STAYS_FOR.has(act)) &&
      (draft.beats.some(({ role, target }) => role === other.id && target === id) ||
        draft.relations.some(
          ({ role, relation, to }) => role === other.id && BY_THE_BED.has(relation) && (to === id || to === bed),
        )),
  );

export const IN_BED_RULES = [lieInTheirBed, leanOnPillow] as const;
