import { createHash } from 'node:crypto';
import { cutOut } from '../nets/cut-out.ts';
import { guessDepth } from '../nets/depth.ts';
import { refineMask } from '../nets/refine.ts';
import type { Raster } from './pixels/raster.ts';
import type { LookAt } from './subject/subject.ts';

/** Who edits a picture does so again and again, and the nets take longer than all the rest: as many pictures are remembered. */
const MOST_REMEMBERED = 4;

const remembered = new Map<string, ReturnType<LookAt>>();

const nameOf = ({ width, height, pixels }: Raster): string =>
  `${width}x${height} ${createHash('sha256').update(pixels).digest('base64')}`;

/** Who stands out of a picture, and how far away things are, as the nets see it. */
export const lookAt: LookAt = (picture) => {
  const name = nameOf(picture);
  const seen = remembered.get(name) ?? { mask: refineMask(picture, cutOut(picture)), depth: guessDepth(picture) };
  // The one looked at last is forgotten last.
  remembered.delete(name);
  remembered.set(name, seen);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return seen;
};

/** Nobody stands out, and the ground comes nearer from above to below. */
export const glanceAt: LookAt = () => ({
  mask: { width: 2, height: 2, values: new Float32Array(4) },
  depth: { width: 2, height: 2, values: Float32Array.of(1, 1, 0, 0) },
});
