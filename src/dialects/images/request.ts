import type { DraftField } from '../../core/draft.ts';
import { readText } from '../../core/field.ts';
import type { ImageDraft } from '../../core/image-request.ts';
import { findImageFormat, IMAGE_RATIOS } from '../../core/image-size.ts';
import type { ImageModelId } from '../../core/models.ts';
import type { FormTree } from '../../http/form-tree.ts';
import { checkNumber, findField, findTree, refuse } from '../fields.ts';

export const MOST_IMAGES = 4;

export interface ImagesRequest {
  readonly draft: ImageDraft;
  readonly count: number;
}

/** The one that is meant where none is named, as clients of this style expect. */
export const DEFAULT_MODEL: ImageModelId = 'image-3.1-flash-image-preview';

export function readImagesRequest(body: FormTree): ImagesRequest {
  const field = (name: string) => findField(body, '', name);
  checkOptions(field);
  const count = field('n');
  checkNumber(count, { least: 1, most: MOST_IMAGES, whole: true });
  const config = findTree(body, '', 'imageConfig');
  const inner = (name: string) => (config === null ? null : findField(config.tree, config.name, name));
  const size = readSize(field('size'));
  return {
    count: typeof count?.value === 'number' ? count.value : 1,
    draft: {
      model: field('model') ?? { name: 'model', value: DEFAULT_MODEL },
      prompt: field('prompt'),
      guidance: null,
      aspectRatio: inner('aspectRatio') ?? field('aspectRatio') ?? size.aspectRatio,
      imageSize: inner('imageSize') ?? field('imageSize') ?? size.imageSize,
      seed: field('seed'),
      images: [],
    },
  };
}

/** `<width>x<height>` means a shape and a sharpness; the answer tells the exact pixels. `1K` and its like mean themselves. */
function readSize(field: DraftField | null): Pick<ImageDraft, 'aspectRatio' | 'imageSize'> {
  if (field === null || field.value === 'auto') return { aspectRatio: null, imageSize: null };
  const pixels = /^([1-9]\d{0,4})x([1-9]\d{0,4})$/i.exec(readText(field));
  if (pixels === null) return { aspectRatio: null, imageSize: field };
  const format = findImageFormat({ width: Number(pixels[1]), height: Number(pixels[2]) });
  if (format === null) {
    throw refuse(field.name, `size has a shape that is not offered; these are: ${IMAGE_RATIOS.join(', ')}.`);
  }
  const { ratio, size } = format;
  return { aspectRatio: { name: field.name, value: ratio }, imageSize: { name: field.name, value: size } };
}

function checkOptions(field: (name: string) => DraftField | null): void {
  const only = (name: string, allowed: string) => {
    const given = field(name);
    if (given !== null && given.value !== allowed) throw refuse(name, `${name} must be ${allowed}.`);
  };
  only('response_format', 'b64_json');
  only('output_format', 'png');
  const stream = field('stream');
  if (stream !== null && stream.value !== false) throw refuse('stream', 'stream is not offered for images.');
  const background = field('background');
  if (background?.value === 'transparent') throw refuse('background', 'background cannot be transparent.');
}
