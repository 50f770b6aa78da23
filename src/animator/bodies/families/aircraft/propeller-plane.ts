import { aboutX, aboutZ } from '../../../maths/turn.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, barrel, CLEAR, DARK, fuselage, STEEL, wing } from './aircraft-parts.ts';

const isFlying = (act: string, speed: number): boolean =>
  speed > 1 || act === 'fly' || act === 'take_off' || act === 'land' || act === 'drive' || act === 'float';

/** One engine in the nose; a biplane has a second wing above. */
export function makePropellerPlane(order: AircraftOrder, biplane: boolean): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? (biplane ? 0xb3202a : 0xf0c23a) }, order.look);
  const wings: Paint = biplane ? { ...paint } : { ...paint, colour: order.colour ?? 0xf4f2ea };
  const y = 1.45;
  return {
    bones: thingBones(2.6).bone('propeller', 'whole', [0, y, 3.05], [0, y, 3.4]),
    ...{ height: 2.9, length: 6.8, width: 9.4 },
    forge(forge) {
      forge.add(
        paint,
        fuselage(
          [
            [-3.6, 0.12],
            [-2.4, 0.3],
            [-0.6, 0.56],
            [1.2, 0.64],
            [2.4, 0.6],
            [2.85, 0.5],
            [3.0, 0.25],
          ],
          [
            [-3.6, y + 0.25],
            [-1, y + 0.05],
            [3, y],
          ],
          0.85,
        ),
      );
      forge.add(
        STEEL,
        moved(
          lathe(
            [
              [0.56, 0],
              [0.6, 0.12],
              [0.46, 0.2],
            ],
            24,
          ),
          { at: [0, y, 2.72], turn: aboutX(Math.PI / 2) },
        ),
      );
      forge.add(DARK, barrel(0.42, 0.05, [0, y, 2.88]));
      const span = 4.6;
      forge.add(
        wings,
        both(
          wing({
            root: [0.3, biplane ? y - 0.45 : y - 0.3, 1.0],
            tip: [span, biplane ? y - 0.3 : y + 0.1, 0.8],
            rootChord: 1.6,
            tipChord: 1.2,
            thick: 0.09,
          }),
        ),
      );
      if (biplane) {
        forge.add(
          wings,
          both(
            wing({
              root: [0.0, y + 1.25, 1.2],
              tip: [span, y + 1.35, 1.0],
              rootChord: 1.6,
              tipChord: 1.2,
              thick: 0.09,
            }),
          ),
        );
        for (const x of [0.55, 3.4])
          for (const z of [0.5, 1.4])
            forge.add(
              { material: 'wood', colour: 0x8c5a2e },
              both(
                tube(
                  [
                    [x, y - 0.35 + (x > 1 ? 0 : 0.7), z],
                    [x, y + 1.28, z + 0.15],
                  ],
                  0.035,
                ),
              ),
            );
        forge.add(
          STEEL,
          both(
            tube(
              [
                [0.55, y + 1.2, 1.1],
                [3.4, y - 0.35, 1.0],
              ],
              0.01,
              { sides: 4 },
            ),
          ),
        );
      }
      forge.add(
        wings,
        both(
          wing({ root: [0.1, y + 0.25, -3.1], tip: [1.5, y + 0.3, -3.25], rootChord: 1.0, tipChord: 0.6, thick: 0.08 }),
        ),
      );
      forge.add(
        paint,
        wing({ root: [0, y + 0.2, -3.0], tip: [0, y + 1.35, -3.35], rootChord: 1.1, tipChord: 0.6, thick: 0.08 }, true),
      );
      forgeCockpit(forge, y);
      for (const side of [1, -1]) {
        forge.add(
          DARK,
          moved(cylinder(0.32, 0.16, { segments: 20 }), {
            at: [side * 0.85 - 0.08, 0.32, 1.5],
            turn: aboutZ(-Math.PI / 2),
          }),
        );
        forge.add(
          STEEL,
          tube(
            [
              [side * 0.85, 0.32, 1.5],
              [side * 0.3, y - 0.45, 1.3],
            ],
            0.05,
          ),
        );
      }
      forge.add(
        DARK,
        moved(cylinder(0.12, 0.08, { segments: 14 }), { at: [-0.04, 0.95, -3.3], turn: aboutZ(-Math.PI / 2) }),
      );
      forge.add(
        STEEL,
        tube(
          [
            [0, 0.95, -3.3],
            [0, y + 0.1, -3.1],
          ],
          0.03,
        ),
      );
      forge.add(
        STEEL,
        moved(
          lathe(
            [
              [0.2, 0],
              [0.18, 0.12],
              [0, 0.38],
            ],
            18,
          ),
          { at: [0, y, 3.0], turn: aboutX(Math.PI / 2) },
        ),
        'propeller',
      );
      for (const turn of [0, Math.PI]) {
        forge.add(
          { material: 'wood', colour: 0x6b4022 },
          moved(box([0.16, 1.05, 0.05], 0.02), {
            at: [Math.sin(turn) * 0.55, y + Math.cos(turn) * 0.55, 3.08],
            turn: aboutZ(-turn),
          }),
          'propeller',
        );
      }
    },
    anchors: {
      driver: [0, y - 0.1, -0.2],
      passenger: [0, y - 0.1, 0.75],
      seat: [0, y - 0.1, 0.75],
      handle: [0, y + 0.1, 0.2],
      light: [0, y, 3.1],
      smoke: [0.4, y - 0.4, 2.4],
      wake: [0, y, -3.6],
      surface: [0, y + 1.35, 1],
      top: [0, y + 0.7, 0],
    },
    move: (pose, { time, act, speed }) => void pose.turn('propeller', aboutZ(isFlying(act, speed) ? time * 31 : 0.4)),
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 6, moment, move),
  };
}

function forgeCockpit(forge: Forge, y: number): void {
  for (const z of [-0.2, 0.75]) {
    forge.add({ material: 'leather', colour: 0x4a2f1e }, moved(box([0.62, 0.14, 0.6], 0.06), { at: [0, y + 0.52, z] }));
    forge.add(CLEAR, moved(box([0.6, 0.34, 0.03], 0.01), { at: [0, y + 0.72, z + 0.36], turn: aboutX(-0.5) }));
  }
}
