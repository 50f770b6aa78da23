import { findAct } from '../../catalogue/acts.ts';
import type { Event, Reading } from '../../language/reading.ts';
import type { Beat } from '../script.ts';
import { findWaiting, isInTurn, isToldInTurns } from './in-turn.ts';
import { isSaying, type StoryClock } from './story-clock.ts';

export interface Timed {
  readonly event: Event;
  readonly from: number;
  /** It answers what was said or shown before: until then nothing of it is seen. */
  readonly waits: boolean;
  /** It is when the clock says, and what comes before it is over by then: an answer, or words that are heard then. */
  readonly clocked: boolean;
}

/** What the prompt tells one after the other happens so; what begins with a cut begins with its shot. */
export function timeEvents(reading: Reading, clock: StoryClock, durationSeconds: number): Timed[] {
  const { events, cuts, offsets } = reading;
  const inTurns = isToldInTurns(reading);
  return events
    .filter(({ act }) => act !== null)
    .map((event) => {
      const at = offsets[findWaiting(event, reading)?.at ?? event.at] ?? 0;
      const cut = [...cuts].reverse().find((each) => each.at <= at && each.seconds !== null);
      const from = cut?.seconds ?? Math.min(clock(at), durationSeconds - 1);
      const waits = answers(event, reading) || isInTurn(event, reading);
      return {
        event,
        from,
        waits,
        clocked: waits || isSaying(event, reading) || (inTurns && event.meanwhile !== true),
      };
    });
}

/** Told of what goes on all the while around those it is about. */
const AROUND = /\b(?:background|behind|around|beside|nearby|distance|outside|meanwhile|while|as)\b[^.!?]{0,80}$/i;
const SENTENCE_LETTERS = 90;
const GOES_ON =
  /^(?:sit|stand|kneel|lie|crouch|tie_shoes|lean|hold|wear|carry|sleep|look|play.*|work|drive|float|burn|shine)$/;

/** "Wide shot of the room, she stands": at the head of a sentence another size is another shot, though nobody writes that it is cut. */
const HEADS_SENTENCE = /[.!?]\s{1,3}(?:(?:an?|the|slow|final|last) )?$/i;

/** Where the shot begins that tells of a letter; 0 for the first. */
function shotOf(letter: number, { cuts, shots, told }: Reading): number {
  const sized = shots.filter(
    ({ field, at }) => field === 'size' && HEADS_SENTENCE.test(told.slice(Math.max(0, at - SENTENCE_HEAD), at)),
  );
  return Math.max(0, ...[...cuts, ...sized].flatMap(({ at }) => (at <= letter ? [at] : [])));
}
const SENTENCE_HEAD = 12;

/** "the letter falls to the floor" in a later shot than the one in which somebody holds it: until then it does not. */
function isDoneLater({ act, at, subjects, meanwhile }: Event, reading: Reading): boolean {
  const letter = reading.offsets[at] ?? 0;
  const begun = shotOf(letter, reading);
  if (begun <= (reading.offsets[0] ?? 0) || (meanwhile !== true && act?.act !== 'sit')) return false;
  return reading.events.some(
    (other) =>
      (reading.offsets[other.at] ?? 0) < begun && other.target !== null && subjects.some((id) => id === other.target),
  );
}

/** Whether something is done after a line or a cut that the prompt tells before it. */
function answers(event: Event, reading: Reading): boolean {
  const { act, at, meanwhile } = event;
  const { spoken, cuts, offsets, told } = reading;
  if (act === null) return false;
  if (isDoneLater(event, reading)) return true;
  if (meanwhile === true || GOES_ON.test(act.act)) return false;
  const letter = offsets[at] ?? 0;
  const [first] = offsets;
  const later = spoken.some((line) => line.at < at) || cuts.some((cut) => cut.at > (first ?? 0) && cut.at <= letter);
  return later && !AROUND.test(told.slice(Math.max(0, letter - SENTENCE_LETTERS), letter));
}

/** Over before anything else is done. */
export const STARTS = /^(?:jump|fall|rise|take_off|land|climb|dive|slide)$/;

/** So long must somebody be seen on the way, before the film is over or something else begins. */
const SECONDS_ON_THE_WAY = 2;
/** "sits at the window writing": on the seat at once, and the rest of the time at the letter. */
const SECONDS_TO_SETTLE = 0.5;

const POSTURES = /^(?:sit|stand|kneel|lie|crouch|lean)$/;

/** Done by somebody who is told only to be somewhere. */
const isSettled = (event: Event | undefined, before: Event | undefined): boolean =>
  event?.meanwhile === true && event.act?.frame === 'hands' && POSTURES.test(before?.act?.act ?? '');

