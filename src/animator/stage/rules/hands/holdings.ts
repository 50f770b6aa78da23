import { TAKEN_AFTER } from '../../../bodies/rhythms.ts';
import { findAct } from '../../../catalogue/acts.ts';
import {
  bearsFruit,
  type Change,
  changeOf,
  isBlade,
  isOnePiece,
  isPicked,
  sticksIn,
} from '../../../catalogue/holdings.ts';
import { hasHands, holdWayOf, isCup, isSeat, isTable } from '../../../catalogue/uses.ts';
import type { Beat, Role, Shot } from '../../../director/script.ts';
import {
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  isSmall,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';
import { tableOf } from '../furniture/tables.ts';
import { changeDress } from '../surroundings/dressing.ts';

// Where a thing is changes at the beats: on a table until somebody takes it, in a hand until it is set down. Hands reach for it first, as the lens has it.

/** Seconds that something is seen where it lies before a hand is at it. */
const SEEN_FIRST = 0.5;

const TOUCHED = /^(?:look|walk|run|notice|see|spot|kneel|crouch|bend|approach|point|stand|turn|sit)$/;

/** People, robots and whoever else has them. */
const hasHandsOf = (draft: Draft, id: number): boolean =>
  isPerson(roleOf(draft, id)) || hasHands(thingOf(draft, id)?.kind ?? '');

/** Whether somebody has it in hand before that beat: other acts of the same hands are done with it. */
function hasBefore(draft: Draft, { role, target, from }: Beat): boolean {
  return draft.beats.some(
    (beat) =>
      beat.role === role &&
      beat.from < from &&
      (beat.target === target || beat.instrument === target) &&
      !TOUCHED.test(beat.act) &&
      changeOf(beat.verb) !== 'leave',
  );
}

const isHolding = ({ relations }: Draft, role: number, thing: number): boolean =>
  relations.some((each) => each.role === role && each.relation === 'holding' && each.to === thing);

/** The stone that a sword is stuck in. */
function stoneOf(draft: Draft, thing: number | null): number | null {
  return isBlade(thingOf(draft, thing)?.kind ?? '')
    ? (draft.cast.find((each) => sticksIn(each.thing))?.id ?? null)
    : null;
}

/** What bears it until it is taken: what it is told to be on, the plant it grows on, the table there is or, indoors, one that is brought; null is the ground. */
function sourceOf(draft: Draft, thing: number, role: number, indoor: boolean): number | null {
  const told = draft.relations.find(
    (each) => each.role === thing && each.to !== null && /^(?:on|in|inside)$/.test(each.relation),
  )?.to;
  if (told !== undefined && told !== null && !isAlive(draft, told)) return told;
  const kind = thingOf(draft, thing)?.kind ?? '';
  const stone = stoneOf(draft, thing);
  if (stone !== null) return stone;
  const plant = isPicked(kind) ? draft.cast.find((each) => bearsFruit(each.thing))?.id : undefined;
  if (plant !== undefined) return plant;
  const table = draft.cast.find((each) => isTable(each.thing) && !each.scenery)?.id;
  if (table !== undefined) return table;
  // From a seat, a saddle or a boat nobody reaches a table that is not told of.
  const borne = draft.relations.some(
    (each) => each.role === role && each.to !== null && /^(?:on|in|inside|riding|driving)$/.test(each.relation),
  );
  return indoor && !borne ? tableOf(draft) : null;
}

/** The box that was opened, out of which it is taken. */
function openedBefore(draft: Draft, { role, from }: Beat): number | null {
  const opened = draft.beats.find(
    (beat) => beat.role === role && beat.act === 'open' && beat.from < from && isSmall(draft, beat.target),
  );
  return opened?.target ?? null;
}

/** Who goes on after having it taken goes from there. */
const isTaken = (draft: Draft, beat: Beat, change: Change | null): boolean =>
  (change === 'take' || change === 'draw') &&
  /^(?:pick_up|hold|pull|take)$/.test(beat.act) &&
  hasHandsOf(draft, beat.role) &&
  (isSmall(draft, beat.target) || stoneOf(draft, beat.target) !== null) &&
  (roleOf(draft, beat.target)?.count === 1 || isOnePiece(thingOf(draft, beat.target)?.kind ?? ''));

/** What somebody takes lies where it is taken from until a hand has it. */
function takeFrom(draft: Draft, indoor: boolean): void {
  for (const beat of [...draft.beats].sort((a, b) => a.from - b.from)) {
    const { role, target: thing, verb } = beat;
    if (thing === null || !isTaken(draft, beat, changeOf(verb)) || hasBefore(draft, beat)) continue;
    if (draft.holdings.some((each) => each.thing === thing)) continue;
    const source = changeOf(verb) === 'draw' ? openedBefore(draft, beat) : sourceOf(draft, thing, role, indoor);
    // What opens and shuts says itself how something is taken out of it.
    if (draft.cast.some(({ id }) => thingOf(draft, id)?.opens === true)) continue;
    const pocket = source === null && changeOf(verb) === 'draw' && isHolding(draft, role, thing);
    // From the ground it is taken as the way of whoever takes it says.
    if (source === null && !pocket) continue;
    if (
      !isHolding(draft, role, thing) &&
      draft.relations.some((each) => each.to === thing && each.relation === 'holding')
    )
      continue;
    const from = Math.max(beat.from, SEEN_FIRST);
    draft.relations = draft.relations.filter(({ role: own, to }) => !(own === thing || (own === role && to === thing)));
    if (source === null) relate(draft, role, 'holding', thing);
    else {
      relate(draft, thing, 'on', source);
      lowerTree(draft, source);
    }
    editRole(draft, thing, { count: 1 });
    draft.holdings = [...draft.holdings, { thing, at: from + TAKEN_AFTER, by: role, to: 'hand' }];
    editBeats(draft, (each) =>
      each === beat ? { ...each, act: 'take', from, to: Math.max(each.to, from + 1.5) } : each,
    );
    delayFrom(draft, role, from, from + 1.5);
    if (source !== null && source === stoneOf(draft, thing)) raiseIt(draft, role, thing, from + 1.6);
  }
}

/** Metres: trees of an orchard are no taller, and one reaches what they bear. */
const ORCHARD_TREE = 3.2;

function lowerTree(draft: Draft, source: number): void {
  const [own, metres] = [roleOf(draft, source), metresOf(draft, source)];
  if (own !== undefined && bearsFruit(own.thing) && metres > ORCHARD_TREE)
    editRole(draft, source, { size: (own.size * ORCHARD_TREE) / metres });
}

/** Who has pulled a sword out of a stone holds it up. */
function raiseIt(draft: Draft, role: number, thing: number, from: number): void {
  const own = draft.beats.find((each) => each.role === role && each.act === 'take' && each.target === thing);
  if (own === undefined || own.to < from + 0.4) return;
  editBeats(draft, (each) => (each === own ? { ...each, to: from } : each));
  draft.beats = [...draft.beats, { ...own, act: 'raise', verb: 'raise', from, target: null }];
}

/** What comes after a beat begins when it is done. */
function delayFrom(draft: Draft, role: number, from: number, done: number): void {
  editBeats(draft, (each) =>
    each.role === role && each.from > from && each.from < done
      ? { ...each, from: done, to: Math.max(each.to, done + 0.6) }
      : each,
  );
}

/** What somebody has and sets down is in the hand until then, and from then on where it is put. */
function leaveOn(draft: Draft, indoor: boolean): void {
  for (const beat of [...draft.beats].sort((a, b) => a.from - b.from)) {
    const { role, act, verb, target } = beat;
    if (act !== 'put' || changeOf(verb) !== 'leave' || !hasHandsOf(draft, role)) continue;
    const thing = isSmall(draft, target) ? sameVessel(draft, role, target) : lastHeld(draft, beat);
    if (thing === null || !(hasBefore(draft, { ...beat, target: thing }) || wasTaken(draft, role, thing))) continue;
    const told = draft.relations.find(
      (each) =>
        (each.role === thing || each.role === target) && each.to !== null && /^(?:on|in|inside)$/.test(each.relation),
    )?.to;
    const taken = wasTaken(draft, role, thing);
    const onto =
      (taken ? null : told) ??
      draft.cast.find(({ thing: kind }) => isTable(kind) || isSeat(kind))?.id ??
      (indoor ? tableOf(draft) : null);
    if (onto === null) continue;
    if (!taken) {
      draft.relations = draft.relations.filter(({ role: own }) => own !== thing);
      if (!isHolding(draft, role, thing)) relate(draft, role, 'holding', thing);
    }
    draft.holdings = [...draft.holdings, { thing, at: beat.from + TAKEN_AFTER, by: role, to: { on: onto } }];
    editBeats(draft, (each) =>
      each.role === role && each.from === beat.from && each.act === act
        ? { ...each, act: 'set_down', target: thing }
        : each,
    );
  }
}

const wasTaken = ({ holdings }: Draft, role: number, thing: number): boolean =>
  holdings.findLast((each) => each.thing === thing && each.by === role)?.to === 'hand';

/** "puts it down" is told of what the hands had last. */
function lastHeld(draft: Draft, { role, from }: Beat): number | null {
  const before = draft.beats
    .filter((beat) => beat.role === role && beat.from < from && isSmall(draft, beat.target))
    .sort((a, b) => b.from - a.from);
  return before[0]?.target ?? null;
}

/** The cup that is put down is the coffee that was drunk. */
function sameVessel(draft: Draft, role: number, vessel: number): number {
  const kind = (id: number | null): string => thingOf(draft, id)?.kind ?? '';
  const drunk = draft.beats.find(
    ({ role: own, act, target }) => own === role && act === 'drink' && target !== null && target !== vessel,
  )?.target;
  if (drunk === undefined || drunk === null || !isCup(kind(drunk)) || !isCup(kind(vessel))) return vessel;
  const told = draft.relations.filter(({ role: own }) => own === vessel);
  editBeats(draft, (each) => (each.target === vessel ? { ...each, target: drunk } : each));
  draft.relations = [...draft.relations, ...told.map((each) => ({ ...each, role: drunk }))];
  dropRole(draft, vessel);
  return drunk;
}

const SEES = /^(?:look|think|smile|stand)$/;

/** Who looks at what the hand has, or smells it, has it before the face. */
function beholdHeld(draft: Draft): void {
  editBeats(draft, (beat) => {
    const { role, act, target } = beat;
    if (target === null || !isSmall(draft, target) || !hasHandsOf(draft, role)) return beat;
    const has = isHolding(draft, role, target) || wasTaken(draft, role, target);
    const inHand = ['upright', 'stick'].includes(holdWayOf(thingOf(draft, target)?.kind ?? ''));
    if (!has || !inHand) return beat;
    return act === 'sniff' ? { ...beat, act: 'smell' } : SEES.test(act) ? { ...beat, act: 'behold' } : beat;
  });
}

const isOnlyHand = (role: Role | undefined): boolean =>
  role?.noun === 'person' && /\b(?:hands?|fingers?)$/.test(role.word);

const isSmallOf = (cast: readonly Role[], id: number | null): boolean => isSmall({ cast }, id);

/** Where a small thing changes hands one comes near enough to see it, unless the prompt says from where it is seen. */
export function nearHands(shots: readonly Shot[], { holdings, dressings, beats, cast }: Draft): readonly Shot[] {
  return shots.map((shot) => {
    // What flies up is seen from below, against the sky.
    const flung = dressings.some(({ role, then }) => role === shot.subject && then?.to === 'up');
    if (flung && !shot.stated) return { ...shot, size: 'wide', angle: 'low' };
    const changes = [
      ...holdings.map(({ by, at }) => ({ by, at })),
      ...dressings.filter(({ then }) => then === null).map(({ role, at }) => ({ by: role, at })),
    ];
    // "a hand reaches into frame": of whom nothing else is told, nothing else is waited for.
    const byHand = changes.some(({ by, at }) => isOnlyHand(cast.find(({ id }) => id === by)) && at < shot.to);
    if (byHand && !shot.sizeStated && shot.part === null && isSmallOf(cast, shot.subject))
      return { ...shot, size: 'close' };
    const seen = changes.some(({ by, at }) => by === shot.subject && at >= shot.from && at < shot.to);
    if (!seen || shot.sizeStated || shot.part !== null || !/^(?:wide|full|establishing)$/.test(shot.size)) return shot;
    const goes = beats.some(
      ({ role, act, from, to }) =>
        role === shot.subject && findAct(act)?.frame === 'go' && from < shot.to && to > shot.from,
    );
    // Of many plants one sees the one that is picked from.
    const many = new Set(cast.filter(({ count, person }) => count > 1 && person === null).map(({ id }) => id));
    return { ...shot, size: goes ? 'full' : 'medium', also: shot.also.filter((id) => !many.has(id)) };
  });
}

/** In this order: what is put down was taken first. */
export function changeHands(draft: Draft, indoor: boolean): void {
  changeDress(draft, indoor);
  takeFrom(draft, indoor);
  leaveOn(draft, indoor);
  beholdHeld(draft);
}
