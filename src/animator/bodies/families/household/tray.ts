import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { piece } from '../../forge/piece.ts';
import { ball, lathe } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { CHINA, disc, GLASSY, liquidOf, says } from './household-parts.ts';

const SILVER: Paint = { material: 'metal', colour: 0xc9ced4 };
const [RADIUS, MOST_SERVED] = [0.2, 6];

/** What stands on it: outline of the vessel, of what is in it, and how wide that is at its top. */
const VESSELS: Readonly<
  Record<'stemmed' | 'glass' | 'cup', { readonly outline: readonly Point[]; readonly drink: readonly Point[] }>
> = {
  stemmed: {
    outline: [
      [0.03, 0],
      [0.008, 0.006],
      [0.004, 0.02],
      [0.004, 0.08],
      [0.026, 0.1],
      [0.03, 0.14],
      [0.024, 0.19],
    ],
    drink: [
      [0, 0.088],
      [0.024, 0.1],
      [0.028, 0.14],
      [0.0265, 0.155],
      [0, 0.155],
    ],
  },
  glass: {
    outline: [
      [0.027, 0],
      [0.033, 0.12],
    ],
    drink: [
      [0, 0.006],
      [0.026, 0.006],
      [0.03, 0.095],
      [0, 0.095],
    ],
  },
  cup: {
    outline: [
      [0.028, 0],
      [0.038, 0.03],
      [0.041, 0.075],
    ],
    drink: [
      [0.037, 0.062],
      [0, 0.0625],
    ],
  },
};

/** How many are said to be on it, three where nobody counts them, none where nothing is said to be there. */
function served({ parts }: ThingOrder): number {
  const told = parts.map((part) => /^served (\d+)/.exec(part)?.[1]).find((count) => count !== undefined);
  return Math.min(MOST_SERVED, Number(told ?? 0));
}

const BAKED = /croissant|bread|bun|roll|cookie|biscuit|pastr|muffin|loaf|loaves|cupcake|scone|pretzel/;

/** What comes out of an oven, as much as has room. */
function layBaked(forge: Forge): void {
  for (let k = 0; k < 7; k++) {
    const [out, angle] = [k === 0 ? 0 : RADIUS * 0.6, k * 1.047];
    forge.add(
      { material: 'food', colour: k % 2 === 0 ? 0xd89a48 : 0xc48438 },
      moved(ball([0.062, 0.04, 0.042], 14, 9), {
        at: [Math.cos(angle) * out, 0.045, Math.sin(angle) * out],
        turn: aboutY(k * 1.3),
      }),
    );
  }
}

/** A round tray of silver, with what is served on it. */
export function makeTray(order: ThingOrder): Make {
  const paint = mainPaint(order, SILVER);
  const count = served(order);
  const kind = says(order, /coffee|tea\b|cup|espresso|latte/)
    ? 'cup'
    : says(order, /champagne|wine|prosecco|martini|cocktail/)
      ? 'stemmed'
      : 'glass';
  const { outline, drink } = VESSELS[kind];
  const filling = liquidOf(order) ?? (kind === 'cup' ? 0x3a2012 : 0xd9a850);
  const spots = Array.from({ length: count }, (_, k): Vector => {
    const angle = (k / Math.max(1, count)) * Math.PI * 2 + 0.4;
    const out = count === 1 ? 0 : RADIUS * 0.55;
    return [Math.cos(angle) * out, 0.012, Math.sin(angle) * out];
  });
  return piece([count > 0 ? 0.2 : 0.03, RADIUS * 2, RADIUS * 2], {
    forge(forge) {
      forge.add(
        paint,
        lathe(
          [
            [0, 0],
            [RADIUS * 0.9, 0],
            [RADIUS, 0.022],
            [RADIUS * 0.985, 0.024],
            [RADIUS * 0.88, 0.008],
            [0, 0.009],
          ],
          48,
          0.9,
        ),
      );
      if (count === 0 && says(order, BAKED)) layBaked(forge);
      for (const at of spots) {
        forge.add(kind === 'cup' ? CHINA : GLASSY, moved(lined(lathe([...outline], 24)), { at }));
        forge.add(
          { material: kind === 'cup' ? 'plastic' : 'glass', colour: filling },
          moved(lathe([...drink], 22), { at }),
        );
        if (kind === 'glass') forge.add({ material: 'glass', colour: filling }, moved(disc(0.029, 0.096), { at }));
      }
    },
    anchors: { handle: [0, 0, 0], surface: [0, 0.012, 0], top: [0, 0.02, 0] },
  });
}
