import type { Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import { readPrompt } from '../core/field.ts';
import { PLAIN_OUTPUT } from '../core/image-output.ts';
import type { ImageOrder } from '../core/image-request.ts';
import { IMAGE_SIZES } from '../core/image-size.ts';
import { ALL_RESOLUTIONS } from '../core/media.ts';
import { type Models, readModel, type VideoModel } from '../core/models.ts';
import type { Routing } from '../core/routing.ts';
import type { Task } from '../core/task.ts';
import type { ImageServesRow, ServesRow, VideoServesRow } from '../core/upstream.ts';
import type { VideoOrder } from '../core/video-request.ts';
import type { Attempt, Trial } from './admit-task.ts';
import type { GenerateImage } from './generate-image.ts';
import type { OperateUpstreams } from './operate-upstreams.ts';
import type { SubmitVideo } from './submit-video.ts';

export interface TryWish {
  readonly upstream: string;
  readonly model: string;
  readonly prompt: unknown;
}

export interface TryContext {
  readonly who: Principal;
  /** Of the operator, for the record. */
  readonly by: string;
  readonly attempt: Attempt;
  readonly signal: AbortSignal;
}

export type TryUpstream = (wish: TryWish, context: TryContext) => Promise<Task>;

export interface TryUpstreamParts {
  readonly routing: Routing;
  readonly rules: { readonly models: Models; readonly promptCharacters: number };
  readonly submitVideo: SubmitVideo;
  readonly generateImage: GenerateImage;
  readonly operate: Pick<OperateUpstreams, 'noteTrial'>;
}

/**
 * A test prompt for one upstream, the shortest and smallest that its row makes: a task like any other, with its hold, its file
 * and its charge, which nobody else may make. A pause, an open breaker and the routes do not keep it away.
 */
export function makeTryUpstream(parts: TryUpstreamParts): TryUpstream {
  const { routing, rules, submitVideo, generateImage, operate } = parts;
  return async ({ upstream, model: name, prompt: words }, { who, by, attempt, signal }) => {
    const table = routing.findUpstream(upstream);
    if (table === null) throw new ServiceError('not_found', `There is no upstream '${upstream.slice(0, 100)}'.`);
    const model = readModel(rules.models, name);
    const prompt = readPrompt({ name: 'prompt', value: words }, 'prompt', rules.promptCharacters);
    const row = table.rows.find((each) => each.model === model.id && isTriable(each));
    if (row === undefined) {
      const message = `${upstream} makes nothing of words alone under the name ${model.id}.`;
      throw new ServiceError('invalid_request', message, { param: 'model' });
    }
    const trial: Trial = { upstream, as: row.as, isSeedSent: row.seed !== 'drop', isTrial: true };
    if (row.kind === 'video' && model.kind === 'video') {
      const task = await submitVideo(who, smallestFilm(model, row, prompt), attempt, trial);
      await operate.noteTrial(upstream, task.id, by);
      return task;
    }
    if (row.kind !== 'image') throw new TypeError('A row is of another kind than its model.');
    const task = await generateImage(who, smallestStill(row, prompt), { attempt, index: 0, signal, trial });
    await operate.noteTrial(upstream, task.id, by);
    return task;
  };
}

/** Whether a prompt alone is enough. */
export const isTriable = (row: ServesRow): boolean => row.modes.some((mode) => mode === 'text');

function smallestFilm({ id, offers }: VideoModel, row: VideoServesRow, prompt: string): VideoOrder {
  for (const resolution of ALL_RESOLUTIONS) {
    if (!row.resolutions.includes(resolution) || !offers.resolutions.includes(resolution)) continue;
    const lengths = (offers.secondsOfResolution[resolution] ?? offers.durationsSeconds).filter((seconds) =>
      row.seconds.includes(seconds),
    );
    const aspectRatio = offers.aspectRatios.find((ratio) => row.aspectRatios.includes(ratio));
    if (lengths.length === 0 || aspectRatio === undefined) continue;
    const format = { resolution, aspectRatio, durationSeconds: Math.min(...lengths) };
    return { model: id, prompt, negativePrompt: null, inputs: { mode: 'text' }, ...format, seed: null, webhook: null };
  }
  throw new ServiceError('invalid_request', 'Nothing that this model offers is made by that upstream.', {
    param: 'model',
  });
}

function smallestStill(row: ImageServesRow, prompt: string): ImageOrder {
  const imageSize = IMAGE_SIZES.find((size) => row.resolutions.includes(size)) ?? null;
  const format = { kind: 'named', aspectRatio: row.aspectRatios[0] ?? null, imageSize } as const;
  const plain = {
    guidance: null,
    images: [],
    earlierImages: 0,
    output: PLAIN_OUTPUT,
    partialImages: 0,
    seed: null,
    mask: null,
  } as const;
  return { model: row.model, prompt, format, ...plain };
}
