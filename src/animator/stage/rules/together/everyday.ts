import { findAct } from '../../../catalogue/acts.ts';
import { isTable, workPlaceOf } from '../../../catalogue/uses.ts';
import {
  addRole,
  beatOf,
  type Draft,
  editBeats,
  editRole,
  isPerson,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { isForChildren } from '../furniture/tables.ts';

/** What everyday acts are done with or at, of which no prompt speaks. */

/** Who follows what nobody sees goes on with what they did before. */
function stayWithoutLeader(draft: Draft): void {
  for (const beat of draft.beats.filter(
    ({ act, target }) => (act === 'follow' || act === 'chase') && target === null,
  )) {
    const before = draft.beats.filter(({ role, to }) => role === beat.role && to <= beat.from + 0.01).at(-1);
    if (before === undefined) continue;
    editBeats(draft, (each) => (each === beat ? null : each === before ? { ...each, to: beat.to } : each));
  }
}

/** An animal that runs after somebody who stays where they are, their hands busy, plays around them. */
function playAround(draft: Draft): void {
  editBeats(draft, (beat) => {
    const hunted = draft.beats.filter(({ role }) => role === beat.target);
    const busy = hunted.length > 0 && hunted.every(({ act }) => findAct(act)?.frame !== 'go');
    const stays = busy && isPerson(roleOf(draft, beat.target)) && !isPerson(roleOf(draft, beat.role));
    return beat.act === 'chase' && stays ? { ...beat, act: 'play' } : beat;
  });
}

const INKS = /^(?:ink|tattoo)$/;

/** Who tattoos somebody has the needle on their skin. */
function inkSkin(draft: Draft): void {
  for (const beat of draft.beats.filter(({ verb }) => INKS.test(verb))) {
    const other = draft.cast.find(({ id, person }) => id !== beat.role && person !== null);
    if (other === undefined || !isPerson(roleOf(draft, beat.role))) continue;
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'pet', target: other.id } : each));
  }
}

/** Who reads a story to somebody has it in a book. */
function holdBook(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'read')) {
    const { role, target, instrument } = beat;
    if (!isPerson(roleOf(draft, role)) || (roleOf(draft, role)?.count ?? 1) > 1) continue;
    const has = [target, instrument].some((id) => id !== null && !isPerson(roleOf(draft, id)));
    if (has || draft.relations.some((each) => each.role === role && each.relation === 'holding')) continue;
    const book = draft.cast.find(({ thing }) => /book|newspaper|map|scroll|notebook/.test(thing));
    relate(draft, role, 'holding', book?.id ?? addRole(draft, { thing: 'open book' }));
    editBeats(draft, (each) => (each === beat ? { ...each, target: null, direction: null } : each));
    sitAtBed(draft, role, target);
  }
}

/** Who reads to somebody in bed sits beside it. */
function sitAtBed(draft: Draft, reader: number, listener: number | null): void {
  const bed = draft.relations.find(
    (each) => each.role === listener && each.relation === 'in' && thingOf(draft, each.to)?.kind === 'bed',
  )?.to;
  if (
    bed === undefined ||
    bed === null ||
    draft.relations.some((each) => each.role === reader && each.relation === 'on')
  )
    return;
  const chair = addRole(draft, { thing: 'chair' });
  relate(draft, reader, 'on', chair);
  relate(draft, chair, 'near', bed);
}

const SWUNG = /^swing$/;

/** Who pushes somebody on a swing stays behind it. */
function pushSwing(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'push' || act === 'swing')) {
    const { role, target } = beat;
    const swing = draft.relations.find(
      (each) => each.role === target && each.relation === 'on' && SWUNG.test(thingOf(draft, each.to)?.kind ?? ''),
    )?.to;
    if (swing === undefined || swing === null || target === role || !isPerson(roleOf(draft, role))) continue;
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'push_swing', direction: null } : each));
    if (target !== null) withoutRelations(draft, role, target);
    draft.relations = draft.relations.filter((each) => each.role !== role);
    relate(draft, role, 'behind', swing);
  }
}

const ON_A_CREEPER: ReadonlySet<string> = new Set(['lie', 'crawl', 'sleep', 'slide', 'hide']);

