import { findAct } from '../catalogue/acts.ts';
import type { RelationName } from '../director/script.ts';
import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isPerson,
  relate,
  roleOf,
  withoutRelations,
} from './draft.ts';

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
/** A television is no computer, unless it is called one. */
const isScreen = (draft: Draft, id: number | null): id is number => {
  const role = roleOf(draft, id);
  if (role === undefined || !SCREEN.test(role.thing)) return false;
  const beside = draft.cast.some(({ thing }) => /^computer(?: desk)?$/.test(thing));
  return role.thing !== 'tv' || beside || /monitor|computer/.test([role.noun, role.word, ...role.variety].join(' '));
};

/** Whoever is at a computer sits at its desk, seen over it; of screen, monitor and keyboard there is one. */
export function sitAtComputer(draft: Draft): void {
  const screens = draft.cast.filter(({ id }) => isScreen(draft, id)).map(({ id }) => id);
  const [desk] = screens;
  if (desk === undefined) return;
  const worker = draft.cast.find(
    (role) =>
      isPerson(role) &&
      role.count === 1 &&
      (draft.relations.some(
        (each) => each.role === role.id && isScreen(draft, each.to) && AT_SCREEN.has(each.relation),
      ) ||
        draft.beats.some(
          ({ role: own, target, instrument }) =>
            own === role.id && (isScreen(draft, target) || isScreen(draft, instrument)),
        )),
  );
  if (worker === undefined) return;
  if (draft.beats.some(({ role, act }) => role === worker.id && findAct(act)?.frame === 'go')) return;
  for (const other of screens) if (other !== desk) dropRole(draft, other);
  editRole(draft, desk, { thing: 'computer desk', count: 1, size: 1 });
  withoutRelations(draft, worker.id, desk);
  relate(draft, worker.id, 'on', desk);
  editBeats(draft, (beat) => (beat.role === worker.id && beat.target === desk ? { ...beat, target: null } : beat));
  if (!draft.beats.some(({ role }) => role === worker.id))
    draft.beats = [...draft.beats, { ...beatOf(draft, 'type'), role: worker.id }];
}

/** Where classes are taught. */
const CLASSES: ReadonlySet<string> = new Set(['classroom', 'hall', 'laboratory']);

/** Who teaches one person to do something stands beside them and needs no blackboard. */
export function teachByHand(draft: Draft): void {
  if (CLASSES.has(draft.set.place) || draft.cast.some(({ thing }) => thing === 'blackboard')) return;
  for (const { role, act, target } of draft.beats) {
    const pupil = roleOf(draft, target);
    if (act !== 'explain' || target === null || pupil === undefined || !isPerson(pupil) || pupil.count > 2) continue;
    editBeats(draft, (beat) => (beat.role === role && beat.act === 'explain' ? { ...beat, act: 'speak' } : beat));
  }
}
