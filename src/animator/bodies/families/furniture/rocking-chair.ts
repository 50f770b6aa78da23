import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD, way } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';

/** Seconds of one sway, and how far it goes. */
const [SWAY_SECONDS, SWAY] = [2.6, 0.11];

/** On two bows of wood, always in slow motion, with whoever sits in it. */
export function makeRockingChair(order: ThingOrder): Make {
  const wood = mainPaint(order, { ...WOOD, colour: 0x7a4c2a });
  const seat = 0.44;
  // It rocks about the middle of the circle its bows are cut from.
  const bones = thingBones(1.15).bone('rock', 'whole', [0, 1.3, 0], [0, 0, 0]);
  const bow = (x: number): Vector[] =>
    Array.from({ length: 11 }, (_, k): Vector => {
      const angle = (k / 10 - 0.54) * 0.86;
      return [x, 1.3 - Math.cos(angle) * 1.28, Math.sin(angle) * 1.28];
    });
  return piece([1.15, 1.0, 0.7], {
    bones,
    forge(forge) {
      for (const x of [0.3, -0.3]) {
        forge.add(wood, tube(bow(x), 0.022), 'rock');
        forge.add(wood, tube(way([x, 0.06, 0.22, x, seat, 0.22, x, 0.66, 0.24]), 0.02), 'rock');
        forge.add(wood, tube(way([x, 0.06, -0.2, x, seat, -0.2, x * 0.96, 1.12, -0.38]), [0.02, 0.022, 0.018]), 'rock');
        forge.add(wood, block([0.07, 0.025, 0.5], [x, 0.67, 0.02], 0.01), 'rock');
      }
      forge.add(wood, block([0.62, 0.035, 0.5], [0, seat, 0.01], 0.014), 'rock');
      forge.add(
        { material: 'cloth', colour: darker(0xb85a3a, 0.9) },
        block([0.54, 0.06, 0.44], [0, seat + 0.04, 0.02], 0.028),
        'rock',
      );
      for (let k = 0; k < 6; k++) {
        const x = (k - 2.5) * 0.1;
        forge.add(wood, tube(way([x, seat, -0.2, x * 1.02, 1.04, -0.36]), 0.01, { sides: 6 }), 'rock');
      }
      forge.add(wood, block([0.64, 0.12, 0.03], [0, 1.09, -0.375], 0.014, aboutX(-0.25)), 'rock');
      forge.add(wood, tube(way([-0.3, 0.2, 0.22, 0.3, 0.2, 0.22]), 0.012), 'rock');
      forge.add(wood, tube(way([-0.3, 0.2, -0.2, 0.3, 0.2, -0.2]), 0.012), 'rock');
    },
    move(pose, { time, phase }) {
      pose.turn('rock', aboutX(Math.sin((time / SWAY_SECONDS + phase) * TAU) * SWAY));
    },
    anchors: {
      seat: { bone: 'rock', at: [0, seat + 0.07, -0.02] },
      surface: { bone: 'rock', at: [0, seat + 0.07, 0.04] },
      handle: { bone: 'rock', at: [0.3, 0.69, 0.24] },
      handle2: { bone: 'rock', at: [-0.3, 0.69, 0.24] },
      top: { bone: 'rock', at: [0, 1.15, -0.38] },
    },
  });
}
