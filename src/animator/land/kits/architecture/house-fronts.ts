import type { Front } from '../../../catalogue/fronts.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Lamp } from '../../world.ts';
import { MEASURES, type Measures, NARROW } from './front-measures.ts';
import { layDoors, laySign, layStoop, layStoreys } from './fronts.ts';
import { darker, lookOf, type Solids, shine } from './solids.ts';

/** Fronts of schools, hospitals, hotels, clubs, cinemas and offices: one table of measures, and what stands before each door. */

/** The row of houses that a front in a street stands in. */
function layNeighbours(solids: Solids, random: Random, half: number, dark: number): void {
  for (const side of [-1, 1]) {
    let x = half;
    while (x < 34) {
      const width = random.between(7, 10);
      const wall = lookOf(
        random.pick([0x8a6a58, 0xa39684, 0x7c7f84, 0x94806c]),
        random.pick(['brick', 'plaster', 'hewn'] as const),
      );
      layStoreys(solids, random, {
        ...{ from: side < 0 ? -x - width : x, to: side < 0 ? -x : x + width, foot: 0.5, floors: 3 + random.index(2) },
        ...{ floorMetres: 3.4, wall, trim: lookOf(0xd8cfbc, 'plaster'), window: NARROW, dark, z: -0.4 },
      });
      x += width + 0.05;
    }
  }
}

const bulb = (at: Vector, solids: Solids, on: number): void => {
  solids.ball(at, [0.07, 0.07, 0.07], shine([1, 0.8, 0.46], 0.6 + 0.9 * on), 8);
};

/** What reaches out over the door, and where its sign hangs. */
function layPorch(
  solids: Solids,
  kind: Measures['porch'],
  own: Measures,
  dark: number,
): { readonly y: number; readonly z: number } {
  const { trim, sign } = own;
  const on = Math.max(0.35, dark);
  if (kind === 'slab') {
    solids.box([-2.9, 2.95, 0], [2.9, 3.75, 1.9], trim, 2);
    for (const x of [-2.35, 2.35]) solids.box([x - 0.14, 0, 1.6], [x + 0.14, 2.95, 1.88], trim, 2);
    return { y: 3.06, z: 1.92 };
  }
  if (kind === 'awning') {
    const cloth = lookOf(0x8a1f2a, 'cloth');
    solids.sheet([-1.9, 2.95, 3.2], [3.8, 0, 0], [0, 0.75, -3.2], cloth, [8, 4]);
    solids.sheet([-1.9, 2.55, 3.2], [3.8, 0, 0], [0, 0.42, 0], darker(cloth, 0.85), [8, 1]);
    solids.box([-1.92, 2.53, 3.18], [1.92, 2.6, 3.24], lookOf(0xc9a24e, 'metal'), 2);
    for (const x of [-1.8, 1.8])
      solids.tube(
        [
          [x, 0, 3.1],
          [x, 2.95, 3.1],
        ],
        0.04,
        lookOf(0xc9a24e, 'metal'),
        8,
      );
    solids.sheet([-1.1, 0.35, 0.6], [2.2, 0, 0], [0, -0.33, 4.2], lookOf(0x7a1822, 'cloth'), [3, 5]);
    for (const x of [-1.7, 1.7]) {
      solids.box([x - 0.12, 2.2, 0.12], [x + 0.12, 2.7, 0.34], shine([1, 0.74, 0.4], 0.5 + 1.4 * on), 2);
    }
    return { y: 3.95, z: 0.35 };
  }
  if (kind === 'marquee') {
    solids.box([-4.2, 2.9, 0], [4.2, 4.1, 2], trim, 2);
    solids.sheet([-4, 3.02, 2.01], [8, 0, 0], [0, 0.96, 0], shine([1, 0.93, 0.78], 0.22 + 0.16 * on), [6, 1]);
    for (let x = -4.15; x <= 4.16; x += 0.3) for (const y of [2.94, 4.06]) bulb([x, y, 2.04], solids, on);
    for (let x = -3.6; x <= 3.7; x += 0.9) for (const z of [0.5, 1.1, 1.7]) bulb([x, 2.86, z], solids, on);
    // The blade that is seen from far down the street.
    solids.box([-0.5, 4.15, 0.2], [0.5, 10.4, 1.1], lookOf(0x7a1f24, 'paint'), 2);
    for (let y = 4.8; y < 10.4; y += 0.34) for (const x of [-0.5, 0.5]) bulb([x, y, 1.14], solids, on);
    for (const x of [-3.2, 3.2]) {
      solids.box([x - 0.6, 0.9, 0.02], [x + 0.6, 2.7, 0.1], lookOf(0xc9a24e, 'metal'), 2);
      solids.sheet(
        [x - 0.52, 0.98, 0.11],
        [1.04, 0, 0],
        [0, 1.64, 0],
        (_at, u, v) => lookOf(v > 0.66 ? 0x3a5a8a : u > 0.5 ? 0xc94a3a : 0xe0a23c, 'paper'),
        [4, 6],
      );
    }
    return { y: 3.2, z: 2.04 };
  }
  if (kind === 'glass') {
    solids.box([-4.6, 3.7, 0], [4.6, 3.95, 2.8], lookOf(0x5f6a72, 'metal'), 2);
    for (const x of [-4.3, 4.3])
      solids.tube(
        [
          [x, 0, 2.5],
          [x, 3.7, 2.5],
        ],
        0.09,
        lookOf(0x8d949a, 'steel'),
        10,
      );
    // The lobby behind its panes.
    for (let x = 1.75; x < 5.2; x += 1.15)
      for (const side of [-1, 1]) {
        const a = side < 0 ? -x - 1.1 : x;
        solids.sheet(
          [a, 0.2, 0.06],
          [1.1, 0, 0],
          [0, 3.3, 0],
          dark > 0.2 ? shine([0.95, 0.86, 0.68], 0.2 + 0.3 * dark) : lookOf(0x5d7482, 'glass'),
        );
        solids.box([a - 0.04, 0.1, 0.04], [a + 0.04, 3.6, 0.16], own.trim, 3);
      }
    solids.box([-5.4, 1.1, 0.05], [5.4, 1.16, 0.12], own.trim, 3);
    return { y: 4.1, z: 2.4 };
  }
  if (kind === 'gates')
    for (const x of [-5.6, 5.6]) {
      solids.box([x - 2.1, 0, 0], [x + 2.1, 4.1, 0.06], trim, 2);
      solids.box([x - 1.85, 0, 0.06], [x + 1.85, 3.85, 0.12], lookOf(0xb02a24, 'paint'), 2);
      for (let y = 0.75; y < 3.8; y += 0.76)
        solids.box([x - 1.85, y, 0.12], [x + 1.85, y + 0.04, 0.14], lookOf(0x6a1814, 'paint'), 2);
      for (const dx of [-1.2, -0.4, 0.4, 1.2])
        solids.sheet([x + dx - 0.3, 2.4, 0.13], [0.6, 0, 0], [0, 0.55, 0], lookOf(0x8fa4b0, 'glass'));
    }
  if (kind === 'none') {
    // Tubes of light along the edges of the door.
    const glow = shine(sign, 0.4 + 1.8 * on);
    for (const x of [-1.5, 1.5])
      solids.tube(
        [
          [x, 0.1, 0.16],
          [x, 3, 0.16],
        ],
        0.035,
        glow,
        6,
      );
    solids.tube(
      [
        [-1.5, 3, 0.16],
        [1.5, 3, 0.16],
      ],
      0.035,
      glow,
      6,
    );
  }
  return { y: 3.35, z: 0.2 };
}

