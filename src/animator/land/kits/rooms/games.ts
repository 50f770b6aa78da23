import type { Light } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

/** Machines that one plays at, and the tables of a casino. Backs at z 0 for what stands at a wall. */

const TONES: readonly [Light, ...Light[]] = [
  [1, 0.3, 0.24],
  [1, 0.76, 0.2],
  [0.3, 0.95, 0.45],
  [0.26, 0.6, 1],
  [0.95, 0.3, 0.85],
  [0.2, 0.9, 0.95],
];
const BLACK = lookOf(0x16161a, 'plastic');

/** Three reels under a lit head, a shelf with buttons, an arm at its side. */
export const makeSlotMachine = (seed: number): Piece => {
  const random = makeRandom(seed).spawn('slots');
  const [first, second] = [random.pick(TONES), random.pick(TONES)];
  return {
    ...{ name: 'slot machine', width: 0.72, depth: 0.7, height: 2 },
    make() {
      const solids = new Solids({ grounded: true });
      const body = lookOf(random.pick([0x7a1f2a, 0x24306e, 0x4a1f5e, 0x1f4a3a]), 'paint');
      solids.softBox([-0.35, 0, 0], [0.35, 0.78, 0.62], 0.04, body, { rings: 1 });
      solids.softBox([-0.35, 0.74, 0], [0.35, 1.5, 0.42], 0.04, BLACK, { rings: 1 });
      solids.softBox([-0.35, 0.7, 0.3], [0.35, 0.8, 0.7], 0.02, lookOf(0xc9a24e, 'metal'), { rings: 1 });
      for (let k = 0; k < 4; k++)
        solids.ball([-0.22 + k * 0.15, 0.81, 0.6], [0.035, 0.02, 0.035], shine(TONES[k] ?? first, 1.2), 8);
      solids.sheet([-0.29, 0.9, 0.425], [0.58, 0, 0], [0, 0.5, 0], shine([0.95, 0.95, 0.9], 0.55));
      for (let k = 0; k < 3; k++) {
        const x = -0.19 + k * 0.19;
        solids.box([x - 0.085, 0.95, 0.426], [x + 0.085, 1.35, 0.43], lookOf(0xf4f0e6, 'paper'));
        for (const [j, y] of [1.02, 1.15, 1.28].entries())
          solids.ball([x, y, 0.435], [0.045, 0.045, 0.01], shine(TONES[(k * 2 + j * 3 + seed) % 6] ?? first, 0.6), 10);
      }
      solids.softBox([-0.36, 1.5, 0.02], [0.36, 1.98, 0.36], 0.1, lookOf(0xc9a24e, 'metal'), { rings: 2 });
      solids.softBox([-0.3, 1.55, 0.06], [0.3, 1.92, 0.37], 0.06, shine(first, 0.9), { rings: 1 });
      solids.ball([0, 1.74, 0.37], [0.13, 0.13, 0.03], shine(second, 1.5), 12);
      solids.tube(
        [
          [0.38, 0.9, 0.2],
          [0.42, 1.3, 0.24],
        ],
        0.018,
        lookOf(0xb8bcc0, 'metal'),
        6,
      );
      solids.ball([0.42, 1.34, 0.24], [0.05, 0.05, 0.05], lookOf(0xc02a24, 'paint'), 10);
      return solids.build();
    },
  };
};

