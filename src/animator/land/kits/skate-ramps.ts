import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from './architecture/solids.ts';

/** Concrete to skate on. Ramps rise toward -z, their foot at z 0. */
const CONCRETE = lookOf(0x74706a, 'plaster');
const STEEL = lookOf(0xa8aeb2, 'metal');

const worn = (at: Vector): Look => darker(CONCRETE, 0.92 + 0.08 * Math.sin(at[0] * 2.1 + at[2] * 3.3 + at[1]));

/** A quarter of a pipe with its coping, a deck behind it and a rail on that. */
export const makeQuarterPipe = (wide: number, high: number): Piece => ({
  ...{ name: 'ramp', width: wide, depth: high + 2.4, height: high + 1 },
  make() {
    const solids = new Solids();
    const [radius, steps] = [high * 1.18, 12];
    const end = Math.acos(1 - high / radius);
    const at = (k: number): readonly [number, number] => {
      const angle = (end * k) / steps;
      return [-Math.sin(angle) * radius, (1 - Math.cos(angle)) * radius];
    };
    for (let k = 0; k < steps; k++) {
      const [[z0, y0], [z1, y1]] = [at(k), at(k + 1)];
      solids.sheet([-wide / 2, y0 + 0.015, z0], [wide, 0, 0], [0, y1 - y0, z1 - z0], worn, [wide / 1.6, 1]);
      for (const side of [-1, 1]) {
        const x = (side * wide) / 2;
        const n = (
          [
            [x, 0, z0],
            [x, 0, z1],
            [x, y1, z1],
            [x, y0, z0],
          ] as const
        ).map((p) => solids.vertex(p, [side, 0, 0], CONCRETE));
        solids.quad(n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, n[3] ?? 0);
      }
    }
    const [back] = at(steps);
    solids.tube(
      [
        [-wide / 2, high, back],
        [wide / 2, high, back],
      ],
      0.06,
      STEEL,
      8,
    );
    solids.box([-wide / 2, 0, back - 1.9], [wide / 2, high, back], worn, 1.8);
    for (let x = -wide / 2; x <= wide / 2 + 0.01; x += wide / 8)
      solids.tube(
        [
          [x, high, back - 1.8],
          [x, high + 1, back - 1.8],
        ],
        0.03,
        STEEL,
        5,
      );
    for (const y of [0.5, 1])
      solids.tube(
        [
          [-wide / 2, high + y, back - 1.8],
          [wide / 2, high + y, back - 1.8],
        ],
        0.03,
        STEEL,
        5,
      );
    return solids.build({ twoSided: true });
  },
});

/** A box with slopes on two sides and a rail on its back. */
export const makeFunBox = (): Piece => ({
  ...{ name: 'ramp', width: 7, depth: 2.6, height: 0.7 },
  make() {
    const solids = new Solids();
    const [half, top, high, deep] = [3.4, 1.3, 0.62, 1.25];
    solids.box([-top, 0, -deep], [top, high, deep], worn, 1);
    for (const side of [-1, 1]) {
      const from: Vector = side > 0 ? [half, 0.01, deep] : [-half, 0.01, -deep];
      solids.sheet(from, [0, 0, -side * deep * 2], [side * (top - half), high, 0], worn, [2, 3]);
      for (const z of [-deep, deep]) {
        const n = (
          [
            [side * top, 0, z],
            [side * half, 0, z],
            [side * top, high, z],
          ] as const
        ).map((p) => solids.vertex(p, [0, 0, Math.sign(z)], CONCRETE));
        solids.triangle(n[0] ?? 0, n[1] ?? 0, n[2] ?? 0);
      }
    }
    for (const z of [-deep, deep])
      solids.tube(
        [
          [-top, high, z],
          [top, high, z],
        ],
        0.035,
        STEEL,
        6,
      );
    return solids.build({ twoSided: true });
  },
});

