import type { Generator, GeneratorRegistry } from '../core/generator.ts';
import type { VideoModelId } from '../core/models.ts';

/** Which generator serves which model. A new generator is one more part here and one line per model. */
export function makeRegistry(parts: { readonly animator: Generator }): GeneratorRegistry {
  const serving: Record<VideoModelId, Generator> = {
    'video-3.1-generate-preview': parts.animator,
    'video-3.1-fast-generate-preview': parts.animator,
  };
  return { generatorFor: (model) => serving[model] };
}
