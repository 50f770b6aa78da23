import type { Light } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, type Paint, Solids, shine } from './architecture/solids.ts';

/** How high a pointed arch is above its spring, `aside` metres from its middle; `half` is half its width. */
export function pointed(half: number, aside: number, sharp = 1.6): number {
  const radius = half * sharp;
  const reach = Math.min(half, Math.abs(aside)) + radius - half;
  return Math.sqrt(Math.max(0, radius * radius - reach * reach));
}

/** A bundle of shafts around a core, with a foot and a capital. */
export const makeBundlePier = (tall: number, thick: number, stone: Look): Piece => ({
  ...{ name: 'column', width: thick * 2.4, depth: thick * 2.4, height: tall },
  make() {
    const solids = new Solids({ grounded: true });
    const shaft = (x: number, z: number, radius: number, top: number): void => {
      solids.lathe(
        [x, 0, z],
        [
          [radius * 1.5, 0],
          [radius * 1.45, 0.35],
          [radius, 0.5],
          [radius * 0.97, top * 0.5],
          [radius * 0.97, top - 0.5],
          [radius * 1.35, top - 0.1],
          [radius * 1.4, top],
        ],
        (at) => darker(stone, 0.86 + 0.14 * Math.sin(at[1] * 2.3 + x * 3)),
        12,
      );
    };
    shaft(0, 0, thick * 0.72, tall);
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * Math.PI * 2;
      shaft(Math.sin(a) * thick * 0.72, Math.cos(a) * thick * 0.72, thick * 0.24, tall);
    }
    solids.box([-thick * 1.2, 0, -thick * 1.2], [thick * 1.2, 0.25, thick * 1.2], darker(stone, 0.8), 0.8);
    return solids.build();
  },
});

export interface Arcade {
  /** Of the wall's inner face, and how thick it is; it stands along z. */
  readonly x: number;
  readonly thick: number;
  readonly piers: readonly number[];
  readonly spring: number;
  readonly top: number;
  readonly stone: Paint;
  readonly edge: Look;
}

/** The wall above a row of piers, carried by pointed arches from one to the next. */
export function layArcade(solids: Solids, { x, thick, piers, spring, top, stone, edge }: Arcade): void {
  const steps = 14;
  for (let k = 0; k + 1 < piers.length; k++) {
    const [a, b] = [piers[k] ?? 0, piers[k + 1] ?? 0];
    const [middle, half] = [(a + b) / 2, Math.abs(b - a) / 2];
    for (let i = 0; i < steps; i++) {
      const [z0, z1] = [a + ((b - a) * i) / steps, a + ((b - a) * (i + 1)) / steps];
      const [y0, y1] = [spring + pointed(half, z0 - middle), spring + pointed(half, z1 - middle)];
      for (const side of [0, thick]) {
        const face = x + (x < 0 ? -side : side);
        const normal: Vector = [x < 0 === (side === 0) ? 1 : -1, 0, 0];
        const rows = 5;
        for (let j = 0; j < rows; j++) {
          const at = (y: number, z: number): number => solids.vertex([face, y, z], normal, stone);
          const v = (share: number, y: number): number => y + (top - y) * share;
          solids.quad(
            at(v(j / rows, y0), z0),
            at(v(j / rows, y1), z1),
            at(v((j + 1) / rows, y1), z1),
            at(v((j + 1) / rows, y0), z0),
          );
        }
      }
      const out = x < 0 ? -thick : thick;
      solids.sheet([x, y0, z0], [out, 0, 0], [0, y1 - y0, z1 - z0], edge);
    }
  }
}

/** Ribs across the nave from pier to pier and the webs between them: `gone` says where it has fallen in. */
export function layVault(
  solids: Solids,
  {
    half,
    spring,
    piers,
    stone,
    gone,
  }: {
    readonly half: number;
    readonly spring: number;
    readonly piers: readonly number[];
    readonly stone: Look;
    readonly gone: (z: number) => boolean;
  },
): void {
  const steps = 22;
  const [from, to] = [Math.min(...piers), Math.max(...piers)];
  const cell = 1.25;
  for (let z = from; z < to - 0.01; z += cell) {
    if (gone(z)) continue;
    for (let i = 0; i < steps; i++) {
      const [x0, x1] = [-half + (2 * half * i) / steps, -half + (2 * half * (i + 1)) / steps];
      const [y0, y1] = [spring + pointed(half, x0), spring + pointed(half, x1)];
      solids.sheet(
        [x0, y0, z],
        [x1 - x0, y1 - y0, 0],
        [0, 0, cell],
        darker(stone, 0.72 + 0.1 * ((i + Math.round(z / cell)) % 2)),
      );
    }
  }
  for (const z of piers) {
    const points = Array.from({ length: steps + 1 }, (_, i): Vector => {
      const x = -half + (2 * half * i) / steps;
      return [x, spring + pointed(half, x) - 0.12, z];
    });
    solids.tube(points, 0.24, darker(stone, 1.05), 7);
  }
  // Ribs that cross from one pier to the next but one's opposite.
  for (let k = 0; k + 1 < piers.length; k++) {
    const [a, b] = [piers[k] ?? 0, piers[k + 1] ?? 0];
    if (gone((a + b) / 2)) continue;
    for (const turn of [-1, 1]) {
      const points = Array.from({ length: steps + 1 }, (_, i): Vector => {
        const share = i / steps;
        const x = turn * (-half + 2 * half * share);
        return [x, spring + pointed(half, x) - 0.08, a + (b - a) * share];
      });
      solids.tube(points, 0.13, stone, 6);
    }
  }
}

