import { makeRandom } from '../maths/random.ts';
import { blurMap, scaleMap, smoothStep } from './maps.ts';
import { findSources, type HoledPicture, improve, type Likeness, type Sources, vote } from './match-patches.ts';
import type { NetPicture, NumberMap } from './picture.ts';
import { scalePicture } from './scale-picture.ts';

/** The hole is worked out at most at this size; finer detail is copied along. */
const LONGEST_SIDE = 240;
/** The smallest picture that is worked on: there the hole is a few pixels wide. */
const SHORTEST_SIDE = 20;
/** Pixels of the worked-out picture around the subject that are no background either: its soft edge, its glow. */
const MARGIN = 2;
/** With fewer places to copy from than this, the hole is only smoothed over. */
const LEAST_SOURCES = 40;
const ROUNDS = 4;

/** The picture and its hole at several sizes, the smallest first. */
function makeLevels(picture: NetPicture, mask: NumberMap): HoledPicture[] {
  const levels: HoledPicture[] = [];
  let scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  for (;;) {
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    levels.unshift({
      width,
      height,
      colours: scalePicture(picture, width, height),
      hole: shrinkHole(mask, width, height),
    });
    scale /= 2;
    if (Math.min(picture.width, picture.height) * scale < SHORTEST_SIDE) return levels;
  }
}

/** 1 where anything of the subject is, and next to it. */
function shrinkHole(mask: NumberMap, width: number, height: number): Uint8Array {
  const covered = new Float32Array(width * height);
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor((y * height) / mask.height) * width;
    for (let x = 0; x < mask.width; x++) {
      if ((mask.values[y * mask.width + x] ?? 0) > 0.03) covered[row + Math.floor((x * width) / mask.width)] = 1;
    }
  }
  return Uint8Array.from(blurMap({ width, height, values: covered }, MARGIN).values, (share) => (share > 1e-4 ? 1 : 0));
}

/** The colours around the hole run into each other across it. */
function smoothOver({ width, height, colours, hole }: HoledPicture, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < hole.length; at++) {
      if (hole[at] !== 1) continue;
      const x = at % width;
      const around = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at >= width ? at - width : at, at + width];
      if (at + width >= width * height) around[3] = at;
      for (let c = 0; c < 3; c++) {
        colours[at * 3 + c] = around.reduce((sum, next) => sum + (colours[next * 3 + c] ?? 0), 0) / 4;
      }
    }
  }
}

/** A first guess of the smallest picture: the mean of what is known, then smoothed. */
function startLevel(level: HoledPicture): void {
  const known = level.hole.reduce((count, is) => count + 1 - is, 0);
  for (let c = 0; c < 3; c++) {
    const sum = level.hole.reduce((total, is, at) => total + (1 - is) * (level.colours[at * 3 + c] ?? 0), 0);
    level.hole.forEach((is, at) => {
      if (is === 1) level.colours[at * 3 + c] = sum / Math.max(1, known);
    });
  }
  smoothOver(level, 100);
}

/** A first guess from the picture half as large. */
function takeColours(level: HoledPicture, smaller: HoledPicture): void {
  for (let c = 0; c < 3; c++) {
    const channel = new Float32Array(smaller.hole.length).map((_, at) => smaller.colours[at * 3 + c] ?? 0);
    const { values } = scaleMap(
      { width: smaller.width, height: smaller.height, values: channel },
      level.width,
      level.height,
    );
    level.hole.forEach((is, at) => {
      if (is === 1) level.colours[at * 3 + c] = values[at] ?? 0;
    });
  }
}

interface Matched {
  readonly level: HoledPicture;
  readonly likeness: Likeness;
}

/** The best places to copy from, found in ever larger pictures; null where there are too few. */
function matchLevels(levels: readonly HoledPicture[]): Matched | null {
  const random = makeRandom(1);
  let found: Matched | null = null;
  let smaller: HoledPicture | null = null;
  for (const level of levels) {
    if (smaller === null) startLevel(level);
    else takeColours(level, smaller);
    const list = findSources(level);
    if (list.length >= LEAST_SOURCES) {
      const isOne = new Uint8Array(level.hole.length);
      for (const source of list) isOne[source] = 1;
      const likeness = startLikeness(level, { list, isOne }, found);
      for (let round = 0; round < ROUNDS; round++) {
        improve(level, likeness, { list, isOne }, round % 2 === 0, random);
        vote(level, likeness);
      }
      found = { level, likeness };
    } else {
      smoothOver(level, 20);
      found = null;
    }
    smaller = level;
  }
  return found;
}

