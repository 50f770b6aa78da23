import type { Random } from '../maths/random.ts';

/** A small picture with a hole in it. */
export interface HoledPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel; those in the hole are guesses, and get better. */
  readonly colours: Float32Array;
  /** 1 in the hole. */
  readonly hole: Uint8Array;
}

/** For each pixel of the hole, the pixel whose surroundings are like its own; -1 elsewhere. */
export type Likeness = Int32Array;

const RADIUS = 3;
/** What is known counts more than what was guessed. */
const KNOWN = 2;

/** Pixels whose patch lies within the picture and outside of the hole: only from there may be copied. */
export function findSources({ width, height, hole }: HoledPicture): number[] {
  const sources: number[] = [];
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      let isWhole = true;
      for (let dy = -RADIUS; dy <= RADIUS && isWhole; dy++) {
        for (let dx = -RADIUS; dx <= RADIUS && isWhole; dx++) isWhole = hole[(y + dy) * width + x + dx] === 0;
      }
      if (isWhole) sources.push(y * width + x);
    }
  }
  return sources;
}

/** How unlike the patches around two pixels are; at least `enough` where it is no less. */
function measure({ width, height, colours, hole }: HoledPicture, at: number, source: number, enough: number): number {
  const x = at % width;
  const y = (at - x) / width;
  let sum = 0;
  for (let dy = -RADIUS; dy <= RADIUS; dy++) {
    if (y + dy < 0 || y + dy >= height) continue;
    for (let dx = -RADIUS; dx <= RADIUS; dx++) {
      if (x + dx < 0 || x + dx >= width) continue;
      const here = at + dy * width + dx;
      const there = (source + dy * width + dx) * 3;
      const red = (colours[here * 3] ?? 0) - (colours[there] ?? 0);
      const green = (colours[here * 3 + 1] ?? 0) - (colours[there + 1] ?? 0);
      const blue = (colours[here * 3 + 2] ?? 0) - (colours[there + 2] ?? 0);
      const difference = red * red + green * green + blue * blue;
      sum += hole[here] === 1 ? difference : difference * KNOWN;
    }
    if (sum >= enough) return sum;
  }
  return sum;
}

export interface Sources {
  readonly list: readonly number[];
  /** 1 for those in the list. */
  readonly isOne: Uint8Array;
}

/**
 * Improves the likeness (PatchMatch: Barnes and others, 2009): a good match is tried by the neighbours, shifted along, and each pixel tries some others
 * ever nearer to its own. `forward` is the direction in which good matches spread.
 */
export function improve(
  picture: HoledPicture,
  likeness: Likeness,
  { list, isOne }: Sources,
  forward: boolean,
  random: Random,
): void {
  const { width, height, hole } = picture;
  const step = forward ? -1 : 1;
  const total = width * height;
  for (let index = 0; index < total; index++) {
    const at = forward ? index : total - 1 - index;
    if (hole[at] !== 1) continue;
    let best = likeness[at] ?? 0;
    let least = measure(picture, at, best, Number.POSITIVE_INFINITY);
    const attempt = (source: number): void => {
      if (source < 0 || source >= total || source === best || isOne[source] !== 1) return;
      const found = measure(picture, at, source, least);
      if (found < least) [least, best] = [found, source];
    };
    for (const neighbour of [at + step, at + step * width]) {
      if (neighbour >= 0 && neighbour < total && hole[neighbour] === 1)
        attempt((likeness[neighbour] ?? 0) + at - neighbour);
    }
    attempt(list[random.index(list.length)] ?? best);
    for (let reach = Math.max(width, height) / 3; reach >= 1; reach /= 2.5) {
      const dx = Math.round(random.between(-reach, reach));
      const x = (best % width) + dx;
      if (x >= 0 && x < width) attempt(best + dx + Math.round(random.between(-reach, reach)) * width);
    }
    likeness[at] = best;
  }
}

/** Guesses the hole anew: each pixel is the mean of what the patches over it say. */
export function vote({ width, height, colours, hole }: HoledPicture, likeness: Likeness): void {
  const guessed = new Float32Array(colours.length);
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] !== 1) continue;
    const x = at % width;
    const y = (at - x) / width;
    let [red, green, blue, weight] = [0, 0, 0, 0];
    for (let dy = -RADIUS; dy <= RADIUS; dy++) {
      for (let dx = -RADIUS; dx <= RADIUS; dx++) {
        const neighbour = at + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height || hole[neighbour] !== 1) continue;
        const from = ((likeness[neighbour] ?? 0) - dy * width - dx) * 3;
        // What the middle of a patch says is surer than what its rim says.
        const share = 1 / (1 + dx * dx + dy * dy);
        red += share * (colours[from] ?? 0);
        green += share * (colours[from + 1] ?? 0);
        blue += share * (colours[from + 2] ?? 0);
        weight += share;
      }
    }
    guessed[at * 3] = red / weight;
    guessed[at * 3 + 1] = green / weight;
    guessed[at * 3 + 2] = blue / weight;
  }
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1) colours.set(guessed.subarray(at * 3, at * 3 + 3), at * 3);
  }
}
