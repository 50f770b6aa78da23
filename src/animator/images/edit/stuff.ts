import { findColour } from '../../catalogue/attributes.ts';
import type { Rgb } from '../../maths/colour.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import { fieldAt } from '../pixels/look-around.ts';
import { flattenPlate } from '../plate/flatten-plate.ts';
import type { Plate } from '../plate/plate.ts';

/** What a picture is full of and nobody stands out of: it is told by its place and its colours. */
const STUFFS = ['sky', 'grass', 'leaves', 'water', 'snow'] as const;
type Stuff = (typeof STUFFS)[number];

const STUFF_WORDS: Readonly<Record<string, Stuff>> = {
  ...{ sky: 'sky', heaven: 'sky', grass: 'grass', meadow: 'grass', lawn: 'grass', field: 'grass', hill: 'grass' },
  ...{ leaves: 'leaves', foliage: 'leaves', trees: 'leaves', forest: 'leaves', bushes: 'leaves', woods: 'leaves' },
  ...{ water: 'water', sea: 'water', lake: 'water', ocean: 'water', river: 'water', snow: 'snow' },
};

export interface StuffWish {
  readonly stuff: Stuff;
  readonly colour: Rgb;
}

const ASKED =
  /\b(?:make|turn|paint|recolou?r|colou?r|change|dye)\s+(?:all\s+)?(?:the|this|its|all)\s+((?:[\w-]+\s+){0,3}?)([a-z]+)\s+((?:[\w-]+\s+){0,4}?)([a-z-]+)\b/i;

/** "Make the grass yellow", "turn the sky to a deep purple"; null where the words want something else. */
export function readStuffWish(prompt: string): StuffWish | null {
  const words = prompt.toLowerCase();
  const said = ASKED.exec(words);
  if (said === null) return null;
  const after = words.slice(said.index).split(/[^a-z]+/);
  const named = after.findIndex((word) => STUFF_WORDS[word] !== undefined);
  // "Make the grass beside the car red" speaks of the car.
  if (named < 0 || named > 5) return null;
  const colour = after
    .slice(named + 1, named + 6)
    .map(findColour)
    .find((found) => found !== null);
  const stuff = STUFF_WORDS[after[named] ?? ''];
  return colour === undefined || colour === null || stuff === undefined ? null : { stuff, colour };
}

const lumaOf = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Of the film: what stands out and is larger is the land itself. */
const LAND = { wide: 0.8, bottom: 0.95 } as const;

/** The picture with all of that stuff in another colour, as light and as dark in each place as it was. */
export function paintStuff(given: Plate, { stuff, colour }: StuffWish): Plate {
  const box = given.subject?.box;
  const isLand = box !== undefined && box.right - box.left > LAND.wide && box.bottom > LAND.bottom;
  const plate = isLand ? flattenPlate(given) : given;
  const { area, size } = plate;
  const shares = new Float32Array(area.width * area.height);
  const shareAt = SHARES[stuff](plate);
  let [sum, count] = [0, 1e-6];
  for (let at = 0; at < shares.length; at++) {
    const [r, g, b] = [plate.ground[at * 4] ?? 0, plate.ground[at * 4 + 1] ?? 0, plate.ground[at * 4 + 2] ?? 0];
    const u = ((at % area.width) - area.left + 0.5) / size.width;
    const v = (Math.floor(at / area.width) - area.top + 0.5) / size.height;
    const share = shareAt(clamp(u), clamp(v), r, g, b);
    shares[at] = share;
    sum += share * lumaOf(r, g, b);
    count += share;
  }
  const mean = Math.max(12, sum / count);
  // Half as light as it was, half as light as the colour is.
  const light = Math.sqrt(mean / Math.max(20, lumaOf(...colour)));
  const ground = new Uint8Array(new SharedArrayBuffer(plate.ground.length));
  ground.set(plate.ground);
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at] ?? 0;
    if (share === 0) continue;
    const luma = lumaOf(ground[at * 4] ?? 0, ground[at * 4 + 1] ?? 0, ground[at * 4 + 2] ?? 0);
    for (const part of [0, 1, 2] as const) {
      const own = ground[at * 4 + part] ?? 0;
      // Nothing that grows or shines is as pure as paint.
      const pure = colour[part] + (lumaOf(...colour) - colour[part]) * PALER;
      const wanted = clamp(pure * light * (luma / mean), 0, 255);
      ground[at * 4 + part] = Math.round(own + (wanted - own) * share);
    }
  }
  return count < shares.length * LEAST
    ? given
    : { ...plate, ground, surroundings: { ...plate.surroundings, grey: false } };
}

