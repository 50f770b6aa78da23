import type { Film } from '../lens/film.ts';
import { clamp, smoothstep } from '../maths/ease.ts';
import type { Stage } from '../stage/stage.ts';
import { fieldAt, type PictureField, soften } from './look-around.ts';
import { alphaAt, gridShare, type Plate } from './plate.ts';
import { GROWTH, openPlate, type PlateFilmOptions } from './plate-film.ts';

/** One end of the way from a first picture to a last. */
interface WayEnd {
  readonly plate: Plate;
  readonly stage: Stage;
}

/** Shares of the film between which the first picture gives way to the last; a wipe over somebody is short. */
const OPENS = { from: 0.3, to: 0.7 } as const;
const WIPES = { from: 0.43, to: 0.57 } as const;
/** How wide the edge between them is, of 255: a seam, and never one picture through the other. Over a face it is no more than a line. */
const EDGE = { opens: 30, wipes: 5 } as const;

/**
 * From one picture to another. The camera goes into the depth of the first, which opens from its far end, and comes out of the depth of the second,
 * where it was taken.
 */
export async function prepareWay(
  first: WayEnd,
  last: WayEnd,
  frameCount: number,
  options: Omit<PlateFilmOptions, 'stage'>,
): Promise<Film> {
  const { size, memory, share } = options;
  const length = first.stage.durationSeconds;
  const leaving = await openPlate(first.plate, (time) => smoothstep(0, GROWTH, time / length), {
    ...options,
    stage: first.stage,
  });
  const coming = await openPlate(last.plate, (time) => smoothstep(1, 1 - GROWTH, time / length), {
    ...options,
    stage: backwards(last.stage),
    toRest: true,
  });
  const { lens } = leaving;
  const wipes = isOverlapping(first.plate, last.plate);
  const { from, to } = wipes ? WIPES : OPENS;
  const pixels = lens.size.width * lens.size.height;
  const maskAt = await share(() => {
    const at = memory.reserve(pixels);
    const { width, height } = lens.size;
    memory.bytes(at, pixels).set(wipes ? wipingMask(width, height) : openingMask(first.plate, width, height));
    return at;
  });
  lens.prepareOutput(size.width);
  coming.lens.prepareOutput(size.width);
  let shown = lens;
  return {
    bytesPerFrame: (size.width * size.height * 3) / 2,
    compose(frame) {
      const way = Math.min(1, frame / Math.max(1, frameCount - 1));
      const time = way * length;
      const through = smoothstep(from, to, way);
      shown = through < 1 ? lens : coming.lens;
      if (through < 1) leaving.draw(time, frame);
      if (through > 0) coming.draw(time, frame);
      if (through <= 0 || through >= 1) return;
      const seam = wipes ? EDGE.wipes : EDGE.opens;
      const edge = Math.round(through * (255 + seam));
      lens.kernels.crossPicture(lens.record.at, coming.lens.record.get('picture'), maskAt, edge, seam);
    },
    print: (_frame, at) => shown.kernels.writeI420(shown.record.at, at, size.width, size.height),
  };
}

/** The same path, so that it ends where the picture was taken. */
function backwards(stage: Stage): Stage {
  const length = stage.durationSeconds;
  return {
    ...stage,
    shots: stage.shots.map((shot) => ({
      ...shot,
      keys: shot.keys.toReversed().map((key) => ({ ...key, time: length - key.time })),
    })),
  };
}

/** Two who stand at one place: opened from its depth, one of them would look out of the other's face. */
function isOverlapping({ subject: one }: Plate, { subject: other }: Plate): boolean {
  if (one === null || other === null) return false;
  const [wide, tall] = [
    Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left),
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top),
  ];
  return wide > 0.08 && tall > 0.15;
}

/** From the right to the left, a little aslant. */
function wipingMask(width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let at = 0; at < mask.length; at++) {
    const [u, v] = [(at % width) / width, Math.floor(at / width) / height];
    mask[at] = Math.round(255 * clamp((1 - u + 0.2 * v) / 1.2));
  }
  return mask;
}

const MASK_WIDTH = 96;

/** When each pixel gives way: what is farthest first, and from the middle outward. */
function openingMask(plate: Plate, width: number, height: number): Uint8Array {
  const rows = Math.max(8, Math.round((MASK_WIDTH * height) / width));
  const depths = depthField(plate);
  const raw = new Float32Array(MASK_WIDTH * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < MASK_WIDTH; x++) {
      const [u, v] = [(x + 0.5) / MASK_WIDTH, (y + 0.5) / rows];
      const aside = Math.hypot(u - 0.5, (v - plate.surroundings.horizon) * 0.8) / 0.75;
      raw[y * MASK_WIDTH + x] = 0.55 * fieldAt(depths, u, v) + 0.45 * clamp(aside);
    }
  }
  // Evenly over time: as much of the picture gives way in each moment.
  const order = raw.toSorted();
  const rank = (value: number): number => {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((order[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low / order.length;
  };
  const field: PictureField = { width: MASK_WIDTH, height: rows, values: soften(raw.map(rank), MASK_WIDTH, rows) };
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      mask[y * width + x] = Math.round(255 * clamp(fieldAt(field, (x + 0.5) / width, (y + 0.5) / height)));
    }
  }
  return mask;
}

/** 0 for what is farthest, 1 for what is nearest, whoever stands before it among it. */
function depthField(plate: Plate): PictureField {
  const { columns, rows, depths, subject } = plate;
  const [width, height] = [64, 36];
  const values = new Float32Array(width * height);
  const nearest = depths.reduce((low, depth) => Math.min(low, depth), 1e9);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = gridShare(plate, column, row);
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      const at = Math.floor(v * height) * width + Math.floor(u * width);
      const depth = shownAt(plate, u, v) ? (subject?.depth ?? 1) : (depths[row * (columns + 1) + column] ?? 1);
      values[at] = clamp(nearest / depth);
    }
  }
  return { width, height, values: soften(values, width, height) };
}

function shownAt({ subject, area, size }: Plate, u: number, v: number): boolean {
  if (subject === null) return false;
  const [x, y] = [Math.floor(u * size.width) + area.left, Math.floor(v * size.height) + area.top];
  return alphaAt(subject.cut, x, y) > 0;
}
