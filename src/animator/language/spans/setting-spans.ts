import { SILENCE_PHRASES, SOUND_PHRASES } from '../../catalogue/heard-table.ts';
import type { Lexicon, Senses } from '../../catalogue/lexicon.ts';
import {
  DISTANT_STORM,
  type Hour,
  MISTY_HOURS,
  MOOD_WORDS,
  SEASON_WORDS,
  SHOWN_AS,
  TIME_WORDS,
  WEATHER_AMOUNTS,
  WEATHER_WORDS,
} from '../../catalogue/setting-table.ts';
import { FILM_WORDS } from '../../catalogue/styles-table.ts';
import type { Reading } from '../reading.ts';
import {
  claim,
  claimPhrases,
  makePhraseTable,
  type PhraseMatch,
  type PhraseTable,
  type Token,
} from '../words/words.ts';
import { isCoil, isNoWinter, isOfIce, isOnPeaks } from './cold-elsewhere.ts';
import { isFarOff } from './far-weather.ts';
import { findHeardSentences } from './heard-sentences.ts';
import { claimHeard } from './heard-spans.ts';
import { claimClock, claimPassage } from './hours.ts';
import { claimItRains } from './it-rains.ts';
import { noticeLights } from './light-spans.ts';
import { isLeak, isOfPrograms } from './looks-of-things.ts';
import { claimMusic, isInstrument } from './music-spans.ts';
import { readSeasonPassage, readWeatherPassage } from './passages.ts';
import { isDescribed, isOfTwoColours, isThing, STYLE_HEADS } from './two-colours.ts';

const mark = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, true] as const);

const TABLES = {
  silence: makePhraseTable(mark(SILENCE_PHRASES)),
  noMusic: makePhraseTable(mark(['no music', 'without music', 'no background music', 'no soundtrack'])),
  sounds: makePhraseTable(SOUND_PHRASES),
  film: makePhraseTable(mark(FILM_WORDS.split(', '))),
  times: makePhraseTable(TIME_WORDS),
  weathers: makePhraseTable([...WEATHER_WORDS, ['windy', 'wind'] as const, ['strong wind', 'wind'] as const]),
  seasons: makePhraseTable(SEASON_WORDS),
  moods: makePhraseTable(MOOD_WORDS),
} as const;

export type Setting = { /** Dressing of the set. */ readonly shown: readonly string[] } & Pick<
  Reading,
  | 'time'
  | 'timeTo'
  | 'weather'
  | 'weatherAmount'
  | 'weatherTo'
  | 'seasons'
  | 'season'
  | 'mood'
  | 'lights'
  | 'styles'
  | 'sounds'
  | 'instruments'
  | 'genre'
  | 'soloMusic'
  | 'musicWanted'
  | 'silent'
  | 'noMusic'
>;

/** Names of things that hold a word of weather or hour: no "ice cream" may bring a winter, no "rain boots" rain. */
function reserveNames(tokens: readonly Token[], lexicon: Lexicon, fits: (senses: Senses) => boolean): Token[] {
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
      if (named === undefined || named === null || !fits(named)) continue;
      for (const token of span) token.role = 'held';
      held.push(...span);
      at += length - 1;
      break;
    }
  }
  return held;
}

/** "confetti rains down", "a cloud of smoke": no weather; but a sun that rises is an hour. */
function reserveVerbs(tokens: readonly Token[]): Token[] {
  const held = tokens.filter(
    ({ role, part, text }, at) =>
      role === null &&
      (((part === 'does' || part === 'do' || (part === 'doing' && /^bl(?:oom|ossom)ing$/.test(text))) &&
        !/^(?:it|sun)$/.test(tokens[at - 1]?.text ?? '')) ||
        (text === 'cloud' && tokens[at + 1]?.text === 'of')),
  );
  for (const token of held) token.role = 'held';
  return held;
}

/** Where there is one, what is drawn in chalk is on it. */
const DRAWN_ON = /^(?:blackboards?|chalkboards?|pavements?|sidewalks?|walls?|asphalt|boards?)$/;

