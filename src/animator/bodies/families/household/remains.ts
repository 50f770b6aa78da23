import { aboutX } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { piece } from '../../forge/piece.ts';
import { extrude, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { lighter } from '../../looks.ts';
import { GLASSY, liquidOf, says } from './household-parts.ts';

const GLASS = /glass|bottle|jar|bulb|crystal|mirror|tank|cocktail|martini|beer|milk|perfume|hourglass/;
/** What a whole one is painted with where nobody names a colour. */
const USUAL: readonly (readonly [RegExp, Paint])[] = [
  [GLASS, { ...GLASSY, clear: 0.4 }],
  [/vase/, { material: 'porcelain', colour: 0x3f6f9a }],
  [/cup/, { material: 'porcelain', colour: 0xc4533a }],
  [/pot|plant/, { material: 'stone', colour: 0xb5643c }],
  [/balloon/, { material: 'plastic', colour: 0xd2302c }],
  [/watermelon/, { material: 'plastic', colour: 0xd83a44 }],
  [/pumpkin/, { material: 'plastic', colour: 0xe07a22 }],
];
const CHINA: Paint = { material: 'porcelain', colour: 0xf1efe8 };

/** Corners of a piece, of a tenth of a metre; no two edges alike. */
const CORNERS: readonly (readonly Point[])[] = [
  [
    [-0.05, -0.03],
    [0.02, -0.045],
    [0.05, 0.02],
    [-0.015, 0.045],
  ],
  [
    [-0.045, -0.02],
    [0.05, -0.01],
    [-0.01, 0.04],
  ],
  [
    [-0.05, 0],
    [-0.01, -0.04],
    [0.045, -0.03],
    [0.03, 0.035],
    [-0.02, 0.03],
  ],
];

/** A piece of something that broke, flat on the ground. `parts`: what it was. */
export function makeShard(order: ThingOrder, shape: number): Make {
  const usual = USUAL.find(([words]) => says(order, words))?.[1] ?? CHINA;
  const corners = CORNERS[shape % CORNERS.length] ?? [];
  return piece([0.012, 0.09, 0.1], {
    forge(forge) {
      const paint = mainPaint(order, usual);
      const layer = (y: number) => moved(extrude(corners, 0.005, 0.001), { at: [0, y, 0], turn: aboutX(Math.PI / 2) });
      forge.add(paint, layer(0.009));
      // Inside nobody has painted it.
      forge.add(paint.clear === undefined ? { ...paint, colour: lighter(paint.colour, 0.7) } : paint, layer(0.004));
    },
    anchors: { top: [0, 0.012, 0] },
  });
}

/** What was in it, on the floor. A metre wide. */
export function makePuddle(order: ThingOrder): Make {
  const colour = order.colour ?? liquidOf(order) ?? 0xbfe0ea;
  // One does not see through mud.
  const paint: Paint = says(order, /\bmud/)
    ? { material: 'rubber', colour }
    : { material: 'glass', colour, clear: 0.35 };
  return piece([0.012, 1, 1], {
    forge(forge) {
      const blot = (radius: number, x: number, z: number): void => {
        const rim = lathe(
          [
            [radius, 0.001],
            [radius * 0.92, 0.006],
            [0, 0.008],
          ],
          30,
        );
        forge.add(paint, moved(rim, { at: [x, 0.002, z] }));
      };
      blot(0.3, 0, 0);
      blot(0.2, 0.25, 0.09);
      blot(0.16, -0.24, -0.14);
      blot(0.07, 0.1, -0.4);
      blot(0.05, -0.4, 0.22);
    },
    anchors: { top: [0, 0.01, 0] },
  });
}
