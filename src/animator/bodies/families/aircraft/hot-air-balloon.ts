import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { curve } from '../../forge/outlines.ts';
import { box, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, lined, moved, type Surface, sheet } from '../../forge/surface.ts';
import { darker, lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, STEEL } from './aircraft-parts.ts';

export const GAY = [0xd8342c, 0xf2b021, 0x2f77c4, 0x3f9e5a];
const WICKER: Paint = { material: 'wood', colour: 0xa9773f };

/** One strip of the envelope, bulging between its seams. */
export function gore(profile: (share: number) => number, low: number, high: number, from: number, to: number): Surface {
  const rows = Array.from({ length: 21 }, (_, k) => {
    const share = k / 20;
    const radius = profile(share);
    return Array.from({ length: 5 }, (__, j): Vector => {
      const part = j / 4;
      const angle = from + (to - from) * part;
      const swell = radius * (1 + 0.035 * Math.sin(part * Math.PI));
      return [Math.sin(angle) * swell, low + (high - low) * share, Math.cos(angle) * swell];
    });
  });
  return sheet(rows, { crease: 0.5 });
}

export function makeHotAirBalloon(order: AircraftOrder): Make {
  const colours =
    order.colour === null ? GAY : [order.colour, lighter(order.colour, 0.55), order.colour, darker(order.colour, 0.7)];
  const profile = curve([
    [0, 1.6],
    [0.12, 2.7],
    [0.35, 5.2],
    [0.6, 6.1],
    [0.8, 5.0],
    [0.93, 2.6],
    [1, 0.02],
  ]);
  return {
    bones: thingBones(17).bone('burner', 'whole', [0, 2.3, 0], [0, 3, 0]),
    ...{ height: 17, length: 12.4, width: 12.4 },
    forge(forge) {
      const gores = 24;
      for (let k = 0; k < gores; k++) {
        const colour = colours[k % colours.length] ?? 0xd8342c;
        forge.add({ material: 'cloth', colour }, gore(profile, 4.2, 17, (k / gores) * TAU, ((k + 1) / gores) * TAU));
      }
      forge.add(
        { material: 'cloth', colour: darker(colours[0] ?? 0xd8342c, 0.35) },
        lined(
          lathe(
            [
              [1.55, 4.2],
              [1.5, 4.6],
              [2.4, 5.6],
            ],
            24,
          ),
        ),
      );
      const basket = lathe(
        [
          [0.62, 0],
          [0.72, 0.1],
          [0.78, 1.05],
        ],
        4,
        0.2,
      );
      forge.add(WICKER, moved(lined(basket), { turn: aboutY(TAU / 8), size: [1.25, 1, 1.25] }));
      forge.add(WICKER, moved(box([1.25, 0.08, 1.25], 0.03), { at: [0, 0.06, 0] }));
      for (let k = 0; k < 5; k++)
        forge.add(
          { ...WICKER, colour: 0x7d5428 },
          moved(torus(0.8 + k * 0.018, 0.025, { segments: 4, sides: 6 }), {
            at: [0, 0.15 + k * 0.22, 0],
            turn: aboutX(Math.PI / 2),
            size: [1.2, 1.2, 1],
          }),
        );
      forge.add(
        { material: 'leather', colour: 0x6b4022 },
        both(
          tube(
            [
              [0.69, 1.06, -0.69],
              [0.69, 1.06, 0.69],
            ],
            0.05,
          ),
        ),
      );
      forge.add(
        { material: 'leather', colour: 0x6b4022 },
        tube(
          [
            [-0.69, 1.06, 0.69],
            [0.69, 1.06, 0.69],
          ],
          0.05,
        ),
      );
      forge.add(
        { material: 'leather', colour: 0x6b4022 },
        tube(
          [
            [-0.69, 1.06, -0.69],
            [0.69, 1.06, -0.69],
          ],
          0.05,
        ),
      );
      for (let k = 0; k < 8; k++) {
        const angle = (k / 8) * TAU + TAU / 16;
        forge.add(
          { material: 'cloth', colour: 0x3b3228 },
          tube(
            [
              [Math.sin(angle) * 0.75, 1.05, Math.cos(angle) * 0.75],
              [Math.sin(angle) * 1.55, 4.3, Math.cos(angle) * 1.55],
            ],
            0.016,
            { sides: 4 },
          ),
        );
      }
      forge.add(STEEL, moved(torus(0.3, 0.04), { at: [0, 2.2, 0], turn: aboutX(Math.PI / 2) }));
      forge.add(
        { material: 'glow', colour: 0xffa83a, glows: 3 },
        lathe(
          [
            [0, 2.25],
            [0.16, 2.45],
            [0.12, 2.9],
            [0, 3.5],
          ],
          14,
        ),
        'burner',
      );
    },
    anchors: {
      // In a basket one stands, at its rim.
      ...Object.fromEntries(
        [0.6, 2.2, 3.9, 5.5, 1.4, 4.7].map((angle, k) => [
          `stand${k === 0 ? '' : k + 1}`,
          { bone: 'whole', at: [Math.sin(angle) * 0.36, 0.12, Math.cos(angle) * 0.36] as Vector, heading: angle },
        ]),
      ),
      surface: [0, 0.12, 0],
      handle: [0.3, 2.0, 0],
      light: [0, 2.6, 0],
      top: [0, 17, 0],
    },
    proxies: [
      { bone: 'whole', from: [0, 10.6, 0], to: [0, 11.2, 0], radius: 5.6 },
      { bone: 'whole', from: [0, 0.5, 0], to: [0, 0.7, 0], radius: 0.8 },
    ],
    move(pose, { time, phase }) {
      const burning = Math.sin((time * 0.22 + phase) * TAU) > 0.2;
      pose.grow('burner', burning ? 0.9 + Math.sin(time * 37) * 0.15 : 0.05);
    },
    pose: (skeleton, moment, move) =>
      poseRide(skeleton, 'air', 3, { ...moment, act: moment.act === 'stand' ? 'float' : moment.act }, move),
  };
}
