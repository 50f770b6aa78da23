import type { Event, Reading } from '../../language/reading.ts';
import { isPosture, isToldInTurns } from './in-turn.ts';

/**
 * When in the film what stands at a letter of the prompt happens. Words that tell how somebody looks take no time; what is done takes some, what is said
 * takes as long as it is spoken, and a shot begins when it begins. Lines, deeds and cuts to whoever speaks all go by this one clock.
 */
export type StoryClock = (letter: number) => number;

/** A shot: the letter it is told from, and its second. */
export interface ClockMark {
  readonly letter: number;
  readonly seconds: number;
}

const [SECONDS_A_WORD, SECONDS_A_LINE, AFTER_LINE] = [0.34, 0.5, 0.3];
/** Before the first word of a shot. */
export const BEFORE_LINE = 0.3;

export const secondsOf = (text: string): number => SECONDS_A_LINE + (text.match(/\S+/g)?.length ?? 0) * SECONDS_A_WORD;

/** How somebody is, rather than what they do next. */
const STATES = /^(?:hold|wear|carry|sleep|hold_hands)$/;
const [STATE_SECONDS, DEED_SECONDS] = [0.35, 1.3];

/** Told of somebody who then says it: the line has the time. */
export const isSaying = ({ act, subjects }: Event, { spoken }: Reading): boolean =>
  act?.frame === 'voice' &&
  act.painted === 'talk' &&
  spoken.some(({ speaker }) => speaker !== null && subjects.includes(speaker));

function secondsFor(event: Event, reading: Reading): number {
  if (event.act === null || event.meanwhile === true || isSaying(event, reading)) return 0;
  return isPosture(event) || STATES.test(event.act.act) ? STATE_SECONDS : DEED_SECONDS;
}

export function makeStoryClock(reading: Reading, marks: readonly ClockMark[], durationSeconds: number): StoryClock {
  const { offsets, events, spoken } = reading;
  const items = [
    ...events.map((event) => ({ letter: offsets[event.at] ?? 0, seconds: secondsFor(event, reading) })),
    ...spoken.map(({ at, text }) => ({ letter: offsets[at] ?? 0, seconds: secondsOf(text) + AFTER_LINE })),
  ].sort((a, b) => a.letter - b.letter);
  const shots = marks.length === 0 ? [{ letter: 0, seconds: 0 }] : marks;
  const [first, last] = [offsets[0] ?? 0, offsets.at(-1) ?? 0];
  // Where nobody speaks and nothing is cut, the words themselves are the time.
  if (spoken.length === 0 && shots.length < 2 && !isToldInTurns(reading))
    return (letter) => ((letter - first) / Math.max(1, last - first)) * durationSeconds;
  const scenes = shots.map((begin, shot) => {
    const end = shots[shot + 1] ?? { letter: Number.POSITIVE_INFINITY, seconds: durationSeconds };
    const own = items.filter((item) => (shot === 0 || item.letter >= begin.letter) && item.letter < end.letter);
    const whole = BEFORE_LINE + own.reduce((sum, { seconds }) => sum + seconds, 0);
    // Little that is told does not fill a long shot: it happens soon, and one looks on.
    const pace = Math.min(SLOWEST, (end.seconds - begin.seconds) / whole);
    let passed = begin.seconds + BEFORE_LINE * Math.min(1, pace);
    const times = own.map(({ letter, seconds }) => {
      const from = passed;
      passed += seconds * pace;
      return { letter, from };
    });
    return { begin, times, over: passed };
  });
  return (letter) => {
    const scene = scenes.findLast(({ begin }) => begin.letter <= letter) ?? scenes[0];
    return scene?.times.find((item) => item.letter >= letter)?.from ?? scene?.over ?? 0;
  };
}
/** Times as slow as it would be told. */
const SLOWEST = 1.6;
