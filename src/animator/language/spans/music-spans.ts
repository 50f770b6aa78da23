import { GENRE_WORDS, MUSIC_WORDS } from '../../catalogue/genres-table.ts';
import { INSTRUMENTS } from '../../catalogue/instruments-table.ts';
import type { Reading } from '../reading.ts';
import { claim, findPhraseAt, makePhraseTable, type Token } from '../words/words.ts';

/** How music is described; an instrument after one of these is heard and not seen. */
const MANNERS: ReadonlySet<string> = new Set([
  ...['soft', 'gentle', 'solo', 'lone', 'lonely', 'quiet', 'slow', 'mellow', 'melancholic', 'melancholy', 'haunting'],
  ...[
    'delicate',
    'simple',
    'upbeat',
    'unaccompanied',
    'ambient',
    'tinkling',
    'swelling',
    'soaring',
    'lilting',
    'plaintive',
  ],
  ...['sweeping', 'wistful', 'mournful', 'muted', 'distant', 'faint', 'sparse', 'tender', 'sad', 'dramatic', 'light'],
]);
const ALONE: ReadonlySet<string> = new Set(['solo', 'lone', 'unaccompanied']);
/** After an instrument these are heard; so is what "plays softly" or "plays in the background". */
const HEARD_AFTER = [
  'solo',
  'note',
  'chord',
  'sound',
  'play softly',
  'play gently',
  'play in the background',
  'arpeggio',
];
/** Whoever has one in hand is seen with it, however softly it is played. */
const HANDLED: ReadonlySet<string> = new Set([
  ...[
    'play',
    'hold',
    'strum',
    'carry',
    'tune',
    'practice',
    'practise',
    'find',
    'discover',
    'reveal',
    'approach',
    'see',
  ],
  ...['at', 'beside', 'near', 'behind', 'toward', 'towards', 'around', 'past'],
]);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'his', 'her', 'their', 'some']);

const split = (words: string): string[] => (words === '' ? [] : words.split(', '));
const entries = Object.entries(GENRE_WORDS);
const TABLES = {
  instruments: makePhraseTable(INSTRUMENTS.flatMap(({ name, words }) => words.map((word) => [word, name] as const))),
  kinds: makePhraseTable(entries.flatMap(([name, { before }]) => split(before).map((word) => [word, name] as const))),
  alone: makePhraseTable(entries.flatMap(([name, { alone }]) => split(alone).map((word) => [word, name] as const))),
  // Things that are there to be heard.
  chimes: makePhraseTable([['wind chime', 'glockenspiel'] as const, ['chime', 'glockenspiel'] as const]),
  music: makePhraseTable(MUSIC_WORDS.map((word) => [word, true] as const)),
  after: makePhraseTable(HEARD_AFTER.map((word) => [word, true] as const)),
} as const;

/** Whether a word names what music is made with. */
export const isInstrument = (token: Token): boolean => findPhraseAt([token], 0, TABLES.instruments) !== null;

interface Wish {
  readonly length: number;
  readonly instrument: string | null;
  readonly genre: string | null;
  readonly solo: boolean;
}

export type Music = Pick<Reading, 'instruments' | 'genre' | 'soloMusic' | 'musicWanted'>;

/** Takes what a prompt says of music. In what it says of the sound alone, the name of an instrument is enough. */
export function claimMusic(tokens: readonly Token[], asides: readonly Token[]): Music {
  const wishes: Wish[] = [];
  for (const [part, heardOnly] of [[tokens, false] as const, [asides, true] as const]) {
    for (let at = 0; at < part.length; at++) {
      const wish = findWish(part, at, heardOnly);
      if (wish === null) continue;
      wishes.push(wish);
      claim(part, at, wish.length, 'sound');
      at += wish.length - 1;
    }
  }
  return {
    instruments: [...new Set(wishes.flatMap(({ instrument }) => instrument ?? []))],
    genre: wishes.find(({ genre }) => genre !== null)?.genre ?? null,
    soloMusic: wishes.some(({ solo }) => solo),
    musicWanted: wishes.length > 0,
  };
}

