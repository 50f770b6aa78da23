import { findPlace, placeHas } from '../../../catalogue/places.ts';
import { findThing } from '../../../catalogue/things.ts';
import { isTable } from '../../../catalogue/uses.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { isToy } from '../animals/living-things.ts';
import { type Draft, dropRole, editRole, isAlive, isBorne, metresOf, relate, roleOf } from '../draft.ts';
import { tableOf } from './tables.ts';

/** Metres: how tall whoever plays on a table is at most, and how much taller it may be in life to be let be. */
const [ON_TABLE_METRES, MUCH_TALLER] = [0.42, 0.9];

const tableUnder = ({ relations, cast }: Draft, id: number): number | null =>
  relations.find(
    ({ role, relation, to }) => role === id && relation === 'on' && isTable(roleOf({ cast }, to)?.thing ?? ''),
  )?.to ?? null;

/** Metres: folk called tiny among things of the table, and of their height how high at least what they work at is. */
const [FOLK_METRES, WORK_SHARE] = [0.085, 0.95];
/** Of what is told to be a giant beside them, and from how many times its size it is. */
const [GIANT_SHARE, TOLD_GIANT] = [1.9, 2];
/** Of life: who is no larger is meant to be seen as tiny. */
const TOLD_TINY = 0.6;
/** Metres: among what is built as high nobody is on a table. */
const BUILT_METRES = 4;
/** Metres in life: what is larger than they are only because they are so small. */
const OF_TABLE = 0.6;

/** Astronauts as well, but no mice in aprons, who have kitchens of their own. */
const isFolk = (role: Role): boolean => isHuman(role) || (role.person !== null && role.thing === 'astronaut');

/** "Tiny people harvest strawberries", "miniature miners dig into a cake": they do it on the table, as large as toys, around what they work at. */
export function workOnTable(draft: Draft, indoor: boolean): void {
  const folk = draft.cast.filter((role) => isFolk(role) && role.size <= TOLD_TINY && !role.scenery);
  const others = draft.cast.filter((role) => !isFolk(role) && !role.scenery && !isTable(role.thing));
  const work = others.filter(({ id, thing }) => !isAlive(draft, id) && (findThing(thing)?.metres ?? 9) < OF_TABLE);
  const large = others.some(({ id, thing }) => isAlive(draft, id) || (findThing(thing)?.metres ?? 9) > BUILT_METRES);
  const human = draft.cast.some((role) => isFolk(role) && role.size > TOLD_TINY);
  const held = ({ id }: Role): boolean =>
    draft.relations.some(({ relation, to }) => to === id && relation === 'holding');
  const done = work.filter((role) => !held(role) || draft.beats.some(({ target }) => target === role.id));
  if (!indoor || folk.length === 0 || done.length === 0 || large || human) return;
  const table = tableOf(draft);
  editRole(draft, table, { size: 1 });
  for (const { id } of folk) {
    editRole(draft, id, { size: ((roleOf(draft, id)?.size ?? 1) * FOLK_METRES) / metresOf(draft, id) });
    draft.relations = draft.relations.filter(
      (each) => each.role !== id || each.to === null || !done.some((role) => role.id === each.to),
    );
    relate(draft, id, 'on', table);
  }
  for (const { id, thing, size } of done) {
    const share = size >= TOLD_GIANT ? GIANT_SHARE : WORK_SHARE;
    editRole(draft, id, { size: Math.max(1, (FOLK_METRES * share) / (findThing(thing)?.metres ?? 1)) });
    draft.relations = draft.relations.filter((each) => each.role !== id || each.relation === 'on');
    if (!isBorne(draft, id)) relate(draft, id, 'on', table);
  }
  // Ladders and carts are made to their measure.
  for (const { id, size } of others)
    if (!done.some((role) => role.id === id) && metresOf(draft, id) > FOLK_METRES) {
      editRole(draft, id, { size: (size * FOLK_METRES * 1.2) / metresOf(draft, id) });
      if (!isBorne(draft, id)) relate(draft, id, 'on', table);
    }
  // A felled broccoli lies beside its stump, and not under the table.
  const stays = ({ role, act }: Beat): boolean => act !== 'fall' || !done.some(({ id }) => id === role);
  draft.beats = draft.beats
    .filter(stays)
    .map((beat) =>
      folk.some(({ id }) => id === beat.role) && done.some(({ id }) => id === beat.target)
        ? { ...beat, target: null }
        : beat,
    );
}

