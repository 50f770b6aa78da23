import { LARGEST_SEED } from '../core/field.ts';
import {
  ASPECT_RATIOS,
  DEFAULT_DURATION_SECONDS,
  DURATIONS_SECONDS,
  FULL_DURATION_SECONDS,
  FULL_LENGTH_RESOLUTIONS,
  RESOLUTIONS,
} from '../core/media.ts';
import type { VideoRules } from '../core/video-request.ts';
import type { Schema } from '../http/openapi.ts';

/** The logical fields of a creation, which every wire format has under names of its own. */
export function videoFields({ promptCharacters }: VideoRules) {
  return {
    prompt: {
      type: 'string',
      minLength: 1,
      maxLength: promptCharacters,
      description: 'What to show. Speech, sounds and music are described here too, and nowhere else.',
    },
    duration: {
      type: ['integer', 'string'],
      enum: [...DURATIONS_SECONDS, ...DURATIONS_SECONDS.map(String)],
      default: DEFAULT_DURATION_SECONDS,
      description: 'Seconds, as a number or as text. 1080p, 4k and reference images need 8.',
    },
    resolution: {
      type: 'string',
      enum: RESOLUTIONS,
      default: '720p',
      description: `In any letter case. ${FULL_LENGTH_RESOLUTIONS.join(' and ')} need ${FULL_DURATION_SECONDS} seconds.`,
    },
    aspectRatio: { type: 'string', enum: ASPECT_RATIOS, default: '16:9' },
    size: {
      type: 'string',
      pattern: '^[1-9][0-9]{0,4}[xX][1-9][0-9]{0,4}$',
      examples: ['1280x720', '720x1280'],
      description: 'Gives the resolution and the aspect ratio where those are not given themselves.',
    },
    negativePrompt: {
      type: 'string',
      maxLength: promptCharacters,
      description: 'What to leave out. Refused together with reference images.',
    },
    seed: {
      type: ['integer', 'string'],
      minimum: 0,
      maximum: LARGEST_SEED,
      description: 'The same request with the same seed gives the same film. Drawn where it is missing.',
    },
    referenceType: { type: 'string', enum: ['asset'], default: 'asset', description: 'In any letter case.' },
  } as const satisfies Record<string, Schema>;
}

/** Every name by which a video may be asked for. */
export const videoModelNames = ({ models }: VideoRules): readonly string[] => models.names('video');

const MEGABYTE = 1_048_576;

export const imageLimits = (imageBytes: number): string =>
  `JPEG, PNG or WebP, not animated, at most ${Math.floor((imageBytes / MEGABYTE) * 10) / 10} MB.`;
