import type { Mesh } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, lookOf, Solids } from './architecture/solids.ts';

/** A railway on tall arches of stone that swings across a valley, concave toward +z; rails at y 0.3 over its deck at y 0. */
export const VIADUCT = { half: 3, reach: 156, span: 15.6, pier: 2.5, sweep: 0.0019 } as const;

/** Where its line goes, far beyond its ends. */
export const lineZ = (x: number): number => VIADUCT.sweep * x * x;
const slopeAt = (x: number): number => 2 * VIADUCT.sweep * x;

/** Metres beside the line, about. */
export const besideLine = (x: number, z: number): number => (z - lineZ(x)) / Math.hypot(1, slopeAt(x));

/** Along, across (toward +z) and up, as a point of the world. */
function bent(along: number, across: number, y: number): Vector {
  const slope = slopeAt(along);
  const long = Math.hypot(1, slope);
  return [along - (slope / long) * across, y, lineZ(along) + across / long];
}

const across = (along: number, side: number): Vector => {
  const slope = slopeAt(along);
  return [-slope * side, 0, side];
};

const STEP = 0.65;
const CROWN = -1.5;
const { half: HALF, reach: REACH, span: SPAN, pier: PIER } = VIADUCT;
const RADIUS = (SPAN - PIER) / 2;
const SPRING = CROWN - RADIUS;

/** The underside of the arches; within a pier as low as they spring. */
function undersideAt(along: number): number {
  const within = ((((along + REACH) % SPAN) + SPAN) % SPAN) - SPAN / 2;
  return Math.abs(within) >= RADIUS ? SPRING : SPRING + Math.sqrt(1 - (within / RADIUS) ** 2) * RADIUS;
}

export function makeViaduct(stone: Look, snowy: boolean, groundAt: (x: number, z: number) => number): Mesh {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.98 + Math.min(0, y) * 0.006) });
  const tone = ([x, y, z]: Vector): Look =>
    darker(stone, (0.76 + 0.3 * Math.abs(Math.sin(x * 1.9 + z + Math.floor(y / 0.7) * 4.7))) * (y < -16 ? 0.86 : 1));
  for (let along = -REACH; along < REACH; along += STEP) {
    const ends = [along, along + STEP] as const;
    const [a, b] = [undersideAt(along + 1e-3), undersideAt(along + STEP - 1e-3)];
    for (const side of [-1, 1]) {
      const rows = Math.max(2, Math.ceil(-Math.min(a, b) / 1.1));
      const at = (end: 0 | 1, row: number): number => {
        const low = end === 0 ? a : b;
        // Stones around the arch are lighter than the wall over them.
        const ring = row === 0 && low > SPRING ? 1.14 : 1;
        const point = bent(ends[end], side * HALF, low + (-low * row) / rows);
        return solids.vertex(point, across(ends[end], side), (p) => darker(tone(p), ring));
      };
      for (let row = 0; row < rows; row++) {
        const [p, q, r, s] = [at(0, row), at(1, row), at(1, row + 1), at(0, row + 1)];
        if (side > 0) solids.quad(p, q, r, s);
        else solids.quad(q, p, s, r);
      }
    }
    const rise = (b - a) / STEP;
    const vault = (
      [
        [0, -HALF],
        [1, -HALF],
        [1, HALF],
        [0, HALF],
      ] as const
    ).map(([end, w]) => solids.vertex(bent(ends[end], w, end === 0 ? a : b), [rise, -1, 0], darker(stone, 0.6)));
    solids.quad(vault[0] ?? 0, vault[1] ?? 0, vault[2] ?? 0, vault[3] ?? 0);
  }
  layPiers(solids, tone, groundAt);
  layTop(solids, stone, snowy);
  return solids.build();
}

