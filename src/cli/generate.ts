import { statSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { findFfmpeg } from '../animator/encode/find-ffmpeg.ts';
import { modelsOf } from '../app/models.ts';
import { systemRandomness } from '../app/system.ts';
import { voicesFolder } from '../app/voices-folder.ts';
import type { Config } from '../config/settings.ts';
import type { DraftField } from '../core/draft.ts';
import { ServiceError } from '../core/errors.ts';
import { drawSeed } from '../core/ids.ts';
import { pixelSize } from '../core/media.ts';
import { parseVideoOrder, type VideoRequest } from '../core/video-request.ts';
import { draftLimits, makeAnimatorGenerator } from '../generators/animator/generator.ts';
import { makeProgressLine } from './progress-line.ts';
import { CommandError, EXIT, stopSignal, type Terminal, writeLine } from './terminal.ts';

export interface GenerateOptions {
  readonly model?: string;
  readonly seconds?: string;
  readonly resolution?: string;
  readonly aspect?: string;
  readonly seed?: string;
  readonly negative?: string;
  readonly out: string;
}

/** A video without a server and without a key. The file appears whole, or not at all. */
export async function generate(
  terminal: Terminal,
  config: Config,
  prompt: string,
  options: GenerateOptions,
): Promise<number> {
  const request = toRequest(config, prompt, options);
  const signal = stopSignal(terminal);
  const ffmpeg = await findFfmpeg({ configured: config.ffmpeg, path: terminal.environment.PATH ?? '', signal });
  const animator = makeAnimatorGenerator({
    ffmpegFile: ffmpeg.file,
    voices: {
      folder: voicesFolder(config),
      onFallback: (reason) =>
        writeLine(terminal.err, `The added voices cannot speak, so the embedded ones do: ${reason}`),
    },
    niceness: 0,
    draft: draftLimits(config),
  });
  const target = resolve(terminal.folder, options.out);
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new CommandError(`--out must name a file; ${options.out} is a folder.`, EXIT.usage);
  }
  const folder = await openFolder(target);
  const progress = makeProgressLine(terminal.err, 'Rendering');
  try {
    const outputFile = join(folder, 'video.mp4');
    await animator.generate(request, {
      signal,
      outputFile,
      inputs: { mode: 'text' },
      reportProgress: (share) => progress.show(share),
    });
    progress.end();
    await rename(outputFile, target);
  } catch (error) {
    progress.end();
    if (signal.aborted) throw new CommandError('Stopped; nothing was written.', EXIT.interrupted);
    throw error instanceof Error ? new CommandError(error.message) : error;
  } finally {
    await animator.close();
    await rm(folder, { recursive: true, force: true });
  }
  const { width, height } = pixelSize(request.resolution, request.aspectRatio);
  writeLine(terminal.out, `${options.out}: ${request.durationSeconds} s, ${width}x${height}, seed ${request.seed}`);
  return EXIT.ok;
}

/** The same rules as over HTTP; a refusal names the option instead of the field. */
function toRequest(config: Config, prompt: string, options: GenerateOptions): VideoRequest {
  const option = (name: string, value: string | undefined): DraftField | null =>
    value === undefined ? null : { name, value };
  try {
    const order = parseVideoOrder(
      {
        model: { name: '--model', value: options.model ?? 'video-3.1-generate-preview' },
        prompt: { name: 'prompt', value: prompt },
        duration: option('--seconds', options.seconds),
        resolution: option('--resolution', options.resolution),
        aspectRatio: option('--aspect', options.aspect),
        size: null,
        negativePrompt: option('--negative', options.negative),
        seed: option('--seed', options.seed),
        generateAudio: null,
        videoInput: null,
        webhook: null,
        firstFrame: [],
        lastFrame: [],
        references: [],
        referenceType: null,
        unknownImages: [],
        names: { prompt: 'prompt', firstFrame: '-', lastFrame: '-', references: '-' },
      },
      { models: modelsOf(config), promptCharacters: config.promptCharacters, mayReach: () => false },
    );
    const seed = order.seed ?? drawSeed(systemRandomness);
    return { ...order, seed, seedGiven: order.seed !== null, inputs: { mode: 'text' } };
  } catch (error) {
    throw error instanceof ServiceError ? new CommandError(error.message, EXIT.usage) : error;
  }
}

/** Beside the target, so that the last step is a rename on one disk. */
async function openFolder(target: string): Promise<string> {
  try {
    return await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CommandError(`Nothing can be written to ${dirname(target)} (${reason}).`);
  }
}
