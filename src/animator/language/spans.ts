import { COLOUR_WORDS } from '../catalogue/attributes.ts';
import { CAMERA_PATTERNS } from '../catalogue/camera-table.ts';
import { INSTRUMENT_PHRASES, MUSIC_PHRASES, SILENCE_PHRASES, SOUND_PHRASES } from '../catalogue/heard-table.ts';
import type { Lexicon } from '../catalogue/lexicon.ts';
import { type Hour, MOOD_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../catalogue/setting-table.ts';
import { FILM_WORDS } from '../catalogue/styles-table.ts';
import type { LeftOut, Reading, ShotFact } from './reading.ts';
import { claimPhrases, makePhraseTable, type PhraseTable, type Token } from './words.ts';

const mark = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, true] as const);

const TABLES = {
  silence: makePhraseTable(mark(SILENCE_PHRASES)),
  noMusic: makePhraseTable(mark(['no music', 'without music', 'no background music', 'no soundtrack'])),
  sounds: makePhraseTable(SOUND_PHRASES),
  music: makePhraseTable(MUSIC_PHRASES),
  instruments: makePhraseTable(INSTRUMENT_PHRASES),
  film: makePhraseTable(mark(FILM_WORDS.split(', '))),
  times: makePhraseTable(TIME_WORDS),
  weathers: makePhraseTable([...WEATHER_WORDS, ['windy', 'wind'] as const, ['strong wind', 'wind'] as const]),
  seasons: makePhraseTable(SEASON_WORDS),
  moods: makePhraseTable(MOOD_WORDS),
} as const;

const PATTERNS = CAMERA_PATTERNS.map(([pattern, facts]) => ({
  pattern: new RegExp(pattern, 'g'),
  facts: facts.split(',').map((fact) => fact.split('=')),
}));

/** "smiles into the camera", "an old camera": whom one looks at, or a thing. */
const NOT_FILMING =
  /(?:\b(?:into|at|to|toward|towards|from|on|facing|holding|old|vintage|security|his|her|their|film|with) (?:the |a |an |his |her )?)$/;

const LONGEST_STRETCH = 400;

/** Sentences, and of endless ones stretches: what is said of a shot stands within one, and no pattern ever sees more. */
function* stretchesOf(text: string): Generator<{ readonly stretch: string; readonly from: number }> {
  let from = 0;
  while (from < text.length) {
    const stop = text.slice(from, from + LONGEST_STRETCH).search(/[.!?;]/);
    let to = stop === -1 ? Math.min(text.length, from + LONGEST_STRETCH) : from + stop + 1;
    if (stop === -1 && to < text.length) {
      const space = text.lastIndexOf(' ', to);
      if (space > from) to = space + 1;
    }
    yield { stretch: text.slice(from, to), from };
    from = to;
  }
}

function claimRange(tokens: readonly Token[], from: number, to: number, role: string): void {
  for (const token of tokens) if (token.end > from && token.start < to) token.role ??= role;
}

