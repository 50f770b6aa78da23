import type { Entity, Event, Reading } from '../../language/reading.ts';

/**
 * Stories of several who do things with each other: who answers a deed waits for it. "Grandma hands a boy a cookie, he takes a bite": without this everybody
 * would begin with what is told of them first, and he would bite while it is handed.
 */

/** How somebody is, all the while: no turn of a story, and nothing that is answered. */
const GOES_ON =
  /^(?:hold|wear|carry|sleep|look|play.*|work|drive|float|burn|shine|chase|follow|ride|fight|fence|listen|flow)$/;
const POSTURES = /^(?:sit|stand|kneel|lie|crouch|lean)$/;
const IS_SO = /^(?:sit|stand|kneel|lie|crouch|squat|lean|rest|wait|queue|line|perch|lounge|gather|huddle|remain|stay)/;
const STEPS_IN = /^(?:look up|look back|stand up|get up|sit down|kneel down|lean in|lean out|look at|take)\b/;
/** Told of what goes on all the while around those it is about. */
const AROUND = /\b(?:background|behind|around|beside|nearby|distance|outside|meanwhile|while|as)\b[^.!?;]{0,80}$/i;
/** "teaches her to ride", "a dancer who turns": how it is meant, and no deed that comes afterwards. */
const WITHIN = /(?:\bto|[^,;]\s(?:who|that|which))\s*$/i;
/** "waits for a woman to pass": it is done while the other waits, and not before. */
const AWAITED = /\bwait(?:s|ed|ing)? for [^.!?;]{1,60} to\s*$/i;
const SENTENCE_LETTERS = 90;

/** While whose waiting something is done; undefined where nobody waits for it. */
export const findWaiting = (event: Event, { events, offsets, told }: Reading): Event | undefined => {
  const letter = offsets[event.at] ?? 0;
  return AWAITED.test(told.slice(Math.max(0, letter - SENTENCE_LETTERS), letter))
    ? events.findLast(({ at, verb }) => at < event.at && /^wait\b/.test(verb))
    : undefined;
};

/** Told of how somebody sits or stands, and not of work that is done on one's knees. */
export const isPosture = ({ act, verb }: Event): boolean =>
  act !== null && POSTURES.test(act.act) && IS_SO.test(verb) && !STEPS_IN.test(verb);

const isTurn = (event: Event): boolean =>
  event.act !== null &&
  event.meanwhile !== true &&
  !isPosture(event) &&
  (STEPS_IN.test(event.verb) || !GOES_ON.test(event.act.act));

const isAlive = ({ senses }: Entity): boolean => senses.person !== null || senses.thing?.alive === true;

/** Whether one deed is done to, with or about the doers of the other, or to the same thing. */
function touches(first: Event, next: Event): boolean {
  const [to, by] = [next.subjects, first.subjects];
  const met = (event: Event, doers: readonly number[]): boolean =>
    [event.target, event.toWhom ?? null].some((id) => id !== null && doers.includes(id));
  return met(first, to) || met(next, by) || (next.target !== null && next.target === first.target);
}

/** Whether something is done in answer to a deed of somebody else that is told before it. */
export function isInTurn(event: Event, reading: Reading): boolean {
  const { events, entities, offsets, told } = reading;
  const doers = event.subjects.flatMap((id) => entities[id] ?? []);
  if (!isTurn(event) || doers.length === 0 || !doers.every(isAlive)) return false;
  const letter = offsets[event.at] ?? 0;
  const before = told.slice(Math.max(0, letter - SENTENCE_LETTERS), letter);
  if (findWaiting(event, reading) !== undefined) return true;
  if (AROUND.test(before) || WITHIN.test(before)) return false;
  const earlier = events.filter(
    (each) =>
      each.at < event.at &&
      isTurn(each) &&
      each.subjects.length > 0 &&
      each.subjects.every((id) => entities[id] !== undefined && isAlive(entities[id])),
  );
  return earlier.some((first) => {
    const own = event.subjects.filter((id) => first.subjects.includes(id));
    // What two do with each other both begin when the one has done what was told before.
    if (own.length > 0) return own.length < event.subjects.length;
    const between = events.some(
      (last) => last.at > event.at && isTurn(last) && last.subjects.some((id) => first.subjects.includes(id)),
    );
    return touches(first, event) || between;
  });
}

/** Whether a film is a story of turns. */
export const isToldInTurns = (reading: Reading): boolean => reading.events.some((event) => isInTurn(event, reading));
