import { findAct } from '../../../catalogue/acts.ts';
import { getsUp } from '../../../catalogue/postures.ts';
import { isSeat, isTable } from '../../../catalogue/uses.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { type Draft, editBeats, isAlive, isBorne, isPerson, relate, roleOf, thingOf } from '../draft.ts';

/** What one does who has come to something and is on it from then on. */
const DOWN: ReadonlySet<string> = new Set(['sit', 'lie', 'sleep']);
const UP: ReadonlySet<string> = new Set(['jump', 'land', 'climb']);
/** On these one jumps and jumps. */
const SPRINGY = /^(?:bed|trampoline|mattress)$/;
/** Seconds somebody looks at what it will jump onto. */
const LOOKS_UP = 1.1;
/** Seconds that a leap onto something lasts. */
export const LEAP_SECONDS = 0.7;

/** The beat with which somebody comes to be on something, having gone there before; null for all who are there from the beginning. */
export function arrivingBeat(own: readonly Beat[]): Beat | null {
  const sorted = [...own].sort((a, b) => a.from - b.from);
  const at = sorted.findIndex((each) => (DOWN.has(each.act) || UP.has(each.act)) && !isDownwards(each));
  const beat = sorted[at];
  if (beat === undefined || beat.from < LOOKS_UP * 0.7) return null;
  const before = sorted.slice(0, at);
  // "sits on a wall, then walks": who was down before does not come there.
  return before.every(({ act }) => goesOrStands(act) || isSeenOrHeard(act) || ON_FOOT.has(act)) &&
    before.some(({ act }) => goesOrStands(act))
    ? beat
    : null;
}

/** What one does on one's feet before one sits down: takes off shoes and coat, takes a book from the shelf. */
const ON_FOOT: ReadonlySet<string> = new Set(['dress', 'take', 'set_down', 'pick_up', 'open', 'close']);

/** "A cat knocks a vase off the table, then bolts across the room": not over the table. */
function boltsOff({ person }: Pick<Role, 'person'>, sorted: readonly Beat[]): boolean {
  const [first, ...later] = sorted;
  return (
    person === null &&
    first !== undefined &&
    findAct(first.act)?.frame !== 'go' &&
    later.some(({ act }) => BOLTS.has(act))
  );
}
const BOLTS: ReadonlySet<string> = new Set(['run', 'trot', 'fly', 'take_off']);

/** The beat with which somebody leaves what bore it until then; null for all who stay. */
export function leavingBeat(own: readonly Beat[], seated: boolean, role?: Pick<Role, 'person'>): Beat | null {
  const sorted = [...own].sort((a, b) => a.from - b.from);
  const settled = sorted.findLastIndex((beat) => (DOWN.has(beat.act) || UP.has(beat.act)) && !isDownwards(beat));
  const at = sorted.findIndex(
    (beat, index) =>
      index > settled && beat.from > 0.3 && (LEAVES.has(beat.act) || isDownwards(beat) || isGettingUp(beat)),
  );
  const [beat, before] = [sorted[at], sorted[at - 1]];
  if (beat === undefined || (settled < 0 && !seated && !(role !== undefined && boltsOff(role, sorted)))) return null;
  return before !== undefined && isGettingUp(before) && before.from > 0.3 ? before : beat;
}
const LEAVES: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'fly', 'take_off']);
const isDownwards = ({ act, direction }: Beat): boolean => act === 'jump' && direction === 'down';

/** Seconds after which a hand that reaches down has what it reaches for. */
export const GRIP_SECONDS = 0.9;
const TAKES: ReadonlySet<string> = new Set(['pick_up', 'sniff']);
/** Off the ground: what is taken from a shelf, a table or somebody is in the hand from the beginning. */
const FROM_THE_GROUND = /^(?:pick|pick up|fetch|collect|gather|grab|scoop|find|retrieve)$/;

