import type { GenerationRequest } from '../core/generation-request.ts';
import type { ImageRequest } from '../core/image-request.ts';
import { pixelsOf } from '../core/image-size.ts';
import { type InputFile, MakerError, type MakerJob } from '../core/maker.ts';
import { pixelSize } from '../core/media.ts';
import type { VideoRequest } from '../core/video-request.ts';
import { askInWords } from './negative-prompt.ts';
import type { Placed, PlacedValues } from './placeholders.ts';

/**
 * What a request brings, by the names that operators' bodies know it under. Pictures are named as the upstream is to get
 * them: by an address, a data URL or the name of an uploaded file.
 */
export interface Picture {
  readonly role: InputFile['role'];
  readonly name: string;
}

/** Every name there is; a body with another one is refused when it is read. */
const VALUE_NAMES: ReadonlySet<string> = new Set([
  ...['prompt', 'negative', 'seed', 'model', 'task'],
  ...['width', 'height', 'size', 'resolution', 'aspect_ratio', 'seconds', 'fps', 'frames'],
  ...['first', 'last', 'references', 'images', 'mask'],
]);

/** `reference_1` and its like stand for one picture of several. */
const NUMBERED = /^(reference|image)_([1-9]\d?)$/;

export const isValueName = (name: string): boolean => VALUE_NAMES.has(name) || NUMBERED.test(name);

export const isVideo = (request: GenerationRequest): request is VideoRequest => 'durationSeconds' in request;

export interface Rhythm {
  readonly fps: number;
  /** Beyond seconds times fps: many models make a first frame and then so many more. */
  readonly extraFrames: number;
}

export function jobValues(job: MakerJob, pictures: readonly Picture[], rhythm: Rhythm | null): PlacedValues {
  const { request, row, token } = job;
  const common = {
    ...wordsOf(job),
    // Left out where the row drops it; refused ones were never chosen by a client.
    seed: row.seed === 'send' ? request.seed : null,
    model: row.as,
    task: token,
    ...placePictures(pictures),
  };
  return isVideo(request) ? { ...common, ...filmValues(request, rhythm) } : { ...common, ...stillValues(request) };
}

function filmValues(request: VideoRequest, rhythm: Rhythm | null): PlacedValues {
  const { width, height } = pixelSize(request.resolution, request.aspectRatio);
  return {
    width,
    height,
    size: `${width}x${height}`,
    resolution: request.resolution,
    aspect_ratio: request.aspectRatio,
    seconds: request.durationSeconds,
    fps: rhythm?.fps ?? null,
    frames: rhythm === null ? null : request.durationSeconds * rhythm.fps + rhythm.extraFrames,
  };
}

function stillValues(request: ImageRequest): PlacedValues {
  const { width, height } = pixelsOf(request);
  return {
    width,
    height,
    size: `${width}x${height}`,
    resolution: request.imageSize,
    aspect_ratio: request.aspectRatio,
  };
}

function placePictures(pictures: readonly Picture[]): PlacedValues {
  const named = (role: Picture['role']) => pictures.filter((picture) => picture.role === role).map(({ name }) => name);
  const references = named('reference');
  const images = named('image');
  const numbered = (word: string, names: readonly string[]): [string, Placed][] =>
    names.map((name, index) => [`${word}_${index + 1}`, name]);
  return {
    first: named('first')[0] ?? null,
    last: named('last')[0] ?? null,
    mask: named('mask')[0] ?? null,
    references,
    images,
    ...Object.fromEntries([...numbered('reference', references), ...numbered('image', images)]),
  };
}

/** Guidance of a still is words like any other; a negative prompt goes where the row says. */
function wordsOf({ request, row }: MakerJob): { readonly prompt: string; readonly negative: string | null } {
  if (isVideo(request) && row.kind === 'video') {
    const { prompt, negativePrompt } = askInWords(request, row);
    return { prompt, negative: negativePrompt };
  }
  const guidance = isVideo(request) ? null : request.guidance;
  return { prompt: guidance === null ? request.prompt : `${request.prompt}\n\n${guidance}`, negative: null };
}

/** The roles of a request's pictures, in the order of its input files. */
export function rolesOf(request: GenerationRequest): readonly InputFile['role'][] {
  if (!isVideo(request)) {
    return [...request.images.map(() => 'image' as const), ...(request.mask === null ? [] : ['mask' as const])];
  }
  switch (request.inputs.mode) {
    case 'text':
      return [];
    case 'first_frame':
      return ['first'];
    case 'first_and_last':
      return ['first', 'last'];
    case 'references':
      return request.inputs.references.map(() => 'reference' as const);
  }
}

/** Whatever a request brings must have a place in the body, or it would be left out in silence. */
export function requirePlaces(mentioned: ReadonlySet<string>, values: PlacedValues, request: GenerationRequest): void {
  if (values.negative !== null && !mentioned.has('negative')) {
    throw new MakerError('rejected', 'The maker of this model has no place for a negative prompt.');
  }
  if (request.seedGiven && values.seed !== null && !mentioned.has('seed')) {
    throw new MakerError('rejected', 'The maker of this model has no place for a seed.');
  }
  const counts = { reference: 0, image: 0 };
  for (const role of rolesOf(request)) {
    if (role === 'first' || role === 'last' || role === 'mask') {
      if (!mentioned.has(role)) throw noPlace(PICTURE_NAMES[role]);
      continue;
    }
    counts[role] += 1;
    if (!mentioned.has(`${role}s`) && !mentioned.has(`${role}_${counts[role]}`)) {
      throw noPlace(`${counts[role]} ${PICTURE_NAMES[role]}`);
    }
  }
}

const PICTURE_NAMES = {
  first: 'a first frame',
  last: 'a last frame',
  mask: 'a mask',
  reference: 'reference images',
  image: 'input images',
} as const satisfies Record<InputFile['role'], string>;

const noPlace = (what: string): MakerError =>
  new MakerError('rejected', `The maker of this model has no place for ${what}.`);
