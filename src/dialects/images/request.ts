import type { DraftField } from '../../core/draft.ts';
import { readChoice, show } from '../../core/field.ts';
import type { RawImage } from '../../core/image-input.ts';
import { type ImageDraft, PLAIN_DRAFT } from '../../core/image-request.ts';
import type { ModelId } from '../../core/models.ts';
import type { RequestBody, UploadedFile } from '../../http/body.ts';
import { isTree } from '../../http/form-tree.ts';
import { findField, findTree, refuse } from '../fields.ts';
import { fromFile, fromValue, plainName, toList } from '../pictures.ts';

export const MOST_IMAGES = 4;

/** What becomes of pictures: none are needed, they are worked on, or one is had again in another way. */
export type ImagesTask = 'generation' | 'edit' | 'variation';

export const DELIVERIES = ['b64_json', 'url'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export interface ImagesRequest {
  readonly draft: ImageDraft;
  readonly count: number;
  readonly delivery: Delivery;
  readonly stream: boolean;
}

/** The one that is meant where none is named, as clients of this style expect. */
export const DEFAULT_MODEL: ModelId = 'image-3.1-flash-image-preview';

type Find = (name: string) => DraftField | null;

export function readImagesRequest(body: RequestBody, task: ImagesTask, imageBytes: number): ImagesRequest {
  const field: Find = (name) => findField(body.fields, '', name);
  checkOptions(field);
  const config = findTree(body.fields, '', 'imageConfig');
  const inner: Find = (name) => (config === null ? null : findField(config.tree, config.name, name));
  const pictures = readPictures(body, field, imageBytes);
  checkPictures(task, pictures, field);
  return {
    ...readAnswer(field),
    draft: {
      ...PLAIN_DRAFT,
      model: field('model') ?? { name: 'model', value: DEFAULT_MODEL },
      prompt: field('prompt'),
      guidance: null,
      aspectRatio: inner('aspectRatio') ?? field('aspectRatio'),
      imageSize: inner('imageSize') ?? field('imageSize'),
      size: field('size'),
      seed: field('seed'),
      images: pictures.images,
      mask: pictures.mask === null ? null : { image: pictures.mask, shows: 'transparent' },
      outputFormat: field('output_format'),
      outputQuality: field('output_compression'),
      partialImages: field('partial_images'),
      varies: task === 'variation',
    },
  };
}

/** How the pictures are to come. */
function readAnswer(field: Find): Pick<ImagesRequest, 'count' | 'delivery' | 'stream'> {
  const format = field('response_format');
  const delivery = format === null ? 'b64_json' : readChoice(format, DELIVERIES);
  const stream = readFlag(field('stream'));
  const count = readCount(field('n'));
  const partials = field('partial_images');
  // Only what could be a number: an object of a client's may not even be turned into one.
  const wantsPartials = partials !== null && typeof partials.value !== 'object' && Number(partials.value) > 0;
  if (wantsPartials && !stream) throw refuse(partials.name, `${partials.name} needs stream: true.`);
  if (wantsPartials && count > 1) throw refuse(partials.name, `${partials.name} is for one image; n is ${count}.`);
  if (stream && delivery === 'url') throw refuse('response_format', 'A stream carries the images: b64_json alone.');
  return { count, delivery, stream };
}

interface Pictures {
  readonly images: readonly RawImage[];
  readonly mask: RawImage | null;
}

const IMAGE_FIELDS = ['image', 'images'];
/** What clients of other styles call a picture. To draw something else instead would be worse than a refusal. */
const FOREIGN = ['image_url', 'input_image', 'input_reference', 'reference_images', 'referenceImages', 'markup'];

function readPictures({ files }: RequestBody, field: Find, imageBytes: number): Pictures {
  const known = [...IMAGE_FIELDS, 'mask'];
  const unknown = files.find((file) => !known.includes(plainName(file.field)))?.field ?? FOREIGN.find(field);
  if (unknown !== undefined) throw refuse(unknown, `${unknown} is not a name for an image here: use image, or mask.`);
  const gather = (names: readonly string[]): readonly RawImage[] => [
    ...files.filter((file: UploadedFile) => names.includes(plainName(file.field))).map(fromFile),
    ...names.flatMap((name) => {
      const given = field(name);
      return given === null ? [] : toList(given).map((item) => fromValue(refuseFileId(item), imageBytes));
    }),
  ];
  const [mask = null, second] = gather(['mask']);
  if (second !== undefined) throw refuse(second.name, 'There may be one mask.');
  return { images: gather(IMAGE_FIELDS), mask };
}

function refuseFileId(field: DraftField): DraftField {
  if (!isTree(field.value) || field.value.file_id === undefined || field.value.file_id === null) return field;
  throw refuse(`${field.name}.file_id`, `${field.name}.file_id is not offered: send the image itself.`);
}

function checkPictures(task: ImagesTask, { images, mask }: Pictures, field: Find): void {
  const [first, second] = images;
  if (task === 'generation') {
    const given = first ?? mask;
    if (given !== null) throw refuse(given.name, `${given.name} is for POST /v1/images/edits.`);
    return;
  }
  if (first === undefined) throw refuse('image', 'image is required.');
  if (task === 'edit') return;
  if (second !== undefined) throw refuse(second.name, 'A variation is of one image.');
  const unfit = mask?.name ?? field('prompt')?.name;
  if (unfit !== undefined) throw refuse(unfit, `${unfit} is for POST /v1/images/edits.`);
}

const BACKGROUNDS = ['opaque', 'auto', 'transparent'] as const;
const QUALITIES = ['auto', 'low', 'medium', 'high', 'xhigh', 'max', 'standard', 'hd'] as const;
/** Of pictures that move, and of drawings by formula. */
const NOT_OFFERED = ['frame_count', 'frame_duration_ms', 'complexity', 'svg'];

function checkOptions(field: Find): void {
  const background = field('background');
  if (background !== null && readChoice(background, BACKGROUNDS) === 'transparent') {
    throw refuse('background', 'background cannot be transparent: images are opaque.');
  }
  const quality = field('quality');
  if (quality !== null) readChoice(quality, QUALITIES);
  const extra = NOT_OFFERED.find(field);
  if (extra !== undefined) throw refuse(extra, `${extra} is not offered: images are still, and are png, jpeg or webp.`);
}

/** A form knows no numbers and no truth: it writes them out. */
function readCount(field: DraftField | null): number {
  if (field === null) return 1;
  const { name, value } = field;
  const count = typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;
  const fits = typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MOST_IMAGES;
  if (fits) return count;
  throw refuse(name, `${name} must be a whole number from 1 to ${MOST_IMAGES}; got ${show(value)}.`);
}

function readFlag(field: DraftField | null): boolean {
  if (field === null) return false;
  const { name, value } = field;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw refuse(name, `${name} must be true or false; got ${show(value)}.`);
}
