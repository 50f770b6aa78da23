import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { cylinder } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** Metres: the floor behind a judge's bench, the seat there, and the top of the bench. */
const [DAIS, SEAT, TOP] = [0.34, 0.86, 1.04] as const;

/** High and panelled, with the judge's chair behind it and a block for the gavel on it; its front looks along +z. */
export function makeJudgesBench(order: ThingOrder): Make {
  const wood = mainPaint(order, { material: 'polished', colour: 0x6b3f22 });
  const dark = { ...wood, colour: darker(wood.colour, 0.7) };
  const leather = { material: 'leather', colour: 0x5c1f1c } as const;
  const strike: Vector = [-0.34, TOP + 0.045, 0.02];
  return piece([1.75, 1.5, 2.3], {
    forge(forge) {
      forge.add(dark, block([2.3, DAIS, 1.5], [0, DAIS / 2, -0.5], 0.015), 'root');
      forge.add(wood, block([2.2, TOP - 0.06, 0.08], [0, (TOP - 0.06) / 2, 0.2], 0.015), 'root');
      for (const side of [1, -1])
        forge.add(wood, block([0.08, TOP - 0.06, 0.6], [side * 1.06, (TOP - 0.06) / 2, -0.08], 0.015), 'root');
      forge.add(dark, block([2.32, 0.06, 0.66], [0, TOP - 0.03, 0], 0.02), 'root');
      forge.add(dark, block([2.26, 0.1, 0.12], [0, 0.05, 0.22], 0.01), 'root');
      // Panels in frames, as courts have them.
      for (const x of [-0.76, 0, 0.76]) {
        forge.add(dark, block([0.62, 0.66, 0.03], [x, 0.55, 0.245], 0.01), 'root');
        forge.add(wood, block([0.5, 0.54, 0.03], [x, 0.55, 0.262], 0.012), 'root');
      }
      forge.add(
        { material: 'metal', colour: 0xc29a4a },
        moved(cylinder(0.11, 0.02, { segments: 26 }), { at: [0, 0.55, 0.28], turn: [1, 0, 0, 0, 0, -1, 0, 1, 0] }),
        'root',
      );
      forge.add(dark, moved(cylinder(0.075, 0.035, { segments: 24 }), { at: [strike[0], TOP, strike[2]] }), 'root');
      for (const [index, tilt] of [0.08, -0.05, 0.03].entries())
        forge.add(
          { material: 'paper', colour: 0xf4efe2 },
          block([0.22, 0.012, 0.3], [0.62 + tilt, TOP + 0.008 + index * 0.013, -0.02], 0.003),
          'root',
        );
      // The chair, as high as the head of whoever sits there.
      forge.add(leather, block([0.56, 0.1, 0.52], [0, SEAT - 0.05, -0.6], 0.04), 'root');
      forge.add(leather, block([0.6, 0.92, 0.12], [0, SEAT + 0.44, -0.88], 0.05), 'root');
      forge.add(dark, block([0.68, 1, 0.06], [0, SEAT + 0.44, -0.95], 0.02), 'root');
      forge.add(dark, block([0.2, SEAT - DAIS - 0.1, 0.2], [0, (SEAT + DAIS - 0.1) / 2, -0.62], 0.02), 'root');
    },
    anchors: {
      seat: { bone: 'root', at: [0, SEAT, -0.5] },
      seatLeft: { bone: 'root', at: [0.22, TOP + 0.04, -0.14] },
      strike: { bone: 'root', at: strike },
      top: [0, 1.75, -0.9],
    },
  });
}
