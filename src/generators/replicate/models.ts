import type { KnownModel } from '../body-rows.ts';
import { usd } from '../list-price.ts';
import type { Json } from '../placeholders.ts';

/** Models of Replicate whose input we know, as of November 2026. One input takes all ways of asking. */
const VEO = {
  kind: 'video',
  seconds: [4, 6, 8],
  resolutions: ['720p', '1080p'],
  aspectRatios: ['16:9', '9:16'],
  sound: true,
  negativePrompt: 'send',
  seed: 'send',
} as const;

const INPUT: Readonly<Record<string, Json>> = {
  prompt: '{{prompt}}',
  negative_prompt: '{{negative?}}',
  aspect_ratio: '{{aspect_ratio}}',
  duration: '{{seconds}}',
  resolution: '{{resolution}}',
  seed: '{{seed?}}',
  generate_audio: true,
  image: '{{first?}}',
  last_frame: '{{last?}}',
};

export const REPLICATE_MODELS: readonly KnownModel[] = [
  {
    // References are drawn at 16:9 and eight seconds alone: a row of their own says so.
    row: {
      ...VEO,
      as: 'google/veo-3.1',
      modes: ['text', 'first_frame', 'first_and_last'],
      mostReferences: 0,
      cost: usd({ '720p': 400_000, '1080p': 400_000 }),
    },
    input: { ...INPUT, reference_images: '{{references?}}' },
  },
  {
    row: {
      ...VEO,
      as: 'google/veo-3.1-fast',
      modes: ['text', 'first_frame', 'first_and_last'],
      mostReferences: 0,
      cost: usd({ '720p': 150_000, '1080p': 150_000 }),
    },
    input: INPUT,
  },
];
