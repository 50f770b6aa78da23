import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';
import { window } from './houses.ts';

/** Its light goes round. */
export function makeLighthouse(order: ThingOrder): Make {
  const band = mainPaint(order, { material: 'paint', colour: 0xc4242f });
  const white: Paint = { material: 'paint', colour: 0xf4f2ec };
  const radiusAt = (y: number): number => 2.0 - (y / 9) * 0.75;
  return piece([12.4, 5, 5], {
    bones: thingBones(12).bone('lamp', 'root', [0, 10.3, 0], [0, 11, 0]),
    forge(forge) {
      forge.add(
        { material: 'rock', colour: 0x7d7871 },
        lathe(
          [
            [0, 0],
            [2.6, 0],
            [2.4, 0.5],
            [2.05, 0.6],
          ],
          20,
          0.3,
        ),
      );
      for (let k = 0; k < 6; k++) {
        const [y0, y1] = [0.5 + k * 1.45, 0.5 + (k + 1) * 1.45];
        forge.add(
          k % 2 === 0 ? white : band,
          lathe(
            [
              [radiusAt(y0), y0],
              [radiusAt(y1), y1],
            ],
            36,
          ),
        );
      }
      for (const y of [3, 6]) window(forge, [0, y, radiusAt(y) + 0.02], 0.5, 0.8);
      forge.add(WOOD, block([0.9, 1.9, 0.2], [0, 1.5, radiusAt(1.4) - 0.02], 0.05));
      forge.add(
        white,
        lathe(
          [
            [1.2, 9.1],
            [1.75, 9.3],
            [1.75, 9.5],
            [0, 9.5],
          ],
          32,
        ),
      );
      forge.add(BLACK, moved(torus(1.68, 0.03, { segments: 36 }), { at: [0, 10.1, 0], turn: aboutX(Math.PI / 2) }));
      for (let k = 0; k < 14; k++) {
        const angle = (k / 14) * TAU;
        forge.add(
          BLACK,
          tube(
            [
              [Math.sin(angle) * 1.68, 9.5, Math.cos(angle) * 1.68],
              [Math.sin(angle) * 1.68, 10.1, Math.cos(angle) * 1.68],
            ],
            0.02,
            { sides: 4 },
          ),
        );
        if (k % 2 === 0)
          forge.add(
            BLACK,
            tube(
              [
                [Math.sin(angle) * 0.95, 9.5, Math.cos(angle) * 0.95],
                [Math.sin(angle) * 0.95, 11.1, Math.cos(angle) * 0.95],
              ],
              0.035,
              { sides: 4 },
            ),
          );
      }
      forge.add(
        { material: 'glass', colour: 0xcfe2e6, clear: 0.75 },
        lathe(
          [
            [0.93, 9.5],
            [0.93, 11.1],
          ],
          28,
        ),
      );
      forge.add(
        { material: 'glow', colour: 0xfff0b8, glows: 5 },
        moved(ball([0.34, 0.45, 0.34], 16, 12), { at: [0, 10.3, 0] }),
        'lamp',
      );
      forge.add(
        { material: 'glow', colour: 0xfff6d8, glows: 6 },
        both(moved(cylinder(0.3, 0.12), { at: [0.4, 10.3, 0], turn: aboutZ(-Math.PI / 2) })),
        'lamp',
      );
      forge.add(
        band,
        lathe(
          [
            [1.2, 11.05],
            [1.15, 11.2],
            [0.6, 11.8],
            [0.1, 12.1],
            [0, 12.15],
          ],
          30,
        ),
      );
      forge.add(METAL, moved(ball([0.14, 0.14, 0.14], 12, 8), { at: [0, 12.25, 0] }));
    },
    anchors: {
      light: { bone: 'root', at: [0, 10.3, 0] },
      inside: [0, 0.6, 0],
      handle: [0.3, 1.4, 2],
      surface: [0, 9.5, 1.4],
      seat: [0, 9.5, 1.4],
      top: [0, 12.3, 0],
    },
    move: (pose, { time }) => void pose.turn('lamp', aboutY(time * 1.3)),
  });
}
