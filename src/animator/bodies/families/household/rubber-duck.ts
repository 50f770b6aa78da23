import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, piece, WHITE } from '../../forge/piece.ts';
import { ball } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** A bath toy: a body like a boat, a round head, an orange bill, wings that are only bumps. It looks along +z. */
export function makeRubberDuck(order: ThingOrder): Make {
  const rubber = mainPaint(order, { material: 'plastic', colour: 0xf6c51b });
  const bill = { material: 'plastic', colour: 0xe8701a } as const;
  return piece([0.2, 0.2, 0.16], {
    forge(forge) {
      forge.add(rubber, moved(ball([0.078, 0.056, 0.092], 28, 16), { at: [0, 0.056, -0.004] }));
      forge.add(rubber, moved(ball([0.052, 0.03, 0.036], 20, 12), { at: [0, 0.082, -0.078], turn: aboutX(0.7) }));
      forge.add(rubber, moved(ball([0.058, 0.055, 0.056], 26, 16), { at: [0, 0.146, 0.044] }));
      const wing = moved(ball([0.014, 0.03, 0.052], 16, 10), { at: [0.072, 0.066, -0.018], turn: aboutX(-0.3) });
      forge.add({ ...rubber, colour: darker(rubber.colour, 0.95) }, both(wing));
      forge.add(bill, moved(ball([0.026, 0.009, 0.026], 18, 10), { at: [0, 0.138, 0.1] }));
      forge.add(
        { ...bill, colour: darker(bill.colour, 0.85) },
        moved(ball([0.02, 0.007, 0.02], 16, 8), { at: [0, 0.126, 0.094] }),
      );
      forge.add(WHITE, both(moved(ball([0.011, 0.014, 0.008], 14, 10), { at: [0.026, 0.164, 0.087] })));
      forge.add(BLACK, both(moved(ball([0.006, 0.009, 0.005], 12, 8), { at: [0.025, 0.164, 0.094] })));
    },
    anchors: { handle: [0, 0.06, 0], top: [0, 0.2, 0.04], surface: [0, 0.11, -0.03] },
  });
}
