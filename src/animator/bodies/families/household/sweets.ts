import { smoothstep, TAU } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';

/** A cone of wafer with two balls, or a swirl where it is soft ice. */
export function makeIceCreamCone(order: ThingOrder): Make {
  const said = order.parts.join(' ');
  const paint = mainPaint(order, {
    material: 'food',
    colour: /chocolate/.test(said)
      ? 0x6b3a22
      : /vanilla|soft/.test(said)
        ? 0xf7ecc9
        : /mint|pistachio/.test(said)
          ? 0xa8d8a8
          : 0xf4a6b8,
  });
  return piece([0.2, 0.085, 0.085], {
    bones: thingBones(0.2)
      .bone('scoop', 'whole', [0, 0.116, 0], [0, 0.2, 0])
      .bone('drips', 'whole', [0, 0.118, 0], [0, 0.06, 0]),
    move(pose, { act, since, lasts }) {
      // It sinks into its cone, and what has run down hangs lower and lower.
      const melted = act === 'melt' ? smoothstep(0, Math.max(2, lasts), since) : 0;
      pose.grow('scoop', 1 - 0.12 * melted).shift('scoop', [0, -0.01 * melted, 0]);
      pose.shift('drips', [0, 0.03 - 0.034 * melted, 0]);
    },
    forge(forge) {
      for (let k = 0; k < 6; k++) {
        const [a, long] = [(k / 6) * TAU + 0.4, 0.022 + ((k * 5) % 4) * 0.009];
        const run = [0, 0.35, 0.7, 1].map((share): Vector => {
          const y = 0.112 - long * share;
          const out = 0.0352 * (y / 0.112) + 0.002;
          return [Math.sin(a) * out, y, Math.cos(a) * out];
        });
        forge.add(paint, tube(run, [0.004, 0.0042, 0.0045, 0.0056], { sides: 8 }), 'drips');
      }
      forge.add(
        { material: 'food', colour: 0xd9a055 },
        lathe(
          [
            [0, 0],
            [0.006, 0.002],
            [0.034, 0.108],
            [0.036, 0.116],
            [0.03, 0.116],
            [0, 0.09],
          ],
          24,
          0.6,
        ),
      );
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * TAU;
        for (const way of [1, -1])
          forge.add(
            { material: 'food', colour: 0xb57e3a },
            tube(
              [
                [Math.sin(a) * 0.007, 0.004, Math.cos(a) * 0.007],
                [Math.sin(a + way * 0.9) * 0.0365, 0.114, Math.cos(a + way * 0.9) * 0.0365],
              ],
              0.0013,
              { sides: 4 },
            ),
          );
      }
      forge.add(paint, moved(ball([0.041, 0.037, 0.041], 30, 20), { at: [0, 0.132, 0] }), 'scoop');
      forge.add(
        { ...paint, colour: order.colour === null && said === '' ? 0xf7ecc9 : darker(paint.colour, 0.96) },
        moved(ball([0.034, 0.031, 0.034], 28, 18), { at: [0.004, 0.175, 0] }),
        'scoop',
      );
      for (let k = 0; k < 7; k++) {
        const a = (k / 7) * TAU;
        forge.add(
          paint,
          moved(ball([0.012, 0.014, 0.012], 8, 6), {
            at: [Math.sin(a) * 0.034, 0.116 - (k % 3) * 0.006, Math.cos(a) * 0.034],
          }),
        );
      }
    },
    anchors: { handle: [0, 0.06, 0], inside: [0, 0.14, 0], surface: [0, 0.2, 0], top: [0, 0.205, 0] },
  });
}

/** A stack on a plate, browned rims, butter on top and what runs down from it; berries where they are told of. */
export function makePancakes(order: ThingOrder): Make {
  const said = order.parts.join(' ');
  const [count, thick, radius] = [5, 0.017, 0.072];
  const top = 0.012 + count * thick;
  const syrup = { material: 'glass', colour: 0xb86a14 } as const;
  return piece([top + 0.03, 0.22, 0.22], {
    forge(forge) {
      forge.add(
        { material: 'porcelain', colour: 0xf0eee8 },
        lathe(
          [
            [0, 0],
            [0.06, 0],
            [0.108, 0.012],
            [0.11, 0.015],
            [0.06, 0.008],
            [0, 0.008],
          ],
          40,
          0.9,
        ),
      );
      for (let k = 0; k < count; k++) {
        const [y, r] = [0.012 + k * thick, radius * (1 - 0.04 * ((k * 7) % 3))];
        const at = [Math.sin(k * 2.4) * 0.003, y, Math.cos(k * 1.9) * 0.003] as const;
        const rim = lathe(
          [
            [0, 0],
            [r * 0.94, 0],
            [r, thick * 0.3],
            [r, thick * 0.68],
            [r * 0.95, thick],
          ],
          40,
          1,
        );
        forge.add({ material: 'food', colour: 0xe6c083 }, moved(rim, { at }));
        const face = lathe(
          [
            [r * 0.95, thick],
            [r * 0.8, thick * 1.04],
            [0, thick * 1.04],
          ],
          40,
          1,
        );
        forge.add({ material: 'food', colour: 0xb5712e }, moved(face, { at }));
      }
      forge.add(syrup, moved(ball([0.046, 0.005, 0.043], 28, 10), { at: [0, top + 0.002, 0] }));
      for (let k = 0; k < 7; k++) {
        const a = (k / 7) * TAU + 0.3;
        const down = top - 0.02 - 0.045 * ((k * 0.61) % 1);
        const [x, z] = [Math.sin(a), Math.cos(a)];
        forge.add(
          syrup,
          tube(
            [
              [x * 0.035, top + 0.002, z * 0.035],
              [x * (radius * 0.96), top - 0.001, z * (radius * 0.96)],
              [x * (radius + 0.002), top - 0.012, z * (radius + 0.002)],
              [x * (radius + 0.002), down, z * (radius + 0.002)],
            ],
            0.0052,
          ),
        );
      }
      forge.add(
        { material: 'food', colour: 0xf6e08a },
        moved(ball([0.019, 0.01, 0.017], 18, 10), { at: [0, top + 0.01, 0] }),
      );
      const berry = /blueberr/.test(said) ? 0x3a4478 : /strawberr|raspberr|berr/.test(said) ? 0xc42a3a : null;
      if (berry === null) return;
      for (let k = 0; k < 9; k++) {
        const [a, far] = [k * 2.4, k < 4 ? 0.034 : 0.092];
        const y = k < 4 ? top + 0.011 : 0.021;
        forge.add(
          { material: 'food', colour: berry },
          moved(ball([0.0095, 0.009, 0.0095], 14, 10), { at: [Math.sin(a) * far, y, Math.cos(a) * far] }),
        );
      }
    },
    anchors: { handle: [0, 0.01, 0.1], inside: [0, top, 0], surface: [0, top + 0.012, 0], top: [0, top + 0.02, 0] },
  });
}
