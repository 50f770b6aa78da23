import type { PixelSize } from '../../../core/media.ts';
import { clamp } from '../../maths/ease.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { ParticleSource } from '../../stage/stage.ts';
import { blur } from '../pixels/blur.ts';
import { fieldAt } from '../pixels/look-around.ts';
import type { Box } from '../subject/subject.ts';
import { beforeOf } from './beside-subject.ts';
import { flattenPlate } from './flatten-plate.ts';
import { alphaAt, type Plate, pointAt } from './plate.ts';

/**
 * Lights that go on in a picture when it gets dark: behind its windows and openings, which by day are darker than the walls around them, and where it has
 * lamps, which are far brighter. Each is as many soft discs as it has cells, so that it keeps its shape.
 */
export interface LightsOrder {
  /** Whether windows are lit, and lamps in a picture of the day; those of an evening always are. */
  readonly windows: boolean;
  readonly lamps: boolean;
  /** Whoever it shows is alive: its dark places are no windows. */
  readonly alive: boolean;
  readonly seed: number;
  /** How a light is printed: what its colour is multiplied by. */
  readonly print: Vector;
}

/** Cells across. */
const COLUMNS = 300;
/** Of the width: what is around a window. */
const AROUND = 0.035;
/** Levels and shares of what is around: darker is an opening, brighter a lamp. */
const OPENING = { share: 0.66, most: 88, around: 42 } as const;
const LAMP = { share: 1.45, least: 196 } as const;
/** Cells, and shares of all cells: the smallest and the largest light. */
const [LEAST_CELLS, MOST_SHARE] = [4, 0.0045];
/** Of the box around it: a light is of one piece. */
const FILLED = 0.5;
/** Times as long as wide, at most. */
const SLENDER = 5;
/** Times as wide as high: more is the shadow under a roof. */
const MOST_WIDE = 1.7;
/** Below the horizon, as a share of the height, is ground, where shadows are dark too. */
const GROUND_BELOW = 0.16;
/** Of the windows: behind the others nobody is at home. */
const AT_HOME = 0.8;
/** How many discs all together, at most. */
const MOST_DISCS = 2_600;
/** Discs lie over each other: this is what some of them are together. */
const WARM: Vector = [0.5, 0.2, 0.03];

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly colours: readonly [Float32Array, Float32Array, Float32Array];
  readonly luma: Float32Array;
}

export function lightsIn(plate: Plate, order: LightsOrder): ParticleSource[] {
  const grid = readGrid(plate);
  const { columns, rows } = grid;
  const kinds = findKinds(plate, grid, order);
  const random = makeRandom(order.seed).spawn('lights');
  const lights = gather(kinds, columns, rows)
    .filter(({ cells }) => cells.length >= LEAST_CELLS && cells.length <= columns * rows * MOST_SHARE)
    .filter((piece) => isOnePiece(piece, columns))
    .map((piece) => ({ ...piece, bright: random.between(0.55, 1.15), home: random.next() < AT_HOME }))
    .filter(({ kind, home }) => kind === 'lamp' || home);
  const discs = lights.reduce((sum, { cells }) => sum + cells.length, 0);
  // Of too many each second is left out, and the rest are larger.
  const step = Math.max(1, Math.ceil(discs / MOST_DISCS));
  return lights.flatMap((piece) => {
    const { middle, wide, high } = frameOf(piece, columns);
    const [x, y] = [Math.round(middle[0]), Math.round(middle[1])];
    const light = { kind: piece.kind, print: order.print };
    const halo = { ...light, size: Math.max(wide, high) * 0.8, bright: piece.bright * HALO };
    const discs = piece.cells
      .filter((_, index) => index % step === 0)
      .map((cell) => {
        const aside = Math.max(
          Math.abs((cell % columns) - middle[0]) / wide,
          Math.abs(Math.floor(cell / columns) - middle[1]) / high,
        );
        const bright = piece.bright * (1 - (1 - AT_EDGE) * (aside * 2) ** 2);
        return discAt(plate, grid, cell, { ...light, bright, size: Math.sqrt(step) });
      });
    return [...discs, discAt(plate, grid, y * columns + x, halo)];
  });
}

function readGrid(plate: Plate): Grid {
  const { area, size } = plate;
  const { ground } = flattenPlate(plate);
  const columns = Math.min(COLUMNS, size.width);
  const rows = Math.max(8, Math.round((columns * size.height) / size.width));
  const planes = [0, 1, 2].map(() => new Float32Array(columns * rows));
  const luma = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [Math.floor((row * size.height) / rows), Math.ceil(((row + 1) * size.height) / rows)];
    for (let column = 0; column < columns; column++) {
      const [left, right] = [
        Math.floor((column * size.width) / columns),
        Math.ceil(((column + 1) * size.width) / columns),
      ];
      const at = row * columns + column;
      for (const [part, plane] of planes.entries()) {
        let sum = 0;
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++)
            sum += ground[((y + area.top) * area.width + x + area.left) * 4 + part] ?? 0;
        plane[at] = sum / ((bottom - top) * (right - left));
      }
      luma[at] = 0.2126 * (planes[0]?.[at] ?? 0) + 0.7152 * (planes[1]?.[at] ?? 0) + 0.0722 * (planes[2]?.[at] ?? 0);
    }
  }
  const [red = luma, green = luma, blue = luma] = planes;
  return { columns, rows, luma, colours: [red, green, blue] };
}

/** Mean brightness of a picture: in a darker one what is bright is a lamp, and not the day. */
const EVENING = 78;

