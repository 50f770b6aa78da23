import { findAct } from '../catalogue/acts.ts';
import type { Event, Reading } from '../language/reading.ts';
import type { Beat } from './script.ts';

export interface Timed {
  readonly event: Event;
  readonly from: number;
}

/** What the prompt tells one after the other happens so; what begins with a cut begins with its shot. */
export function timeEvents({ events, cuts, offsets }: Reading, durationSeconds: number): Timed[] {
  const known = events.filter(({ act }) => act !== null);
  const length = Math.max(1, (offsets.at(-1) ?? 0) - (offsets[0] ?? 0));
  return known.map((event) => {
    const at = offsets[event.at] ?? 0;
    const cut = [...cuts].reverse().find((each) => each.at <= at && each.seconds !== null);
    const told = ((at - (offsets[0] ?? 0)) / length) * durationSeconds;
    return { event, from: cut?.seconds ?? Math.min(told, durationSeconds - 1) };
  });
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
const BRIEF_ACTS = /^(?:turn|nod|bow|open|close|drop|put|pick_up|give|salute)$/;
const BRIEF_VERBS =
  /^(?:draw|unsheathe|step|step back|stand up|get up|look up|look back|look down|glance|pause|stop|lean forward|lower)$/;
const BRIEF_SECONDS = 2.2;

const isBrief = ({ act, verb }: Event): boolean => BRIEF_ACTS.test(act?.act ?? '') || BRIEF_VERBS.test(verb);

/** Of its even share: what a story comes to is seen to its end. */
const LAST_SHARE = 0.8;

/** How long each must last at least: half of its share, or more of it where somebody goes, and of the last. */
function leastSeconds(list: readonly Timed[], durationSeconds: number): number[] {
  const share = durationSeconds / Math.max(1, list.length);
  return list.map(({ event }, i) => {
    const next = list[i + 1]?.event;
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
  for (const [i, { event, from }] of list.entries()) {
    const earliest = i === 0 ? 0 : (starts[i - 1] ?? 0) + (least[i - 1] ?? 0);
    const before = list[i - 1]?.event;
    const soon = before !== undefined && isBrief(before) && event.at > before.at;
    const latest = Math.min(
      durationSeconds - needed,
      soon ? (starts[i - 1] ?? 0) + BRIEF_SECONDS : Number.POSITIVE_INFINITY,
    );
    const first = i === 0 && !(STARTLED.test(event.act?.act ?? '') && from > durationSeconds * LATE);
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
    if (!first || findAct(going.act)?.frame !== 'go' || going.from > 0) continue;
    const before = beats.filter(
      ({ role, target, act }) => role !== going.role && target === going.role && DONE_TO.test(act),
    );
    const last = before.at(-1);
    if (last === undefined || told(last) > told(going)) continue;
    const leaves = Math.max(last.from + EMBRACED_SECONDS, Math.min(going.to, durationSeconds) - LEAVING_SECONDS);
    if (leaves > durationSeconds - 1) continue;
    changed.set(going, { ...going, from: leaves });
    if (last.to > leaves) changed.set(last, { ...last, to: leaves });
  }
  return beats.map((beat) => changed.get(beat) ?? beat);
}
