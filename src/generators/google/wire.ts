import { z } from 'zod';
import type { ImageRequest } from '../../core/image-request.ts';
import { MakerError, type MakerJob } from '../../core/maker.ts';
import type { ImageServesRow } from '../../core/upstream.ts';
import { describeStatus, type GoogleStatus, isRefusal, statusSchema, toRefusal } from '../google-faults.ts';
import type { InlinePicture } from '../inline-pictures.ts';
import { askInWords } from '../negative-prompt.ts';
import type { VideoJob } from '../predict-wire.ts';
import { pieceAt } from '../unfold-answer.ts';

/** Google's own API for films (interactions) and stills (generateContent); pure. */

export interface ImageJob extends MakerJob<ImageRequest> {
  readonly row: ImageServesRow;
}

/** Pictures count for nothing unless the first line of the prompt says what each of them is, in the order of the parts. */
const TASKS = {
  text: { task: 'text_to_video', heading: null },
  first_frame: { task: 'image_to_video', heading: 'Sources' },
  first_and_last: { task: 'image_to_video', heading: 'Sources' },
  references: { task: 'reference_to_video', heading: 'References' },
} as const;

export function toInteraction({ request, row, token }: VideoJob, pictures: readonly InlinePicture[]) {
  const { task, heading } = TASKS[request.inputs.mode];
  const words = askInWords(request, row);
  if (words.negativePrompt !== null) {
    throw new MakerError('rejected', 'This model takes no negative prompt.', {
      detail: 'Interactions have no field for a negative prompt: the row may fold it.',
    });
  }
  const text = heading === null ? words.prompt : `[# ${heading} ${tagsOf(pictures)}]\n${words.prompt}`;
  return {
    model: row.as,
    input:
      pictures.length === 0
        ? text
        : [
            ...pictures.map(({ base64, mimeType }) => ({ type: 'image', data: base64, mime_type: mimeType })),
            { type: 'text', text },
          ],
    background: true,
    response_format: {
      type: 'video',
      delivery: 'uri',
      aspect_ratio: request.aspectRatio,
      resolution: request.resolution,
      duration: `${request.durationSeconds}s`,
    },
    generation_config: {
      video_config: { task },
      ...(row.seed === 'send' ? { seed: request.seed } : {}),
    },
    labels: { kinora: token },
  };
}

function tagsOf(pictures: readonly InlinePicture[]): string {
  const references = pictures.filter(({ role }) => role === 'reference');
  const tagOf = (picture: InlinePicture): string => {
    if (picture.role === 'reference') return `IMAGE_REF_${references.indexOf(picture)}`;
    return picture.role === 'last' ? 'LAST_FRAME' : 'FIRST_FRAME';
  };
  return pictures.map((picture, index) => `<${tagOf(picture)}>@Image${index + 1}`).join(' ');
}

const content = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  uri: z.string().optional(),
  data: z.string().optional(),
});

const interaction = z.looseObject({
  id: z.string().min(1).max(2000),
  status: z.string(),
  steps: z
    .array(z.looseObject({ type: z.string(), content: z.array(content).optional(), error: statusSchema.optional() }))
    .optional(),
  errors: z.array(statusSchema).optional(),
  usage: z
    .looseObject({
      output_tokens_by_modality: z
        .array(z.looseObject({ modality: z.string().optional(), tokens: z.number().optional() }))
        .optional(),
    })
    .optional(),
});
type WireInteraction = z.infer<typeof interaction>;

export type InteractionFilm =
  | { readonly at: 'uri'; readonly uri: string }
  | { readonly at: 'answer'; readonly piece: number | null };

export type Interaction =
  /** It tells of no progress. */
  { readonly state: 'running'; readonly share: null } | { readonly state: 'done'; readonly film: InteractionFilm };

/** Of a 2xx to a create. */
export function readInteractionId(body: unknown): string {
  const read = z.looseObject({ id: z.string().min(1).max(2000) }).safeParse(body);
  if (read.success) return read.data.id;
  throw new MakerError('unknown', 'The maker of this model gave no clear answer.', {
    detail: 'The answer to the create has no id.',
  });
}

const UNDER_WAY = new Set(['queued', 'in_progress']);

export function readInteraction(body: unknown): Interaction {
  const read = interaction.safeParse(body);
  if (!read.success) {
    throw new MakerError('trouble', 'The maker of this model does not answer as it should.', {
      detail: 'The answer is no interaction.',
    });
  }
  const { status } = read.data;
  if (UNDER_WAY.has(status)) return { state: 'running', share: null };
  const film = findFilm(read.data);
  if (film !== null && (status === 'completed' || status === 'incomplete')) return { state: 'done', film };
  throw failureOf(read.data);
}

const contentsOf = ({ steps }: WireInteraction) =>
  (steps ?? []).filter(({ type }) => type === 'model_output').flatMap((step) => step.content ?? []);

