import { findAct } from '../../../catalogue/acts.ts';
import { touchedPart } from '../../../catalogue/touched.ts';
import type { Beat } from '../../../director/script.ts';
import { addRole, type Draft, dropRole, editBeats, isPerson, relate, roleOf } from '../draft.ts';

/** What one does to a part of somebody: hands are there, and both are as near and as low as that asks for. */

const CHILDREN = /^(?:baby|child|toddler)$/;
const isChild = (draft: Draft, id: number): boolean => CHILDREN.test(roleOf(draft, id)?.person?.age ?? '');
/** Where somebody sits or lies, whoever tends them stands beside it. */
const isBorne = ({ relations }: Draft, id: number): boolean =>
  relations.some(({ role, relation, to }) => role === id && to !== null && /^(?:on|in|inside|riding)$/.test(relation));

/** Whose knee or shoe somebody kneels before sits, unless they are told to be elsewhere: standing, both heads would be in one place. */
const staysThere = (draft: Draft, id: number): boolean =>
  roleOf(draft, id)?.count === 1 &&
  !isBorne(draft, id) &&
  draft.beats.every(({ role, act }) => role !== id || /^(?:face|voice)$/.test(findAct(act)?.frame ?? ''));

/** "lifts his elbow", "puts a bandage on her knee", "straightens his tie". */
export function touchParts(draft: Draft, indoor: boolean): void {
  const seats = new Set<number>();
  editBeats(draft, (beat) => {
    const { role, target, act, part } = beat;
    const place = touchedPart(act, part);
    if (place === null || target === null || target === role) return beat;
    if (!isPerson(roleOf(draft, role)) || !isPerson(roleOf(draft, target))) return beat;
    const small = isChild(draft, target) && !isChild(draft, role);
    const downTo = place.from === 'low' || (place.from === 'level' && small);
    const low = place.from === 'low' || (downTo && !isBorne(draft, target));
    const way = place.from === 'beside' ? 'tend_beside' : low ? 'tend_low' : 'tend';
    if (place.from === 'low' && staysThere(draft, target)) seats.add(target);
    return { ...beat, act: way, part: place.anchor };
  });
  for (const id of seats) relate(draft, id, 'on', addRole(draft, { thing: indoor ? 'chair' : 'bench' }));
  const still = draft.beats.flatMap((beat): Beat[] => {
    const { role, target, act } = beat;
    const idle = target !== null && draft.beats.every((each) => each.role !== target);
    return /^tend/.test(act) && idle ? [{ ...beat, act: 'be_tended', role: target, target: role, part: null }] : [];
  });
  draft.beats = [...draft.beats, ...still];
}

const SLOWLY = /\b(?:slow|sway)/;
/** Held while one dances so: head and hands of the other. */
const CLOSELY = /^(?:nestle|hug)$/;

/** Two who dance slowly hold each other: one step goes to the other side, and no arm is stretched. */
export function danceClose(draft: Draft): void {
  const slow = ({ verb, manner }: Beat): boolean => SLOWLY.test(`${verb} ${manner ?? ''}`);
  const dances = draft.beats.filter(({ act }) => act === 'dance');
  const close = (beat: Beat): boolean =>
    slow(beat) || draft.beats.some(({ role, act, to }) => role === beat.role && CLOSELY.test(act) && to > beat.from);
  if (!dances.some(close)) return;
  const people = dances.every(({ role }) => isPerson(roleOf(draft, role)));
  const count = [...new Set(dances.map(({ role }) => role))].reduce(
    (sum, id) => sum + (roleOf(draft, id)?.count ?? 1),
    0,
  );
  if (!people || count !== 2) return;
  editBeats(draft, (beat) => (beat.act === 'dance' ? { ...beat, act: 'slow_dance' } : beat));
}

/** "hugs her teddy bear": held to the heart where she stands, with the head on it; nobody goes down to what is in their own arms. */
export function holdToHeart(draft: Draft): void {
  const holds = (id: number, held: number | null): boolean =>
    draft.relations.some(({ role, relation, to }) => role === id && relation === 'holding' && to === held);
  editBeats(draft, (beat) =>
    beat.act === 'hug' && beat.target !== null && isPerson(roleOf(draft, beat.role)) && holds(beat.role, beat.target)
      ? { ...beat, act: 'nestle' }
      : beat,
  );
}

const WITHIN_CHEST = /^(?:heart|heartbeat|lungs?|chest|breath)$/;
const TUBES = /^stethoscope$/;

/** "listens to a little boy's heart": at his chest, and to no heart that lies about; what it takes a doctor has around the neck. */
export function listenAtChest(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'listen')) {
    const organ = roleOf(draft, beat.target);
    if (isPerson(organ) && WITHIN_CHEST.test(beat.part ?? '')) {
      editBeats(draft, (each) => (each === beat ? { ...each, act: 'auscultate' } : each));
      continue;
    }
    if (!isPerson(roleOf(draft, beat.role)) || organ === undefined || !WITHIN_CHEST.test(organ.noun)) continue;
    const others = draft.cast.filter((role) => isPerson(role) && role.id !== beat.role && role.count === 1);
    const patient =
      others.find(({ id }) => draft.beats.some((each) => each.role !== beat.role && each.target === id)) ??
      others.find(({ id }) => isChild(draft, id)) ??
      others[0];
    if (patient === undefined) continue;
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'auscultate', target: patient.id } : each));
    dropRole(draft, organ.id);
    for (const { id, thing } of draft.cast) if (TUBES.test(thing)) dropRole(draft, id);
  }
}

export const TOUCHING_RULES = [listenAtChest, touchParts] as const;
