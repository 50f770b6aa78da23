import type { Mesh } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { darker, type Look, lookOf, type Paint, Solids } from '../architecture/solids.ts';

/** The box a room is: from `left` to `right`, from `back` (far from the first camera) to `front`, floor at 0. */
export interface RoomSize {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  readonly height: number;
}

/** A hole in a wall: its middle, along the wall from its left end as seen from inside. */
export interface Opening {
  readonly middle: number;
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
  readonly kind: 'window' | 'door' | 'open';
  /** Panes across and up. */
  readonly panes?: readonly [number, number];
  /** Its panes are broken: shards stand in the frames, and some bars are gone. */
  readonly broken?: boolean;
}

export interface WallOrder {
  readonly side: 'back' | 'left' | 'right' | 'front';
  readonly openings: readonly Opening[];
}

export interface ShellLooks {
  readonly wall: Paint;
  readonly accent?: Paint;
  readonly accentSide?: WallOrder['side'];
  readonly trim: Look;
  readonly ceiling: Paint;
  readonly door: Look;
  readonly frame: Look;
  /** Panels below this height, in the trim's look. */
  readonly panelled?: number;
}

const CELL = 0.45;
const WALL_DEPTH = 0.24;
const CORNER_METRES = 0.75;

/** Corners see less of the room's light than its middle. */
export function roomOpenness({ left, right, back, front, height }: RoomSize): (at: Vector, normal: Vector) => number {
  return ([x, y, z], [nx, ny, nz]) => {
    let open = 1;
    const near = (distance: number, along: number): void => {
      if (along > 0.8 || distance > CORNER_METRES || distance < -0.5) return;
      const share = 1 - Math.max(0, distance) / CORNER_METRES;
      open *= 1 - 0.34 * share * share;
    };
    near(x - left, nx);
    near(right - x, -nx);
    near(y, ny);
    near(height - y, -ny);
    near(z - back, nz);
    near(front - z, -nz);
    return open;
  };
}

interface WallFrame {
  readonly from: Vector;
  readonly along: Vector;
  readonly inward: Vector;
  readonly length: number;
}

export function wallFrame({ left, right, back, front }: RoomSize, side: WallOrder['side']): WallFrame {
  if (side === 'back') return { from: [left, 0, back], along: [1, 0, 0], inward: [0, 0, 1], length: right - left };
  if (side === 'front') return { from: [right, 0, front], along: [-1, 0, 0], inward: [0, 0, -1], length: right - left };
  if (side === 'left') return { from: [left, 0, front], along: [0, 0, -1], inward: [1, 0, 0], length: front - back };
  return { from: [right, 0, back], along: [0, 0, 1], inward: [-1, 0, 0], length: front - back };
}

/** Where the middle of an opening is, for what belongs to it: curtains, light, spots. */
export function openingAt(size: RoomSize, side: WallOrder['side'], opening: Opening): Vector {
  const { from, along } = wallFrame(size, side);
  const at = add(from, scale(along, opening.middle));
  return [at[0], (opening.bottom + opening.top) / 2, at[2]];
}

/** Walls are seen from inside only: a camera outside looks through them. */
export function makeShell(size: RoomSize, walls: readonly WallOrder[], looks: ShellLooks, roofed = true): Mesh {
  const solids = new Solids({ openness: roomOpenness(size) });
  for (const wall of walls) makeWall(solids, size, wall, looks);
  const [width, depth] = [size.right - size.left, size.front - size.back];
  if (roofed)
    solids.sheet([size.left, size.height, size.back], [width, 0, 0], [0, 0, depth], looks.ceiling, [
      width / 0.6,
      depth / 0.6,
    ]);
  return solids.build();
}