/** Over in a moment, however many words tell of it: what comes after it does not wait. */
const BRIEF_ACTS = /^(?:turn|nod|bow|open|close|close_eyes|drop|put|pick_up|give|salute)$/;
const BRIEF_VERBS =
  /^(?:draw|unsheathe|step|step back|stand up|get up|look up|look back|look down|glance|pause|stop|lean forward|lower)$/;
const BRIEF_SECONDS = 2.2;

const isBrief = ({ act, verb }: Event): boolean => BRIEF_ACTS.test(act?.act ?? '') || BRIEF_VERBS.test(verb);

/** Seconds that anything is seen that has its time. */
const LEAST_SEEN = 0.9;
/** Of its even share: what a story comes to is seen to its end. */
const LAST_SHARE = 0.8;

/** How long each must last at least: half of its share, or more of it where somebody goes, and of the last. */
function leastSeconds(list: readonly Timed[], durationSeconds: number): number[] {
  const share = durationSeconds / Math.max(1, list.length);
  return list.map(({ event, from, clocked }, i) => {
    const then = list[i + 1];
    const next = then?.event;
    if (then?.clocked === true) return Math.min(share / 2, Math.max(LEAST_SEEN, then.from - from));
    if (clocked && next === undefined) return LEAST_SEEN;
    if (isSettled(next, event)) return Math.min(SECONDS_TO_SETTLE, share / 2);
    const goes = event.act?.frame === 'go' && !STARTS.test(event.act.act);
    if (next === undefined && !isBrief(event)) return share * LAST_SHARE;
    return goes ? Math.min(SECONDS_ON_THE_WAY, share) : share / 2;
  });
}

/** What happens of a sudden, told of somebody after others were told of: it happens after them. */
const STARTLED = /^(?:take_off|explode|break)$/;
/** Of the film. */
const LATE = 0.4;

/** When each begins: the first thing somebody does they do from the start, the last one to the end. */
export function startTimes(list: readonly Timed[], durationSeconds: number): number[] {
  const least = leastSeconds(list, durationSeconds);
  const starts: number[] = [];
  let needed = least.reduce((sum, seconds) => sum + seconds, 0);
  for (const [i, { event, from, waits, clocked }] of list.entries()) {
    const earliest = i === 0 ? 0 : (starts[i - 1] ?? 0) + (least[i - 1] ?? 0);
    const before = list[i - 1]?.event;
    const soon = before !== undefined && isBrief(before) && event.at > before.at && !clocked;
    const latest = Math.min(
      durationSeconds - needed,
      soon ? (starts[i - 1] ?? 0) + BRIEF_SECONDS : Number.POSITIVE_INFINITY,
    );
    const sudden = STARTLED.test(event.act?.act ?? '') && from > durationSeconds * LATE;
    const first = i === 0 && !sudden && !waits;
    starts.push(first || isSettled(event, before) ? earliest : Math.max(earliest, Math.min(from, latest)));
    needed -= least[i] ?? 0;
  }
  return starts;
}

const DONE_TO = /^(?:hug|kiss|shake_hands|give|dress)$/;
/** Seconds that an embrace lasts before somebody goes, and that they are seen going. */
const [EMBRACED_SECONDS, LEAVING_SECONDS] = [1.6, 3];

/** "hugs him before he runs off": whom something is done to first goes afterwards, and it is over by then. */
export function goAfterwards(beats: readonly Beat[], timed: readonly Timed[], durationSeconds: number): Beat[] {
  const told = ({ verb }: Beat): number => timed.find(({ event }) => event.verb === verb)?.event.at ?? 0;
  const changed = new Map<Beat, Beat>();
  for (const going of beats) {
    const first = beats.find(({ role }) => role === going.role) === going;
    if (!first || findAct(going.act)?.frame !== 'go') continue;
    const before = beats.filter(
      ({ role, target, act }) => role !== going.role && target === going.role && DONE_TO.test(act),
    );
    const last = before.at(-1);
    if (last === undefined || told(last) > told(going)) continue;
    const leaves = Math.max(
      ...[last.from + EMBRACED_SECONDS, going.from],
      going.from > 0 ? 0 : Math.min(going.to, durationSeconds) - LEAVING_SECONDS,
    );
    if (leaves > durationSeconds - 1) continue;
    changed.set(going, { ...going, from: leaves });
    if (last.to > leaves) changed.set(last, { ...last, to: leaves });
  }
  return beats.map((beat) => changed.get(beat) ?? beat);
}
