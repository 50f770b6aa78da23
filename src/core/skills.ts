import type { VideoInputs } from './image-input.ts';
import type { ImageRatio, ImageSize } from './image-size.ts';
import type { AspectRatio, Resolution } from './media.ts';

/**
 * What a maker can do with one model, and what a request needs of it. The two are held against each other at create, where
 * nobody could make it, and at every attempt, where somebody is chosen. Nothing is bent to fit: a length that is not among
 * a maker's is not made by it.
 */
export type Skills = VideoSkills | ImageSkills;
export type VideoMode = VideoInputs<unknown>['mode'];
export const VIDEO_MODES = [
  'text',
  'first_frame',
  'first_and_last',
  'references',
] as const satisfies readonly VideoMode[];

export interface VideoSkills extends CommonSkills {
  readonly kind: 'video';
  readonly modes: readonly VideoMode[];
  readonly mostReferences: number;
  readonly seconds: readonly number[];
  readonly resolutions: readonly Resolution[];
  readonly aspectRatios: readonly AspectRatio[];
  /** Makes sound of its own, makes none, or has the animator's laid under its silent film. */
  readonly sound: boolean | 'animator';
}

/** From words, from words and pictures, or within a mask of the first picture. */
export const IMAGE_MODES = ['text', 'images', 'mask'] as const;
export type ImageMode = (typeof IMAGE_MODES)[number];

export interface ImageSkills extends CommonSkills {
  readonly kind: 'image';
  readonly modes: readonly ImageMode[];
  readonly mostImages: number;
  readonly resolutions: readonly ImageSize[];
  readonly aspectRatios: readonly ImageRatio[];
}

export const SEED_HANDLINGS = ['send', 'drop', 'refuse'] as const;
export const NEGATIVE_PROMPT_HANDLINGS = ['send', 'fold', 'refuse'] as const;

interface CommonSkills {
  /** Dropped: the task then says that it has none. Refused: a request that brings one is not for this row. */
  readonly seed: (typeof SEED_HANDLINGS)[number];
  /** Folded: put into words at the end of the prompt. Refused: as with seeds. */
  readonly negativePrompt: (typeof NEGATIVE_PROMPT_HANDLINGS)[number];
}

export type Needs = VideoNeeds | ImageNeeds;

export interface VideoNeeds {
  readonly kind: 'video';
  readonly mode: VideoMode;
  readonly references: number;
  readonly seconds: number;
  readonly resolution: Resolution;
  readonly aspectRatio: AspectRatio;
  readonly negativePrompt: boolean;
  /** Whether the client has chosen one. One that was drawn for it may be drawn by the upstream as well. */
  readonly seed: boolean;
}

export interface ImageNeeds {
  readonly kind: 'image';
  readonly mode: ImageMode;
  readonly images: number;
  /** Null: its first picture decides, once it was looked at. */
  readonly resolution: ImageSize | null;
  readonly aspectRatio: ImageRatio | null;
  readonly seed: boolean;
}

/** What a request may ask too much of, one by one. */
export const NEED_FIELDS = ['pictures', 'seconds', 'resolution', 'aspectRatio', 'negativePrompt', 'seed'] as const;
export type NeedField = (typeof NEED_FIELDS)[number];

const FILM_CHECKS = {
  pictures: (skills, needs) => skills.modes.includes(needs.mode) && needs.references <= skills.mostReferences,
  seconds: (skills, needs) => skills.seconds.includes(needs.seconds),
  resolution: (skills, needs) => skills.resolutions.includes(needs.resolution),
  aspectRatio: (skills, needs) => skills.aspectRatios.includes(needs.aspectRatio),
  negativePrompt: (skills, needs) => !needs.negativePrompt || skills.negativePrompt !== 'refuse',
  seed: (skills, needs) => !needs.seed || skills.seed !== 'refuse',
} as const satisfies Record<NeedField, (skills: VideoSkills, needs: VideoNeeds) => boolean>;

const STILL_CHECKS = {
  pictures: (skills, needs) => skills.modes.includes(needs.mode) && needs.images <= skills.mostImages,
  seconds: () => true,
  resolution: (skills, needs) => needs.resolution === null || skills.resolutions.includes(needs.resolution),
  aspectRatio: (skills, needs) => needs.aspectRatio === null || skills.aspectRatios.includes(needs.aspectRatio),
  negativePrompt: () => true,
  seed: (skills, needs) => !needs.seed || skills.seed !== 'refuse',
} as const satisfies Record<NeedField, (skills: ImageSkills, needs: ImageNeeds) => boolean>;

export function hasSkill(skills: Skills, needs: Needs, field: NeedField): boolean {
  return needs.kind === 'video'
    ? skills.kind === 'video' && FILM_CHECKS[field](skills, needs)
    : skills.kind === 'image' && STILL_CHECKS[field](skills, needs);
}

export const canMake = (skills: Skills, needs: Needs): boolean =>
  NEED_FIELDS.every((field) => hasSkill(skills, needs, field));
