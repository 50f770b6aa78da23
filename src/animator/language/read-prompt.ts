import { ACTION_WORDS, DIRECTION_WORDS } from './action-words.ts';
import { claimHeard, claimManners, cutAsides } from './asides.ts';
import { COLOUR_WORDS, COUNT_WORDS, joinShades, SIZE_WORDS, STOP_WORDS } from './attribute-words.ts';
import { releaseCompounds, reserveCompounds } from './find-nouns.ts';
import { claimInteriors, claimScenes } from './find-scenes.ts';
import { INSTRUMENT_PHRASES, MUSIC_PHRASES, SILENCE_PHRASES, SOUND_PHRASES } from './heard-words.ts';
import { cutQuotes } from './quotes.ts';
import { readSubjects } from './read-subjects.ts';
import type { Reading, Subject } from './reading.ts';
import type { Place } from './setting.ts';
import { MOOD_WORDS, PLACE_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from './setting-words.ts';
import { CAMERA_MOVE_WORDS, FILM_WORDS, SHOT_WORDS, STYLE_WORDS } from './span-words.ts';
import { findThing } from './things.ts';
import { translate } from './translate.ts';
import {
  claimPhrases,
  findPhraseAt,
  makePhraseTable,
  normalise,
  type PhraseTable,
  straightenQuotes,
  type Token,
  tokenise,
} from './words.ts';

const NEGATORS: ReadonlySet<string> = new Set(['no', 'without', 'never', 'none', 'remove', 'erase', 'delete']);
const MAX_NEGATIVE = 40;
/** Languages whose sentences put two things side by side with nothing between them. */
const UNCOMPOUNDED: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'hi', 'ar']);
const MAX_NOT_UNDERSTOOD = 60;

const mark = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, true] as const);

const TABLES = {
  silence: makePhraseTable(mark(SILENCE_PHRASES)),
  moves: makePhraseTable(CAMERA_MOVE_WORDS),
  shots: makePhraseTable(SHOT_WORDS),
  sounds: makePhraseTable(SOUND_PHRASES),
  music: makePhraseTable(MUSIC_PHRASES),
  instruments: makePhraseTable(INSTRUMENT_PHRASES),
  styles: makePhraseTable(STYLE_WORDS),
  film: makePhraseTable(mark(FILM_WORDS)),
  times: makePhraseTable(TIME_WORDS),
  weathers: makePhraseTable(WEATHER_WORDS),
  seasons: makePhraseTable(SEASON_WORDS),
  moods: makePhraseTable(MOOD_WORDS),
  places: makePhraseTable(PLACE_WORDS),
  actions: makePhraseTable(ACTION_WORDS),
  directions: makePhraseTable(DIRECTION_WORDS),
} as const;

/** "no birds", "without any people", "remove the car": the word and its company are taken out and remembered as unwanted. */
function cutNegatives(tokens: readonly Token[]): string[] {
  const negative: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.role !== null || !NEGATORS.has(token.text)) continue;
    token.role = 'negator';
    for (const next of tokens.slice(at + 1, at + 4)) {
      if (next.role !== null) break;
      next.role = 'negative';
      // Of "no red cars" the cars are unwanted.
      if (STOP_WORDS.has(next.text) || Object.hasOwn(COLOUR_WORDS, next.text)) continue;
      negative.push(next.text);
      break;
    }
  }
  return negative;
}

const BEFORE_A_CAMERA = /^(?:\d+|his|her|their|old|vintage|retro|holding|of|and|with)$/;

/**
 * "two cameras" and "an old camera" are things, and "toward the camera" is a way to go; any other camera is the one that films.
 * Returns what the tables of film talk must leave alone.
 */
function holdCameras(tokens: readonly Token[]): Token[] {
  const things = tokens.filter(({ nounForms, role }, at) => {
    if (role !== null || !nounForms.includes('camera')) return false;
    const before = tokens[at - 1]?.text ?? '';
    const moves = [TABLES.moves, TABLES.shots].some((table) => findPhraseAt(tokens, at, table) !== null);
    return (
      !moves &&
      (BEFORE_A_CAMERA.test(before) || Object.hasOwn(COLOUR_WORDS, before) || Object.hasOwn(COUNT_WORDS, before))
    );
  });
  const ways = tokens.flatMap((_, at) => {
    const way = findPhraseAt(tokens, at, TABLES.directions);
    return way !== null && /camera|lens/.test(way.phrase) ? tokens.slice(at, at + way.length) : [];
  });
  const held = [...things, ...ways];
  for (const token of held) token.role = 'held';
  return held;
}

function readNegativePrompt(negativePrompt: string | null): string[] {
  if (negativePrompt === null) return [];
  return tokenise(translate(straightenQuotes(normalise(negativePrompt))).text)
    .map((token) => token.text)
    .filter((word) => !STOP_WORDS.has(word) && !NEGATORS.has(word));
}

