import { TAU } from '../../../maths/ease.ts';
import { aboutZ } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { curve, type Point } from '../../forge/outlines.ts';
import { tube } from '../../forge/shapes.ts';
import { both, lined } from '../../forge/surface.ts';
import { lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, DARK } from './aircraft-parts.ts';
import { GAY, gore } from './hot-air-balloon.ts';

/** A canopy and its lines; who hangs below it holds on to `seat`. */
export function makeParachute(order: AircraftOrder): Make {
  const colours = order.colour === null ? GAY : [order.colour, lighter(order.colour, 0.6)];
  const profile: readonly Point[] = [
    [0, 2.6],
    [0.3, 2.4],
    [0.6, 1.9],
    [0.85, 1.0],
    [1, 0.02],
  ];
  const radiusAt = curve(profile);
  return {
    bones: thingBones(5),
    ...{ height: 5, length: 5.2, width: 5.2 },
    forge(forge) {
      const gores = 12;
      for (let k = 0; k < gores; k++) {
        const colour = colours[k % colours.length] ?? 0xd8342c;
        forge.add(
          { material: 'cloth', colour },
          lined(gore(radiusAt, 3.6, 5, (k / gores) * TAU, ((k + 1) / gores) * TAU)),
        );
        const angle = (k / gores) * TAU;
        forge.add(
          { material: 'cloth', colour: 0xe8e4da },
          tube(
            [
              [Math.sin(angle) * 2.6, 3.6, Math.cos(angle) * 2.6],
              [Math.sin(angle) * 0.25, 1.3, Math.cos(angle) * 0.12],
            ],
            0.012,
            { sides: 4 },
          ),
        );
      }
      forge.add(
        DARK,
        both(
          tube(
            [
              [0.2, 1.35, 0],
              [0.16, 0.7, 0],
            ],
            0.025,
          ),
        ),
      );
    },
    anchors: {
      seat: [0, 0.45, 0],
      driver: [0, 0.45, 0],
      passenger: [0, 0.45, 0],
      handle: [0.22, 1.2, 0],
      handle2: [-0.22, 1.2, 0],
      top: [0, 5, 0],
    },
    pose: (skeleton, moment, move) =>
      poseRide(skeleton, 'air', 2, { ...moment, act: 'float' }, (pose) => {
        pose.turn('hang', aboutZ(Math.sin(moment.time * 1.1 + moment.phase * 6) * 0.08));
        move(pose);
      }),
  };
}
