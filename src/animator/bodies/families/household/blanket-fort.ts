import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece, WOOD } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Metres: half of its width, from its middle to its back and its front, and how high its blankets hang from. */
const [HALF, BACK, FRONT, HIGH] = [1.08, -0.85, 0.8, 1.3];
const SAG = 0.14;

const cloth = (colour: number): Paint => ({ material: 'cloth', colour });
const CUSHIONS = [0xd8694a, 0xe8b84a, 0x5a9a8a, 0xb86a9a, 0x4f78b0] as const;

const roofAt = (x: number, z: number): number =>
  HIGH -
  SAG * (1 - (x / HALF) ** 2) * (0.65 + 0.35 * Math.cos(((z - BACK) / (FRONT - BACK) - 0.5) * Math.PI)) +
  0.012 * Math.sin(x * 17 + z * 5);

/** From a line at the roof to the floor, in folds. */
function addDrape(forge: Forge, paint: Paint, top: readonly Vector[], out: readonly [number, number], down = 0): void {
  const rows = Array.from({ length: 12 }, (_, row): Vector[] => {
    const share = row / 11;
    return top.map(([x, y, z], k): Vector => {
      const fold = 0.035 * Math.sin(k * 1.9) * (0.3 + share);
      const off = 0.16 * share * share + fold;
      return [x + out[0] * off, y + (down - y) * share + 0.008, z + out[1] * off];
    });
  });
  forge.add(paint, lined(sheet(rows, { crease: 1.3 })));
}

/** Blankets over brooms and the backs of chairs, open to the front, with cushions in it. */
export function makeBlanketFort(order: ThingOrder): Make {
  const roof = mainPaint(order, cloth(0xc9584a));
  return piece([HIGH + 0.1, FRONT - BACK, HALF * 2], {
    forge(forge) {
      // Stripes along the roof, which hangs over a little in front.
      const columns = Array.from({ length: 23 }, (_, k) => -HALF + (k / 22) * HALF * 2);
      const bands = 9;
      for (let band = 0; band < bands; band++) {
        const at = (share: number): number => BACK + ((band + share) / bands) * (FRONT - BACK);
        const rows = [0, 0.5, 1].map((share) => columns.map((x): Vector => [x, roofAt(x, at(share)), at(share)]));
        forge.add(band % 2 === 0 ? roof : cloth(0xf0e2c8), lined(sheet(rows, { crease: 1.3 })));
      }
      addDrape(
        forge,
        cloth(0xe0b870),
        columns.map((x): Vector => [x, roofAt(x, FRONT), FRONT]),
        [0, 0.6],
        HIGH - 0.3,
      );
      const depths = Array.from({ length: 17 }, (_, k) => BACK + (k / 16) * (FRONT - BACK));
      for (const side of [1, -1])
        addDrape(
          forge,
          cloth(side === 1 ? 0x7aa4d0 : 0x86bfa0),
          depths.map((z): Vector => [side * HALF, roofAt(HALF, z), z]),
          [side, 0],
        );
      addDrape(
        forge,
        cloth(0xd09a62),
        columns.map((x): Vector => [x, roofAt(x, BACK), BACK]),
        [0, -1],
      );
      // Flaps drawn aside at the door.
      for (const side of [1, -1])
        addDrape(
          forge,
          cloth(0xe0b870),
          Array.from({ length: 9 }, (_, k): Vector => {
            const x = side * (HALF - 0.05 - k * 0.045);
            return [x, roofAt(x, FRONT), FRONT + 0.02];
          }),
          [side * 0.8, 0.3],
        );
      for (const side of [1, -1])
        for (const z of [FRONT, BACK])
          forge.add(
            WOOD,
            tube(
              [
                [side * HALF, 0, z],
                [side * HALF, HIGH + 0.1, z],
              ],
              0.016,
              { sides: 8 },
            ),
          );
      forge.add(cloth(0xb8909c), moved(ball([HALF * 0.96, 0.03, 0.8], 30, 8), { at: [0, 0.012, -0.06] }));
      for (const [k, [x, z]] of [
        [-0.8, -0.55],
        [-0.4, -0.72],
        [0.25, -0.7],
        [0.75, -0.58],
        [0.88, 0.1],
      ].entries())
        forge.add(
          cloth(CUSHIONS[k % CUSHIONS.length] ?? CUSHIONS[0]),
          moved(ball([0.22, 0.15, 0.12], 22, 12), { at: [x ?? 0, 0.19, z ?? 0] }),
        );
    },
    anchors: {
      inside: { bone: 'root', at: [0.02, 0.05, 0.4], heading: Math.PI },
      light: [0, 0.55, 0.5],
      top: [0, HIGH, 0],
      surface: [0, HIGH, 0],
    },
  });
}
