import type { PixelSize } from '../../../core/media.ts';
import { clamp } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import { chooseCrop } from '../pixels/choose-crop.ts';
import { coverFilm, marginsOf } from '../pixels/cover.ts';
import { evenDepth } from '../pixels/even-depth.ts';
import { glance, glanceForNets } from '../pixels/glance.ts';
import { lookAround, rangeOf, type Surroundings } from '../pixels/look-around.ts';
import { paintOver } from '../pixels/paint-over.ts';
import type { Raster } from '../pixels/raster.ts';
import type { Picture } from '../pixels/resize.ts';
import { fadeShadow, findShadow, underFeet } from '../pixels/shadow.ts';
import { barOthers } from '../subject/bar-others.ts';
import { faceRows } from '../subject/face-rows.ts';
import { findRim } from '../subject/find-rim.ts';
import {
  type Box,
  bleedColours,
  type FilmArea,
  findSubject,
  type LookAt,
  matte,
  viewedAt,
} from '../subject/subject.ts';

/**
 * A given picture as a piece of the world, in metres before the camera that took it: a relief of ground, walls and sky, and before it whoever it shows,
 * cut out, with the ground behind painted in. Plain data, since threads hand it on.
 */
export interface Plate {
  /** Of the film that it covers at rest. */
  readonly size: PixelSize;
  /** Where the film begins in the textures, and how large they are: what a camera sees that moves aside is there too. */
  readonly area: PixelSize & { readonly left: number; readonly top: number };
  readonly ground: Uint8Array;
  /** How it looks in the season that the words ask for, which comes over it in a film; null where they ask for none. */
  readonly dressed: { readonly ground: Uint8Array; readonly cut: Uint8Array | null } | null;
  readonly subject: PlateSubject | null;
  readonly camera: PlateCamera;
  /** Cells of the relief, and how far each corner is along the line of sight. */
  readonly columns: number;
  readonly rows: number;
  readonly depths: Float32Array;
  readonly surroundings: Surroundings;
}

export interface PlateSubject {
  readonly cut: PlateCut;
  /** What it darkens of the ground, which goes with it; null where that is not seen. */
  readonly shadow: PlateCut | null;
  /** The picture's own colours around it, which lie over what is painted in behind it as long as it stays; null where none are missing. */
  readonly rim: PlateCut | null;
  /** Metres from the camera, and shares of the film: what it covers. */
  readonly depth: number;
  readonly box: Box;
}

/** A part of the textures, in their pixels, clear around what it shows. */
export interface PlateCut extends PixelSize {
  readonly left: number;
  readonly top: number;
  readonly pixels: Uint8Array;
}

/** At a pixel of the textures. */
export function alphaAt({ left, top, width, height, pixels }: PlateCut, x: number, y: number): number {
  if (x < left || y < top || x >= left + width || y >= top + height) return 0;
  return pixels[((y - top) * width + x - left) * 4 + 3] ?? 0;
}

export interface PlateCamera {
  readonly eye: Vector;
  readonly forward: Vector;
  readonly up: Vector;
  /** Tangents of half the angles of view. */
  readonly across: number;
  readonly down: number;
  /** Metres to what it looks at. */
  readonly focus: number;
}

/** A lens between normal and wide, along the shorter side. */
const TANGENT = 0.4;
const EYE_METRES = 1.6;
/** How far one sees: under the open sky, or else to some wall. */
const FAR = { open: 70, closed: 11 } as const;
/** What is beyond a film's edges, as a share of its sides; what the picture does not hold is mirrored. */
const MARGIN = 0.12;
const CELLS = 150;
/** Metres to where something is looked at that has no subject. */
const USUAL_FOCUS = 7;

/** Memory that threads share instead of copying it. */
function shared(pixels: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(pixels.length));
  copy.set(pixels);
  return copy;
}

/**
 * `margin`: how much beyond the film's edges may be seen of it, as a share of its sides. `leaves`: whoever it shows is not seen at all, and nothing of the
 * picture has to stay as it was around it.
 */
