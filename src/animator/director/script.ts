import type { MiniatureLand } from '../catalogue/glass-worlds.ts';
import type { Medium } from '../catalogue/media.ts';
import type { KeptPosture } from '../catalogue/postures.ts';
import type { Heading } from './heading.ts';
import type { Omission } from './omission.ts';
import type { Dressing, Holding, StateChange } from './possession.ts';
import type { SoundWishes } from './sound-wishes.ts';
import type { Stand, Vantage } from './stand.ts';

/**
 * The Script: what a film is about, as plain JSON. The director writes it from a reading of the prompt; staging sees nothing else. Everything named here
 * by a word of the catalogue (place, thing, act, garment, style) is one the catalogue knows; what the prompt says beyond that is told in `leftOut` or
 * `notUnderstood`, never drawn wrong. Times are seconds of the film.
 */
export interface Script {
  readonly prompt: string;
  readonly language: string;
  readonly durationSeconds: number;
  readonly set: SetPlan;
  /** The hero first, then who acts on or with the hero, then things; each a kind of figure, drawn `count` times. */
  readonly cast: readonly Role[];
  readonly relations: readonly RoleRelation[];
  /** Who does what, when. Several roles may act at once; one role's beats do not overlap. */
  readonly beats: readonly Beat[];
  /** One to three, of prompts that tell their cuts or times up to six, and in each scene as many; they cover the whole film without gaps. */
  readonly shots: readonly Shot[];
  readonly dialogue: readonly Line[];
  readonly sound: SoundWishes;
  readonly styles: readonly string[];
  readonly mood: string;
  /** Words to be seen in the picture. */
  readonly textOnScreen: readonly string[];
  readonly leftOut: readonly Omission[];
  readonly notUnderstood: readonly string[];
  /** The parts of a film that plays in several places, in order and without gaps; left out where it plays in one. `set` is that of the first. */
  readonly scenes?: readonly SceneScript[];
  /** What changes hands, is put on and is taken off, by time; found by the staging, which knows where things are. */
  readonly holdings?: readonly Holding[];
  readonly dressings?: readonly Dressing[];
  /** What is opened, lit and drawn, by time; found by the staging. */
  readonly states?: readonly StateChange[];
  /** Where people and furniture are to each other whose arrangement the catalogue knows; found by the staging. */
  readonly stands?: readonly Stand[];
}

/** A part of a film that is staged by itself: its script counts seconds and roles from its own beginning. */
export interface SceneScript {
  readonly from: number;
  readonly to: number;
  readonly script: Script;
}

export interface SetPlan {
  /** A place of the catalogue. */
  readonly place: string;
  /** Whether the prompt says so, or the hero's own place was taken. */
  readonly stated: boolean;
  /** As the prompt calls it: a ballroom, which is a hall. Null where it names none. */
  readonly word: string | null;
  /** What of hour, weather and season the prompt itself says; the rest is the director's choice. */
  readonly said: readonly ('time' | 'weather' | 'season')[];
  readonly time: 'dawn' | 'day' | 'golden_hour' | 'dusk' | 'night';
  readonly weather: 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind' | 'dust';
  /** Of the weather: 1 is its own, a mist 0.45 of a fog, a downpour 1.6 of a rain. */
  readonly weatherAmount: number;
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter';
  /** Set dressing the prompt asks for, by the catalogue's names (lanterns, snow on roofs, cherry trees, puddles, neon signs …). */
  readonly dressing: readonly string[];
  /** Stuff that moves for its own sake, alone or about what is shown; left out where there is none. */
  readonly medium?: Medium;
  /** What is said of the place itself: the red of a red rocky planet, and `rocky`. */
  readonly colour: string | null;
  readonly traits: readonly string[];
  /** What lights it by name: `candlelight`, `firelight`, `neon`, `spotlight`, `moonlight`, `lantern` …; sun and sky are `time` and `weather`. */
  readonly lights: readonly string[];
  /** Roles that its spotlight is said to be on; left out where none is named. */
  readonly spotOn?: readonly number[];
  /** The time it plays in, by its name in the table of eras (left out for today), and what people have come together for in that of occasions. */
  readonly era?: string;
  readonly occasion?: string;
  /** Scenery to leave out. */
  readonly without: readonly string[];
  /** What the set becomes while the film lasts, in order: another hour, weather or season. Empty where it stays as it is. */
  readonly becomes: readonly SetAge[];
}

/** A set at a later time of the film. */
export type SetAge = Pick<SetPlan, 'time' | 'weather' | 'weatherAmount' | 'season' | 'dressing'>;

