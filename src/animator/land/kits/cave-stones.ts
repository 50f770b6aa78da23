import { materialOf } from '../../maths/materials.ts';
import { type Light, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import type { Random } from '../../maths/random.ts';
import { normalise } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from './architecture/solids.ts';
import { flameSpots } from './flame-spots.ts';
import { timesLight } from './tones.ts';

const ROWS = 14;
const SIDES = 12;

/** A cone of limestone, one metre high, its thick end at y 0: hung from a roof upside down, standing on the floor otherwise. */
export function makeDripstone(random: Random, stone: Light, hangs: boolean): Mesh {
  const builder = new MeshBuilder();
  const material = materialOf('stone');
  const knots = Array.from({ length: 4 }, () => [random.next(), random.between(0.06, 0.2)] as const);
  const lean = random.between(-0.08, 0.08);
  for (let j = 0; j <= ROWS; j++) {
    const t = j / ROWS;
    const swell = knots.reduce((sum, [at, size]) => sum + size * Math.exp(-(((t - at) / 0.09) ** 2)), 0);
    const radius = (hangs ? 0.17 : 0.24) * (1 - t) ** (hangs ? 0.85 : 0.6) * (1 + swell) + 0.012;
    for (let i = 0; i < SIDES; i++) {
      const a = (i / SIDES) * Math.PI * 2;
      const flute = 1 + 0.14 * Math.sin(a * 5 + t * 3) + 0.08 * Math.sin(a * 9 - t * 5);
      const [x, z] = [Math.cos(a) * radius * flute + lean * t, Math.sin(a) * radius * flute];
      const y = hangs ? -t : t;
      const tone = 0.78 + 0.3 * ((i * 7 + j * 3) % 5) * 0.22 + swell * 0.4;
      builder.vertex([x, y, z], normalise([Math.cos(a), hangs ? -0.2 : 0.3, Math.sin(a)]), {
        colour: timesLight(stone, tone),
        material,
        occlusion: 0.55 + 0.4 * t,
      });
    }
  }
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < SIDES; i++) {
      const k = (i + 1) % SIDES;
      const [a, b] = [j * SIDES + i, j * SIDES + k];
      if (hangs) builder.quad(a, b, b + SIDES, a + SIDES);
      else builder.quad(b, a, a + SIDES, b + SIDES);
    }
  return builder.build();
}

/** Six-sided crystals that grow from one spot, a metre high; they shine a little of themselves. */
export function makeCrystals(random: Random, colour: Light): Mesh {
  const solids = new Solids();
  for (let k = 0; k < 9; k++) {
    const [tilt, turn] = [random.between(0, 0.7), random.between(0, 6.28)];
    const [tall, wide] = [random.between(0.4, 1), random.between(0.07, 0.15)];
    const [s, c] = [Math.sin(tilt), Math.cos(tilt)];
    const [ct, st] = [Math.cos(turn), Math.sin(turn)];
    solids.within([ct * c, ct * s, -st, 0, -s, c, 0, 0, st * c, st * s, ct, 0], () =>
      solids.lathe(
        [0, -0.05, 0],
        [
          [wide * 0.8, 0],
          [wide, tall * 0.75],
          [0, tall],
        ],
        (at, u) => shine(timesLight(colour, 0.3 + 0.9 * at[1] + 0.5 * ((Math.round(u * 6) * 5) % 3) * 0.3), 0.8),
        6,
      ),
    );
  }
  return solids.build();
}

/** A fire between stones: logs, embers, tongues of flame. */
export const makeCampfire = (): Piece => ({
  ...{ name: 'campfire', width: 1.3, depth: 1.3, height: 0.9, light: true },
  spots: [
    { kind: 'fire', at: [0, 0, 0], heading: 0, radius: 0.7 },
    ...flameSpots([
      [0, 0.05, 0, 0.34],
      [-0.16, 0.05, 0.06, 0.24],
      [0.15, 0.05, 0.08, 0.25],
    ]),
    { kind: 'sit', at: [1.3, 0, 0.5], heading: -1.9, radius: 0.5 },
  ],
  lamps: [{ at: [0, 0.8, 0.1], colour: [12, 5.4, 1.7], reach: 13, size: 0.6 }],
  make() {
    const solids = new Solids();
    for (let k = 0; k < 10; k++) {
      const a = (k / 10) * Math.PI * 2;
      solids.ball(
        [Math.sin(a) * 0.58, 0.08, Math.cos(a) * 0.58],
        [0.16, 0.12, 0.14],
        darker(lookOf(0x6a645c, 'stone'), 0.8 + (k % 3) * 0.2),
        8,
      );
    }
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * Math.PI * 2 + 0.3;
      solids.tube(
        [
          [Math.sin(a) * 0.46, 0.05, Math.cos(a) * 0.46],
          [-Math.sin(a) * 0.05, 0.42, -Math.cos(a) * 0.05],
        ],
        0.055,
        lookOf(0x3a2a1e, 'bark'),
        7,
      );
    }
    solids.ball([0, 0.03, 0], [0.36, 0.07, 0.36], shine([1, 0.25, 0.04], 2), 12);
    return solids.build();
  },
});

/** A torch on a stake. */
export const makeStakeTorch = (): Piece => ({
  ...{ name: 'torch', width: 0.2, depth: 0.2, height: 2, light: true },
  lamps: [{ at: [0, 1.95, 0], colour: [7, 3.1, 1], reach: 10, size: 0.4 }],
  spots: flameSpots([[0.03, 1.62, 0, 0.17]]),
  make() {
    const solids = new Solids({ grounded: true });
    solids.tube(
      [
        [0, -0.2, 0],
        [0.03, 1.55, 0],
      ],
      0.035,
      lookOf(0x4a3322, 'wood'),
      7,
    );
    solids.lathe(
      [0.03, 1.5, 0],
      [
        [0.04, 0],
        [0.1, 0.14],
        [0.09, 0.18],
      ],
      lookOf(0x2a2826, 'metal'),
      10,
    );
    return solids.build();
  },
});
