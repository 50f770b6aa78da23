import { blurMap } from './maps.ts';
import type { NumberMap } from './picture.ts';

/** For each pixel, the plane through the colours around it that comes nearest to a map: value = red * r + green * g + blue * b + rest. */
export interface Guided {
  readonly red: NumberMap;
  readonly green: NumberMap;
  readonly blue: NumberMap;
  readonly rest: NumberMap;
}

/**
 * A guided filter (He, Sun and Tang, 2010): where the picture has an edge the map gets the same one, where it has none the map is smooth. `colours` are red,
 * green and blue of each pixel; `slack` is how much the colours may differ without it being an edge, squared.
 */
export function guideMap(map: NumberMap, colours: Float32Array, radius: number, slack: number): Guided {
  const { width, height, values } = map;
  const blurOf = (values: Float32Array): Float32Array => blurMap({ width, height, values }, radius).values;
  const channels = [0, 1, 2].map((c) => takeChannel(colours, c));
  const [reds = values, greens = values, blues = values] = channels;
  const means = channels.map(blurOf);
  const mean = blurOf(values);
  const withMap = channels.map((channel) => blurOf(multiply(channel, values)));
  const couples = [reds, greens, blues].flatMap((a, index) => channels.slice(index).map((b) => multiply(a, b)));
  const pairs = couples.map(blurOf);
  const planes = Array.from({ length: 4 }, () => new Float32Array(width * height));
  const [toRed, toGreen, toBlue, toRest] = planes;
  if (!toRed || !toGreen || !toBlue || !toRest) throw new RangeError('There are four planes.');
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = (list: readonly Float32Array[], index: number): number => list[index]?.[pixel] ?? 0;
    const [r, g, b, m] = [at(means, 0), at(means, 1), at(means, 2), mean[pixel] ?? 0];
    // How the colours vary together, and each with the map.
    const rr = at(pairs, 0) - r * r + slack;
    const rg = at(pairs, 1) - r * g;
    const rb = at(pairs, 2) - r * b;
    const gg = at(pairs, 3) - g * g + slack;
    const gb = at(pairs, 4) - g * b;
    const bb = at(pairs, 5) - b * b + slack;
    const [mr, mg, mb] = [at(withMap, 0) - m * r, at(withMap, 1) - m * g, at(withMap, 2) - m * b];
    // Cramer's rule.
    const [cr, cg, cb] = [gg * bb - gb * gb, gb * rb - rg * bb, rg * gb - gg * rb];
    const whole = rr * cr + rg * cg + rb * cb;
    const red = (cr * mr + cg * mg + cb * mb) / whole;
    const green = (cg * mr + (rr * bb - rb * rb) * mg + (rb * rg - rr * gb) * mb) / whole;
    const blue = (cb * mr + (rb * rg - rr * gb) * mg + (rr * gg - rg * rg) * mb) / whole;
    toRed[pixel] = red;
    toGreen[pixel] = green;
    toBlue[pixel] = blue;
    toRest[pixel] = m - red * r - green * g - blue * b;
  }
  const smooth = (plane: Float32Array): NumberMap => blurMap({ width, height, values: plane }, radius);
  return { red: smooth(toRed), green: smooth(toGreen), blue: smooth(toBlue), rest: smooth(toRest) };
}

function takeChannel(colours: Float32Array, c: number): Float32Array {
  const channel = new Float32Array(colours.length / 3);
  for (let pixel = 0; pixel < channel.length; pixel++) channel[pixel] = colours[pixel * 3 + c] ?? 0;
  return channel;
}

function multiply(a: Float32Array, b: Float32Array): Float32Array {
  const product = new Float32Array(a.length);
  for (let at = 0; at < a.length; at++) product[at] = (a[at] ?? 0) * (b[at] ?? 0);
  return product;
}
