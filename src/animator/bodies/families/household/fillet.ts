import { aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { lighter } from '../../looks.ts';
import { says } from './household-parts.ts';

/** Metres: how long, high and wide the side of a fish is that is cut up, and how thick a slice of it. */
const [LONG, HIGH, WIDE, SLICE] = [0.2, 0.042, 0.1, 0.011] as const;

/** A side of fish on a board with slices that were cut off it: pale lines where its muscles meet. */
export function makeFillet(order: ThingOrder): Make {
  const flesh = mainPaint(order, {
    material: 'food',
    colour: says(order, /tuna/) ? 0xb52f3a : says(order, /cod|white|halibut|bass/) ? 0xf0e2d2 : 0xf2784b,
  });
  const fat = { ...flesh, colour: lighter(flesh.colour, 0.45) };
  return piece([HIGH + 0.008, WIDE * 1.1, LONG + 0.14], {
    forge(forge) {
      forge.add(flesh, block([LONG, HIGH, WIDE], [0.05, HIGH / 2, 0], 0.014));
      forge.add(
        { material: 'food', colour: 0x8e979c },
        block([LONG * 0.98, 0.006, WIDE * 0.96], [0.05, 0.003, 0], 0.002),
      );
      for (let line = 0; line < 7; line++)
        for (const side of [1, -1])
          forge.add(
            fat,
            moved(block([0.004, HIGH * 0.5, WIDE * 0.46], [0, 0, 0], 0.001), {
              at: [-0.025 + line * 0.026, HIGH * 0.77, side * WIDE * 0.2],
              turn: aboutY(side * 0.5),
            }),
          );
      // Fallen over each other, as they come off the knife.
      for (let cut = 0; cut < 5; cut++)
        forge.add(
          flesh,
          moved(block([SLICE, HIGH * 0.95, WIDE * 0.94], [0, 0, 0], 0.004), {
            at: [-0.075 - cut * 0.021, 0.016, 0.004 * (cut % 2)],
            turn: combine(aboutZ(1.02), aboutY(0.04 * (cut - 2))),
          }),
        );
    },
    anchors: { top: [-0.05, HIGH, 0], surface: [0, HIGH, 0], strike: [-0.052, HIGH, 0] },
  });
}
