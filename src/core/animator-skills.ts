import { MOST_INPUT_IMAGES } from './image-request.ts';
import { IMAGE_RATIOS, IMAGE_SIZES } from './image-size.ts';
import type { VideoOffers } from './models.ts';
import { IMAGE_MODES, type ImageSkills, type VideoSkills } from './skills.ts';

/** The generator in this house draws whatever a model offers. */
export const animatorFilms = (offers: VideoOffers): VideoSkills => ({
  kind: 'video',
  modes: offers.modes,
  mostReferences: offers.mostReferences,
  seconds: offers.durationsSeconds,
  resolutions: offers.resolutions,
  aspectRatios: offers.aspectRatios,
  sound: true,
  seed: 'send',
  negativePrompt: 'send',
});

export const ANIMATOR_STILLS: ImageSkills = {
  kind: 'image',
  modes: IMAGE_MODES,
  mostImages: MOST_INPUT_IMAGES,
  resolutions: IMAGE_SIZES,
  aspectRatios: IMAGE_RATIOS,
  seed: 'send',
  negativePrompt: 'send',
};
