import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { type Point, roundedRectangle } from '../../forge/outlines.ts';
import { BLACK, block, facing, METAL, piece } from '../../forge/piece.ts';
import { extrude, lathe, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { opennessOf, restOf } from '../../openness.ts';
import { thingBones } from '../../thing-poses.ts';

export function makeScreen(order: ThingOrder, kind: 'tv' | 'laptop' | 'cell phone'): Make {
  const shell = mainPaint(order, kind === 'laptop' ? METAL : BLACK);
  const lit: Paint = { material: 'glow', colour: 0x4a86c8, glows: 0.8 };
  if (kind === 'laptop')
    return piece([0.25, 0.34, 0.34], {
      bones: thingBones(0.25).bone('lid', 'whole', [0, 0.016, -0.09], [0, 0.25, -0.15]),
      move: (pose, moment) => {
        pose.turn('lid', aboutX(1.78 * (1 - opennessOf(moment, { swings: 0.9, rest: restOf(order.parts, 1) }))));
      },
      forge(forge) {
        forge.add(shell, block([0.34, 0.014, 0.23], [0, 0.008, 0.03], 0.005));
        forge.add(BLACK, block([0.3, 0.002, 0.11], [0, 0.0158, 0.0], 0.0006));
        for (let row = 0; row < 4; row++)
          for (let k = 0; k < 12; k++)
            forge.add(
              { material: 'plastic', colour: 0x33363b },
              block([0.021, 0.004, 0.021], [-0.136 + k * 0.0247, 0.0168, -0.039 + row * 0.026], 0.001),
            );
        forge.add(
          { ...shell, colour: darker(shell.colour, 0.88) },
          block([0.1, 0.001, 0.06], [0, 0.0155, 0.1], 0.0004),
        );
        forge.add(shell, block([0.34, 0.23, 0.008], [0, 0.125, -0.12], 0.003, aboutX(-0.26)), 'lid');
        forge.add(lit, block([0.315, 0.2, 0.003], [0, 0.127, -0.1145], 0.001, aboutX(-0.26)), 'lid');
        forge.add(
          { material: 'glow', colour: 0xe8f0fa, glows: 0.9 },
          block([0.16, 0.1, 0.002], [-0.05, 0.135, -0.1145], 0.001, aboutX(-0.26)),
          'lid',
        );
      },
      anchors: {
        surface: [0, 0.016, 0.04],
        handle: [0.07, 0.018, 0.02],
        handle2: [-0.07, 0.018, 0.02],
        light: [0, 0.13, -0.1],
        top: [0, 0.24, -0.15],
      },
    });
  if (kind === 'cell phone')
    return piece([0.15, 0.01, 0.072], {
      forge(forge) {
        forge.add(shell, moved(extrude(roundedRectangle(0.072, 0.15, 0.012, 5), 0.008, 0.002), { at: [0, 0.075, 0] }));
        forge.add(
          lit,
          moved(extrude(roundedRectangle(0.067, 0.144, 0.009, 5), 0.001, 0.0002), { at: [0, 0.075, 0.0042] }),
        );
        for (let k = 0; k < 12; k++)
          forge.add(
            { material: 'glow', colour: [0xf06a5a, 0x5ac47a, 0xf2c24a, 0xe8f0fa][(k * 3) % 4] ?? 0xe8f0fa, glows: 0.9 },
            moved(extrude(roundedRectangle(0.011, 0.011, 0.003, 3), 0.0006, 0.0001), {
              at: [-0.023 + (k % 4) * 0.0155, 0.115 - Math.floor(k / 4) * 0.02, 0.005],
            }),
          );
        forge.add(BLACK, both(facing(0.006, 0.002, [0.022, 0.135, -0.006])));
      },
      anchors: { handle: [0, 0.06, -0.004], surface: [0, 0.15, 0], light: [0, 0.08, 0.006], top: [0, 0.15, 0] },
    });
  return piece([0.78, 0.26, 1.22], {
    forge(forge) {
      forge.add(shell, block([1.22, 0.7, 0.05], [0, 0.43, 0], 0.015));
      forge.add(lit, block([1.17, 0.645, 0.01], [0, 0.435, 0.022], 0.003));
      const hills = Array.from({ length: 13 }, (_, k): Point => [-0.58 + k * 0.0966, 0.2 + Math.sin(k * 0.9) * 0.06]);
      forge.add(
        { material: 'glow', colour: 0x4fa05a, glows: 0.8 },
        moved(extrude([[-0.58, 0.12], [0.58, 0.12], ...[...hills].reverse()], 0.004, 0.0005), { at: [0, 0, 0.028] }),
      );
      forge.add({ material: 'glow', colour: 0xffe08a, glows: 1.1 }, facing(0.06, 0.004, [0.34, 0.6, 0.026]));
      forge.add(BLACK, block([0.5, 0.02, 0.24], [0, 0.01, 0], 0.006));
      forge.add(
        BLACK,
        tube(
          [
            [0, 0.02, -0.02],
            [0, 0.12, -0.02],
          ],
          0.03,
        ),
      );
    },
    anchors: { light: [0, 0.43, 0.1], surface: [0, 0.78, 0], handle: [0.6, 0.4, 0], top: [0, 0.78, 0] },
  });
}

export function makeClock(order: ThingOrder): Make {
  const rim = mainPaint(order, { material: 'wood', colour: 0x6b4022 });
  // A red clock is red from afar: its face is most of it.
  const face = mainPaint(order, { material: 'paper', colour: 0xf6f1e2 });
  return piece([0.36, 0.08, 0.36], {
    bones: thingBones(0.36)
      .bone('hour', 'whole', [0, 0.18, 0.03], [0, 0.26, 0.03])
      .bone('minute', 'whole', [0, 0.18, 0.03], [0, 0.3, 0.03]),
    forge(forge) {
      forge.add(
        rim,
        moved(
          lathe(
            [
              [0, 0],
              [0.17, 0],
              [0.18, 0.015],
              [0.175, 0.045],
              [0.15, 0.05],
              [0.148, 0.03],
            ],
            40,
          ),
          { at: [0, 0.18, -0.01], turn: aboutX(Math.PI / 2) },
        ),
      );
      forge.add(face, facing(0.15, 0.01, [0, 0.18, 0.022]));
      for (let k = 0; k < 12; k++) {
        const angle = (k / 12) * TAU;
        forge.add(
          BLACK,
          block(
            [0.008, k % 3 === 0 ? 0.03 : 0.016, 0.003],
            [Math.sin(angle) * 0.13, 0.18 + Math.cos(angle) * 0.13, 0.034],
            0.001,
            aboutZ(-angle),
          ),
        );
      }
      forge.add(BLACK, block([0.012, 0.08, 0.004], [0, 0.22, 0.038], 0.001, aboutZ(0)), 'hour');
      forge.add(BLACK, block([0.008, 0.12, 0.004], [0, 0.24, 0.043], 0.001), 'minute');
      forge.add({ material: 'metal', colour: 0xc79a45 }, facing(0.01, 0.02, [0, 0.18, 0.022]));
    },
    anchors: { handle: [0.17, 0.18, 0], top: [0, 0.36, 0], surface: [0, 0.36, 0] },
    move: (pose, { time, act }) =>
      void pose
        .turn('minute', aboutZ(-0.9 - time * (act === 'spin' ? 3 : 0.0017)))
        .turn('hour', aboutZ(1.1 - time * (act === 'spin' ? 0.25 : 0.00015))),
  });
}
