import type { DraftField } from '../../core/draft.ts';
import type { ExplainDraft } from '../../core/explainer.ts';
import type { RawImage } from '../../core/image-input.ts';
import { type ImageDraft, PLAIN_DRAFT } from '../../core/image-request.ts';
import type { VideoDraft } from '../../core/video-request.ts';
import type { RequestBody, UploadedFile } from '../../http/body.ts';
import type { FormTree } from '../../http/form-tree.ts';
import { findRefused } from '../refused-fields.ts';

/** The playground's forms, by the names that the API has for the same fields. An empty field is one that was not filled in. */

const NAMES = {
  prompt: 'prompt',
  firstFrame: 'input_reference',
  lastFrame: 'last_frame',
  references: 'reference_image',
} as const;

export function toVideoDraft({ fields, files }: RequestBody): VideoDraft {
  const find = finder(fields);
  const named = (name: string) => files.filter(({ field }) => field === name).map(fromFile);
  const known: readonly string[] = [NAMES.firstFrame, NAMES.lastFrame, NAMES.references];
  return {
    model: find('model'),
    prompt: find('prompt'),
    duration: find('seconds'),
    resolution: find('resolution'),
    aspectRatio: find('aspectRatio'),
    size: null,
    negativePrompt: find('negativePrompt'),
    seed: find('seed'),
    ...findRefused(fields, files),
    webhook: null,
    firstFrame: named(NAMES.firstFrame),
    lastFrame: named(NAMES.lastFrame),
    references: named(NAMES.references).map((image) => ({ image, type: null })),
    referenceType: null,
    unknownImages: files
      .filter(({ field }) => !known.includes(field))
      .map(({ field }) => ({ name: field, value: null })),
    names: NAMES,
  };
}

export function toImageDraft({ fields, files }: RequestBody): ImageDraft {
  const find = finder(fields);
  return {
    ...PLAIN_DRAFT,
    model: find('model'),
    prompt: find('prompt'),
    guidance: null,
    aspectRatio: find('aspectRatio'),
    imageSize: find('imageSize'),
    seed: find('seed'),
    images: files.map(fromFile),
  };
}

export function toExplainDraft(fields: FormTree): ExplainDraft {
  const find = finder(fields);
  return {
    prompt: find('prompt'),
    negativePrompt: find('negativePrompt'),
    seed: find('seed'),
    duration: find('seconds'),
    resolution: find('resolution'),
    aspectRatio: find('aspectRatio'),
    size: null,
  };
}

function finder(fields: FormTree) {
  return (name: string): DraftField | null => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return value === undefined || value === null || value === '' ? null : { name, value };
  };
}

const fromFile = ({ field, path, sha256 }: UploadedFile): RawImage => ({
  name: field,
  kind: 'file',
  file: path,
  sha256,
});
