import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, STEEL } from './aircraft-parts.ts';

const CELLS: Paint = { material: 'glass', colour: 0x16306a };
const WINDOW: Paint = { material: 'glow', colour: 0xffe2a8 };
const [MIDDLE, RADIUS] = [10, 8.6];

/** A wheel that turns about its hub, spokes to its rim, wings of solar cells, a dock before it. */
export function makeSpaceStation(order: AircraftOrder): Make {
  const hull = paintIn({ material: 'metal', colour: order.colour ?? 0xcfd4da }, order.look);
  const dark: Paint = { material: 'metal', colour: 0x6d747c };
  return {
    bones: thingBones(20).bone('wheel', 'whole', [0, MIDDLE, 0], [0, MIDDLE, 1]),
    ...{ height: 20, length: 14, width: 34 },
    forge(forge) {
      const about = (surface: Parameters<typeof moved>[0], z = 0) => moved(surface, { at: [0, MIDDLE, z] });
      forge.add(hull, about(torus(RADIUS, 1.05, { segments: 72, sides: 14 })), 'wheel');
      for (const z of [0.85, -0.85])
        forge.add(dark, about(torus(RADIUS, 0.55, { segments: 72, sides: 8 }), z), 'wheel');
      for (let k = 0; k < 48; k++) {
        const angle = (k / 48) * TAU;
        if (k % 4 === 3) continue;
        for (const side of [1, -1])
          forge.add(
            WINDOW,
            moved(box([0.34, 0.5, 0.08], 0.02), {
              at: [Math.cos(angle) * (RADIUS + 0.86), MIDDLE + Math.sin(angle) * (RADIUS + 0.86), side * 0.62],
              turn: aboutZ(angle),
            }),
            'wheel',
          );
      }
      for (let k = 0; k < 6; k++) {
        const angle = (k / 6) * TAU;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        forge.add(
          hull,
          tube(
            [
              [x * 1.4, MIDDLE + y * 1.4, 0],
              [x * (RADIUS - 0.6), MIDDLE + y * (RADIUS - 0.6), 0],
            ],
            0.32,
          ),
          'wheel',
        );
      }
      const hub = lathe(
        [
          [0, -6],
          [0.7, -6],
          [1.1, -5],
          [1.1, -2.2],
          [1.9, -1.5],
          [1.9, 1.5],
          [1.2, 2.2],
          [1.2, 4.6],
          [0.8, 5.4],
          [0.8, 6.4],
          [0, 6.4],
        ],
        32,
      );
      forge.add(hull, moved(hub, { at: [0, MIDDLE, 0], turn: aboutX(Math.PI / 2) }));
      forge.add(dark, moved(cylinder(1.25, 0.4), { at: [0, MIDDLE, 3.4], turn: aboutX(Math.PI / 2) }));
      for (const z of [-4.2])
        for (let k = 0; k < 5; k++) {
          const x = 3 + k * 2.8;
          forge.add(CELLS, both(moved(box([2.5, 4.6, 0.08], 0.02), { at: [x, MIDDLE, z] })));
          for (const y of [-1.5, 0, 1.5])
            forge.add(STEEL, both(moved(box([2.5, 0.05, 0.12], 0.01), { at: [x, MIDDLE + y, z] })));
        }
      forge.add(
        STEEL,
        tube(
          [
            [-16, MIDDLE, -4.2],
            [16, MIDDLE, -4.2],
          ],
          0.14,
        ),
      );
      forge.add(
        { material: 'glow', colour: 0xff5040 },
        both(moved(box([0.3, 0.3, 0.3], 0.1), { at: [16, MIDDLE, -4.2] })),
      );
    },
    anchors: {
      light: [0, MIDDLE, 6.5],
      surface: [0, MIDDLE + 2, 0],
      top: [0, MIDDLE + RADIUS, 0],
      handle: [0, MIDDLE, 6],
    },
    pose: (skeleton, moment, move) =>
      poseRide(skeleton, 'air', 2, { ...moment, act: 'float' }, (pose) => {
        pose
          .turn('whole', aboutY(0.55))
          .turn('whole', aboutX(0.16))
          .turn('wheel', aboutZ(moment.time * 0.16));
        move(pose);
      }),
  };
}
