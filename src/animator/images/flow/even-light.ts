import type { Raster } from '../pixels/raster.ts';

/** Levels: the mean that each colour is brought to, and how far it spreads around that. */
const [MEAN, SPREAD] = [118, 52];
/** Levels: what spreads less is one colour, of which nothing more is to be seen. */
const LEAST_SPREAD = 6;

/** As if it had been taken in a middling light without a colour of its own: what is compared by day and by night is the same place. */
export function evenLight({ width, height, pixels }: Raster): Raster {
  const count = Math.max(1, width * height);
  const tables = [0, 1, 2].map((part) => {
    let [sum, squares] = [0, 0];
    for (let at = part; at < pixels.length; at += 4) {
      // Eyes and films see shares of light: what is half as bright is as far from it by day as by night.
      const level = Math.sqrt(pixels[at] ?? 0);
      sum += level;
      squares += level * level;
    }
    const mean = sum / count;
    const spread = Math.max(Math.sqrt(LEAST_SPREAD) / 4, Math.sqrt(Math.max(0, squares / count - mean * mean)));
    return Uint8ClampedArray.from({ length: 256 }, (_, level) => MEAN + ((Math.sqrt(level) - mean) / spread) * SPREAD);
  });
  const even = Uint8Array.from(pixels, (level, at) => (at % 4 === 3 ? level : (tables[at % 4]?.[level] ?? 0)));
  return { width, height, pixels: even };
}
