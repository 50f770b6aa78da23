import { ANIMATOR_STILLS, animatorFilms } from '../../core/animator-skills.ts';
import type { ImageSkills, VideoSkills } from '../../core/skills.ts';
import { SPECIFIED_VIDEO_OFFERS } from '../../core/specified-models.ts';
import type { KnownRow } from '../../core/upstream.ts';

/** Another Kinora: everything that this one offers. */
const KINORA_FILMS = animatorFilms(SPECIFIED_VIDEO_OFFERS);

/** Engines on hardware of one's own; they make no sound, and what they ask for is time. */
const WAN: VideoSkills = {
  kind: 'video',
  modes: ['text'],
  mostReferences: 0,
  seconds: [4],
  resolutions: ['480p', '720p'],
  aspectRatios: ['16:9', '9:16'],
  sound: 'animator',
  seed: 'send',
  negativePrompt: 'send',
};

const OPEN_STILLS: ImageSkills = {
  kind: 'image',
  modes: ['text'],
  mostImages: 0,
  resolutions: ['512', '1K'],
  aspectRatios: ['1:1', '2:3', '3:2', '3:4', '4:3', '9:16', '16:9'],
  seed: 'send',
  negativePrompt: 'refuse',
};

export const KNOWN_ROWS: readonly KnownRow[] = [
  { as: 'video-3.1-generate-preview', cost: null, ...KINORA_FILMS },
  { as: 'video-3.1-fast-generate-preview', cost: null, ...KINORA_FILMS },
  { as: 'image-3.1-flash-image-preview', cost: null, ...ANIMATOR_STILLS },
  { as: 'Wan-AI/Wan2.2-T2V-A14B-Diffusers', cost: null, ...WAN },
  { as: 'Wan-AI/Wan2.2-I2V-A14B-Diffusers', cost: null, ...WAN, modes: ['first_frame'] },
  { as: 'Qwen/Qwen-Image', cost: null, ...OPEN_STILLS },
  { as: 'Qwen/Qwen-Image-Edit-2509', cost: null, ...OPEN_STILLS, modes: ['images'], mostImages: 3 },
  { as: 'black-forest-labs/FLUX.2-dev', cost: null, ...OPEN_STILLS, modes: ['text', 'images'], mostImages: 4 },
  // Billed by tokens: what a still costs is not known before it is made.
  {
    as: 'gpt-image-2',
    cost: null,
    ...OPEN_STILLS,
    modes: ['text', 'images', 'mask'],
    mostImages: 14,
    resolutions: ['1K'],
    aspectRatios: ['1:1'],
    seed: 'drop',
  },
];
