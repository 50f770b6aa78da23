import { ANIMATOR_STILLS, animatorFilms } from './animator-skills.ts';
import {
  ASPECT_RATIOS,
  DEFAULT_DURATION_SECONDS,
  DURATIONS_SECONDS,
  FULL_DURATION_SECONDS,
  FULL_LENGTH_RESOLUTIONS,
  RESOLUTIONS,
} from './media.ts';
import type { Model, VideoOffers } from './models.ts';
import type { Micros } from './money.ts';

/** The specification's rules of a video: both its models offer the same, whoever makes them. */
export const SPECIFIED_VIDEO_OFFERS: VideoOffers = {
  durationsSeconds: DURATIONS_SECONDS,
  defaultSeconds: DEFAULT_DURATION_SECONDS,
  resolutions: RESOLUTIONS,
  defaultResolution: '720p',
  aspectRatios: ASPECT_RATIOS,
  defaultAspectRatio: '16:9',
  modes: ['text', 'first_frame', 'first_and_last', 'references'],
  mostReferences: 3,
  secondsOfResolution: Object.fromEntries(FULL_LENGTH_RESOLUTIONS.map((each) => [each, [FULL_DURATION_SECONDS]])),
  secondsWithReferences: [FULL_DURATION_SECONDS],
  sizes: 'nearest',
};

export interface SpecifiedPrices {
  readonly videoSecond: Micros;
  readonly fastVideoSecond: Micros;
  readonly image: Micros;
}

const CREATED_AT = '2026-11-01';

/** The three models of the specification, as the animator makes them; their names go over the wire as they stand. */
export function specifiedModels(prices: SpecifiedPrices): readonly Model[] {
  return [
    {
      id: 'video-3.1-generate-preview',
      kind: 'video',
      title: 'Video 3.1',
      createdAt: CREATED_AT,
      unitPriceMicros: prices.videoSecond,
      offers: SPECIFIED_VIDEO_OFFERS,
      madeWith: [animatorFilms(SPECIFIED_VIDEO_OFFERS)],
    },
    {
      id: 'video-3.1-fast-generate-preview',
      kind: 'video',
      title: 'Video 3.1 Fast',
      createdAt: CREATED_AT,
      unitPriceMicros: prices.fastVideoSecond,
      offers: SPECIFIED_VIDEO_OFFERS,
      madeWith: [animatorFilms(SPECIFIED_VIDEO_OFFERS)],
    },
    {
      id: 'image-3.1-flash-image-preview',
      kind: 'image',
      title: 'Image 3.1 Flash',
      createdAt: CREATED_AT,
      unitPriceMicros: prices.image,
      madeWith: [ANIMATOR_STILLS],
    },
  ];
}