/** Each stands on its own ground, a little wider at its foot, with a band of stone where the arches spring. */
function layPiers(solids: Solids, tone: (at: Vector) => Look, groundAt: (x: number, z: number) => number): void {
  for (let along = -REACH; along <= REACH + 0.1; along += SPAN) {
    const slope = slopeAt(along);
    const long = Math.hypot(1, slope);
    const foot = groundAt(along, lineZ(along)) - 1.5;
    const [x, , z] = bent(along, 0, 0);
    solids.within([1 / long, 0, -slope / long, x, 0, 1, 0, 0, slope / long, 0, 1 / long, z], () => {
      if (foot < SPRING) {
        const rows = Math.max(2, Math.ceil((SPRING - foot) / 1.1));
        const ring = (row: number): number[] => {
          const y = foot + ((SPRING - foot) * row) / rows;
          const batter = 1 + (SPRING - y) * 0.012;
          const [w, d] = [(PIER / 2) * batter, HALF * batter];
          const corners: readonly (readonly [Vector, Vector])[] = [
            [
              [-w, y, d],
              [0, 0, 1],
            ],
            [
              [w, y, d],
              [0, 0, 1],
            ],
            [
              [w, y, d],
              [1, 0, 0],
            ],
            [
              [w, y, -d],
              [1, 0, 0],
            ],
            [
              [w, y, -d],
              [0, 0, -1],
            ],
            [
              [-w, y, -d],
              [0, 0, -1],
            ],
            [
              [-w, y, -d],
              [-1, 0, 0],
            ],
            [
              [-w, y, d],
              [-1, 0, 0],
            ],
          ];
          return corners.map(([at, normal]) => solids.vertex(at, normal, tone));
        };
        for (let row = 0; row < rows; row++) {
          const [low, high] = [ring(row), ring(row + 1)];
          for (let k = 0; k < 8; k += 2) solids.quad(low[k] ?? 0, low[k + 1] ?? 0, high[k + 1] ?? 0, high[k] ?? 0);
        }
      }
      solids.box(
        [-PIER / 2 - 0.25, SPRING - 0.2, -HALF - 0.25],
        [PIER / 2 + 0.25, SPRING + 0.35, HALF + 0.25],
        tone,
        2,
      );
    });
  }
}

/** Parapets over a string of stone, ballast, sleepers and two rails. */
function layTop(solids: Solids, stone: Look, snowy: boolean): void {
  const stones = lookOf(snowy ? 0xdfe5e9 : 0x7f786e, 'stone');
  const [steel, wood] = [lookOf(0x8a8078, 'metal'), lookOf(0x4a3a2e, 'wood')];
  const strip = (
    from: number,
    to: number,
    low: number,
    high: number,
    paint: Look,
    long: number,
    reach: number,
  ): void => {
    for (let along = -reach; along < reach; along += long) {
      const corner = (end: number, w: number, y: number, normal: Vector): number =>
        solids.vertex(
          bent(along + end * long, w, y),
          normal,
          darker(paint, 0.92 + 0.16 * Math.abs(Math.sin(along * 7.3 + w))),
        );
      const side = (w: number, facing: 1 | -1): void => {
        const n = across(along, facing);
        const q = [corner(0, w, low, n), corner(1, w, low, n), corner(1, w, high, n), corner(0, w, high, n)] as const;
        if (facing > 0) solids.quad(q[0], q[1], q[2], q[3]);
        else solids.quad(q[1], q[0], q[3], q[2]);
      };
      side(to, 1);
      side(from, -1);
      const up: Vector = [0, 1, 0];
      solids.quad(
        corner(0, to, high, up),
        corner(1, to, high, up),
        corner(1, from, high, up),
        corner(0, from, high, up),
      );
    }
  };
  for (const side of [-1, 1]) {
    const outer = side * HALF;
    strip(outer - 0.22, outer + 0.22, 0, 0.95, stone, 1.6, REACH);
    strip(outer - 0.3, outer + 0.3, 0.95, 1.12, darker(snowy ? lookOf(0xf0f4f6, 'snow') : stone, 1.1), 1.6, REACH);
    strip(outer - 0.38, outer + 0.38, -0.5, -0.25, darker(stone, 1.12), 2.4, REACH);
  }
  const far = 300;
  strip(-HALF + 0.2, HALF - 0.2, -0.2, 0.02, stones, 2.4, REACH);
  strip(-1.8, 1.8, -0.4, 0.12, stones, 2.4, far);
  for (const side of [-0.72, 0.72]) strip(side - 0.035, side + 0.035, 0.12, 0.3, steel, 4, far);
  for (let along = -140; along < 140; along += 0.65) {
    const slope = slopeAt(along);
    const long = Math.hypot(1, slope);
    const [x, , z] = bent(along, 0, 0);
    solids.within([1 / long, 0, -slope / long, x, 0, 1, 0, 0, slope / long, 0, 1 / long, z], () =>
      solids.sheet(
        [-0.12, 0.17, 1.2],
        [0.24, 0, 0],
        [0, 0, -2.4],
        darker(wood, 0.8 + 0.3 * Math.abs(Math.sin(along * 5))),
      ),
    );
  }
}
