import type { DraftField } from './draft.ts';
import { ServiceError } from './errors.ts';
import { readChoice, readPrompt, readSeed, readText, refuse } from './field.ts';
import type { RawImage, StoredImage } from './image-input.ts';
import {
  DEFAULT_IMAGE_RATIO,
  DEFAULT_IMAGE_SIZE,
  IMAGE_RATIOS,
  IMAGE_SIZES,
  type ImageRatio,
  type ImageSize,
  nearestRatio,
} from './image-size.ts';
import { type ImageModelId, isVideoModel, type ModelAliases, readModel } from './models.ts';

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
  readonly seed: DraftField | null;
  readonly images: readonly RawImage[];
}

interface ImageWish<Image> {
  readonly model: ImageModelId;
  readonly prompt: string;
  readonly guidance: string | null;
  readonly imageSize: ImageSize;
  readonly images: readonly Image[];
}

/** What was asked for, checked. Without a ratio the first of its images decides, once it was looked at. */
export interface ImageOrder extends ImageWish<RawImage> {
  readonly aspectRatio: ImageRatio | null;
  readonly seed: number | null;
}

/** What a task is about. Its images are in our own storage. */
export interface ImageRequest extends ImageWish<StoredImage> {
  readonly aspectRatio: ImageRatio;
  readonly seed: number;
}

export interface ImageRules {
  readonly aliases: ModelAliases;
  readonly promptCharacters: number;
}

export const MOST_INPUT_IMAGES = 14;

export function parseImageOrder(draft: ImageDraft, rules: ImageRules): ImageOrder {
  const model = parseModel(draft.model, rules.aliases);
  const prompt = readPrompt(draft.prompt, 'prompt', rules.promptCharacters);
  const extra = draft.images[MOST_INPUT_IMAGES];
  if (extra !== undefined) {
    const message = `At most ${MOST_INPUT_IMAGES} input images are taken; got ${draft.images.length}.`;
    throw new ServiceError('invalid_request', message, { param: extra.name });
  }
  return {
    model,
    prompt,
    guidance: parseGuidance(draft.guidance, rules.promptCharacters),
    aspectRatio: draft.aspectRatio === null ? null : readChoice(draft.aspectRatio, IMAGE_RATIOS),
    imageSize: draft.imageSize === null ? DEFAULT_IMAGE_SIZE : readChoice(draft.imageSize, IMAGE_SIZES),
    seed: draft.seed === null ? null : readSeed(draft.seed),
    images: draft.images,
  };
}

export function chooseRatio(asked: ImageRatio | null, images: readonly StoredImage[]): ImageRatio {
  const [first] = images;
  return asked ?? (first === undefined ? DEFAULT_IMAGE_RATIO : nearestRatio(first));
}

function parseModel(field: DraftField | null, aliases: ModelAliases): ImageModelId {
  if (field === null || field.value === '') {
    throw new ServiceError('invalid_request', 'model is required.', { param: 'model' });
  }
  const model = readModel(readText(field), aliases);
  if (isVideoModel(model)) refuse(field, `The model '${model}' makes videos, not images.`);
  return model;
}

function parseGuidance(field: DraftField | null, limit: number): string | null {
  if (field === null || (typeof field.value === 'string' && field.value.trim() === '')) return null;
  return readPrompt(field, field.name, limit);
}
