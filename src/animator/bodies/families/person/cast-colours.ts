import { findColour } from '../../../catalogue/attributes.ts';

/** A colour as prompts name it, as written on screen; null for none or an unknown one. */
export function colourHex(name: string | null): string | null {
  if (name === null) return null;
  if (name.startsWith('#')) return name;
  const rgb = findColour(name);
  return rgb === null ? null : `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
