import type { Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, lookOf, type Solids } from './architecture/solids.ts';

/** Single things for sale, laid out one by one: fish, loaves, pots, books, baubles. */
export interface Table {
  readonly solids: Solids;
  readonly random: Random;
  readonly width: number;
  readonly at: (across: number, back: number) => Vector;
  readonly fineness: number;
}

/** Silver and red on crushed ice. */
export function layFish({ solids, random, width, at, fineness }: Table): void {
  const ice = lookOf(0xe6f0f4, 'glass');
  const [left, right] = [at(0.02, 0), at(0.98, 0.96)];
  solids.box(
    [left[0], left[1] - 0.02, right[2]],
    [right[0], left[1] + 0.05, left[2] - 0.02],
    lookOf(0x9fb4bc, 'metal'),
    1,
  );
  for (let k = 0; k < (fineness < 1 ? 40 : 130); k++) {
    const [x, y, z] = at(random.between(0.03, 0.97), random.between(0.04, 0.92));
    const r = random.between(0.03, 0.05) * (fineness < 1 ? 1.8 : 1);
    solids.ball([x, y + 0.04, z], [r, r * 0.6, r], darker(ice, random.between(0.85, 1.05)), 5);
  }
  const count = Math.round(width * 7);
  for (let k = 0; k < count; k++) {
    const [x, y, z] = at((k + 0.5) / count, k % 2 === 0 ? 0.3 : 0.68);
    const red = k % 5 === 2;
    const back = lookOf(red ? 0xd8604a : 0x5c7484, 'scale');
    const belly = lookOf(red ? 0xf0b8a4 : 0xd8e0e2, 'scale');
    const [long, lean] = [random.between(0.17, 0.21), random.between(-0.2, 0.2)];
    const [c, s] = [Math.cos(lean), Math.sin(lean)];
    solids.within([c, 0, s, x, 0, 1, 0, y + 0.1, -s, 0, c, z], () => {
      solids.ball([0, 0, 0], [0.055, 0.036, long], (where) => (where[0] < -0.012 ? back : belly), 8);
      solids.sheet([-0.06, 0, -long - 0.09], [0.12, 0, 0], [0, 0.006, 0.1], back);
      solids.sheet([0.06, 0.008, -long - 0.09], [-0.12, 0, 0], [0, 0.006, 0.1], back);
      solids.ball([-0.005, 0.024, long * 0.78], [0.012, 0.012, 0.012], lookOf(0x141414, 'eye'), 5);
    });
  }
}

/** Round and long loaves, rolls in baskets. */
export function layLoaves({ solids, random, at }: Table): void {
  const crust = [0xc8843c, 0xa8642a, 0xd89a50] as const;
  for (let k = 0; k < 6; k++) {
    const [x, y, z] = at((k + 0.5) / 6, 0.24);
    for (let n = 0; n < 3; n++) {
      const look = darker(lookOf(random.pick(crust), 'food'), random.between(0.85, 1.1));
      const [dx, dz] = [random.between(-0.05, 0.05), random.between(-0.05, 0.05)];
      solids.ball(
        [x + dx, y + 0.05 + n * 0.07, z + dz],
        [0.13, 0.065, 0.12],
        (where) => darker(look, Math.abs(Math.sin((where[0] - x) * 26)) < 0.25 ? 1.35 : 1),
        12,
      );
    }
  }
  for (let k = 0; k < 14; k++) {
    const [x, y, z] = at((k + 0.5) / 14, 0.62);
    const look = darker(lookOf(random.pick(crust), 'food'), random.between(0.85, 1.15));
    solids.ball([x, y + 0.06 + (k % 3) * 0.05, z], [0.05, 0.042, 0.24], look, 8);
  }
  for (let k = 0; k < 8; k++) {
    const [x, y, z] = at((k + 0.5) / 8, 0.92);
    const look = darker(lookOf(random.pick(crust), 'food'), random.between(0.85, 1.15));
    solids.tube(
      [
        [x, y, z],
        [x + random.between(-0.05, 0.05), y + 0.5, z - 0.06],
      ],
      0.04,
      look,
      7,
    );
  }
}

