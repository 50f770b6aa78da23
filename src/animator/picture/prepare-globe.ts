import { clamp, smoothstep } from '../maths/ease.ts';
import type { GlobeItem } from '../scenes/scene.ts';
import type { Care } from './care.ts';
import type { Compositor } from './compositor.ts';
import type { PreparedGlobe } from './draw-layers.ts';

/** The air around the ball reaches this far beyond its edge, as a share of the radius. */
const AIR = 0.07;

/** Picture pixels that one of the ball's own covers, by the picture's longer side. */
const PIXELS_SHOWN: Readonly<Record<Care, (longest: number) => number>> = {
  fast: (longest) => Math.max(1, longest / 800) * 1.9,
  film: (longest) => Math.max(1, longest / 1280) * 1.4,
  still: (longest) => Math.max(1, longest / 2600),
};

export async function prepareGlobe(compositor: Compositor, item: GlobeItem, care: Care): Promise<PreparedGlobe> {
  const { memory, share, width, height } = compositor;
  const reach = item.radius * (1 + AIR) * 2;
  const scale = PIXELS_SHOWN[care](Math.max(width, height));
  const side = Math.ceil(reach / scale) + 4;
  // What lies below the picture's edge even when the camera looks down is never computed.
  const seen = (height * 1.12 - (item.y - reach / 2)) / scale;
  const rows = Math.max(2, Math.min(side, Math.ceil(seen)));
  const painted = await share(async () => ({
    surface: memory.place(await item.surface()),
    clouds: memory.place(await item.clouds()),
    mapAt: mapBall(compositor, item, { side, rows, scale }),
  }));
  return { item, side, rows, scale, ...painted, out: memory.reserveRaster(side, rows) };
}

interface BallSize {
  readonly side: number;
  readonly rows: number;
  readonly scale: number;
}

/**
 * For every pixel of the ball: where on the map it looks, and how much light it gets. Done once; each frame only turns the map.
 * Layout of one pixel, 8 bytes: u, v (16 bit each), light, cover, rim, spare.
 */
function mapBall({ memory }: Compositor, item: GlobeItem, { side, rows, scale }: BallSize): number {
  const mapAt = memory.reserve(side * rows * 8);
  memory.bytes(mapAt, side * rows * 8).fill(0);
  const view = new DataView(memory.memory.buffer, mapAt, side * rows * 8);
  const length = Math.hypot(...item.sun);
  const [sunX, sunY, sunZ] = [item.sun[0] / length, item.sun[1] / length, item.sun[2] / length];
  const cos = Math.cos(item.tilt);
  const sin = Math.sin(item.tilt);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < side; i++) {
      const at = (j * side + i) * 8;
      const x = ((i + 0.5 - side / 2) * scale) / item.radius;
      const y = ((j + 0.5 - side / 2) * scale) / item.radius;
      const off = Math.hypot(x, y);
      if (off >= 1 + AIR) continue;
      if (off >= 1) {
        const facing = (x * sunX + y * sunY) / off;
        const air = Math.exp(-(off - 1) / 0.016) * smoothstep(-0.4, 0.5, facing + 0.15);
        // Light only: the colour comes from the rim, the cover says how much of the stars it hides.
        view.setUint8(at + 5, Math.max(1, Math.round(air * 235)));
        view.setUint8(at + 6, 235);
        continue;
      }
      const z = Math.sqrt(1 - off * off);
      const facing = x * sunX + y * sunY + z * sunZ;
      const turnedY = y * cos - z * sin;
      const turnedZ = y * sin + z * cos;
      const latitude = Math.asin(clamp(-turnedY, -1, 1));
      const longitude = Math.atan2(x, turnedZ);
      const edge = smoothstep(1, 1 - (1.6 * scale) / item.radius, off);
      const day = smoothstep(-0.1, 0.34, facing) * (0.14 + 0.9 * Math.max(0, facing));
      const limb = (1 - z) ** 3.1 * smoothstep(-0.25, 0.35, facing);
      view.setUint16(at, Math.floor((longitude / (Math.PI * 2) + 0.5) * 65_535), true);
      view.setUint16(at + 2, Math.min(65_535, Math.floor((0.5 - latitude / Math.PI) * 65_535)), true);
      view.setUint8(at + 4, Math.round(255 * clamp(day)));
      view.setUint8(at + 5, Math.round(255 * Math.max(edge, 0.9)));
      view.setUint8(at + 6, Math.round(220 * clamp(limb)));
    }
  }
  return mapAt;
}
