import type { NoiseField } from '../maths/noise.ts';
import type { Light } from '../plan/light.ts';
import type { Field, ShoreLine, WaterItem } from '../scenes/scene.ts';
import type { Care } from './care.ts';
import { BLENDS, type Compositor, type Placed } from './compositor.ts';
import { toScreenX, toScreenY, type View } from './view.ts';

const PARAMETER_COUNT = 32;
/** Three rows of ripples, which the kernel keeps behind its parameters. */
const SCRATCH_COUNT = 3 * 260;
const WATER_DEPTH = 0.5;
/** No shore: water as far as the picture goes. */
const ENDLESS = 1e6;

export interface PreparedWater {
  readonly item: WaterItem;
  readonly buffer: Placed;
  readonly parametersAt: number;
  readonly shoreAt: number;
  /** Picture pixels one of the buffer's covers. */
  readonly shrink: number;
}

export function prepareWater(compositor: Compositor, item: WaterItem, care: Care): PreparedWater {
  const { memory, width, height } = compositor;
  // Half size up to 1080p: ripples are soft, and this is the dearest pass of a frame. A still is drawn once: full size up to 2K.
  const shrink =
    care === 'still'
      ? Math.max(1, Math.round(Math.sqrt(width * height) / 2600))
      : Math.max(care === 'fast' ? 2.5 : 2, Math.ceil(width / 1280));
  const columns = Math.max(8, Math.ceil(width / shrink));
  const rows = Math.max(4, Math.ceil(((item.bottom - item.top) * 1.3) / shrink));
  return {
    item,
    buffer: memory.reserveRaster(columns, rows),
    parametersAt: memory.reserve((PARAMETER_COUNT + SCRATCH_COUNT) * 4),
    shoreAt: memory.reserve((columns + 8) * 4),
    shrink,
  };
}

function fillShore(target: Float32Array, view: View, field: Field, noise: NoiseField, shore: ShoreLine | null): void {
  if (shore === null) {
    target.fill(ENDLESS);
    return;
  }
  const swash = Math.sin(view.seconds * 0.85) * 0.75 + Math.sin(view.seconds * 1.37 + 1.2) * 0.25;
  for (let i = 0; i < target.length; i++) {
    const x = (i / target.length) * field.width + view.x * 0.6;
    const u = x / (230 * field.unit);
    const curve =
      noise.fbm(u, view.seconds * 0.05, 3) * shore.bend + noise.noise(u * 5, view.seconds * 0.25) * 3.5 * field.unit;
    const y = shore.y + curve + shore.slant * (x / field.width - 0.5) + swash * shore.reach;
    target[i] = toScreenY(view, y, WATER_DEPTH);
  }
}

/** Paints the water at reduced size from what is already in the frame, then lays it over the frame. */
export function drawWater(
  compositor: Compositor,
  field: Field,
  light: Light,
  noise: NoiseField,
  view: View,
  water: PreparedWater,
): void {
  const { memory, kernels, frameAt, width, height, rippleAt, rowAt } = compositor;
  const { item, buffer } = water;
  const top = toScreenY(view, item.top, WATER_DEPTH);
  const bottom = Math.min(height + 2, toScreenY(view, item.bottom, WATER_DEPTH));
  if (bottom - top < 2) return;
  fillShore(memory.floats(water.shoreAt, buffer.width), view, field, noise, item.shore);
  const foam = item.shore?.foam ?? [0, 0, 0];
  memory
    .floats(water.parametersAt, PARAMETER_COUNT)
    .set([
      ...[top, bottom, toScreenY(view, item.mirrorAt, WATER_DEPTH), field.unit, view.seconds, view.x],
      ...[toScreenX(view, light.sunX * field.width, 0), item.glitter, item.roughness, item.choppiness],
      ...item.near,
      ...item.far,
      ...light.sunColour,
      ...[item.mirrorNear, item.mirrorFar, item.shore === null ? 0 : 1, item.shore?.wet ?? 1],
      ...foam,
      ...[item.glitterWidth, item.stretch, 0, item.shade],
    ]);
  // The buffer has room for the nearest the camera comes; further away fewer rows do.
  const rows = Math.max(4, Math.min(buffer.height, Math.ceil((bottom - top) / water.shrink)));
  kernels.water(
    ...[frameAt, width, height, buffer.at, buffer.width, rows, rippleAt, water.shoreAt, water.parametersAt],
  );
  // Every picture pixel must find four neighbours inside the buffer, hence the last row and column are not reached.
  const perColumn = (buffer.width - 1.1) / width;
  const perRow = (rows - 1.01) / (bottom - top);
  const fixed = (value: number): number => Math.round(value * 65_536);
  const first = Math.ceil(top);
  kernels.blit(
    ...[frameAt, width, Math.max(0, first), Math.min(height, Math.ceil(bottom)), buffer.at, buffer.width, rows],
    ...[0, fixed(-top * perRow), Math.floor(perColumn * 65_536), Math.floor(perRow * 65_536), 0],
    ...[buffer.spansAt, rowAt, BLENDS.over, 256],
  );
}
