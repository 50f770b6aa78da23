import { MOODS, type Mood } from '../catalogue/setting.ts';
import type { Script } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import { INSTRUMENTS, type Instrument, type MusicPart } from './score.ts';

interface Tune {
  readonly root: number;
  readonly tempo: number;
  readonly instruments: readonly [Instrument, ...Instrument[]];
  readonly level: number;
}

const TUNES: Readonly<Record<Mood, Tune>> = {
  calm: { root: 55, tempo: 62, instruments: ['keys', 'pad', 'strings'], level: -29 },
  happy: { root: 60, tempo: 96, instruments: ['strings', 'keys', 'bells'], level: -28 },
  sad: { root: 53, tempo: 56, instruments: ['keys', 'pad'], level: -28 },
  tense: { root: 48, tempo: 70, instruments: ['pad'], level: -27 },
  epic: { root: 50, tempo: 84, instruments: ['pad', 'strings'], level: -26 },
  mysterious: { root: 52, tempo: 60, instruments: ['bells', 'pad'], level: -29 },
  romantic: { root: 56, tempo: 66, instruments: ['keys', 'strings'], level: -28 },
  playful: { root: 62, tempo: 108, instruments: ['strings', 'bells'], level: -28 },
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
/** Looks that are tied to an instrument. */
const STYLE_INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  ...{ noir: 'keys', cyberpunk: 'pad', pixel_art: 'bells', ukiyo_e: 'strings', ink: 'strings', vintage: 'keys' },
};
const HOUR_MOODS: Readonly<Record<Script['set']['time'], readonly [Mood, ...Mood[]]>> = {
  day: ['happy', 'calm'],
  golden_hour: ['romantic', 'calm'],
  dusk: ['calm', 'mysterious'],
  night: ['mysterious', 'calm'],
  dawn: ['calm'],
};
/** Who plays one of these is heard playing it. */
const PLAYED: Readonly<Record<string, Instrument>> = {
  ...{ guitar: 'strings', banjo: 'strings', harp: 'strings', ukulele: 'strings', lute: 'strings', piano: 'keys' },
  ...{ violin: 'pad', cello: 'pad', flute: 'pad', saxophone: 'pad', trumpet: 'pad', accordion: 'pad', bell: 'bells' },
};
const PLAYED_DECIBELS = 6;
const WANTED_DECIBELS = 4;
const MUTED: ReadonlySet<string> = new Set(['music', 'soundtrack', 'song']);

export function moodOf({ mood, set, beats, styles }: Script, place: string, random: Random): Mood {
  const said = MOODS.find((each) => each === mood);
  if (said !== undefined) return said;
  const told = [...beats.map(({ act }) => ACT_MOODS[act]), ...styles.map((style) => STYLE_MOODS[style])];
  const first = told.find((each) => each !== undefined);
  if (first !== undefined) return first;
  if (set.weather === 'storm') return 'tense';
  if (set.weather === 'rain') return 'sad';
  if (set.weather === 'fog' || place === 'space' || place === 'planet' || place === 'cave') return 'mysterious';
  return random.pick(HOUR_MOODS[set.time]);
}

/** The instrument somebody is seen to play. */
function findPlayed({ beats, cast }: Script): Instrument | null {
  for (const { act, target, instrument } of beats) {
    if (!act.startsWith('play')) continue;
    const own = PLAYED[act.slice('play_'.length)];
    if (own !== undefined) return own;
    for (const id of [target, instrument]) {
      const role = id === null ? undefined : cast[id];
      const name = role === undefined ? undefined : (PLAYED[role.thing] ?? PLAYED[role.noun]);
      if (name !== undefined) return name;
    }
  }
  return null;
}

/** A quiet bed in the film's mood; null where none is wanted. */
export function chooseMusic(script: Script, mood: Mood, random: Random): MusicPart | null {
  const { set, sound, styles } = script;
  if (set.without.some((word) => MUTED.has(word))) return null;
  const tune = TUNES[mood];
  const played = findPlayed(script);
  const asked = INSTRUMENTS.find((name) => name === sound.music?.instrument);
  const styled = styles.map((style) => STYLE_INSTRUMENTS[style]).find((each) => each !== undefined);
  return {
    mood,
    instrument: asked ?? played ?? styled ?? random.pick(tune.instruments),
    rootMidi: tune.root + random.index(5) - 2,
    beatsPerMinute: Math.round(tune.tempo * random.between(0.92, 1.08)),
    levelDecibels: tune.level + (played !== null ? PLAYED_DECIBELS : sound.music !== null ? WANTED_DECIBELS : 0),
  };
}
