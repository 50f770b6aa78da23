import { aboutX } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { legs } from './furniture-parts.ts';

export function makeTable(order: ThingOrder, kind: 'dining' | 'coffee' | 'desk' | 'round' | 'side' | 'picnic'): Make {
  const wood = mainPaint(order, WOOD);
  // What is of wood is joined of boards on top.
  const top: Paint = wood.material === 'wood' ? { ...wood, material: 'planks' } : wood;
  const [tall, long, deep] = (
    {
      dining: [0.75, 1.6, 0.9],
      coffee: [0.42, 1.1, 0.6],
      desk: [0.75, 1.4, 0.7],
      round: [0.75, 1.0, 1.0],
      side: [0.55, 0.45, 0.4],
      picnic: [0.75, 1.8, 0.75],
    } as const
  )[kind];
  return piece([tall, kind === 'picnic' ? 1.5 : deep, long], {
    forge(forge) {
      if (kind === 'round') {
        forge.add(top, moved(cylinder(0.5, 0.035, { segments: 40, bevel: 0.01 }), { at: [0, tall - 0.035, 0] }));
        forge.add(
          wood,
          lathe(
            [
              [0.28, 0],
              [0.28, 0.03],
              [0.07, 0.09],
              [0.045, 0.2],
              [0.06, 0.4],
              [0.04, 0.6],
              [0.12, tall - 0.035],
            ],
            22,
          ),
        );
        return;
      }
      forge.add(top, block([long, 0.04, deep], [0, tall - 0.02, 0], 0.012));
      if (kind === 'picnic') {
        for (const z of [0.62, -0.62]) forge.add(wood, block([long, 0.04, 0.26], [0, 0.44, z], 0.012));
        for (const x of [0.65, -0.65]) {
          forge.add(wood, block([0.06, 0.09, 1.45], [x, 0.38, 0], 0.01));
          for (const z of [1, -1])
            forge.add(
              wood,
              tube(
                [
                  [x, 0, z * 0.6],
                  [x, tall - 0.04, z * 0.22],
                ],
                0.045,
                { sides: 4 },
              ),
            );
        }
        return;
      }
      const leg = darker(wood.colour, 0.92);
      legs(
        forge,
        { ...wood, colour: leg },
        long / 2 - 0.07,
        deep / 2 - 0.07,
        tall - 0.04,
        kind === 'side' ? 0.018 : 0.032,
      );
      for (const z of [deep / 2 - 0.08, -deep / 2 + 0.08])
        forge.add({ ...wood, colour: leg }, block([long - 0.18, 0.08, 0.022], [0, tall - 0.08, z], 0.006));
      for (const x of [long / 2 - 0.08, -long / 2 + 0.08])
        forge.add({ ...wood, colour: leg }, block([0.022, 0.08, deep - 0.18], [x, tall - 0.08, 0], 0.006));
      if (kind === 'desk') {
        forge.add(wood, block([0.4, 0.56, 0.6], [long / 2 - 0.26, 0.42, 0], 0.015));
        for (let k = 0; k < 3; k++) {
          forge.add(
            { ...wood, colour: lighter(wood.colour, 0.08) },
            block([0.36, 0.16, 0.02], [long / 2 - 0.26, 0.24 + k * 0.18, 0.305], 0.008),
          );
          forge.add(METAL, block([0.12, 0.015, 0.02], [long / 2 - 0.26, 0.24 + k * 0.18, 0.325], 0.005));
        }
      }
    },
    anchors: {
      surface: [0, tall, 0],
      surface2: [long * 0.28, tall, 0],
      surface3: [-long * 0.28, tall, 0],
      handle: [0, tall, deep / 2],
      seat: kind === 'picnic' ? [0, 0.46, -0.62] : [0, tall, 0],
      top: [0, tall, 0],
    },
  });
}

export function makeLamp(order: ThingOrder, kind: 'floor' | 'table' | 'desk'): Make {
  const shade = mainPaint(order, { material: 'cloth', colour: 0xf2deb0 });
  const tall = kind === 'floor' ? 1.55 : 0.5;
  const r = kind === 'floor' ? 0.24 : 0.16;
  return piece([tall, r * 2, r * 2], {
    forge(forge) {
      if (kind === 'desk') {
        const metal = mainPaint(order, { material: 'metal', colour: 0x2f5a6a });
        forge.add(metal, moved(cylinder(0.1, 0.025), {}));
        forge.add(
          metal,
          tube(
            [
              [0, 0.02, 0],
              [0, 0.24, -0.12],
              [0, 0.46, 0.04],
            ],
            0.01,
          ),
        );
        forge.add(
          metal,
          moved(
            lined(
              lathe(
                [
                  [0.03, 0.1],
                  [0.045, 0.08],
                  [0.09, 0],
                ]
                  .reverse()
                  .map(([a = 0, b = 0]) => [a, b] as const),
                22,
              ),
            ),
            { at: [0, 0.4, 0.08], turn: aboutX(-0.5) },
          ),
        );
        forge.add(
          { material: 'glow', colour: 0xffe0a0, glows: 2.4 },
          moved(ball([0.035, 0.035, 0.035], 12, 8), { at: [0, 0.42, 0.09] }),
        );
        return;
      }
      forge.add(
        { material: 'metal', colour: 0x8a6a3a },
        lathe(
          [
            [0, 0],
            [r * 0.62, 0],
            [r * 0.6, 0.015],
            [0.02, 0.04],
            [0.013, 0.06],
            [0.013, tall - r * 1.3],
          ],
          24,
        ),
      );
      if (kind === 'table')
        forge.add(
          { material: 'porcelain', colour: 0x3f6a7a },
          lathe(
            [
              [0.05, 0.02],
              [0.1, 0.09],
              [0.085, 0.16],
              [0.025, 0.22],
            ],
            22,
          ),
        );
      const low = tall - r * 1.35;
      forge.add(
        { ...shade, material: 'glow', glows: 0.85 },
        lined(
          lathe(
            [
              [r, low],
              [r * 0.62, tall],
            ],
            30,
          ),
        ),
      );
      forge.add(
        { material: 'glow', colour: 0xfff0c8, glows: 3 },
        moved(ball([r * 0.2, r * 0.26, r * 0.2], 12, 8), { at: [0, low + r * 0.5, 0] }),
      );
    },
    anchors: { light: [0, tall - r * 0.7, 0], top: [0, tall, 0], handle: [0, tall * 0.5, 0], surface: [0, tall, 0] },
  });
}
