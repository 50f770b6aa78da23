import { TAU } from '../../../maths/ease.ts';
import { aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

const [RADIUS, MIDDLE, ARMS] = [1.55, 1.7, 7] as const;
const HEIGHT = MIDDLE + RADIUS + 0.15;

const mixed = (hex: number, toward: number, share: number): number =>
  [16, 8, 0].reduce((sum, by) => {
    const [a, b] = [(hex >> by) & 255, (toward >> by) & 255];
    return sum | (Math.round(a + (b - a) * share) << by);
  }, 0);

/** A way into another world, upright, open along z: a rim of light, arms that wind into its deep middle, sparks around it. */
export function makePortal(order: ThingOrder): Make {
  const { colour } = mainPaint(order, { material: 'glow', colour: 0x2f7dff });
  const glow = (hex: number, glows: number): Paint => ({ material: 'glow', colour: hex, glows });
  return piece([HEIGHT, 0.54, RADIUS * 2.1], {
    bones: thingBones(HEIGHT)
      .bone('rim', 'whole', [0, MIDDLE, 0], [0, HEIGHT, 0])
      .bone('arms', 'whole', [0, MIDDLE, 0], [0, HEIGHT, 0]),
    move(pose, { time }) {
      pose.turn('arms', aboutZ(-time * 1.3)).turn('rim', aboutZ(time * 0.6));
    },
    forge(forge) {
      forge.add(
        glow(mixed(colour, 0x05030f, 0.82), 0.8),
        moved(ball([RADIUS, RADIUS, 0.04], 48, 16), { at: [0, MIDDLE, -0.06] }),
      );
      for (let k = 0; k < 3; k++) {
        const far = RADIUS * (1 + (k - 1) * 0.035);
        const ring = Array.from({ length: 65 }, (_, n): Vector => {
          const a = (n / 64) * TAU;
          const out = far + 0.045 * Math.sin(a * (5 + k * 2) + k * 2);
          return [Math.sin(a) * out, MIDDLE + Math.cos(a) * out, 0.03 * Math.sin(a * 7 + k)];
        });
        forge.add(
          glow(mixed(colour, 0xffffff, k === 1 ? 0.7 : 0.15), k === 1 ? 2.6 : 1.7),
          tube(ring, k === 1 ? 0.035 : 0.06),
          'rim',
        );
      }
      for (let k = 0; k < ARMS; k++) {
        const points = Array.from({ length: 22 }, (_, n): Vector => {
          const share = n / 21;
          const a = (k / ARMS) * TAU + share * 3.4;
          const far = RADIUS * (0.97 - 0.93 * share);
          return [Math.sin(a) * far, MIDDLE + Math.cos(a) * far, -0.02 + 0.05 * Math.sin(share * 9 + k)];
        });
        forge.add(
          glow(mixed(colour, 0xffffff, (k % 3) * 0.22), 0.9 + (k % 2) * 0.5),
          tube(
            points,
            points.map((_, n) => 0.012 + 0.075 * Math.sin((n / 21) * Math.PI) ** 0.8),
          ),
          'arms',
        );
      }
      forge.add(
        glow(mixed(colour, 0xffffff, 0.85), 2.4),
        moved(ball([0.16, 0.16, 0.05], 20, 10), { at: [0, MIDDLE, 0.02] }),
      );
      for (let k = 0; k < 40; k++) {
        const [a, far] = [k * 2.4, RADIUS * (1.02 + 0.16 * ((k * 0.618) % 1))];
        const r = 0.012 + 0.02 * ((k * 0.37) % 1);
        forge.add(
          glow(mixed(colour, 0xffffff, 0.6), 2.2),
          moved(ball([r, r, r], 6, 4), {
            at: [Math.sin(a) * far, MIDDLE + Math.cos(a) * far, (((k * 0.73) % 1) - 0.5) * 0.5],
          }),
          'rim',
        );
      }
    },
    anchors: { surface: [0, 0.02, 0], light: [0, MIDDLE, 0.2] },
  });
}
