import type {
  CreationView,
  ImageModelView,
  InputView,
  ModelView,
  VideoModelView,
} from '../../../../src/dialects/console/views.ts';

/** What stands in the form: wishes that the rules may still forbid. */

interface BaseDraft {
  readonly model: string;
  readonly prompt: string;
  /** Of an image '' where the service shall choose: as the picture that it is made from, if there is one. */
  readonly aspectRatio: string;
  /** Null: drawn by the service. */
  readonly seed: number | null;
}

export interface VideoDraft extends BaseDraft {
  readonly kind: 'video';
  readonly seconds: number;
  readonly resolution: string;
  readonly negativePrompt: string;
  readonly firstFrame: File | null;
  readonly lastFrame: File | null;
  readonly references: readonly File[];
}

export interface ImageDraft extends BaseDraft {
  readonly kind: 'image';
  readonly imageSize: string;
  readonly images: readonly File[];
}

export type Draft = VideoDraft | ImageDraft;

export const isVideoModel = (model: ModelView): model is VideoModelView => model.kind === 'video';
export const isImageModel = (model: ModelView): model is ImageModelView => model.kind === 'image';

export function blankVideo(model: VideoModelView): VideoDraft {
  return {
    kind: 'video',
    model: model.id,
    prompt: '',
    seconds: model.defaultSeconds,
    resolution: model.resolutions[0] ?? '',
    aspectRatio: model.aspectRatios[0] ?? '',
    seed: null,
    negativePrompt: '',
    firstFrame: null,
    lastFrame: null,
    references: [],
  };
}

export function blankImage(model: ImageModelView): ImageDraft {
  return {
    kind: 'image',
    model: model.id,
    prompt: '',
    aspectRatio: '',
    imageSize: model.defaultImageSize,
    seed: null,
    images: [],
  };
}

/** The fields by the names of /v1/videos, in the order people read them; what was left open is not sent. */
export function fieldsOf(draft: Draft): readonly (readonly [string, string])[] {
  const seed = draft.seed === null ? [] : [['seed', String(draft.seed)] as const];
  const common = [['model', draft.model] as const, ['prompt', draft.prompt] as const];
  if (draft.kind === 'image') {
    const ratio = draft.aspectRatio === '' ? [] : [['aspectRatio', draft.aspectRatio] as const];
    return [...common, ...ratio, ['imageSize', draft.imageSize], ...seed];
  }
  const negative = draft.negativePrompt.trim() === '' ? [] : [['negativePrompt', draft.negativePrompt] as const];
  return [
    ...common,
    ['seconds', String(draft.seconds)],
    ['resolution', draft.resolution],
    ['aspectRatio', draft.aspectRatio],
    ...seed,
    ...negative,
  ];
}

export function filesOf(draft: Draft): readonly (readonly [string, File])[] {
  if (draft.kind === 'image') return draft.images.map((file) => ['image', file] as const);
  return [
    ...(draft.firstFrame === null ? [] : [['input_reference', draft.firstFrame] as const]),
    ...(draft.lastFrame === null ? [] : [['last_frame', draft.lastFrame] as const]),
    ...draft.references.map((file) => ['reference_image', file] as const),
  ];
}

export function toForm(draft: Draft): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(draft)) form.append(name, value);
  for (const [name, file] of filesOf(draft)) form.append(name, file, file.name);
  return form;
}

/** The wishes behind something that was made, its pictures included where they are still stored. */
export async function recallDraft(creation: CreationView): Promise<Draft> {
  const files = await Promise.all(creation.inputs.map(recallPicture));
  const kept = files.filter((file) => file !== null);
  const { model, prompt, aspectRatio, seed } = creation;
  if (creation.kind === 'image') {
    return { kind: 'image', model, prompt, aspectRatio, seed, imageSize: creation.imageSize, images: kept };
  }
  const { mode, seconds, resolution } = creation;
  const hasFrames = mode === 'first_frame' || mode === 'first_and_last';
  return {
    kind: 'video',
    model,
    prompt,
    aspectRatio,
    seed,
    seconds,
    resolution,
    negativePrompt: creation.negativePrompt ?? '',
    firstFrame: hasFrames ? (files[0] ?? null) : null,
    lastFrame: mode === 'first_and_last' && files[0] != null ? (files[1] ?? null) : null,
    references: mode === 'references' ? kept : [],
  };
}

async function recallPicture({ content, mimeType }: InputView, index: number): Promise<File | null> {
  if (content === null) return null;
  const response = await fetch(content, { credentials: 'same-origin' });
  if (!response.ok) return null;
  return new File([await response.blob()], `picture-${index + 1}.${mimeType.split('/')[1] ?? 'png'}`, {
    type: mimeType,
  });
}
