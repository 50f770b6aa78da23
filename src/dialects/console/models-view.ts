import { MOST_INPUT_IMAGES } from '../../core/image-request.ts';
import { DEFAULT_IMAGE_RATIO, DEFAULT_IMAGE_SIZE, IMAGE_RATIOS, IMAGE_SIZES } from '../../core/image-size.ts';
import {
  ASPECT_RATIOS,
  DEFAULT_DURATION_SECONDS,
  DURATIONS_SECONDS,
  FULL_DURATION_SECONDS,
  FULL_LENGTH_RESOLUTIONS,
  RESOLUTIONS,
} from '../../core/media.ts';
import { MODEL_IDS, MODELS } from '../../core/models.ts';
import { formatMicros } from '../../core/money.ts';
import type { PriceList } from '../../core/pricing.ts';
import { MOST_REFERENCES } from '../../core/video-inputs.ts';
import type { ModelView } from './views.ts';

/** What each model offers, so that the page can rule out what would be refused. The rules themselves are in core. */
export function renderModels(prices: PriceList): readonly ModelView[] {
  return MODEL_IDS.map((id) => {
    const { title, kind } = MODELS[id];
    const base = { id, title, unitPrice: formatMicros(prices.unitPriceMicros[id]) };
    return kind === 'video' ? { ...base, kind, ...VIDEO } : { ...base, kind, ...IMAGE };
  });
}

const VIDEO = {
  seconds: DURATIONS_SECONDS,
  defaultSeconds: DEFAULT_DURATION_SECONDS,
  resolutions: RESOLUTIONS,
  secondsOfResolution: Object.fromEntries(FULL_LENGTH_RESOLUTIONS.map((each) => [each, FULL_DURATION_SECONDS])),
  aspectRatios: ASPECT_RATIOS,
  referenceImages: MOST_REFERENCES,
  secondsWithReferences: FULL_DURATION_SECONDS,
} as const;

const IMAGE = {
  aspectRatios: IMAGE_RATIOS,
  imageSizes: IMAGE_SIZES,
  defaultAspectRatio: DEFAULT_IMAGE_RATIO,
  defaultImageSize: DEFAULT_IMAGE_SIZE,
  inputImages: MOST_INPUT_IMAGES,
} as const;
