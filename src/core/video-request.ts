import type { DraftField } from './draft.ts';
import { ServiceError } from './errors.ts';
import { joinChoices, readPrompt, readProse, readSeed, readText, refuse, show } from './field.ts';
import type { RawImage, StoredImage, VideoInputs } from './image-input.ts';
import { type AspectRatio, FRAMES_PER_SECOND, pixelSize, type Resolution, type VideoFacts } from './media.ts';
import { type ModelId, type Models, readModel, type VideoModel, type VideoOffers } from './models.ts';
import type { NeedField, VideoNeeds } from './skills.ts';
import { findObstacle } from './unmade.ts';
import { type ImageNames, type InputsDraft, parseInputs } from './video-inputs.ts';
import { type MayReach, parseWebhook, type WebhookDraft, type WebhookTarget } from './webhook.ts';

/**
 * The rules of creating a video, once for every dialect. A dialect gathers what the client sent into a VideoDraft, in the
 * specification's order of precedence; what leaves here is a VideoOrder that cannot be wrong, or a refusal.
 * Nothing is clamped or guessed: what is accepted is what is generated and what is billed.
 */

export interface VideoDraft extends InputsDraft, FormatDraft {
  readonly model: DraftField | null;
  readonly prompt: DraftField | null;
  readonly negativePrompt: DraftField | null;
  readonly seed: DraftField | null;
  readonly generateAudio: DraftField | null;
  readonly webhook: WebhookDraft | null;
  readonly names: ImageNames & { readonly prompt: string };
}

export interface FormatDraft {
  readonly duration: DraftField | null;
  readonly resolution: DraftField | null;
  readonly aspectRatio: DraftField | null;
  readonly size: DraftField | null;
}

/** What a task is about. Its images are in our own storage. */
export interface VideoRequest extends VideoWish<StoredImage> {
  readonly seed: number;
  /** Chosen by the client; else drawn for it, and a maker that takes none may do without it. */
  readonly seedGiven: boolean;
}

/** What was asked for, checked: its images are as they came, and a seed may be missing. */
export interface VideoOrder extends VideoWish<RawImage> {
  readonly seed: number | null;
  readonly webhook: WebhookTarget | null;
}

interface VideoWish<Image> extends VideoFormat {
  readonly model: ModelId;
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly inputs: VideoInputs<Image>;
}

export interface VideoFormat {
  readonly durationSeconds: number;
  readonly resolution: Resolution;
  readonly aspectRatio: AspectRatio;
}

export interface VideoRules {
  readonly models: Models;
  readonly promptCharacters: number;
  readonly mayReach: MayReach;
}

export function parseVideoOrder(draft: VideoDraft, rules: VideoRules): VideoOrder {
  const model = parseModel(draft.model, rules.models);
  if (draft.generateAudio !== null) {
    throw new ServiceError(
      'invalid_argument',
      `${draft.generateAudio.name} is not supported: every video has sound, and the prompt alone describes it.`,
      { param: draft.generateAudio.name },
    );
  }
  const prompt = readPrompt(draft.prompt, draft.names.prompt, rules.promptCharacters);
  const format = parseFormat(draft, model.offers);
  const negativePrompt = parseNegativePrompt(draft.negativePrompt, rules.promptCharacters);
  const inputs = parseInputs(draft, model.offers, {
    duration: draft.duration,
    durationSeconds: format.durationSeconds,
    negativePrompt: negativePrompt === null ? null : draft.negativePrompt,
  });
  const seed = draft.seed === null ? null : readSeed(draft.seed);
  const wish = { model: model.id, prompt, negativePrompt, ...format, inputs };
  checkMade(model, videoNeeds(wish, seed !== null), draft, rules.models);
  return {
    ...wish,
    seed,
    webhook: draft.webhook === null ? null : parseWebhook(draft.webhook, rules.mayReach),
  };
}

/** What whoever makes it must be able to do. */
export const videoNeeds = (wish: VideoWish<unknown>, seedGiven: boolean): VideoNeeds => ({
  kind: 'video',
  mode: wish.inputs.mode,
  references: wish.inputs.mode === 'references' ? wish.inputs.references.length : 0,
  seconds: wish.durationSeconds,
  resolution: wish.resolution,
  aspectRatio: wish.aspectRatio,
  negativePrompt: wish.negativePrompt !== null,
  seed: seedGiven,
});

/** Asked last: what the model does not offer at all is told before what its makers cannot do together. */
function checkMade(model: VideoModel, needs: VideoNeeds, draft: VideoDraft, models: Models): void {
  const obstacle = findObstacle(model, needs, models);
  if (obstacle === null) return;
  const [picture = null] = [...draft.references.map(({ image }) => image), ...draft.lastFrame, ...draft.firstFrame];
  const fields: Readonly<Record<NeedField, { readonly name: string } | null>> = {
    seconds: draft.duration,
    resolution: draft.resolution ?? draft.size,
    aspectRatio: draft.aspectRatio ?? draft.size,
    seed: draft.seed,
    negativePrompt: draft.negativePrompt,
    pictures: picture,
  };
  refuse(fields[obstacle.field], obstacle.message);
}