/** The beat with which somebody picks up what it holds from then on; null for what is in the hand from the beginning. */
export function takingBeat(beats: readonly Beat[], holder?: number, thing?: number): Beat | null {
  const own = beats.filter(({ role, target }) => role === holder && target === thing).sort((a, b) => a.from - b.from);
  const [first] = own.filter(({ act }) => !GOES_TO.has(act));
  return first !== undefined && TAKES.has(first.act) && FROM_THE_GROUND.test(first.verb) ? first : null;
}
const GOES_TO: ReadonlySet<string> = new Set(['walk', 'run', 'trot', 'look', 'notice']);

const isGettingUp = ({ act, verb }: Pick<Beat, 'act' | 'verb'>): boolean => act === 'stand' && getsUp(verb);

const isSeenOrHeard = (act: string): boolean => act === 'look' || /^(?:voice|face)$/.test(findAct(act)?.frame ?? '');

const goesOrStands = (act: string): boolean =>
  act === 'stand' || (findAct(act)?.frame === 'go' && !/^(?:drive|sail|ride|cycle|row|skate|surf|ski)$/.test(act));

/** Seconds that somebody takes at most to come where it stays: nobody walks about for half a film to sit down at last. */
const COMING: Readonly<Record<string, number>> = { run: 2, chase: 2, trot: 2, fly: 3.2 };
const COMES = 2.8;

/** What comes after the arrival has the time that is left. */
export function comeSoon(draft: Draft): void {
  for (const { id } of draft.cast) {
    const own = draft.beats.filter(({ role }) => role === id);
    const beat = arrivingBeat(own);
    const borne = draft.relations.some(
      ({ role, relation, to }) => role === id && to !== null && /^(?:on|in|inside)$/.test(relation),
    );
    if (beat === null || !borne) continue;
    const end = Math.max(...own.map(({ to }) => to));
    const going = own.find(({ act }) => findAct(act)?.frame === 'go');
    const at = COMING[going?.act ?? ''] ?? COMES;
    if (beat.from <= at || end <= beat.from) continue;
    const moved = (time: number): number =>
      time <= beat.from ? (time * at) / beat.from : at + ((time - beat.from) * (end - at)) / (end - beat.from);
    editBeats(draft, (each) => (each.role === id ? { ...each, from: moved(each.from), to: moved(each.to) } : each));
  }
}

const kindOf = (draft: Draft, id: number | null): string => thingOf(draft, id)?.kind ?? '';

/** "walks to a bench and sits down": there, and at a table on a chair. */
export function sitWhereGone(draft: Draft): void {
  for (const { id } of draft.cast.filter(isPerson)) {
    const own = draft.beats.filter(({ role }) => role === id).sort((a, b) => a.from - b.from);
    const down = own.findIndex(({ act }) => act === 'sit' || act === 'lie');
    const to = own
      .slice(0, Math.max(0, down))
      .map(({ target }) => target)
      .findLast((target) => isSeat(kindOf(draft, target)) || isTable(kindOf(draft, target)));
    if (to === undefined || to === null || isBorne(draft, id)) continue;
    relate(draft, id, isSeat(kindOf(draft, to)) ? 'on' : 'near', to);
  }
}

/** A cat that jumps onto a table was not on it before, and once there it is done. */
export function timeLeaps(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (relation !== 'on' || !isAlive(draft, role) || thingOf(draft, to)?.moves !== false) continue;
    const own = draft.beats.filter((beat) => beat.role === role).sort((a, b) => a.from - b.from);
    const leap = own.find(({ act }) => act === 'jump' || act === 'land');
    if (leap === undefined || SPRINGY.test(thingOf(draft, to)?.kind ?? '')) continue;
    const alone = own[0] === leap;
    if (alone && (isPerson(roleOf(draft, role)) || leap.act !== 'jump')) continue;
    const from = alone ? LOOKS_UP : leap.from;
    const until = Math.min(leap.to, from + LEAP_SECONDS);
    const rest = { ...leap, act: 'stand', verb: 'stand', target: null, direction: null };
    editBeats(draft, (beat) => (beat === leap ? { ...leap, from, to: until } : beat));
    if (alone) draft.beats = [...draft.beats, { ...rest, from: 0, to: from }];
    if (leap.to > until + 0.2) draft.beats = [...draft.beats, { ...rest, from: until, to: leap.to }];
  }
}