const PALER = 0.28;

/** Of the picture: of less there is none. */
const LEAST = 0.004;

type ShareAt = (u: number, v: number, r: number, g: number, b: number) => number;

const SHARES: Readonly<Record<Stuff, (plate: Plate) => ShareAt>> = {
  sky: skyShare,
  grass:
    ({ surroundings: { horizon } }) =>
    (_u, v, r, g, b) =>
      smoothstep(horizon - 0.08, horizon + 0.04, v) *
      smoothstep(1.02, 1.3, g / Math.max(1, b)) *
      smoothstep(0.86, 1.02, g / Math.max(1, r)),
  leaves:
    ({ surroundings: { sky, horizon } }) =>
    (u, v, r, g, b) =>
      smoothstep(0.25, 0.02, fieldAt(sky, u, v)) *
      smoothstep(1.08, 1.4, Math.max(r, g) / Math.max(1, b)) *
      smoothstep(235, 190, lumaOf(r, g, b)) *
      // Low in a picture what is green is grass.
      (1 - smoothstep(horizon + 0.02, horizon + 0.14, v) * smoothstep(0.94, 1.04, g / Math.max(1, r))) *
      smoothstep(0.95, 0.8, v),
  water:
    ({ surroundings: { water } }) =>
    (u, v) =>
      smoothstep(0.1, 0.5, fieldAt(water, u, v)),
  snow:
    ({ surroundings: { sky } }) =>
    (u, v, r, g, b) =>
      smoothstep(0.2, 0.02, fieldAt(sky, u, v)) *
      smoothstep(150, 190, lumaOf(r, g, b)) *
      smoothstep(48, 24, Math.max(r, g, b) - Math.min(r, g, b)),
};

/** Levels, of all three colours together, between which something is sky no more. */
const UNLIKE = [60, 130] as const;

const BELOW = 3;

/** By the colour that the sky has in the same row. */
function skyShare({ surroundings: { sky, horizon, open }, ground, area, size }: Plate): ShareAt {
  // Under clouds it is told by its light: what is bright and without a colour of its own, from above.
  if (!open)
    return (_u, v, r, g, b) =>
      smoothstep(0.5, 0.3, v) * smoothstep(165, 200, lumaOf(r, g, b)) * smoothstep(-24, -6, b - Math.max(r, g));
  const rows = 40;
  const means = Array.from({ length: rows }, () => [0, 0, 0, 0]);
  for (let at = 0; at < area.width * area.height; at += 3) {
    const u = ((at % area.width) - area.left) / size.width;
    const v = (Math.floor(at / area.width) - area.top) / size.height;
    if (u < 0 || v < 0 || u > 1 || v > 1 || fieldAt(sky, u, v) < 0.4) continue;
    const mean = means[Math.min(rows - 1, Math.floor(v * rows))] ?? [];
    for (let part = 0; part < 3; part++) mean[part] = (mean[part] ?? 0) + (ground[at * 4 + part] ?? 0);
    mean[3] = (mean[3] ?? 0) + 1;
  }
  let last: readonly number[] | null = null;
  let since = 0;
  // A little below the last of it, along the skyline, it is still told by its colour.
  const seen = means.map(([r = 0, g = 0, b = 0, count = 0]) => {
    since = count > 8 ? 0 : since + 1;
    last = count > 8 ? [r / count, g / count, b / count] : last;
    return since > BELOW ? null : last;
  });
  return (u, v, r, g, b) => {
    const mean = seen[Math.min(rows - 1, Math.floor(v * rows))] ?? null;
    if (mean === null || v > horizon + 0.04) return 0;
    const apart = Math.abs(r - (mean[0] ?? 0)) + Math.abs(g - (mean[1] ?? 0)) + Math.abs(b - (mean[2] ?? 0));
    return Math.max(smoothstep(0.3, 0.7, fieldAt(sky, u, v)), smoothstep(UNLIKE[1], UNLIKE[0], apart));
  };
}