/** "a snail races a turtle across the kitchen table": on it, and not past its legs. */
function raceOnTable(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const table = draft.relations.find(
      (each) => each.role === role && each.relation === 'near' && isTable(roleOf(draft, each.to)?.thing ?? ''),
    )?.to;
    if (table == null || !/^(?:run|walk|crawl|chase|drive|jump)$/.test(act)) continue;
    for (const id of [role, target])
      if (id !== null && isAlive(draft, id) && metresOf(draft, id) <= MUCH_TALLER && !isBorne(draft, id)) {
        if (metresOf(draft, id) > ON_TABLE_METRES) shrink(draft, id);
        draft.relations = draft.relations.filter((each) => each.role !== id || each.to !== table);
        relate(draft, id, 'on', table);
      }
  }
}

/** A dragon on a desk is as large as a desk has room for, and so is whom it fights there. */
export function playOnTable(draft: Draft): void {
  standToys(draft);
  raceOnTable(draft);
  for (const { id, person } of draft.cast) {
    const table = tableUnder(draft, id);
    const metres = metresOf(draft, id);
    // People sit and stand on tables themselves.
    if (table === null || !isAlive(draft, id) || person !== null || metres < MUCH_TALLER) continue;
    shrink(draft, id);
    for (const { role, target } of draft.beats) {
      const other = role === id ? target : target === id ? role : null;
      if (other === null || !isAlive(draft, other) || isBorne(draft, other)) continue;
      if (metresOf(draft, other) > ON_TABLE_METRES) shrink(draft, other);
      relate(draft, other, 'on', table);
    }
  }
}

/** Metres: as tall is whoever lives in a house made for them, on four legs and upright. */
const [AT_HOME_METRES, UPRIGHT_METRES] = [1.1, 1.55];
const DOLLS_HOUSE = /\b(?:miniature|tiny|doll'?s? ?house|mouse ?hole|fairy|gnome)\b/;

/** What small folk live in is the room itself then, and stands in no other one. */
const HOLLOW = /^(?:log|tree|stump|mushroom|shell|pumpkin)$/;
const isHuman = ({ thing, person }: Role): boolean => thing === 'person' && person !== null;

/** "a miniature living room where mice have tea", "a burrow": to those who live there it is as large as ours to us. */
export function liveInMiniature(draft: Draft): void {
  const { set, cast } = draft;
  if (findPlace(set.place)?.indoors !== true || cast.some(isHuman)) return;
  if (!placeHas(set.place, 'small folk') && !DOLLS_HOUSE.test([set.word ?? '', ...set.dressing].join(' '))) return;
  const homes = draft.relations.filter(
    ({ relation, to }) => relation === 'inside' && HOLLOW.test(roleOf(draft, to)?.thing ?? ''),
  );
  for (const { to } of homes) if (to !== null && roleOf(draft, to) !== undefined) dropRole(draft, to);
  for (const { id, size, person } of draft.cast) {
    const tall = person === null ? AT_HOME_METRES : UPRIGHT_METRES;
    if (isAlive(draft, id) && metresOf(draft, id) < tall)
      editRole(draft, id, { size: (size * tall) / metresOf(draft, id) });
    // Their furniture was called tiny by our measure.
    else if (size < 1 && !isAlive(draft, id)) editRole(draft, id, { size: 1 });
  }
}

/** What is no larger than a hand plays on the table that is there, not under it. */
function standToys(draft: Draft): void {
  const table = draft.cast.find(({ thing }) => isTable(thing));
  if (table === undefined || draft.cast.some((role) => isToy(role) && metresOf(draft, role.id) > ON_TABLE_METRES))
    return;
  // A giant's table is one to whom nobody is as small as this.
  if (table.size > 1) editRole(draft, table.id, { size: 1 });
  for (const { id, person, traits } of draft.cast) {
    const toy = traits.includes('toy') || (person !== null && metresOf(draft, id) < ON_TABLE_METRES);
    if (!toy || isBorne(draft, id) || metresOf(draft, id) > ON_TABLE_METRES) continue;
    draft.relations = draft.relations.filter((each) => !(each.role === id && each.to !== null));
    relate(draft, id, 'on', table.id);
    draft.beats = draft.beats.map((beat) =>
      beat.role === id && beat.target === table.id ? { ...beat, target: null } : beat,
    );
  }
}

const shrink = (draft: Draft, id: number): void =>
  editRole(draft, id, { size: ((roleOf(draft, id)?.size ?? 1) * ON_TABLE_METRES) / metresOf(draft, id) });