/** An upright cabinet: marquee, tilted screen with a game on it, stick and buttons. */
export const makeArcadeCabinet = (seed: number): Piece => {
  const random = makeRandom(seed).spawn('cabinet');
  const [first, second] = [random.pick(TONES), random.pick(TONES)];
  return {
    ...{ name: 'arcade machine', width: 0.74, depth: 0.8, height: 1.9 },
    lamps: [{ at: [0, 1.3, 0.8], colour: [first[0] * 1.1, first[1] * 1.1, first[2] * 1.1], reach: 3, size: 0.3 }],
    make() {
      const solids = new Solids({ grounded: true });
      const side = lookOf(random.pick([0x20242e, 0x2a1f3e, 0x1f2f3a]), 'plastic');
      solids.softBox([-0.33, 0, 0.02], [0.33, 0.86, 0.6], 0.02, BLACK, { rings: 1 });
      solids.box([-0.33, 0.86, 0.02], [0.33, 1.84, 0.3], BLACK, 1);
      for (const x of [-0.36, 0.33]) {
        solids.box([x, 0, 0], [x + 0.03, 1.9, 0.4], side, 1);
        solids.box([x, 0, 0.4], [x + 0.03, 0.92, 0.7], side, 1);
        solids.box([x, 1.58, 0.4], [x + 0.03, 1.9, 0.6], side, 1);
        solids.box([x - 0.004, 0.3, 0.05], [x + 0.034, 0.5, 0.68], shine(second, 0.4), 1);
      }
      // The screen leans back.
      const game = (_at: unknown, u: number, v: number): Look => {
        const [i, j] = [Math.floor(u * 9), Math.floor(v * 8)];
        const ship = (i === 4 && j === 0) || (j > 4 && (i + j) % 2 === 0 && i > 0 && i < 8);
        return ship ? shine(j > 5 ? second : first, 1.5) : shine([0.04, 0.05, 0.14], 1);
      };
      solids.sheet([-0.3, 0.98, 0.48], [0.6, 0, 0], [0, 0.5, -0.16], game, [18, 16]);
      solids.sheet([-0.33, 0.9, 0.68], [0.66, 0, 0], [0, 0.08, -0.2], lookOf(0x2c2c34, 'plastic'), [2, 1]);
      solids.tube(
        [
          [-0.16, 0.93, 0.6],
          [-0.16, 1.04, 0.61],
        ],
        0.012,
        lookOf(0xb8bcc0, 'metal'),
        6,
      );
      solids.ball([-0.16, 1.06, 0.61], [0.035, 0.035, 0.035], shine(second, 0.7), 10);
      for (let k = 0; k < 3; k++)
        solids.ball([0.04 + k * 0.1, 0.95, 0.6], [0.03, 0.018, 0.03], shine(TONES[k * 2] ?? first, 1), 8);
      solids.softBox([-0.33, 1.6, 0.3], [0.33, 1.88, 0.6], 0.02, BLACK, { rings: 1 });
      solids.sheet(
        [-0.31, 1.63, 0.605],
        [0.62, 0, 0],
        [0, 0.22, 0],
        (_a, u) => shine(u > 0.5 ? first : second, 1.1),
        [6, 1],
      );
      return solids.build();
    },
  };
};

/** A long table of green cloth with a padded rim: dice, roulette, cards. */
export const makeGamingTable = (length: number): Piece => ({
  ...{ name: 'table', width: length, depth: 1.2, height: 0.86 },
  spots: [{ kind: 'table', at: [0, 0.8, 0], heading: 0, radius: 0.5 }],
  make() {
    const solids = new Solids({ grounded: true });
    const [half, wood] = [length / 2, lookOf(0x4a2a1c, 'wood')];
    for (const x of [-half + 0.5, half - 0.5])
      solids.softBox([x - 0.18, 0, -0.3], [x + 0.18, 0.7, 0.3], 0.04, wood, { rings: 1 });
    solids.softBox([-half, 0.68, -0.6], [half, 0.82, 0.6], 0.06, wood, { rings: 2 });
    solids.softBox([-half + 0.14, 0.78, -0.47], [half - 0.14, 0.826, 0.47], 0.02, lookOf(0x1f6a44, 'cloth'), {
      rings: 1,
    });
    const line = lookOf(0xe8dcb4, 'paper');
    for (const z of [-0.26, 0.26]) solids.box([-half + 0.3, 0.826, z], [half - 0.3, 0.829, z + 0.02], line);
    for (let x = -half + 0.4; x < half - 0.3; x += 0.36) solids.box([x, 0.826, -0.26], [x + 0.016, 0.829, 0.26], line);
    for (let k = 0; k < 7; k++) {
      const [x, z] = [-half + 0.5 + ((k * 0.61) % (length - 1)), ((k * 0.37) % 0.5) - 0.25];
      solids.lathe(
        [x, 0.826, z],
        [
          [0.045, 0],
          [0.045, 0.02 + (k % 3) * 0.03],
          [0, 0.02 + (k % 3) * 0.03],
        ],
        lookOf([0xc02a24, 0x24506e, 0xe8e2d4][k % 3] ?? 0xc02a24, 'plastic'),
        14,
      );
    }
    return solids.build();
  },
});

/** Bulbs in a row, along a ceiling or a sign. */
export const makeBulbRow = (length: number, tone: Light): Piece => ({
  ...{ name: 'lights', width: length, depth: 0.05, height: 0.1, light: true },
  make() {
    const solids = new Solids();
    solids.box([-length / 2, 0, 0], [length / 2, 0.06, 0.03], darker(lookOf(0xc9a24e, 'metal'), 0.7), 2);
    for (let x = -length / 2 + 0.1; x < length / 2; x += 0.24)
      solids.ball([x, 0.03, 0.05], [0.045, 0.045, 0.045], shine(tone, 1.8), 6);
    return solids.build();
  },
});