/** Whoever is so much taller than wide is somebody, and no house. */
const isUpright = ({ left, right, top, bottom }: Box, { width, height }: PixelSize): boolean =>
  (bottom - top) * height > (right - left) * width * 2;

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
const HOUSE_AREA = 0.12;

const [NOTHING, WINDOW, LAMPS] = [0, 1, 2];

/** For each cell whether it may be of a window or of a lamp. */
function findKinds({ surroundings, subject, area, size }: Plate, grid: Grid, order: LightsOrder): Float32Array {
  const { columns, rows, luma, colours } = grid;
  const reach = Math.max(2, Math.round(columns * AROUND));
  const around = blur(luma, columns, rows, reach);
  const lamps = order.lamps || surroundings.brightness < EVENING;
  const alive = order.alive || (subject !== null && isUpright(subject.box, size));
  const [red, green, blue] = colours.map((plane) => blur(plane, columns, rows, reach));
  // Where one house stands out, it is the one that is lit.
  const isHouse = subject !== null && !alive && areaOf(subject.box) > HOUSE_AREA;
  return luma.map((own, at) => {
    const [u, v] = [((at % columns) + 0.5) / columns, (Math.floor(at / columns) + 0.5) / rows];
    const mean = around[at] ?? 0;
    const shown =
      subject !== null &&
      alphaAt(subject.cut, Math.floor(u * size.width) + area.left, Math.floor(v * size.height) + area.top) > 128;
    if (fieldAt(surroundings.sky, u, v) > 0.04 || (shown && alive)) return NOTHING;
    if (lamps && own > LAMP.least && own > mean * LAMP.share) return LAMPS;
    if (!order.windows || own > OPENING.most || own > mean * OPENING.share || mean < OPENING.around) return NOTHING;
    if (!shown && (isHouse || v > surroundings.horizon + GROUND_BELOW)) return NOTHING;
    const [r, g, b] = [red?.[at] ?? 0, green?.[at] ?? 0, blue?.[at] ?? 0];
    const isLeafy = g > r * 1.02 && g > b * 1.04;
    return isLeafy ? NOTHING : WINDOW;
  });
}

interface Piece {
  readonly kind: 'window' | 'lamp';
  readonly cells: readonly number[];
}

/** Cells of one kind that touch each other. */
function gather(kinds: ArrayLike<number>, columns: number, rows: number): Piece[] {
  const seen = new Uint8Array(columns * rows);
  const pieces: Piece[] = [];
  for (let start = 0; start < seen.length; start++) {
    const kind = kinds[start];
    if (seen[start] === 1 || kind === NOTHING) continue;
    const cells = [start];
    seen[start] = 1;
    for (let next = 0; next < cells.length; next++) {
      const at = cells[next] ?? 0;
      const column = at % columns;
      for (const beside of [
        ...(column > 0 ? [at - 1] : []),
        ...(column < columns - 1 ? [at + 1] : []),
        ...(at >= columns ? [at - columns] : []),
        ...(at < columns * (rows - 1) ? [at + columns] : []),
      ]) {
        if (seen[beside] === 1 || kinds[beside] !== kind) continue;
        seen[beside] = 1;
        cells.push(beside);
      }
    }
    pieces.push({ kind: kind === LAMPS ? 'lamp' : 'window', cells });
  }
  return pieces;
}

interface Frame {
  readonly middle: readonly [column: number, row: number];
  readonly wide: number;
  readonly high: number;
}

function frameOf({ cells }: Piece, columns: number): Frame {
  const [xs, ys] = [cells.map((at) => at % columns), cells.map((at) => Math.floor(at / columns))];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: [(left + right) / 2, (top + bottom) / 2], wide: right - left + 1, high: bottom - top + 1 };
}

function isOnePiece(piece: Piece, columns: number): boolean {
  const { wide, high } = frameOf(piece, columns);
  if (piece.kind === 'window' && wide > high * MOST_WIDE) return false;
  return piece.cells.length >= wide * high * FILLED && Math.max(wide / high, high / wide) <= SLENDER;
}

/** Of a window's light what is left at its edges, and what falls around it. */
const [AT_EDGE, HALO] = [0.25, 0.1];

function discAt(
  plate: Plate,
  { columns, rows, colours }: Grid,
  cell: number,
  light: { readonly kind: Piece['kind']; readonly bright: number; readonly size: number; readonly print: Vector },
): ParticleSource {
  const { camera, depths, subject, area, size } = plate;
  const [u, v] = [((cell % columns) + 0.5) / columns, (Math.floor(cell / columns) + 0.5) / rows];
  const [x, y] = [u * size.width + area.left, v * size.height + area.top];
  const field = { width: plate.columns + 1, height: plate.rows + 1, values: depths };
  const shown = subject !== null && alphaAt(subject.cut, Math.floor(x), Math.floor(y)) > 0;
  // A little before the wall, so that nothing of it is in front of its own light.
  const depth = shown ? beforeOf(subject, camera) : fieldAt(field, x / area.width, y / area.height) * 0.95;
  const own = colours.map((plane) => (plane[cell] ?? 0) / 200);
  // What is seen behind a window, a frame or somebody's head, is seen before the light.
  const seen = clamp(0.55 + (own[1] ?? 0) * 1.6, 0.5, 1.2) * light.bright;
  const colour = (axis: 0 | 1 | 2): number =>
    (light.kind === 'lamp' ? clamp(own[axis] ?? 1, 0, 1.3) * (WARM[axis] + 0.12) : WARM[axis] * seen) /
    light.print[axis];
  return {
    kind: 'light',
    amount: ((1.8 * 2 * camera.across * depth) / columns) * light.size,
    from: { at: pointAt(camera, u, v, depth) },
    colour: [colour(0), colour(1), colour(2)],
  };
}
