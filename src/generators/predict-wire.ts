import { z } from 'zod';
import { MakerError, type MakerJob } from '../core/maker.ts';
import type { VideoServesRow } from '../core/upstream.ts';
import type { VideoRequest } from '../core/video-request.ts';
import { describeStatus, isRefusal, statusSchema, toRefusal } from './google-faults.ts';
import type { InlinePicture } from './inline-pictures.ts';
import { askInWords } from './negative-prompt.ts';
import { pieceAt } from './unfold-answer.ts';

/** The long-running prediction, as Vertex AI, another Kinora and compatible gateways speak it; pure. */

export interface VideoJob extends MakerJob<VideoRequest> {
  readonly row: VideoServesRow;
}

/** What both sorts of server take. A compatible one may refuse any field that it does not know. */
export function toPrediction({ request, row }: VideoJob, pictures: readonly InlinePicture[]) {
  const { prompt, negativePrompt } = askInWords(request, row);
  const only = (role: InlinePicture['role']) => pictures.filter((picture) => picture.role === role).map(toImage);
  const [image] = only('first');
  const [lastFrame] = only('last');
  const references = only('reference');
  return {
    instance: {
      prompt,
      ...(image === undefined ? {} : { image }),
      ...(lastFrame === undefined ? {} : { lastFrame }),
      ...(references.length === 0
        ? {}
        : { referenceImages: references.map((reference) => ({ image: reference, referenceType: 'asset' })) }),
    },
    parameters: {
      sampleCount: 1,
      durationSeconds: request.durationSeconds,
      aspectRatio: request.aspectRatio,
      resolution: request.resolution,
      ...(negativePrompt === null ? {} : { negativePrompt }),
      ...(row.seed === 'send' ? { seed: request.seed } : {}),
    },
  };
}

const toImage = ({ base64, mimeType }: InlinePicture) => ({ bytesBase64Encoded: base64, mimeType });

/** Where the film is: at an address, in a bucket, or inside the answer itself. */
export type PredictedFilm =
  | { readonly at: 'uri'; readonly uri: string }
  | { readonly at: 'bucket'; readonly uri: string }
  /** `piece` is null where the answer was not unfolded. */
  | { readonly at: 'answer'; readonly piece: number | null };

export type Prediction =
  | { readonly state: 'running'; readonly share: number | null }
  | { readonly state: 'done'; readonly film: PredictedFilm };

const sample = z.looseObject({
  uri: z.string().optional(),
  gcsUri: z.string().optional(),
  bytesBase64Encoded: z.string().optional(),
  encodedVideo: z.string().optional(),
});
type Sample = z.infer<typeof sample>;

const filtered = {
  raiMediaFilteredCount: z.number().optional(),
  raiMediaFilteredReasons: z.array(z.string()).optional(),
};

const operation = z.looseObject({
  done: z.boolean().optional(),
  metadata: z
    .looseObject({ progressPercent: z.number().min(0).max(100).optional() })
    .optional()
    .catch(undefined),
  error: statusSchema.optional(),
  response: z
    .looseObject({
      videos: z.array(sample).optional(),
      ...filtered,
      generateVideoResponse: z
        .looseObject({ generatedSamples: z.array(z.looseObject({ video: sample.optional() })).optional(), ...filtered })
        .optional(),
    })
    .optional(),
});

const created = z.looseObject({ name: z.string().min(1).max(2000) });

/** Of a 2xx to a create. Unread, nobody could ever ask for it: that is as if the answer had been lost. */
export function readOperationName(body: unknown): string {
  const read = created.safeParse(body);
  if (read.success) return read.data.name;
  throw new MakerError('unknown', 'The maker of this model gave no clear answer.', {
    detail: 'The answer to the create names no operation.',
  });
}

export interface PredictionHabits {
  /** Codes of google.rpc that stand for a refused prompt where this server says nothing else. */
  readonly refusalCodes: readonly number[];
}

export function readPrediction(body: unknown, { refusalCodes }: PredictionHabits): Prediction {
  const read = operation.safeParse(body);
  if (!read.success) {
    throw new MakerError('trouble', 'The maker of this model does not answer as it should.', {
      detail: 'The answer is no operation.',
    });
  }
  const { done, metadata, error, response } = read.data;
  if (done !== true) {
    const percent = metadata?.progressPercent;
    return { state: 'running', share: percent === undefined ? null : percent / 100 };
  }
  if (error !== undefined) {
    const detail = describeStatus(error);
    const isRefused = isRefusal(error) || refusalCodes.some((code) => code === error.code);
    if (isRefused) throw toRefusal(error.message ?? null, detail);
    throw new MakerError('failed', 'The maker of this model could not make this.', { detail });
  }
  const inner = response?.generateVideoResponse;
  const samples = [...(response?.videos ?? []), ...(inner?.generatedSamples ?? []).map(({ video }) => video ?? {})];
  const film = samples.map(findFilm).find((each) => each !== null);
  if (film !== undefined && film !== null) return { state: 'done', film };
  const reasons = [...(response?.raiMediaFilteredReasons ?? []), ...(inner?.raiMediaFilteredReasons ?? [])];
  throw toRefusal(reasons.join(' '), reasons.join(' ') || 'Done, without a film.');
}

function findFilm({ uri, gcsUri, bytesBase64Encoded, encodedVideo }: Sample): PredictedFilm | null {
  const address = gcsUri ?? uri;
  if (address !== undefined && address !== '') {
    return { at: address.startsWith('gs://') ? 'bucket' : 'uri', uri: address };
  }
  const bytes = bytesBase64Encoded ?? encodedVideo;
  return bytes === undefined || bytes === '' ? null : { at: 'answer', piece: pieceAt(bytes) };
}

/** The keys under which a film stands inside an answer. */
export const FILM_KEYS = ['bytesBase64Encoded', 'encodedVideo'] as const;
