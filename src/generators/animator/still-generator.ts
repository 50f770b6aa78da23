import type { ImageGenerator } from '../../core/generator.ts';
import { imagePixels } from '../../core/image-size.ts';
import type { ImageFacts } from '../../core/media.ts';
import { runJob } from './job.ts';

export interface StillOptions {
  /** 0 to 19, as for nice(1). Somebody waits for a still, so it may stand before the films. */
  readonly niceness: number;
}

/** The embedded generator of stills: src/animator in a child process per picture. */
export function makeStillGenerator({ niceness }: StillOptions): ImageGenerator {
  return {
    generate({ prompt, guidance, seed, aspectRatio, imageSize }, { signal, outputFile, inputs }) {
      const size = imagePixels(aspectRatio, imageSize);
      const request = { prompt, styleGuidance: guidance, seed, ...size, pictures: inputs };
      return runJob<ImageFacts>(
        { kind: 'image', request, outputFile },
        { signal, niceness, reportProgress: () => undefined },
      );
    },
  };
}