/** They lead through any country, and say little of it. */
const WEAK_PLACE = /^(?:road|path|trail|bridge|cliff|tunnel|highway)$/;
const SMALL_METRES = 0.4;

interface NamedPlace {
  readonly value: Place;
  /** The words of the table; places from the dictionary have none. */
  readonly phrase?: string;
}

/** Named places weigh more than what things hint at, and small things hint at little; the first one named wins a tie. */
function choosePlace(named: readonly NamedPlace[], subjects: readonly Subject[]): Place | null {
  const scores = new Map<Place, number>();
  const add = (place: Place, score: number): void => {
    scores.set(place, (scores.get(place) ?? 0) + score);
  };
  named.forEach(({ value, phrase }, i) => {
    add(value, WEAK_PLACE.test(phrase ?? '') ? 0.9 : 3 - Math.min(1, i * 0.1));
  });
  subjects.forEach(({ kind, place }, i) => {
    const small = (findThing(kind)?.metres ?? 1) < SMALL_METRES;
    if (place !== null) add(place, (small ? 0.4 : 1) - Math.min(0.3, i * 0.06));
  });
  let best: Place | null = null;
  for (const [place, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = place;
  return best;
}

function listLeftovers(tokens: readonly Token[]): string[] {
  const left = tokens.filter(({ role, text }) => (role === null || role === 'aside') && !STOP_WORDS.has(text));
  const loose = left.filter(
    ({ text }) =>
      !Object.hasOwn(COUNT_WORDS, text) && !Object.hasOwn(COLOUR_WORDS, text) && !Object.hasOwn(SIZE_WORDS, text),
  );
  return [...new Set(loose.map((token) => token.text))].slice(0, MAX_NOT_UNDERSTOOD);
}

/**
 * Reads a prompt from the outside in: quotes, negatives, camera, style and sound are cut out first, so that "rock music" never draws
 * a rock; then the setting, then the things. Any text is readable; what nobody understood is listed, not guessed.
 */
export function readPrompt(prompt: string, negativePrompt: string | null): Reading {
  const quotes = cutQuotes(normalise(prompt));
  const { language, text } = translate(quotes.rest);
  const { rest, heard, filmed } = cutAsides(joinShades(text));
  const asides = [...tokenise(heard), ...tokenise(filmed)];
  const tokens = [...tokenise(rest), ...asides];
  const take = <T>(table: PhraseTable<T>, role: string) => claimPhrases(tokens, table, role);
  claimManners(tokens);
  const cameras = holdCameras(tokens);
  const silent = take(TABLES.silence, 'sound').length > 0;
  const negative = [...cutNegatives(tokens), ...readNegativePrompt(negativePrompt)].slice(0, MAX_NEGATIVE);
  const moves = take(TABLES.moves, 'camera');
  const shots = take(TABLES.shots, 'camera');
  const sounds = take(TABLES.sounds, 'sound');
  const music = [...take(TABLES.music, 'sound'), ...claimPhrases(asides, TABLES.instruments, 'sound')];
  claimHeard(tokens);
  const styles = take(TABLES.styles, 'style');
  take(TABLES.film, 'style');
  for (const camera of cameras) camera.role = null;
  reserveCompounds(tokens);
  const times = take(TABLES.times, 'time');
  const weathers = take(TABLES.weathers, 'weather');
  const seasons = take(TABLES.seasons, 'season');
  const moods = take(TABLES.moods, 'mood');
  // "lounging" is no lounge, and "parked" no park.
  const listed = claimPhrases(tokens, TABLES.places, 'place', 'nounForms');
  releaseCompounds(tokens);
  const named: readonly NamedPlace[] = [...listed, ...claimScenes(tokens), ...claimInteriors(tokens)];
  for (const token of asides) token.role ??= 'aside';
  const subjects = readSubjects(tokens, !UNCOMPOUNDED.has(language));
  take(TABLES.actions, 'action');
  take(TABLES.directions, 'direction');
  return {
    prompt,
    language,
    negative: [...new Set(negative)],
    place: choosePlace(named, subjects),
    time: times[0]?.value ?? null,
    weather: weathers.find(({ value }) => value !== 'cloudy')?.value ?? weathers[0]?.value ?? null,
    season: seasons[0]?.value ?? null,
    mood: moods[0]?.value ?? null,
    styles: [...new Set(styles.map(({ value }) => value))],
    cameraMove: moves[0]?.value ?? null,
    shot: shots[0]?.value ?? null,
    subjects,
    sounds: [...new Set(sounds.map(({ value }) => value))],
    instrument: music.find(({ value }) => value !== null)?.value ?? null,
    musicWanted: music.length > 0,
    silent,
    dialogue: quotes.dialogue,
    textOnScreen: quotes.textOnScreen,
    notUnderstood: listLeftovers(tokens),
  };
}