/** Who works under the hood of a car bends over it, and who works on one stands at it and does not drive it. */
function openHood(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const car = thingOf(draft, to);
    if (to === null || !isPerson(roleOf(draft, role))) continue;
    if (car?.moves !== true || car.alive || car.realm !== 'ground') continue;
    const own = draft.beats.filter((beat) => beat.role === role);
    const works = own.some(({ act, target }) => act === 'work' && target === null);
    if (relation === 'on' && works && !draft.beats.some((beat) => beat.role === to)) {
      withoutRelations(draft, role, to);
      editBeats(draft, (beat) =>
        beat.role === role && beat.act === 'work' ? { ...beat, act: 'repair', target: to } : beat,
      );
      continue;
    }
    if (relation !== 'under' || own.some(({ act }) => ON_A_CREEPER.has(act))) continue;
    withoutRelations(draft, role, to);
    draft.beats = [
      ...draft.beats.filter((beat) => beat.role !== role || findAct(beat.act)?.frame === 'voice'),
      { ...beatOf(draft, 'repair'), role, target: to },
    ];
  }
}

const STILL_ACTS: ReadonlySet<string> = new Set(['hands', 'voice', 'face', 'stay']);
const PASSING: ReadonlySet<string> = new Set(['walk', 'run', 'march', 'cycle']);
/** So many who pass by are passers-by. */
const SEVERAL = 3;

/** Those who pass somebody by that stays pass behind them. */
function passBehind(draft: Draft): void {
  const [hero] = draft.cast;
  if (hero === undefined || !isPerson(hero) || hero.count >= SEVERAL) return;
  const own = draft.beats.filter(({ role }) => role === hero.id);
  if (own.length === 0 || own.some(({ act }) => !STILL_ACTS.has(findAct(act)?.frame ?? ''))) return;
  for (const other of draft.cast.filter((role) => role !== hero && isPerson(role) && role.count >= SEVERAL)) {
    const theirs = draft.beats.filter(({ role }) => role === other.id);
    if (theirs.length === 0 || theirs.some(({ act, direction }) => !PASSING.has(act) || direction === 'toward'))
      continue;
    // "behind them joggers pass": where the picture ends, and not at somebody's back, who may sit with it to the lens.
    if (draft.relations.some(({ role, relation }) => role === other.id && !/^(?:holding|behind)$/.test(relation)))
      continue;
    draft.relations = [
      ...draft.relations.filter(({ role, relation }) => role !== other.id || relation !== 'behind'),
      { role: other.id, relation: 'behind', to: null, where: 'background' },
    ];
    editBeats(draft, (beat) =>
      beat.role === other.id && beat.direction === null ? { ...beat, direction: 'right', where: null } : beat,
    );
  }
}

/** Who does somebody else's hair stands behind them, and they sit: in the chair that is named, or in a plain one. */
function doHair(draft: Draft): void {
  for (const beat of draft.beats.filter(
    ({ act, part }) => act === 'brush_hair' || act === 'cut_hair' || (act === 'wash' && part === 'hair'),
  )) {
    const { role, target } = beat;
    if (target === null || target === role || !isPerson(roleOf(draft, role)) || !isPerson(roleOf(draft, target)))
      continue;
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'cut_hair', verb: 'cut hair' } : each));
    const seat =
      draft.relations.find(
        (each) => each.role === target && each.to !== null && SEATS.test(thingOf(draft, each.to)?.kind ?? ''),
      )?.to ??
      draft.cast.find(({ thing }) => thing === 'barber chair')?.id ??
      addRole(draft, { thing: 'barber chair' });
    const salon = draft.set.place === 'salon';
    const parts = roleOf(draft, seat)?.parts ?? [];
    editRole(draft, seat, {
      ...{ thing: 'barber chair', count: 1, size: 1 },
      parts: salon ? parts : [...parts, 'plain'],
    });
  }
}

const SEATS = /^(?:chair|armchair|stool|barber chair|bar stool)$/;

/** Everybody who sits has a seat, and no more stand about. */
function fitSeats(draft: Draft): void {
  for (const { id, thing, count } of draft.cast) {
    if (!SEATS.test(thing) || count < SEVERAL) continue;
    const sitters = draft.cast.filter(
      (role) =>
        isPerson(role) &&
        draft.relations.some(
          (each) => each.role === role.id && each.to === id && /^(?:in|on|inside)$/.test(each.relation),
        ),
    );
    const needed = sitters.reduce((sum, role) => sum + role.count, 0);
    if (needed > 0 && needed < count) editRole(draft, id, { count: needed });
    // They talk face to face.
    const [first, second, ...more] = sitters;
    if (first !== undefined && second !== undefined && more.length === 0)
      for (const { id: role } of [first, second])
        editBeats(draft, (beat) =>
          beat.role === role && beat.act === 'sit' && draft.beats.some((each) => each.role === role && each !== beat)
            ? null
            : beat,
        );
  }
}

