import { clamp, smoothstep } from '../../maths/ease.ts';
import { IDENTITY, standing, stretched } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement } from '../world.ts';
import { lookOf, Solids } from './architecture/solids.ts';
import { makeCrystals, makeDripstone } from './cave-stones.ts';
import { layerSeed } from './nature.ts';
import type { Relief } from './relief.ts';
import { placeRockSheet } from './rock-sheet.ts';
import { seasonOf } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

const HEIGHT = 7.2;
/** How high the water of the pools stands. */
export const POOL = -0.24;
/** Where the mouth is, seen from the middle, and half its width in radians. */
export const MOUTH = Math.PI + 0.36;
const MOUTH_HALF = 0.4;
/** Metres from the middle: beyond is the open. */
export const BEYOND = 18;

/** What a cave is made of. */
export interface CaveKind {
  readonly stone: Light;
  readonly floor: Light;
  readonly water: Light;
  readonly crystals: Light | null;
  readonly props: boolean;
}

/** How far the wall is from the middle in a direction. */
const wallAt = ({ noise }: Relief, angle: number): number => {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return (1 / Math.hypot(s / 11.5, c / (c > 0 ? 14.5 : 12))) * (1 + 0.2 * noise.noise(s * 1.7 + 3, c * 1.7));
};

/** Walls and roof in one sheet around the middle; toward the mouth it runs out into the open. */
export function layChamber(order: PlaceOrder, relief: Relief, { stone }: CaveKind): Placement {
  return placeRockSheet({
    seed: layerSeed(order, 3),
    columns: 210,
    rows: 64,
    base(u, v) {
      const angle = -u * Math.PI * 2;
      const rise = clamp(v, 0, 0.997) * Math.PI * 0.5;
      const off = Math.atan2(Math.sin(angle - MOUTH), Math.cos(angle - MOUTH));
      const mouth = 1 - smoothstep(0.5, 1.12, Math.hypot(off / MOUTH_HALF, clamp(v) / 0.47));
      const reach = wallAt(relief, angle) * (Math.cos(rise) ** 0.5 + mouth * 1.1);
      return [Math.sin(angle) * reach, -1.3 + (HEIGHT + 1.3) * Math.sin(rise) ** 0.82, Math.cos(angle) * reach];
    },
    rough: 1.15,
    block: [2.3, 1.25],
    stone,
    moss: lightOf(0x5f6b3c),
    mossy: 0.25,
    season: { ...seasonOf(order, false), snow: 0, wet: 0 },
    openness: ([x, y, z]) =>
      clamp(0.5 + 0.35 * smoothstep(5, -12, z) - 0.1 * smoothstep(3, 7, y) + 0.1 * Math.min(1, Math.abs(x) / 12)),
    isOpen: ([x, , z]) => Math.hypot(x, z) > BEYOND,
    tone: ([x, y, z], colour) => {
      const band = 0.82 + 0.36 * clamp(0.5 + relief.noise.noise(y * 0.9 + x * 0.08, z * 0.12) * 0.9);
      return timesLight(colour, band * (y < 0.5 ? 0.7 : 1));
    },
  });
}

/** Cones from the roof and on the floor, out of everybody's way. */
export function hangStones(
  order: PlaceOrder,
  sight: Sight,
  relief: Relief,
  heightAt: (x: number, z: number) => number,
  kind: CaveKind,
): Placement[] {
  const random = makeRandom(layerSeed(order, 4)).spawn('stones');
  const pale = mixLight(kind.stone, lightOf(0xcdbfa8), 0.35);
  const [hanging, rising] = [true, false].map((hangs) => [0, 1, 2].map(() => makeDripstone(random, pale, hangs)));
  const crystals = kind.crystals === null ? [] : [0, 1].map(() => makeCrystals(random, kind.crystals ?? [1, 1, 1]));
  const placements: Placement[] = [];
  for (let k = 0; k < 150; k++) {
    const [angle, share] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.93];
    const far = wallAt(relief, angle) * share;
    const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far];
    const roof = -1.3 + (HEIGHT + 1.3) * Math.sqrt(Math.max(0, 1 - share ** 3.2)) ** 0.82;
    const long = Math.min(random.between(0.5, 2.6) * (0.5 + share), Math.max(0.3, roof - (far < 6 ? 3.9 : 2.2)));
    const pick = random.index(3);
    const [mesh, growth] = [hanging?.[pick], rising?.[pick]];
    const wide = 0.6 + long * random.between(0.4, 0.7);
    if (mesh !== undefined && sight.nearest([x, roof - long, z]) > 1.6)
      placements.push({ mesh, matrix: stretched([x, roof + 0.25, z], angle * 7, [wide, long, wide]) });
    const y = heightAt(x, z);
    const off = Math.abs(Math.atan2(Math.sin(angle - MOUTH), Math.cos(angle - MOUTH)));
    if (
      share < 0.62 ||
      far < 6.4 ||
      off < 0.5 ||
      y < POOL + 0.05 ||
      sight.blocks([x, y, z], 0.8, 2) ||
      sight.nearest([x, y + 0.6, z]) < 2.2
    )
      continue;
    if (k % 3 === 0 && growth !== undefined)
      placements.push({
        mesh: growth,
        matrix: stretched([x, y - 0.08, z], angle * 5, [wide, random.between(0.5, 2), wide]),
      });
    const cluster = crystals[k % 2];
    if (cluster !== undefined && k % 2 === 1)
      placements.push({ mesh: cluster, matrix: standing([x, y, z], angle, random.between(0.5, 1.5)), shades: false });
  }
  return placements;
}

/** Timber that holds the roof of a mine. */
export function propRoof(): Placement {
  const solids = new Solids({ grounded: true });
  const wood = lookOf(0x6f5236, 'wood');
  for (const z of [-9.4, -7.6, 6.5]) {
    for (const x of [-4.4, 4.4]) solids.box([x - 0.15, -0.5, z - 0.15], [x + 0.15, 4.1, z + 0.15], wood, 1);
    solids.box([-4.9, 4.1, z - 0.18], [4.9, 4.45, z + 0.18], wood, 1);
    for (const side of [-1, 1])
      solids.tube(
        [
          [side * 4.3, 3, z],
          [side * 3.1, 4.15, z],
        ],
        0.1,
        wood,
        6,
      );
  }
  return { mesh: solids.build(), matrix: IDENTITY };
}
