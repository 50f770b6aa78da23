import type { Field, GlobeItem, LayerItem, TwinklesItem } from '../scenes/scene.ts';
import { BLENDS, type Compositor, type Placed } from './compositor.ts';
import { toScreenX, toScreenY, type View, zoomAt } from './view.ts';

const FIXED = 65_536;

function fix(value: number): number {
  return Math.round(value * FIXED);
}

export function drawLayer(compositor: Compositor, field: Field, view: View, item: LayerItem, placed: Placed): void {
  const { kernels, width, height, frameAt, rowAt } = compositor;
  const { motion, depth, scale } = item;
  const zoom = zoomAt(view, depth);
  const perPixel = 1 / (zoom * scale);
  const drift = motion.drift * field.unit * view.seconds;
  const startX = (0.5 - view.centreX) / zoom + view.centreX - item.x - drift;
  const startY = (0.5 - view.centreY) / zoom + view.centreY + view.y;
  // A ground plane slides more the nearer its row is; the shift is linear in the row, which is what a shear is.
  const slide = item.depthAtHorizon === null ? 0 : (depth - item.depthAtHorizon) / (field.height - field.horizon);
  const shiftAtStart = item.depthAtHorizon === null ? depth : item.depthAtHorizon + slide * (startY - field.horizon);
  const layerHeight = placed.height * scale;
  const lean =
    (motion.sway * field.unit * (Math.sin(view.seconds * 1.25 + item.x) + 0.4 * Math.sin(view.seconds * 2.3))) /
    layerHeight;
  const leanAtStart = lean * (item.y + layerHeight - startY);
  const shear = (view.x * slide + lean) / zoom;
  const breath = 1 - motion.pulse * (0.5 + 0.5 * Math.sin(view.seconds * 0.9 + depth * 9));
  const alpha = Math.round(256 * item.alpha * breath);
  const blend = item.blend === 'screen' ? BLENDS.screen : placed.opaque && alpha === 256 ? BLENDS.copy : BLENDS.over;
  kernels.blit(
    ...[frameAt, width, 0, height, placed.at, placed.width, placed.height],
    ...[fix((startX + view.x * shiftAtStart - leanAtStart) / scale - 0.5), fix((startY - item.y) / scale - 0.5)],
    ...[fix(perPixel), fix(perPixel), fix(shear / scale), placed.spansAt, rowAt, blend, alpha],
  );
}

export interface SpriteAt {
  readonly x: number;
  readonly y: number;
  /** The point of the raster that comes to lie on (x, y). */
  readonly anchorX: number;
  readonly anchorY: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly angle: number;
  /** Sideways shift per row: shadows lean. */
  readonly skew: number;
  readonly alpha: number;
  readonly blend: 'over' | 'screen';
}

export function drawSprite(compositor: Compositor, placed: Placed, at: SpriteAt): void {
  const { kernels, width, height, frameAt } = compositor;
  const cos = Math.cos(at.angle);
  const sin = Math.sin(at.angle);
  // Forward map of raster to screen: [a c; b d].
  const a = cos * at.scaleX;
  const b = sin * at.scaleX;
  const c = -sin * at.scaleY + at.skew * cos * at.scaleY;
  const d = cos * at.scaleY + at.skew * sin * at.scaleY;
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-6) return;
  const ux = d / area;
  const uy = -c / area;
  const vx = -b / area;
  const vy = a / area;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const u of [-at.anchorX, placed.width - at.anchorX]) {
    for (const v of [-at.anchorY, placed.height - at.anchorY]) {
      const x = at.x + a * u + c * v;
      const y = at.y + b * u + d * v;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0 || bottom < 0 || left > width || top > height) return;
  const u0 = (0.5 - at.x) * ux + (0.5 - at.y) * uy + at.anchorX - 0.5;
  const v0 = (0.5 - at.x) * vx + (0.5 - at.y) * vy + at.anchorY - 0.5;
  kernels.sprite(
    ...[frameAt, width, height, placed.at, placed.width, placed.height],
    ...[Math.floor(left), Math.floor(top), Math.ceil(right) + 1, Math.ceil(bottom) + 1],
    ...[u0, v0, ux, vx, uy, vy, BLENDS[at.blend], Math.round(256 * at.alpha)],
  );
}

/** A sprite that is neither turned nor leant nor mirrored: row by row, as layers are, at a third of the cost. */
export function drawUpright(
  compositor: Compositor,
  placed: Placed,
  at: Pick<SpriteAt, 'x' | 'y' | 'anchorX' | 'anchorY'> & { readonly scale: number },
): void {
  const { kernels, width, height, frameAt, rowAt } = compositor;
  const top = at.y - at.anchorY * at.scale;
  const [first, last] = [Math.max(0, Math.floor(top)), Math.min(height, Math.ceil(top + placed.height * at.scale))];
  if (first >= last) return;
  const step = 1 / at.scale;
  kernels.blit(
    ...[frameAt, width, first, last, placed.at, placed.width, placed.height],
    ...[fix((0.5 - at.x) * step + at.anchorX - 0.5), fix((0.5 - at.y) * step + at.anchorY - 0.5)],
    ...[fix(step), fix(step), 0, placed.spansAt, rowAt, BLENDS.over, 256],
  );
}

export function drawTwinkles(compositor: Compositor, field: Field, view: View, item: TwinklesItem): void {
  const { kernels, width, height, frameAt } = compositor;
  for (const point of item.points) {
    const x = toScreenX(view, point.x, item.depth);
    const y = toScreenY(view, point.y, item.depth);
    if (x < -8 || y < -8 || x > width + 8 || y > height + 8) continue;
    const large = point.radius > 1.1 * field.unit;
    const alpha = point.alpha * (0.78 + 0.22 * Math.sin(view.seconds * (large ? 2.4 : 3.7) + point.phase));
    const radius = Math.max(0.5, point.radius);
    kernels.disc(frameAt, width, height, x, y, radius, 0.4, ...point.colour, alpha, BLENDS.screen);
    if (large) kernels.disc(frameAt, width, height, x, y, radius * 4, 1, ...point.colour, alpha * 0.35, BLENDS.screen);
  }
}

export interface PreparedGlobe {
  readonly item: GlobeItem;
  readonly side: number;
  readonly rows: number;
  readonly scale: number;
  readonly mapAt: number;
  readonly surface: Placed;
  readonly clouds: Placed;
  readonly out: Placed;
}

export function drawGlobe(compositor: Compositor, view: View, globe: PreparedGlobe): void {
  const { item, side, rows, scale, out } = globe;
  const turn = Math.round(view.seconds * item.turnsPerSecond * 65_536);
  const [red, green, blue] = item.rim;
  compositor.kernels.globe(
    ...[out.at, side * rows, globe.mapAt, globe.surface.at, globe.clouds.at, globe.surface.width, globe.surface.height],
    ...[turn, Math.round(turn * 1.35), Math.round(red), Math.round(green), Math.round(blue)],
  );
  const zoom = zoomAt(view, item.depth) * scale;
  const left = toScreenX(view, item.x, item.depth) - (side / 2) * zoom;
  const top = toScreenY(view, item.y, item.depth) - (side / 2) * zoom;
  const { frameAt, rowAt, width, height } = compositor;
  compositor.kernels.blit(
    ...[frameAt, width, 0, height, out.at, out.width, out.height],
    ...[fix((0.5 - left) / zoom - 0.5), fix((0.5 - top) / zoom - 0.5), fix(1 / zoom), fix(1 / zoom), 0],
    ...[out.spansAt, rowAt, BLENDS.over, 256],
  );
}