/** "haunting solo cello melody": manners, a kind, an instrument, a word for music, each where it is there. */
function findWish(tokens: readonly Token[], first: number, heardOnly: boolean): Wish | null {
  if (tokens[first]?.role !== null) return null;
  let at = first;
  // A manner that is a kind as well is read as the kind where music follows: "sad music".
  while (isManner(tokens[at]) && (at === first || tokens[at]?.opens === false)) at += 1;
  const described = at > first;
  let kind = at < tokens.length && follows(tokens, at, first) ? findPhraseAt(tokens, at, TABLES.kinds) : null;
  if (kind === null && described) {
    const last = findPhraseAt(tokens, at - 1, TABLES.kinds);
    kind = last !== null && last.at + last.length >= at ? last : null;
  }
  const afterKind = kind === null ? at : Math.max(at, kind.at + kind.length);
  // "fairy lights strung over a bar": hung there, and no strings.
  const isHung = /^(?:done|does|do)$/.test(tokens[afterKind]?.part ?? '') && tokens[afterKind]?.text !== 'strings';
  const instrument =
    !isHung && follows(tokens, afterKind, first) ? findPhraseAt(tokens, afterKind, TABLES.instruments) : null;
  const afterName = afterKind + (instrument?.length ?? 0);
  const isJoined = follows(tokens, afterName, first);
  // "scores the winning goal": what somebody does, and no score.
  const isDone = tokens[afterName]?.part === 'does';
  const music = isJoined && !isDone ? findPhraseAt(tokens, afterName, TABLES.music) : null;
  const solo = tokens.slice(first, at).some(({ forms }) => forms.some((form) => ALONE.has(form)));
  const wish = { instrument: instrument?.value ?? null, genre: kind?.value ?? null, solo };
  // "a music studio" is where it is made.
  if (
    music !== null &&
    !/^(?:studio|box|room|store|shop|school|hall)$/.test(tokens[afterName + music.length]?.text ?? '')
  )
    return { ...wish, length: afterName + music.length - first };
  if (instrument !== null) {
    const after = isJoined ? findPhraseAt(tokens, afterName, TABLES.after) : null;
    if (after !== null)
      return { ...wish, solo: solo || after.phrase === 'solo', length: afterName + after.length - first };
    const seen = isHandled(tokens, first) || isNamedOn(tokens[afterName]);
    if (heardOnly || isAllOfIt(tokens, first, afterName) || (described && !seen) || isSoundOf(tokens, first))
      return { ...wish, length: afterName - first };
  }
  const alone = findPhraseAt(tokens, first, TABLES.alone);
  // "a jazz trumpeter" is somebody.
  if (alone !== null && !isDanced(tokens, first) && !isNamedOn(tokens[first + alone.length]))
    return { instrument: null, genre: alone.value, solo: false, length: alone.length };
  const chime = findPhraseAt(tokens, first, TABLES.chimes);
  if (chime !== null) return { instrument: chime.value, genre: null, solo: false, length: chime.length };
  return null;
}

/** "a couple waltzes", "an elderly couple waltz in an empty ballroom": what they do. */
const [DANCED, DANCE, WHERE] = [
  /^(?:waltz|tango)(?:e?s|ed|ing)$/i,
  /^(?:waltz|tango)$/i,
  /^(?:in|on|across|around|through|under|beneath|along|over|by|together|alone|slowly|gracefully|and)$/i,
];
const isDanced = (tokens: readonly Token[], at: number): boolean =>
  DANCED.test(tokens[at]?.text ?? '') ||
  (DANCE.test(tokens[at]?.text ?? '') &&
    WHERE.test(tokens[at + 1]?.text ?? '') &&
    /^names?$/.test(tokens[at - 1]?.part ?? ''));

const isManner = (token: Token | undefined): boolean =>
  token?.role === null && token.forms.some((form) => MANNERS.has(form));

/** "… beside them. Acoustic guitar.": after what is seen, an instrument that is a sentence is heard. */
const isAllOfIt = (tokens: readonly Token[], first: number, end: number): boolean =>
  first > 0 && tokens[first]?.starts === true && (tokens[end] === undefined || tokens[end].starts);

/** No phrase reaches over a comma. */
const follows = (tokens: readonly Token[], at: number, first: number): boolean =>
  tokens[at] !== undefined && (at === first || tokens[at]?.opens === false);

/** "soft string lights": the name goes on. */
const isNamedOn = (next: Token | undefined): boolean =>
  next !== undefined && !next.opens && (next.part === 'name' || next.part === 'names');

function wordBefore(tokens: readonly Token[], at: number): Token | undefined {
  let before = at - 1;
  while (before >= 0 && tokens[before]?.forms.some((form) => ARTICLES.has(form))) before -= 1;
  return tokens[before];
}

const isHandled = (tokens: readonly Token[], at: number): boolean =>
  wordBefore(tokens, at)?.forms.some((form) => HANDLED.has(form)) ?? false;

const isSoundOf = (tokens: readonly Token[], at: number): boolean =>
  wordBefore(tokens, at)?.forms.some((form) => form === 'sound' || form === 'note') ?? false;
