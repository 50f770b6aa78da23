import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, barrel, DARK, fuselage, GLASS, STEEL, wing } from './aircraft-parts.ts';

/** Metres: the height of its middle, and how far its wings reach out and up or down to where their guns are. */
const [Y, REACH, SPREAD] = [1.9, 4.4, 1.35];
const ENGINE_GLOW = 0x6ad0ff;
const STRIPE = 0xc23a2c;

/** A fighter of the stars: a long nose, four wings spread like an X, a gun at the tip of each and an engine at its root. */
export function makeStarfighter(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xd9dadb }, order.look);
  const stripe: Paint = { material: 'paint', colour: order.colour === null ? STRIPE : 0x9a9da2 };
  const glow: Paint = { material: 'glow', colour: ENGINE_GLOW, glows: 2.4 };
  return {
    bones: thingBones(3.6),
    ...{ height: 3.8, length: 11, width: 9.4 },
    forge(forge) {
      forge.add(
        paint,
        fuselage(
          [
            [-3.6, 0.72],
            [-2, 0.86],
            [0.4, 0.78],
            [3.4, 0.46],
            [6.6, 0.2],
            [6.9, 0.05],
          ],
          [
            [-3.6, Y],
            [0.4, Y],
            [6.9, Y - 0.12],
          ],
          1.1,
        ),
      );
      forge.add({ ...GLASS, colour: 0x16283a }, moved(ball([0.42, 0.46, 1.25], 20, 14), { at: [0, Y + 0.56, 0.7] }));
      forge.add(stripe, moved(box([0.34, 0.06, 2.6], 0.03), { at: [0, Y + 0.42, 3.6] }));
      forge.add(DARK, moved(box([0.5, 0.3, 1.6], 0.08), { at: [0, Y + 0.72, -1.6] }));
      for (const up of [1, -1]) {
        const tip = Y + up * SPREAD;
        forge.add(
          paint,
          both(
            wing({
              ...{ root: [0.6, Y + up * 0.3, -1.7], tip: [REACH, tip, -2.2] },
              ...{ rootChord: 3, tipChord: 1.8, thick: 0.05 },
            }),
          ),
        );
        forge.add(stripe, both(moved(box([0.5, 0.16, 1.7], 0.03), { at: [REACH - 0.7, tip - up * 0.2, -2.1] })));
        forge.add(STEEL, both(barrel(0.16, 1.9, [REACH, tip, -2.6], 0.12)));
        forge.add(
          STEEL,
          both(
            tube(
              [
                [REACH, tip, -1.2],
                [REACH, tip, 2.2],
              ],
              0.06,
            ),
          ),
        );
        forge.add(paint, both(barrel(0.46, 2.4, [1.15, Y + up * 0.62, -3.4], 0.5)));
        forge.add(DARK, both(barrel(0.4, 0.3, [1.15, Y + up * 0.62, -1.1], 0.34)));
        forge.add(glow, both(barrel(0.38, 0.1, [1.15, Y + up * 0.62, -3.46])));
      }
    },
    anchors: {
      driver: [0, Y + 0.1, 0.6],
      seat: [0, Y, 0.6],
      passenger: [0, Y, 0],
      light: [0, Y - 0.1, 6.9],
      gun: [REACH, Y + SPREAD, 2.2],
      gunLeft: [-REACH, Y - SPREAD, 2.2],
      wake: [0, Y, -3.6],
      surface: [0, Y + 0.8, 0],
      top: [0, Y + 0.8, 0],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 6, moment, move),
  };
}
