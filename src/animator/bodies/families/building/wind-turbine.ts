import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, cylinder, loft } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

const [TALL, BLADE] = [30, 15];
const HUB: Vector = [0, TALL, 1.7];

/** A white mast with three blades that turn. */
export function makeWindTurbine(order: ThingOrder): Make {
  const white = mainPaint(order, { material: 'plastic', colour: 0xf2f4f4 });
  const section = (y: number, wide: number, thick: number, twist: number): Vector[] =>
    Array.from({ length: 10 }, (_, k): Vector => {
      const angle = (k / 10) * TAU;
      const [x, z] = [Math.cos(angle) * wide, Math.sin(angle) * thick];
      return [x * Math.cos(twist) - z * Math.sin(twist), y, x * Math.sin(twist) + z * Math.cos(twist)];
    });
  const blade = loft(
    [0.6, 1.6, 3.4, 7, 11, BLADE].map((y, k) =>
      section(
        y,
        [0.32, 0.5, 0.85, 0.62, 0.38, 0.08][k] ?? 0.1,
        [0.3, 0.26, 0.16, 0.1, 0.06, 0.03][k] ?? 0.05,
        0.5 - k * 0.09,
      ),
    ),
  );
  return piece([TALL + BLADE, 4, BLADE * 2], {
    bones: thingBones(TALL + BLADE).bone('blades', 'root', HUB, [0, TALL, 2.5]),
    forge(forge) {
      forge.add(white, cylinder(1.1, TALL, { top: 0.6, segments: 22, bevel: 0.05 }));
      forge.add(white, moved(ball([0.95, 0.9, 2.1], 20, 12), { at: [0, TALL, -0.1] }));
      forge.add(white, moved(ball([0.62, 0.62, 0.8], 18, 12), { at: HUB }), 'blades');
      for (let k = 0; k < 3; k++) forge.add(white, moved(blade, { at: HUB, turn: aboutZ((k / 3) * TAU) }), 'blades');
      forge.add(
        { material: 'concrete', colour: 0xa8a8a4 },
        moved(cylinder(1.7, 0.3), { at: [0, -0.05, 0], turn: aboutX(0) }),
      );
    },
    move(pose, { time, phase }) {
      pose.turn('blades', aboutZ(-(time * 0.16 + phase) * TAU));
    },
    anchors: { top: [0, TALL, 0] },
  });
}