/** A round bar to slide along, on two feet. */
export const makeGrindRail = (long: number): Piece => ({
  ...{ name: 'rail', width: long, depth: 0.3, height: 0.5 },
  make() {
    const solids = new Solids({ grounded: true });
    solids.tube(
      [
        [-long / 2, 0.45, 0],
        [long / 2, 0.45, 0],
      ],
      0.04,
      lookOf(0xd8432c, 'paint'),
      8,
    );
    for (const x of [-long / 2 + 0.3, long / 2 - 0.3])
      solids.box([x - 0.04, 0, -0.14], [x + 0.04, 0.43, 0.14], STEEL, 9);
    return solids.build();
  },
});

const SPRAYS: readonly [number, ...number[]] = [
  0xe8402c, 0xf2b01c, 0x2a9ad8, 0x8a3cc8, 0x2cb86a, 0xf25a9c, 0xf4f0e6, 0x1c1c22,
];

/** A wall that many have painted: fat letters with outlines, clouds and stars of colour over one another. */
export const makeGraffitiWall = (seed: number, wide: number, high: number): Piece => ({
  ...{ name: 'wall', width: wide, depth: 0.4, height: high },
  make() {
    const random = makeRandom(seed).spawn('graffiti');
    const solids = new Solids({ openness: ([, y]) => 0.75 + 0.25 * Math.min(1, y) });
    solids.box([-wide / 2, 0, -0.4], [wide / 2, high, 0], worn, 1.5);
    solids.box([-wide / 2 - 0.1, high, -0.5], [wide / 2 + 0.1, high + 0.15, 0.1], darker(CONCRETE, 0.85), 3);
    let layer = 0.01;
    const disc = (x: number, y: number, rx: number, ry: number, look: Look, corners = 18, jag = 0): void => {
      layer += 0.0006;
      const middle = solids.vertex([x, y, layer], [0, 0, 1], look);
      const rim = Array.from({ length: corners }, (_, k) => {
        const a = (k / corners) * Math.PI * 2;
        const r = 1 - (k % 2) * jag;
        const py = Math.min(high - 0.05, Math.max(0.05, y + Math.sin(a) * ry * r));
        return solids.vertex(
          [Math.min(wide / 2, Math.max(-wide / 2, x + Math.cos(a) * rx * r)), py, layer],
          [0, 0, 1],
          look,
        );
      });
      for (let k = 0; k < corners; k++) solids.triangle(middle, rim[k] ?? 0, rim[(k + 1) % corners] ?? 0);
    };
    for (let k = 0; k < wide * 0.9; k++)
      disc(
        random.between(-wide / 2, wide / 2),
        random.between(0.3, high * 0.9),
        random.between(0.6, 1.8),
        random.between(0.4, 1),
        darker(lookOf(random.pick(SPRAYS), 'plaster'), 0.8),
      );
    // Letters nobody can read.
    for (let x = -wide / 2 + 1; x < wide / 2 - 3; x += random.between(5.5, 8)) {
      const [fill, line] = [
        lookOf(random.pick(SPRAYS), 'plaster'),
        lookOf(random.chance(0.7) ? 0x17171c : 0xf4f0e6, 'plaster'),
      ];
      for (const [pass, look] of [line, fill].entries())
        for (let letter = 0; letter < 4; letter++) {
          const own = makeRandom(seed + letter * 7 + Math.round(x * 10)).spawn('letter');
          for (let part = 0; part < 5; part++) {
            const grow = pass === 0 ? 0.13 : 0;
            const upright = own.chance(0.55);
            disc(
              x + letter * 1.15 + own.between(-0.3, 0.35),
              high * 0.48 + own.between(-0.55, 0.55),
              (upright ? 0.24 : 0.48) + grow,
              (upright ? 0.75 : 0.26) + grow,
              look,
              14,
            );
          }
        }
    }
    for (let k = 0; k < wide * 0.25; k++)
      disc(
        random.between(-wide / 2 + 1, wide / 2 - 1),
        random.between(0.6, high - 0.5),
        0.45,
        0.45,
        lookOf(random.pick(SPRAYS), 'plaster'),
        10,
        0.55,
      );
    return solids.build();
  },
});
