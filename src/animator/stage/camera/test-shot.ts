import { cross, dot, normalise, subtract, UP, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { Whereabouts } from '../whereabouts.ts';
import type { CameraPose } from './camera-motion.ts';
import { CORNERS, type Shape, type Stand, shapeOf, standAt } from './test-shape.ts';

/** What a small picture of balls and boxes tells of each figure: shares of the picture from its left and top, and how much of it is seen. */
export interface SeenPlayer {
  readonly visible: number;
  /** Share of the picture that is its own. */
  readonly area: number;
  readonly across: number;
  readonly up: number;
  /** How much of it lies within the picture. */
  readonly inside: number;
  /** What it would fill of the picture, seen or not; null for what is behind the camera. */
  readonly box: Box | null;
}

/** Shares of the picture from its left and its top, those of what is cut off too. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const ROWS = 54;
/** Of the outline of a thing's box: how much the thing itself fills. */
const FILLED = 0.66;
/** Metres: nearer to the camera nothing is looked at. */
const NEAREST = 0.05;

/** What is seen of each figure when they stand where they are told, from where the camera is. */
export type TakeTestShot = (where: readonly Whereabouts[], pose: CameraPose) => SeenPlayer[];

/**
 * A camera for pictures of 54 rows in the film's own shape, each pixel owned by the nearest figure there. What it draws is made ready once: the layouts of one
 * film are looked at hundreds of times.
 */
export function makeTestCamera(players: readonly Player[], shape: number): TakeTestShot {
  const paper = openPaper(shape);
  const shapes = players.map(shapeOf);
  return (where, pose) => {
    const picture = openPicture(paper, pose);
    const drawn = shapes.map((each, index) => {
      const place = where[index];
      return place === undefined ? NOTHING : draw(picture, index, each, place);
    });
    const owned = countOwned(picture, shapes.length);
    return drawn.map((count, index) => tally(picture, owned.subarray(index * 3, index * 3 + 3), count));
  };
}

interface Paper {
  readonly width: number;
  readonly height: number;
  readonly owners: Int16Array;
  readonly depths: Float32Array;
  /** The last figure whose balls lie there, seen or not, counted from one. */
  readonly covered: Int16Array;
}

interface Picture extends Paper {
  readonly eye: Vector;
  /** Of length one, from the eye. */
  readonly forward: Vector;
  readonly right: Vector;
  readonly up: Vector;
  /** Pixels that a metre is, a metre away. */
  readonly focal: number;
}

interface Projected {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly metre: number;
}

interface Drawn {
  readonly inside: number;
  /** That it would have if nothing stood before it. */
  readonly pixels: number;
  /** Of the picture, if nothing stood before it: a spoon is less than a pixel here. */
  readonly area: number;
  readonly box: Box | null;
}

const NOTHING: Drawn = { inside: 0, pixels: 0, area: 0, box: null };

function openPaper(shape: number): Paper {
  const height = ROWS;
  const width = Math.max(8, Math.round(ROWS * shape));
  return {
    ...{ width, height, owners: new Int16Array(width * height) },
    ...{ depths: new Float32Array(width * height), covered: new Int16Array(width * height) },
  };
}

function openPicture(paper: Paper, { eye, target, fieldOfView }: CameraPose): Picture {
  paper.owners.fill(-1);
  paper.depths.fill(Number.POSITIVE_INFINITY);
  paper.covered.fill(0);
  const forward = normalise(subtract(target, eye));
  const right = normalise(cross(forward, Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : UP));
  const focal = paper.height / 2 / Math.tan((fieldOfView * Math.PI) / 360);
  return { ...paper, eye, forward, right, up: cross(right, forward), focal };
}

/** Pixels from the left and the top, how far away, and how many pixels a metre is there; null for what is not before the camera. */
function project({ width, height, eye, forward, right, up, focal }: Picture, at: Vector): Projected | null {
  const from = subtract(at, eye);
  const depth = dot(from, forward);
  if (depth < NEAREST) return null;
  const metre = focal / depth;
  return { x: width / 2 + dot(from, right) * metre, y: height / 2 - dot(from, up) * metre, depth, metre };
}

/** Whatever lives is drawn as balls along its bones, a thing as the outline of its box. */
function draw(picture: Picture, index: number, shape: Shape, place: Whereabouts): Drawn {
  const stand = standAt(shape.player, place);
  const known: Projected[] = [];
  for (let at = 0; at < shape.corners.length; at += 3) {
    const corner = project(picture, stand(shape.corners, at));
    if (corner !== null) known.push(corner);
  }
  const box = known.length < CORNERS ? null : boxOf(known, picture);
  if (box === null || !shape.isThing) return { ...drawBalls(picture, index, shape, stand), box };
  const outline = outlineOf(known);
  const depth = known.reduce((sum, corner) => sum + corner.depth, 0) / known.length;
  const inside = insideOf(box);
  if (inside === 0) return { ...NOTHING, box };
  const pixels = fillOutline(picture, index, outline, box, depth);
  return { inside, pixels, area: (areaOf(outline) / (picture.width * picture.height)) * FILLED * inside, box };
}

/** How many pixels lie in it; what is smaller than one has that in its middle. Row by row, between the edges on either side. */
function fillOutline(picture: Picture, index: number, outline: readonly Projected[], box: Box, depth: number): number {
  const { width, height } = picture;
  const [first, last] = [clampTo(box.left * width, width), clampTo(box.right * width, width)];
  const lowest = clampTo(box.bottom * height, height);
  let count = 0;
  for (let row = clampTo(box.top * height, height); row <= lowest; row++) {
    let [from, to] = [first, last];
    for (let corner = 0; corner < outline.length; corner++) {
      const [a, b] = [outline[corner], outline[(corner + 1) % outline.length]];
      if (a === undefined || b === undefined) continue;
      const rise = b.y - a.y;
      const across = (b.x - a.x) * (row + 0.5 - a.y);
      if (rise > 0) to = Math.min(to, Math.floor(a.x + across / rise - 0.5));
      else if (rise < 0) from = Math.max(from, Math.ceil(a.x + across / rise - 0.5));
      else if (across < 0) to = -1;
    }
    for (let column = from; column <= to; column++) own(picture, row * width + column, index, depth);
    count += Math.max(0, to - from + 1);
  }
  if (count > 0) return count;
  const [x, y] = [((box.left + box.right) / 2) * width, ((box.top + box.bottom) / 2) * height];
  own(picture, clampTo(y, height) * width + clampTo(x, width), index, depth);
  return 1;
}

/** Of a convex outline, in pixels. */
function areaOf(outline: readonly Projected[]): number {
  const twice = outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

const clampTo = (value: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(value)));

function own({ owners, depths }: Picture, pixel: number, index: number, depth: number): void {
  if (depth >= (depths[pixel] ?? 0)) return;
  depths[pixel] = depth;
  owners[pixel] = index;
}

function drawBalls(picture: Picture, index: number, { player, balls }: Shape, stand: Stand): Omit<Drawn, 'box'> {
  const { width, height } = picture;
  let [all, inside, pixels] = [0, 0, 0];
  for (let at = 0; at < balls.length; at += 4) {
    const ball = project(picture, stand(balls, at));
    if (ball === null) continue;
    const { x, y, depth } = ball;
    const r = Math.max(0.6, (balls[at + 3] ?? 0) * player.size * ball.metre);
    all += r * r;
    pixels += fillDisc(picture, index, { x, y, r, depth });
    const clipped = Math.min(1, Math.max(0, (Math.min(width, x + r) - Math.max(0, x - r)) / (2 * r)));
    const cut = Math.min(1, Math.max(0, (Math.min(height, y + r) - Math.max(0, y - r)) / (2 * r)));
    inside += r * r * clipped * cut;
  }
  return { inside: all === 0 ? 0 : inside / all, pixels, area: pixels / (width * height) };
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly depth: number;
}

/** How many pixels of it no ball of the same figure has covered before. Row by row, from edge to edge. */
function fillDisc(
  { width, height, owners, depths, covered }: Picture,
  index: number,
  { x, y, r, depth }: Disc,
): number {
  const mark = index + 1;
  let fresh = 0;
  const last = Math.min(height - 1, Math.floor(y + r));
  for (let row = Math.max(0, Math.floor(y - r)); row <= last; row++) {
    const down = row + 0.5 - y;
    const rest = r * r - down * down;
    if (rest < 0) continue;
    const reach = Math.sqrt(rest);
    const end = row * width + Math.min(width - 1, Math.floor(x + reach - 0.5));
    for (let pixel = row * width + Math.max(0, Math.ceil(x - reach - 0.5)); pixel <= end; pixel++) {
      if (covered[pixel] !== mark) {
        covered[pixel] = mark;
        fresh += 1;
      }
      if (depth >= (depths[pixel] ?? 0)) continue;
      depths[pixel] = depth;
      owners[pixel] = index;
    }
  }
  return fresh;
}

/** Of each figure: how many pixels are its own, and the sums of their columns and rows. One pass for all: a layout is looked at hundreds of times. */
function countOwned({ owners, width, height }: Picture, figures: number): Float64Array {
  const sums = new Float64Array(figures * 3);
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const owner = owners[pixel] ?? -1;
      if (owner < 0) continue;
      const at = owner * 3;
      sums[at] = (sums[at] ?? 0) + 1;
      sums[at + 1] = (sums[at + 1] ?? 0) + x;
      sums[at + 2] = (sums[at + 2] ?? 0) + y;
    }
  }
  return sums;
}