/** "reads a comic under his blanket", "buys two old comics": a thing that somebody has to do with, of which no more is said. */
function isRead(tokens: readonly Token[], at: number): boolean {
  if (!/^comics?$/.test(tokens[at]?.text ?? '') || STYLE_NEXT.test(tokens[at + 1]?.text ?? '')) return false;
  // "Turn it into a comic" is told of the look.
  const read = tokens[at - 1]?.part === 'article' && !/^(?:into|like|as)$/.test(tokens[at - 2]?.text ?? '');
  if (read && (tokens[at + 1]?.opens ?? true)) return true;
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => HANDLED.test(text));
}
const STYLE_NEXT = /^(?:style|look|art|strip|panels?|halftone|shading|effect|timing|relief|aesthetic|animation)$/;
const HANDLED =
  /^(?:read|reads|reading|hold|holds|holding|buy|buys|buying|open|opens|opening|collect|collects|collecting|sell|sells|selling|leaf|leafs|leafing|flips?|flipping|carry|carries|carrying|his|her|their|my)$/;

/** "in her 60s": an age, "a retro radio": one thing, "chalk drawings on the blackboard": there; no look of the film. */
function reserveOwn(tokens: readonly Token[]): Token[] {
  const board = tokens.some(({ text }) => DRAWN_ON.test(text));
  const held = tokens.filter(
    ({ text, role }, at) =>
      role === null &&
      ((board && text === 'chalk' && /^drawings?$/.test(tokens[at + 1]?.text ?? '')) ||
        (/^\d0s$/.test(text) && /^(?:his|her|their|my|early|mid|late)$/.test(tokens[at - 1]?.text ?? '')) ||
        (/^(?:picture|comic|story)$|^storybook$/.test(text) &&
          /^(?:an?|the|his|her|old|colorful|open)$/.test(tokens[at - 1]?.text ?? '') &&
          /^(?:book|storybook)$/.test(text === 'storybook' ? text : (tokens[at + 1]?.text ?? ''))) ||
        isRead(tokens, at) ||
        isLeak(tokens, at) ||
        isOfPrograms(tokens, at) ||
        (text === 'art' && /^(?:deco|nouveau)$/.test(tokens[at + 1]?.text ?? '') && isThing(tokens[at + 2])) ||
        (text === 'vintage' && isThing(tokens[at + 1]?.part === 'quality' ? tokens[at + 2] : tokens[at + 1])) ||
        (/^(?:retro|minimalist)$/.test(text) &&
          isDescribed(tokens[at + 1]) &&
          !/^(?:video|game|pixel)$/.test(tokens[at + 1]?.text ?? '') &&
          !STYLE_HEADS.test(tokens[at + 1]?.text ?? ''))),
  );
  const twoColoured = tokens.filter((_token, at) => isOfTwoColours(tokens, at));
  for (const token of [...held, ...twoColoured]) token.role = 'held';
  return [...held, ...twoColoured];
}

const NO_LOOK = /^(?:name|names|quality|done|doing)$/;

/** "vaporwave aesthetic" is all of one look; of "Rocky vibes" nobody knows which, and that is told. */
function claimStyleHeads(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.role !== null || !STYLE_HEADS.test(token.text)) continue;
    const before = tokens[at - 1];
    if (token.opens || before === undefined) continue;
    // "Citizens look up".
    if (/^(?:do|does|doing)$/.test(token.part ?? '') && !(tokens[at + 1]?.opens ?? true)) continue;
    if (/^(?:style|mood|film|camera)$/.test(before.role ?? '')) {
      token.role = 'style';
      continue;
    }
    let from = at;
    while (
      from > 0 &&
      tokens[from]?.opens === false &&
      tokens[from - 1]?.role === null &&
      NO_LOOK.test(tokens[from - 1]?.part ?? '')
    )
      from--;
    const whole = tokens[from]?.opens === true || from === 0;
    if (whole && from < at) for (const word of tokens.slice(from, at + 1)) word.role = 'unknown';
  }
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
    const first = at === 0 || token.opens ? '' : (tokens[at - 1]?.text ?? '');
    const before = tokens
      .slice(Math.max(0, at - 3), at)
      .findLast(({ text }) => !/^(?:the|fresh|deep|soft|white|melting)$/.test(text));
    const ground =
      /^(?:snow|ice)$/.test(token.text) && before !== undefined && GROUND.test(before.text) && before.role === null;
    const named = first !== '' && lexicon.senses(`${first} ${token.text}`)?.place;
    if (compound || named || ground || isOfIce(tokens, at)) token.role = null;
  }
}

/** Heard, and seen as well where nothing says that it is only heard. */
const SEEN_TOO =
  /^(?:crashing wave|wave crash|roaring sea|running water|flowing water|trickling water|babbling brook|crackling fire|fire crackle|bird sing|rustling leaf|leaf rustle)$/;

/** "thunder outside": of a storm around the house, and not only a sound. */
const isStormAround = (tokens: readonly Token[], next: number, phrase: string): boolean =>
  phrase === 'thunder' && /^(?:outside|overhead)$/.test(tokens[next]?.text ?? '');

