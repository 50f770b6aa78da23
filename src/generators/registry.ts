import type { Generator, GeneratorRegistry, ImageGenerator } from '../core/generator.ts';
import type { MakerKind } from '../core/maker.ts';
import { COMFYUI } from './comfyui/maker.ts';
import { FAL } from './fal/maker.ts';
import { GOOGLE } from './google/maker.ts';
import { JOB_API } from './job-api/maker.ts';
import { OPENAI } from './openai/maker.ts';
import { REPLICATE } from './replicate/maker.ts';
import { VERTEX } from './vertex/maker.ts';

/** Every kind of upstream that kinora.toml may name. A new one is its folder and one line here. */
export const MAKER_KINDS: readonly MakerKind[] = [OPENAI, GOOGLE, VERTEX, COMFYUI, FAL, REPLICATE, JOB_API];

/** The embedded animator serves whatever nobody else does. */
export function makeRegistry(parts: {
  readonly animator: Generator;
  readonly stills: ImageGenerator;
}): GeneratorRegistry {
  return { generatorFor: () => parts.animator, imageGeneratorFor: () => parts.stills };
}
