import type { Reading } from '../../language/reading.ts';
import type { ShotScope } from './of-face.ts';

const NEAR_SIZES: ReadonlySet<string> = new Set(['close', 'extreme_close']);
const LOOKS_AT = /^(?:[a-z-]{1,20} ){0,3}?(?:close[- ]?ups?|macro|detail)(?: shots?| views?)? (?:on|of|at) /i;
/** Letters after which a noun belongs to something else. */
const NEAR_WORDS = 40;

/** "a barista pours, close-up on the cup": the cup, whoever the film is about; null where no words say so. */
export function seenNear({ shots, told, offsets }: Reading, from: number, to: number, scope: ShotScope): number | null {
  const fact = shots.find(({ field, value, at }) => field === 'size' && NEAR_SIZES.has(value) && at >= from && at < to);
  const said = fact === undefined ? null : LOOKS_AT.exec(told.slice(fact.at, fact.at + NEAR_WORDS * 2));
  if (fact === undefined || said === null) return null;
  const begin = fact.at + said[0].length;
  const named = scope.cast.flatMap((entity, role) => {
    const at = entity.mentionedAt
      .map((word) => offsets[word] ?? -1)
      .find((each) => each >= begin && each < begin + NEAR_WORDS && !/[,.;:]/.test(told.slice(begin, each)));
    return at === undefined ? [] : [{ role, at }];
  });
  return named.sort((a, b) => a.at - b.at)[0]?.role ?? null;
}

const SHOWS_WHOM =
  /^(?:[a-z-]{1,20} ){0,2}?(?:close[- ]?ups?|(?:close|medium|wide|full|long|detail|macro)(?:[- ]?up)?(?: shots?| views?))(?: (?:on|of) |: )/i;
const THEN = /\bthen (?:an? )?$/i;
/** Ends what was told before, or what was said. */
const SENTENCE_ENDS = /[.!?"'\u201d\uE000-\uF8FF]\s{0,3}$/;

/** A sentence that begins as a line of a shot list does. The camera as its subject goes on with the take at hand. */
const SHOT_LINE =
  /^(?:(?:an?|the) )?(?:[a-z-]{2,16},? ){0,2}?(?:(?:tracking|wide|medium|long|full|low[- ]angle|high[- ]angle|aerial|overhead|handheld|establishing|close[- ]?up|pov|dolly|crane|drone|side) shots?|(?:low|high) angle|bird's[- ]eye|close[- ]?ups?|crash zoom|whip[- ]pan|wide from|overhead)\b/i;
const SENTENCE = /[.!?](?=\s|$)/;

/** Letters of one sentence at most: what begins farther before is none of a line. */
const LONGEST_LINE = 200;
/** Where the sentence begins in which something stands. */
export function lineOf(told: string, at: number): number {
  const from = Math.max(0, at - LONGEST_LINE);
  const ends = [...told.slice(from, at).matchAll(/[.!?]\s{1,3}/g)].map((end) => from + end.index + end[0].length);
  return ends.at(-1) ?? 0;
}

/** "Wide shot of a market. Tracking shot following a thief. Low angle, he leaps over a cart": each line is a shot, where all of them begin so and something happens in each. */
export function beginsLine({ told, events, entities, offsets }: Reading, at: number): boolean {
  const begin = lineOf(told, at);
  if (begin === 0 || !SHOT_LINE.test(told.slice(begin, begin + NEAR_WORDS)) || at - begin > NEAR_WORDS) return false;
  if (!SHOT_LINE.test(told.trimStart().slice(0, NEAR_WORDS))) return false;
  const end = begin + (SENTENCE.exec(told.slice(begin))?.index ?? told.length);
  const line = told.slice(begin, end).toLowerCase();
  const isIn = (word: number): boolean => (offsets[word] ?? 0) > begin && (offsets[word] ?? 0) < end;
  return (
    events.some((event) => event.act !== null && isIn(event.at)) ||
    // "Tracking shot following the thief": the camera's own words say whom.
    entities.some(({ noun, senses }) => senses.thing?.moves === true && line.includes(noun))
  );
}

/** "They sit in a café. Close-up on the woman: … Close-up on the man: …": after something that is told to happen, another shot, though nobody says "cut". */
export function beginsShot({ told, events, offsets }: Reading, at: number): boolean {
  if (!SHOWS_WHOM.test(told.slice(at, at + NEAR_WORDS * 2))) return false;
  // "over the shoulder of Anna, then close-up of Tim".
  if (THEN.test(told.slice(Math.max(0, at - 8), at))) return true;
  return (
    SENTENCE_ENDS.test(told.slice(Math.max(0, at - 4), at)) &&
    events.some((event) => event.act !== null && (offsets[event.at] ?? 0) < at)
  );
}

/** "… walks away. Soft light, lens flare, 100mm macro, harp.": after the last that is done, a lens in a list is the film's, and no shot of its own. */
export function isOfWholeFilm(reading: Reading, field: string, at: number): boolean {
  const { events, offsets, told, cuts } = reading;
  if (!/^(?:lens|focus|size)$/.test(field) || beginsShot(reading, at)) return false;
  const last = Math.max(0, ...events.map((event) => offsets[event.at] ?? 0), ...cuts.map((cut) => cut.at));
  const begin = lineOf(told, at);
  return begin > last && LISTED.test(told.slice(begin, at));
}
/** What stands before it in its sentence is a list. */
const LISTED = /^[^.!?]{1,120}, ?(?:[a-z0-9-]{1,12} ?){0,2}$/i;
