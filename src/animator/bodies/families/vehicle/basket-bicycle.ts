import { TAU } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { makeBicycle } from './bicycle.ts';
import type { CycleOrder } from './cycle-parts.ts';

/** Metres: where the floor of the basket is before the handlebar, half as wide and as long as its rim, and how high that is. */
const [FLOOR, AHEAD, WIDE, LONG, HIGH] = [0.84, 0.6, 0.2, 0.16, 0.2];
const WICKER = { material: 'leather', colour: 0xb98a52 } as const;

/** A ring of wicker, narrower toward the floor. */
function hoop(share: number, wider = 1): Vector[] {
  const narrow = (0.82 + 0.18 * share) * wider;
  return Array.from({ length: 25 }, (_, k): Vector => {
    const angle = (k / 24) * TAU;
    const corner = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.7;
    return [
      Math.sin(angle) * WIDE * narrow * corner,
      FLOOR + share * HIGH,
      AHEAD + Math.cos(angle) * LONG * narrow * corner,
    ];
  });
}

/** A bicycle with a basket before its handlebar, in which somebody small rides along. */
export function makeBasketBicycle(order: CycleOrder): Make {
  const bike = makeBicycle(order);
  const wicker = paintIn(WICKER, null);
  return {
    ...bike,
    forge(forge) {
      bike.forge(forge);
      forge.add(wicker, moved(box([WIDE * 1.9, 0.025, LONG * 1.9], 0.01), { at: [0, FLOOR, AHEAD] }), 'fork');
      for (let k = 0; k <= 6; k++)
        forge.add(wicker, tube(hoop(k / 6, k % 2 === 0 ? 1 : 1.03), k === 6 ? 0.017 : 0.014, { sides: 6 }), 'fork');
      const [low, high] = [hoop(0), hoop(1)];
      for (const [k, foot] of low.entries())
        forge.add(wicker, tube([foot, high[k] ?? foot], 0.011, { sides: 5 }), 'fork');
    },
    anchors: {
      ...bike.anchors,
      passenger: { bone: 'fork', at: [0, FLOOR + 0.02, AHEAD] },
      inside: { bone: 'fork', at: [0, FLOOR + 0.02, AHEAD] },
    },
  };
}
