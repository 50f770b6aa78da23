import type { Generator, GeneratorRegistry, ImageGenerator } from '../core/generator.ts';
import type { ImageModelId, VideoModelId } from '../core/models.ts';

/** Which generator serves which model. A new generator is one more part here and one line per model. */
export function makeRegistry(parts: {
  readonly animator: Generator;
  readonly stills: ImageGenerator;
}): GeneratorRegistry {
  const serving: Record<VideoModelId, Generator> = {
    'video-3.1-generate-preview': parts.animator,
    'video-3.1-fast-generate-preview': parts.animator,
  };
  const drawing: Record<ImageModelId, ImageGenerator> = {
    'image-3.1-flash-image-preview': parts.stills,
  };
  return { generatorFor: (model) => serving[model], imageGeneratorFor: (model) => drawing[model] };
}