function findFilm(read: WireInteraction): InteractionFilm | null {
  for (const { type, uri, data } of contentsOf(read)) {
    if (type !== 'video') continue;
    if (uri !== undefined && uri !== '') return { at: 'uri', uri };
    if (data !== undefined && data !== '') return { at: 'answer', piece: pieceAt(data) };
  }
  return null;
}

/**
 * Of an interaction that is over and has no film. A refusal is mostly a completed one that answers in words; but one that was
 * billed for a film which it does not show is nobody's refusal.
 */
function failureOf(read: WireInteraction): MakerError {
  const errors: readonly GoogleStatus[] = [
    ...(read.errors ?? []),
    ...(read.steps ?? []).flatMap(({ error }) => (error === undefined ? [] : [error])),
  ];
  const detail = [read.status, ...errors.map(describeStatus)].join(' ');
  const refusal = errors.find(isRefusal);
  if (refusal !== undefined) return toRefusal(refusal.message ?? null, detail);
  if (read.status === 'completed' && errors.length === 0) {
    const tokens = (read.usage?.output_tokens_by_modality ?? []).filter(({ modality }) =>
      /^video$/i.test(modality ?? ''),
    );
    const isBilled = tokens.some(({ tokens: count }) => (count ?? 0) > 0);
    if (!isBilled) return toRefusal(wordsOf(read), `Completed without a film. ${wordsOf(read) ?? ''}`.trim());
    return new MakerError('failed', 'The maker of this model gave no film that could be read.', {
      detail: 'Completed, billed for a film, and without one in the answer.',
    });
  }
  return new MakerError('failed', 'The maker of this model could not make this.', { detail });
}

function wordsOf(read: WireInteraction): string | null {
  const words = contentsOf(read).flatMap(({ type, text }) => (type === 'text' && text !== undefined ? [text] : []));
  return words.length === 0 ? null : words.join(' ');
}

/** Over, whichever way: a cancelled one has surely stopped, and so has one that was done before. */
export function isOver(body: unknown): boolean {
  const read = interaction.safeParse(body);
  return read.success && !UNDER_WAY.has(read.data.status);
}

export function toContent({ request, row }: ImageJob, pictures: readonly InlinePicture[]) {
  return {
    contents: [
      {
        role: 'user',
        parts: [
          ...pictures.map(({ base64, mimeType }) => ({ inlineData: { mimeType, data: base64 } })),
          { text: request.prompt },
        ],
      },
    ],
    ...(request.guidance === null ? {} : { systemInstruction: { parts: [{ text: request.guidance }] } }),
    generationConfig: {
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: request.aspectRatio, imageSize: request.imageSize },
      ...(row.seed === 'send' ? { seed: request.seed } : {}),
    },
  };
}

const generated = z.looseObject({
  candidates: z
    .array(
      z.looseObject({
        content: z
          .looseObject({
            parts: z
              .array(
                z.looseObject({
                  text: z.string().optional(),
                  thought: z.boolean().optional(),
                  inlineData: z.looseObject({ data: z.string().optional() }).optional(),
                }),
              )
              .optional(),
          })
          .optional(),
        finishReason: z.string().optional(),
        finishMessage: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.looseObject({ blockReason: z.string().optional() }).optional(),
});

/** The piece of an unfolded answer that is the still; sketches that the model thought with are not. */
export function readContent(tree: unknown): number {
  const read = generated.safeParse(tree);
  if (!read.success) {
    throw new MakerError('unknown', 'The maker of this model gave no clear answer.', {
      detail: 'The answer is not one of generateContent.',
    });
  }
  const [candidate] = read.data.candidates ?? [];
  const parts = (candidate?.content?.parts ?? []).filter(({ thought }) => thought !== true);
  for (const { inlineData } of parts) {
    const piece = pieceAt(inlineData?.data);
    if (piece !== null) return piece;
  }
  const reason = read.data.promptFeedback?.blockReason ?? candidate?.finishReason ?? null;
  const words = candidate?.finishMessage ?? parts.flatMap(({ text }) => text ?? []).join(' ');
  throw toRefusal(
    words === '' ? reason : words,
    [reason, words].filter(Boolean).join(' ') || 'An answer without a picture.',
  );
}

export const STILL_KEYS = ['data'] as const;

/**
 * Files of Google's API are asked for at the address that we know, as its own library does it: the one in the answer is that
 * of a public host, which need not be the one we speak to. Any other address is taken as it stands.
 */
export function downloadPath(uri: string, base: string): string {
  const url = URL.parse(uri, base);
  const [, name] = /\/v1beta\/files\/([^/:]+)(?::download)?$/.exec(url?.pathname ?? '') ?? [];
  return name === undefined ? uri : `/v1beta/files/${name}:download?alt=media`;
}
