/**
 * What a word may be in its sentence. `name` is one thing, `names` several; `does` is a verb of one ("slides"), `do` one of several or after "to";
 * `doing` and `done` are participles; `object` is a pronoun that is never a subject; `joint` is "and" or "then"; `link` begins a clause,
 * `relative` one about the noun before it; `aside` is whatever was taken out of the sentence already.
 */
export const PARTS = [
  ...(['article', 'quality', 'name', 'names', 'preposition', 'adverb', 'pronoun', 'object', 'does', 'do'] as const),
  ...(['doing', 'done', 'be', 'to', 'joint', 'link', 'relative', 'aside'] as const),
] as const;
export type Part = (typeof PARTS)[number];

export interface VerbForm {
  readonly lemma: string;
  readonly form: 'base' | 'finite' | 'ing' | 'ed';
}

/** A word of the prompt. `role` is null until some part of the reading has claimed it; a claimed word is never read twice. */
export interface Token {
  readonly text: string;
  /** The forms a table may know it by: itself, its singular, its plain verb. */
  readonly forms: readonly string[];
  /** Of these the ones a thing may have: "tied" is no tie, and "flying" no fly. */
  readonly nounForms: readonly string[];
  /** A comma or a full stop stands before it: no phrase reaches across. */
  readonly opens: boolean;
  /** A colon stands before it. */
  readonly colon: boolean;
  /** Written with a capital letter. */
  readonly capital: boolean;
  /** A hyphen joins it to the word before. */
  readonly joined: boolean;
  /** A full stop, or another end of a sentence, stands before it. */
  readonly starts: boolean;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** Which verb it may be a form of. */
  readonly verbForms: readonly VerbForm[];
  role: string | null;
  /** What another language told it to be, whatever it looks like; null where none did. */
  readonly told: Part | null;
  /** What it is in its sentence; null where that is not known, as in a text that was put into English word by word. */
  part: Part | null;
}

/** Stands behind a word that another language tells as what somebody does. */
export const DOES_MARK = '\uf8f0';
/** Stands behind one that it tells as a name, though English spells it like a deed: "waves" of the sea. */
export const NAME_MARK = '\uf8f1';

/** Stands in the text for the n-th thing that was said. */
export const QUOTE_MARK = 0xe000;

export function quoteOf(text: string): number | null {
  const code = text.charCodeAt(0) - QUOTE_MARK;
  return code >= 0 && code < 0x1000 ? code : null;
}

const MAX_READ_CHARACTERS = 10_000;
const MAX_TOKENS = 1200;
/** Longer ones are no words of any table, and endings are not worth looking for. */
const MAX_WORD = 30;

/** A text longer than is read ends with a whole word. */
function cutLength(text: string): string {
  const cut = text.slice(0, MAX_READ_CHARACTERS);
  const end = cut.length < text.length ? cut.lastIndexOf(' ') : -1;
  return end === -1 ? cut : cut.slice(0, end);
}

/** Stands where a line of the prompt began, until its labels are read. */
export const LINE_MARK = '\u00b6';

/** What every later step reads: composed, no control characters, single spaces. What is said keeps its letters as written: `NFC`. */
export function normalise(text: string, form: 'NFKC' | 'NFC' = 'NFKC'): string {
  return (
    cutLength(text)
      .normalize(form)
      // One ligature may be eighteen letters.
      .slice(0, MAX_READ_CHARACTERS)
      .toWellFormed()
      // A line of its own is a sentence of its own.
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line, index, lines) => line !== '' || index === 0 || index === lines.length - 1)
      .map((line) => line.replaceAll(LINE_MARK, ' '))
      .join(`. ${LINE_MARK} `)
      .replace(/\p{Cc}|\p{Cf}|\p{Co}/gu, ' ')
      // "at 2 a.m.": one word.
      .replace(/\b(\d{1,2})(?::\d{2})?\s?([ap])\.?m\b\.?(?! \p{Lu})/giu, '$1$2m')
      // "Dr. Okafor": no sentence ends there.
      .replace(/\b(Dr|Mr|Mrs|Ms|Prof|Capt|Lt|Sgt)\.(?= )/g, '$1 ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

export function straightenQuotes(text: string): string {
  return text.replace(/[\u201c-\u201f\u00ab\u00bb\u300c-\u300f]/g, '"').replace(/[\u2018-\u201b\u2039\u203a]/g, "'");
}

const IRREGULAR_NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    passersby: 'passerby',
  }),
);

