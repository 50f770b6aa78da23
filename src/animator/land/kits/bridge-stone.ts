import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids } from './architecture/solids.ts';

/** An old bridge of stone arches along z, its way at y 0. */
export interface StoneBridge {
  readonly seed: number;
  readonly half: number;
  readonly from: number;
  readonly to: number;
  /** Metres from pier to pier, how wide a pier is, and how deep it stands. */
  readonly span: number;
  readonly pier: number;
  readonly foot: number;
  readonly stone: Look;
  readonly snowy: boolean;
}

const STEP = 0.5;

/** How high the underside is there; the foot inside a pier. */
function undersideAt({ from, span, pier, foot }: StoneBridge, z: number): number {
  const within = ((((z - from) % span) + span) % span) - span / 2;
  const half = (span - pier) / 2;
  if (Math.abs(within) >= half) return foot;
  const spring = foot * 0.62;
  return spring + Math.sqrt(1 - (within / half) ** 2) * (-0.95 - spring);
}

export function makeStoneBridge(bridge: StoneBridge): Mesh {
  const { half, from, to, span, pier, foot, stone, snowy } = bridge;
  const random = makeRandom(bridge.seed).spawn('bridge');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.95 + Math.min(0, y) * 0.03) });
  const tone = ([x, y, z]: Vector): Look =>
    darker(stone, (0.78 + 0.3 * Math.abs(Math.sin(z * 3.1 + Math.floor(y * 2) * 5.3 + x))) * (y < foot + 2 ? 0.7 : 1));
  for (let z = from; z < to; z += STEP) {
    const [a, b] = [undersideAt(bridge, z + 1e-3), undersideAt(bridge, z + STEP - 1e-3)];
    for (const side of [-1, 1]) {
      const x = side * half;
      const rows = Math.max(2, Math.ceil(-Math.min(a, b) / 0.6));
      for (let j = 0; j < rows; j++) {
        const at = (end: 0 | 1, k: number): number => {
          const low = end === 0 ? a : b;
          return solids.vertex([x, low + (-low * k) / rows, z + end * STEP], [side, 0, 0], tone);
        };
        const [p, q, r, s] = [at(0, j), at(1, j), at(1, j + 1), at(0, j + 1)];
        if (side > 0) solids.quad(q, p, s, r);
        else solids.quad(p, q, r, s);
      }
      // The ring of the arch, stone by stone.
      if (a > foot && b > foot) {
        const paint = darker(stone, random.between(0.85, 1.2));
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        solids.softBox([x - 0.08, low - 0.02, z + 0.02], [x + 0.08, high + 0.5, z + STEP - 0.02], 0.04, paint, {
          rings: 1,
        });
      }
    }
    const rise = (b - a) / STEP;
    const vault = [
      [-half, a, z],
      [half, a, z],
      [half, b, z + STEP],
      [-half, b, z + STEP],
    ].map(([x = 0, y = 0, w = 0]) => solids.vertex([x, y, w], [0, -1, rise], darker(stone, 0.55)));
    solids.quad(vault[0] ?? 0, vault[1] ?? 0, vault[2] ?? 0, vault[3] ?? 0);
  }
  // Cutwaters split the river before every pier.
  for (let z = from + span; z < to - 1; z += span)
    for (const side of [-1, 1]) {
      const profile = [
        [pier * 0.62, foot - 1],
        [pier * 0.56, foot * 0.45],
        [pier * 0.42, foot * 0.4],
        [0, foot * 0.28],
      ] as const;
      solids.lathe([side * half, 0, z], profile, ([x, y, w]) => tone([x, y, w]), 16);
    }
  layParapets(solids, bridge, random);
  if (snowy)
    for (const side of [-1, 1])
      solids.box([side * half - 0.26, 0.98, from], [side * half + 0.26, 1.06, to], lookOf(0xf0f4f6, 'snow'), 4);
  return solids.build();
}

/** Walls of blocks to both sides, with a coping. */
function layParapets(
  solids: Solids,
  { half, from, to, stone }: StoneBridge,
  random: ReturnType<typeof makeRandom>,
): void {
  for (const side of [-1, 1]) {
    const x = side * half;
    for (let row = 0; row < 2; row++)
      for (let z = from - row * 0.45; z < to; z += 0.92)
        solids.softBox(
          [x - 0.2, row * 0.4, Math.max(from, z) + 0.01],
          [x + 0.2, row * 0.4 + 0.39, Math.min(to, z + 0.91)],
          0.035,
          darker(stone, random.between(0.82, 1.16)),
          { rings: 1 },
        );
    for (let z = from; z < to; z += 1.5)
      solids.softBox([x - 0.27, 0.8, z], [x + 0.27, 0.98, z + 1.48], 0.05, darker(stone, random.between(1.02, 1.18)), {
        rings: 1,
      });
  }
}
