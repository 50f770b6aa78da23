import { LARGEST_SEED } from '../core/field.ts';
import type { ImageRules } from '../core/image-request.ts';
import { DEFAULT_IMAGE_SIZE, IMAGE_RATIOS, IMAGE_SIZES } from '../core/image-size.ts';
import { CREATION_ERRORS, type Schema } from '../http/openapi.ts';

/** The logical fields of a still, which every wire format has under names of its own. */
export function imageFields({ promptCharacters }: ImageRules) {
  return {
    prompt: { type: 'string', minLength: 1, maxLength: promptCharacters, description: 'What to show.' },
    aspectRatio: {
      type: 'string',
      enum: IMAGE_RATIOS,
      description: 'Without it 1:1, or what comes nearest to the first input image.',
    },
    imageSize: {
      type: 'string',
      enum: IMAGE_SIZES,
      default: DEFAULT_IMAGE_SIZE,
      description: 'How sharp, in any letter case. The pixels of each ratio and size are fixed.',
    },
    seed: {
      type: ['integer', 'string'],
      minimum: 0,
      maximum: LARGEST_SEED,
      description: 'The same request with the same seed gives the same picture. Drawn where it is missing.',
    },
    temperature: { type: 'number', minimum: 0, maximum: 2, description: 'Accepted, and without effect.' },
    tokens: { type: 'integer', minimum: 1, description: 'Accepted, and without effect.' },
  } as const satisfies Record<string, Schema>;
}

/** Every name by which a still may be asked for. */
export const imageModelNames = ({ models }: ImageRules): readonly string[] => models.names('image');

/** Besides what any creation may answer, the end of the wait. */
export const IMAGE_ERRORS = [
  ...CREATION_ERRORS,
  'deadline_exceeded',
  'generation_failed',
  'generation_unknown',
] as const;
