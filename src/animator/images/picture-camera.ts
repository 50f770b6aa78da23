import type { CameraMove } from '../catalogue/setting.ts';
import { mix } from '../maths/ease.ts';
import type { FilmSize } from '../picture/film.ts';
import type { Margins } from './cover.ts';

/** What the camera sees of a picture: its middle's way from rest in film pixels, and how much larger than the film it is. */
export interface PictureWindow {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The picture exactly covers the film. */
export const AT_REST: PictureWindow = { x: 0, y: 0, size: 1 };

/**
 * Depth without knowing any: the lower a row, the nearer it is taken to be, and the more it moves. This is by how much the
 * bottom leads and the top lags, when the camera closes in and when it travels. With twice as much, upright lines and
 * lettering lean visibly at the end of a move of eight seconds.
 */
const NEARNESS = 0.08;
const TRAVEL_NEARNESS = 0.04;

/** The frame rows' own windows: source row, first column and step, in film pixels at rest. `v` is -0.5 at the top, 0.5 below. */
function rowAt(window: PictureWindow, film: FilmSize, y: number): { x: number; y: number; step: number } {
  const v = y / film.height - 0.5;
  const travelled = 1 + 2 * TRAVEL_NEARNESS * v;
  const growth = window.size - 1;
  const step = 1 + growth * (1 + 2 * NEARNESS * v);
  return {
    x: film.width / 2 + window.x * travelled - (film.width / 2) * step,
    // The rows' own steps, added up from the middle: nothing is stretched more one way than the other,
    // and top and bottom give way alike.
    y: film.height * (0.5 + v + growth * (v + NEARNESS * (v * v - 0.25))) + window.y * travelled,
    step,
  };
}

/** Three doubles for each frame row, as the resampling kernel reads them; `left` and `top` are where the film begins in the raster. */
export function fillRows(rows: Float64Array, window: PictureWindow, film: FilmSize, left: number, top: number): void {
  for (let y = 0; y < film.height; y++) {
    const row = rowAt(window, film, y + 0.5);
    rows[y * 3] = row.y + top - 0.5;
    rows[y * 3 + 1] = row.x + row.step * 0.5 + left - 0.5;
    rows[y * 3 + 2] = row.step;
  }
}

/** The kernel's four taps reach two pixels beyond the window, and it works in blocks of four. */
const TAP_PIXELS = 4;

/** What must be there beyond the film's edges for these windows. Every row is linear in the window, so the ends are enough. */
export function marginsFor(windows: readonly PictureWindow[], film: FilmSize): Margins {
  const beyond = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const window of windows) {
    for (const y of [0, film.height]) {
      const row = rowAt(window, film, y);
      beyond.left = Math.max(beyond.left, -row.x);
      beyond.right = Math.max(beyond.right, row.x + row.step * film.width - film.width);
      beyond.top = Math.max(beyond.top, -row.y);
      beyond.bottom = Math.max(beyond.bottom, row.y - film.height);
    }
  }
  const pixels = (reach: number): number => Math.ceil(reach) + TAP_PIXELS;
  return {
    left: pixels(beyond.left),
    right: pixels(beyond.right),
    top: pixels(beyond.top),
    bottom: pixels(beyond.bottom),
  };
}

/** A move over eight seconds goes further than one over four, at about the same calm speed. */
function paceOf(durationSeconds: number): number {
  return Math.sqrt(durationSeconds / 8);
}

const ZOOM = 0.13;
const ZOOM_OUT = 0.07;
/** Shares of the side along which the camera travels. */
const TRAVEL = 0.1;
/** A pan beyond what the picture holds closes in by at most this share, rather than show what is not there. */
const CLOSING = 0.14;

const TOWARDS = {
  pan_left: { x: -1, y: 0 },
  pan_right: { x: 1, y: 0 },
  tilt_up: { x: 0, y: -1 },
  tilt_down: { x: 0, y: 1 },
} as const;

type PictureMove = 'static' | 'zoom_in' | 'zoom_out' | keyof typeof TOWARDS;

/** A picture has no depth to move through: what a real camera would do there comes down to these. */
const ON_A_PICTURE: Readonly<Record<CameraMove, PictureMove>> = {
  static: 'static',
  pan_left: 'pan_left',
  pan_right: 'pan_right',
  zoom_in: 'zoom_in',
  zoom_out: 'zoom_out',
  tilt_up: 'tilt_up',
  tilt_down: 'tilt_down',
  dolly_in: 'zoom_in',
  dolly_out: 'zoom_out',
  tracking: 'pan_right',
  handheld: 'zoom_in',
  aerial: 'zoom_out',
};

/** Where a camera ends that does not travel; `zoomOut` is how far this one draws back. */
function planZoom(move: 'static' | 'zoom_in' | 'zoom_out', pace: number, zoomOut: number): PictureWindow {
  switch (move) {
    case 'static':
      return AT_REST;
    case 'zoom_in':
      return { ...AT_REST, size: 1 / (1 + ZOOM * pace) };
    case 'zoom_out':
      return { ...AT_REST, size: 1 + zoomOut * pace };
  }
}

/** Where a move that begins at rest ends. `spare` is what the picture holds beyond the film on each side, in film pixels. */
export function planEnd(
  asked: CameraMove,
  film: FilmSize,
  spare: { readonly x: number; readonly y: number },
  durationSeconds: number,
): PictureWindow {
  const pace = paceOf(durationSeconds);
  const move = ON_A_PICTURE[asked];
  switch (move) {
    case 'static':
    case 'zoom_in':
    case 'zoom_out':
      return planZoom(move, pace, ZOOM_OUT);
    default: {
      const { x, y } = TOWARDS[move];
      const side = x === 0 ? film.height : film.width;
      const room = x === 0 ? spare.y : spare.x;
      const travel = Math.min(
        TRAVEL * pace * side,
        (room + (CLOSING * side * (1 - NEARNESS)) / 2) / (1 + TRAVEL_NEARNESS),
      );
      const lacking = Math.max(0, travel * (1 + TRAVEL_NEARNESS) - room);
      // The top closes in least, and must not show an edge either.
      return { x: x * travel, y: y * travel, size: 1 - (2 * lacking) / (side * (1 - NEARNESS)) };
    }
  }
}

/** How far the camera travels between two pictures: half of it is seen on each. */
const SHARED_TRAVEL = 0.06;

/** One move over two pictures: the first leaves its rest as the second comes to its own, both at the same speed. */
export function planShared(asked: CameraMove, film: FilmSize, durationSeconds: number): PictureWindow {
  const pace = paceOf(durationSeconds);
  const move = ON_A_PICTURE[asked];
  switch (move) {
    case 'static':
    case 'zoom_in':
    case 'zoom_out':
      return planZoom(move, pace, ZOOM);
    default: {
      const { x, y } = TOWARDS[move];
      return { x: x * SHARED_TRAVEL * pace * film.width, y: y * SHARED_TRAVEL * pace * film.height, size: 1 };
    }
  }
}

export function leaveRest(end: PictureWindow, eased: number): PictureWindow {
  return { x: end.x * eased, y: end.y * eased, size: mix(1, end.size, eased) };
}

/** The same move seen from its end: at `eased` 1 the picture is at rest. */
export function comeToRest(end: PictureWindow, eased: number): PictureWindow {
  return {
    x: end.x * (eased - 1),
    y: end.y * (eased - 1),
    size: mix(1, end.size, eased) / end.size,
  };
}
