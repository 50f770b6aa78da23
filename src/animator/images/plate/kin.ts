import type { PixelSize } from '../../../core/media.ts';
import { applyAffine } from '../flow/affine.ts';
import { type Course, dropStrays, settleCourse } from '../flow/course.ts';
import { evenLight } from '../flow/even-light.ts';
import { type FeatureMap, featurePyramid } from '../flow/features.ts';
import { type Flow, matchPictures } from '../flow/match.ts';
import { findMatched } from '../flow/matched.ts';
import { growFlow, shrinkPicture } from '../flow/zoom.ts';
import type { Raster } from '../pixels/raster.ts';
import { flattenPlate } from './flatten-plate.ts';
import { alphaAt, type Plate } from './plate.ts';

/** How two pictures belong together that show the same: where what the one shows is in the other. Plain data, since threads hand it on. */
export interface Kinship {
  readonly there: PlateCourse;
  readonly back: PlateCourse;
  /** Whether both show the same one standing out, who then goes its own way; else each picture is one piece. */
  readonly sameSubject: boolean;
  /** They were taken in another light: then nothing of the one is put beside something of the other, but all of it goes over. */
  readonly relit: boolean;
  /** They show two places: what is painted in behind somebody is not seen better in the other. */
  readonly apart: boolean;
}

export interface PlateCourse {
  readonly ground: Course;
  /** Of whoever stands out of it. */
  readonly subject: Course | null;
}

/** Longest side of the copies that are compared, of those that are looked at first, and of the smallest. */
const COMPARED_PIXELS = 512;
const ROUGH_PIXELS = 128;
const SMALLEST_PIXELS = 36;
/** Levels of brightness around a place that is worth being found again. */
const TEXTURE = 8;
/** Of such places: pictures that have nothing to do with each other share a hundredth, those of one place three tenths and more (November 2026). */
const LEAST_SHARED = 0.12;
/** Of them: so many need no other scale. */
const CLEARLY_SHARED = 0.45;
/** Of a subject that must be found again, and of what is found that must be the other one's subject. */
const LEAST_SUBJECT = { found: 0.12, same: 0.88 } as const;

/** How much nearer one of them may be taken than the other. */
const ZOOMS = [1, 1.35, 1.8, 2.4] as const;

/** Null where the pictures have too little in common to go from one to the other. */
export function findKinship(first: Plate, last: Plate): Kinship | null {
  // Small copies tell whether it is worth looking closely, and at which scales.
  const rough = [filmOf(first, ROUGH_PIXELS).picture, filmOf(last, ROUGH_PIXELS).picture] as const;
  const alike = findScales(...rough);
  const scales = alike ?? findScales(evenLight(rough[0]), evenLight(rough[1]));
  if (scales === null) return null;
  const [one, other] = [filmOf(first, COMPARED_PIXELS), filmOf(last, COMPARED_PIXELS)];
  const seen = (picture: Raster): Raster => (alike === null ? evenLight(picture) : picture);
  const [found, returned] = matchBoth(seen(one.picture), seen(other.picture), scales);
  // Brought to a middling light, the noise of a sky is as strong as leaves are.
  const [there, back] =
    alike === null ? [worthOf(found, one.picture), worthOf(returned, other.picture)] : [found, returned];
  const same = isSame(there, one, other) && isSame(back, other, one);
  const parted = same ? courseOf(there, one, true) : null;
  // Who stays where the land is goes with it as one piece: cut out, its surroundings would be guessed for nothing.
  const sameSubject = parted !== null && goesApart(parted, first) && isInside(first) && isInside(last);
  return {
    sameSubject,
    apart: false,
    relit: !sameSubject && (alike === null || lightApart(there, one.picture, other.picture) > RELIT),
    there: parted !== null && sameSubject ? parted : courseOf(there, one, false),
    back: courseOf(back, other, sameSubject),
  };
}

