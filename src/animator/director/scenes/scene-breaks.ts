import type { Event, PlaceFact, Reading } from '../../language/reading.ts';
import { isFirstOfList } from '../shots/shot-times.ts';

/**
 * Where in a text the film may go on elsewhere: at a cut, where it says "moments later", where somebody wakes up or steps through a door into another world, and
 * between the parts of a montage. Whether it does is a question of the places that are told there.
 */
export function breaksOf(reading: Reading): number[] {
  // What stands before the first second, or before the first of a list, tells where that is.
  const begins = (cut: Reading['cuts'][number], i: number): boolean =>
    i === 0 && (cut.seconds === 0 || isFirstOfList(reading.told, cut.at));
  const told = reading.cuts
    .filter(({ shows }) => shows === undefined)
    .filter((cut, i) => !begins(cut, i))
    .map(({ at }) => at);
  const found = [
    ...[...told, ...laterOf(reading), ...openingsOf(reading)],
    ...[...wakingsOf(reading), ...doorsOf(reading), ...arrivalsOf(reading), ...partsOfMontage(reading)],
  ];
  return [...new Set(found)].sort((a, b) => a - b);
}

const LATER =
  /(?:^|[.!?;] +)((?:and |but )?(?:then|next|later|meanwhile|finally|afterwards?|elsewhere|suddenly|(?:a |some |many )?(?:moments?|seconds|minutes|hours?|days?|years?) later|(?:the )?next (?:day|morning|evening|scene|shot)|that (?:night|evening|afternoon)|back (?:in|at|on|home))\b)/gi;

const laterOf = ({ told }: Reading): number[] =>
  [...told.matchAll(LATER)].map(({ index, 0: whole, 1: words = '' }) => index + whole.length - words.length);

/** "In the compartment a soldier …", "At noon the square …", "Inside, …", "Underwater shot as …": a sentence that begins with where or when it plays. */
const OPENS_ELSEWHERE =
  /(?<=[.!?;] +)(?:(?:inside|outside|indoors|outdoors|upstairs|downstairs|underwater)\b|(?:an? )?(?:interior|exterior|aerial) shots? of\b|at (?:dawn|sunrise|noon|midday|dusk|sunset|night|midnight)\b|(?:(?:by|in|on|at|inside|outside|behind|beneath|below|above) (?:the|an?|his|her|their)\b(?! (?:\w+ )?(?:background|foreground|distance|horizon|sky|air|middle|cent(?:er|re)|corner|top|bottom|left|right|end|front|side|meantime|window\w*|wall)\b)))/gi;

/** "Outside, snowy fields pass by": seen through the window of whatever goes there. */
const GOES_BY = /^outside\b[^.!?;]{3,120}\b(?:by|past)(?= ?[.,;!?]|$)/i;

const openingsOf = ({ told }: Reading): number[] =>
  [...told.matchAll(OPENS_ELSEWHERE)].flatMap(({ index }) =>
    GOES_BY.test(told.slice(index, index + 140)) ? [] : [index],
  );

/** "As he opens the front door, his family stands outside in the snow": behind it is another place. */
function doorsOf(reading: Reading): number[] {
  const { events, entities, offsets, told } = reading;
  return events.flatMap(({ act, target, at, subjects }) => {
    if (act?.act !== 'open' || !/door$/.test(entities.find(({ id }) => id === target)?.noun ?? '')) return [];
    const next = events.find((other) => other.at > at && !other.subjects.some((id) => subjects.includes(id)));
    if (next === undefined) return [];
    const [begins] = /(?:\b(?:as|when) )[^.!?;]*$/i.exec(told.slice(0, offsets[at] ?? 0)) ?? [];
    return [begins === undefined ? (offsets[beginOf(next, reading)] ?? 0) : (offsets[at] ?? 0) - begins.length];
  });
}

/** "walks through rainy streets. She stops in front of a stall": there she is somewhere else. */
const ARRIVES = /^(?:stop|halt|pause|arrive|reach|pull up|pull over)$/;
/** "She enters a ramen shop": behind its door the film goes on. */
const COMES_IN = /^(?:enter|step into|walk into|step inside|go into|come into|slip into|duck into|hurry into)$/;
const arrivalsOf = (reading: Reading): number[] =>
  reading.events.flatMap((event) => {
    const place = placeAfter(event, reading);
    if (place === undefined) return [];
    const elsewhere = reading.places.some((before) => before.at < event.at && before.place !== place.place);
    const arrives = ARRIVES.test(event.verb) || (elsewhere && COMES_IN.test(event.verb));
    return arrives ? [reading.offsets[beginOf(event, reading)] ?? 0] : [];
  });

/** One is somewhere else after these, if a place is told with them. */
const WAKES: ReadonlySet<string> = new Set([
  'wake up',
  'wake',
  'awaken',
  'emerge',
  'teleport',
  'reappear',
  'transport',
]);

function wakingsOf(reading: Reading): number[] {
  const { events, offsets } = reading;
  return events.flatMap((event) => {
    const place = placeAfter(event, reading);
    const wakes = WAKES.has(event.verb) || findsItself(event);
    const elsewhere = place === undefined ? wakes : wakes || leadsThrough(event, place, reading);
    return elsewhere ? [offsets[beginOf(event, reading)] ?? 0] : [];
  });
}

/** "finds herself in a forest". */
const findsItself = ({ verb }: Event): boolean => /^find (?:him|her|it|them)sel(?:f|ves)$/.test(verb);

/** "steps through it into a snowy forest": what one goes through is no way one sees the end of. */
function leadsThrough({ at, act }: Event, place: PlaceFact, { told, offsets }: Reading): boolean {
  if (act?.frame !== 'go') return false;
  const way = told.slice(offsets[at] ?? 0, offsets[place.at] ?? 0);
  return /\bthrough\b/.test(way) && /\binto\b/.test(way);
}

/** The place that is told with an event: before the next one. */
function placeAfter({ at }: Event, { events, places }: Reading): PlaceFact | undefined {
  const next = Math.min(...events.map((other) => other.at).filter((other) => other > at));
  return places.find((place) => place.at > at && place.at < next);
}

/** Words: so far before its verb stands who does it. */
const BEFORE_VERB = 4;

/** The word a clause begins with: its subject's, where that stands right before the verb. */
function beginOf({ at, subjects }: Event, { entities }: Reading): number {
  const mentions = subjects.flatMap((id) => entities[id]?.mentionedAt ?? []);
  return Math.min(at, ...mentions.filter((word) => word < at && word >= at - BEFORE_VERB));
}

export const MONTAGE = /\b(?:montage|a day in the life|scenes from|snapshots of|series of (?:shots|clips|scenes))\b/i;
/** So many places, each with something that is done there, are a list of scenes. */
const LISTED = 3;
/** Done from where one is. */
export const FROM_AFAR: ReadonlySet<string> = new Set(['look', 'watch', 'point', 'think', 'listen', 'wait']);

function partsOfMontage(reading: Reading): number[] {
  const { events, offsets, told, prompt } = reading;
  const montage = MONTAGE.test(told) || MONTAGE.test(prompt);
  const done = events.filter(({ act, meanwhile }) => (montage || meanwhile !== true) && !FROM_AFAR.has(act?.act ?? ''));
  const places = new Set(done.flatMap((event) => placeAfter(event, reading)?.place ?? []));
  if (!montage && places.size < LISTED) return [];
  return done.slice(1).map((event) => offsets[beginOf(event, reading)] ?? 0);
}