/** Vases, bowls and dishes with painted bands. */
export function layPots({ solids, random, at, fineness }: Table): void {
  const glazes = [0x2a5f9a, 0xc86a3a, 0xe8dcc4, 0x2f7a6a, 0xd8a43a, 0x8a3a2a] as const;
  for (let k = 0; k < 9; k++) {
    const base = at((k + 0.5) / 9, k % 2 === 0 ? 0.26 : 0.68);
    const [glaze, second] = [lookOf(random.pick(glazes), 'porcelain'), lookOf(random.pick(glazes), 'porcelain')];
    const [r, tall, waist] = [random.between(0.08, 0.12), random.between(0.2, 0.46), random.between(0.35, 0.7)];
    const profile = Array.from({ length: 10 }, (_, n): readonly [number, number] => {
      const t = n / 9;
      return [r * (0.55 + 0.5 * Math.sin(Math.PI * t ** waist * 1.06) + (t > 0.9 ? 0.16 : 0)), t * tall];
    });
    solids.lathe(
      base,
      profile,
      (where) => {
        const t = (where[1] - base[1]) / tall;
        return Math.abs(t - 0.55) < 0.12 || Math.abs(t - 0.85) < 0.04 ? second : glaze;
      },
      fineness < 1 ? 10 : 16,
    );
  }
  // Dishes stand on edge behind.
  for (let k = 0; k < 5; k++) {
    const [x, y, z] = at((k + 0.5) / 5, 0.95);
    const [glaze, second] = [lookOf(random.pick(glazes), 'porcelain'), lookOf(random.pick(glazes), 'porcelain')];
    solids.within([1, 0, 0, x, 0, 0.2, -0.98, y + 0.2, 0, 0.98, 0.2, z], () => {
      for (const [outer, inner, look] of [
        [0.19, 0.14, glaze],
        [0.14, 0.07, second],
        [0.07, 0, glaze],
      ] as const)
        solids.lathe(
          [0, 0, 0],
          [
            [outer, 0.03 * (outer / 0.19)],
            [inner, 0.03 * (inner / 0.19)],
          ],
          look,
          16,
        );
    });
  }
}

/** Piles, and rows with their backs up. */
export function layBooks({ solids, random, at }: Table): void {
  const covers = [0x7a2a2a, 0x2a4a6a, 0x3a5a3a, 0xb08a4a, 0x4a3a5a, 0xd8cdb0, 0x26282c, 0xa84a2a] as const;
  const paper = lookOf(0xe8dfc8, 'paper');
  for (let k = 0; k < 44; k++) {
    const [x, y, z] = at((k + 0.5) / 44, 0.28);
    const tall = random.between(0.15, 0.21);
    const look = darker(lookOf(random.pick(covers), 'leather'), random.between(0.8, 1.2));
    solids.box([x - 0.021, y, z - 0.12], [x + 0.021, y + tall, z + 0.13], look, 9);
    solids.sheet([x - 0.016, y + tall + 0.001, z + 0.12], [0.032, 0, 0], [0, 0, -0.22], paper);
  }
  for (let k = 0; k < 6; k++) {
    const [x, y, z] = at((k + 0.5) / 6, 0.74);
    let top = y;
    for (let n = 0; n < 4 + random.index(5); n++) {
      const [thick, w, d] = [random.between(0.025, 0.05), random.between(0.1, 0.14), random.between(0.12, 0.16)];
      const look = darker(lookOf(random.pick(covers), 'leather'), random.between(0.8, 1.2));
      solids.box([x - w, top, z - d], [x + w, top + thick, z + d], look, 9);
      solids.box(
        [x - w + 0.01, top + 0.006, z - d + 0.01],
        [x + w - 0.008, top + thick - 0.006, z + d + 0.003],
        paper,
        9,
      );
      top += thick;
    }
  }
}

/** Baubles in boxes, little houses and hearts. */
export function layOrnaments({ solids, random, at }: Table): void {
  const shades = [0xc8202a, 0xd8b04a, 0x1f6a3a, 0xd8dde0, 0x2a4f9a, 0xa82a5a] as const;
  for (let k = 0; k < 60; k++) {
    const [x, y, z] = at(random.between(0.04, 0.96), random.between(0.06, 0.5));
    const r = random.between(0.035, 0.055);
    solids.ball([x, y + r * 0.9, z], [r, r, r], lookOf(random.pick(shades), 'paint'), 8);
  }
  for (let k = 0; k < 6; k++) {
    const [x, y, z] = at((k + 0.5) / 6, 0.76);
    const [wall, roof] = [lookOf(random.pick([0xa8642a, 0xe6d8c0, 0x8a3a2a]), 'food'), lookOf(0xf2f4f4, 'snow')];
    const tall = random.between(0.14, 0.22);
    solids.box([x - 0.1, y, z - 0.09], [x + 0.1, y + tall, z + 0.09], wall, 9);
    solids.lathe(
      [x, y + tall, z],
      [
        [0.17, 0],
        [0, 0.15],
      ],
      roof,
      4,
    );
    solids.sheet([x - 0.03, y + 0.04, z + 0.092], [0.06, 0, 0], [0, 0.07, 0], lookOf(0xffc46a, 'glow', 1.4));
  }
}
