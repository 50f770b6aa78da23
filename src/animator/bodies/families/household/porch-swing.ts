import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';

/** How far a bench that hangs from chains goes to and fro, radians, and radians a second. */
const [REACH, PACE] = [0.07, 1.5] as const;

/** A bench for three on chains from a wooden frame; it rocks gently, whoever is on it. */
export function makePorchSwing(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const [high, seat, half] = [2.1, 0.46, 0.85];
  const bones = thingBones(high).bone('chains', 'whole', [0, high - 0.05, 0], [0, seat, 0]);
  const place = (x: number) => ({ bone: 'chains', at: [x, seat + 0.02, 0.06] as Vector });
  return piece([high, 1.3, 2.5], {
    bones,
    forge(forge) {
      const bar = (from: Vector, to: Vector, thick: number, bone?: string) =>
        forge.add(bone === undefined || thick > 0.02 ? wood : METAL, tube([from, to], thick, { sides: 10 }), bone);
      for (const side of [1, -1]) {
        for (const z of [0.6, -0.6]) bar([side * 1.2, 0, z], [side * 1.12, high, 0], 0.05);
        bar([side * 1.17, 0.75, 0.4], [side * 1.17, 0.75, -0.4], 0.03);
        for (const z of [0.24, -0.26])
          bar([side * (half + 0.03), high - 0.05, 0], [side * (half + 0.03), seat + 0.24, z], 0.009, 'chains');
        bar([side * (half + 0.03), seat + 0.24, 0.26], [side * (half + 0.03), seat + 0.24, -0.28], 0.026, 'chains');
        bar([side * (half + 0.03), seat, 0.24], [side * (half + 0.03), seat + 0.24, 0.24], 0.024, 'chains');
      }
      bar([-1.25, high, 0], [1.25, high, 0], 0.06);
      for (const z of [-0.17, -0.05, 0.07, 0.19])
        forge.add(wood, block([half * 2, 0.03, 0.1], [0, seat, z], 0.01), 'chains');
      for (const y of [0.16, 0.3, 0.44])
        forge.add(wood, block([half * 2, 0.09, 0.025], [0, seat + y, -0.24 - y * 0.2], 0.01), 'chains');
    },
    pose(skeleton, { time }) {
      const pose = new Pose(skeleton);
      pose.turn('chains', aboutX(Math.sin(time * PACE) * REACH));
      return pose.solve();
    },
    anchors: {
      seat: place(-0.3),
      seat2: place(0.32),
      seat3: place(0.01),
      surface: place(0),
      top: [0, high, 0],
    },
  });
}
