import { standing } from '../../../maths/matrix.ts';
import { type Light, lightOf, type Mesh } from '../../../maths/mesh.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Lamp, Placement } from '../../world.ts';
import { lookOf, Solids, shine } from '../architecture/solids.ts';
import { type Land, layerSeed } from '../nature.ts';
import { mixLight, timesLight } from '../tones.ts';

/** What grows in tales and shines of itself: woods of mushrooms, in caves, forests and on other planets. */
export interface Luminous {
  readonly placements: readonly Placement[];
  readonly lamps: readonly Lamp[];
}

const NOTHING: Luminous = { placements: [], lamps: [] };
const MUSHROOMS = /\b(?:mushrooms?|fungi|fungus|toadstools?|plants?|flora|vegetation)\b/;
const SHINES = /\b(?:glow\w*|luminous|bioluminescen\w*|luminescent|neon|magical|enchanted|fluorescent)\b/;

/** Whether a place is told to be grown with mushrooms that shine. */
export const hasMushrooms = ({ dressing }: Pick<PlaceOrder, 'dressing'>): boolean =>
  dressing.some((word) => MUSHROOMS.test(word)) && dressing.some((word) => SHINES.test(word));

const HUES: readonly (readonly [RegExp, Light])[] = [
  [/\b(?:purple|violet|magenta)\b/, [0.75, 0.25, 1.5]],
  [/\b(?:pink)\b/, [1.4, 0.35, 0.9]],
  [/\b(?:green|emerald)\b/, [0.3, 1.3, 0.5]],
  [/\b(?:orange|amber|golden|gold|yellow|red)\b/, [1.5, 0.65, 0.2]],
];
const BLUE: Light = [0.2, 0.75, 1.5];
const SEGMENTS = 22;

/** One mushroom of a metre: a stem that narrows, a cap with a skirt, gills that shine below it and spots above. */
function makeMushroom(random: Random, hue: Light): Mesh {
  const solids = new Solids({ grounded: true });
  const flat = random.between(0.75, 1.25);
  const wide = random.between(0.34, 0.5);
  const stem = lookOf(0xcfd2da, 'skin');
  solids.lathe(
    [0, -0.04, 0],
    [
      [0.13, 0],
      [0.09, 0.12],
      [0.065, 0.4],
      [0.06, 0.62],
      [0.08, 0.72],
    ],
    ([, y]) => ({ ...stem, colour: mixLight(stem.colour, timesLight(hue, 0.7), 0.25 + 0.5 * y) }),
    14,
  );
  // Below the cap the gills are the brightest.
  solids.lathe(
    [0, 0.66, 0],
    [
      [0.07, 0.04],
      [wide * 0.6, 0.015],
      [wide * 0.97, -0.035],
    ],
    (_, u) => shine(hue, Math.round(u * SEGMENTS * 2) % 2 === 0 ? 1.5 : 0.8),
    SEGMENTS * 2,
  );
  const rise = 0.3 * flat;
  solids.lathe(
    [0, 0.66, 0],
    [
      [wide * 0.97, -0.045],
      [wide, -0.02],
      [wide * 0.93, rise * 0.32],
      [wide * 0.72, rise * 0.66],
      [wide * 0.38, rise * 0.92],
      [0, rise],
    ],
    ([x, y, z]) =>
      shine(timesLight(hue, 0.16 + 0.5 * Math.hypot(x, z) ** 1.5 + 0.06 * Math.sin(x * 19 + z * 13 + y)), 1),
    SEGMENTS,
  );
  for (let k = 0; k < 11; k++) {
    const [angle, share] = [k * 2.4, 0.15 + 0.75 * ((k * 0.37) % 1)];
    const at = wide * share;
    const up = 0.66 + rise * Math.sqrt(Math.max(0, 1 - share ** 2)) * 0.98;
    const size = random.between(0.02, 0.05);
    solids.ball([Math.sin(angle) * at, up, Math.cos(angle) * at], [size, size * 0.5, size], shine(hue, 1.7), 8);
  }
  return solids.build({ twoSided: true });
}

interface Where {
  /** Metres from the middle: where they begin, and where they end. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The tallest, metres. */
  readonly tallest: number;
}

const [KINDS, LAMPS, APART] = [4, 7, 0.9];

/** Mushrooms around the middle, small ones near, tall ones farther away; the tallest light the ground and whoever comes. */
export function growMushrooms(order: PlaceOrder, land: Pick<Land, 'heightAt' | 'sight'>, where: Where): Luminous {
  if (!hasMushrooms(order)) return NOTHING;
  const random = makeRandom(layerSeed(order, 31)).spawn('mushrooms');
  const told = order.dressing.join(' ');
  const hue = HUES.find(([word]) => word.test(told))?.[1] ?? BLUE;
  const second: Light = mixLight(hue, [1.1, 0.35, 1.3], 0.55);
  const meshes = Array.from({ length: KINDS }, (_, kind) => makeMushroom(random, kind % 3 === 2 ? second : hue));
  const placements: Placement[] = [];
  const tall: { readonly at: readonly [number, number, number]; readonly size: number; readonly hue: Light }[] = [];
  for (let k = 0; k < where.count; k++) {
    const [angle, share] = [random.between(0, Math.PI * 2), random.next() ** 0.7];
    const far = where.from + (where.to - where.from) * share;
    const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far];
    const grown = random.chance(0.3) ? random.between(0.6, 1) : random.between(0.1, 0.4);
    const size = Math.max(0.18, where.tallest * grown * (0.25 + 0.75 * share));
    const y = land.heightAt(x, z);
    const at = [x, y, z] as const;
    if (land.sight.blocks([x, y, z], size * APART * 0.5, size) || land.sight.nearest([x, y + size / 2, z]) < 1.4)
      continue;
    if (tall.some((other) => Math.hypot(other.at[0] - x, other.at[2] - z) < (other.size + size) * 0.4)) continue;
    const kind = random.index(KINDS);
    const mesh = meshes[kind];
    if (mesh === undefined) continue;
    placements.push({ mesh, matrix: standing([x, y, z], random.between(0, 6.28), size), shades: false });
    tall.push({ at, size, hue: kind % 3 === 2 ? second : hue });
  }
  const lamps = tall
    .sort((a, b) => b.size / (2 + Math.hypot(b.at[0], b.at[2])) - a.size / (2 + Math.hypot(a.at[0], a.at[2])))
    .slice(0, LAMPS)
    .map(
      ({ at, size, hue: own }): Lamp => ({
        ...{ at: [at[0], at[1] + size * 0.55, at[2]], colour: timesLight(own, 3.2), reach: 9, size: 0.6 },
      }),
    );
  return { placements, lamps };
}

/** The light of a place that shines of itself: what is left of the day's. */
export const dimmed = (order: Pick<PlaceOrder, 'dressing'>, light: Light): Light =>
  hasMushrooms(order) ? timesLight(mixLight(light, lightOf(0x203050), 0.4), 0.4) : light;
