import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { says } from './household-parts.ts';

/** Metres: a stretch of it, how high it is, from post to post, and how thick the board on top. */
const [LONG, HIGH, BAY, CAP] = [3, 1.1, 1.5, 0.06];

/** A stretch of fence in the open: posts and rails, or pickets on them. It runs from left to right. */
export function makeFence(order: ThingOrder): Make {
  const wood = mainPaint(order, { material: 'wood', colour: 0x9a7449 });
  const post = { ...wood, colour: darker(wood.colour, 0.82) };
  const pickets = says(order, /picket|garden/);
  return piece([HIGH, 0.16, LONG], {
    forge(forge) {
      for (let x = -LONG / 2; x <= LONG / 2 + 0.01; x += BAY)
        forge.add(post, block([0.12, HIGH - CAP, 0.12], [x, (HIGH - CAP) / 2, 0], 0.02));
      for (const y of pickets ? [0.3, 0.78] : [0.3, 0.62])
        forge.add(wood, block([LONG + 0.1, 0.11, 0.045], [0, y, 0.07], 0.015));
      // The uppermost board lies on the posts: birds and cats sit on it.
      if (!pickets) forge.add(wood, block([LONG + 0.14, CAP, 0.17], [0, HIGH - CAP / 2, 0.01], 0.015));
      if (pickets)
        for (let x = -LONG / 2 + 0.16; x < LONG / 2; x += 0.2)
          forge.add(wood, block([0.1, HIGH * 0.94, 0.03], [x, HIGH * 0.47, 0.1], 0.012));
    },
    anchors: pickets
      ? { top: [0, HIGH, 0], surface: [0, HIGH * 0.94, 0.1] }
      : { top: [0, HIGH, 0], surface: [0, HIGH, 0] },
  });
}
