import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Forge, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { makeMachine, pair } from './machine.ts';
import { grips, rests, STEEL } from './push-carts.ts';
import { BLACK, CHROME, RUBBER, type WheelStyle } from './wheels.ts';

const SEAT = 0.48;
const BIG_WHEEL: WheelStyle = { spokes: 12, rim: CHROME, tyre: 0.14 };
const CASTOR: WheelStyle = { spokes: 0, rim: STEEL, tyre: 0.4 };

/** A sling of cloth in a frame of tubes between two large wheels; whoever pushes it has the grips at its back. */
export function makeWheelchair({ colour, look }: CycleOrder): Make {
  const cloth = paintIn({ material: 'cloth', colour }, look);
  const wheels = [...pair('front', 0.24, 0.34, 0.085, 0.05, true), ...pair('rear', 0.335, -0.08, 0.31, 0.045)];
  return makeMachine({
    ...{ height: 0.98, length: 1.06, width: 0.72, ride: 'road', wheels },
    style: ({ bone }) => (bone.startsWith('rear') ? BIG_WHEEL : CASTOR),
    anchors: {
      ...grips(0.22, 0.94, -0.42),
      ...rests(0.235, SEAT + 0.24, 0.07),
      ...{ seat: [0, SEAT + 0.03, 0], passenger: [0, SEAT + 0.03, 0], inside: [0, SEAT + 0.03, 0] },
      ...{ back: [0, SEAT + 0.26, -0.2], surface: [0, SEAT + 0.03, 0.02], top: [0, 0.96, -0.26] },
    },
    forge(forge) {
      forge.add(cloth, block([0.46, 0.06, 0.46], [0, SEAT, 0], 0.026));
      forge.add(cloth, block([0.44, 0.46, 0.05], [0, SEAT + 0.26, -0.25], 0.022, aboutX(-0.1)));
      for (const side of [1, -1]) forgeSide(forge, side);
      forge.add(BLACK, tube(mirrored([0.2, 0.2, -0.16], [-0.2, SEAT - 0.05, 0.16]), 0.011));
      forge.add(BLACK, tube(mirrored([-0.2, 0.2, -0.16], [0.2, SEAT - 0.05, 0.16]), 0.011));
    },
  });
}

const mirrored = (from: Vector, to: Vector): Vector[] => [from, to];

/** The half of the frame beside one wheel: back post with its grip, arm, leg with its foot plate, and the ring one turns the wheel by. */
function forgeSide(forge: Forge, side: number): void {
  const x = side * 0.235;
  const at = (y: number, z: number, out = 0): Vector => [x + side * out, y, z];
  forge.add(
    STEEL,
    tube([at(0.31, -0.08, 0.07), at(0.32, -0.2), at(SEAT, -0.23), at(0.9, -0.3), at(0.94, -0.42)], 0.013),
  );
  forge.add(RUBBER, tube([at(0.938, -0.35), at(0.942, -0.45)], 0.021));
  forge.add(STEEL, tube([at(0.3, -0.2), at(0.28, 0.26), at(0.18, 0.34)], 0.012));
  forge.add(STEEL, tube([at(SEAT + 0.2, -0.26), at(SEAT + 0.2, 0.14), at(SEAT, 0.22), at(0.14, 0.46)], 0.013));
  forge.add(STEEL, tube([at(SEAT, -0.22), at(SEAT, 0.22)], 0.013));
  forge.add(STEEL, tube([at(0.18, 0.34, 0.004), at(0.085, 0.34, 0.004)], 0.014));
  forge.add(BLACK, block([0.06, 0.035, 0.3], at(SEAT + 0.215, -0.04), 0.016));
  forge.add(BLACK, block([0.19, 0.022, 0.17], [side * 0.12, 0.12, 0.5], 0.01, aboutX(-0.2)));
  const ring = Array.from({ length: 20 }, (_, k): Vector => {
    const turn = (k / 20) * Math.PI * 2;
    return [side * 0.385, 0.31 + Math.sin(turn) * 0.26, -0.08 + Math.cos(turn) * 0.26];
  });
  forge.add(CHROME, tube(ring, 0.009, { ring: true }));
}
