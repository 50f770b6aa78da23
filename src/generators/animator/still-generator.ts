import type { ImageGenerator } from '../../core/generator.ts';
import { pixelsOf } from '../../core/image-size.ts';
import type { DraftSettings } from './generator.ts';
import type { StillOrder } from './messages.ts';
import { makeWarmJobs } from './warm-jobs.ts';

export interface StillOptions {
  /** 0 to 19, as for nice(1). Somebody waits for a still, so it may stand before the films. */
  readonly niceness: number;
  readonly draft: StillOrder['draft'];
  readonly idleMilliseconds?: number;
}

export interface ClosableImageGenerator extends ImageGenerator {
  close(): Promise<void>;
}

/**
 * A picture of 1K takes 0.8 s in a process that has drawn before and 1.6 s in a new one, which holds about 170 MB while it
 * rests (2026-11-15). What one of 4K leaves behind is given back by ending the process.
 */
const IDLE_MILLISECONDS = 30_000;
const MOST_PICTURES = 100;
const MOST_RESIDENT_BYTES = 300 * 1024 * 1024;

export function stillDraft({ draftFrames, draftPictures }: DraftSettings): StillOrder['draft'] {
  if (draftFrames === 0) return null;
  return draftPictures === 'blank' ? 'blank' : 'coarse';
}

/** The embedded generator of stills: src/animator in child processes that draw one picture at a time. */
export function makeStillGenerator({ niceness, draft, idleMilliseconds }: StillOptions): ClosableImageGenerator {
  const jobs = makeWarmJobs({
    niceness,
    idleMilliseconds: idleMilliseconds ?? IDLE_MILLISECONDS,
    mostOrders: MOST_PICTURES,
    mostResidentBytes: MOST_RESIDENT_BYTES,
  });
  return {
    async generate(wish, { signal, outputFile, inputs, mask, showPartial }) {
      const { prompt, guidance: styleGuidance, seed, output, partialImages: partials } = wish;
      const request = { prompt, styleGuidance, seed, ...pixelsOf(wish), pictures: inputs, mask, output, partials };
      const order = { kind: 'image', request, outputFile, draft } as const;
      return (await jobs.run(order, { signal, reportProgress: () => undefined, showPartial })).facts;
    },
    close: () => jobs.close(),
  };
}
