import type { Mood, Place, Season, Style, TimeOfDay, Weather } from '../catalogue/setting.ts';
import type { Rgb } from '../maths/colour.ts';
import type { CameraPath } from './camera.ts';
import type { Light } from './light.ts';

/**
 * Everything a film is, as plain JSON: the painters and the camera read it and nothing else, so a frame is a function of the
 * plan and the time. The same request always gives the same plan.
 */
export interface ShotPlan {
  readonly seed: number;
  readonly durationSeconds: number;
  readonly place: Place;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  readonly mood: Mood;
  readonly world: World;
  /** Scenery to leave out. */
  readonly without: readonly Scenery[];
  readonly light: Light;
  readonly camera: CameraPath;
  readonly framing: Framing;
  readonly focus: Focus;
  readonly figures: readonly FigurePlan[];
  readonly particles: readonly ParticlePlan[];
  readonly grade: Grade;
}

export const SCENERY = [
  'flowers',
  'trees',
  'clouds',
  'stars',
  'signs',
  'sofa',
  'stove',
  'lamp',
  'plant',
  'shore',
] as const;
export type Scenery = (typeof SCENERY)[number];

/** What the lens sees sharply: all there is; what is near; a face and nothing before it; or only what stands on the table. */
export const FOCUSES = ['all', 'near', 'face', 'table'] as const;
export type Focus = (typeof FOCUSES)[number];

/** How much is seen of the one the picture is about. */
export const FRAMINGS = ['full', 'waist', 'bust'] as const;
export type Framing = (typeof FRAMINGS)[number];

/** What a ship in space passes. */
export const WORLDS = ['earth', 'mars', 'giant', 'ice'] as const;
export type World = (typeof WORLDS)[number];

export const RIGS = [
  ...['person', 'astronaut', 'bird', 'butterfly', 'fish', 'tree', 'pine', 'tabletop', 'rails'],
  ...['shark', 'dolphin', 'orca', 'whale'],
  ...['duck', 'goose', 'swan', 'rooster', 'parrot', 'flamingo', 'penguin', 'owl', 'chick'],
  ...['car', 'bus', 'truck', 'train', 'bicycle', 'motorcycle', 'airplane', 'boat', 'ship', 'balloon'],
  ...[
    'dog',
    'cat',
    'rabbit',
    'horse',
    'unicorn',
    'donkey',
    'zebra',
    'cow',
    'sheep',
    'goat',
    'pig',
    'fox',
    'wolf',
    'bear',
    'polar-bear',
    'panda',
  ],
  ...['lion', 'lioness', 'tiger', 'leopard', 'cheetah', 'elephant', 'giraffe', 'camel', 'deer', 'stag'],
] as const;
export type RigName = (typeof RIGS)[number];

/** What a figure's body does. Rigs that cannot do it stand. */
export const ACTS = [
  ...[
    'stand',
    'walk',
    'run',
    'sit',
    'lie',
    'sleep',
    'ride',
    'cycle',
    'wave',
    'dance',
    'talk',
    'jump',
    'eat',
    'fly',
    'swim',
  ],
  ...['drink', 'read', 'point', 'clap', 'play', 'hold'],
] as const;
export type Act = (typeof ACTS)[number];

/** From where a figure is seen. */
export type FigureView = 'side' | 'front' | 'back';

/** A garment the prompt names, by its kind, and its colour where that is said. */
export interface Worn {
  readonly garment: string;
  readonly colour: string | null;
}

/** One figure. Shares of the picture where not said otherwise. */
export interface FigurePlan {
  /** Which subject of the reading it stands for; null for staffage the place brings along. */
  readonly subject: number | null;
  /** Which of the subject's several, from 0. */
  readonly instance: number;
  /** `rig:dog` or `sprite:banana`. */
  readonly art: string;
  /** The word it stands for, where the rig can tell a girl from an old man; null for staffage. */
  readonly noun: string | null;
  readonly realm: 'sky' | 'water' | 'ground';
  readonly act: Act;
  /** Where it is at the middle of the film, 0 left to 1 right. */
  readonly x: number;
  /** 0 is the far edge of where it moves (sky, water or ground), 1 the near one. */
  readonly row: number;
  /** How high it hangs above where it would stand, in shares of the picture's height. */
  readonly lift: number;
  /** -1 to the left, 1 to the right, 0 stays. */
  readonly heading: -1 | 0 | 1;
  /** How much larger it is at the end than at the beginning: above 1 it comes nearer, below it goes away. */
  readonly approach: number;
  /** How far it rises during the film, in shares of the picture's height; below 0 it sinks. */
  readonly climb: number;
  /** Which way it looks when it stays. */
  readonly faces: -1 | 1;
  readonly view: FigureView;
  readonly pace: number;
  /** How tall it is in life, in metres, with what the prompt says of its size. */
  readonly metres: number;
  /** Its height in the picture, in shares of the shorter side: at least so that it is seen, at most so that it fits. */
  readonly least: number;
  readonly most: number;
  /** The figure of the plan it stands on, and how high on it: 1 is its top. Null for the ground. */
  readonly base: { readonly figure: number; readonly height: number } | null;
  readonly colour: Rgb | null;
  readonly wears: readonly Worn[];
  /** Another figure of the plan is in its hands. */
  readonly carries: boolean;
  readonly phase: number;
}

export const PARTICLE_KINDS = ['rain', 'snow', 'fireflies', 'dust', 'leaves', 'petals', 'mist', 'bubbles'] as const;
export type ParticleKind = (typeof PARTICLE_KINDS)[number];

export interface ParticlePlan {
  readonly kind: ParticleKind;
  /** 1 is the usual number. */
  readonly amount: number;
}

/** The look of the print. `saturation` 1 is neutral; `vignette` darkens corners by that share. */
export interface Grade {
  readonly styles: readonly Style[];
  readonly saturation: number;
  readonly grain: number;
  readonly vignette: number;
  readonly bloom: number;
}