function makeWall(solids: Solids, size: RoomSize, { side, openings }: WallOrder, looks: ShellLooks): void {
  const frame = wallFrame(size, side);
  const { from, along, inward, length } = frame;
  const paint = looks.accentSide === side && looks.accent !== undefined ? looks.accent : looks.wall;
  const panelled = looks.panelled ?? 0;
  const us = divide([0, length, ...openings.flatMap((o) => [o.middle - o.width / 2, o.middle + o.width / 2])]);
  const vs = divide([
    0,
    size.height,
    ...(panelled > 0 ? [panelled] : []),
    ...openings.flatMap((o) => [o.bottom, o.top]),
  ]);
  const place = (u: number, v: number, out = 0): Vector => {
    const at = add(from, add(scale(along, u), scale(inward, -out)));
    return [at[0], v, at[2]];
  };
  for (let j = 0; j < vs.length - 1; j++) {
    for (let i = 0; i < us.length - 1; i++) {
      const [u0, u1, v0, v1] = [us[i] ?? 0, us[i + 1] ?? 0, vs[j] ?? 0, vs[j + 1] ?? 0];
      const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
      const isHole = openings.some((o) => Math.abs(u - o.middle) < o.width / 2 && v > o.bottom && v < o.top);
      if (isHole) continue;
      const look = v < panelled ? looks.trim : paint;
      const corners = [place(u0, v0), place(u1, v0), place(u1, v1), place(u0, v1)].map((at) =>
        solids.vertex(at, inward, look),
      );
      solids.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
    }
  }
  const bar = (u0: number, v0: number, u1: number, v1: number, depth: number, look: Look, back = 0): void => {
    const [a, b] = [place(u0, v0, back), place(u1, v1, -depth)];
    const low: Vector = [Math.min(a[0], b[0]), v0, Math.min(a[2], b[2])];
    const high: Vector = [Math.max(a[0], b[0]), v1, Math.max(a[2], b[2])];
    solids.box(low, high, look, 0.8);
  };
  // Skirting runs between the doors, a cornice all along.
  const doors = openings.filter((o) => o.bottom < 0.1).sort((a, b) => a.middle - b.middle);
  let begin = 0;
  for (const door of doors) {
    bar(begin, 0, door.middle - door.width / 2, 0.11, 0.02, looks.trim);
    begin = door.middle + door.width / 2;
  }
  bar(begin, 0, length, 0.11, 0.02, looks.trim);
  bar(0, size.height - 0.09, length, size.height, 0.05, looks.trim);
  if (panelled > 0) {
    bar(0, panelled, length, panelled + 0.05, 0.035, looks.trim);
    const count = Math.max(2, Math.round(length / 0.8));
    for (let k = 0; k < count; k++) {
      const u = ((k + 0.5) * length) / count;
      if (openings.some((o) => Math.abs(u - o.middle) < o.width / 2 + 0.3 && o.bottom < panelled)) continue;
      const [w, look] = [length / count / 2 - 0.09, darker(looks.trim, 0.86)];
      bar(u - w, 0.2, u + w, 0.225, 0.012, look);
      bar(u - w, panelled - 0.12, u + w, panelled - 0.095, 0.012, look);
      bar(u - w, 0.2, u - w + 0.025, panelled - 0.1, 0.012, look);
      bar(u + w - 0.025, 0.2, u + w, panelled - 0.1, 0.012, look);
    }
  }
  for (const opening of openings) makeOpening(solids, opening, looks, { place, inward, along, bar });
}

interface WallTools {
  readonly place: (u: number, v: number, out?: number) => Vector;
  readonly inward: Vector;
  readonly along: Vector;
  readonly bar: (u0: number, v0: number, u1: number, v1: number, depth: number, look: Look, back?: number) => void;
}

function makeOpening(solids: Solids, opening: Opening, looks: ShellLooks, tools: WallTools): void {
  const { place, along, inward, bar } = tools;
  const [u0, u1] = [opening.middle - opening.width / 2, opening.middle + opening.width / 2];
  const { bottom, top } = opening;
  const reveal = (a: Vector, b: Vector, normal: Vector): void => {
    const out = scale(inward, -WALL_DEPTH);
    const numbers = [a, b, add(b, out), add(a, out)].map((at) => solids.vertex(at, normal, looks.trim));
    solids.quad(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, numbers[3] ?? 0);
  };
  reveal(place(u0, bottom), place(u0, top), along);
  reveal(place(u1, top), place(u1, bottom), scale(along, -1));
  reveal(place(u0, top), place(u1, top), [0, -1, 0]);
  reveal(place(u0, bottom), place(u1, bottom), [0, 1, 0]);
  const [frame, w] = [looks.frame, 0.06];
  if (opening.kind === 'open') return;
  // The casing stands a little before the wall.
  bar(u0 - w, bottom, u0, top + w, 0.03, frame);
  bar(u1, bottom, u1 + w, top + w, 0.03, frame);
  bar(u0, top, u1, top + w, 0.03, frame);
  if (opening.kind === 'door') {
    bar(u0, bottom, u1, top, -0.05, looks.door, 0.09);
    const panel = darker(looks.door, 0.8);
    const [m, gap] = [(u0 + u1) / 2, 0.12];
    for (const [a, b] of [
      [u0 + gap, m - gap / 3],
      [m + gap / 3, u1 - gap],
    ] as const) {
      bar(a, bottom + 0.2, b, bottom + 0.85, -0.04, panel, 0.055);
      bar(a, bottom + 1.0, b, top - 0.15, -0.04, panel, 0.055);
    }
    bar(u1 - 0.14, bottom + 1.0, u1 - 0.05, bottom + 1.04, 0.03, { ...darker(looks.frame, 0.5) });
    return;
  }
  bar(u0 - 0.1, bottom - 0.05, u1 + 0.1, bottom, 0.14, looks.trim);
  const [across, up] = opening.panes ?? [2, 2];
  const inset = WALL_DEPTH * 0.5;
  const rail = (a: number, b: number, c: number, d: number): void =>
    bar(a, b, c, d, -inset + 0.03, frame, inset + 0.03);
  const r = 0.028;
  rail(u0, bottom, u0 + r * 2, top);
  rail(u1 - r * 2, bottom, u1, top);
  rail(u0, bottom, u1, bottom + r * 2);
  rail(u0, top - r * 2, u1, top);
  if (opening.broken === true) addShards(solids, opening, [across, up], place, inset);
  for (let k = 1; k < across; k++) {
    const u = u0 + ((u1 - u0) * k) / across;
    if (opening.broken === true && k % 3 === 2) continue;
    rail(u - r, bottom, u + r, top);
  }
  for (let k = 1; k < up; k++) {
    const v = bottom + ((top - bottom) * k) / up;
    rail(u0, v - r * 0.8, u1, v + r * 0.8);
  }
}

