import { withImages } from '../../src/core/image-input.ts';
import type { InputImages } from '../../src/services/input-images.ts';

/** For tests whose requests are words only: a picture that comes here after all is an error. */
export const noImages: InputImages = {
  keep: async (_taskId, inputs) => ({ inputs: withImages(inputs, []), files: [] }),
  discard: async () => undefined,
};