export function makePlate(image: Picture, size: PixelSize, look: LookAt, margin = MARGIN, leaves = false): Plate {
  const glanced = glanceForNets(image, size);
  const found = look(glanced);
  const film = chooseCrop(image, size, found.mask, faceRows(glanced, found.mask));
  const view = {
    left: film.x / image.width,
    top: film.y / image.height,
    width: film.width / image.width,
    height: film.height / image.height,
  };
  const surroundings = lookAround(glance(image, size, film));
  const { raster, left, top, held } = coverFilm(image, size, marginsOf(image, size, film, margin), film);
  const area = { left, top, width: raster.width, height: raster.height };
  const camera = takeCamera(size, surroundings);
  const columns = Math.round((CELLS * area.width) / Math.max(size.width, size.height)) + 1;
  const rows = Math.round((CELLS * area.height) / Math.max(size.width, size.height)) + 1;
  const grid = { columns, rows, area, size };
  const depth = evenDepth(found.depth);
  const depths = groundDepths(grid, camera, surroundings, (u, v) => viewedAt(depth, view, u, v), rangeOf(depth));
  const { ground, standing } = part(raster, { left, top, held, view }, size, found, camera, leaves);
  return {
    size,
    area,
    ground: shared(ground),
    dressed: null,
    subject: standing,
    camera: { ...camera, focus: standing?.depth ?? focusOf(camera, surroundings) },
    columns,
    rows,
    depths,
    surroundings,
  };
}

/** Looks so far down that the horizon of a level land is where the picture has it. */
function takeCamera({ width, height }: PixelSize, { horizon }: Surroundings): PlateCamera {
  const shape = width / height;
  const [across, down] = shape >= 1 ? [TANGENT * shape, TANGENT] : [TANGENT, TANGENT / shape];
  const slope = (0.5 - horizon) * 2 * down;
  const length = Math.hypot(1, slope);
  const [sine, cosine] = [slope / length, 1 / length];
  // The stage plays around the middle of the world: the camera stands as far before it as what it looks at is away.
  return {
    eye: [0, EYE_METRES, USUAL_FOCUS],
    forward: [0, -sine, -cosine],
    up: [0, cosine, -sine],
    across,
    down,
    focus: USUAL_FOCUS,
  };
}

/** How far the level ground is along a ray through the film at these shares; null above the horizon. */
export function groundDepth({ eye, forward, up, down }: PlateCamera, v: number): number | null {
  const slope = forward[1] + up[1] * (0.5 - v) * 2 * down;
  return slope >= -1e-4 ? null : -eye[1] / slope;
}

function focusOf(camera: PlateCamera, { open }: Surroundings): number {
  return Math.min(groundDepth(camera, 0.78) ?? USUAL_FOCUS, open ? FAR.open : FAR.closed);
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly area: Plate['area'];
  readonly size: PixelSize;
}

/** Shares of the film at a corner of the grid. */
export function gridShare({ columns, rows, area, size }: Grid, column: number, row: number): readonly [number, number] {
  return [
    ((column / columns) * area.width - area.left) / size.width,
    ((row / rows) * area.height - area.top) / size.height,
  ];
}

/** A point of the world, by shares of the film and metres along the line of sight. */
export function pointAt({ eye, forward, up, across, down }: PlateCamera, u: number, v: number, depth: number): Vector {
  const [x, y] = [(u - 0.5) * 2 * across * depth, (0.5 - v) * 2 * down * depth];
  return [eye[0] + x, eye[1] + forward[1] * depth + up[1] * y, eye[2] + forward[2] * depth + up[2] * y];
}

/** How much of what the net sees counts, on the ground and above it. Within walls less is ground: they and tables are before it. */
const SEEN_SHARE = { ground: 0.25, above: 0.7, indoors: 0.6 } as const;