export interface Role {
  readonly id: number;
  /** A thing of the catalogue: `person`, `fox`, `car`, `cup` … */
  readonly thing: string;
  /** As written, and its head noun in English. */
  readonly word: string;
  readonly noun: string;
  readonly count: number;
  /** 1 is life-size: a giant cat 6, a tiny robot 0.2. */
  readonly size: number;
  /** By name (`red`, `golden`, `#aabbcc`), of its main material. */
  readonly colour: string | null;
  readonly colours: readonly { readonly part: string; readonly colour: string }[];
  /** wood, glass, gold, candy, ice, paper, stone, yarn … where it is not made of what it usually is. */
  readonly material: string | null;
  readonly person: PersonLook | null;
  /** Breeds, young, patterns, made-up mixtures: `puppy`, `golden retriever`, [`rabbit`, `squirrel`]. */
  readonly variety: readonly string[];
  readonly wears: readonly Garment[];
  /** Parts and fillings shown on it: `candles` of a cake, `roof rack` of a car, `coffee` in a cup. */
  readonly parts: readonly string[];
  /** old, broken, shiny, fluffy, glowing, transparent, wet, burning … */
  readonly traits: readonly string[];
  readonly expression:
    | 'calm'
    | 'warmth'
    | 'joy'
    | 'sorrow'
    | 'weeping'
    | 'anger'
    | 'fear'
    | 'surprise'
    | 'thought'
    | 'weariness'
    | 'pride'
    | 'unease'
    | 'sleep';
  readonly feltBefore?: Role['expression']; // Until the deed that its expression comes from, where that is later.
  /** How it is turned when nothing it does says otherwise; null leaves it to the staging. */
  readonly facing: 'camera' | 'away' | null;
  /** What stands within it, where it is of glass: a world as small as it asks for. */
  readonly encloses?: EnclosedWorld;
  /** Stands in the place's own way: lamps, trees of a forest; the land shows it and nothing is added. */
  readonly scenery: boolean;
  /** In a scene: who it is in the film. Whoever comes back looks the same. */
  readonly inFilm?: number;
}

export interface EnclosedWorld {
  readonly land: MiniatureLand | null;
  readonly snowy: boolean;
  /** Who and what is in it by name; metres as in life. */
  readonly cast: readonly (Role & { readonly metres: number })[];
}

export interface PersonLook {
  readonly gender: 'woman' | 'man' | 'any';
  readonly age: 'baby' | 'child' | 'teen' | 'young' | 'adult' | 'middle' | 'old';
  readonly build: 'slim' | 'average' | 'strong' | 'heavy' | null;
  readonly skin: string | null;
  readonly hair: {
    readonly colour: string | null;
    /** curly, braided, bun, ponytail, afro, bald … */
    readonly style: string | null;
    readonly length: 'short' | 'long' | null;
  } | null;
  /** Colour of the eyes. */
  readonly eyes: string | null;
  readonly beard: string | null;
  readonly glasses: boolean;
  /** samurai, chef, astronaut, king …: dresses whatever is not said otherwise. */
  readonly role: string | null;
  /** The time or occasion of the film, by its name in the table of eras: dresses whoever is not dressed by words or calling. */
  readonly era?: string;
}

export interface Garment {
  readonly garment: string;
  readonly colour: string | null;
  /** striped, checkered, floral … */
  readonly pattern: string | null;
  /** leather, straw, wool, denim … where it is said. */
  readonly material: string | null;
}

export const RELATIONS = [
  ...['on', 'in', 'under', 'above', 'left_of', 'right_of', 'in_front_of', 'behind', 'beside', 'near', 'between'],
  ...['inside', 'holding', 'wearing', 'riding', 'driving', 'facing', 'following', 'chasing', 'around', 'leaning_on'],
  'with',
] as const;
export type RelationName = (typeof RELATIONS)[number];

export interface RoleRelation {
  readonly role: number;
  readonly relation: RelationName;
  /** Another role; null is the set itself (on the ground, in the middle). */
  readonly to: number | null;
  /** Where to the set itself: `left`, `right`, `middle`, `foreground`, `background`, `sky`, `water`, `table`, `window` …; null where `to` says it. */
  readonly where: string | null;
}

