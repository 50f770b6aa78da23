/** Who asks for a variation of a picture says nothing about it: its seed chooses what becomes of it. */
const VARIATIONS = [
  'In warm evening light',
  'At dawn',
  'In autumn',
  'At night',
  'Under a cloudy sky',
  'In light fog',
  'On a clear summer day',
  'In falling snow',
] as const;

/** Neighbouring seeds vary a picture in different ways. */
export function variationPrompt(seed: number): string {
  return VARIATIONS[seed % VARIATIONS.length] ?? VARIATIONS[0];
}
