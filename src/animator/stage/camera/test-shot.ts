import { cross, dot, normalise, subtract, UP, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import { turned, type Whereabouts } from '../whereabouts.ts';
import type { CameraPose } from './camera-motion.ts';

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

/** A picture of 54 rows in the film's own shape, each pixel owned by the nearest figure there. */
export function takeTestShot(
  players: readonly Player[],
  where: readonly Whereabouts[],
  pose: CameraPose,
  shape: number,
): SeenPlayer[] {
  const picture = openPicture(pose, shape);
  const drawn = players.map((player, index) => {
    const place = where[index];
    return place === undefined ? NOTHING : draw(picture, index, player, place);
  });
  const owned = countOwned(picture, players.length);
  return drawn.map((count, index) => tally(picture, owned.subarray(index * 3, index * 3 + 3), count));
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly owners: Int16Array;
  readonly depths: Float32Array;
  /** The last figure whose balls lie there, seen or not, counted from one. */
  readonly covered: Int16Array;
  /** Pixels from the left and the top, how far away, and how many pixels a metre is there; null for what is not before the camera. */
  project(at: Vector): Projected | null;
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

function openPicture(pose: CameraPose, shape: number): Picture {
  const height = ROWS;
  const width = Math.max(8, Math.round(ROWS * shape));
  const forward = normalise(subtract(pose.target, pose.eye));
  const right = normalise(cross(forward, Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : UP));
  const up = cross(right, forward);
  const focal = height / 2 / Math.tan((pose.fieldOfView * Math.PI) / 360);
  return {
    width,
    height,
    owners: new Int16Array(width * height).fill(-1),
    depths: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
    covered: new Int16Array(width * height),
    project(at) {
      const from = subtract(at, pose.eye);
      const depth = dot(from, forward);
      if (depth < NEAREST) return null;
      const metre = focal / depth;
      return { x: width / 2 + dot(from, right) * metre, y: height / 2 - dot(from, up) * metre, depth, metre };
    },
  };
}

/** Whatever lives is drawn as balls along its bones, a thing as the outline of its box. */
function draw(picture: Picture, index: number, player: Player, place: Whereabouts): Drawn {
  const corners = cornersOf(player, place).map(picture.project);
  const known = corners.filter((corner) => corner !== null);
  const box = known.length < corners.length ? null : boxOf(known, picture);
  if (box === null || !isThing(player)) return { ...drawBalls(picture, index, player, place), box };
  const outline = outlineOf(known);
  const depth = known.reduce((sum, corner) => sum + corner.depth, 0) / known.length;
  const inside = insideOf(box);
  if (inside === 0) return { ...NOTHING, box };
  const pixels: number[] = [];
  const { width, height } = picture;
  const [x1, y1] = [clampTo(box.right * width, width), clampTo(box.bottom * height, height)];
  for (let y = clampTo(box.top * height, height); y <= y1; y++)
    for (let x = clampTo(box.left * width, width); x <= x1; x++)
      if (isWithin(outline, x + 0.5, y + 0.5)) pixels.push(y * width + x);
  if (pixels.length === 0) {
    const [x, y] = [((box.left + box.right) / 2) * width, ((box.top + box.bottom) / 2) * height];
    pixels.push(clampTo(y, height) * width + clampTo(x, width));
  }
  for (const pixel of pixels) own(picture, pixel, index, depth);
  return { inside, pixels: pixels.length, area: (areaOf(outline) / (width * height)) * FILLED * inside, box };
}

/** Of a convex outline, in pixels. */
function areaOf(outline: readonly Projected[]): number {
  const twice = outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

const isThing = ({ thing, order }: Player): boolean => thing?.alive === false && order.family !== 'person';
const clampTo = (value: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(value)));

function own({ owners, depths }: Picture, pixel: number, index: number, depth: number): void {
  if (depth >= (depths[pixel] ?? 0)) return;
  depths[pixel] = depth;
  owners[pixel] = index;
}

function drawBalls(picture: Picture, index: number, player: Player, place: Whereabouts): Omit<Drawn, 'box'> {
  const { width, height, covered } = picture;
  const mark = index + 1;
  let [all, inside, pixels] = [0, 0, 0];
  for (const { at, radius } of ballsOf(player, place)) {
    const ball = picture.project(at);
    if (ball === null) continue;
    const { x, y, depth } = ball;
    const r = Math.max(0.6, radius * ball.metre);
    all += r * r;
    const [lastRow, lastColumn] = [Math.min(height - 1, y + r), Math.min(width - 1, x + r)];
    for (let py = Math.max(0, Math.floor(y - r)); py <= lastRow; py++) {
      const down = py + 0.5 - y;
      for (let px = Math.max(0, Math.floor(x - r)); px <= lastColumn; px++) {
        const aside = px + 0.5 - x;
        if (aside * aside + down * down > r * r) continue;
        const pixel = py * width + px;
        if (covered[pixel] !== mark) {
          covered[pixel] = mark;
          pixels += 1;
        }
        own(picture, pixel, index, depth);
      }
    }
    const clipped = Math.min(1, Math.max(0, (Math.min(width, x + r) - Math.max(0, x - r)) / (2 * r)));
    const cut = Math.min(1, Math.max(0, (Math.min(height, y + r) - Math.max(0, y - r)) / (2 * r)));
    inside += r * r * clipped * cut;
  }
  return { inside: all === 0 ? 0 : inside / all, pixels, area: pixels / (width * height) };
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

/** A point of the body where it stands or lies. */
function placed({ body, size }: Player, { at, heading, height, lies }: Whereabouts, upright: Vector): Vector {
  const local: Vector =
    lies === true ? [upright[0], upright[2] + body.length / 2, body.height / 2 - upright[1]] : upright;
  const [x, y, z] = turned(local, heading, size);
  return [at[0] + x, at[1] + y + (lies === true ? 0 : height - body.height * size), at[2] + z];
}

function cornersOf(player: Player, place: Whereabouts): Vector[] {
  const { width, height, length } = player.body;
  return [-0.5, 0.5].flatMap((x) =>
    [0, 1].flatMap((y) => [-0.5, 0.5].map((z) => placed(player, place, [x * width, y * height, z * length]))),
  );
}

function boxOf(corners: readonly Projected[], { width, height }: Picture): Box {
  const [across, down] = [corners.map(({ x }) => x / width), corners.map(({ y }) => y / height)];
  return {
    ...{ left: Math.min(...across), right: Math.max(...across) },
    ...{ top: Math.min(...down), bottom: Math.max(...down) },
  };
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

function isWithin(outline: readonly Projected[], x: number, y: number): boolean {
  return outline.every((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
}

function* ballsOf(player: Player, place: Whereabouts): Generator<{ at: Vector; radius: number }> {
  for (const { from, to, radius } of player.body.proxies) {
    const steps = Math.min(
      5,
      Math.max(
        1,
        Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / Math.max(0.02, radius * 1.4)),
      ),
    );
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const local: Vector = [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ];
      yield { at: placed(player, place, local), radius: radius * player.size };
    }
  }
}
