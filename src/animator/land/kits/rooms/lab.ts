import { makeRandom } from '../../../maths/random.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from '../architecture/solids.ts';

/** Flasks, racks and a burner: what stands on a bench. */
export const makeGlassware = (seed: number): Piece => ({
  name: 'flask',
  width: 0.8,
  depth: 0.3,
  height: 0.4,
  light: true,
  make() {
    const solids = new Solids();
    const random = makeRandom(seed).spawn('glassware');
    const glass = lookOf(0xcfdfe4, 'glass');
    const liquid = (): ReturnType<typeof shine> =>
      shine(
        random.pick([
          [0.1, 0.9, 0.5],
          [0.2, 0.5, 1],
          [1, 0.4, 0.15],
          [0.8, 0.2, 0.9],
          [1, 0.8, 0.15],
        ]),
        0.55,
      );
    for (let k = 0; k < 4; k++) {
      const [x, r, fill] = [-0.33 + k * 0.22, random.between(0.045, 0.075), liquid()];
      if (random.chance(0.5)) {
        solids.lathe(
          [x, 0, 0],
          [
            [0, 0.004],
            [r, 0.004],
            [r * 1.02, 0.01],
            [r * 0.62, r * 1.1],
          ],
          fill,
          16,
        );
        solids.lathe(
          [x, 0, 0],
          [
            [r * 0.62, r * 1.1],
            [r * 0.3, r * 1.9],
            [r * 0.3, r * 2.8],
            [r * 0.38, r * 2.85],
          ],
          glass,
          16,
        );
      } else {
        solids.ball([x, r, 0], [r, r, r], fill, 16);
        solids.lathe(
          [x, r * 1.9, 0],
          [
            [r * 0.32, 0],
            [r * 0.3, r * 1.3],
            [r * 0.4, r * 1.36],
          ],
          glass,
          14,
        );
      }
    }
    // A rack of tubes.
    solids.box([0.1, 0.06, 0.07], [0.4, 0.075, 0.13], lookOf(0xb08a5a, 'wood'));
    solids.box([0.1, 0, 0.07], [0.4, 0.012, 0.13], lookOf(0xb08a5a, 'wood'));
    for (let k = 0; k < 6; k++) {
      const x = 0.125 + k * 0.05;
      solids.lathe(
        [x, 0.012, 0.1],
        [
          [0, 0],
          [0.012, 0.01],
          [0.012, 0.07],
        ],
        liquid(),
        8,
      );
      solids.lathe(
        [x, 0.08, 0.1],
        [
          [0.012, 0],
          [0.012, 0.05],
          [0.015, 0.052],
        ],
        glass,
        8,
      );
    }
    return solids.build();
  },
});

export const makeMicroscope = (): Piece => ({
  name: 'microscope',
  width: 0.25,
  depth: 0.35,
  height: 0.42,
  light: true,
  make() {
    const solids = new Solids();
    const [white, dark] = [lookOf(0xe6e8ea, 'paint'), lookOf(0x23262a, 'metal')];
    solids.softBox([-0.09, 0, -0.13], [0.09, 0.04, 0.13], 0.015, dark);
    solids.softBox([-0.035, 0.03, -0.13], [0.035, 0.33, -0.06], 0.02, white);
    solids.softBox([-0.035, 0.28, -0.1], [0.035, 0.34, 0.06], 0.02, white);
    solids.box([-0.07, 0.13, -0.08], [0.07, 0.145, 0.09], dark);
    solids.lathe(
      [0, 0.17, 0.04],
      [
        [0.012, 0],
        [0.022, 0.03],
        [0.025, 0.12],
      ],
      dark,
      12,
    );
    solids.tube(
      [
        [0, 0.32, 0.03],
        [0, 0.42, -0.03],
      ],
      0.02,
      dark,
      10,
    );
    return solids.build();
  },
});

