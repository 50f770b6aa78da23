import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { lathe } from '../../forge/shapes.ts';
import { join, lined, sheet } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';

/** Metres: as much as one rakes together, and how long a leaf is. */
const [WIDE, TALL, LEAF] = [1.05, 0.52, 0.13];
const LEAVES = 560;
const GOLDEN = 2.39996;
const AUTUMN = [0xc8641c, 0xd9922a, 0xa8381c, 0xe0b43a, 0x8a5a24, 0xb84a1e] as const;

const heightAt = (share: number): number => TALL * (1 - share ** 1.7) * (0.92 + 0.08 * Math.cos(share * 9));

/** Leaves raked together: none lies as the next one does. */
export function makeHeapedLeaves({ colour, look }: ThingOrder): Make {
  const chance = makeRandom(17).spawn('leaves');
  const paints: readonly Paint[] = AUTUMN.map((own) => paintIn({ material: 'leaf', colour: colour ?? own }, look));
  return piece([TALL, WIDE * 2, WIDE * 2], {
    forge(forge) {
      const core = Array.from({ length: 9 }, (_, k): [number, number] => [
        WIDE * (1 - k / 8) * 0.93,
        Math.max(0, heightAt(1 - k / 8) - 0.05),
      ]);
      forge.add({ material: 'soil', colour: 0x6a3c18 }, lathe([[0, 0], ...core], 28, 1));
      const heaps = paints.map((): ReturnType<typeof sheet>[] => []);
      for (let k = 0; k < LEAVES; k++) {
        const share = Math.sqrt((k + 0.5) / LEAVES);
        const far = WIDE * share * chance.between(0.9, 1.14);
        const [turn, lean, size] = [
          chance.between(0, 6.28),
          chance.between(-0.6, 0.75),
          LEAF * chance.between(0.6, 1.15),
        ];
        const [x, z] = [Math.sin(k * GOLDEN) * far, Math.cos(k * GOLDEN) * far];
        const y = Math.max(0.01, heightAt(Math.min(1, share))) + chance.between(-0.01, 0.03);
        const point = (along: number, across: number, up: number): Vector => [
          x + (Math.sin(turn) * along + Math.cos(turn) * across) * size,
          Math.max(0.004, y + (along * lean + up) * size),
          z + (Math.cos(turn) * along - Math.sin(turn) * across) * size,
        ];
        // Pointed at both ends, and folded along its middle.
        heaps[k % heaps.length]?.push(
          sheet([
            [point(-0.5, 0, 0), point(-0.5, 0, 0), point(-0.5, 0, 0)],
            [point(-0.12, -0.3, 0.1), point(-0.12, 0, 0), point(-0.12, 0.3, 0.1)],
            [point(0.18, -0.24, 0.1), point(0.18, 0, 0.02), point(0.18, 0.24, 0.1)],
            [point(0.55, 0, 0.12), point(0.55, 0, 0.12), point(0.55, 0, 0.12)],
          ]),
        );
      }
      for (const [k, heap] of heaps.entries()) {
        const paint = paints[k];
        if (paint !== undefined) forge.add(paint, lined(join(heap)));
      }
    },
    anchors: { surface: [0, TALL * 0.8, 0], inside: [0, TALL * 0.3, 0], top: [0, TALL, 0] },
  });
}
