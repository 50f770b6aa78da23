import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { Entity, Event, Reading } from '../../language/reading.ts';
import { WHOLE_BODY } from './near-of.ts';
import { lineOf } from './seen-near.ts';

/**
 * "Close-up of her face: she hesitates. She picks up the ball and throws it": a face is no place to see a throw from. After a near shot the film goes on
 * where the next sentence tells of what a near shot cannot show, though nobody writes that it is cut there.
 */
export function cutBack(reading: Reading, durationSeconds: number): Reading {
  const { cuts, shots, told } = reading;
  if (durationSeconds < LEAST_SECONDS || told.length < LONG_PROMPT || cuts.some(({ seconds }) => seconds !== null))
    return reading;
  const near = shots.filter(({ field, value, at }) => field === 'size' && isCloseUp(value) && headsLine(at, reading));
  const marks = [...cuts, ...shots.filter(({ field, at }) => field === 'size' && headsLine(at, reading))];
  const backs = near.flatMap(({ at }) => {
    const next = Math.min(told.length, ...marks.flatMap((mark) => (mark.at > at + SAME_SHOT ? [mark.at] : [])));
    return backAfter(at, next, reading) ?? [];
  });
  if (backs.length === 0) return reading;
  const added = backs.map((at) => ({ at, seconds: null }));
  return { ...reading, cuts: [...cuts, ...added].sort((a, b) => a.at - b.at) };
}

/** Seconds, and letters: a short film of few words is the one shot that it asks for. */
const [LEAST_SECONDS, LONG_PROMPT] = [5, 240];
/** Letters: so far behind the head of a sentence its size may stand, and so near to each other two marks are one. */
const [HEAD, SAME_SHOT] = [48, 24];

const headsLine = (at: number, { told }: Reading): boolean => at - lineOf(told, at) < HEAD;

const SENTENCE = /[.!?]["'\u201d]?\s{1,3}/g;

/** The first later sentence, before the next shot, in which somebody does what is seen from farther away. */
function backAfter(at: number, next: number, reading: Reading): number | null {
  const { told, events, offsets, entities } = reading;
  const letters = [...told.slice(at, next).matchAll(SENTENCE)].map((end) => at + end.index + end[0].length);
  const shown = new Set(within(events, at, letters[0] ?? next, offsets).flatMap(({ subjects }) => subjects));
  for (const [i, begin] of letters.entries()) {
    const own = within(events, begin, letters[i + 1] ?? next, offsets);
    if (own.some((event) => isSeenFromAfar(event, shown, entities))) return begin;
  }
  return null;
}

const within = (events: readonly Event[], from: number, to: number, offsets: readonly number[]): Event[] =>
  events.filter(({ at }) => (offsets[at] ?? 0) >= from && (offsets[at] ?? 0) < to);

/** Metres: a bee that flies off is still looked for from near. */
const LEAST_METRES = 0.25;

function isSeenFromAfar(
  { act, subjects, meanwhile }: Event,
  shown: ReadonlySet<number>,
  entities: readonly Entity[],
): boolean {
  if (act === null || meanwhile === true) return false;
  const doers = entities.filter(({ id, senses }) => subjects.includes(id) && isSomebody(senses));
  if (doers.length === 0) return false;
  const other = shown.size > 0 && doers.every(({ id }) => !shown.has(id));
  return other || (act.frame === 'go' && act.act !== 'turn') || WHOLE_BODY.test(act.act);
}

const isSomebody = ({ person, thing }: Entity['senses']): boolean =>
  person !== null || (thing?.moves === true && thing.metres >= LEAST_METRES);
