/**
 * Letters without which a regular expression cannot match: one of them stands in every match. To look for them first spares most prompts
 * most expressions, of which the first use costs a millisecond, since it compiles them. A process that draws one film reads one prompt: 79 ms
 * of that went into what is said of cameras, and 52 of the next (2026-11).
 */

/** One of these is in every match; null where none can be told. */
export type Needles = readonly string[] | null;

/** Shorter ones stand in nearly every text. */
const FEWEST_LETTERS = 3;
const RUN = /[a-z0-9 '-]+/y;
/** What a group begins with where its letters are no part of the match, or must not be there. */
const LOOK_AROUND = /\?<?[=!]/y;
const GROUP_OPENING = /\?(?::|<\w+>)/y;
const ESCAPED = /[pPku](?:\{[^}]*\}|<[^>]*>|[\da-f]{4})|x[\da-f]{2}|./sy;

/** `text` in the letters of the expression, which are small ones. */
export function mayMatch(needles: Needles, text: string): boolean {
  return needles === null || needles.some((needle) => text.includes(needle));
}

/** Reads an expression from left to right. What is not a plain letter may be anything. */
export function findNeedles(source: string): Needles {
  let at = 0;

  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(source) ?? [];
    at += found.length;
    return found;
  };

  /** How often the part before it stands there at least. */
  const takeRepeat = (): 'once' | 'more' | 'perhaps' => {
    const sign = source[at];
    if (sign !== '?' && sign !== '*' && sign !== '+' && sign !== '{') return 'once';
    const isSure = sign === '+' || (sign === '{' && source[at + 1] !== '0');
    if (sign === '{') at = source.indexOf('}', at);
    at += source[at + 1] === '?' ? 2 : 1;
    return isSure ? 'more' : 'perhaps';
  };

  const skipClass = (): null => {
    while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
    at += 1;
    return null;
  };

  const takeGroup = (): Needles => {
    const isOutside = take(LOOK_AROUND) !== '';
    if (!isOutside) take(GROUP_OPENING);
    const needles = takeChoice();
    at += 1;
    return isOutside ? null : needles;
  };

  /** A group, a class, or a sign. */
  const takePart = (): Needles => {
    const sign = source[at];
    at += 1;
    if (sign === '(') return takeGroup();
    if (sign === '[') return skipClass();
    if (sign === '\\') take(ESCAPED);
    return null;
  };

  /** What stands one after another: the part whose shortest needle is the longest tells the most. */
  const takeRow = (): Needles => {
    let best: Needles = null;
    let length = FEWEST_LETTERS - 1;
    const offer = (needles: Needles) => {
      if (needles === null || shortest(needles) <= length) return;
      best = needles;
      length = shortest(needles);
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const run = take(RUN);
      const needles = run === '' ? takePart() : [run];
      const repeat = takeRepeat();
      if (repeat !== 'perhaps') offer(needles);
      else if (run !== '') offer([run.slice(0, -1)]);
    }
    return best;
  };

  /** Up to the end of the group: every branch must have its own. */
  const takeChoice = (): Needles => {
    const branches = [takeRow()];
    while (source[at] === '|') {
      at += 1;
      branches.push(takeRow());
    }
    return branches.includes(null) ? null : [...new Set(branches.flatMap((branch) => branch ?? []))];
  };

  return takeChoice();
}

function shortest(needles: readonly string[]): number {
  return Math.min(...needles.map(({ length }) => length));
}
