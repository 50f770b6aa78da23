import { standing } from '../../maths/matrix.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Lamp } from '../world.ts';
import { layText } from './architecture/letters.ts';
import { darker, lookOf, type Solids, shine } from './architecture/solids.ts';

/** A van that sells what is cooked in it: a hatch in its side with a counter and an awning, its cab at one end. Its side faces +z, who sells stands at z -0.7. */
const BODY = { left: -2.6, right: 2.2, back: -2.1, floor: 0.42, roof: 2.75 } as const;
const HATCH = { left: -1.7, right: 1.1, bottom: 1.12, top: 2.2 } as const;

function layBody(solids: Solids, hue: number): void {
  const [paint, cream] = [lookOf(hue, 'paint'), lookOf(0xf0e6d2, 'paint')];
  const { left, right, back, floor, roof } = BODY;
  const side = (x0: number, y0: number, x1: number, y1: number, look = paint): void =>
    void solids.box([x0, y0, -0.06], [x1, y1, 0], look, 0.8);
  side(left, floor, right, HATCH.bottom);
  side(left, HATCH.bottom, HATCH.left, HATCH.top);
  side(HATCH.right, HATCH.bottom, right, HATCH.top);
  side(left, HATCH.top, right, roof);
  solids.box([left, floor + 0.16, -0.01], [right, floor + 0.3, 0.014], cream, 0.8);
  solids.box([left, floor, back], [left + 0.06, roof, 0], paint, 0.8);
  solids.box([right - 0.06, floor, back], [right, roof, 0], paint, 0.8);
  solids.box([left, floor, back - 0.06], [right, roof, back], lookOf(0xd8dcdc, 'steel'), 0.8);
  solids.softBox([left - 0.04, roof - 0.04, back - 0.1], [right + 0.04, roof + 0.1, 0.06], 0.05, cream, { cell: 0.8 });
  // The cab, its windscreen and bumper.
  solids.softBox([right - 0.1, floor, back + 0.05], [right + 1.25, 1.5, -0.04], 0.16, paint, { cell: 0.6 });
  solids.softBox([right - 0.1, 1.3, back + 0.12], [right + 0.85, 2.3, -0.1], 0.14, paint, { cell: 0.6 });
  solids.box([right + 0.12, 1.5, -0.1], [right + 0.72, 2.12, -0.075], lookOf(0x26323c, 'glass'));
  solids.box([right + 1.1, floor - 0.1, back], [right + 1.34, floor + 0.14, 0], lookOf(0xb8bec2, 'metal'));
  for (const x of [left + 0.8, right + 0.5])
    for (const z of [-0.14, back + 0.1])
      solids.within([1, 0, 0, x, 0, 0, -1, 0.4, 0, 1, 0, z], () => {
        solids.lathe(
          [0, -0.12, 0],
          [
            [0, 0],
            [0.4, 0],
            [0.42, 0.06],
            [0.42, 0.18],
            [0.4, 0.24],
            [0, 0.24],
          ],
          lookOf(0x1c1c1e, 'rubber'),
          20,
        );
        solids.lathe(
          [0, 0.11, 0],
          [
            [0.22, 0],
            [0.2, 0.03],
            [0, 0.03],
          ],
          lookOf(0xc4c8ca, 'metal'),
          16,
        );
      });
}

function layHatch(solids: Solids, text: string, hue: number, on: number): Lamp[] {
  const { left, right, bottom, top } = HATCH;
  const [cloth, white] = [lookOf(hue, 'cloth'), lookOf(0xf4ead6, 'cloth')];
  const wide = (right - left + 0.3) / 10;
  for (let k = 0; k < 10; k++) {
    const x = left - 0.15 + k * wide;
    solids.sheet([x, top - 0.12, 0.95], [wide, 0, 0], [0, 0.42, -0.95], k % 2 === 0 ? cloth : white, [1, 3]);
    solids.sheet([x, top - 0.27, 0.95], [wide, 0, 0], [0, 0.15, 0], darker(k % 2 === 0 ? cloth : white, 0.9), [1, 1]);
  }
  solids.softBox([left - 0.1, bottom - 0.05, -0.2], [right + 0.1, bottom, 0.42], 0.02, lookOf(0xc8ced2, 'steel'), {
    cell: 0.6,
  });
  // Inside: a shelf with bottles and pots, in the light of its lamp.
  solids.box(
    [BODY.left + 0.2, 1.5, BODY.back + 0.05],
    [BODY.right - 0.3, 1.54, BODY.back + 0.35],
    lookOf(0xb8bec2, 'steel'),
  );
  for (let k = 0; k < 12; k++)
    solids.lathe(
      [left + 0.1 + k * 0.24, 1.54, BODY.back + 0.2],
      [
        [0.05, 0],
        [0.06, 0.02],
        [0.06, 0.16],
        [0.025, 0.22],
      ],
      lookOf([0xb03a2c, 0xe0b860, 0x4a8a4a, 0xe8e2d4][k % 4] ?? 0xb03a2c, 'porcelain'),
      10,
    );
  for (const [k, x] of [left + 0.3, left + 0.62, right - 0.35].entries())
    solids.lathe(
      [x, bottom, 0.2],
      [
        [0.05, 0],
        [0.07, 0.02],
        [0.1, 0.08],
        [0.06, 0.05],
      ],
      lookOf(k === 1 ? 0xb03a2c : 0xe8e2d4, 'porcelain'),
      14,
    );
  solids.softBox([left, BODY.roof + 0.08, -0.2], [right, BODY.roof + 0.62, -0.1], 0.02, lookOf(0x2a1c16, 'wood'), {
    rings: 1,
  });
  solids.within(standing([(left + right) / 2, BODY.roof + 0.2, -0.09]), () =>
    layText(solids, text, 0.3, 0.05, shine([1, 0.82, 0.45], 0.8 + 0.7 * on)),
  );
  // The board with what there is.
  solids.box([1.3, 0.75, 0.005], [2.05, 1.95, 0.03], lookOf(0x22282a, 'plastic'));
  for (let k = 0; k < 6; k++)
    solids.sheet([1.4, 1.75 - k * 0.16, 0.034], [0.3 + (k % 3) * 0.12, 0, 0], [0, 0.04, 0], lookOf(0xe8e4d8, 'paper'));
  const lamps: Lamp[] = [];
  for (let k = 0; k < 9; k++) {
    const x = left + (k * (right - left)) / 8;
    solids.ball([x, top - 0.3, 0.9], [0.04, 0.05, 0.04], shine([1, 0.8, 0.46], 1 + 1.2 * on), 8);
    if (k % 4 === 0)
      lamps.push({ at: [x, top - 0.35, 0.95], colour: [1.2 * on, 0.85 * on, 0.45 * on], reach: 6, size: 0.3 });
  }
  const inside = 0.5 + on;
  lamps.push({ at: [-0.3, 2.3, -1], colour: [2.2 * inside, 1.9 * inside, 1.4 * inside], reach: 4.5, size: 0.5 });
  return lamps;
}

export function layFoodTruck(
  solids: Solids,
  { text, hue, on }: { readonly text: string; readonly hue: number; readonly on: number },
): Lamp[] {
  layBody(solids, hue);
  return layHatch(solids, text, hue, on);
}

/** Where who sells stands, so that the counter is before them. */
export const SELLER: Vector = [-0.3, 0.25, -0.75];
