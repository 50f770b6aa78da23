import { clamp } from '../maths/ease.ts';
import type { FilmSize } from '../picture/film.ts';
import type { CameraPath, CameraPose } from '../plan/camera.ts';

/** On an easel where there is ground, on cords where several hang below each other, afloat where nothing weighs anything. */
export type Mount = 'easel' | 'cords' | 'afloat';

/** One framed picture at the middle of the film, in film pixels. The picture stands in the middle of its frame. */
export interface PrintPlan {
  readonly mount: Mount;
  readonly centreX: number;
  readonly centreY: number;
  /** The frame's outer size. */
  readonly width: number;
  readonly height: number;
  /** What is seen of the picture itself: the rest, beyond the frame's own border, is a mat. */
  readonly pictureWidth: number;
  readonly pictureHeight: number;
  readonly border: number;
  readonly cords: Cords;
}

/** What holds a print that hangs, in film pixels; other prints have none. */
export interface Cords {
  /** Where they begin: at the frame above, or null for somewhere above the picture. */
  readonly from: number | null;
  /** How far they are from the print's middle. */
  readonly spread: number;
}

const CORD_SPREAD = 0.32;

/** Shares of the film's sides that one frame may take, by how many there are: side by side, and below each other. */
const ROW_ROOM = [
  { width: 0.46, height: 0.58 },
  { width: 0.38, height: 0.56 },
  { width: 0.28, height: 0.54 },
] as const;
const COLUMN_WIDTH = [0.76, 0.72, 0.62] as const;
const COLUMN_HEIGHT = [0.44, 0.62, 0.71] as const;
/** Legible: a tall picture may grow higher than its room to be this wide, and gets a mat when that is not enough. */
const LEAST_WIDTH = 0.205;
const GREATEST_HEIGHT = 0.7;
const GAP = 0.035;

type Frame = Omit<PrintPlan, 'mount' | 'centreX' | 'centreY'>;

function borderOf(film: FilmSize): number {
  return Math.max(2, Math.round(Math.min(film.width, film.height) * 0.024));
}

/** Around a picture of this height; what is too narrow or too flat for a frame gets a mat. */
function frame(aspect: number, pictureHeight: number, film: FilmSize): Frame {
  const border = borderOf(film);
  const width = pictureHeight * aspect;
  return {
    width: Math.round(Math.max(width, LEAST_WIDTH * film.width)) + border * 2,
    height: Math.round(Math.max(pictureHeight, 0.12 * Math.min(film.width, film.height))) + border * 2,
    pictureWidth: Math.max(2, Math.round(width)),
    pictureHeight: Math.max(2, Math.round(pictureHeight)),
    border,
    cords: { from: null, spread: 0 },
  };
}

function frameInRow(aspect: number, film: FilmSize, room: { readonly width: number; readonly height: number }): Frame {
  const border = borderOf(film);
  const fitting = Math.min(room.height * film.height - border * 2, (room.width * film.width - border * 2) / aspect);
  const legible = Math.min(GREATEST_HEIGHT * film.height - border * 2, (LEAST_WIDTH * film.width) / aspect);
  return frame(aspect, Math.max(fitting, legible), film);
}

/** They share the height: what flat pictures leave, tall ones take. */
function frameInColumn(aspects: readonly number[], film: FilmSize): Frame[] {
  const border = borderOf(film);
  const nth = clamp(aspects.length - 1, 0, COLUMN_WIDTH.length - 1);
  const widest = (COLUMN_WIDTH[nth] ?? 0) * film.width - border * 2;
  const gaps = GAP * film.height * (aspects.length - 1) + border * 2 * aspects.length;
  let left = (COLUMN_HEIGHT[nth] ?? 0) * film.height - gaps;
  const wanted = aspects.map((aspect, index) => ({ aspect, index, height: widest / aspect }));
  const frames: Frame[] = [];
  for (const [done, { aspect, index, height }] of wanted.sort((a, b) => a.height - b.height).entries()) {
    const own = Math.min(height, left / (aspects.length - done));
    left -= own;
    frames[index] = frame(aspect, own, film);
  }
  return frames;
}

/** Side by side. On easels they stand on the ground line; afloat they are staggered. */
function placeInRow(aspects: readonly number[], film: FilmSize, ground: number | null): PrintPlan[] {
  const room = ROW_ROOM[aspects.length - 1] ?? ROW_ROOM[2];
  const frames = aspects.map((aspect) => frameInRow(aspect, film, room));
  const taken = frames.reduce((sum, { width }) => sum + width, 0);
  const gap = Math.min(0.09 * film.width, (0.93 * film.width - taken) / Math.max(1, frames.length - 1));
  let left = (film.width - taken - gap * (frames.length - 1)) / 2;
  return frames.map((print, i) => {
    const centreX = left + print.width / 2;
    left += print.width + gap;
    const bottom = ground === null ? 0 : Math.min(ground - 0.1 * film.height, 0.75 * film.height);
    const afloat = 0.48 * film.height + (i % 2 === 0 ? -1 : 1) * 0.035 * film.height;
    return {
      ...print,
      mount: ground === null ? 'afloat' : 'easel',
      centreX,
      centreY: ground === null ? afloat : Math.max(bottom - print.height / 2, print.height / 2 + 0.07 * film.height),
    };
  });
}

