import { cutOut } from '../nets/cut-out.ts';
import { guessDepth } from '../nets/depth.ts';
import { refineMask } from '../nets/refine.ts';
import type { LookAt } from './subject.ts';

/** Who stands out of a picture, and how far away things are, as the nets see it. */
export const lookAt: LookAt = (picture) => ({
  mask: refineMask(picture, cutOut(picture)),
  depth: guessDepth(picture),
});
