import { TAU } from '../../../maths/ease.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece } from '../../forge/piece.ts';
import { cylinder, torus, tube } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { says } from './household-parts.ts';

export function makeGift(order: ThingOrder): Make {
  const paper = mainPaint(order, { material: 'paper', colour: 0xc4242f });
  const ribbon: Paint = { material: 'cloth', colour: order.colour === 0xf2c83a ? 0xc4242f : 0xf2c83a };
  return piece([0.36, 0.3, 0.3], {
    forge(forge) {
      forge.add(paper, block([0.29, 0.2, 0.29], [0, 0.1, 0], 0.006));
      forge.add(paper, block([0.31, 0.06, 0.31], [0, 0.225, 0], 0.008));
      forge.add(ribbon, block([0.3, 0.205, 0.05], [0, 0.1025, 0], 0.004));
      forge.add(ribbon, block([0.05, 0.205, 0.3], [0, 0.1025, 0], 0.004));
      forge.add(ribbon, block([0.32, 0.064, 0.052], [0, 0.226, 0], 0.004));
      forge.add(ribbon, block([0.052, 0.064, 0.32], [0, 0.226, 0], 0.004));
      for (const [turn, lean] of [
        [0.4, 0.5],
        [0.4 + Math.PI, 0.5],
        [1.9, 0.6],
        [1.9 + Math.PI, 0.6],
      ] as const) {
        const loop = Array.from({ length: 13 }, (_, k): Vector => {
          const angle = (k / 12) * TAU;
          return [
            0.055 - Math.cos(angle) * 0.055,
            0.26 + Math.sin(angle) * 0.03 + (0.055 - Math.cos(angle) * 0.055) * lean,
            0,
          ];
        });
        forge.add(ribbon, moved(tube(loop, 0.02, { flat: 0.16, up: [0, 0, 1] }), { turn: aboutY(turn) }));
      }
    },
    anchors: {
      handle: [0.15, 0.1, 0],
      handle2: [-0.15, 0.1, 0],
      surface: [0, 0.26, 0],
      top: [0, 0.34, 0],
      inside: [0, 0.1, 0],
    },
  });
}

export function makeBook(order: ThingOrder, open: boolean): Make {
  const cover = mainPaint(order, { material: 'leather', colour: 0x2f4f7a });
  const page: Paint = { material: 'paper', colour: 0xf3ecd8 };
  if (open)
    return piece([0.05, 0.26, 0.36], {
      forge(forge) {
        forge.add(cover, block([0.36, 0.006, 0.25], [0, 0.003, 0], 0.002));
        const curve = (share: number): number =>
          0.006 + 0.036 * Math.sin(Math.min(1, share * 1.4 + 0.12) * Math.PI) ** 0.8 * (1 - share * 0.3);
        const rows = [-0.118, 0.118].map((z) =>
          Array.from({ length: 10 }, (_, k): Vector => [(k / 9) * 0.172, curve(k / 9), z]),
        );
        forge.add(page, both(lined(sheet([...rows].reverse()))));
        for (let line = 0; line < 9; line++) {
          const z = -0.09 + line * 0.022;
          const words = Array.from(
            { length: 8 },
            (_, k): Vector => [
              0.022 + (k / 7) * (line === 8 ? 0.07 : 0.125),
              curve((0.022 + (k / 7) * 0.125) / 0.172) + 0.0012,
              z,
            ],
          );
          forge.add({ material: 'paper', colour: 0x5a544a }, both(tube(words, 0.0014, { sides: 4 })));
        }
      },
      anchors: { surface: [0, 0.04, 0], handle: [0.17, 0.02, 0], handle2: [-0.17, 0.02, 0], top: [0, 0.05, 0] },
    });
  return piece([0.24, 0.045, 0.17], {
    forge(forge) {
      forge.add(cover, block([0.17, 0.24, 0.006], [0, 0.12, 0.019], 0.002));
      forge.add(cover, block([0.17, 0.24, 0.006], [0, 0.12, -0.019], 0.002));
      forge.add(cover, moved(cylinder(0.022, 0.24, { segments: 16 }), { at: [-0.083, 0, 0], size: [0.35, 1, 1] }));
      forge.add(page, block([0.158, 0.228, 0.032], [0, 0.12, 0], 0.002));
      forge.add({ material: 'metal', colour: 0xd0a64a }, block([0.1, 0.05, 0.003], [0.005, 0.17, 0.0225], 0.001));
      forge.add({ material: 'metal', colour: 0xd0a64a }, moved(torus(0.02, 0.002), { at: [0.005, 0.08, 0.0225] }));
    },
    anchors: { handle: [0.07, 0.08, 0], surface: [0, 0.24, 0], top: [0, 0.24, 0] },
  });
}

