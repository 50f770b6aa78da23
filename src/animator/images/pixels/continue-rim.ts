import { clamp } from '../../maths/ease.ts';
import type { Raster } from './raster.ts';

/** Levels between what is painted at the rim of a hole and what is there: more is another thing, that begins where somebody stood. */
const OTHER = 30;

/**
 * What is painted into a hole may begin with another thing right at its rim: a wall beside a flag, and whoever moves a hand's breadth before the two shows a stripe of wall
 * around himself. Near the rim the picture goes on instead, mirrored at it, as far as `reach`, and fades into what is painted.
 */
export function continueRim(
  { width, height, pixels }: Raster,
  hole: Uint8Array,
  painted: Uint8Array,
  { reach, others }: { readonly reach: number; readonly others?: Uint8Array },
): void {
  if (reach < 2) return;
  const nearest = nearestKnown(hole, width, reach);
  for (let at = 0; at < hole.length; at++) {
    const rim = nearest[at] ?? -1;
    if (hole[at] !== 1 || rim < 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const [rx, ry] = [rim % width, Math.floor(rim / width)];
    const away = Math.hypot(x - rx, y - ry);
    // Behind a figure nobody goes on who stands beside it.
    if (away > reach || others?.[rim] === 1) continue;
    // As far outside as this is inside.
    const [sx, sy] = [clamp(2 * rx - x, 0, width - 1), clamp(2 * ry - y, 0, height - 1)];
    const mirror = sy * width + sx;
    const source = hole[mirror] === 1 || others?.[mirror] === 1 ? rim : mirror;
    const [to, from] = [at * 4, source * 4];
    const apart = Math.max(
      ...[0, 1, 2].map((part) => Math.abs((painted[to + part] ?? 0) - (pixels[from + part] ?? 0))),
    );
    const share = clamp((apart - OTHER) / OTHER) * clamp((1 - away / reach) * 2);
    for (let part = 0; part < 3; part++) {
      const own = painted[to + part] ?? 0;
      painted[to + part] = Math.round(own + ((pixels[from + part] ?? 0) - own) * share);
    }
  }
}

/** Of each pixel of the hole the nearest outside of it, handed on between neighbours forth and back; -1 where none is within reach. */
function nearestKnown(hole: Uint8Array, width: number, reach: number): Int32Array {
  const nearest = Int32Array.from(hole, (value, at) => (value === 1 ? -1 : at));
  const most = (reach + 1) ** 2;
  const awayFrom = (at: number, rim: number): number =>
    ((at % width) - (rim % width)) ** 2 + (Math.floor(at / width) - Math.floor(rim / width)) ** 2;
  const pass = (step: 1 | -1): void => {
    for (let index = 0; index < hole.length; index++) {
      const at = step === 1 ? index : hole.length - 1 - index;
      if (hole[at] !== 1) continue;
      const x = at % width;
      let [best, least] = [nearest[at] ?? -1, most];
      if (best >= 0) least = awayFrom(at, best);
      for (const beside of [-step, -step * width, -step * width - 1, -step * width + 1]) {
        const next = at + beside;
        if (next < 0 || next >= hole.length || Math.abs((next % width) - x) > 1) continue;
        const rim = nearest[next] ?? -1;
        if (rim < 0) continue;
        const away = awayFrom(at, rim);
        if (away < least) [best, least] = [rim, away];
      }
      nearest[at] = best;
    }
  };
  pass(1);
  pass(-1);
  return nearest;
}
