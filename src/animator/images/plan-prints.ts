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
}

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
      centreX: film.width / 2 + (frames.length === 1 ? 0 : i % 2 === 0 ? -side : side),
      centreY,
    };
  });
}

/** `ground` is the film row the prints stand on; null where there is no ground. Frames never overlap. */
export function planPrints(aspects: readonly number[], film: FilmSize, ground: number | null): PrintPlan[] {
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
  });
  return { ...path, from: calm(path.from), to: calm(path.to) };
}