export interface Beat {
  readonly role: number;
  /** An act of the catalogue. */
  readonly act: string;
  readonly verb: string; // As written, for explanations.
  readonly from: number;
  readonly to: number;
  /** Whom or what it is done to, and with what. */
  readonly target: number | null;
  readonly instrument: number | null;
  /** Who gets what is given, where that is the target. */
  readonly toWhom?: number | undefined;
  /** What of the target, or of the doer where there is none, it is done to: `hair`, `shoes`, `door`. */
  readonly part: string | null;
  /** toward, away, left, right, up, down, forward, in_circles, across, into, out_of, along …: of `target`, else of `where`, else of the camera. */
  readonly direction: string | null;
  /** What of the set it is done to or leads to when that is no role: `camera`, `door`, `window`, `sky`, `water`, `horizon`, or a word of a place. */
  readonly where: string | null;
  /** Other roles that do it together with this one. */
  readonly together: readonly number[];
  /** How, as written: `angrily`, `gently`, `nervously`. Speed is told by `speed` alone. */
  readonly manner: string | null;
  /** slowly 0.6, quickly 1.5: 1 is the act's own speed. */
  readonly speed: number;
  /** Where whoever goes goes in the picture, where that is told. */
  readonly heads?: Heading;
  readonly sends?: string; // What leaves the hand toward the target, by its name in the table of blows.
  /** Of what is sent: its colour where that is told, and whom it is meant for where the deed itself is aimed at nobody. */
  readonly sentColour?: string | null;
  readonly sendsTo?: number | null;
  /** The act of the posture in which it is done, where that is another than its own: who reads on the grass goes on lying. */
  readonly within?: KeptPosture;
  /** Done on the way: who went before goes on meanwhile. */
  readonly onTheWay?: true;
  /** Of several: some do it while others do what they do as well, and then they change. */
  readonly inTurns?: true;
  /** Of a vehicle that stops for somebody, and of who gets into it or out of it: the target of those two is the vehicle. */
  readonly transit?: 'arrives' | 'leaves' | 'boards' | 'alights';
}

export const SHOT_SIZES = ['extreme_close', 'close', 'medium', 'full', 'wide', 'establishing'] as const;
export const SHOT_ANGLES = [
  ...['eye', 'low', 'high', 'birds_eye', 'worms_eye', 'over_shoulder', 'point_of_view', 'behind', 'side', 'selfie'],
  'dashcam',
] as const;
export const SHOT_MOVES = [
  ...['static', 'pan_left', 'pan_right', 'tilt_up', 'tilt_down', 'dolly_in', 'dolly_out', 'truck_left', 'truck_right'],
  ...['crane_up', 'crane_down', 'orbit_left', 'orbit_right', 'follow_behind', 'follow_beside', 'follow_front'],
  ...['drone_forward', 'drone_up', 'drone_reveal', 'handheld', 'dolly_zoom', 'whip', 'zoom_in', 'zoom_out'],
  ...['crash_zoom', 'pass_by', 'drone_dive'],
] as const;
export const SHOT_LENSES = ['wide', 'normal', 'long', 'macro', 'fisheye'] as const;

export interface Shot extends Vantage {
  readonly from: number;
  readonly to: number;
  readonly size: (typeof SHOT_SIZES)[number];
  readonly angle: (typeof SHOT_ANGLES)[number];
  readonly move: (typeof SHOT_MOVES)[number];
  readonly lens: (typeof SHOT_LENSES)[number];
  /** Role it is about; null is the place. */
  readonly subject: number | null;
  /** What of the subject it looks at: `hands`, `eyes`, `face`; null is all of it. */
  readonly part: string | null;
  /** Roles that must be seen with the subject: what it holds, uses or does it to. */
  readonly also: readonly number[];
  /** A place of the catalogue, where this shot plays elsewhere than the set; null is the set. */
  readonly place: string | null;
  /** Held by hand, whatever else the camera does. */
  readonly handheld: boolean;
  /** Only what is in focus is sharp; `deep` keeps everything sharp. */
  readonly focus: 'shallow' | 'natural' | 'deep';
  /** Whether the prompt asks for it, or the director chose; and whether it asks for this size. */
  readonly stated: boolean;
  readonly sizeStated: boolean;
  /** Of time in the picture: 0.4 slow motion, 1, 8 time lapse. */
  readonly pace: number;
  /** The camera goes on from where the shot before has ended: no cut. */
  readonly continues?: true;
  /** It is there at once: a whip pan, a crash zoom. */
  readonly swift?: true;
  /** Nobody else needs to be in the picture: the camera comes from them or goes to them. */
  readonly alone?: true;
  /** Role that is sharp before the subject is, and near the lens. */
  readonly rack?: number;
  /** The picture leans to a side. */
  readonly leans?: true;
  /** A tilt that goes on, past whom it began with, to what towers over them; a medium close-up, of face, shoulders and chest. */
  readonly heights?: true;
  readonly chest?: true;
  /** The prompt asks for a camera that does not move, or for one straight before whom it shows, who are in the middle. */
  readonly still?: true;
  readonly symmetric?: true;
  /** The size it comes to by its end, slowly and without a cut. */
  readonly nears?: 'medium' | 'close';
}

export interface Line {
  readonly text: string;
  readonly language: string;
  /** Null: a voice that is not seen. */
  readonly speaker: number | null;
  /** To whom, where somebody else is there to hear it. */
  readonly to: number | null;
  readonly tone: 'plain' | 'whisper' | 'murmur' | 'shout' | 'sing' | 'sad' | 'happy' | 'angry' | 'excited' | 'robotic';
  /** Earliest second it should be heard; null leaves it to the sound. */
  readonly from: number | null;
  /** No voice can say it: it is written instead. */
  readonly caption: boolean;
}
