import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';

/** Metres: broad and low, as what was poured out over the years; coins as large as they must be to be seen as such. */
const [WIDE, TALL, COIN] = [1.1, 0.46, 0.062];
const [COINS, GEMS] = [430, 14];
const GOLDEN = 2.39996;
const GOLD = [0xf0c040, 0xe2a92a, 0xf6d464] as const;
const JEWELS = [0xc81e3a, 0x1e7ad0, 0x1fa860] as const;

const heightAt = (share: number): number => TALL * (1 - share ** 1.5) * (0.9 + 0.1 * Math.cos(share * 11));

/** A hoard: coins over a core of gold, and some jewels among them. */
export function makeHeapedCoins({ colour, look }: ThingOrder): Make {
  const chance = makeRandom(23).spawn('coins');
  const paints: readonly Paint[] = GOLD.map((own) => paintIn({ material: 'paint', colour: colour ?? own }, look));
  return piece([TALL, WIDE * 2, WIDE * 2], {
    forge(forge) {
      const core = Array.from({ length: 9 }, (_, k): [number, number] => [
        WIDE * (1 - k / 8) * 0.96,
        Math.max(0, heightAt(1 - k / 8) - 0.015),
      ]);
      forge.add({ material: 'paint', colour: 0xa87a1e }, lathe([[0, 0], ...core], 28, 1));
      const placed = (k: number, of: number): Vector => {
        const share = Math.sqrt((k + 0.5) / of);
        const far = WIDE * share * chance.between(0.9, 1.06);
        const y = Math.max(0.006, heightAt(Math.min(1, share)));
        return [Math.sin(k * GOLDEN) * far, y, Math.cos(k * GOLDEN) * far];
      };
      const coin = lathe(
        [
          [0, 0],
          [COIN, 0],
          [COIN, 0.014],
          [0, 0.014],
        ],
        10,
      );
      for (let k = 0; k < COINS; k++) {
        const turn = combine(
          aboutY(chance.between(0, 6.28)),
          combine(aboutX(chance.between(-0.5, 0.5)), aboutZ(chance.between(-0.5, 0.5))),
        );
        const paint = paints[k % paints.length];
        if (paint !== undefined) forge.add(paint, moved(coin, { at: placed(k, COINS), turn }));
      }
      for (let k = 0; k < GEMS; k++) {
        const [x, y, z] = placed(k * 3 + 5, GEMS * 4);
        const gem: Paint = { material: 'glass', colour: JEWELS[k % JEWELS.length] ?? JEWELS[0] };
        forge.add(gem, moved(ball([0.05, 0.04, 0.05], 6, 4), { at: [x, y + 0.025, z] }));
      }
    },
    anchors: { surface: [0, TALL * 0.72, 0], inside: [0, TALL * 0.3, 0], top: [0, TALL, 0] },
  });
}
