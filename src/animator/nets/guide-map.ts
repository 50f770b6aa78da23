import { blurTogether } from './maps.ts';
import type { NumberMap } from './picture.ts';

/** What a pixel holds while it is worked out: the map, its colours, the map with each of them, and each of them with each. */
const NUMBERS = 13;
/** What comes of it. */
const PLANES = 4;
/** A map that varies by less around a pixel is flat there, whatever the colours do. */
const FLAT = 1e-6;

/**
 * A guided filter (He, Sun and Tang, 2010): where the picture has an edge the map gets the same one, where it has none the map is smooth. `colours` are red,
 * green and blue of each pixel; `slack` is how much the colours may differ without it being an edge, squared. For each pixel, the plane through the colours
 * around it that comes nearest to the map, four numbers: value = first * red + second * green + third * blue + fourth.
 */
export function guideMap(map: NumberMap, colours: Float32Array, radius: number, slack: number): Float32Array {
  const { width, height, values } = map;
  const numbers = new Float32Array(width * height * NUMBERS);
  for (let pixel = 0; pixel < values.length; pixel++) {
    const [m, at] = [values[pixel] ?? 0, pixel * NUMBERS];
    const [r, g, b] = [colours[pixel * 3] ?? 0, colours[pixel * 3 + 1] ?? 0, colours[pixel * 3 + 2] ?? 0];
    numbers[at] = m;
    numbers[at + 1] = r;
    numbers[at + 2] = g;
    numbers[at + 3] = b;
    numbers[at + 4] = m * r;
    numbers[at + 5] = m * g;
    numbers[at + 6] = m * b;
    numbers[at + 7] = r * r;
    numbers[at + 8] = r * g;
    numbers[at + 9] = r * b;
    numbers[at + 10] = g * g;
    numbers[at + 11] = g * b;
    numbers[at + 12] = b * b;
  }
  const means = blurTogether(numbers, width, height, radius);
  const planes = new Float32Array(width * height * PLANES);
  for (let pixel = 0; pixel < values.length; pixel++) {
    const [at, to] = [pixel * NUMBERS, pixel * PLANES];
    const m = means[at] ?? 0;
    if (m < FLAT || m > 1 - FLAT) {
      planes[to + 3] = m;
      continue;
    }
    const [r, g, b] = [means[at + 1] ?? 0, means[at + 2] ?? 0, means[at + 3] ?? 0];
    // How the colours vary together, and each with the map.
    const [mr, mg, mb] = [(means[at + 4] ?? 0) - m * r, (means[at + 5] ?? 0) - m * g, (means[at + 6] ?? 0) - m * b];
    const rr = (means[at + 7] ?? 0) - r * r + slack;
    const rg = (means[at + 8] ?? 0) - r * g;
    const rb = (means[at + 9] ?? 0) - r * b;
    const gg = (means[at + 10] ?? 0) - g * g + slack;
    const gb = (means[at + 11] ?? 0) - g * b;
    const bb = (means[at + 12] ?? 0) - b * b + slack;
    // Cramer's rule.
    const [cr, cg, cb] = [gg * bb - gb * gb, gb * rb - rg * bb, rg * gb - gg * rb];
    const whole = rr * cr + rg * cg + rb * cb;
    const red = (cr * mr + cg * mg + cb * mb) / whole;
    const green = (cg * mr + (rr * bb - rb * rb) * mg + (rb * rg - rr * gb) * mb) / whole;
    const blue = (cb * mr + (rb * rg - rr * gb) * mg + (rr * gg - rg * rg) * mb) / whole;
    planes[to] = red;
    planes[to + 1] = green;
    planes[to + 2] = blue;
    planes[to + 3] = m - red * r - green * g - blue * b;
  }
  return blurTogether(planes, width, height, radius);
}
