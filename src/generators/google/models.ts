import { ANIMATOR_STILLS, animatorFilms } from '../../core/animator-skills.ts';
import { IMAGE_RATIOS } from '../../core/image-size.ts';
import type { ImageSkills } from '../../core/skills.ts';
import { SPECIFIED_VIDEO_OFFERS } from '../../core/specified-models.ts';
import type { KnownRow } from '../../core/upstream.ts';
import { usd } from '../list-price.ts';

/** Models of Google's own API, as of November 2026, and of another Kinora: what each can do, and its list price. */

const wholeSeconds = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const OMNI = {
  kind: 'video',
  modes: ['text', 'first_frame', 'first_and_last', 'references'],
  resolutions: ['360p', '720p', '1080p', '4k'],
  aspectRatios: ['16:9', '9:16'],
  sound: true,
  // Neither has a field there.
  seed: 'drop',
  negativePrompt: 'fold',
} as const;

const STILLS = {
  kind: 'image',
  modes: ['text', 'images'],
  seed: 'send',
  negativePrompt: 'refuse',
} as const;

/** Those of the lesser shapes that the larger model does not draw. */
const NARROW = new Set<string>(['1:4', '4:1', '1:8', '8:1']);

/** Another Kinora: all that this one offers, but for masks, which this way of asking has no place for. */
const KINORA_FILMS = animatorFilms(SPECIFIED_VIDEO_OFFERS);
const KINORA_STILLS: ImageSkills = { ...ANIMATOR_STILLS, modes: ['text', 'images'] };

export const GOOGLE_MODELS: readonly KnownRow[] = [
  { as: 'video-3.1-generate-preview', cost: null, ...KINORA_FILMS },
  { as: 'video-3.1-fast-generate-preview', cost: null, ...KINORA_FILMS },
  { as: 'image-3.1-flash-image-preview', cost: null, ...KINORA_STILLS },
  {
    ...OMNI,
    as: 'gemini-omni-1.1-flash',
    seconds: wholeSeconds(3, 10),
    mostReferences: 3,
    cost: usd({ '360p': 30_000, '720p': 100_000, '1080p': 150_000, '4k': 300_000 }),
  },
  {
    ...OMNI,
    as: 'gemini-omni-1.2-flash',
    seconds: wholeSeconds(3, 15),
    mostReferences: 6,
    cost: usd({ '360p': 23_000, '720p': 70_000, '1080p': 105_000, '4k': 210_000 }),
  },
  {
    ...STILLS,
    as: 'gemini-3.1-flash-image',
    mostImages: 14,
    resolutions: ['512', '1K', '2K', '4K'],
    aspectRatios: IMAGE_RATIOS,
    // Those of the larger sizes are billed by tokens, and not listed.
    cost: usd({ '512': 45_000, '1K': 67_000 }),
  },
  {
    ...STILLS,
    as: 'gemini-3-pro-image',
    mostImages: 14,
    resolutions: ['1K', '2K', '4K'],
    aspectRatios: IMAGE_RATIOS.filter((ratio) => !NARROW.has(ratio)),
    cost: usd({ '1K': 134_000, '2K': 134_000 }),
  },
];

/** Two frames bind a film more than one does: the longest that they make, where that is less than the model makes else. */
export const MOST_SECONDS_BETWEEN_FRAMES: Readonly<Record<string, number>> = { 'gemini-omni-1.2-flash': 10 };
