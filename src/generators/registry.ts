import type { Generator, GeneratorRegistry, ImageGenerator } from '../core/generator.ts';

/** The embedded animator serves whatever nobody else does. */
export function makeRegistry(parts: {
  readonly animator: Generator;
  readonly stills: ImageGenerator;
}): GeneratorRegistry {
  return { generatorFor: () => parts.animator, imageGeneratorFor: () => parts.stills };
}