/** A wall of screens and lights; back at z 0, foot at y 0. `seed` decides what they show. */
export const makeConsole = (seed: number, width: number): Piece => ({
  name: 'console',
  width,
  depth: 0.9,
  height: 2.1,
  spots: [{ kind: 'counter', at: [0, 0.86, 0.55], heading: 0, radius: 0.4 }],
  lamps: [{ at: [0, 1.4, 0.8], colour: [0.35, 0.75, 1.05], reach: 4, size: 0.6 }],
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('console');
    const [hull, dark] = [lookOf(0xc2c8cc, 'paint'), lookOf(0x1a1e24, 'plastic')];
    const w = width / 2;
    solids.softBox([-w, 0, 0], [w, 2.1, 0.3], 0.05, hull, { cell: 0.6 });
    solids.softBox([-w, 0, 0.2], [w, 0.75, 0.8], 0.06, darker(hull, 0.85), { cell: 0.6 });
    solids.softBox([-w, 0.74, 0.2], [w, 0.82, 0.9], 0.03, dark, { cell: 0.6 });
    for (let x = -w + 0.1; x < w - 0.1; x += 0.075)
      for (let z = 0.34; z < 0.84; z += 0.09)
        if (random.chance(0.75))
          solids.box(
            [x, 0.82, z],
            [x + 0.045, 0.835, z + 0.05],
            random.chance(0.25)
              ? shine(
                  random.pick([
                    [1, 0.3, 0.2],
                    [0.2, 1, 0.5],
                    [1, 0.75, 0.2],
                    [0.3, 0.7, 1],
                  ]),
                  1.4,
                )
              : lookOf(0x5a6066, 'plastic'),
          );
    const count = Math.max(1, Math.round(width / 0.95));
    for (let k = 0; k < count; k++) {
      const [a, b] = [-w + (k * width) / count + 0.06, -w + ((k + 1) * width) / count - 0.06];
      solids.softBox([a, 1.02, 0.28], [b, 1.72, 0.34], 0.03, dark);
      solids.sheet(
        [a + 0.04, 1.06, 0.342],
        [b - a - 0.08, 0, 0],
        [0, 0.62, 0],
        (_, __, v) => shine([0.04, 0.16 + 0.1 * v, 0.26 + 0.12 * v]),
        [1, 3],
      );
      const tone = random.pick([
        [0.3, 1.4, 1.6],
        [0.4, 1.6, 0.7],
        [1.7, 0.9, 0.3],
      ]);
      const glow = shine([tone[0] ?? 1, tone[1] ?? 1, tone[2] ?? 1], 1.1);
      const points = Array.from({ length: 18 }, (_, i): [number, number, number] => [
        a + 0.08 + ((b - a - 0.16) * i) / 17,
        1.34 + 0.16 * Math.sin(i * 0.9 + k) * Math.cos(i * 0.37 + seed),
        0.35,
      ]);
      solids.tube(points, 0.006, glow, 4);
      for (let i = 0; i < 6; i++)
        solids.box(
          [a + 0.1 + i * 0.09, 1.1, 0.343],
          [a + 0.16 + i * 0.09, 1.1 + random.between(0.03, 0.14), 0.348],
          glow,
        );
    }
    for (let x = -w + 0.12; x < w - 0.06; x += 0.13)
      solids.ball(
        [x, 1.9, 0.31],
        [0.018, 0.018, 0.01],
        shine(
          random.pick([
            [1, 0.3, 0.2],
            [0.2, 1, 0.5],
            [0.3, 0.7, 1],
            [0.1, 0.1, 0.1],
          ]),
          1.6,
        ),
        7,
      );
    return solids.build();
  },
});

/** A bare tank of glowing liquid, floor to ceiling: something grows in it. */
export const makeTank = (height: number): Piece => ({
  name: 'tank',
  width: 0.9,
  depth: 0.9,
  height,
  lamps: [{ at: [0, height * 0.5, 0.7], colour: [0.35, 1.3, 1.0], reach: 4.5, size: 0.6 }],
  make() {
    const solids = new Solids({ grounded: true });
    const steel = lookOf(0x7a8086, 'metal');
    solids.lathe(
      [0, 0, 0],
      [
        [0.45, 0],
        [0.45, 0.3],
        [0.4, 0.36],
      ],
      steel,
      24,
    );
    solids.lathe(
      [0, 0.36, 0],
      [
        [0.36, 0],
        [0.36, height * 0.25],
        [0.36, height - 0.76],
      ],
      (at) => shine([0.1, 0.5 + 0.12 * Math.sin(at[1] * 9), 0.42], 0.55 + 0.3 * Math.sin(at[1] * 2.2)),
      24,
    );
    solids.lathe(
      [0, height - 0.4, 0],
      [
        [0.4, 0],
        [0.45, 0.06],
        [0.45, 0.4],
      ],
      steel,
      24,
    );
    for (let k = 0; k < 16; k++)
      solids.ball(
        [0.365 * Math.sin(k * 2.4), 0.5 + ((k * 0.37) % (height - 1)), 0.365 * Math.cos(k * 2.4)],
        [0.022, 0.022, 0.022],
        shine([0.5, 1, 0.9], 1.2),
        7,
      );
    return solids.build();
  },
});
