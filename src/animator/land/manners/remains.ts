import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from '../kits/architecture/pieces.ts';
import { darker, lookOf, mixLooks, Solids } from '../kits/architecture/solids.ts';

/** What came into a room with its manner: what fell, grew, froze or was left lying. Each stands on y 0 or hangs below it, with its back to -z. */

/** Bricks, slabs and splintered boards, as they came down. */
export const makeRubble = (seed: number, size: number): Piece => ({
  ...{ name: 'rubble', width: size, depth: size * 0.8, height: size * 0.45 },
  make() {
    const [solids, random] = [new Solids({ grounded: true }), makeRandom(seed).spawn('rubble')];
    for (let k = 0; k < 34; k++) {
      const r = size * 0.5 * Math.sqrt(random.next());
      const a = random.between(0, Math.PI * 2);
      const up = size * 0.34 * (1 - r / (size * 0.5)) * random.next();
      const s = size * random.between(0.05, 0.13);
      const look = lookOf(random.pick([0x8f8578, 0x7a6a5c, 0x8a5a44, 0x6f6a62]), 'concrete');
      solids.within(standing([Math.sin(a) * r, up, Math.cos(a) * r * 0.8], random.between(0, 6)), () =>
        solids.box([-s, -s * 0.3, -s * 0.6], [s, s * 0.7, s * 0.6], look),
      );
    }
    for (let k = 0; k < 3; k++) {
      const x = random.between(-0.35, 0.35) * size;
      const end: Vector = [x + random.between(-0.4, 0.4) * size, size * random.between(0.35, 0.6), -size * 0.35];
      solids.tube([[x, 0.02, size * 0.35], end], 0.03, lookOf(0x5a4632, 'planks'), 4);
    }
    return solids.build({ twoSided: true });
  },
});

/** Sheets of paper, leaves and splinters over a patch of floor. */
export const makeLitter = (seed: number, size: number, tones: readonly number[], sheet = 1): Piece => ({
  ...{ name: 'litter', width: size, depth: size, height: 0.03, light: true },
  make() {
    const [solids, random] = [new Solids(), makeRandom(seed).spawn('litter')];
    for (let k = 0; k < (size * 9) / sheet; k++) {
      const [x, z, w] = [
        random.between(-0.5, 0.5) * size,
        random.between(-0.5, 0.5) * size,
        sheet * random.between(0.05, 0.11),
      ];
      const look = lookOf(tones[random.index(tones.length)] ?? 0xe4dcc8, 'paper');
      solids.within(standing([x, 0.012 + 0.004 * (k % 3), z], random.between(0, 6)), () =>
        solids.sheet([-w, 0, w * 1.3], [w * 2, 0, 0], [0, random.between(0, 0.03), -w * 2.6], look),
      );
    }
    return solids.build({ twoSided: true });
  },
});

/** Ivy that hangs down a wall from where it came in. */
export const makeIvy = (seed: number, width: number, drop: number): Piece => ({
  ...{ name: 'ivy', width, depth: 0.1, height: 0.1, light: true },
  make() {
    const [solids, random] = [new Solids(), makeRandom(seed).spawn('ivy')];
    const [dark, bright] = [lookOf(0x24451c, 'leaf'), lookOf(0x6f9a3c, 'leaf')];
    for (let strand = 0; strand < width * 5; strand++) {
      const x0 = random.between(-0.5, 0.5) * width;
      const length = drop * (0.25 + 0.75 * random.next() ** 1.3);
      const sway = random.between(-0.2, 0.2);
      const at = (t: number): Vector => [
        x0 + sway * t + 0.07 * Math.sin(t * 5 + strand),
        -t * length,
        0.05 + 0.05 * Math.sin(t * 7 + strand),
      ];
      solids.tube([at(0), at(0.35), at(0.7), at(1)], 0.008, lookOf(0x3a3020, 'bark'), 4);
      for (let k = 0; k < length * 17; k++) {
        const [x, y, z] = at(random.next());
        const s = random.between(0.04, 0.085);
        const look = mixLooks(dark, bright, random.next());
        const turn = random.between(-0.9, 0.9);
        const corner = (i: number, j: number): number =>
          solids.vertex(
            [x + i * s * Math.cos(turn), y + j * s, z + 0.04 + i * s * Math.sin(turn)],
            [0.2 * i, 0.4, 0.9],
            { ...look },
          );
        solids.quad(corner(-1, 0), corner(0, -1.2), corner(1, 0), corner(0, 0.8));
      }
    }
    return solids.build({ twoSided: true });
  },
});

