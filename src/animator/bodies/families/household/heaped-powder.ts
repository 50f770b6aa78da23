import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Metres: of the heap, and of the coarsest of its grains. */
const [WIDE, TALL, GRAIN] = [0.13, 0.07, 0.0034];
const GRAINS = 420;
/** Turn from one grain to the next, so that none lie in rows. */
const GOLDEN = 2.39996;

/** How high the heap is so far from its middle: rounded at the top, and run out at its foot. */
const heightAt = (share: number): number => TALL * (1 - share) ** 1.25 * (1 - 0.18 * (1 - share) ** 6);

/** A heap of ground coffee, cocoa or spice, as it falls from a spoon. */
export function makeHeapedPowder(order: ThingOrder): Make {
  const powder = mainPaint(order, { material: 'soil', colour: 0x4b2c18 });
  const dark = { ...powder, colour: (powder.colour >> 1) & 0x7f7f7f };
  const chance = makeRandom(11).spawn('powder');
  return piece([TALL, WIDE * 2, WIDE * 2], {
    forge(forge) {
      const steps = 14;
      const profile = Array.from({ length: steps + 1 }, (_, k): [number, number] => {
        const share = 1 - k / steps;
        return [WIDE * share, heightAt(share)];
      });
      forge.add(powder, lathe([[0, 0], ...profile], 40, 1));
      for (let k = 0; k < GRAINS; k++) {
        const share = Math.sqrt((k + 0.5) / GRAINS);
        const far = WIDE * share * chance.between(0.94, 1.08);
        const at: Vector = [
          Math.sin(k * GOLDEN) * far,
          Math.max(GRAIN * 0.4, heightAt(Math.min(1, share)) + GRAIN * 0.2),
          Math.cos(k * GOLDEN) * far,
        ];
        const size = GRAIN * chance.between(0.5, 1.15);
        forge.add(
          chance.between(0, 1) < 0.45 ? dark : powder,
          moved(ball([size, size * 0.8, size * 1.1], 5, 4), { at }),
        );
      }
    },
    anchors: { surface: [0, TALL, 0], handle: [0, TALL / 2, 0], top: [0, TALL, 0] },
  });
}
