import type { Vector } from '../../maths/vector.ts';
import { darker, type Look, type Solids } from './architecture/solids.ts';

export interface DomeShape {
  readonly tall?: number;
  readonly finial?: 'cross' | 'crescent';
  readonly sides?: number;
}

/** Half a globe on its drum, with ribs and a cross. */
export function layDome(
  solids: Solids,
  at: Vector,
  radius: number,
  wall: Look,
  roof: Look,
  { tall = 1, finial = 'cross', sides = 20 }: DomeShape = {},
): void {
  const drum = radius * 0.5;
  solids.lathe(
    at,
    [
      [radius, 0],
      [radius, drum],
      [radius * 1.06, drum],
      [radius * 1.06, drum + 0.14],
    ],
    wall,
    sides,
  );
  const steps = sides < 16 ? 4 : 8;
  solids.lathe(
    [at[0], at[1] + drum + 0.14, at[2]],
    Array.from({ length: steps + 1 }, (_, k) => {
      const angle = (k / steps) * Math.PI * 0.5;
      return [radius * Math.cos(angle) + 1e-3, radius * tall * Math.sin(angle)] as const;
    }),
    (spot) => darker(roof, 0.93 + 0.1 * Math.cos(Math.atan2(spot[0] - at[0], spot[2] - at[2]) * 10)),
    sides,
  );
  const top: Vector = [at[0], at[1] + drum + radius * tall, at[2]];
  if (finial === 'cross') layCross(solids, top, radius * 0.42, wall);
  else
    solids.lathe(
      top,
      [
        [radius * 0.05, 0],
        [radius * 0.1, radius * 0.14],
        [radius * 0.02, radius * 0.24],
        [0.01, radius * 0.5],
      ],
      roof,
      8,
    );
}

export function layCross(solids: Solids, [x, y, z]: Vector, high: number, look: Look): void {
  const w = high * 0.055;
  solids.box([x - w, y, z - w], [x + w, y + high, z + w], look, 9);
  solids.box([x - high * 0.26, y + high * 0.62, z - w], [x + high * 0.26, y + high * 0.74, z + w], look, 9);
}

/** An opening with a round or pointed head, a little before the wall that looks along +z. */
export function layArch(solids: Solids, [x, y, z]: Vector, wide: number, high: number, look: Look, pointed = 1): void {
  solids.sheet([x - wide, y, z], [wide * 2, 0, 0], [0, high, 0], look);
  const rim: number[] = [solids.vertex([x, y + high, z], [0, 0, 1], look)];
  for (let k = 0; k <= 8; k++) {
    const angle = (k / 8) * Math.PI;
    rim.push(
      solids.vertex([x + Math.cos(angle) * wide, y + high + Math.sin(angle) * wide * pointed, z], [0, 0, 1], look),
    );
  }
  for (let k = 1; k < rim.length - 1; k++) solids.triangle(rim[0] ?? 0, rim[k] ?? 0, rim[k + 1] ?? 0);
}

/** A roof of two slopes, its ridge along z. */
export function layRidge(
  solids: Solids,
  half: number,
  [from, to]: readonly [number, number],
  [eaves, ridge]: readonly [number, number],
  roof: Look,
  wall: Look,
): void {
  const over = 0.35;
  const tiles = (at: Vector): Look => darker(roof, 0.9 + 0.14 * Math.sin(at[2] * 3 + at[1] * 5));
  const deep = from - to;
  solids.sheet([half + over, eaves, from], [0, 0, -deep], [-half - over, ridge - eaves, 0], tiles, [deep / 1.5, 4]);
  solids.sheet([-half - over, eaves, to], [0, 0, deep], [half + over, ridge - eaves, 0], tiles, [deep / 1.5, 4]);
  for (const z of [from - 0.05, to + 0.05]) {
    const a = solids.vertex([-half, eaves, z], [0, 0, 1], wall);
    const b = solids.vertex([half, eaves, z], [0, 0, 1], wall);
    const c = solids.vertex([0, ridge, z], [0, 0, 1], wall);
    solids.triangle(a, b, c);
  }
}

/** Turned about the vertical through a spot. */
export const turnedTo = (angle: number, [x, y, z]: Vector): number[] => {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [c, 0, s, x, 0, 1, 0, y, -s, 0, c, z];
};
