import { isTable, isUprightSeat } from '../../../catalogue/uses.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isPerson,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { findSameCustomer } from '../furniture/same-customer.ts';
import { pushAlong } from '../hands/push-along.ts';
import { SHARED_CANOPY } from './share-canopy.ts';

/** Who is pushed, read to, sheltered and operated on. */

const CANOPIES = /^(?:umbrella|parasol)$/;

/** Who is under an umbrella holds it, and who goes with them is under it too. */
function holdCanopy(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (relation !== 'under' || to === null || !isPerson(roleOf(draft, role))) continue;
    if (!CANOPIES.test(thingOf(draft, to)?.kind ?? '')) continue;
    withoutRelations(draft, role, to);
    if (draft.relations.some((each) => each.to === to && each.relation === 'holding')) continue;
    relate(draft, role, 'holding', to);
    const two = roleOf(draft, role)?.count === 2;
    editRole(draft, to, { count: 1, size: (roleOf(draft, to)?.size ?? 1) * (two ? SHARED_CANOPY : 1) });
  }
}

const WET = /^(?:rain|storm|snow)$/;

/** "everyone holds umbrellas": those in the rain have one each, and none stands on the road. */
function handOutCanopies(draft: Draft): void {
  for (const { id, thing, count } of draft.cast) {
    if (!CANOPIES.test(thing) || !(count > 1 || WET.test(draft.set.weather)) || isTold(draft, id)) continue;
    const people = draft.cast.find(
      (role) => isPerson(role) && !draft.relations.some((each) => each.role === role.id && each.relation === 'holding'),
    );
    if (people === undefined) continue;
    editRole(draft, id, { count: people.count });
    relate(draft, people.id, 'holding', id);
  }
}

/** Whether anything is said of it: where it is, or what becomes of it. */
const isTold = ({ beats, relations }: Draft, id: number): boolean =>
  relations.some(({ role, to }) => role === id || to === id) ||
  beats.some(({ role, target, instrument }) => [role, target, instrument].includes(id));

/** Who rocks in a rocking chair sits in it: no swing is needed for that. */
function rockInChair(draft: Draft): void {
  const inChair = (id: number): boolean =>
    draft.relations.some(({ role, to }) => role === id && roleOf(draft, to)?.thing === 'rocking chair');
  editBeats(draft, (beat) =>
    beat.act === 'swing' && inChair(beat.role) ? { ...beat, act: 'sit', verb: 'sit' } : beat,
  );
}

const OPERATES = /^(?:operate|perform surgery|operate on)$/;
/** Who stands over a patient, or where one operates. */
const AT_THE_TABLE = /^(?:surgeon|doctor|nurse|anaesthetist|anesthetist)$/;
const OPERATING = /operating|surgery|surgical/;
/** Around a table there is room for so many. */
const MOST_SURGEONS = 2;

/** Who is operated on lies on a table, and those who do it stand there and are dressed for it. */
function operate(draft: Draft): void {
  const doers = draft.beats.filter(({ verb, role, target }) => {
    const over = draft.relations.some((each) => each.role === role && each.relation === 'above');
    const surgeon =
      AT_THE_TABLE.test(roleOf(draft, role)?.noun ?? '') && (over || OPERATING.test(draft.set.word ?? ''));
    return isPerson(roleOf(draft, role)) && (OPERATES.test(verb) || (surgeon && target !== null));
  });
  const patient = draft.cast.find(
    ({ id, person }) => person !== null && !doers.some(({ role }) => role === id) && person.role === 'patient',
  );
  if (doers.length === 0 || patient === undefined) return;
  const bed = draft.cast.find(({ thing }) => thing === 'bed')?.id ?? addRole(draft, { thing: 'bed' });
  draft.relations = draft.relations.filter(({ role, to }) => role !== patient.id && to !== patient.id);
  relate(draft, patient.id, 'in', bed);
  draft.beats = [
    ...draft.beats.filter(({ role }) => role !== patient.id),
    { ...beatOf(draft, 'lie'), role: patient.id },
  ];
  for (const { role } of doers) {
    const own = roleOf(draft, role);
    if (own?.person != null)
      editRole(draft, role, { count: Math.min(MOST_SURGEONS, own.count), person: { ...own.person, role: 'surgeon' } });
    editBeats(draft, (beat) => (beat.role === role ? { ...beat, act: 'work', target: bed } : beat));
  }
}