/** Below each other, a little to the left and to the right in turn. */
function placeInColumn(aspects: readonly number[], film: FilmSize, ground: number | null): PrintPlan[] {
  const frames = frameInColumn(aspects, film);
  const gap = GAP * film.height;
  const taken = frames.reduce((sum, { height }) => sum + height, 0) + gap * (frames.length - 1);
  let top = Math.max(0.08 * film.height, 0.44 * film.height - taken / 2);
  return frames.map((print, i) => {
    const centreY = top + print.height / 2;
    top += print.height + gap;
    const side = clamp((0.8 * film.width - print.width) / 2, 0, 0.07 * film.width);
    return {
      ...print,
      mount: ground === null ? 'afloat' : 'cords',
      cords: { from: null, spread: CORD_SPREAD * print.width },
      centreX: film.width / 2 + (frames.length === 1 ? 0 : i % 2 === 0 ? -side : side),
      centreY,
    };
  });
}

/** Share of the film's height that a grid of prints may take, from the top: below it the ground stays free. */
const GRID_TOP = 0.06;
const GRID_BOTTOM = 0.82;
/** Share of a cell that its print leaves free. */
const GRID_GAP = 0.1;

interface Grid {
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** The grid in which the pictures come out largest. */
function chooseGrid(aspects: readonly number[], film: FilmSize): Grid {
  const grids = aspects.map((_, i): Grid => {
    const columns = i + 1;
    const rows = Math.ceil(aspects.length / columns);
    return {
      columns,
      cellWidth: (film.width * 0.96) / columns,
      cellHeight: (film.height * (GRID_BOTTOM - GRID_TOP)) / rows,
    };
  });
  const shown = ({ cellWidth, cellHeight }: Grid): number =>
    aspects.reduce((sum, aspect) => sum + Math.min(cellWidth, cellHeight * aspect) ** 2 / aspect, 0);
  return grids.reduce((best, grid) => (shown(grid) > shown(best) ? grid : best));
}

/** Many, or in a strip: in rows and columns, the last row in the middle. */
function placeInGrid(aspects: readonly number[], film: FilmSize, ground: number | null): PrintPlan[] {
  const { columns, cellWidth, cellHeight } = chooseGrid(aspects, film);
  const border = Math.max(2, Math.round(Math.min(cellWidth, cellHeight) * 0.035));
  const rows = Math.ceil(aspects.length / columns);
  const prints: PrintPlan[] = [];
  for (const [i, aspect] of aspects.entries()) {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? aspects.length - row * columns : columns;
    const pictureHeight = Math.min(
      cellHeight * (1 - GRID_GAP) - border * 2,
      (cellWidth * (1 - GRID_GAP) - border * 2) / aspect,
    );
    const pictureWidth = Math.max(2, Math.round(pictureHeight * aspect));
    const width = pictureWidth + border * 2;
    const above = inRow === columns ? prints[i - columns] : undefined;
    prints.push({
      mount: ground === null ? 'afloat' : 'cords',
      cords:
        above === undefined
          ? { from: null, spread: CORD_SPREAD * width }
          : {
              from: above.centreY + above.height / 2 - border / 2,
              spread: CORD_SPREAD * Math.min(width, above.width),
            },
      centreX: film.width / 2 + ((i % columns) - (inRow - 1) / 2) * cellWidth,
      centreY: film.height * GRID_TOP + (row + 0.5) * cellHeight,
      width,
      height: Math.max(2, Math.round(pictureHeight)) + border * 2,
      pictureWidth,
      pictureHeight: Math.max(2, Math.round(pictureHeight)),
      border,
    });
  }
  return prints;
}

/** More than these, or in a strip longer than this, stand in a grid. */
const MOST_IN_LINE = 3;
const LONGEST_LINE = 2;

/** `ground` is the film row the prints stand on; null where there is no ground. Frames never overlap. */
export function planPrints(aspects: readonly number[], film: FilmSize, ground: number | null): PrintPlan[] {
  const shape = Math.max(film.width / film.height, film.height / film.width);
  if (aspects.length > MOST_IN_LINE || shape > LONGEST_LINE) return placeInGrid(aspects, film, ground);
  if (film.width >= film.height) return placeInRow(aspects, film, ground);
  if (aspects.length > 1 || ground === null) return placeInColumn(aspects, film, ground);
  return frameInColumn(aspects, film).map((print) => {
    const bottom = Math.min(ground - 0.08 * film.height, 0.72 * film.height);
    return { ...print, mount: 'easel', centreX: film.width / 2, centreY: bottom - print.height / 2 };
  });
}

/** Prints are looked at, so the camera goes less far than over an empty scene; else the outer ones would leave the picture. */
const CALM_TRAVEL = 0.4;
const CALM_ZOOM = 0.6;

export function calmCamera(path: CameraPath): CameraPath {
  const calm = (pose: CameraPose): CameraPose => ({
    x: pose.x * CALM_TRAVEL,
    y: pose.y * CALM_TRAVEL,
    zoom: pose.zoom ** CALM_ZOOM,
    dolly: pose.dolly ** CALM_ZOOM,
  });
  return { ...path, from: calm(path.from), to: calm(path.to) };
}