/** Matches of places alone that are worth being found again. */
function worthOf({ flow, matched }: Matches, picture: Raster): Matches {
  const [map] = featurePyramid(picture, Number.POSITIVE_INFINITY);
  return { flow, matched: matched.map((value, at) => ((map?.texture[at] ?? 0) < TEXTURE ? 0 : value)) };
}

/** Levels of brightness between the same place in both: more is another time of day, or another season. */
const RELIT = 16;

/** Shares of the picture: a camera that moves less stands still. */
const STANDS = 0.02;

/** How far the same places are apart, in levels of each colour: of a camera that stands all of them, since what snow covers is not found again. */
function lightApart({ flow, matched }: Matches, one: Raster, other: Raster): number {
  const { width, height, right, down } = flow;
  const { whole } = settleCourse(flow, (at) => matched[at] === 1, one);
  const [[left, top], [far, low]] = [applyAffine(whole, 0, 0), applyAffine(whole, 1, 1)];
  const stands = Math.max(Math.hypot(left, top), Math.hypot(far - 1, low - 1)) < STANDS;
  let [sum, count] = [0, 0];
  for (let at = 0; at < matched.length; at += 3) {
    if (matched[at] === 0 && !stands) continue;
    const x = Math.round((at % width) + (stands ? 0 : (right[at] ?? 0)));
    const y = Math.round(Math.floor(at / width) + (stands ? 0 : (down[at] ?? 0)));
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    for (let part = 0; part < 3; part++)
      sum += Math.abs((one.pixels[at * 4 + part] ?? 0) - (other.pixels[(y * width + x) * 4 + part] ?? 0));
    count += 3;
  }
  return sum / Math.max(1, count);
}

interface Matches {
  readonly flow: Flow;
  readonly matched: Uint8Array;
}

/** How much smaller each of two pictures is made. */
type Scales = readonly [number, number];

function pyramidsOf(one: Raster, other: Raster, [own, others]: Scales): readonly [FeatureMap[], FeatureMap[]] {
  return [
    featurePyramid(shrinkPicture(one, own), SMALLEST_PIXELS),
    featurePyramid(shrinkPicture(other, others), SMALLEST_PIXELS),
  ];
}

function matchBoth(one: Raster, other: Raster, scales: Scales): readonly [Matches, Matches] {
  const [from, to] = pyramidsOf(one, other, scales);
  const [there, back] = [matchPictures(from, to), matchPictures(to, from)];
  const grown = (flow: Flow, matched: Uint8Array, own: number, others: number): Matches => {
    const whole = growFlow(flow, matched, own, others);
    return { ...whole, matched: dropStrays(whole.flow, whole.matched) };
  };
  return [
    grown(there, findMatched(there, back), scales[0], scales[1]),
    grown(back, findMatched(back, there), scales[1], scales[0]),
  ];
}

/** Null where they have too little in common at any. */
function findScales(one: Raster, other: Raster): Scales | null {
  let [best, found]: [number, Scales | null] = [LEAST_SHARED, null];
  for (const zoom of ZOOMS) {
    for (const scales of zoom === 1 ? [[1, 1] as const] : [[1 / zoom, 1] as const, [1, 1 / zoom] as const]) {
      const [from, to] = pyramidsOf(one, other, scales);
      const shared = sharedOf(findMatched(matchPictures(from, to), matchPictures(to, from)), from[0]);
      // What was taken from as near is preferred: nothing must be enlarged then.
      if (shared > best * (zoom === 1 ? 1 : 1.25)) [best, found] = [shared, scales];
    }
    if (zoom === 1 && best > CLEARLY_SHARED) return found;
  }
  return found;
}

function sharedOf(matched: Uint8Array, map: FeatureMap | undefined): number {
  let [found, worth] = [0, 0];
  for (let at = 0; at < matched.length; at++) {
    if ((map?.texture[at] ?? 0) < TEXTURE) continue;
    worth += 1;
    found += matched[at] ?? 0;
  }
  return worth < matched.length * 0.02 ? 0 : found / worth;
}

