import type { Beat } from '../../../director/script.ts';
import { type Draft, editBeats, isPerson, roleOf } from '../draft.ts';

/**
 * What two do with each other has one time for both. Whom somebody embraces lets go of whatever they were at, embraces as well, and goes on afterwards: a deed of
 * two that only one does is seen as one who reaches for somebody busy.
 */
const JOINT: ReadonlySet<string> = new Set([
  ...['hug', 'kiss', 'shake_hands', 'dance', 'hold_hands', 'high_five', 'take_hand'],
]);
/** Seconds that such a deed is seen, and before the end of the film in which none begins anew. */
const [LEAST_SECONDS, TOO_LATE] = [1.2, 0.8];
/** On one's knees before a child one stays there, and holds it. */
const LOW = /^(?:crouch|kneel)$/;

const isSeated = (draft: Draft, id: number): boolean =>
  draft.relations.some(
    ({ role, relation, to }) => role === id && to !== null && /^(?:on|in|inside|riding)$/.test(relation),
  );

const isChild = (draft: Draft, id: number): boolean => /^(?:child|baby)$/.test(roleOf(draft, id)?.person?.age ?? '');

/** Beats of one who has no time for them between two moments. */
function makeRoom(own: readonly Beat[], from: number, to: number): Beat[] {
  return own.flatMap((each): Beat[] => [
    ...(each.from < from - 0.2 ? [{ ...each, to: Math.min(each.to, from) }] : []),
    ...(each.from >= from - 0.2 && each.to > to + 0.4 ? [{ ...each, from: Math.max(each.from, to) }] : []),
  ]);
}

/** Held on to while the face tells the rest: "they embrace, laughing". */
const HELD_ON = /^(?:hug|hold_hands|take_hand|dance|nestle)$/;
const IN_THE_FACE = /^(?:laugh|smile|cry|sigh)$/;

const TAKES_UP = /^(?:catch|lift_up|raise|pick_up|hold|carry|swing|spin|rock)$/;
/** Seconds that one is seen running into somebody's arms. */
const RUN_SECONDS = 2;

/** "runs to her father, and he lifts her up": who has come on their own feet is taken into the arms there, and not carried from the beginning. */
export function catchInArms(draft: Draft): void {
  for (const run of draft.beats) {
    const { role, target } = run;
    if (target === null || run.direction !== 'toward' || !/^(?:run|walk)$/.test(run.act) || !isChild(draft, role))
      continue;
    if (!isPerson(roleOf(draft, target)) || isChild(draft, target)) continue;
    const taken = draft.beats.find(
      (each) => each.role === target && TAKES_UP.test(each.act) && (each.target === role || each.target === null),
    );
    if (taken === undefined) continue;
    const end = Math.max(...draft.beats.map(({ to }) => to));
    const from = Math.min(end - LEAST_SECONDS, Math.max(run.from + RUN_SECONDS, taken.from));
    const embrace = { ...run, act: 'hug', verb: 'hug', direction: null, where: null, from, to: end };
    draft.relations = draft.relations.filter(
      (each) => ![each.role, each.to].every((id) => id === role || id === target),
    );
    draft.beats = [
      ...draft.beats.flatMap((each): Beat[] =>
        each.role !== role && each.role !== target
          ? [each]
          : each.from < from - 0.2 && each !== taken && !(each.role === target && LOW.test(each.act))
            ? [{ ...each, to: each === run ? from : Math.min(each.to, from) }]
            : [],
      ),
      embrace,
      { ...embrace, role: target, target: role },
    ];
  }
}

/** "hops up and hugs her": where they are, and no way that leads elsewhere. */
export function leapToEmbrace(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act, target }) => JOINT.has(act) && target !== null)) {
    const leap = draft.beats.find(
      ({ role, act, target, to }) =>
        role === beat.role &&
        act === 'jump' &&
        (target === null || target === beat.target) &&
        Math.abs(to - beat.from) < 0.1,
    );
    if (leap === undefined || !isPerson(roleOf(draft, beat.role))) continue;
    editBeats(draft, (each) =>
      each === leap ? null : each === beat ? { ...each, from: (leap.from + leap.to) / 2 } : each,
    );
  }
}

export function holdOn(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => HELD_ON.test(act))) {
    const face = draft.beats.find(
      ({ role, act, target, from }) =>
        role === beat.role &&
        IN_THE_FACE.test(act) &&
        (target === null || target === beat.target) &&
        Math.abs(from - beat.to) < 0.1,
    );
    if (face === undefined || !isPerson(roleOf(draft, beat.role))) continue;
    editBeats(draft, (each) => (each === face ? null : each === beat ? { ...each, to: face.to } : each));
  }
}

export function answerBack(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    if (target === null || target === role || !JOINT.has(act) || !draft.beats.includes(beat)) continue;
    const [own, other] = [roleOf(draft, role), roleOf(draft, target)];
    if (!isPerson(own) || !isPerson(other) || (other?.count ?? 1) > 1 || (own?.count ?? 1) > 1) continue;
    const theirs = draft.beats.filter((each) => each.role === target);
    const same = theirs.find((each) => each.act === act);
    if (same !== undefined) {
      if (same.target === role || same.together.includes(role)) share(draft, beat, same);
      continue;
    }
    const now = theirs.find(({ from, to }) => from <= beat.from + 0.2 && to > beat.from + 0.2);
    if (isSeated(draft, target) && theirs.length > 0) continue;
    if (now !== undefined && LOW.test(now.act) && isChild(draft, role) && !isChild(draft, target)) continue;
    const next = Math.min(beat.to, ...theirs.filter(({ from }) => from > beat.from + 0.2).map(({ from }) => from));
    const to = Math.min(beat.to, Math.max(next, beat.from + LEAST_SECONDS));
    if (theirs.length > 0 && to - beat.from < TOO_LATE) continue;
    draft.beats = [
      ...draft.beats.filter((each) => each.role !== target),
      ...makeRoom(theirs, beat.from, to),
      { ...beat, role: target, target: role, to },
    ];
  }
}

/** Two who are both told to do it do it together: the one waits for the other. */
function share(draft: Draft, one: Beat, two: Beat): void {
  if (Math.min(one.to, two.to) - Math.max(one.from, two.from) > 0 && Math.abs(one.from - two.from) < 0.1) return;
  const from = Math.max(one.from, two.from);
  const early = one.from < two.from ? one : two;
  const before = draft.beats.filter((each) => each.role === early.role && each.to <= early.from + 0.1).at(-1);
  if (early.to < from + TOO_LATE) return;
  draft.beats = draft.beats.map((each) =>
    each === early ? { ...each, from } : each === before ? { ...each, to: from } : each,
  );
}