/** Whether a colour has a hue worth keeping: no white, no grey, no black. */
function isVivid(colour: number): boolean {
  const parts = [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
  return Math.max(...parts) - Math.min(...parts) > Math.max(...parts) * 0.3;
}

export function makeUmbrella(order: ThingOrder, ground: boolean): Make {
  // All of it lies in the sun: as bright as other cloth, what has a hue would lose it.
  const dyed = mainPaint(order, { material: 'cloth', colour: 0xc4302b });
  const cloth = isVivid(dyed.colour) ? { ...dyed, colour: darker(dyed.colour, 0.66) } : dyed;
  // Folded, the cloth hangs along the stick.
  const folded = !ground && says(order, /^folded$/);
  const [tall, r] = ground ? [2.1, 1.05] : folded ? [0.95, 0.05] : [1.05, 0.52];
  const [ribs, drop] = [8, folded ? 12 : 0.42];
  return piece([tall, r * 2, r * 2], {
    forge(forge) {
      for (let k = 0; k < ribs; k++) {
        const [a, b] = [(k / ribs) * TAU, ((k + 1) / ribs) * TAU];
        const rows = Array.from({ length: 9 }, (_, j) => {
          const share = 1 - j / 8;
          return [0, 0.25, 0.5, 0.75, 1].map((part): Vector => {
            const angle = a + (b - a) * part;
            const sag = 1 - 0.06 * Math.sin(part * Math.PI) * share;
            const radius = (r * Math.sin(share * 1.25)) / Math.sin(1.25);
            return [
              Math.sin(angle) * radius * sag,
              tall - 0.05 * r - r * drop * share ** (folded ? 1 : 2),
              Math.cos(angle) * radius * sag,
            ];
          });
        });
        const tone = ground && k % 2 === 1 ? 0xf4efe4 : cloth.colour;
        forge.add({ ...cloth, colour: tone }, lined(sheet(rows)));
        forge.add(
          METAL,
          tube(
            [
              [Math.sin(a) * 0.01, tall * 0.9, Math.cos(a) * 0.01],
              [Math.sin(a) * r * 0.97, tall - (drop + 0.05) * r, Math.cos(a) * r * 0.97],
            ],
            0.003,
            { sides: 4 },
          ),
        );
      }
      forge.add(
        ground ? { material: 'wood', colour: 0xc9a26a } : METAL,
        tube(
          [
            [0, ground ? 0 : 0.12, 0],
            [0, tall, 0],
          ],
          ground ? 0.022 : 0.007,
        ),
      );
      if (!ground)
        forge.add(
          { material: 'wood', colour: 0x6b4022 },
          tube(
            [
              [0, 0.2, 0],
              [0, 0.05, 0],
              [0, 0.015, 0.02],
              [0, 0.01, 0.05],
              [0, 0.035, 0.075],
            ],
            0.012,
          ),
        );
    },
    anchors: { handle: [0, ground ? 1.0 : 0.13, 0], top: [0, tall, 0], surface: [0, tall, 0], seat: [0, 0, 0.4] },
  });
}
