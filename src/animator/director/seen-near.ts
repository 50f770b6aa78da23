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
