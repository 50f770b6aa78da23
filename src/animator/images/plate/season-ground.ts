import { clamp, smoothstep } from '../../maths/ease.ts';
import { blur } from '../pixels/blur.ts';
import { fieldAt, type PictureField } from '../pixels/look-around.ts';
import { gridShare, groundDepth, type Plate } from './plate.ts';

/** Where in a picture something can come to lie: small maps over its textures, margins and all. */
export interface Lying {
  /** 1 on level ground, 0 on what stands. */
  readonly flat: PictureField;
  /** 1 where nothing lies, since it is sky or water. */
  readonly clear: PictureField;
}

/** On the ground the relief is mostly the level's own, and this share what the net saw (see `groundDepths`). */
const SEEN = 0.25;
/** Corners of the grid over which a slope is taken. */
const REACH = 3;
/** A little below the horizon it is not known what is ground. */
const UNSURE = 0.05;

/** Where the sky is seen, and where only leaves are. */
const LAND = { open: 0.92, closed: 0.78 } as const;

/** Of its height: where the sky of a picture ends, for each share of its width. The map of the sky fades out above that. */
function makeSkyline({ sky }: Plate['surroundings']): (u: number) => number {
  const { width, height, values } = sky;
  const ends = Float32Array.from({ length: width }, (_, x) => {
    let end = 0;
    for (let y = 0; y < height; y++) if ((values[y * width + x] ?? 0) > FADED) end = y + 1;
    return end / height / SKY_KEPT;
  });
  return (u) => ends[clamp(Math.floor(u * width), 0, width - 1)] ?? 0;
}

const FADED = 0.03;
/** See `lookAround`: so much of a column's sky is in the map. */
const SKY_KEPT = 0.94;

/** By how the depth goes on: level ground comes nearer row by row, what stands does not. */
export function findLying(plate: Plate): Lying {
  const { columns, rows, camera, depths, surroundings } = plate;
  const [width, height] = [columns + 1, rows + 1];
  const flat = new Float32Array(width * height);
  const clear = new Float32Array(width * height);
  const skylineAt = makeSkyline(surroundings);
  const seenAt = (row: number, column: number, level: number): number =>
    (Math.log(depths[row * width + column] ?? 1) - (1 - SEEN) * Math.log(level)) / SEEN;
  for (let row = 0; row < height; row++) {
    const [above, below] = [Math.max(0, row - REACH), Math.min(rows, row + REACH)];
    for (let column = 0; column < width; column++) {
      const [u, v] = gridShare(plate, column, row);
      const at = row * width + column;
      const sky = surroundings.open ? 1 - smoothstep(-0.015, 0.005, v - skylineAt(u)) : 0;
      clear[at] = Math.max(sky, fieldAt(surroundings.water, u, v) * 0.9);
      const [far, near] = [above, below].map((each) => groundDepth(camera, gridShare(plate, column, each)[1]));
      if (far == null || near == null) continue;
      const level = Math.log(far) - Math.log(near);
      const seen = seenAt(above, column, far) - seenAt(below, column, near);
      const sure = smoothstep(surroundings.horizon, surroundings.horizon + UNSURE, v);
      const found = smoothstep(0.05, 0.45, seen / Math.max(1e-4, level));
      // What stands there mostly stands out, and is cut out: the rest is land, if not quite level.
      const land = surroundings.open ? LAND.open : LAND.closed;
      const least = land * smoothstep(0.04, 0.14, v - surroundings.horizon);
      flat[at] = sure * Math.max(found, least);
    }
  }
  return {
    flat: { width, height, values: blur(flat, width, height, 2) },
    clear: { width, height, values: clear },
  };
}
