import { aboutZ } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, DARK, fuselage, STEEL, wing } from './aircraft-parts.ts';

export function makeAirship(order: AircraftOrder): Make {
  const colour = order.colour ?? 0xc9ccd0;
  const y = 6;
  return {
    bones: thingBones(9)
      .bone('propellerL', 'whole', [1.6, 1.5, -2], [1.6, 1.5, -1])
      .bone('propellerR', 'whole', [-1.6, 1.5, -2], [-1.6, 1.5, -1]),
    ...{ height: 9.5, length: 26, width: 7 },
    forge(forge) {
      forge.add(
        { material: 'paint', colour },
        fuselage(
          [
            [-13, 0.15],
            [-10, 1.6],
            [-4, 3.1],
            [3, 3.3],
            [9, 2.5],
            [12, 1.1],
            [13, 0.05],
          ],
          [
            [-13, y],
            [13, y],
          ],
          1,
          30,
        ),
      );
      for (const angle of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
        forge.add(
          { material: 'paint', colour: 0xb3202a },
          moved(box([0.16, 2.6, 3.0], 0.06), {
            at: [Math.sin(angle) * 2.0, y + Math.cos(angle) * 2.0, -10.6],
            turn: aboutZ(-angle),
          }),
        );
      }
      forge.add({ material: 'paint', colour: 0xf0ead8 }, moved(box([1.8, 1.3, 5.4], 0.4), { at: [0, 2.2, 1] }));
      for (let k = 0; k < 5; k++)
        forge.add(
          { material: 'glow', colour: 0xffd08a, glows: 0.3 },
          both(moved(box([0.04, 0.5, 0.7], 0.02), { at: [0.9, 2.35, -0.9 + k * 0.95] })),
        );
      forge.add(
        STEEL,
        both(
          tube(
            [
              [0.8, 2.0, -1.4],
              [1.6, 1.5, -1.6],
            ],
            0.08,
          ),
        ),
      );
      for (const [bone, side] of [
        ['propellerL', 1],
        ['propellerR', -1],
      ] as const) {
        forge.add(DARK, moved(box([0.5, 0.5, 1.1], 0.2), { at: [side * 1.6, 1.5, -1.5] }));
        for (const turn of [0, Math.PI / 2])
          forge.add(
            DARK,
            moved(box([0.1, 1.5, 0.04], 0.015), { at: [side * 1.6, 1.5, -2.1], turn: aboutZ(turn) }),
            bone,
          );
      }
      forge.add(
        { material: 'paint', colour },
        wing({ root: [0, 3, 1], tip: [0, 2.8, 1], rootChord: 3, tipChord: 2.6, thick: 0.2 }, true),
      );
    },
    anchors: {
      driver: [0, 1.9, 3],
      passenger: [0.4, 1.9, 1],
      seat: [0.4, 1.9, 1],
      light: [0, 2.2, 3.8],
      surface: [0, y + 3.3, 0],
      top: [0, y + 3.3, 0],
      wake: [0, y, -13],
    },
    move: (pose, { time }) => void pose.turn('propellerL', aboutZ(time * 17)).turn('propellerR', aboutZ(-time * 17)),
    pose: (skeleton, moment, move) =>
      poseRide(skeleton, 'air', 8, { ...moment, act: moment.act === 'stand' ? 'float' : moment.act }, move),
  };
}