interface Film {
  readonly picture: Raster;
  /** 1 for each pixel of whoever stands out. */
  readonly subject: Uint8Array;
  readonly subjectPixels: number;
}

function isSame({ flow, matched }: Matches, own: Film, other: Film): boolean {
  const { right, down, width, height } = flow;
  let [found, same] = [0, 0];
  for (let at = 0; at < matched.length; at++) {
    if (matched[at] === 0 || own.subject[at] === 0) continue;
    found += 1;
    const x = Math.round((at % width) + (right[at] ?? 0));
    const y = Math.round(Math.floor(at / width) + (down[at] ?? 0));
    if (x >= 0 && y >= 0 && x < width && y < height) same += other.subject[y * width + x] ?? 0;
  }
  return (
    own.subjectPixels > 0 && found >= own.subjectPixels * LEAST_SUBJECT.found && same >= found * LEAST_SUBJECT.same
  );
}

/** Shares of the film's width: less is how well matches agree. */
const APART = 0.04;

function goesApart({ ground, subject }: PlateCourse, { subject: standing }: Plate): boolean {
  if (subject === null || standing === null) return false;
  const { left, right, top, bottom } = standing.box;
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  const [[x, y], [i, j]] = [applyAffine(subject.whole, u, v), applyAffine(ground.whole, u, v)];
  return Math.hypot(x - i, y - j) > APART;
}

/** Whether all of whoever stands out is in the picture, but for where it stands. */
const isInside = ({ subject }: Plate): boolean =>
  subject !== null && subject.box.left > 0.01 && subject.box.right < 0.99 && subject.box.top > 0.005;

function courseOf({ flow, matched }: Matches, { picture, subject }: Film, parted: boolean): PlateCourse {
  const counts = (at: number): boolean => matched[at] === 1;
  if (!parted) return { ground: settleCourse(flow, counts, picture), subject: null };
  return {
    ground: settleCourse(flow, (at) => counts(at) && subject[at] === 0, picture),
    subject: settleCourse(flow, (at) => counts(at) && subject[at] === 1, picture),
  };
}

/** The picture as the film shows it at rest, in a copy to be looked at. */
function filmOf(plate: Plate, longest: number): Film {
  const { size, area, subject } = plate;
  const { ground } = flattenPlate(plate);
  const scale = Math.max(1, Math.max(size.width, size.height) / longest);
  const small: PixelSize = { width: Math.round(size.width / scale), height: Math.round(size.height / scale) };
  const pixels = new Uint8Array(small.width * small.height * 4).fill(255);
  const mask = new Uint8Array(small.width * small.height);
  let subjectPixels = 0;
  for (let at = 0; at < mask.length; at++) {
    const [x, y] = [at % small.width, Math.floor(at / small.width)];
    const [left, right] = [Math.floor(x * scale), Math.min(size.width, Math.ceil((x + 1) * scale))];
    const [top, bottom] = [Math.floor(y * scale), Math.min(size.height, Math.ceil((y + 1) * scale))];
    let [red, green, blue, shown] = [0, 0, 0, 0];
    for (let j = top + area.top; j < bottom + area.top; j++) {
      for (let i = left + area.left; i < right + area.left; i++) {
        const from = (j * area.width + i) * 4;
        red += ground[from] ?? 0;
        green += ground[from + 1] ?? 0;
        blue += ground[from + 2] ?? 0;
        if (subject !== null && alphaAt(subject.cut, i, j) > 128) shown += 1;
      }
    }
    const count = Math.max(1, (right - left) * (bottom - top));
    pixels.set([red / count, green / count, blue / count], at * 4);
    mask[at] = shown * 2 > count ? 1 : 0;
    subjectPixels += mask[at] ?? 0;
  }
  return { picture: { ...small, pixels }, subject: mask, subjectPixels };
}