const AT_BENCH = /^(?:plane|chisel|sand)$/;

/** The bench on which shavings lie is the one that is worked at. */
function workAtBench(draft: Draft): void {
  if (draft.set.place !== 'works' && draft.set.place !== 'study') return;
  const works = draft.beats.some(
    ({ role, act, verb }) => isPerson(roleOf(draft, role)) && (act === 'plane_wood' || AT_BENCH.test(verb)),
  );
  const bench = draft.cast.find(({ thing, noun }) => thing === 'bench' || /^work ?bench$/.test(noun));
  if (works && bench !== undefined) editRole(draft, bench.id, { thing: 'joiners bench', count: 1, size: 1 });
}

/** Of whom nothing else is said lies in bed. */
function lieInBed(draft: Draft): void {
  for (const { role, relation, to } of draft.relations)
    if (relation === 'in' && thingOf(draft, to)?.kind === 'bed' && isPerson(roleOf(draft, role)))
      if (!draft.beats.some((beat) => beat.role === role))
        draft.beats = [...draft.beats, { ...beatOf(draft, 'lie'), role }];
}

/** Beside a kneeling man there is no second knee: who proposes kneels while doing so. */
function proposeOnce(draft: Draft): void {
  // "A man proposes; she nods": to her, who is the only other one.
  editBeats(draft, (beat) => {
    const others = draft.cast.filter((each) => each.id !== beat.role && isPerson(each));
    const [one] = others;
    const proposes = beat.act === 'propose' && beat.target === null && others.length === 1 && one?.count === 1;
    return proposes ? { ...beat, target: one.id } : beat;
  });
  for (const { role, to } of draft.beats.filter(({ act }) => act === 'propose')) {
    const knees = draft.beats.filter((beat) => beat.role === role && beat.act === 'kneel');
    if (knees.length === 0) continue;
    const end = Math.max(to, ...knees.map((beat) => beat.to));
    editBeats(draft, (beat) =>
      knees.includes(beat) ? null : beat.role === role && beat.act === 'propose' ? { ...beat, from: 0, to: end } : beat,
    );
  }
}

/** Of a table's height: one for children, and one at which a child works beside a grown-up. */
const [CHILDS_TABLE, SHARED_TABLE] = [0.72, 0.82] as const;

/** A table at which a child works is so low that one sees what it does. */
function lowerTable(draft: Draft): void {
  const low = isForChildren(draft) ? CHILDS_TABLE : SHARED_TABLE;
  for (const { role, act, target } of draft.beats) {
    if (roleOf(draft, role)?.person?.age !== 'child' || workPlaceOf(act) !== 'surface') continue;
    const laid = draft.relations.find(
      (each) => each.role === target && isTable(roleOf(draft, each.to)?.thing ?? ''),
    )?.to;
    const table = isTable(roleOf(draft, target)?.thing ?? '') ? target : (laid ?? null);
    if (table !== null) editRole(draft, table, { size: Math.min(low, roleOf(draft, table)?.size ?? 1) });
  }
}

/** A net that is mended lies over the knees of whoever mends it. */
function mendNet(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const net = roleOf(draft, target);
    if (net?.thing !== 'fishing net' || target === null || !isPerson(roleOf(draft, role)) || act !== 'repair') continue;
    editRole(draft, target, { count: 1, size: MENDED_NET });
    editBeats(draft, (beat) => (beat.role === role && beat.target === target ? { ...beat, act: 'knit' } : beat));
    if (!draft.relations.some((each) => each.to === target && each.relation === 'holding'))
      relate(draft, role, 'holding', target);
  }
}

/** Of a whole one. */
const MENDED_NET = 0.3;

/** Who studies at a desk, and nothing in particular, writes there. */
function studyAtDesk(draft: Draft): void {
  editBeats(draft, (beat) =>
    /^study/.test(beat.verb) &&
    isPerson(roleOf(draft, beat.role)) &&
    (beat.target === null || isTable(roleOf(draft, beat.target)?.thing ?? ''))
      ? { ...beat, act: 'write', target: null }
      : beat,
  );
}

export const EVERYDAY_RULES = [
  studyAtDesk,
  stayWithoutLeader,
  playAround,
  inkSkin,
  holdBook,
  pushSwing,
  openHood,
  passBehind,
  doHair,
  fitSeats,
  workAtBench,
  lieInBed,
  proposeOnce,
  lowerTable,
  mendNet,
] as const;
