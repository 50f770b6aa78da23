import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, piece } from '../../forge/piece.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** Metres: half as wide at its foot and under the temple, how high its terraces are, and how many. */
const [FOOT, TOP, RISE, TERRACES] = [10.5, 3.6, 1.35, 7] as const;

/** A temple on terraces of grey stone, a steep flight of steps up its front: as they stand in the jungle. */
export function makeStepPyramid(order: ThingOrder): Make {
  const stone = mainPaint(order, { material: 'stone', colour: 0x9a927e });
  const moss = { material: 'leaf', colour: 0x5d7a3a } as const;
  const high = RISE * TERRACES;
  return piece([high + 4.4, FOOT * 2, FOOT * 2], {
    forge(forge) {
      for (let k = 0; k < TERRACES; k++) {
        const half = FOOT + ((TOP - FOOT) * k) / (TERRACES - 1);
        const y = k * RISE;
        const paint = { ...stone, colour: darker(stone.colour, k % 2 === 0 ? 1 : 0.9) };
        forge.add(paint, block([half * 2, RISE, half * 2], [0, y + RISE / 2, 0], 0.12));
        forge.add(paint, block([half * 2 + 0.3, 0.24, half * 2 + 0.3], [0, y + RISE - 0.14, 0], 0.06));
        for (let j = 0; j < 5; j++) {
          const x = Math.sin(k * 7.1 + j * 2.3) * half * 0.85;
          if (Math.abs(x) < 2.6) continue;
          forge.add(moss, block([1.1 + Math.sin(j * 3) * 0.5, 0.16, 0.5], [x, y + RISE + 0.02, half - 0.2], 0.07));
          forge.add(moss, block([0.35, 0.7, 0.12], [x, y + RISE - 0.32, half + 0.12], 0.05));
        }
      }
      const steps = 34;
      for (let k = 0; k < steps; k++) {
        const z = FOOT + 1.4 - (k / steps) * (FOOT + 1.4 - TOP);
        forge.add(
          { ...stone, colour: darker(stone.colour, k % 2 === 0 ? 1.06 : 0.92) },
          block([3.6, high / steps + 0.02, 0.9], [0, ((k + 0.5) * high) / steps, z - 0.4], 0.03),
        );
      }
      const slant = Math.atan2(high, FOOT + 1.4 - TOP);
      const length = Math.hypot(high, FOOT + 1.4 - TOP);
      for (const x of [-2.1, 2.1])
        forge.add(stone, block([0.6, 0.7, length], [x, high / 2 + 0.1, (FOOT + 1.4 + TOP) / 2], 0.06, aboutX(slant)));
      forge.add(stone, block([5.2, 2.9, 4.4], [0, high + 1.45, -0.6], 0.1));
      forge.add({ ...stone, colour: darker(stone.colour, 0.85) }, block([5.6, 0.5, 4.8], [0, high + 2.9, -0.6], 0.1));
      forge.add(stone, block([4, 1.3, 1], [0, high + 3.7, -1], 0.15));
      for (const x of [-1.5, 0, 1.5]) forge.add(BLACK, block([0.8, 1.7, 0.4], [x, high + 0.9, 1.5], 0.04));
    },
    anchors: { inside: [0, 0.5, 0], seat: [0, 0.4, FOOT + 1.2], surface: [0, high, 2.4], top: [0, high + 4.4, 0] },
  });
}