function tally({ width, height }: Picture, owned: Float64Array, { inside, pixels, area, box }: Drawn): SeenPlayer {
  const [count = 0, across = 0, up = 0] = owned;
  const visible = pixels === 0 ? 0 : count / pixels;
  return {
    visible,
    area: area * visible,
    across: count === 0 ? 0.5 : (across / count + 0.5) / width,
    up: count === 0 ? 0.5 : (up / count + 0.5) / height,
    inside,
    box,
  };
}

function boxOf(corners: readonly Projected[], { width, height }: Picture): Box {
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { x, y } of corners) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left: left / width, right: right / width, top: top / height, bottom: bottom / height };
}

function insideOf({ left, right, top, bottom }: Box): number {
  const share = (from: number, to: number): number =>
    Math.max(0, Math.min(1, to) - Math.max(0, from)) / Math.max(1e-6, to - from);
  return share(left, right) * share(top, bottom);
}

/** The convex outline of points, in their order around it. */
function outlineOf(points: readonly Projected[]): Projected[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Projected[]): Projected[] => {
    const chain: Projected[] = [];
    for (const point of ordered) {
      for (let [a, b] = [chain.at(-2), chain.at(-1)]; a !== undefined && b !== undefined; ) {
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        chain.pop();
        [a, b] = [chain.at(-2), chain.at(-1)];
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
