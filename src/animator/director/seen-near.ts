import type { Reading } from '../language/reading.ts';
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
  /^(?:[a-z-]{1,20} ){0,2}?(?:close[- ]?ups?|(?:close|medium|wide|full|long|detail|macro)(?:[- ]?up)?(?: shots?| views?)) (?:on|of) /i;
const THEN = /\bthen (?:an? )?$/i;
/** Ends what was told before, or what was said. */
const SENTENCE_ENDS = /[.!?"'\u201d\uE000-\uF8FF]\s{0,3}$/;

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
