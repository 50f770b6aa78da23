import type { InputImages } from '../../src/services/input-images.ts';

/** For tests whose requests are words only: a picture that comes here after all is an error. */
export const noImages: InputImages = {
  keep: async (_taskId, images) => {
    if (images.length > 0) throw new TypeError('This test has no images.');
    return { images: [], mask: null, files: [] };
  },
  discard: async () => undefined,
};
