import { findAct } from '../../../catalogue/acts.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { isTable, workPlaceOf } from '../../../catalogue/uses.ts';
import type { RelationName, Role } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  withoutRelations,
} from '../draft.ts';

const AT_SCREEN: ReadonlySet<RelationName> = new Set([
  'near',
  'beside',
  'behind',
  'in_front_of',
  'on',
  'facing',
  'with',
]);
const SCREEN = /^(?:computer|computer desk|keyboard|printer|tv)$/;
const AT_COMPUTERS = /\b(?:programm|coder|coding|hacker|gamer|developer|streamer|trader|analyst|office|editor)/;
/** What one types on that is no computer with a desk of its own. */
const OWN_KEYS = /^(?:laptop|typewriter|cell phone|phone|tablet)$/;

/** A television is no computer, unless it is called one or somebody works at it. */
const isScreen = (draft: Draft, id: number | null): id is number => {
  const role = roleOf(draft, id);
  if (role === undefined || !SCREEN.test(role.thing)) return false;
  if (role.thing !== 'tv') return true;
  const words = [role.noun, role.word, ...role.variety].join(' ');
  const beside = draft.cast.some(({ thing }) => /^computer(?: desk)?$/.test(thing));
  return (
    beside ||
    /monitor|computer/.test(words) ||
    (/screen/.test(words) && draft.cast.some(({ id: own }) => isAtKeys(draft, own) || isAtDesk(draft, own)))
  );
};

/** Whether somebody is said to be at what is called a desk. */
function isAtDesk(draft: Draft, id: number): boolean {
  const desks = draft.cast.filter(({ noun }) => /desk$/.test(noun)).map((desk) => desk.id);
  return (
    isPerson(roleOf(draft, id)) &&
    (draft.beats.some(({ role, target }) => role === id && target !== null && desks.includes(target)) ||
      draft.relations.some(({ role, to }) => role === id && to !== null && desks.includes(to)))
  );
}

/** Whether somebody types, or is of a trade that does so. */
function isAtKeys(draft: Draft, id: number): boolean {
  const role = roleOf(draft, id);
  if (role === undefined || !isPerson(role) || role.count > 1) return false;
  const typing = draft.beats.some((beat) => beat.role === id && beat.act === 'type' && !/^text/.test(beat.verb));
  if (!typing && !AT_COMPUTERS.test(`${role.noun} ${role.word}`)) return false;
  return !draft.cast.some(({ thing }) => OWN_KEYS.test(thing));
}

/** Whoever is at a computer, or at a desk where one is told of, sits at its desk, seen over it; of screen, monitor and keyboard there is one. */
export function sitAtComputer(draft: Draft): void {
  const screens = draft.cast.filter(({ id }) => isScreen(draft, id)).map(({ id }) => id);
  const worker = draft.cast.find(
    (role) =>
      isPerson(role) &&
      role.count === 1 &&
      ((screens.length > 0 && isAtDesk(draft, role.id)) ||
        draft.relations.some(
          (each) => each.role === role.id && isScreen(draft, each.to) && AT_SCREEN.has(each.relation),
        ) ||
        draft.beats.some(
          ({ role: own, act, target, instrument }) =>
            own === role.id &&
            (isScreen(draft, target) || isScreen(draft, instrument) || (act === 'type' && isAtKeys(draft, own))),
        )),
  );
  if (worker === undefined) return;
  if (draft.beats.some(({ role, act }) => role === worker.id && findAct(act)?.frame === 'go')) return;
  const table = draft.cast.find(({ thing, count }) => isTable(thing) && count === 1)?.id;
  const desk = screens[0] ?? table ?? addRole(draft, { thing: 'computer desk' });
  for (const other of screens) if (other !== desk) dropRole(draft, other);
  moveOver(draft, table, desk);
  editRole(draft, desk, { thing: 'computer desk', count: 1, size: 1 });
  withoutRelations(draft, worker.id, desk);
  relate(draft, worker.id, 'on', desk);
  layAround(draft, worker.id, desk);
  editBeats(draft, (beat) => (beat.role === worker.id && beat.target === desk ? { ...beat, target: null } : beat));
  if (!draft.beats.some(({ role }) => role === worker.id))
    draft.beats = [...draft.beats, { ...beatOf(draft, 'type'), role: worker.id }];
}

/** The desk that is named is the one the screen stands on. */
function moveOver(draft: Draft, table: number | undefined, desk: number): void {
  if (table === undefined || table === desk) return;
  draft.relations = draft.relations.map((each) => (each.to === table ? { ...each, to: desk } : each));
  dropRole(draft, table);
}

/** Empty cups around somebody at a desk stand on it. */
function layAround(draft: Draft, worker: number, desk: number): void {
  draft.relations = draft.relations.map((each) =>
    (each.to === worker || each.to === desk) && isSmall(draft, each.role) && AROUND.has(each.relation)
      ? { ...each, relation: 'on', to: desk }
      : each,
  );
}
const AROUND: ReadonlySet<RelationName> = new Set(['near', 'beside', 'around', 'in_front_of', 'on', 'behind']);

/** Who teaches one person to do something stands beside them and needs no blackboard. */
export function teachByHand(draft: Draft): void {
  if (placeHas(draft.set.place, 'classes') || draft.cast.some(({ thing }) => thing === 'blackboard')) return;
  for (const { role, act, target } of draft.beats) {
    const pupil = roleOf(draft, target);
    if (act !== 'explain' || target === null || pupil === undefined || !isPerson(pupil) || pupil.count > 2) continue;
    editBeats(draft, (beat) => (beat.role === role && beat.act === 'explain' ? { ...beat, act: 'speak' } : beat));
  }
}

