import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Metres: lower than at the games, so that who is in the air above it is still in the picture. */
const [UP, LONG, WIDE] = [1, 1.15, 0.62];

/** A padded table on one leg, in the middle of its mats: gymnasts run up to it and vault over. */
export function makeVaultingHorse(order: ThingOrder): Make {
  const hide = mainPaint(order, { material: 'leather', colour: 0xc98a52 });
  const steel = { material: 'paint', colour: 0x2f4f9a } as const;
  const mat = { material: 'leather', colour: 0x2f6fb8 } as const;
  return piece([UP, WIDE, LONG], {
    forge(forge) {
      forge.add(hide, block([LONG, 0.24, WIDE], [0, UP - 0.12, 0], 0.09), 'root');
      forge.add(
        { material: 'leather', colour: 0xf1f2f0 },
        block([LONG * 0.96, 0.05, WIDE * 0.96], [0, UP - 0.27, 0], 0.02),
        'root',
      );
      forge.add(steel, block([0.34, UP - 0.3, 0.26], [0, (UP - 0.3) / 2, 0], 0.05), 'root');
      forge.add(steel, block([0.9, 0.06, 0.55], [0, 0.03, 0], 0.03), 'root');
      for (const x of [-1, 1])
        forge.add(mat, block([0.04, 0.3, WIDE * 0.6], [x * (LONG / 2 - 0.02), UP - 0.14, 0], 0.02), 'root');
    },
    anchors: { surface: { bone: 'root', at: [0, UP, 0] }, top: [0, UP, 0] },
  });
}
