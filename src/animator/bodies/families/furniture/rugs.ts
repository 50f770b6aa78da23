import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';

type Weave = 'rug' | 'blanket' | 'mat';

/** Long and wide, in metres. */
const SIZES: Readonly<Record<Weave, readonly [number, number]>> = {
  rug: [1.9, 1.3],
  blanket: [1.9, 1.6],
  mat: [1.8, 0.65],
};
const COLOURS: Readonly<Record<Weave, number>> = { rug: 0xa23b30, blanket: 0xc0392b, mat: 0x5a7fa0 };
const THICK = 0.014;
const FRINGES = 26;
const CHECKS = 9;

/** Lies on the floor: woven with borders and a medallion, a chequered blanket, or plain foam. */
export function makeRug(order: ThingOrder, weave: Weave): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: COLOURS[weave] });
  const [long, wide] = SIZES[weave];
  return piece([THICK * 2, wide, long], {
    forge(forge) {
      const lay = (
        length: number,
        width: number,
        colour: number,
        level: number,
        at: readonly [number, number] = [0, 0],
      ) =>
        forge.add(
          { ...cloth, colour },
          block([length, THICK, width], [at[0], THICK / 2 + level * 0.002, at[1]], 0.005),
        );
      lay(long, wide, cloth.colour, 0);
      if (weave === 'mat') return;
      if (weave === 'blanket') {
        const [step, deep] = [long / CHECKS, wide / CHECKS];
        const pale = lighter(cloth.colour, 0.75);
        // Stripes both ways: where they cross, the pale is at its palest.
        for (let k = 1; k < CHECKS; k += 2) {
          const x = -long / 2 + (k + 0.5) * step;
          const z = -wide / 2 + (k + 0.5) * deep;
          lay(step, wide, lighter(cloth.colour, 0.4), 1, [x, 0]);
          lay(long, deep, lighter(cloth.colour, 0.4), 1.6, [0, z]);
          for (let j = 1; j < CHECKS; j += 2) lay(step, deep, pale, 2.4, [x, -wide / 2 + (j + 0.5) * deep]);
        }
        return;
      }
      const [cream, night] = [0xe9dcc0, darker(cloth.colour, 0.45)];
      lay(long - 0.12, wide - 0.12, cream, 1);
      lay(long - 0.2, wide - 0.2, night, 2);
      lay(long - 0.34, wide - 0.34, cloth.colour, 3);
      lay(long * 0.42, wide * 0.36, cream, 4);
      lay(long * 0.36, wide * 0.29, night, 5);
      lay(long * 0.18, wide * 0.14, cloth.colour, 6);
      for (const side of [1, -1])
        for (let k = 0; k < FRINGES; k++)
          lay(0.06, 0.012, cream, -1, [(long / 2 + 0.02) * side, ((k + 0.5) / FRINGES - 0.5) * wide]);
    },
    // Those who sit on it sit around its far half, so that what is unpacked lies before them.
    anchors: {
      seat: [-long * 0.16, THICK, -wide * 0.24],
      surface: [long * 0.16, THICK, -wide * 0.2],
      surface2: [long * 0.4, THICK, wide * 0.06],
      surface3: [-long * 0.4, THICK, wide * 0.06],
      top: [0, THICK, 0],
    },
  });
}