/** Posts with a rope between them, for those who wait to be let in. */
function layRope(solids: Solids): void {
  const brass = lookOf(0xc9a24e, 'metal');
  for (const x of [-2.2, 2.2])
    for (const z of [1.2, 2.6]) {
      solids.lathe(
        [x, 0, z],
        [
          [0.16, 0],
          [0.16, 0.03],
          [0.03, 0.06],
          [0.025, 0.92],
          [0.05, 0.96],
          [0, 1],
        ],
        brass,
        12,
      );
      if (z > 2) continue;
      const sag = Array.from(
        { length: 7 },
        (_, k): Vector => [x, 0.86 - 0.22 * Math.sin((k / 6) * Math.PI), z + (1.4 * k) / 6],
      );
      solids.tube(sag, 0.03, lookOf(0x8a1f2a, 'cloth'), 6);
    }
}

/** Metres on either side of the door that have no windows of their own. */
const CLEAR: Readonly<Partial<Record<Measures['porch'], number>>> = { gates: 8, glass: 5.2, marquee: 4.2 };

/** The front of any of these houses with its neighbours; returns the lamps of its signs and doors. */
export function layHouseFront(
  solids: Solids,
  { front, seed, dark }: { readonly front: Front; readonly seed: number; readonly dark: number },
): Lamp[] {
  const random = makeRandom(seed).spawn('front');
  const own = MEASURES[front.name];
  if (own === undefined) throw new RangeError(`No front is known of "${front.name}".`);
  const wall = random.pick(own.walls);
  const foot = layStoop(solids, 2, own.steps, own.porch === 'awning' ? 0.5 : 1, lookOf(0xb4aa98, 'hewn'));
  layStoreys(solids, random, {
    ...{ from: -own.half, to: own.half, foot: 0.5, floors: own.floors, floorMetres: own.floorMetres, wall },
    ...{ trim: own.trim, window: own.window, dark, clear: { half: CLEAR[own.porch] ?? 3, top: 3.6 } },
  });
  const glazed = /^(?:glass|marquee|awning)$/.test(own.porch);
  layDoors(solids, {
    ...{ half: glazed ? 1.5 : 1, top: foot + 2.5, foot, z: 0.05, frame: own.trim },
    ...{ leaf: glazed ? null : darker(own.trim, 0.55), lit: Math.max(dark, front.name === 'diner' ? 0.4 : 0) },
  });
  if (own.half < 20) layNeighbours(solids, random, own.half + 0.05, dark);
  if (front.name === 'club') layRope(solids);
  const hung = layPorch(solids, own.porch, own, dark);
  const lamps: Lamp[] =
    dark < 0.2 ? [] : [{ at: [0, 2.9, 1.6], colour: [5 * dark, 3.6 * dark, 2.2 * dark], reach: 9, size: 0.4 }];
  if (front.sign !== null) {
    const height = own.porch === 'marquee' ? 0.62 : own.porch === 'slab' ? 0.56 : front.sign.length > 8 ? 0.62 : 0.8;
    lamps.push(
      ...laySign(solids, front.sign, {
        ...{ at: [0, hung.y, hung.z], height, colour: own.sign },
        // On the lit face of a marquee letters are dark.
        ...(own.porch === 'marquee' ? { colour: [0.35, 0.02, 0.03] as const } : {}),
        glows: own.neon && own.porch !== 'marquee' && dark > 0.2 ? dark : 0,
      }),
    );
  }
  return lamps;
}