/** Weeds that have come up between the boards. */
export const makeWeeds = (seed: number, size: number): Piece => ({
  ...{ name: 'weeds', width: size, depth: size, height: 0.4, light: true },
  make() {
    const [solids, random] = [new Solids({ grounded: true }), makeRandom(seed).spawn('weeds')];
    for (let k = 0; k < 90 * size; k++) {
      const [a, r] = [random.between(0, 6.28), size * 0.5 * Math.sqrt(random.next())];
      const [x, z, h] = [Math.sin(a) * r, Math.cos(a) * r, random.between(0.1, 0.45) * (1.2 - r / size)];
      const [lx, lz] = [random.between(-0.16, 0.16), random.between(-0.16, 0.16)];
      const look = mixLooks(lookOf(0x35551f, 'grass'), lookOf(0x8fae4a, 'grass'), random.next());
      const w = 0.018;
      const v = [
        solids.vertex([x - w, 0, z], [0, 0.6, 0.8], darker(look, 0.6)),
        solids.vertex([x + w, 0, z], [0, 0.6, 0.8], darker(look, 0.6)),
        solids.vertex([x + lx, h, z + lz], [0, 0.8, 0.6], look),
      ];
      solids.triangle(v[0] ?? 0, v[1] ?? 0, v[2] ?? 0);
    }
    return solids.build({ twoSided: true });
  },
});

/** A row of icicles below a ledge. */
export const makeIcicles = (seed: number, width: number): Piece => ({
  ...{ name: 'icicles', width, depth: 0.12, height: 0.1, light: true },
  make() {
    const [solids, random] = [new Solids(), makeRandom(seed).spawn('icicles')];
    for (let k = 0; k < width * 7; k++) {
      const [x, z] = [random.between(-0.5, 0.5) * width, random.between(0, 0.12)];
      const [long, thick] = [random.between(0.15, 0.8) * (0.4 + 0.6 * random.next()), random.between(0.018, 0.04)];
      const ice = mixLooks(lookOf(0xd8ecf6, 'porcelain'), lookOf(0xa8d0e8, 'porcelain'), random.next());
      solids.lathe(
        [x, -long, z],
        [
          [0.001, 0],
          [thick * 0.45, long * 0.5],
          [thick, long],
        ],
        ice,
        6,
      );
    }
    return solids.build({ twoSided: true });
  },
});

/** Snow that has drifted into a corner. */
export const makeDrift = (seed: number, size: number): Piece => ({
  ...{ name: 'drift', width: size, depth: size * 0.6, height: 0.3, light: true },
  make() {
    const [solids, random] = [new Solids(), makeRandom(seed).spawn('drift')];
    for (let k = 0; k < 4; k++)
      solids.ball(
        [random.between(-0.3, 0.3) * size, -0.04, random.between(-0.2, 0.1) * size],
        [size * random.between(0.25, 0.42), size * random.between(0.1, 0.2), size * random.between(0.2, 0.3)],
        lookOf(0xf4f8fb, 'snow'),
        14,
      );
    return solids.build();
  },
});

/** Boxes, stacks of books and what was dropped on them. */
export const makeClutter = (seed: number, size: number): Piece => ({
  ...{ name: 'clutter', width: size, depth: size * 0.7, height: size * 0.7 },
  make() {
    const [solids, random] = [new Solids({ grounded: true }), makeRandom(seed).spawn('clutter')];
    const card = lookOf(random.pick([0xb08a5c, 0xa07c50]), 'paper');
    const s = size * 0.24;
    solids.box([-s * 1.8, 0, -s], [-s * 0.1, s * 1.4, s], card);
    solids.within(standing([-s, s * 1.4, 0], 0.4), () =>
      solids.box([-s * 0.7, 0, -s * 0.6], [s * 0.7, s * 0.9, s * 0.6], darker(card, 0.85)),
    );
    let up = 0;
    for (let k = 0; k < 7; k++) {
      const t = random.between(0.03, 0.06);
      const look = lookOf(random.pick([0x8a2f2a, 0x2f4f6a, 0xc9a24a, 0x3f5f44, 0x5a4a6a]), 'paper');
      solids.within(standing([s * 1.1, up, s * 0.2], random.between(-0.5, 0.5)), () =>
        solids.box([-0.13, 0, -0.1], [0.13, t, 0.1], look),
      );
      up += t;
    }
    for (let k = 0; k < 3; k++)
      solids.ball(
        [random.between(-1, 1.6) * s, 0.05, random.between(0.8, 1.6) * s],
        [random.between(0.14, 0.3), random.between(0.05, 0.1), random.between(0.12, 0.22)],
        lookOf(random.pick([0xb8483c, 0x4a6a8a, 0xd8c8a8, 0x6a7a4a]), 'cloth'),
        10,
      );
    return solids.build();
  },
});
