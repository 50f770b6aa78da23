import type { KnownModel } from '../body-rows.ts';
import { usd } from '../list-price.ts';
import type { Json } from '../placeholders.ts';

/**
 * Models of fal whose input we know, as of November 2026. Each way of asking has an address of its own there, so one model
 * is several rows; prices are those with sound.
 */
const VEO = {
  kind: 'video',
  seconds: [4, 6, 8],
  resolutions: ['720p', '1080p'],
  aspectRatios: ['16:9', '9:16'],
  sound: true,
  negativePrompt: 'send',
  seed: 'send',
  mostReferences: 0,
} as const;

const FORMAT: Readonly<Record<string, Json>> = {
  prompt: '{{prompt}}',
  negative_prompt: '{{negative?}}',
  aspect_ratio: '{{aspect_ratio}}',
  duration: '{{seconds}}s',
  resolution: '{{resolution}}',
  seed: '{{seed?}}',
  generate_audio: true,
};

const FULL = usd({ '720p': 400_000, '1080p': 400_000 });
const FAST = usd({ '720p': 150_000, '1080p': 150_000 });

const veo = (name: string, cost: typeof FULL): readonly KnownModel[] => [
  { row: { ...VEO, as: name, modes: ['text'], cost }, input: FORMAT },
  {
    row: { ...VEO, as: `${name}/image-to-video`, modes: ['first_frame'], cost },
    input: { ...FORMAT, image_url: '{{first}}' },
  },
  {
    // Neither a seed nor a negative prompt is among what this one takes.
    row: {
      ...VEO,
      as: `${name}/first-last-frame-to-video`,
      modes: ['first_and_last'],
      seed: 'drop',
      negativePrompt: 'fold',
      cost,
    },
    input: { ...FORMAT, first_frame_url: '{{first}}', last_frame_url: '{{last}}' },
  },
];

export const FAL_MODELS: readonly KnownModel[] = [...veo('fal-ai/veo3.1', FULL), ...veo('fal-ai/veo3.1/fast', FAST)];
