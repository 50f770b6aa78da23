import { findColour } from '../catalogue/attributes.ts';
import { type Rgb, scaleRgb } from '../maths/colour.ts';

/** A colour of the script, by name or as `#aabbcc`; null where it is none. */
export function readColour(name: string | null): Rgb | null {
  if (name === null) return null;
  if (/^#[0-9a-f]{6}$/i.test(name)) {
    const value = Number.parseInt(name.slice(1), 16);
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  }
  return findColour(name);
}

/** `#aabbcc`, as sheets write colours, as a number. */
export const readHex = (colour: string): number => Number.parseInt(colour.slice(1), 16);

export function hexOf(rgb: Rgb): string {
  const byte = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

export const darker = (rgb: Rgb, by: number): string => hexOf(scaleRgb(rgb, 1 - by));
export const lighter = (rgb: Rgb, by: number): string =>
  hexOf([rgb[0] + (255 - rgb[0]) * by, rgb[1] + (255 - rgb[1]) * by, rgb[2] + (255 - rgb[2]) * by]);
