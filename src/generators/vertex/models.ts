import type { KnownRow } from '../../core/upstream.ts';
import { usd } from '../list-price.ts';

/** Veo on Vertex AI, as of November 2026: what each can do, and its list price with sound. */

const VEO = {
  kind: 'video',
  modes: ['text', 'first_frame', 'first_and_last', 'references'],
  mostReferences: 3,
  seconds: [4, 6, 8],
  aspectRatios: ['16:9', '9:16'],
  sound: true,
  seed: 'send',
  negativePrompt: 'send',
} as const;

export const VERTEX_MODELS: readonly KnownRow[] = [
  {
    ...VEO,
    as: 'veo-3.1-generate-001',
    resolutions: ['720p', '1080p', '4k'],
    cost: usd({ '720p': 400_000, '1080p': 400_000, '4k': 600_000 }),
  },
  {
    ...VEO,
    as: 'veo-3.1-fast-generate-001',
    resolutions: ['720p', '1080p'],
    cost: usd({ '720p': 150_000, '1080p': 150_000 }),
  },
  {
    ...VEO,
    as: 'veo-3.1-lite-generate-001',
    modes: ['text', 'first_frame', 'first_and_last'],
    mostReferences: 0,
    resolutions: ['720p', '1080p'],
    cost: usd({ '720p': 50_000, '1080p': 80_000 }),
  },
];
