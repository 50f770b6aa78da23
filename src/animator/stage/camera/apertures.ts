import type { Shot } from '../../director/script.ts';
import { HANDS } from './extent-of-part.ts';

export const APERTURES: Readonly<Record<Shot['focus'], number>> = { shallow: 6.5, natural: 2.4, deep: 0 };
/** By how much more what is near blurs what lies behind it: a portrait stands out from its place, a landscape is sharp. */
const OPENED: Readonly<Record<Shot['size'], number>> = {
  ...{ establishing: 0.4, wide: 0.4, full: 1, medium: 1.4, close: 3.4, extreme_close: 3.4 },
};
/** Pixels at a width of 1280: beyond that the lens has too few samples. */
const WIDEST_APERTURE = 10.4;

/** Behind hands at work everything is soft, unless it is told to be sharp. */
const focusIn = ({ focus, part }: Shot): Shot['focus'] =>
  focus === 'natural' && HANDS.test(part ?? '') ? 'shallow' : focus;

export const apertureOf = (shot: Shot): number =>
  Math.min(APERTURES[focusIn(shot)] * OPENED[shot.size], WIDEST_APERTURE);