/** Styles, sounds, hours, weather: taken out before the things are looked for, so that "rock music" never draws a rock. */
export function claimSetting(tokens: readonly Token[], asides: readonly Token[], lexicon: Lexicon): Setting {
  const take = <T>(table: PhraseTable<T>, role: string) => claimPhrases(tokens, table, role);
  const lights = noticeLights(tokens);
  const silent = take(TABLES.silence, 'sound').length > 0;
  const noMusic = take(TABLES.noMusic, 'sound').length > 0;
  const sounds = take(TABLES.sounds, 'sound');
  for (const { at, length, phrase } of sounds)
    if (SEEN_TOO.test(phrase) || isStormAround(tokens, at + length, phrase)) claim(tokens, at, length, null);
  const heard = findHeardSentences(tokens, lexicon, isInstrument);
  const music = claimMusic(tokens, [...asides, ...heard]);
  for (const token of heard) token.role ??= 'sound';
  claimHeard(tokens, lexicon);
  const falls = claimItRains(tokens);
  const named = reserveNames(tokens, lexicon, ({ dressing, setPart }) => dressing || setPart);
  const own = reserveOwn(tokens);
  const styles = claimPhrases(tokens, styleTable(lexicon), 'style');
  for (const token of [...named, ...own]) token.role = null;
  take(TABLES.film, 'film');
  const held = [
    ...reserveNames(tokens, lexicon, ({ thing, garment, person }) => thing !== null || garment || person !== null),
    ...reserveVerbs(tokens),
  ];
  const clock = claimClock(tokens);
  const passage = claimPassage(tokens);
  const times = take(TABLES.times, 'time');
  const weathers = take(TABLES.weathers, 'weather');
  const seasons = claimPhrases(tokens, TABLES.seasons, 'season', 'nounForms');
  for (const token of held) token.role = null;
  releasePlaces(tokens, lexicon);
  // "touching its face" is no mood.
  const deeds = tokens.filter(({ role, part }) => role === null && (part === 'doing' || part === 'does'));
  for (const token of deeds) token.role = 'held';
  const moods = take(TABLES.moods, 'mood');
  for (const token of deeds) token.role = null;
  claimStyleHeads(tokens);
  // "a happy dog": the mood of the film, and the dog's.
  for (const [at, token] of tokens.entries())
    if (token.role === 'mood' && token.part === 'quality' && isDescribed(tokens[at + 1])) token.role = null;
  const distant = weathers.filter((found) => isFarOff(tokens, found));
  const far = [...weathers, ...seasons].filter(
    (found) =>
      distant.some(({ at }) => at === found.at) ||
      isOnPeaks(tokens, found) ||
      isNoWinter(tokens, found) ||
      isCoil(tokens, found),
  );
  const here = <T>(list: readonly PhraseMatch<T>[]) => list.filter((found) => far.every(({ at }) => at !== found.at));
  const misty = times.some(({ phrase }) => MISTY_HOURS.has(phrase));
  const weather = here(weathers).find(({ value }) => value !== 'cloudy' && value !== 'clear') ?? here(weathers)[0];
  const turn = readWeatherPassage(tokens, here(weathers));
  return {
    time: passage?.from ?? clock ?? chooseTime(times.map(({ value }) => value)),
    timeTo: passage?.to ?? null,
    weather: turn?.from ?? weather?.value ?? falls ?? (misty ? 'fog' : distant.length > 0 ? 'cloudy' : null),
    weatherTo: turn?.to ?? null,
    weatherAmount: WEATHER_AMOUNTS.get(weather?.phrase ?? (misty ? 'mist' : '')) ?? 1,
    shown: [
      ...[...times, ...weathers].flatMap(({ phrase }) => SHOWN_AS.get(phrase) ?? []),
      ...(distant.length > 0 ? [DISTANT_STORM] : []),
    ],
    season: here(seasons)[0]?.value ?? null,
    seasons: readSeasonPassage(tokens, seasons),
    mood: moods[0]?.value ?? null,
    // What flashes over the horizon lights nobody here.
    lights: distant.length > 0 ? lights.filter((light) => light !== 'lightning') : lights,
    styles: [...new Set(styles.map(({ value }) => value))],
    sounds: [...new Set(sounds.map(({ value }) => value))],
    ...music,
    musicWanted: music.musicWanted && !noMusic,
    silent,
    noMusic,
  };
}

/** Of several hours the one that is no plain day. */
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