const SEATS = /^(?:couch|sofa|bench|armchair|park bench)$/;

/** Who reads to somebody on a sofa, or teaches them something there, sits beside them. */
function sitBeside(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    if (!/^(?:read|speak|sing|explain)$/.test(act)) continue;
    const listener = isPerson(roleOf(draft, target))
      ? target
      : draft.cast.find(
          ({ id, person }) => id !== role && person !== null && (person.age === 'baby' || person.age === 'child'),
        )?.id;
    const seat = draft.relations.find(
      (each) => each.role === listener && each.relation === 'on' && SEATS.test(thingOf(draft, each.to)?.kind ?? ''),
    )?.to;
    if (seat === undefined || seat === null || !isPerson(roleOf(draft, role))) continue;
    if (draft.relations.some((each) => each.role === role && /^(?:on|in)$/.test(each.relation))) continue;
    relate(draft, role, 'on', seat);
  }
}

const WORK_TO_SLEEP_OVER = /^(?:book|laptop|notebook|computer|open book|newspaper)$/;

/** Who falls asleep over books, or with the head on a desk, sits at the table. */
function sleepAtTable(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'sleep')) {
    const { role, target } = beat;
    const over = [
      target,
      ...draft.relations.filter((each) => each.role === role && each.relation === 'above').map(({ to }) => to),
    ].find((id) => id !== null && WORK_TO_SLEEP_OVER.test(thingOf(draft, id)?.kind ?? ''));
    const under = draft.relations.find(
      (each) =>
        each.role === role && /^(?:on|near)$/.test(each.relation) && isTable(thingOf(draft, each.to)?.kind ?? ''),
    )?.to;
    if ((over ?? under ?? null) === null || !isPerson(roleOf(draft, role))) continue;
    for (const id of [over, under]) if (id != null) withoutRelations(draft, role, id);
    const table =
      draft.cast.find(({ thing }) => /table|desk/.test(thing))?.id ?? addRole(draft, { thing: 'dining table' });
    const chair = addRole(draft, { thing: 'chair' });
    if (over != null) relate(draft, over, 'on', table);
    standScreens(draft, table);
    relate(draft, role, 'on', chair);
    relate(draft, chair, 'near', table);
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'doze', target: null } : each));
  }
}

/** Who sleeps in an armchair sits in it: lying there, the head would be behind its back. */
function sleepSitting(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (!/^(?:sleep|lie)$/.test(beat.act) || !isPerson(roleOf(draft, beat.role))) return beat;
    const sits = draft.relations.some(
      ({ role, relation, to }) =>
        role === beat.role && /^(?:on|in)$/.test(relation) && isUprightSeat(thingOf(draft, to)?.kind ?? ''),
    );
    return sits ? { ...beat, act: beat.act === 'sleep' ? 'nod_off' : 'sit' } : beat;
  });
}

const SCREENS = /\b(?:screen|monitor|computer|laptop)\b/;
/** Of a television: a screen that stands on a desk. */
const DESK_SCREEN = 0.55;

/** The screen that glows beside who sleeps at a desk stands on it. */
function standScreens(draft: Draft, table: number): void {
  for (const { id, noun, thing } of draft.cast) {
    if (!SCREENS.test(noun) || isPerson(roleOf(draft, id)) || draft.relations.some(({ role }) => role === id)) continue;
    if (thing === 'tv') editRole(draft, id, { size: DESK_SCREEN });
    relate(draft, id, 'on', table);
  }
}

const STROLLS: ReadonlySet<string> = new Set(['walk', 'run', 'march']);

/** "walks along the beach holding hands": both at once, all the way. */
function walkHandInHand(draft: Draft): void {
  for (const { role } of draft.beats.filter(({ act }) => act === 'hold_hands')) {
    const going = draft.beats.find((beat) => beat.role === role && STROLLS.has(beat.act));
    if (going === undefined || !isPerson(roleOf(draft, role))) continue;
    const held = draft.beats.find((beat) => beat.role === role && beat.act === 'hold_hands');
    const both = { act: 'walk_hands', target: held?.target ?? null, to: Math.max(going.to, held?.to ?? 0) };
    editBeats(draft, (beat) => (beat === held ? null : beat === going ? { ...beat, ...both } : beat));
  }
}

