import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, lathe, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, STEEL } from './aircraft-parts.ts';

export function makeSatellite(order: AircraftOrder): Make {
  const foil = paintIn({ material: 'metal', colour: order.colour ?? 0xd9a83f }, order.look);
  return {
    bones: thingBones(3).bone('dish', 'whole', [0, 1.5, 0.7], [0, 1.5, 1.2]),
    ...{ height: 3, length: 2.6, width: 9 },
    forge(forge) {
      forge.add(foil, moved(box([1.3, 1.7, 1.3], 0.08), { at: [0, 1.4, 0] }));
      for (let k = 0; k < 3; k++) {
        const x = 1.6 + k * 1.05;
        forge.add(
          { material: 'glass', colour: 0x16306a },
          both(moved(box([1.0, 1.5, 0.05], 0.01), { at: [x, 1.4, 0], turn: aboutX(-0.3) })),
        );
        for (const y of [-0.36, 0, 0.36])
          forge.add(
            STEEL,
            both(moved(box([1.0, 0.02, 0.06], 0.004), { at: [x, 1.4 + y, -y * 0.3], turn: aboutX(-0.3) })),
          );
      }
      forge.add(
        STEEL,
        tube(
          [
            [-4.2, 1.4, 0],
            [4.2, 1.4, 0],
          ],
          0.04,
        ),
      );
      forge.add(
        { material: 'plastic', colour: 0xf0f0ee },
        moved(
          lathe(
            [
              [0.05, 0],
              [0.4, 0.08],
              [0.72, 0.3],
              [0.74, 0.3],
              [0.4, 0.05],
              [0, -0.04],
            ],
            26,
          ),
          { at: [0, 1.5, 0.75], turn: aboutX(Math.PI / 2) },
        ),
        'dish',
      );
      forge.add(
        STEEL,
        tube(
          [
            [0, 1.5, 0.75],
            [0, 1.5, 1.35],
          ],
          0.03,
        ),
        'dish',
      );
      forge.add(
        STEEL,
        tube(
          [
            [0.4, 2.2, 0],
            [0.5, 3, -0.2],
          ],
          0.015,
        ),
      );
    },
    anchors: { light: [0, 1.5, 1.3], surface: [0, 2.25, 0], top: [0, 2.25, 0], handle: [0, 1.4, 0.7] },
    pose: (skeleton, moment, move) =>
      poseRide(skeleton, 'air', 2, { ...moment, act: 'float' }, (pose) => {
        pose.turn('whole', aboutZ(Math.sin(moment.time * 0.2) * 0.1)).turn('whole', aboutY(moment.time * 0.08));
        move(pose);
      }),
  };
}
