import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { both } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

const SPINES = [0xa33a2f, 0x2f5a7a, 0x3f7a4f, 0xc49a3f, 0x6a3f7a, 0xd8d0bc, 0x2a2f3a, 0xb8652f];

export function makeBookshelf(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  return piece([1.9, 0.36, 1.0], {
    forge(forge) {
      forge.add(wood, both(block([0.03, 1.9, 0.34], [0.485, 0.95, 0], 0.006)));
      forge.add({ ...wood, colour: darker(wood.colour, 0.7) }, block([0.97, 1.88, 0.015], [0, 0.95, -0.16], 0.003));
      for (let shelf = 0; shelf < 6; shelf++) {
        const y = 0.06 + shelf * 0.364;
        forge.add(wood, block([0.95, 0.025, 0.33], [0, y, 0], 0.005));
        if (shelf === 5) continue;
        let x = -0.45;
        for (let k = 0; x < 0.42; k++) {
          const seed = (shelf * 37 + k * 17) % 23;
          const [thick, tall] = [0.024 + (seed % 5) * 0.008, 0.2 + (seed % 7) * 0.016];
          if (seed !== 11)
            forge.add(
              { material: 'paper', colour: SPINES[(seed + k) % SPINES.length] ?? 0xa33a2f },
              block([thick - 0.002, tall, 0.2], [x + thick / 2, y + 0.013 + tall / 2, 0.02], 0.004),
            );
          x += seed === 11 ? 0.09 : thick;
        }
      }
    },
    anchors: { surface: [0, 1.9, 0], inside: [0, 0.8, 0.1], handle: [0, 1.0, 0.17], top: [0, 1.9, 0] },
  });
}