const BESIDE: ReadonlySet<RelationName> = new Set(['beside', 'near', 'with']);

/** Who teaches the piano, or is told to sit beside whoever plays it, sits on the same bench; its keys are a part of it. */
export function shareBench(draft: Draft): void {
  const piano = draft.cast.find(({ thing }) => thing === 'piano')?.id;
  const player = draft.relations.find(({ relation, to }) => to === piano && relation === 'on')?.role;
  if (piano === undefined || player === undefined || !isPerson(roleOf(draft, player))) return;
  for (const { id, thing } of draft.cast) if (thing === 'key') dropRole(draft, id);
  const mate = draft.cast.find(
    (role) =>
      isPerson(role) &&
      role.count === 1 &&
      role.id !== player &&
      draft.relations.some((each) => each.role === role.id && each.to === player && BESIDE.has(each.relation)) &&
      draft.beats.some(
        ({ role: own, act, target }) =>
          own === role.id && (act === 'sit' || ((act === 'explain' || act === 'speak') && target === player)),
      ) &&
      draft.beats.every(({ role: own, act }) => own !== role.id || findAct(act)?.frame !== 'go'),
  );
  if (mate === undefined) return;
  withoutRelations(draft, mate.id, player);
  relate(draft, mate.id, 'on', piano);
}

/** So many are a class. */
const CLASS = 3;
const IN_CLASS: ReadonlySet<string> = new Set([
  'sit',
  'raise',
  'listen',
  'look',
  'write',
  'read',
  'laugh',
  'smile',
  'clap',
  'give',
  ...['whisper', 'speak', 'shout', 'murmur', 'cheer', 'point', 'stand'],
]);
/** "rise to greet him": who is told to stand up does. */
const STANDS_UP = /^(?:stand|stand up|rise|get up)$/;

/** A class sits at the desks of its room, which stand in rows: none is brought for it. */
export function sitInClass(draft: Draft): void {
  if (draft.set.place !== 'classroom') return;
  const isClass = ({ count, person }: Role): boolean => person !== null && count >= CLASS;
  // One of its children who speaks up sits among the others.
  const isPupil = ({ person }: Role): boolean => person?.age === 'child' && draft.cast.some(isClass);
  for (const role of draft.cast.filter((each) => isClass(each) || isPupil(each))) {
    const own = draft.beats.filter((beat) => beat.role === role.id);
    if (!own.every(({ act, verb }) => IN_CLASS.has(act) && !STANDS_UP.test(verb))) continue;
    if (draft.stands.some((stand) => stand.role === role.id)) continue;
    // Who freezes does so in the seat.
    editBeats(draft, (beat) => (own.includes(beat) && beat.act === 'stand' ? { ...beat, act: 'look' } : beat));
    // Around their teacher they sit on the floor.
    if (draft.relations.some(({ role: id, relation, to }) => id === role.id && relation === 'around' && to !== null))
      continue;
    const desks = draft.cast.filter(
      ({ thing, noun, id }) => isTable(thing) && /desk|table/.test(noun) && !isLaden(draft, id),
    );
    for (const { id } of desks) dropRole(draft, id);
    draft.relations = draft.relations.filter((each) => each.role !== role.id || isPerson(roleOf(draft, each.to)));
    if (!own.some(({ act }) => act === 'sit'))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'sit'), role: role.id }];
  }
}

const isLaden = (draft: Draft, id: number): boolean =>
  draft.relations.some(({ role, relation, to }) => relation === 'on' && to === id && !isPerson(roleOf(draft, role)));

/** A bench that somebody bends over or works at, and on which nobody sits, is a workbench. */
export function workAtBench(draft: Draft): void {
  for (const { id, thing } of draft.cast) {
    if (thing !== 'bench') continue;
    const at = draft.relations.filter(({ role, to }) => to === id && isPerson(roleOf(draft, role)));
    const sits = draft.beats.some(
      ({ act, role }) => /^(?:sit|sleep|lie)$/.test(act) && at.some((each) => each.role === role),
    );
    // Who jumps over it works at nothing.
    const still = at.every((each) =>
      draft.beats.every(({ role, act }) => role !== each.role || findAct(act)?.frame !== 'go'),
    );
    const works =
      (still && at.some(({ relation }) => relation === 'above' || relation === 'leaning_on')) ||
      draft.beats.some(({ act, target }) => target === id && BENCH_WORK.test(act));
    if (sits || !works) continue;
    editRole(draft, id, { thing: 'dining table' });
    draft.relations = draft.relations.map((each) => (at.includes(each) ? { ...each, relation: 'near' } : each));
    // On it lies what is worked at.
    for (const { target, act, role } of draft.beats)
      if (at.some((each) => each.role === role) && target !== id && isSmall(draft, target) && workPlaceOf(act) !== null)
        if (!isBorne(draft, target)) relate(draft, target, 'on', id);
  }
}
const BENCH_WORK = /^(?:crouch|lean|work|repair|cut|hammer|build|put)$/;

/** What is written on a board is written by whoever stands at it. */
export function writeOnBoard(draft: Draft): void {
  editBeats(draft, (beat) =>
    /^(?:write|draw_picture)$/.test(beat.act) && roleOf(draft, beat.target)?.thing === 'blackboard'
      ? { ...beat, act: 'explain' }
      : beat,
  );
  // Then they turn to the class, and that is where we are.
  const teachers = new Set(draft.beats.filter(({ act }) => act === 'explain').map(({ role }) => role));
  editBeats(draft, (beat) =>
    teachers.has(beat.role) && beat.act === 'speak' && beat.target === null && beat.where === null
      ? { ...beat, where: 'camera' }
      : beat,
  );
}
