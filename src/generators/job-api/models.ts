import type { KnownRow } from '../../core/upstream.ts';

/** Models of the vendors in `data/`, as of November 2026. Prices differ by region and contract: the operator's row tells them. */
const FILM = { kind: 'video', cost: null, mostReferences: 0, aspectRatios: ['16:9', '9:16'] } as const;

const wholeSeconds = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const SEEDANCE = {
  ...FILM,
  modes: ['text', 'first_frame', 'first_and_last'],
  resolutions: ['480p', '720p', '1080p'],
  seed: 'send',
  negativePrompt: 'fold',
} as const;

export const JOB_API_MODELS: readonly KnownRow[] = [
  { ...SEEDANCE, as: 'seedance-1-5-pro-251215', seconds: wholeSeconds(4, 12), sound: true },
  { ...SEEDANCE, as: 'seedance-1-0-pro-250528', seconds: wholeSeconds(2, 12), sound: false },
  {
    ...FILM,
    as: 'wan2.6-t2v',
    modes: ['text'],
    seconds: [5, 10],
    resolutions: ['720p', '1080p'],
    sound: true,
    seed: 'send',
    negativePrompt: 'send',
  },
  {
    ...FILM,
    as: 'gen4_turbo',
    modes: ['first_frame'],
    seconds: [5, 10],
    resolutions: ['720p'],
    sound: false,
    seed: 'send',
    negativePrompt: 'fold',
  },
  {
    ...FILM,
    as: 'ray-2',
    modes: ['text'],
    seconds: [5, 9],
    resolutions: ['720p', '1080p', '4k'],
    sound: false,
    seed: 'drop',
    negativePrompt: 'fold',
  },
];
