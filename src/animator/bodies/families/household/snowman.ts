import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, piece } from '../../forge/piece.ts';
import { ball, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

export function makeSnowman(order: ThingOrder): Make {
  const snow = mainPaint(order, { material: 'snow', colour: 0xf4f8fb });
  const coal: Paint = { material: 'stone', colour: 0x1d1d20 };
  return piece([1.75, 0.85, 0.95], {
    bones: thingBones(1.6).bone('head', 'root', [0, 1.18, 0], [0, 1.5, 0]),
    forge(forge) {
      for (const [y, r] of [
        [0.38, 0.42],
        [0.9, 0.31],
      ] as const)
        forge.add(snow, moved(ball([r, r * 0.95, r], 30, 20), { at: [0, y, 0] }), 'root');
      forge.add(snow, moved(ball([0.22, 0.215, 0.22], 28, 18), { at: [0, 1.32, 0] }), 'head');
      for (const x of [0.075, -0.075])
        forge.add(coal, moved(ball([0.024, 0.026, 0.02], 12, 8), { at: [x, 1.39, 0.2] }), 'head');
      forge.add(
        { material: 'food', colour: 0xe8792a },
        moved(
          lathe(
            [
              [0.032, 0],
              [0.02, 0.1],
              [0, 0.22],
            ],
            14,
          ),
          { at: [0, 1.33, 0.2], turn: aboutX(Math.PI / 2 - 0.08) },
        ),
        'head',
      );
      for (let k = 0; k < 5; k++)
        forge.add(
          coal,
          moved(ball([0.014, 0.014, 0.012], 10, 6), {
            at: [(k - 2) * 0.042, 1.25 - 0.02 * (1 - ((k - 2) / 2) ** 2), 0.205 - Math.abs(k - 2) * 0.008],
          }),
          'head',
        );
      for (const y of [1.02, 0.9, 0.78])
        forge.add(coal, moved(ball([0.024, 0.024, 0.018], 12, 8), { at: [0, y, 0.3 - (y - 0.9) ** 2 * 2] }), 'root');
      forge.add(
        { material: 'cloth', colour: 0xb3202a },
        moved(torus(0.2, 0.05, { segments: 32, sides: 10 }), {
          at: [0, 1.15, 0],
          turn: aboutX(Math.PI / 2),
          size: [1, 1, 0.9],
        }),
        'head',
      );
      forge.add(
        { material: 'cloth', colour: 0xb3202a },
        block([0.09, 0.34, 0.03], [0.12, 0.98, 0.27], 0.012, aboutX(-0.12)),
        'head',
      );
      forge.add(
        BLACK,
        moved(
          lathe(
            [
              [0, 0],
              [0.24, 0],
              [0.25, 0.015],
              [0.15, 0.025],
              [0.14, 0.22],
              [0, 0.225],
            ],
            28,
          ),
          { at: [0, 1.49, -0.02], turn: aboutX(-0.08) },
        ),
        'head',
      );
      forge.add(
        { material: 'cloth', colour: 0xb3202a },
        moved(
          lathe(
            [
              [0.147, 0.03],
              [0.146, 0.07],
            ],
            28,
          ),
          { at: [0, 1.49, -0.02], turn: aboutX(-0.08) },
        ),
        'head',
      );
      for (const side of [1, -1]) {
        forge.add(
          { material: 'bark', colour: 0x5a3f28 },
          tube(
            [
              [side * 0.27, 0.95, 0],
              [side * 0.5, 1.1, 0.05],
              [side * 0.68, 1.22, 0.08],
            ],
            [0.018, 0.014, 0.008],
          ),
          'root',
        );
        forge.add(
          { material: 'bark', colour: 0x5a3f28 },
          tube(
            [
              [side * 0.55, 1.13, 0.05],
              [side * 0.66, 1.12, 0.1],
            ],
            [0.01, 0.005],
          ),
          'root',
        );
      }
    },
    anchors: {
      eyes: { bone: 'head', at: [0, 1.39, 0.22] },
      mouth: { bone: 'head', at: [0, 1.25, 0.22] },
      top: { bone: 'head', at: [0, 1.72, 0] },
      gripRight: { bone: 'root', at: [-0.66, 1.2, 0.08] },
      gripLeft: { bone: 'root', at: [0.66, 1.2, 0.08] },
      surface: { bone: 'head', at: [0, 1.72, 0] },
    },
    move(pose, { time, act, phase }) {
      if (['speak', 'sing', 'laugh', 'dance', 'wave', 'look_around'].includes(act))
        pose
          .turn('head', aboutY(Math.sin(time * 1.7 + phase * 6) * 0.3))
          .turn('head', aboutZ(Math.sin(time * 2.9) * 0.06));
    },
  });
}
