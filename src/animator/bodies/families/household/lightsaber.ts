import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import type { Surface } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';

const BLUE = 0x2f7dff;

/** A hilt with a blade of light: a white core in a shine of its colour. */
export function makeLightsaber({ colour }: ThingOrder): Make {
  const light = colour ?? BLUE;
  const steel: Paint = { material: 'metal', colour: 0xa9afb6 };
  const rod = (radius: number, from: number, to: number): Surface =>
    tube(
      [
        [0, from, 0],
        [0, to, 0],
      ],
      radius,
    );
  return piece([1.2, 0.06, 0.06], {
    forge(forge) {
      forge.add({ material: 'glow', colour: light, glows: 3.4 }, rod(0.024, 0.28, 1.2));
      forge.add(steel, rod(0.022, 0, 0.28));
      for (const y of [0.03, 0.07, 0.11, 0.15])
        forge.add({ material: 'plastic', colour: 0x1c1f24 }, rod(0.0245, y, y + 0.02));
      forge.add(steel, rod(0.027, 0.25, 0.285));
    },
    anchors: { handle: [0, 0.12, 0], top: [0, 1.2, 0], surface: [0, 0.7, 0.01], light: [0, 0.75, 0] },
  });
}
