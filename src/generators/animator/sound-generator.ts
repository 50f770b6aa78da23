import { pixelSize } from '../../core/media.ts';
import type { VideoRequest } from '../../core/video-request.ts';
import type { AddedVoices } from './generator.ts';
import { startJob } from './job.ts';

/** The animator's sound alone, made in a process of its own as its films are. */
export function makeSoundGenerator({ niceness, voices }: { readonly niceness: number; readonly voices: AddedVoices }) {
  return async (request: VideoRequest, outputFile: string, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const { prompt, negativePrompt, seed, durationSeconds, resolution, aspectRatio } = request;
    const size = pixelSize(resolution, aspectRatio);
    const inputs = { mode: 'text' } as const;
    const wish = { prompt, negativePrompt, seed, durationSeconds, ...size, finish: 'standard', inputs } as const;
    const job = startJob(niceness);
    try {
      await job.run(
        { kind: 'sound', request: wish, outputFile, voicesFolder: voices.folder },
        { signal, reportProgress: () => undefined, reportVoices: voices.onFallback },
      );
    } finally {
      await job.end();
    }
  };
}