/** Takes out what is said of the camera, and says what it asks for, in the order of the text. */
export function claimCamera(tokens: readonly Token[], text: string): ShotFact[] {
  const found: ShotFact[] = [];
  for (const { stretch, from } of stretchesOf(text.toLowerCase())) {
    let rest = stretch;
    for (const { pattern, facts } of PATTERNS) {
      for (const match of rest.matchAll(pattern)) {
        const before = rest.slice(0, match.index);
        if (match[0].trim() === '' || (/^(?:the )?camera/.test(match[0]) && NOT_FILMING.test(before))) continue;
        const at = from + match.index;
        for (const [field = '', value = ''] of facts) found.push({ field, value, at });
        claimRange(tokens, at, at + match[0].length, 'camera');
        // What one pattern has read is no text for the next, and keeps its place.
        rest = before + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      }
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

const CAMERA_SUBJECT =
  /^(?:(?:the |a |our |as the )?(?:\w+ )?(?:camera|lens|drone(?! (?:shot|footage|view)))|the (?:\w+ )?(?:shot|image|frame|footage))(?: \w+ly)?(?: (?:then|now|always))? (?!of\b|reads?\b)[a-z]+/;

/** A sentence, or what follows a comma in it, whose subject is the camera says nothing else that is to be seen. */
export function claimCameraClauses(tokens: readonly Token[], text: string): void {
  for (const { stretch: sentence, from: index } of stretchesOf(text.toLowerCase())) {
    for (const match of sentence.matchAll(
      /(?:^|, (?:and |as |while |before |then )?|\b(?:as|while|and|then) )(?=(?:the |a |our )?(?:\w+ )?(?:camera|shot|drone|final image)\b)/g,
    )) {
      const clause = sentence.slice(match.index + match[0].length).trimStart();
      if (!CAMERA_SUBJECT.test(clause) || NOT_FILMING.test(sentence.slice(0, match.index + match[0].length))) continue;
      if (
        /^(?:\w+ )?(?:the |a |our )?(?:\w+ )?drone\b/.test(clause) &&
        !/\bdrone (?:shot|footage|view|camera)/.test(text.toLowerCase())
      )
        continue;
      if (/^(?:a |an )?(?:old|vintage|security)? ?camera (?:on|in|with|sits|lies|stands)\b/.test(clause)) continue;
      const from = index + match.index;
      // "…, and her breath fogs": another subject begins another clause.
      const other =
        /(?:, where | as (?=(?:spray|rain|the rain|snow|water|dust|a|an|the (?!camera))\b)|, and (?=the (?!camera))|; )/.exec(
          clause,
        );
      const end = other === null || other.index === 0 ? index + sentence.length : from + match[0].length + other.index;
      claimRange(tokens, from, end, 'camera');
      break;
    }
  }
}

const COMPARED =
  /\b(?:(?:(?:look(?:s|ing)?|seem(?:s|ing)?|just|almost|as if) )?(?<!-)like(?= (?:a|an|the|one|his|her|[a-z]+s?\b)(?! to\b))|as [a-z]+ as|reminiscent of|inspired by|similar to|dressed (?:up )?as|resembl(?:es|ing)|as if(?: it were)?|evok(?:es|ing)|in the style of|in the manner of|in the spirit of)\b[^,.;:!?\ue000]*/g;
const ENDS_COMPARISON =
  / (?:and|while|as|when|then|in front of|on the|in the|at the|over the|under the|across|with|from|behind|beside|before|walks?|stands?|runs?|sits?)\b/;

/** What something is only compared to is not there. */
export function claimComparisons(tokens: readonly Token[], text: string, lexicon: Lexicon): LeftOut[] {
  const left: LeftOut[] = [];
  for (const { stretch, from } of stretchesOf(text.toLowerCase())) {
    for (const match of stretch.matchAll(COMPARED)) {
      const words = match[0];
      const start = from + match.index;
      const cut = ENDS_COMPARISON.exec(words.slice(8));
      const end = start + (cut === null ? words.length : cut.index + 8);
      for (const token of tokens) {
        if (token.start < start || token.start >= end || token.role !== null) continue;
        token.role = 'comparison';
        const senses = token.nounForms.map((form) => lexicon.senses(form)).find((each) => each !== null);
        if (senses?.thing) left.push({ word: token.text, reason: 'comparison' });
      }
    }
  }
  return left;
}

const NEGATORS: ReadonlySet<string> = new Set([
  'no',
  'without',
  'never',
  'none',
  'not',
  'nobody',
  'nothing',
  'remove',
  'erase',
  'delete',
]);
const NEGATION_ENDS = /^(?:and|but|only|just|on|in|at|with|to|is|are|was|were|behind|of|as|while|a|an|the)$/;

/** "no birds", "without any people", "remove the car": what they name is unwanted; "no other cars" says nothing against the first one. */
export function claimNegatives(tokens: readonly Token[]): { negative: string[]; leftOut: LeftOut[] } {
  const negative: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.role !== null || !NEGATORS.has(token.text)) continue;
    token.role = 'negator';
    if (token.text === 'not' || token.text === 'never') continue;
    const scope: Token[] = [];
    for (const next of tokens.slice(at + 1, at + 6)) {
      if (next.role !== null || next.opens || (NEGATION_ENDS.test(next.text) && scope.length > 0)) break;
      next.role = 'negative';
      if (!/^(?:any|single|the|a|an|visible)$/.test(next.text)) scope.push(next);
    }
    const other = scope.some(({ text }) => text === 'other' || text === 'else');
    const word = scope.filter(({ text }) => text !== 'other').map(({ text }) => text);
    if (word.length === 0) continue;
    leftOut.push({ word: word.join(' '), reason: 'negated' });
    // Of "no red cars" the cars are unwanted.
    if (!other) negative.push(...word.filter((each) => !Object.hasOwn(COLOUR_WORDS, each)));
  }
  return { negative, leftOut };
}

const HEARD_HEADS =
  /^(?:sound|sounds|noise|noises|murmur|roar|hum|thunder|creak|whisper|chatter|crackle|rustle|clink|echo|echoes|rumble|buzz|drone|smell|scent|taste|rush|patter|cry|cries|song|music|score|hiss|hissing|clinking|voices|ambience|ambient)$/;
const STOPS_HEARING = /^(?:while|when|under|behind|grow|grows|is|are|fills|fill)$/;

/** "the murmur of voices, sizzling oil and distant motorbikes": what is only heard is not drawn, to the end of its sentence. */
export function claimHeard(tokens: readonly Token[]): void {
  for (const [at, { text, role }] of tokens.entries()) {
    if (role !== null && role !== 'sound') continue;
    const of = HEARD_HEADS.test(text) && tokens[at + 1]?.text === 'of';
    const hear = text === 'hear' || (/^(?:audio|sfx|soundtrack)$/.test(text) && tokens[at + 1]?.opens === true);
    if (!of && !hear) continue;
    for (const token of tokens.slice(at, at + 24)) {
      if ((token.starts && token !== tokens[at]) || STOPS_HEARING.test(token.text)) break;
      token.role ??= 'sound';
    }
  }
}

export type Setting = Pick<
  Reading,
  'time' | 'weather' | 'season' | 'mood' | 'styles' | 'sounds' | 'instrument' | 'musicWanted' | 'silent' | 'noMusic'
>;

/** Names of things that hold a word of weather or hour: no "ice cream" may bring a winter, no "rain boots" rain. */
function reserveNames(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const held: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (const length of [3, 2]) {
      const span = tokens.slice(at, at + length);
      const last = span.at(-1);
      if (
        span.length < length ||
        last === undefined ||
        span.some(({ role, opens }, i) => role !== null || (i > 0 && opens))
      )
        continue;
      const start = span
        .slice(0, -1)
        .map(({ text }) => text)
        .join(' ');
      const named = last.nounForms.map((form) => lexicon.senses(`${start} ${form}`)).find((senses) => senses !== null);
      if (named === undefined || named === null || !(named.thing || named.garment || named.person)) continue;
      for (const token of span) token.role = 'held';
      held.push(...span);
      at += length - 1;
      break;
    }
  }
  return held;
}