function parseModel(field: DraftField | null, models: Models): VideoModel {
  if (field === null || field.value === '') {
    throw new ServiceError('invalid_request', 'model is required.', { param: 'model' });
  }
  const model = readModel(models, readText(field));
  if (model.kind !== 'video') refuse(field, `The model '${model.id}' makes images, not videos.`);
  return model;
}

/** A blank one is none, whatever it stands beside. */
export function parseNegativePrompt(field: DraftField | null, limit: number): string | null {
  if (field === null) return null;
  const text = readProse(field, limit);
  return text.trim() === '' ? null : text;
}

/** How long, how sharp and which way up: not every one goes with every other. */
export function parseFormat(draft: FormatDraft, offers: VideoOffers): VideoFormat {
  const durationSeconds = parseDuration(draft.duration, offers);
  const size = needsSize(draft) ? parseSize(draft.size, offers) : null;
  const resolution = parseResolution(draft.resolution, offers) ?? size?.resolution ?? offers.defaultResolution;
  const aspectRatio = parseAspectRatio(draft.aspectRatio, offers) ?? size?.aspectRatio ?? offers.defaultAspectRatio;
  const lengths = offers.secondsOfResolution[resolution];
  if (lengths !== undefined && !lengths.includes(durationSeconds)) {
    refuse(draft.duration, `${resolution} needs ${joinChoices(lengths)} seconds; got ${durationSeconds}.`);
  }
  return { durationSeconds, resolution, aspectRatio };
}

function parseDuration(field: DraftField | null, { durationsSeconds, defaultSeconds }: VideoOffers): number {
  if (field === null) return defaultSeconds;
  const { value } = field;
  const number = typeof value === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value;
  const seconds = durationsSeconds.find((allowed) => allowed === number);
  if (seconds === undefined)
    refuse(field, `${field.name} must be ${joinChoices(durationsSeconds)}; got ${show(value)}.`);
  return seconds;
}

function parseResolution(field: DraftField | null, { resolutions }: VideoOffers): Resolution | null {
  if (field === null) return null;
  const text = readText(field).toLowerCase();
  const resolution = resolutions.find((allowed) => allowed === text);
  if (resolution === undefined) {
    refuse(field, `${field.name} must be ${joinChoices(resolutions)}; got ${show(field.value)}.`);
  }
  return resolution;
}

function parseAspectRatio(field: DraftField | null, { aspectRatios }: VideoOffers): AspectRatio | null {
  if (field === null) return null;
  const text = readText(field);
  const aspectRatio = aspectRatios.find((allowed) => allowed === text);
  if (aspectRatio === undefined) {
    refuse(field, `${field.name} must be ${joinChoices(aspectRatios)}; got ${show(field.value)}.`);
  }
  return aspectRatio;
}

/** A size that loses to explicit fields is not looked at, so a malformed one there is no error. */
const needsSize = (draft: FormatDraft): boolean => draft.resolution === null || draft.aspectRatio === null;

interface Size {
  readonly resolution: Resolution;
  readonly aspectRatio: AspectRatio;
}

function parseSize(field: DraftField | null, offers: VideoOffers): Size | null {
  if (field === null) return null;
  const match = /^([1-9]\d{0,4})x([1-9]\d{0,4})$/i.exec(readText(field));
  if (match === null) refuse(field, `size must be <width>x<height>, for example 1280x720; got ${show(field.value)}.`);
  const [width, height] = [Number(match[1]), Number(match[2])];
  return offers.sizes === 'nearest' ? nearestSize(width, height) : findSize(field, width, height, offers);
}

/** As the specification has it: any size means one of its three. */
function nearestSize(width: number, height: number): Size {
  const longest = Math.max(width, height);
  return {
    resolution: longest >= 3840 ? '4k' : longest >= 1920 ? '1080p' : '720p',
    aspectRatio: height > width ? '9:16' : '16:9',
  };
}

function findSize(field: DraftField, width: number, height: number, { resolutions, aspectRatios }: VideoOffers): Size {
  const made = resolutions.flatMap((resolution) =>
    aspectRatios.map((aspectRatio) => ({ resolution, aspectRatio, ...pixelSize(resolution, aspectRatio) })),
  );
  const found = made.find((each) => each.width === width && each.height === height);
  if (found !== undefined) return found;
  const choices = joinChoices(made.map((each) => `${each.width}x${each.height}`));
  return refuse(field, `size must be ${choices}; got ${show(field.value)}.`);
}

/** What the finished film must be. */
export function promisedFacts({ durationSeconds, resolution, aspectRatio }: VideoRequest): VideoFacts {
  return { durationSeconds, framesPerSecond: FRAMES_PER_SECOND, ...pixelSize(resolution, aspectRatio) };
}
