import type { DraftField } from './draft.ts';
import { ServiceError } from './errors.ts';
import { readChoice, readPrompt, readSeed, readText, refuse, show } from './field.ts';
import type { RawImage, StoredImage } from './image-input.ts';
import { type ImageOutput, parseOutput } from './image-output.ts';
import {
  DEFAULT_IMAGE_RATIO,
  DEFAULT_IMAGE_SIZE,
  exactFormat,
  IMAGE_RATIOS,
  IMAGE_SIZES,
  type ImageFormat,
  type ImageRatio,
  type ImageSize,
  nearestRatio,
  PIXEL_SIZE_NAMES,
  PIXEL_SIZES,
  type PixelSizeName,
} from './image-size.ts';
import { type ImageModel, type ModelId, type Models, readModel } from './models.ts';
import type { ImageNeeds, NeedField } from './skills.ts';
import { findObstacle } from './unmade.ts';

/**
 * The rules of making a still, once for every dialect. As with a video, a dialect gathers what the client sent into a draft,
 * and what leaves here is an order that cannot be wrong, or a refusal.
 */

export interface ImageDraft {
  readonly model: DraftField | null;
  readonly prompt: DraftField | null;
  /** Words of a system message: how the picture should look, not what is in it. */
  readonly guidance: DraftField | null;
  readonly aspectRatio: DraftField | null;
  readonly imageSize: DraftField | null;
  /** Exact pixels, or a ratio or a size by its name. */
  readonly size: DraftField | null;
  readonly seed: DraftField | null;
  readonly images: readonly RawImage[];
  /** So many of the first were shown before the picture that was answered last, and are in that. */
  readonly earlierImages: number;
  readonly mask: RawMask | null;
  readonly outputFormat: DraftField | null;
  readonly outputQuality: DraftField | null;
  readonly partialImages: DraftField | null;
  /** Asks for another version of its picture, and says nothing about it. */
  readonly varies: boolean;
}

/** What most wire formats leave unsaid. */
export const PLAIN_DRAFT = {
  size: null,
  earlierImages: 0,
  mask: null,
  outputFormat: null,
  outputQuality: null,
  partialImages: null,
  varies: false,
} as const satisfies Partial<ImageDraft>;

/** Where the first picture may be changed. Each style says it in its own way: see-through, or white. */
export interface RawMask {
  readonly image: RawImage;
  readonly shows: 'transparent' | 'white';
}

interface ImageWish<Image> {
  readonly model: ModelId;
  readonly guidance: string | null;
  readonly images: readonly Image[];
  /** So many of the first are in a later one of them already: who makes the picture from the images alone passes over them. */
  readonly earlierImages: number;
  readonly output: ImageOutput;
  /** How many pictures of its making are to be shown on the way. */
  readonly partialImages: number;
}

/** What was asked for, checked. */
export interface ImageOrder extends ImageWish<RawImage> {
  /** Null: a variation, of whichever kind its seed says. */
  readonly prompt: string | null;
  /** Null in part or in whole: its first picture decides, once it was looked at. */
  readonly format: AskedFormat;
  readonly seed: number | null;
  readonly mask: RawMask | null;
}

type AskedFormat =
  | { readonly kind: 'exact'; readonly size: PixelSizeName }
  | { readonly kind: 'named'; readonly aspectRatio: ImageRatio | null; readonly imageSize: ImageSize | null };

/** What a task is about. Its images are in our own storage. */
export interface ImageRequest extends ImageWish<StoredImage>, ImageFormat {
  readonly prompt: string;
  readonly seed: number;
  /** As with a film. */
  readonly seedGiven: boolean;
  /** White where the first image may be changed; black where it stays as it is. */
  readonly mask: StoredImage | null;
}

export interface ImageRules {
  readonly models: Models;
  readonly promptCharacters: number;
}

export const MOST_INPUT_IMAGES = 14;
export const MOST_PARTIAL_IMAGES = 3;

export function parseImageOrder(draft: ImageDraft, rules: ImageRules): ImageOrder {
  const model = parseModel(draft.model, rules.models);
  const prompt = draft.varies ? null : readPrompt(draft.prompt, 'prompt', rules.promptCharacters);
  const extra = draft.images[MOST_INPUT_IMAGES];
  if (extra !== undefined) {
    const message = `At most ${MOST_INPUT_IMAGES} input images are taken; got ${draft.images.length}.`;
    throw new ServiceError('invalid_request', message, { param: extra.name });
  }
  if (draft.mask !== null && draft.images.length === 0) {
    const { name } = draft.mask.image;
    throw new ServiceError('invalid_request', `${name} needs an image that it is a mask of.`, { param: name });
  }
  const guidance = parseGuidance(draft.guidance, rules.promptCharacters);
  const format = parseFormat(draft);
  const seed = draft.seed === null ? null : readSeed(draft.seed);
  const asked = format.kind === 'exact' ? exactFormat(PIXEL_SIZES[format.size]) : format;
  checkMade(model, imageNeeds({ ...draft, ...asked }, seed !== null), draft, rules.models);
  return {
    model: model.id,
    prompt,
    guidance,
    format,
    seed,
    images: draft.images,
    earlierImages: draft.earlierImages,
    mask: draft.mask,
    output: parseOutput(draft.outputFormat, draft.outputQuality),
    partialImages: draft.partialImages === null ? 0 : readPartials(draft.partialImages),
  };
}