/** Past forms that no rule finds: base, then the others. */
const IRREGULAR_VERBS: ReadonlyMap<string, string> = new Map(
  `run ran|swim swam swum|fly flew flown|sit sat|stand stood|drive drove driven|ride rode ridden|fall fell fallen|light lit|sing sang sung|rise rose risen
slide slid|dive dove|fling flung|sling slung|spring sprang sprung|sew sewed sewn|shoot shot|throw threw thrown|lie lay lain|hold held|wear wore worn|take took taken|give gave given|come came|go went gone|leave left
sleep slept|read read|write wrote written|speak spoke spoken|say said|tell told|hang hung|catch caught|bring brought|build built|break broke broken|blow blew blown
draw drew drawn|eat ate eaten|drink drank drunk|hide hid hidden|keep kept|lead led|make made|meet met|spin spun|swing swung|wake woke woken|sink sank sunk
grow grew grown|see saw seen|steal stole stolen|tear tore torn|shake shook shaken|bend bent|kneel knelt|leap leapt|fight fought|feed fed|dig dug|cling clung
sweep swept|weep wept|begin began begun|become became|find found|put put|cut cut|hit hit|set set|lose lost|feel felt|sell sold|buy bought|burst burst|split split|cry cried|spread spread
stick stuck|sink sank sunk|tear tore torn|freeze froze frozen|steal stole stolen|draw drew drawn|strike struck|bend bent|bind bound|weave wove woven|hide hid hidden|spin spun|swing swung|cling clung|creep crept|grind ground|dig dug|lend lent|lead led|shrink shrank shrunk|string strung|sting stung|wind wound`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [base = '', ...others] = row.split(' ');
      return others.filter((other) => other !== base).map((other) => [other, base] as const);
    }),
);

function nounFormsOf(word: string): string[] {
  const forms = [word];
  const irregular =
    IRREGULAR_NOUNS.get(word) ??
    (word.endsWith('men') && /\w{2}men$/.test(word) ? `${word.slice(0, -2)}an` : undefined);
  if (irregular !== undefined) forms.push(irregular);
  // Townspeople and countryfolk: whoever they are, they are people.
  if (/\w{2}(?:people|folk)s?$/.test(word)) forms.push('person');
  if (word.endsWith('children') && /\w{2}children$/.test(word)) forms.push(word.slice(0, -'ren'.length), 'child');
  const base = word.replace(/'s?$/, '');
  if (base !== word) forms.push(base);
  // Asked of thousands of words where spelling is mended: most end the question here.
  if (!base.endsWith('s')) return forms;
  if (/[a-z]{2,}ies$/.test(base)) forms.push(`${base.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh|o)es$/.test(base)) forms.push(base.slice(0, -2));
  if (/[a-z]{2,}ves$/.test(base)) forms.push(`${base.slice(0, -3)}f`);
  if (/[a-z]{2,}s$/.test(base) && !base.endsWith('ss')) forms.push(base.slice(0, -1));
  return forms;
}

function bareStems(stem: string): string[] {
  const stems = [stem, `${stem}e`];
  if (/([bdgklmnprtz])\1$/.test(stem)) stems.push(stem.slice(0, -1));
  if (stem.endsWith('ck')) stems.push(stem.slice(0, -1));
  if (stem.endsWith('i')) stems.push(`${stem.slice(0, -1)}y`);
  if (stem.endsWith('y')) stems.push(`${stem.slice(0, -1)}ie`);
  return stems;
}

/** "boxing", "fencing" and "ironing" are listed as they are said, and tell what somebody is doing all the same; "bring" and "swing" have no vowel before it. */
const DOING = /[aeiouy][a-z]{0,24}ing$/;

function verbFormsOf(word: string): VerbForm[] {
  const forms: VerbForm[] = [{ lemma: word, form: DOING.test(word) ? 'ing' : 'base' }];
  const irregular = IRREGULAR_VERBS.get(word);
  if (irregular !== undefined) forms.push({ lemma: irregular, form: 'ed' });
  const ends = word.endsWith('ing') || word.endsWith('ed');
  const [, stem, ending] = ends ? (/^([a-z]{2,})(ing|ed)$/.exec(word) ?? []) : [];
  if (stem !== undefined) {
    for (const lemma of bareStems(stem)) forms.push({ lemma, form: ending === 'ing' ? 'ing' : 'ed' });
  }
  if (/[^s]s$/.test(word)) {
    forms.push({ lemma: word.slice(0, -1), form: 'finite' });
    if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push({ lemma: word.slice(0, -2), form: 'finite' });
    if (word.endsWith('ies')) forms.push({ lemma: `${word.slice(0, -3)}y`, form: 'finite' });
  }
  return forms;
}

/** What a word may be a form of, with itself. */
export const formsOf = (word: string): string[] => [
  ...nounFormsOf(word),
  ...verbFormsOf(word)
    .slice(1)
    .map(({ lemma }) => lemma),
];

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}']*|\p{Extended_Pictographic}|[\ue000-\uefff]/gu;

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const word = match[0].toLowerCase();
    const long = word.length > MAX_WORD;
    const nounForms = long ? [word] : nounFormsOf(word);
    const verbForms = long ? [] : verbFormsOf(word);
    const between = text.slice(end, match.index);
    tokens.push({
      text: word,
      forms: [...new Set([...nounForms, ...verbForms.map(({ lemma }) => lemma)])],
      nounForms,
      verbForms,
      opens: /[,.;:!?()[\]\u2026\u2013\u2014]| - /.test(between),
      colon: /:\s*$/.test(between),
      starts: tokens.length === 0 || /[.!?;\u2026\u3002]/.test(between),
      capital: match[0] !== word,
      joined: between === '-',
      start: match.index,
      end: match.index + match[0].length,
      role: null,
      told: partOf(text[match.index + match[0].length]),
      part: partOf(text[match.index + match[0].length]),
    });
    end = match.index + match[0].length;
    if (tokens.length === MAX_TOKENS) break;
  }
  return tokens;
}

function partOf(mark: string | undefined): Part | null {
  return mark === DOES_MARK ? 'does' : mark === NAME_MARK ? 'name' : null;
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