const SLOW = 'slow dance';

/** Who rests the head on the other's shoulder while both dance goes on dancing, slowly. */
function danceOn(draft: Draft): void {
  // To a record player one dances, and not with it in the hand.
  editBeats(draft, (beat) =>
    beat.act === 'dance' && beat.target !== null && thingOf(draft, beat.target)?.alive === false
      ? { ...beat, target: null, direction: null }
      : beat,
  );
  for (const { role, to } of draft.beats.filter(({ act }) => act === 'dance')) {
    const rests = draft.beats.find((beat) => beat.role === role && beat.act === 'nestle' && beat.from >= to - 0.01);
    if (rests === undefined) continue;
    editBeats(draft, (beat) =>
      beat === rests ? null : beat.role === role && beat.act === 'dance' ? { ...beat, to: rests.to, verb: SLOW } : beat,
    );
  }
}

/** What is done for joy, or in farewell, by whoever stays behind. */
const STAYS_BEHIND = /^(?:raise_arms|wave|cheer|clap|stand|smile|laugh|cry|nod|jump)$/;

/** Who teaches somebody to ride a bicycle runs beside it, and stays behind where they let go. */
function runBesideLearner(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'explain')) {
    const { role, target } = beat;
    const rides = draft.beats.some((each) => each.role === target && each.act === 'cycle');
    if (target === null || !rides || !isPerson(roleOf(draft, role))) continue;
    withoutRelations(draft, role, target);
    relate(draft, role, 'beside', target);
    const whole = { from: 0, to: Math.max(...draft.beats.map(({ to }) => to)) };
    const later = draft.beats.filter((each) => each.role === role && each.from > beat.from);
    const letsGo = later.find(({ act, target: what }) => act === 'drop' && what === null);
    const stays = letsGo ?? later.find(({ act }) => STAYS_BEHIND.test(act));
    editBeats(draft, (each) =>
      each === beat
        ? { ...each, from: 0, to: stays?.from ?? whole.to, act: 'run', target: null, direction: null }
        : each.role === role
          ? each === letsGo
            ? { ...each, act: 'stand', direction: null }
            : stays !== undefined && STAYS_BEHIND.test(each.act)
              ? each
              : null
          : each.role === target && each.act === 'cycle'
            ? { ...each, ...whole }
            : each.role === target && each.act === 'shiver'
              ? null
              : each,
    );
  }
}

/** The candles that are blown out on a cake are a part of it. */
function lightCake(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const cake = roleOf(draft, to);
    if (relation !== 'on' || cake?.thing !== 'cake' || roleOf(draft, role)?.thing !== 'candle') continue;
    editBeats(draft, (beat) => (beat.target === role ? { ...beat, target: cake.id } : beat));
    editRole(draft, cake.id, { parts: [...cake.parts, 'candle'] });
    dropRole(draft, role);
  }
}

const GOES: ReadonlySet<string> = new Set(['walk', 'run', 'march', 'climb']);

/** "walks out, carrying a child": who goes and carries does both all the while. */
function carryAlong(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    const going = draft.beats.find((each) => each.role === role && GOES.has(each.act));
    if (act !== 'carry' || target === null || going === undefined || !isPerson(roleOf(draft, role))) continue;
    const to = Math.max(going.to, beat.to);
    editBeats(draft, (each) => (each === beat ? null : each === going ? { ...each, to } : each));
    withoutRelations(draft, role, target);
    relate(draft, role, 'holding', target);
  }
}

export const CARE_RULES = [
  findSameCustomer,
  runBesideLearner,
  lightCake,
  danceOn,
  walkHandInHand,
  carryAlong,
  holdCanopy,
  handOutCanopies,
  pushAlong,
  rockInChair,
  operate,
  sitBeside,
  sleepAtTable,
  sleepSitting,
  layOnStretcher,
] as const;

const CARRIED_ON = /\b(?:stretcher|gurney)\b/;

/** Who is on a stretcher lies there. */
function layOnStretcher(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const bed = roleOf(draft, to);
    if (!/^(?:on|in)$/.test(relation) || !isPerson(roleOf(draft, role)) || !CARRIED_ON.test(bed?.noun ?? '')) continue;
    if (!draft.beats.some((beat) => beat.role === role))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'lie'), role }];
  }
}
