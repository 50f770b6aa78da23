import { ServiceError } from '../core/errors.ts';

/**
 * Looks over JSON before it is parsed: what a picture makes large is one long string, and is passed over in one step; what
 * is made of nothing but brackets, commas or escapes is refused before it becomes millions of objects. Linear, and never
 * longer than a few milliseconds for what is refused.
 */
export function checkJsonShape(text: string): void {
  const fault = findFault(text);
  if (fault !== null) throw new ServiceError('invalid_request', `The JSON ${fault}.`);
}

/** Parses what has an acceptable shape; undefined: it has not, or is no JSON. */
export function findJson(text: string): unknown {
  if (findFault(text) !== null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: what becomes of it then is the caller's to say.
    return undefined;
  }
}

/** Far more than any client of ours writes; each costs up to 0.5 microseconds to parse (2026-11-15). */
const MOST_VALUES = 100_000;
/** Spaces included. */
const MOST_BARE_BYTES = 1024 * 1024;
/**
 * PHP escapes every slash, of which base64 has one in 64 characters, others fold the lines: of the largest body either is below a million. Both at once are
 * taken up to 40 MB. Each costs up to 60 nanoseconds to pass over, and two millions held up everybody else for a quarter of a second (2026-11-17).
 */
const MOST_ESCAPES = 1_200_000;
const DEEPEST = 100;

const QUOTE = 0x22;
const BRACKET = { opening: 0x5b, closing: 0x5d } as const;
const BRACE = { opening: 0x7b, closing: 0x7d } as const;
const COMMA = 0x2c;

function findFault(text: string): string | null {
  const strings = new Strings(text);
  let values = 0;
  let bare = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bare += 1;
    if (code === QUOTE) {
      values += 1;
      at = strings.endOf(at);
      if (strings.escapes > MOST_ESCAPES) return 'has too many escaped characters';
    } else if (code === BRACKET.opening || code === BRACE.opening) {
      values += 1;
      depth += 1;
      if (depth > DEEPEST) return `is nested deeper than ${DEEPEST} levels`;
    } else if (code === BRACKET.closing || code === BRACE.closing) depth -= 1;
    else if (code === COMMA) values += 1;
    if (values > MOST_VALUES) return `has more than ${MOST_VALUES} values`;
    if (bare > MOST_BARE_BYTES) return 'has too much outside of its strings';
  }
  return null;
}

/** Finds the ends of strings, looking at each quote and each backslash once. */
class Strings {
  readonly #text: string;
  #quote = -1;
  #escape = -1;
  escapes = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Of the string that begins here; the end of the text, where it has none. */
  endOf(start: number): number {
    let from = start + 1;
    for (;;) {
      if (this.#quote < from) this.#quote = this.#find('"', from);
      if (this.#escape < from) this.#escape = this.#find('\\', from);
      if (this.#escape > this.#quote || this.#escape === this.#text.length) return this.#quote;
      this.escapes += 1;
      if (this.escapes > MOST_ESCAPES) return this.#text.length;
      from = this.#escape + 2;
    }
  }

  #find(letter: string, from: number): number {
    const at = this.#text.indexOf(letter, from);
    return at === -1 ? this.#text.length : at;
  }
}
