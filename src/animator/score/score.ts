import type { Mood } from '../catalogue/setting.ts';
import type { Ambience } from '../catalogue/sounds.ts';
import type { Line } from '../director/script.ts';
import type { ArrangementName } from './arrangements-table.ts';
import type { Character, Throat } from './speakers-table.ts';

/**
 * The Score: all that is heard of a film, and what is written over it, as plain JSON. It is laid from the script and the stage's own timeline; the sound room
 * plays it and knows nothing else. Times are seconds of the film; `pan` is -1 left to 1 right; gains are shares of what the part's level says.
 */
export interface Score {
  readonly seed: number;
  readonly durationSeconds: number;
  /** What answers a voice. */
  readonly air: 'open' | 'room' | 'hall';
  readonly ambience: readonly AmbiencePart[];
  readonly music: MusicPart | null;
  readonly effects: readonly EffectPart[];
  readonly lines: readonly LinePart[];
  readonly captions: readonly Caption[];
}

export interface AmbiencePart {
  readonly name: Ambience;
  /** Loudness in the mix, RMS dB below full scale. */
  readonly levelDecibels: number;
  /** Seconds: heard only then, where the film plays elsewhere before or after. */
  readonly during?: { readonly from: number; readonly to: number };
}

/** Music that ends with the film: whole bars, and the last of them one chord. */
export interface MusicPart {
  readonly mood: Mood;
  /** How it is set. */
  readonly kind: ArrangementName;
  /** Who leads, by the catalogue's name. */
  readonly instrument: string;
  /** Who else was named, or is seen playing. */
  readonly others: readonly string[];
  /** Nobody but these is heard. */
  readonly solo: boolean;
  readonly rootMidi: number;
  readonly beatsPerMinute: number;
  readonly bars: number;
  readonly levelDecibels: number;
}

export const VOICES = [
  ...(['bark', 'howl', 'meow', 'roar', 'moo', 'neigh', 'bleat', 'quack', 'caw', 'oink'] as const),
  ...(['trumpet', 'crow', 'cluck', 'hoot', 'croak', 'chirp', 'squeak'] as const),
] as const;
export type VoiceName = (typeof VOICES)[number];

export const TREADS = ['steps', 'paws', 'hooves', 'pads', 'claws'] as const;
export type TreadName = (typeof TREADS)[number];

export const BLOWS = [
  ...(['wings', 'splash', 'stroke', 'clap', 'hammer', 'crash', 'boom'] as const),
  ...(['chop', 'thud', 'rub', 'snip', 'crunch', 'key', 'page', 'tick', 'knock', 'punch'] as const),
  ...(['snap', 'clank', 'whoosh', 'twang', 'shutter', 'spring'] as const),
] as const;
export type BlowName = (typeof BLOWS)[number];

export const RUNS = [
  ...(['engine', 'motorcycle', 'diesel', 'train', 'wheels', 'bicycle'] as const),
  ...(['jet', 'propeller', 'rotor', 'rocket', 'hum', 'hull', 'glide'] as const),
  ...(['sizzle', 'trickle', 'steam'] as const),
] as const;
export type RunName = (typeof RUNS)[number];

export const SURFACES = ['sand', 'grass', 'street', 'gravel', 'snow', 'wood', 'leaves', 'water'] as const;
export type Surface = (typeof SURFACES)[number];

/** Something short that is heard again and again, each time where it happens. */
export interface Strike {
  readonly at: number;
  readonly pan: number;
  readonly gain: number;
}

/** Something that is heard on and on, at rising times. */
export interface RunKey extends Strike {
  /** Metres a second over the ground. */
  readonly speed: number;
  /** How much higher it is heard since it comes nearer: 1 where it does not. */
  readonly pitch: number;
}

interface EffectOf<Kind extends string, Name> {
  readonly kind: Kind;
  readonly name: Name;
  /** Role of the script that makes it; -1 for what bursts by itself. */
  readonly role: number;
  /** Peak of a strike, or RMS of what runs, at a gain of 1. */
  readonly levelDecibels: number;
}

export type TreadPart = EffectOf<'tread', TreadName> & {
  readonly surface: Surface;
  readonly strikes: readonly Strike[];
};
export type BlowPart = EffectOf<'blow', BlowName> & { readonly strikes: readonly Strike[] };
export type CallPart = EffectOf<'call', VoiceName> & {
  readonly strikes: readonly Strike[];
  /** How much higher than a grown one of its kind. */
  readonly pitch: number;
};
export type RunPart = EffectOf<'run', RunName> & { readonly keys: readonly RunKey[] };

/** A sound that belongs to somebody in the picture, and is heard from where they are. */
export type EffectPart = TreadPart | BlowPart | CallPart | RunPart;

/** What a line is sung to: one note for each syllable, from the first on, and the beat they fall on. */
export interface Song {
  readonly beatSeconds: number;
  readonly notes: readonly number[];
}

/** One spoken line. */
export interface LinePart extends Throat {
  readonly text: string;
  /** What kind of speaker it is, and which of them. */
  readonly character: Character;
  readonly variant: number;
  /** Null for what is spoken. */
  readonly song: Song | null;
  /** Role that says it; null for a voice that is not seen. */
  readonly speaker: number | null;
  readonly tone: Line['tone'];
  readonly start: number;
  /** As far as can be told from the letters; the voice itself decides. */
  readonly end: number;
  /** 1 is the voice's own pace, less is faster. */
  readonly stretch: number;
  readonly pan: number;
  readonly gain: number;
}

/** Words written over the picture. */
export interface Caption {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}