const GROUND = /^(?:in|through|across|on|over|into|onto|along)$/;

/** "a snowy forest", "a night market", "through the fresh snow": words of weather and hour that are also part of a place are read as both. */
function releasePlaces(tokens: readonly Token[], lexicon: Lexicon): void {
  for (const [at, token] of tokens.entries()) {
    if (!/^(?:time|weather|season)$/.test(token.role ?? '')) continue;
    const next = tokens[at + 1];
    const compound =
      next?.role === null &&
      !next.opens &&
      next.nounForms.some((form) => lexicon.senses(`${token.text} ${form}`)?.place);
    const before = tokens
      .slice(Math.max(0, at - 3), at)
      .findLast(({ text }) => !/^(?:the|fresh|deep|soft|white|melting)$/.test(text));
    const ground =
      /^(?:snow|ice)$/.test(token.text) && before !== undefined && GROUND.test(before.text) && before.role === null;
    if (compound || ground) token.role = null;
  }
}

/** Styles, sounds, hours, weather: taken out before the things are looked for, so that "rock music" never draws a rock. */
export function claimSetting(tokens: readonly Token[], asides: readonly Token[], lexicon: Lexicon): Setting {
  const take = <T>(table: PhraseTable<T>, role: string) => claimPhrases(tokens, table, role);
  const silent = take(TABLES.silence, 'sound').length > 0;
  const noMusic = take(TABLES.noMusic, 'sound').length > 0;
  const sounds = take(TABLES.sounds, 'sound');
  const music = [...take(TABLES.music, 'sound'), ...claimPhrases(asides, TABLES.instruments, 'sound')];
  claimHeard(tokens);
  const styles = claimPhrases(tokens, styleTable(lexicon), 'style');
  take(TABLES.film, 'film');
  const held = reserveNames(tokens, lexicon);
  const times = take(TABLES.times, 'time');
  const weathers = take(TABLES.weathers, 'weather');
  const seasons = take(TABLES.seasons, 'season');
  for (const token of held) token.role = null;
  releasePlaces(tokens, lexicon);
  const moods = take(TABLES.moods, 'mood');
  return {
    time: chooseTime(times.map(({ value }) => value)),
    weather: weathers.find(({ value }) => value !== 'cloudy')?.value ?? weathers[0]?.value ?? null,
    season: seasons[0]?.value ?? null,
    mood: moods[0]?.value ?? null,
    styles: [...new Set(styles.map(({ value }) => value))],
    sounds: [...new Set(sounds.map(({ value }) => value))],
    instrument: music.find(({ value }) => value !== null)?.value ?? null,
    musicWanted: music.length > 0 && !noMusic,
    silent,
    noMusic,
  };
}

/** "morning sun" says less than a sunset: of several hours the one that is no plain day. */
function chooseTime(times: readonly Hour[]): Hour | null {
  return times.find((time) => time !== 'day') ?? times[0] ?? null;
}

const STYLE_TABLES = new WeakMap<Lexicon, PhraseTable<string>>();

function styleTable(lexicon: Lexicon): PhraseTable<string> {
  const known = STYLE_TABLES.get(lexicon);
  if (known !== undefined) return known;
  const rows = lexicon.styles.flatMap(({ style, words }) => words.map((word) => [word, style] as const));
  const table = makePhraseTable(rows);
  STYLE_TABLES.set(lexicon, table);
  return table;
}