/** What whoever makes it must be able to do, as far as that is known before its pictures were looked at. */
export const imageNeeds = (
  wish: {
    readonly images: readonly unknown[];
    readonly mask: unknown;
    readonly imageSize: ImageSize | null;
    readonly aspectRatio: ImageRatio | null;
  },
  seedGiven: boolean,
): ImageNeeds => ({
  kind: 'image',
  mode: wish.mask !== null ? 'mask' : wish.images.length > 0 ? 'images' : 'text',
  images: wish.images.length,
  resolution: wish.imageSize,
  aspectRatio: wish.aspectRatio,
  seed: seedGiven,
});

function checkMade(model: ImageModel, needs: ImageNeeds, draft: ImageDraft, models: Models): void {
  const obstacle = findObstacle(model, needs, models);
  if (obstacle === null) return;
  const fields: Readonly<Record<NeedField, { readonly name: string } | null>> = {
    seconds: null,
    negativePrompt: null,
    resolution: draft.imageSize ?? draft.size,
    aspectRatio: draft.aspectRatio ?? draft.size,
    seed: draft.seed,
    pictures: draft.mask?.image ?? draft.images[0] ?? null,
  };
  refuse(fields[obstacle.field], obstacle.message);
}

const SIZE_WORDS = [...PIXEL_SIZE_NAMES, 'auto', ...IMAGE_SIZES, ...IMAGE_RATIOS] as const;

function parseFormat({ aspectRatio, imageSize, size }: ImageDraft): AskedFormat {
  const ratio = aspectRatio === null ? null : readChoice(aspectRatio, IMAGE_RATIOS);
  const sharpness = imageSize === null ? null : readChoice(imageSize, IMAGE_SIZES);
  const word = size === null ? 'auto' : readChoice(size, SIZE_WORDS);
  const named = { kind: 'named', aspectRatio: ratio, imageSize: sharpness } as const;
  if (word === 'auto') return named;
  if (isOneOf(IMAGE_SIZES, word)) return { ...named, imageSize: sharpness ?? word };
  if (isOneOf(IMAGE_RATIOS, word)) return { ...named, aspectRatio: ratio ?? word };
  const rival = aspectRatio ?? imageSize;
  if (rival !== null) {
    refuse(rival, `${rival.name} cannot be set together with ${size?.name} ${show(word)}, which is exact; send one.`);
  }
  return { kind: 'exact', size: word };
}

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((known) => known === word);

/**
 * How large the still will be. Without a word about it the first image decides that is not in a later one; and under a mask it keeps that image's very
 * pixels, since all that is not masked stays as it is.
 */
export function chooseFormat({ format, mask, earlierImages }: ImageOrder, images: readonly StoredImage[]): ImageFormat {
  if (format.kind === 'exact') return exactFormat(PIXEL_SIZES[format.size]);
  const first = images[earlierImages];
  const { aspectRatio, imageSize } = format;
  if (mask !== null && first !== undefined && aspectRatio === null && imageSize === null) return exactFormat(first);
  return {
    aspectRatio: aspectRatio ?? (first === undefined ? DEFAULT_IMAGE_RATIO : nearestRatio(first)),
    imageSize: imageSize ?? DEFAULT_IMAGE_SIZE,
    exact: null,
  };
}

function parseModel(field: DraftField | null, models: Models): ImageModel {
  if (field === null || field.value === '') {
    throw new ServiceError('invalid_request', 'model is required.', { param: 'model' });
  }
  const model = readModel(models, readText(field));
  if (model.kind !== 'image') refuse(field, `The model '${model.id}' makes videos, not images.`);
  return model;
}

function parseGuidance(field: DraftField | null, limit: number): string | null {
  if (field === null || (typeof field.value === 'string' && field.value.trim() === '')) return null;
  return readPrompt(field, field.name, limit);
}

function readPartials(field: DraftField): number {
  const { name, value } = field;
  const count = typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST_PARTIAL_IMAGES) return count;
  return refuse(field, `${name} must be a whole number from 0 to ${MOST_PARTIAL_IMAGES}; got ${show(value)}.`);
}
