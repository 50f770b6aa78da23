import { join } from 'node:path';
import { GenerationError } from '../core/generator.ts';
import { endingOf, mimeTypeOf } from '../core/image-output.ts';
import { pixelsOf } from '../core/image-size.ts';
import { pixelSize } from '../core/media.ts';
import type { PreviewMaker } from '../core/preview-maker.ts';
import type { ResultFinisher } from '../core/result-finisher.ts';
import { UnreadableFile } from '../core/result-inspector.ts';
import { isImageTask, isVideoTask } from '../core/task.ts';
import type { VideoRequest } from '../core/video-request.ts';
import type { CheckResult } from './check-result.ts';
import type { FinishResult, FinishWork } from './remote-parts.ts';
import { type StoreResultParts, storeResult } from './store-result.ts';

export interface FinishRemoteParts extends StoreResultParts {
  readonly finisher: ResultFinisher;
  readonly check: CheckResult;
  readonly previews: PreviewMaker;
  /** The sound that the animator would give the film. */
  readonly makeSound: (request: VideoRequest, outputFile: string, signal: AbortSignal) => Promise<void>;
}

/** From what an upstream has made to what is stored: measured, never believed. */
export function makeFinishRemote(parts: FinishRemoteParts): FinishResult {
  const { finisher, check, previews } = parts;
  return async (work) => {
    const { task, folder, signal } = work;
    if (isVideoTask(task)) {
      const outputFile = join(folder, 'video.mp4');
      await readable('video', finishVideo(parts, task.request, work, outputFile));
      const facts = await check.video(outputFile, task.request, { anySize: !work.row.fit });
      const makePreviews = (patience: AbortSignal) => previews.make(outputFile, facts, folder, patience);
      return storeResult(parts, task, { outputFile, ending: 'mp4', facts, makePreviews }, signal);
    }
    if (!isImageTask(task)) throw new TypeError('A task is of neither kind.');
    const { output } = task.request;
    const outputFile = join(folder, `image.${endingOf(output)}`);
    const promised = pixelsOf(task.request);
    await readable('image', finisher.finishImage(work.rawFile, outputFile, { ...promised, output }));
    const facts = await check.image(outputFile, { ...promised, mimeType: mimeTypeOf(output) });
    const makePreviews = () => previews.makeOfImage(outputFile, folder);
    return storeResult(parts, task, { outputFile, ending: endingOf(output), facts, makePreviews }, signal);
  };
}

async function finishVideo(
  { finisher, makeSound }: FinishRemoteParts,
  request: VideoRequest,
  { row, rawFile, folder, signal }: FinishWork,
  outputFile: string,
): Promise<void> {
  const size = row.fit ? pixelSize(request.resolution, request.aspectRatio) : null;
  const isLaid = row.kind === 'video' && row.sound === 'animator';
  const soundFile = isLaid ? join(folder, 'sound.wav') : null;
  if (soundFile !== null) await makeSound(request, soundFile, signal);
  await finisher.finishVideo(rawFile, outputFile, { size, soundFile, signal });
}

/** What came is not what was asked for: the same file may yet come whole. */
async function readable(kind: 'video' | 'image', work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new GenerationError('failed', `The ${kind} did not come out as it was asked for.`, { cause: error });
  }
}
