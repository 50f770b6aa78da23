import type { VideoInputs } from './image-input.ts';
import type { ImageRequest } from './image-request.ts';
import type { ImageFacts } from './media.ts';
import type { ModelId } from './models.ts';
import type { VideoRequest } from './video-request.ts';

/**
 * SEAM: what turns a request into a file. A generator sees a request, a signal, a way to report progress and a place to
 * write; it cannot see tasks, money, keys or HTTP. What it
 * wrote is measured afterwards. A generator does the work here, from start to file, and a restart begins again; whoever has it
 * done elsewhere is a maker (core/maker.ts).
 */
export interface Generator {
  generate(request: VideoRequest, context: GenerationContext): Promise<void>;
}

export interface GenerationContext {
  /** Aborted when the task is deleted, its claim is lost or the worker drains. */
  readonly signal: AbortSignal;
  /** The finished MP4 goes here, whole or not at all. The folder exists, is private to this attempt and is removed after it. */
  readonly outputFile: string;
  /** The request's pictures, as files in the same folder. */
  readonly inputs: VideoInputs<string>;
  /** The real share of the work done, 0 to 1. */
  readonly reportProgress: (share: number) => void;
}

/**
 * Makes a still while somebody waits for it: there is nothing to resume. The file has exactly the size
 * and the format that its request stands for, and under a mask it differs from its first picture there alone.
 */
export interface ImageGenerator {
  generate(request: ImageRequest, context: ImageContext): Promise<ImageFacts>;
}

export interface ImageContext {
  readonly signal: AbortSignal;
  readonly outputFile: string;
  /** The request's pictures, as files. */
  readonly inputs: readonly string[];
  readonly mask: string | null;
  /**
   * A picture of the making, in the format of the result, as a file in the folder of the output. Numbered from 0; as many as
   * the request wants, or fewer where the result is there before.
   */
  readonly showPartial: (index: number, file: string) => void;
}

export interface GeneratorRegistry {
  generatorFor(model: ModelId): Generator;
  imageGeneratorFor(model: ModelId): ImageGenerator;
}

export const GENERATION_FAULTS = ['refused', 'failed', 'crashed', 'storage_full'] as const;
export type GenerationFault = (typeof GENERATION_FAULTS)[number];

/**
 * The only error a generator may throw on purpose. `refused` (the prompt was filtered, or nothing came back) is final;
 * the others may be tried again. The message is shown to the person who sent the prompt.
 */
export class GenerationError extends Error {
  readonly fault: GenerationFault;

  constructor(fault: GenerationFault, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'GenerationError';
    this.fault = fault;
  }
}
