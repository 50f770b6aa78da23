/** Hues are told apart by twelfths of the circle; without a hue, by how light a pixel is. */
const HUES = 12;
const GREYS = 3;
const LEAST_CHROMA = 0.2;
const LEAST_CHROMA_OF_BLUE = 0.36;
/** A black cat on a beach has the tint of the sand that lights it. */
const [DARK, LEAST_CHROMA_OF_DARK] = [110, 0.34];
const HUE_WEIGHT = 2.5;
const EMPTY = { count: 0, red: 0, green: 0, blue: 0 };

function binOf(red: number, green: number, blue: number): number {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const range = high - low;
  // Open shade is blue: what is only a little so is grey.
  const least = high === blue ? LEAST_CHROMA_OF_BLUE : high < DARK ? LEAST_CHROMA_OF_DARK : LEAST_CHROMA;
  if (high < 44 || range / Math.max(high, 1) < least)
    return HUES + Math.min(GREYS - 1, Math.floor((high / 256) * GREYS));
  const sector =
    high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return Math.floor((sector * HUES) / 6 + 0.5) % HUES;
}

/** The mean of the largest family of colours among the pixels that belong to `id`. `pixels` are premultiplied RGBA. */
export function dominantColour(pixels: Uint8Array, owners: Int16Array, id: number): string {
  const sums = Array.from({ length: HUES + GREYS }, () => ({ count: 0, red: 0, green: 0, blue: 0 }));
  for (let at = 0; at < owners.length; at++) {
    if (owners[at] !== id) continue;
    const part = 255 / Math.max(1, pixels[at * 4 + 3] ?? 0);
    const [red, green, blue] = [
      (pixels[at * 4] ?? 0) * part,
      (pixels[at * 4 + 1] ?? 0) * part,
      (pixels[at * 4 + 2] ?? 0) * part,
    ];
    const sum = sums[binOf(red, green, blue)];
    if (sum === undefined) continue;
    sum.count++;
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
  }
  // A hue is seen before a grey: a red bicycle has black tyres.
  const weigh = (bin: number): number => (sums[bin]?.count ?? 0) * (bin < HUES ? HUE_WEIGHT : 1);
  const most = sums[[...sums.keys()].reduce((best, bin) => (weigh(bin) > weigh(best) ? bin : best))] ?? EMPTY;
  const byte = (sum: number): string =>
    Math.min(255, Math.round(sum / Math.max(1, most.count)))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(most.red)}${byte(most.green)}${byte(most.blue)}`;
}