const GLASS: readonly Light[] = [
  [0.9, 0.16, 0.14],
  [0.14, 0.3, 0.95],
  [0.95, 0.66, 0.16],
  [0.14, 0.6, 0.3],
  [0.55, 0.2, 0.75],
];

/** A tall window with a pointed head, its glass in pieces; back at z 0, foot at y 0. `day`: how bright the sky is behind it. */
export const makeLancet = (width: number, height: number, day: number, stone: Look, glazed: boolean): Piece => ({
  ...{ name: 'stained glass window', width, depth: 0.2, height, light: true },
  make() {
    const solids = new Solids();
    const half = width / 2;
    const straight = height - pointed(half, 0);
    const head = (x: number): number => straight + pointed(half, x);
    const columns = Math.max(4, Math.round(width / 0.28));
    for (let i = 0; i < columns; i++) {
      const [x0, x1] = [-half + (width * i) / columns, -half + (width * (i + 1)) / columns];
      for (let y = 0; y < Math.min(head(x0), head(x1)); y += 0.4) {
        const top = Math.min(y + 0.4, Math.min(head(x0), head(x1)));
        const hue = GLASS[Math.floor(Math.abs(Math.sin(i * 12.9 + Math.floor(y / 0.4) * 78.2) * 999)) % GLASS.length];
        const light: Light = glazed && hue !== undefined ? hue : [0.8, 0.92, 1.1];
        solids.sheet(
          [x0 + 0.012, y + 0.012, 0.01],
          [x1 - x0 - 0.024, 0, 0],
          [0, top - y - 0.024, 0],
          shine(light, day),
        );
      }
    }
    const rim = Array.from({ length: 17 }, (_, k): Vector => {
      const x = -half + (width * k) / 16;
      return [x, head(x), 0.06];
    });
    solids.tube([[-half, 0, 0.06], ...rim, [half, 0, 0.06]], 0.09, stone, 6);
    if (width > 1.2)
      solids.tube(
        [
          [0, 0, 0.05],
          [0, head(0), 0.05],
        ],
        0.05,
        stone,
        6,
      );
    return solids.build({ twoSided: true });
  },
});

/** A wheel of coloured panes; back at z 0, around its middle. */
export const makeRose = (radius: number, day: number, stone: Look): Piece => ({
  ...{ name: 'rose window', width: radius * 2, depth: 0.2, height: radius * 2, light: true },
  make() {
    const solids = new Solids();
    for (let ring = 0; ring < 4; ring++) {
      const [r0, r1] = [(ring / 4) * radius + 0.06, ((ring + 1) / 4) * radius];
      const parts = ring === 0 ? 8 : 16;
      for (let k = 0; k < parts; k++) {
        const [a, b] = [(k / parts) * Math.PI * 2 + 0.02, ((k + 1) / parts) * Math.PI * 2 - 0.02];
        const hue = GLASS[(k + ring * 2) % GLASS.length] ?? [1, 1, 1];
        const at = (r: number, t: number): number =>
          solids.vertex([Math.sin(t) * r, Math.cos(t) * r, 0.02], [0, 0, 1], shine(hue, day));
        solids.quad(at(r0, a), at(r0, b), at(r1 - 0.06, b), at(r1 - 0.06, a));
      }
    }
    const circle = Array.from({ length: 41 }, (_, k): Vector => {
      const a = (k / 40) * Math.PI * 2;
      return [Math.sin(a) * radius, Math.cos(a) * radius, 0.08];
    });
    solids.tube(circle, 0.2, stone, 8);
    return solids.build({ twoSided: true });
  },
});

/** Leaves that climb a wall or hang from its edge: a patch so wide and high; back at z 0. */
export const makeIvy = (seed: number, width: number, height: number): Piece => ({
  ...{ name: 'ivy', width, depth: 0.2, height, light: true },
  make() {
    const solids = new Solids();
    const chance = (k: number, n: number): number =>
      Math.abs(Math.sin(seed * 3.7 + k * 12.9898 + n * 78.233) * 43758.5) % 1;
    const [dark, pale] = [lookOf(0x2f5326, 'leaf'), lookOf(0x6f8f3c, 'leaf')];
    const count = Math.round(width * height * 34);
    for (let k = 0; k < count; k++) {
      const up = chance(k, 1) ** 0.8 * height;
      const x = (chance(k, 2) - 0.5) * width * (1 - 0.55 * (up / height) * chance(Math.floor(k / 40), 7));
      const [size, turn] = [0.06 + 0.07 * chance(k, 3), chance(k, 4) * 6.28];
      const [s, c, out] = [Math.sin(turn) * size, Math.cos(turn) * size, 0.04 + 0.13 * chance(k, 5)];
      const look = chance(k, 6) < 0.6 ? dark : pale;
      const at = (a: number, b: number): number =>
        solids.vertex([x + a * c - b * s, up + a * s + b * c, out + 0.03 * b], [0, 0.35, 0.93], look);
      solids.quad(at(-1, 0), at(0, -0.8), at(1, 0), at(0, 1.1));
    }
    return solids.build({ twoSided: true });
  },
});