function groundDepths(
  grid: Grid,
  camera: PlateCamera,
  { open, horizon }: Surroundings,
  seenAt: (u: number, v: number) => number,
  range: { readonly low: number; readonly high: number },
): Float32Array {
  const far = open ? FAR.open : FAR.closed;
  const nearest = Math.min(far, groundDepth(camera, 1) ?? far);
  const depths = new Float32Array((grid.columns + 1) * (grid.rows + 1));
  for (let row = 0; row <= grid.rows; row++) {
    for (let column = 0; column <= grid.columns; column++) {
      const [u, v] = gridShare(grid, column, row);
      const level = Math.min(far, groundDepth(camera, v) ?? far);
      const at = row * (grid.columns + 1) + column;
      depths[at] = level;
      const share = clamp((seenAt(clamp(u), clamp(v)) - range.low) / Math.max(1e-6, range.high - range.low));
      const own = nearest * (far / nearest) ** share;
      const above = clamp((horizon + 0.06 - v) / 0.1);
      const least = open ? SEEN_SHARE.ground : SEEN_SHARE.indoors;
      const counts = least + (SEEN_SHARE.above - least) * above;
      depths[at] = level ** (1 - counts) * own ** counts;
    }
  }
  return depths;
}

/** Of the longer side: so far around whoever is taken away a trace of it is left, light that it threw back or a blurred edge. */
const TRACE = 0.007;

/** Whoever stands out, its shadow, and the ground without either. */
function part(
  raster: Raster,
  area: FilmArea,
  size: PixelSize,
  { mask, others }: ReturnType<LookAt>,
  camera: PlateCamera,
  leaves: boolean,
): { readonly ground: Uint8Array; readonly standing: PlateSubject | null } {
  const subject = findSubject(raster, area, size, mask);
  if (subject === null) return { ground: raster.pixels, standing: null };
  const { hole, quarters, box } = subject;
  const beside = others === undefined ? undefined : { field: others, view: area.view };
  const dark = findShadow(raster, subject, area, size, beside);
  const gone = dark === null ? hole : hole.map((value, at) => value | (dark[at] ?? 0));
  const reach = Math.round(Math.max(size.width, size.height) * TRACE);
  const ground = paintOver(raster, gone, { reach, leaves, ...barOthers(raster, area, size, others) });
  const lying = dark === null ? null : underFeet(raster, dark, hole);
  const shade = lying === null ? null : fadeShadow(lying.dark, hole, raster);
  const front = matte(raster.pixels, ground, quarters);
  const rim = {
    picture: raster.pixels,
    ground,
    front,
    quarters,
    shaded: shade?.map((share) => (share === 4 ? 1 : 0)) ?? null,
  };
  const cutOf = (shares: Uint8Array, pixels: Uint8Array): PlateCut => crop(pixels, raster, shares);
  return {
    ground,
    standing: {
      cut: cutOf(quarters, front),
      shadow: lying === null || shade === null ? null : cutOf(shade, matte(lying.pixels, lying.pixels, shade)),
      rim: findRim(raster, rim),
      box,
      depth: depthOf(box, camera),
    },
  };
}

/** Where its feet are seen on the level ground; who is cut off by the lower edge is a little nearer than that. */
function depthOf({ bottom }: Box, camera: PlateCamera): number {
  const depth = groundDepth(camera, Math.min(1, bottom)) ?? USUAL_FOCUS;
  return Math.min(USUAL_FOCUS * 2, depth) * (bottom > 0.97 ? 0.88 : 0.985);
}

/** Pixels around what is shown. */
const AROUND = 3;

/** What is shown of it and a little around that, as memory that threads share. */
function crop(pixels: Uint8Array, { width, height }: PixelSize, shares: Uint8Array): PlateCut {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < shares.length; at++) {
    if (shares[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  [left, top] = [Math.max(0, left - AROUND), Math.max(0, top - AROUND)];
  const size = {
    width: Math.min(width, right + 1 + AROUND) - left,
    height: Math.min(height, bottom + 1 + AROUND) - top,
  };
  const cut = new Uint8Array(new SharedArrayBuffer(size.width * size.height * 4));
  for (let row = 0; row < size.height; row++) {
    const from = ((top + row) * width + left) * 4;
    cut.set(pixels.subarray(from, from + size.width * 4), row * size.width * 4);
  }
  bleedColours(cut, size.width, size.height);
  return { left, top, ...size, pixels: cut };
}