const SHARD = lookOf(0x9fb2b6, 'porcelain');

/** What is left of the panes: teeth of glass along the edges of each. */
function addShards(
  solids: Solids,
  { middle, width, bottom, top }: Opening,
  [across, up]: readonly [number, number],
  place: WallTools['place'],
  inset: number,
): void {
  const random = makeRandom(Math.round(middle * 31)).spawn('shards');
  const [w, h] = [width / across, (top - bottom) / up];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < up; j++) {
      const [u, v] = [middle - width / 2 + i * w, bottom + j * h];
      for (let k = 0; k < 4; k++) {
        const [along, reach] = [random.next(), random.between(0.08, 0.45)];
        const edge = (t: number, deep: number): Vector =>
          k === 0
            ? place(u + t * w, v + deep * h, inset)
            : k === 1
              ? place(u + t * w, v + (1 - deep) * h, inset)
              : k === 2
                ? place(u + deep * w, v + t * h, inset)
                : place(u + (1 - deep) * w, v + t * h, inset);
        const corners = [edge(Math.max(0, along - 0.3), 0), edge(Math.min(1, along + 0.3), 0), edge(along, reach)].map(
          (at) => solids.vertex(at, [0, 0, 1], SHARD),
        );
        solids.triangle(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0);
        solids.triangle(corners[0] ?? 0, corners[2] ?? 0, corners[1] ?? 0);
      }
    }
}

function divide(edges: readonly number[]): number[] {
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  const stops: number[] = [];
  for (let k = 0; k < sorted.length - 1; k++) {
    const [a, b] = [sorted[k] ?? 0, sorted[k + 1] ?? 0];
    if (b - a < 1e-6) continue;
    const count = Math.max(1, Math.ceil((b - a) / CELL));
    for (let i = 0; i < count; i++) stops.push(a + ((b - a) * i) / count);
  }
  stops.push(sorted[sorted.length - 1] ?? 0);
  return stops;
}

/** Cloth that hangs in folds beside a window: `gather` is the width it is drawn together to. */
export function makeCurtain(gather: number, height: number, paint: Paint, folds = 6): Mesh {
  const solids = new Solids();
  const [columns, rows] = [folds * 6, 8];
  let first = -1;
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const [u, v] = [i / columns, j / rows];
      const phase = u * folds * Math.PI * 2;
      const depth = 0.05 + 0.012 * Math.sin(v * 5 + u * 9);
      const slope = Math.cos(phase) * depth * folds * ((Math.PI * 2) / gather);
      const normal = normalise([-slope, 0, 1]);
      const at: Vector = [(u - 0.5) * gather + 0.02 * Math.sin(v * 3 + u * 7), v * height, Math.sin(phase) * depth];
      const number = solids.vertex(
        at,
        normal,
        typeof paint === 'function' ? paint(at, u, v) : darker(paint, 0.8 + 0.2 * Math.sin(phase)),
      );
      if (first < 0) first = number;
    }
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = first + j * (columns + 1) + i;
      solids.quad(a, a + 1, a + columns + 2, a + columns + 1);
    }
  }
  return solids.build({ twoSided: true });
}
