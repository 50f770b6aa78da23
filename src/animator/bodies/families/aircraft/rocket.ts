import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { cylinder, extrude, lathe, torus } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, DARK, STEEL } from './aircraft-parts.ts';

const FLAME: Paint = { material: 'glow', colour: 0xffb04a, glows: 3 };
const CORE: Paint = { material: 'glow', colour: 0xfff2c4, glows: 4 };

/** Stands on its fins; fire below it when it flies. */
export function makeRocket(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xf2f3f4 }, order.look);
  const red: Paint = { material: 'paint', colour: 0xc4302b };
  return {
    bones: thingBones(12).bone('flame', 'root', [0, 1.3, 0], [0, 0, 0]),
    ...{ height: 12, length: 4.4, width: 4.4 },
    forge(forge) {
      const profile: Point[] = [
        [0.9, 1.6],
        [1.25, 2.4],
        [1.5, 4],
        [1.52, 6],
        [1.35, 8],
      ];
      forge.add(paint, lathe([[0, 1.6], ...profile], 32));
      forge.add(
        red,
        lathe(
          [
            [1.35, 8],
            [1.1, 9.4],
            [0.7, 10.7],
            [0.25, 11.7],
            [0, 12],
          ],
          32,
        ),
      );
      forge.add(
        red,
        lathe(
          [
            [1.505, 4.4],
            [1.53, 4.42],
            [1.53, 4.95],
            [1.51, 5],
          ],
          32,
        ),
      );
      const fin: Point[] = [
        [1.2, 3.6],
        [1.0, 1.4],
        [2.1, 0.0],
        [2.25, 0.1],
        [2.2, 1.6],
      ];
      for (let k = 0; k < 4; k++)
        forge.add(
          red,
          moved(
            extrude(
              [...fin]
                .reverse()
                .map(([x, y]): Point => [x, y])
                .reverse(),
              0.16,
              0.04,
            ),
            { turn: aboutY((k * TAU) / 4 + TAU / 8) },
          ),
        );
      const round = moved(cylinder(0.5, 0.12, { segments: 24 }), { at: [0, 6.6, 1.44], turn: aboutX(Math.PI / 2) });
      forge.add({ material: 'glow', colour: 0x9ad4ff, glows: 0.5 }, round);
      forge.add(STEEL, moved(torus(0.52, 0.1, { segments: 26 }), { at: [0, 6.6, 1.54] }));
      forge.add(
        DARK,
        lathe(
          [
            [0.5, 1.65],
            [0.55, 1.3],
            [0.85, 0.8],
            [0.75, 0.82],
            [0.45, 1.5],
          ],
          24,
        ),
      );
      forge.add(
        FLAME,
        lathe(
          [
            [0, -2.8],
            [0.3, -1.8],
            [0.62, -0.4],
            [0.66, 0.5],
            [0.5, 1.2],
            [0, 1.3],
          ],
          20,
        ),
        'flame',
      );
      forge.add(
        CORE,
        lathe(
          [
            [0, -1.3],
            [0.2, -0.6],
            [0.36, 0.4],
            [0.3, 1.1],
            [0, 1.25],
          ],
          16,
        ),
        'flame',
      );
    },
    anchors: {
      driver: [0, 6.2, 0],
      seat: [0, 6.2, 0],
      passenger: [0, 5, 0],
      light: [0, 6.6, 1.6],
      smoke: { bone: 'root', at: [0, 0.2, 0] },
      wake: { bone: 'root', at: [0, 0.2, 0] },
      top: [0, 12, 0],
      surface: [0, 12, 0],
    },
    move(pose, { time, act, speed }) {
      const burns = act === 'fly' || act === 'take_off' || act === 'rise' || act === 'land' || speed > 0.5;
      pose.grow('flame', burns ? 0.9 + 0.14 * Math.sin(time * 41) + 0.08 * Math.sin(time * 67) : 0.001);
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 4, moment, move),
  };
}