function startLikeness(
  { width, height, hole }: HoledPicture,
  { list, isOne }: Sources,
  smaller: Matched | null,
): Likeness {
  const random = makeRandom(2);
  return Int32Array.from(hole, (is, at) => {
    if (is !== 1) return -1;
    const any = list[random.index(list.length)] ?? 0;
    if (smaller === null) return any;
    const { level, likeness } = smaller;
    const [x, y] = [at % width, Math.floor(at / width)];
    const [u, v] = [Math.min(x >> 1, level.width - 1), Math.min(y >> 1, level.height - 1)];
    const source = likeness[v * level.width + u] ?? -1;
    if (source < 0) return any;
    const column = (source % level.width) * 2 + (x & 1);
    const row = Math.floor(source / level.width) * 2 + (y & 1);
    const twice = row * width + column;
    return column < width && row < height && isOne[twice] === 1 ? twice : any;
  });
}

/** How bright each place is on the whole, so that what is copied can take on the light of where it comes to. */
function blurColours({ width, height, colours, hole }: HoledPicture): NumberMap[] {
  return [0, 1, 2].map((c) => {
    const values = new Float32Array(hole.length).map((_, at) => colours[at * 3 + c] ?? 0);
    return blurMap({ width, height, values }, 4);
  });
}

/**
 * The picture without its subject: the hole is filled with what is like its surroundings, in full detail, copied from elsewhere in the picture. `mask` is what
 * `refineMask` answers. Where little else is to be seen the colours around the hole run into each other; where the subject is all there is, the picture stays. About a
 * second, by how large the hole is.
 */
export function fillBehind(picture: NetPicture, mask: NumberMap): NetPicture {
  const levels = makeLevels(picture, mask);
  const level = levels.at(-1);
  if (level === undefined || level.hole.every((is) => is === 1)) return picture;
  const matched = matchLevels(levels);
  const tones = blurColours(level);
  const guesses = [0, 1, 2].map((c) =>
    new Float32Array(level.hole.length).map((_, at) => level.colours[at * 3 + c] ?? 0),
  );
  const pixels = Uint8Array.from(picture.pixels);
  const [across, down] = [level.width / picture.width, level.height / picture.height];
  const sampleOf = (values: Float32Array, u: number, v: number): number =>
    sample(values, level.width, level.height, u, v);
  const holes = Float32Array.from(level.hole);
  for (let y = 0; y < picture.height; y++) {
    const v = (y + 0.5) * down - 0.5;
    for (let x = 0; x < picture.width; x++) {
      const u = (x + 0.5) * across - 0.5;
      const share = smoothStep(0.15, 0.85, sampleOf(holes, u, v));
      if (share === 0) continue;
      const copied = matched === null ? null : copyPixel(picture, matched, tones, u, v);
      const to = (y * picture.width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const guess = copied?.[c] ?? sampleOf(guesses[c] ?? holes, u, v) * 255;
        pixels[to + c] = Math.min(255, Math.max(0, Math.round((pixels[to + c] ?? 0) * (1 - share) + guess * share)));
      }
      pixels[to + 3] = 255;
    }
  }
  return { width: picture.width, height: picture.height, pixels };
}

function sample(values: Float32Array, width: number, height: number, u: number, v: number): number {
  const [x, y] = [Math.min(Math.max(u, 0), width - 1), Math.min(Math.max(v, 0), height - 1)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const right = Math.min(left + 1, width - 1);
  const below = Math.min(top + 1, height - 1);
  const upper = (values[top * width + left] ?? 0) * (1 - x + left) + (values[top * width + right] ?? 0) * (x - left);
  const lower =
    (values[below * width + left] ?? 0) * (1 - x + left) + (values[below * width + right] ?? 0) * (x - left);
  return upper + (lower - upper) * (y - top);
}

/** The colour at a place of the small picture, 0 to 255: what the four matched pixels around it lead to in the full picture, in the light of the place. */
function copyPixel(
  picture: NetPicture,
  { level, likeness }: Matched,
  tones: readonly NumberMap[],
  u: number,
  v: number,
): readonly number[] | null {
  const sums = [0, 0, 0];
  let weight = 0;
  const { width, height } = level;
  for (let corner = 0; corner < 4; corner++) {
    const [x, y] = [Math.floor(u) + (corner & 1), Math.floor(v) + (corner >> 1)];
    const source = x < 0 || y < 0 || x >= width || y >= height ? -1 : (likeness[y * width + x] ?? -1);
    const share = (1 - Math.abs(u - x)) * (1 - Math.abs(v - y));
    if (source < 0 || share <= 0) continue;
    const su = (source % width) + u - x;
    const sv = Math.floor(source / width) + v - y;
    const column = Math.min(Math.max(Math.round(((su + 0.5) * picture.width) / width - 0.5), 0), picture.width - 1);
    const row = Math.min(Math.max(Math.round(((sv + 0.5) * picture.height) / height - 0.5), 0), picture.height - 1);
    const from = (row * picture.width + column) * 4;
    for (let c = 0; c < 3; c++) {
      const tone = tones[c]?.values ?? new Float32Array(0);
      const light = sample(tone, width, height, u, v) - sample(tone, width, height, su, sv);
      sums[c] = (sums[c] ?? 0) + share * ((picture.pixels[from + c] ?? 0) + light * 255);
    }
    weight += share;
  }
  return weight === 0 ? null : sums.map((sum) => sum / weight);
}
