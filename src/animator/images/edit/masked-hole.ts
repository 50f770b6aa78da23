import { glanceWhole, SEEN_PIXELS } from '../pixels/glance.ts';
import type { Raster } from '../pixels/raster.ts';
import type { Picture } from '../pixels/resize.ts';
import { findShadow } from '../pixels/shadow.ts';
import { separateParts } from '../subject/pick-part.ts';
import { findSubject, type LookAt } from '../subject/subject.ts';
import type { Mask } from './mask.ts';

/** Of what is masked: those who cover less of it are not whom the mask was drawn around. */
const LEAST_COVERED = 0.12;
/** Of somebody: who is masked less goes on beyond the mask, and cannot be taken out alone. */
const LEAST_MASKED = 0.75;
const FULL = { left: 0, top: 0, width: 1, height: 1 };
const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * What has to be painted in behind whatever a mask takes away, 1 for each pixel. A mask is mostly drawn roughly around somebody: where the nets know whom, only he
 * and his shadow go, and the ground around him stays as it was taken. Else all that is masked goes.
 */
export function holeUnder(raster: Raster, image: Picture, mask: Mask, look: LookAt): Uint8Array {
  const { width, height } = raster;
  const whole = mask.shares.map((share) => (share > 0 ? 1 : 0));
  const copy = glanceWhole(image, SEEN_PIXELS);
  const seen = look(copy).mask;
  const isMasked = (at: number): boolean => {
    const [x, y] = [at % seen.width, Math.floor(at / seen.width)];
    const [column, row] = [
      Math.floor(((x + 0.5) * width) / seen.width),
      Math.floor(((y + 0.5) * height) / seen.height),
    ];
    return whole[row * width + column] === 1;
  };
  const { parts, labelAt } = separateParts(copy, seen);
  const counts = parts.map(() => ({ all: 0, masked: 0 }));
  let masked = 0;
  for (let at = 0; at < seen.values.length; at++) {
    const within = isMasked(at);
    if (within) masked += 1;
    const count = counts[labelAt(at) - 1];
    if (count === undefined || (seen.values[at] ?? 0) < 0.5) continue;
    count.all += 1;
    if (within) count.masked += 1;
  }
  const isMeant = counts.map((count) => count.masked > count.all * LEAST_MASKED);
  const covered = counts.reduce((sum, count, part) => sum + (isMeant[part] === true ? count.masked : 0), 0);
  if (covered < masked * LEAST_COVERED) return whole;
  const values = seen.values.map((value, at) => (isMeant[labelAt(at) - 1] === true ? value : 0));
  const others = seen.values.map((value, at) => (values[at] === 0 ? value : 0));
  const area = { left: 0, top: 0, held: NO_MARGINS, view: FULL };
  const subject = findSubject(raster, area, raster, { ...seen, values });
  if (subject === null) return whole;
  const dark = findShadow(raster, subject, area, raster, { field: { ...seen, values: others }, view: FULL });
  return whole.map((value, pixel) => value & ((subject.hole[pixel] ?? 0) | (dark?.[pixel] ?? 0)));
}
