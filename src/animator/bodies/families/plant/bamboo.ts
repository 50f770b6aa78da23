import { TAU } from '../../../maths/ease.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import { aboutX, aboutY, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { lathe } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { leaf } from './foliage.ts';

/** A stalk of joints with leaves at its upper ones. */
function forgeStalk(forge: Forge, colour: number, [x, , z]: Vector, tall: number, thick: number, chance: Random): void {
  const joints = Math.max(3, Math.round(tall / (thick * 7)));
  const step = tall / joints;
  const outline: [number, number][] = [[0, 0]];
  for (let k = 0; k < joints; k++) {
    const radius = thick * (1 - 0.35 * (k / joints));
    outline.push(
      [radius, k * step],
      [radius * 0.93, (k + 0.5) * step],
      [radius * 1.02, (k + 0.97) * step],
      [radius * 1.16, (k + 1) * step],
    );
  }
  outline.push([0, tall]);
  forge.add({ material: 'leaf', colour }, moved(lathe(outline, 12, 0.6), { at: [x, 0, z] }));
  for (let k = Math.floor(joints * 0.45); k <= joints; k++)
    for (let each = 0; each < 4; each++) {
      const turn = combine(aboutY(chance.between(0, TAU)), aboutX(chance.between(0.9, 1.5)));
      const long = Math.min(0.34, tall * 0.2) * chance.between(0.7, 1.1);
      forge.add(
        { material: 'leaf', colour: each % 2 === 0 ? lighter(colour, 0.14) : darker(colour, 0.85) },
        moved(lined(leaf(long, long * 0.14, -0.25)), { at: [x, k * step, z], turn }),
      );
    }
}

/** A grove, or the one stalk that somebody eats. */
export function makeBamboo(order: ThingOrder): Make {
  const { colour } = mainPaint(order, { material: 'leaf', colour: 0x6f9a3c });
  const bitten = order.parts.includes('bitten');
  const tall = bitten ? 1 : 3;
  return piece(bitten ? [1, 0.4, 0.4] : [tall, 1.1, 1.1], {
    forge(forge) {
      const chance = makeRandom(5).spawn('bamboo');
      if (bitten) {
        forgeStalk(forge, colour, [0, 0, 0], 0.98, 0.034, chance);
        return;
      }
      for (const [x, z, share] of [
        [0, 0, 1],
        [0.22, 0.1, 0.86],
        [-0.2, 0.16, 0.92],
        [0.1, -0.24, 0.78],
        [-0.22, -0.16, 0.7],
      ] as const)
        forgeStalk(forge, colour, [x, 0, z], (tall - 0.15) * share, 0.042, chance);
    },
    anchors: { handle: [0, tall * 0.4, 0], top: [0, tall, 0], surface: [0, tall * 0.9, 0] },
  });
}
