/**
 * Who asks for a variation of a picture says nothing about it: its seed chooses what becomes of it. Each picture of one request
 * has a list of its own, since their seeds are drawn apart and must not come to the same.
 */
const VARIATIONS = [
  ['In warm evening light', 'At dawn', 'In autumn at sunset', 'At dusk'],
  ['At night', 'In a thunderstorm', 'At night in the rain', 'On a snowy night'],
  ['Under a cloudy sky', 'In light fog', 'In falling snow', 'In the rain'],
  ['In autumn', 'On a clear summer day', 'As a watercolour', 'In black and white'],
] as const;

/** `index`: which of the pictures of one request it is. Neighbouring seeds vary a picture in different ways. */
export function variationPrompt(seed: number, index: number): string {
  const own = VARIATIONS[index % VARIATIONS.length] ?? VARIATIONS[0];
  return own[seed % own.length] ?? own[0];
}
