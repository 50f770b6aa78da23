import { findInstrument, readInstrument } from '../catalogue/instruments-table.ts';
import { MOODS, type Mood } from '../catalogue/setting.ts';
import type { Script } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import { ARRANGEMENTS, type ArrangementName, readArrangement } from './arrangements-table.ts';
import type { MusicPart } from './score.ts';

/** How loud each mood's music lies under a film, RMS dB below full scale. */
const LEVELS: Readonly<Record<Mood, number>> = {
  ...{ calm: -29, happy: -28, sad: -28, tense: -27, epic: -26, mysterious: -29, romantic: -28, playful: -28 },
};

/** What somebody does, or how the film looks, says of its mood where the prompt does not. */
const ACT_MOODS: Readonly<Record<string, Mood>> = {
  ...{
    fight: 'tense',
    chase: 'tense',
    explode: 'tense',
    shoot: 'tense',
    dance: 'happy',
    cheer: 'happy',
    play: 'playful',
  },
  ...{ kiss: 'romantic', hug: 'romantic', cry: 'sad', sleep: 'calm', meditate: 'calm' },
};
const STYLE_MOODS: Readonly<Record<string, Mood>> = {
  ...{ noir: 'mysterious', cyberpunk: 'tense', surrealism: 'mysterious', dreamy: 'romantic', cartoon: 'playful' },
  ...{ claymation: 'playful', pixel_art: 'playful', storybook: 'playful', ink: 'calm', watercolor: 'calm' },
};
/** Looks that are tied to a kind of music, or to an instrument. */
const STYLE_KINDS: Readonly<Record<string, ArrangementName>> = {
  ...{ noir: 'jazz', cyberpunk: 'electronic', pixel_art: 'electronic', ukiyo_e: 'eastern', ink: 'eastern' },
};
const STYLE_INSTRUMENTS: Readonly<Record<string, string>> = { pixel_art: 'square', vintage: 'honky_tonk' };
/** Who is there tells of a feast, or of a fright. */
const CAST_KINDS: Readonly<Record<string, ArrangementName>> = {
  ...{ 'christmas tree': 'christmas', 'santa claus': 'christmas', santa: 'christmas', reindeer: 'christmas' },
  ...{ ghost: 'horror', zombie: 'horror', vampire: 'horror', skeleton: 'horror', 'haunted house': 'horror' },
};
const PLACE_MOODS: Readonly<Record<string, Mood>> = { space: 'mysterious', planet: 'mysterious', cave: 'mysterious' };
const HOUR_MOODS: Readonly<Record<Script['set']['time'], readonly [Mood, ...Mood[]]>> = {
  day: ['happy', 'calm'],
  golden_hour: ['romantic', 'calm'],
  dusk: ['calm', 'mysterious'],
  night: ['mysterious', 'calm'],
  dawn: ['calm'],
};
const PLAYED_DECIBELS = 6;
const WANTED_DECIBELS = 6;
const MUTED: ReadonlySet<string> = new Set(['music', 'soundtrack', 'song']);

export function moodOf({ mood, set, beats, styles }: Script, place: string, random: Random): Mood {
  const said = MOODS.find((each) => each === mood);
  if (said !== undefined) return said;
  const told = [...beats.map(({ act }) => ACT_MOODS[act]), ...styles.map((style) => STYLE_MOODS[style])];
  const first = told.find((each) => each !== undefined);
  if (first !== undefined) return first;
  if (set.weather === 'storm' || set.weather === 'dust') return 'tense';
  if (set.weather === 'rain') return 'sad';
  if (set.weather === 'fog') return 'mysterious';
  return PLACE_MOODS[place] ?? random.pick(HOUR_MOODS[set.time]);
}

/** What is seen to be played, by whoever plays: what each holds or stands at, else what the act itself is named for. */
function findPlayed({ beats, cast }: Script): string[] {
  const names = beats.flatMap(({ act, target, instrument }) => {
    if (!act.startsWith('play')) return [];
    const held = [instrument, target].flatMap((id) => (id === null ? [] : (cast[id] ?? [])));
    const words = [...held.flatMap(({ noun, thing }) => [noun, thing]), act.slice('play_'.length)];
    return (
      words
        .map((word) => findInstrument(word)?.name ?? findInstrument(word.replace(/s$/, ''))?.name)
        .find((each) => each !== undefined) ?? []
    );
  });
  return [...new Set(names)];
}

function isArrangement(name: string | null): name is ArrangementName {
  return name !== null && Object.hasOwn(ARRANGEMENTS, name);
}

function kindOf({ sound, styles, cast, mood: said }: Script, mood: Mood): ArrangementName {
  const genre = sound.music?.genre ?? null;
  if (isArrangement(genre)) return genre;
  if (said !== '' && said !== null) return mood;
  const seen = [
    ...styles.map((style) => STYLE_KINDS[style]),
    ...cast.map(({ noun, thing }) => CAST_KINDS[noun] ?? CAST_KINDS[thing]),
  ];
  return seen.find((each) => each !== undefined) ?? mood;
}

/** The last chord rings so long, and is struck this long before the end at least. */
const LAST_CHORD_SECONDS = 1.7;

/** As many whole bars as fit at about the pace that is wanted: music ends with the film, and is not cut off by it. */
function paceBars(length: number, tempo: number, beats: number): Pick<MusicPart, 'bars' | 'beatsPerMinute'> {
  const last = Math.min(LAST_CHORD_SECONDS, length * 0.35);
  const bars = Math.max(1, Math.round(((length - last) * tempo) / 60 / beats));
  return { bars: bars + 1, beatsPerMinute: Math.round((bars * beats * 60 * 100) / (length - last)) / 100 };
}

/** A quiet bed in the film's mood; null where none is wanted. */
export function chooseMusic(script: Script, mood: Mood, random: Random): MusicPart | null {
  const { set, sound, styles, durationSeconds } = script;
  if (set.without.some((word) => MUTED.has(word))) return null;
  const kind = kindOf(script, mood);
  const arrangement = readArrangement(kind);
  const asked = sound.music?.instruments ?? [];
  const played = findPlayed(script);
  // What lies or stands there by itself leads the film's music: "bagpipes in the mountains".
  const shown = script.cast.flatMap(({ noun }) => findInstrument(noun)?.name ?? []);
  const styled = styles.flatMap((style) => STYLE_INSTRUMENTS[style] ?? []);
  const named = [asked, played, shown.slice(0, 1)].find((each) => each.length > 0) ?? styled;
  // Whoever plays is heard playing it, and nobody else, unless the prompt wants music besides.
  const solo = sound.music?.solo === true || (played.length > 0 && sound.music === null);
  const [slowest, fastest] = arrangement.tempo;
  return {
    mood,
    kind,
    instrument: named[0] ?? leadOf(kind, random),
    others: named.slice(1),
    solo,
    rootMidi: 55 + random.index(8),
    ...paceBars(durationSeconds, random.between(slowest, fastest), arrangement.beats),
    levelDecibels: LEVELS[mood] + (played.length > 0 ? PLAYED_DECIBELS : sound.music !== null ? WANTED_DECIBELS : 0),
  };
}

/** Who leads where nobody is named: one of those that the arrangement has for its melody. */
function leadOf(kind: ArrangementName, random: Random): string {
  const [first = 'piano', ...others] = readArrangement(kind)
    .layers.filter(({ part }) => part === 'melody')
    .flatMap(({ instrument }) => instrument.split('/'));
  return readInstrument(random.pick([first, ...others])).name;
}
