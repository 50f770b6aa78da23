import type { Body } from './body.ts';

/** Metres: a larger card is held by its middle. */
const CARD_METRES = 0.3;

/** Of a thing's height, where a hand has it: a disc or a card is held by its lower edge, so that one sees what is on it; all else by its middle. */
export const gripShare = ({ height, width, length }: Pick<Body, 'height' | 'width' | 'length'>): number =>
  length < Math.min(width, height) * 0.4 && height < CARD_METRES ? -0.16 : 0.45;
