import { MOST_INPUT_IMAGES } from '../../core/image-request.ts';
import { DEFAULT_IMAGE_RATIO, DEFAULT_IMAGE_SIZE, IMAGE_RATIOS, IMAGE_SIZES } from '../../core/image-size.ts';
import type { Models, VideoOffers } from '../../core/models.ts';
import { formatMicros } from '../../core/money.ts';
import type { ModelView } from './views.ts';

/** What each model offers, so that the page can rule out what would be refused. The rules themselves are in core. */
export function renderModels(models: Models): readonly ModelView[] {
  return models.list().map((model) => {
    const { id, title, unitPriceMicros } = model;
    const base = { id, title, unitPrice: formatMicros(unitPriceMicros) };
    return model.kind === 'video'
      ? { ...base, kind: model.kind, ...renderOffers(model.offers) }
      : { ...base, kind: model.kind, ...IMAGE };
  });
}

const renderOffers = (offers: VideoOffers) => ({
  seconds: offers.durationsSeconds,
  defaultSeconds: offers.defaultSeconds,
  resolutions: offers.resolutions,
  secondsOfResolution: Object.fromEntries(
    Object.entries(offers.secondsOfResolution).map(([resolution, [first]]) => [
      resolution,
      first ?? offers.defaultSeconds,
    ]),
  ),
  aspectRatios: offers.aspectRatios,
  referenceImages: offers.modes.includes('references') ? offers.mostReferences : 0,
  secondsWithReferences: offers.secondsWithReferences[0] ?? offers.defaultSeconds,
});

const IMAGE = {
  aspectRatios: IMAGE_RATIOS,
  imageSizes: IMAGE_SIZES,
  defaultAspectRatio: DEFAULT_IMAGE_RATIO,
  defaultImageSize: DEFAULT_IMAGE_SIZE,
  inputImages: MOST_INPUT_IMAGES,
} as const;
