import { findAct } from '../../../catalogue/acts.ts';
import { isStout, isTable } from '../../../catalogue/uses.ts';
import {
  addRole,
  type Draft,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  metresOf,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** Whoever sits at a table has a chair there. */
export function bringChair(draft: Draft): void {
  for (const role of draft.cast.filter(isPerson)) {
    if (isBorne(draft, role.id)) continue;
    const sits = draft.beats.some((beat) => beat.role === role.id && beat.act === 'sit');
    const table = draft.relations.find(
      (each) =>
        each.role === role.id &&
        (each.relation === 'near' || each.relation === 'beside' || each.relation === 'behind') &&
        isTable(roleOf(draft, each.to)?.thing ?? ''),
    )?.to;
    if (table === undefined || table === null || !(sits || isAtDesk(draft, role.id, table))) continue;
    takeChairAt(draft, role.id, table);
  }
}

/** On a chair of its own at a table. */
export function takeChairAt(draft: Draft, id: number, table: number): void {
  const chair = addRole(draft, { thing: 'chair', count: roleOf(draft, id)?.count ?? 1 });
  relate(draft, id, 'on', chair);
  relate(draft, chair, 'near', table);
  draft.relations = draft.relations.filter((each) => !(each.role === id && each.to === table));
}

/** Metres: as high as a stool. */
const STOOL_METRES = 0.45;

/** Who is told to sit on a box or a bucket has one that bears somebody. */
export function sitOnStout(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const own = roleOf(draft, to);
    if (relation !== 'on' || own === undefined || !isStout(own.thing) || !isPerson(roleOf(draft, role))) continue;
    const metres = metresOf(draft, own.id);
    const sits = draft.beats.some((beat) => beat.role === role && beat.act === 'sit');
    if (sits && metres < STOOL_METRES) editRole(draft, own.id, { size: (own.size * STOOL_METRES) / metres });
  }
}

const LONG_SEATS = /^(?:bench|park bench|couch|sofa)$/;
const NEXT_TO = /^(?:beside|near|with)$/;

/** "A robot sits on a bench, a girl sits down next to it": on the same bench. */
export function sitNextTo(draft: Draft): void {
  for (const { id } of draft.cast.filter((role) => isPerson(role) && role.count === 1)) {
    if (
      isBorne(draft, id) ||
      !draft.beats.some(({ role, act, where }) => role === id && act === 'sit' && where === null)
    )
      continue;
    const mates = draft.relations
      .filter(({ role, relation }) => role === id && NEXT_TO.test(relation))
      .map(({ to }) => to);
    const seat = draft.relations.find(
      ({ role, relation, to }) =>
        mates.includes(role) && relation === 'on' && LONG_SEATS.test(thingOf(draft, to)?.kind ?? ''),
    );
    if (seat === undefined || seat.to === null) continue;
    withoutRelations(draft, id, seat.role);
    relate(draft, id, 'on', seat.to);
  }
}

/** "packs a suitcase on the bed, sits down and cries": on the bed, where nothing else is there to sit on. */
export function sitOnBed(draft: Draft): void {
  const seats = draft.cast.filter(({ thing }) => /^(?:bed|couch|sofa|armchair|chair|bench)$/.test(thing));
  const [seat] = seats;
  if (seat === undefined || seats.length > 1) return;
  for (const { id } of draft.cast.filter((role) => isPerson(role) && role.count === 1)) {
    const sits = draft.beats.find(
      ({ role, act, target, where }) => role === id && act === 'sit' && target === null && where === null,
    );
    const near = draft.relations.some(({ role, to }) => role === id && to !== seat.id && to !== null);
    if (sits !== undefined && !near && !isBorne(draft, id) && !isTaken(draft, seat.id))
      relate(draft, id, 'on', seat.id);
  }
}

/** Whether somebody lies or sits there already. */
const isTaken = (draft: Draft, seat: number): boolean =>
  draft.relations.some(({ role, relation, to }) => to === seat && relation === 'on' && isPerson(roleOf(draft, role)));

/** Who is at a desk and goes nowhere sits there, though nobody says so. */
function isAtDesk(draft: Draft, id: number, table: number): boolean {
  const own = draft.beats.filter(({ role }) => role === id);
  const stays = own.every(
    ({ act }) => act !== 'stand' && findAct(act)?.frame !== 'go' && findAct(act)?.frame !== 'with',
  );
  return stays && /(?:^|\s)desk$/.test(roleOf(draft, table)?.noun ?? '');
}

const STILL: ReadonlySet<string> = new Set(['walk', 'run', 'stand', 'jump', 'dance']);

const PASSING: ReadonlySet<string> = new Set([
  'rub_eyes',
  'point',
  'wave',
  'clap',
  'raise',
  'nod',
  'turn',
  'cheer',
  'lean',
]);

const IN_THE_FACE: ReadonlySet<string> = new Set(['voice', 'face']);

/** Whoever sits and does something sits while it is done. */
export function doSeated(draft: Draft): void {
  for (const { id } of draft.cast.filter(isPerson)) {
    const own = draft.beats.filter(({ role }) => role === id).sort((a, b) => a.from - b.from);
    const [sits, next] = own;
    if (sits?.act !== 'sit' || next === undefined || STILL.has(next.act)) continue;
    if (!isBorne(draft, id)) {
      // On the ground one goes on sitting while one laughs or looks.
      if (IN_THE_FACE.has(findAct(next.act)?.frame ?? ''))
        editBeats(draft, (beat) => (beat === sits ? { ...beat, to: next.to } : beat === next ? null : beat));
      continue;
    }
    // A gesture is soon over: it is not made all the while.
    if (PASSING.has(next.act) || IN_THE_FACE.has(findAct(next.act)?.frame ?? '')) continue;
    editBeats(draft, (beat) => (beat === sits ? null : beat === next ? { ...beat, from: sits.from } : beat));
  }
}

/** "She feeds pigeons on a bench": she sits there, and they are at her feet. */
export function takeBench(draft: Draft): void {
  for (const { role, target } of draft.beats) {
    const on = draft.relations.find((each) => each.role === target && each.relation === 'on' && each.to !== null);
    if (on === undefined || on.to === null || target === null || !isPerson(roleOf(draft, role)) || isBorne(draft, role))
      continue;
    if (thingOf(draft, target)?.realm !== 'sky' || !/bench|chair|sofa|step/.test(thingOf(draft, on.to)?.kind ?? ''))
      continue;
    draft.relations = draft.relations.filter((each) => each !== on);
    relate(draft, role, 'on', on.to);
    relate(draft, target, 'in_front_of', on.to);
  }
}
