import { findColour } from '../../../catalogue/attributes.ts';
import { luminance, mixRgb, scaleRgb } from '../../../maths/colour.ts';
import { hexOf } from '../../recolour.ts';

/** A colour as prompts name it, as written on screen; null for none or an unknown one. */
export function colourHex(name: string | null): string | null {
  if (name === null) return null;
  if (name.startsWith('#')) return name;
  const rgb = findColour(name);
  return rgb === null ? null : `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Of a named colour: how grey cloth is against paint, and how much darker; the sun makes both brighter again. */
const [GREYED, DARKENED] = [0.24, 0.78] as const;
/** Yellow that is darkened is mustard. */
const [BRIGHT, DARKENED_BRIGHT] = [165, 0.95] as const;
/** Between the darkest and the lightest part of a colour: below, there is no hue to tame. */
const LEAST_HUE = 40;

/** A colour of somebody's clothes: dyed cloth is duller than the paint of a car. */
export function clothHex(name: string | null): string | null {
  const rgb = name === null ? null : findColour(name);
  if (rgb === null || Math.max(...rgb) - Math.min(...rgb) < LEAST_HUE) return colourHex(name);
  const grey = luminance(rgb);
  return hexOf(scaleRgb(mixRgb(rgb, [grey, grey, grey], GREYED), grey > BRIGHT ? DARKENED_BRIGHT : DARKENED));
}
