/** A word of the prompt. `role` is null until some part of the reading has claimed it; a claimed word is never read twice. */
export interface Token {
  readonly text: string;
  /** The forms a table may know it by: itself, its singular, its plain verb. */
  readonly forms: readonly string[];
  /** Of these the ones a thing may have: "tied" is no tie, and "flying" no fly. */
  readonly nounForms: readonly string[];
  /** A comma or a full stop stands before it: no phrase reaches across. */
  readonly opens: boolean;
  /** Written with a capital letter. */
  readonly capital: boolean;
  role: string | null;
}

const MAX_READ_CHARACTERS = 10_000;
const MAX_TOKENS = 600;
/** Longer ones are no words of any table, and endings are not worth looking for. */
const MAX_WORD = 30;

/** A text longer than is read ends with a whole word. */
function cutLength(text: string): string {
  const cut = text.slice(0, MAX_READ_CHARACTERS);
  const end = cut.length < text.length ? cut.lastIndexOf(' ') : -1;
  return end === -1 ? cut : cut.slice(0, end);
}

/** What every later step reads: composed, no control characters, single spaces. */
export function normalise(text: string): string {
  return (
    cutLength(text)
      .normalize('NFKC')
      // One ligature may be eighteen letters.
      .slice(0, MAX_READ_CHARACTERS)
      .toWellFormed()
      // A line of its own is a sentence of its own.
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line, index, lines) => line !== '' || index === 0 || index === lines.length - 1)
      .join('. ')
      .replace(/\p{Cc}|\p{Cf}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

export function straightenQuotes(text: string): string {
  return text.replace(/[\u201c-\u201f\u00ab\u00bb\u300c-\u300f]/g, '"').replace(/[\u2018-\u201b\u2039\u203a]/g, "'");
}

const IRREGULAR_NOUNS: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  mice: 'mouse',
  geese: 'goose',
  oxen: 'ox',
  feet: 'foot',
  teeth: 'tooth',
  knives: 'knife',
  wives: 'wife',
};

const IRREGULAR_VERBS: Readonly<Record<string, string>> = {
  ran: 'run',
  swam: 'swim',
  flew: 'fly',
  flown: 'fly',
  sat: 'sit',
  stood: 'stand',
  drove: 'drive',
  rode: 'ride',
  fell: 'fall',
  lit: 'light',
  sang: 'sing',
  rose: 'rise',
  slid: 'slide',
  dove: 'dive',
  shot: 'shoot',
  threw: 'throw',
  thrown: 'throw',
  swum: 'swim',
  lying: 'lie',
  lay: 'lie',
  dying: 'die',
};

function nounFormsOf(word: string): string[] {
  const forms = [word];
  const irregular = IRREGULAR_NOUNS[word] ?? (/\w{2}men$/.test(word) ? word.replace(/men$/, 'man') : undefined);
  if (irregular !== undefined) forms.push(irregular);
  const base = word.replace(/'s?$/, '');
  if (base !== word) forms.push(base);
  if (/[a-z]{2,}ies$/.test(base)) forms.push(`${base.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh|o)es$/.test(base)) forms.push(base.slice(0, -2));
  if (/[a-z]{2,}ves$/.test(base)) forms.push(`${base.slice(0, -3)}f`);
  if (/[a-z]{2,}s$/.test(base) && !base.endsWith('ss')) forms.push(base.slice(0, -1));
  return forms;
}

function verbFormsOf(word: string): string[] {
  const forms: string[] = [];
  const irregular = IRREGULAR_VERBS[word];
  if (irregular !== undefined) forms.push(irregular);
  const base = word.replace(/'s?$/, '');
  const stem = /^([a-z]{2,})(ing|ed)$/.exec(base)?.[1];
  if (stem !== undefined) {
    forms.push(stem, `${stem}e`);
    if (/([bdgklmnprt])\1$/.test(stem)) forms.push(stem.slice(0, -1));
    if (stem.endsWith('i')) forms.push(`${stem.slice(0, -1)}y`);
  }
  return forms;
}

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}']*|\p{Extended_Pictographic}/gu)) {
    const word = match[0].toLowerCase();
    const capital = match[0] !== word;
    const nounForms = word.length > MAX_WORD ? [word] : nounFormsOf(word);
    const forms = word.length > MAX_WORD ? nounForms : [...nounForms, ...verbFormsOf(word)];
    const opens = /[,.;:!?]/.test(text.slice(end, match.index));
    tokens.push({ text: word, forms, nounForms, opens, capital, role: null });
    end = match.index + match[0].length;
    if (tokens.length === MAX_TOKENS) break;
  }
  return tokens;
}

type Forms = 'forms' | 'nounForms';

function matches(token: Token | undefined, word: string, forms: Forms): boolean {
  return token !== undefined && token.role === null && !token.opens && token[forms].includes(word);
}

export interface PhraseMatch<T> {
  readonly at: number;
  readonly length: number;
  readonly value: T;
  readonly phrase: string;
}

/** A table of phrases, longest first for each first word: "golden hour" is found before "golden". */
export type PhraseTable<T> = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly value: T }[]>;

export function makePhraseTable<T>(entries: Iterable<readonly [string, T]>): PhraseTable<T> {
  const table = new Map<string, { words: readonly string[]; value: T }[]>();
  for (const [phrase, value] of entries) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const rows = table.get(first) ?? [];
    rows.push({ words, value });
    rows.sort((a, b) => b.words.length - a.words.length);
    table.set(first, rows);
  }
  return table;
}

export function findPhraseAt<T>(
  tokens: readonly Token[],
  at: number,
  table: PhraseTable<T>,
  forms: Forms = 'forms',
): PhraseMatch<T> | null {
  const token = tokens[at];
  if (token === undefined || token.role !== null) return null;
  let best: PhraseMatch<T> | null = null;
  for (const form of token[forms]) {
    for (const { words, value } of table.get(form) ?? []) {
      if (best !== null && words.length <= best.length) continue;
      if (words.every((word, i) => (i === 0 ? true : matches(tokens[at + i], word, forms)))) {
        best = { at, length: words.length, value, phrase: words.join(' ') };
      }
    }
  }
  return best;
}

/** Finds every phrase of the table, left to right, and claims its words for `role`. */
export function claimPhrases<T>(
  tokens: readonly Token[],
  table: PhraseTable<T>,
  role: string,
  forms: Forms = 'forms',
): PhraseMatch<T>[] {
  const found: PhraseMatch<T>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = findPhraseAt(tokens, at, table, forms);
    if (match === null) continue;
    found.push(match);
    claim(tokens, match.at, match.length, role);
    at += match.length - 1;
  }
  return found;
}

export function claim(tokens: readonly Token[], at: number, length: number, role: string | null): void {
  for (const token of tokens.slice(at, at + length)) token.role = role;
}
