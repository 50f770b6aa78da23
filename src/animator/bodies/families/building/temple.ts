import { aboutX } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { cylinder } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

const MARBLE: Paint = { material: 'stone', colour: 0xcfc5b0 };
/** How much of its height each column of a row still has; 1 bears the beam. */
const STANDING = [1, 1, 0.55, 1, 1, 0.35] as const;
const [TALL, APART, DEEP] = [5.6, 2.3, 8.4];

/** What is left of a temple: steps, two rows of columns, some of them broken, a beam and half a gable over those that stand. */
export function makeTempleRuin(order: ThingOrder): Make {
  const stone = mainPaint(order, MARBLE);
  const half = ((STANDING.length - 1) * APART) / 2;
  return piece([9, DEEP + 5, half * 2 + 5], {
    forge(forge) {
      for (const [k, out] of [2.2, 1.5, 0.8].entries())
        forge.add(stone, block([half * 2 + out * 2, 0.45, DEEP + out * 2], [0, 0.22 + k * 0.45, 0], 0.05));
      const foot = 1.35;
      for (const z of [DEEP / 2 - 0.6, -DEEP / 2 + 0.6])
        for (const [k, share] of STANDING.entries()) {
          const tall = TALL * (z > 0 ? share : (STANDING[(k + 3) % STANDING.length] ?? 1));
          const x = -half + k * APART;
          forge.add(stone, block([1.3, 0.3, 1.3], [x, foot + 0.15, z], 0.05));
          forge.add(stone, moved(cylinder(0.46, tall, { segments: 18 }), { at: [x, foot + 0.25, z] }));
          for (let ring = 1; ring * 1.1 < tall; ring++)
            forge.add(stone, moved(cylinder(0.48, 0.06, { segments: 18 }), { at: [x, foot + 0.25 + ring * 1.1, z] }));
          if (tall >= TALL) forge.add(stone, block([1.35, 0.4, 1.35], [x, foot + tall + 0.4, z], 0.08));
        }
      const eave = foot + TALL + 0.95;
      const front = DEEP / 2 - 0.6;
      forge.add(stone, block([APART * 1.9, 0.8, 1.2], [-half + APART / 2, eave, front], 0.06));
      forge.add(stone, block([APART * 1.9, 0.8, 1.2], [half - APART * 1.5, eave, front], 0.06));
      forge.add(stone, block([APART * 1.7, 0.5, 1], [-half + APART * 0.7, eave + 0.8, front], 0.06, aboutX(0.02)));
      // Drums that have fallen.
      for (const [x, z, turn] of [
        [half * 0.25, front + 2.1, 1.5],
        [half * 0.7, front + 2.7, 1.3],
        [-half * 0.8, front + 2.4, 1.6],
      ] as const)
        forge.add(stone, moved(cylinder(0.48, 1.5, { segments: 16 }), { at: [x, 0.5, z], turn: aboutX(turn) }));
    },
    anchors: { surface: [0, 1.35, 0], top: [0, 8.4, 0] },
  });
}
