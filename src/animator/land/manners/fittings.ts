import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from '../kits/architecture/pieces.ts';
import { lookOf, Solids, shine } from '../kits/architecture/solids.ts';

/** What was built into a room for its manner: beams, screens, strips of light, pillars. Each with its back to -z. */

/** Beams from wall to wall below the ceiling, and what hangs from one of them: pans and bunches of herbs. */
export const makeBeams = (width: number, depth: number, hung: boolean): Piece => ({
  ...{ name: 'beam', width, depth: 0.2, height: 0.2, light: true },
  make() {
    const [solids, random] = [new Solids(), makeRandom(5).spawn('beams')];
    const wood = lookOf(0x5f3f24, 'planks');
    const count = Math.max(2, Math.round(depth / 1.7));
    for (let k = 0; k < count; k++) {
      const z = -depth / 2 + ((k + 0.5) * depth) / count;
      solids.box([-width / 2, -0.24, z - 0.1], [width / 2, 0, z + 0.1], wood, 0.8);
    }
    if (!hung) return solids.build();
    const z = -depth / 2 + (0.5 * depth) / count;
    const [copper, iron] = [lookOf(0xc8703c, 'metal'), lookOf(0x2e2a26, 'metal')];
    for (let k = 0; k < 6; k++) {
      const x = (k - 2.5) * Math.min(0.55, width / 8);
      solids.tube(
        [
          [x, -0.24, z],
          [x, -0.42, z],
        ],
        0.008,
        iron,
        4,
      );
      if (k % 3 === 2) {
        for (let leaf = 0; leaf < 14; leaf++)
          solids.ball(
            [x + random.between(-0.06, 0.06), -0.5 - random.between(0, 0.22), z + random.between(-0.06, 0.06)],
            [0.035, 0.05, 0.035],
            lookOf(random.pick([0x5f7a3a, 0x7a8a4a, 0x8a6a9a]), 'leaf'),
            6,
          );
        continue;
      }
      const r = random.between(0.11, 0.17);
      solids.within(standing([x, -0.42 - r, z], 0), () => {
        solids.ball([0, 0, 0], [r, r, 0.05], copper, 16);
        solids.tube(
          [
            [0, r, 0],
            [0, r + 0.12, 0],
          ],
          0.012,
          iron,
          5,
        );
      });
    }
    return solids.build();
  },
});

/** A screen of paper in a lattice, with the day behind it. */
export const makeShoji = (width: number, height: number, bright: number): Piece => ({
  ...{ name: 'shoji', width, depth: 0.05, height },
  make() {
    const solids = new Solids();
    const wood = lookOf(0x7a5230, 'wood');
    const paper = lookOf(0xf6efdc, 'paper');
    solids.sheet(
      [-width / 2, 0, 0.012],
      [width, 0, 0],
      [0, height, 0],
      bright > 0 ? shine([0.9, 0.84, 0.7], 0.3 + 0.55 * bright) : paper,
      [4, 6],
    );
    const bar = (x0: number, y0: number, x1: number, y1: number): void =>
      void solids.box([x0, y0, 0.01], [x1, y1, 0.04], wood);
    const [across, up] = [Math.max(3, Math.round(width / 0.3)), 6];
    for (let k = 0; k <= across; k++)
      bar(-width / 2 + (k * width) / across - 0.011, 0, -width / 2 + (k * width) / across + 0.011, height);
    for (let k = 0; k <= up; k++) bar(-width / 2, (k * height) / up - 0.011, width / 2, (k * height) / up + 0.011);
    for (const x of [-width / 2, width / 2]) bar(x - 0.04, 0, x + 0.04, height);
    bar(-width / 2, height - 0.05, width / 2, height + 0.03);
    return solids.build();
  },
});

/** A strip of light where a wall meets the ceiling, or along its foot. */
export const makeGlowStrip = (length: number, colour: Vector): Piece => ({
  ...{ name: 'glow strip', width: length, depth: 0.04, height: 0.05, light: true },
  lamps: [-0.33, 0, 0.33].map((share) => ({
    ...{
      at: [share * length, 0, 0.35],
      colour: [colour[0] * 1.1, colour[1] * 1.1, colour[2] * 1.1],
      reach: 4.5,
      size: 0.7,
    },
  })),
  make: () => new Solids().box([-length / 2, -0.025, 0], [length / 2, 0.025, 0.03], shine(colour, 2.4), 2).build(),
});

/** A screen on a wall: lines of light that mean something to those who work there. */
export const makeReadout = (seed: number, width: number, height: number): Piece => ({
  ...{ name: 'readout', width, depth: 0.03, height, light: true },
  make() {
    const [solids, random] = [new Solids(), makeRandom(seed).spawn('readout')];
    solids.box([-width / 2, 0, 0], [width / 2, height, 0.02], lookOf(0x0c1a26, 'plastic'));
    const blue: Vector = [0.25, 0.8, 1];
    for (let k = 1; k < 9; k++) {
      const y = (k * height) / 9;
      const w = width * random.between(0.15, 0.8);
      solids.sheet([-width * 0.44, y, 0.024], [w, 0, 0], [0, height * 0.035, 0], shine(blue, random.between(0.5, 1.8)));
    }
    return solids.build();
  },
});

/** Half a pillar against a wall, with a gilded head and foot. */
export const makePilaster = (height: number): Piece => ({
  ...{ name: 'pilaster', width: 0.34, depth: 0.14, height },
  make() {
    const [stone, gold] = [lookOf(0xeee2cc, 'marble'), lookOf(0xd8a94a, 'metal')];
    return new Solids()
      .box([-0.13, 0.2, 0], [0.13, height - 0.22, 0.1], stone)
      .box([-0.17, 0, 0], [0.17, 0.2, 0.14], stone)
      .box([-0.15, 0.2, 0], [0.15, 0.25, 0.12], gold)
      .box([-0.16, height - 0.26, 0], [0.16, height - 0.14, 0.13], gold)
      .box([-0.18, height - 0.14, 0], [0.18, height, 0.15], stone)
      .build();
  },
});
