import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { ball, extrude } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** Metres: children sit before it and in it. */
const [UP, HALF, DEEP, THICK] = [1.34, 0.98, 1.25, 0.035] as const;
const STEPS = 9;
const BULBS = 7;
const PILLOWS = [0xd8604a, 0xf0c23a, 0x4f8fc0, 0xe9dfcd, 0x6fa06a] as const;

/** How far out and how high a blanket hangs from its ridge: it sags, and lies on the floor at its hem. */
const hangs = (share: number, grow: number): readonly [number, number] => [
  (HALF + grow) * share ** 1.15,
  Math.max(0.01, (UP + grow) * (1 - share) - 0.15 * Math.sin(share * Math.PI)),
];

/** One side of it, as thick as cloth that is folded double. */
function side(sign: 1 | -1): (readonly [number, number])[] {
  const line = (grow: number) =>
    Array.from({ length: STEPS }, (_, k) => {
      const [x, y] = hangs(k / (STEPS - 1), grow);
      return [sign * x, y] as const;
    });
  const round = [...line(0).reverse(), ...line(-THICK)];
  return sign === 1 ? round : round.reverse();
}

/** A blanket over a broomstick, with cushions in it and a string of small lights along its edge: open to the front. */
export function makeBlanketFort(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0xe6d3b0 });
  return piece([UP + 0.05, DEEP + 0.5, HALF * 2 + 0.1], {
    forge(forge) {
      for (const sign of [1, -1] as const)
        forge.add(cloth, moved(extrude(side(sign), DEEP, 0.012), { at: [0, 0, -0.1] }), 'root');
      for (const sign of [1, -1] as const)
        for (const k of [-1, 0, 1])
          forge.add(
            { ...cloth, colour: darker(cloth.colour, 0.78) },
            moved(extrude(side(sign), 0.07, 0.01), { at: [0, 0.004, -0.1 + k * DEEP * 0.3] }),
            'root',
          );
      // Its far end is closed by another blanket.
      forge.add(
        { ...cloth, colour: 0x8a5a6e },
        moved(
          extrude(
            [
              [HALF * 0.9, 0.02],
              [0, UP - 0.06],
              [-HALF * 0.9, 0.02],
            ],
            0.03,
            0.008,
          ),
          { at: [0, 0, -0.1 - DEEP / 2] },
        ),
        'root',
      );
      forge.add(WOOD, block([0.035, 0.035, DEEP + 0.3], [0, UP - 0.03, -0.1], 0.012), 'root');
      for (let k = 0; k < BULBS; k++)
        for (const sign of [1, -1]) {
          const [x, y] = hangs((k + 0.4) / BULBS, 0.02);
          forge.add(
            { material: 'glow', colour: 0xffd68a, glows: 1.3 },
            moved(ball([0.018, 0.024, 0.018], 10, 8), { at: [sign * x, y + 0.01, -0.1 + DEEP / 2 + 0.01] }),
            'root',
          );
        }
      for (const [k, colour] of PILLOWS.entries()) {
        const x = (k - 2) * 0.4;
        forge.add(
          { material: 'cloth', colour },
          block([0.42, 0.4, 0.16], [x, 0.2, -0.42 + 0.06 * (k % 2)], 0.075, aboutX(-0.28)),
          'root',
        );
      }
      forge.add(
        { material: 'cloth', colour: 0x4a6a9a },
        block([HALF * 1.5, 0.06, DEEP], [0, 0.03, -0.05], 0.025),
        'root',
      );
    },
    anchors: {
      ...{ surface: { bone: 'root', at: [-0.2, 0.07, 0.5] }, surface2: { bone: 'root', at: [0.26, 0.07, 0.44] } },
      ...{ top: [0, UP, -0.1], light: [0, 0.75, 0.45] },
    },
  });
}
