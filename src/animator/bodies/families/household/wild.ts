import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { cylinder, tube } from '../../forge/shapes.ts';
import { creased, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

/** Broad and low, its foot in the ground, flat enough on top to stand on. */
export function makeRock(order: ThingOrder): Make {
  const stone = mainPaint(order, { material: 'rock', colour: 0x7d7468 });
  const random = makeRandom(7);
  const cuts = Array.from({ length: 16 }, (): Vector => {
    const angle = random.between(0, Math.PI * 2);
    const up = random.between(-0.15, 0.75);
    return [Math.cos(angle) * Math.sqrt(1 - up * up), up, Math.sin(angle) * Math.sqrt(1 - up * up)];
  });
  const reach = cuts.map(() => random.between(0.8, 0.98));
  const [columns, rows] = [28, 16];
  const points: Vector[] = [];
  const triangles: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const up = Math.cos((row / rows) * Math.PI);
    for (let column = 0; column <= columns; column++) {
      const angle = (column / columns) * Math.PI * 2;
      const out: Vector = [Math.cos(angle) * Math.sqrt(1 - up * up), up, Math.sin(angle) * Math.sqrt(1 - up * up)];
      let far = 0.72 / Math.max(0.72, up);
      for (const [k, [x, y, z]] of cuts.entries()) {
        const facing = out[0] * x + out[1] * y + out[2] * z;
        if (facing > 0.1) far = Math.min(far, (reach[k] ?? 1) / facing);
      }
      points.push([out[0] * far * 1.55, Math.max(-0.16, out[1] * far * 1.1), out[2] * far * 1.3]);
      if (row === rows || column === columns) continue;
      const at = row * (columns + 1) + column;
      triangles.push(at, at + 1, at + columns + 1, at + 1, at + columns + 2, at + columns + 1);
    }
  }
  return piece([0.8, 2.4, 2.9], {
    bones: thingBones(0.8),
    forge: (forge) => forge.add(stone, creased(points, triangles, 0.4), 'whole'),
    anchors: { surface: [0, 0.77, 0], seat: [0, 0.77, 0.2] },
  });
}

/** For birds of the house: a stand with a bar to sit on. */
export function makePerch(order: ThingOrder): Make {
  const wood = mainPaint(order, { material: 'wood', colour: 0x9a6a3c });
  return piece([1.15, 0.4, 0.7], {
    bones: thingBones(1.15),
    forge(forge) {
      forge.add(wood, moved(cylinder(0.2, 0.04, { bevel: 0.012 }), { at: [0, 0.02, 0] }), 'whole');
      forge.add(
        wood,
        tube(
          [
            [0, 0.03, 0],
            [0, 1.12, 0],
          ],
          [0.022, 0.02],
        ),
        'whole',
      );
      forge.add(
        wood,
        tube(
          [
            [-0.33, 1.13, 0],
            [0.33, 1.13, 0],
          ],
          [0.02, 0.02],
        ),
        'whole',
      );
      for (const x of [-0.33, 0.33])
        forge.add(
          { material: 'metal', colour: 0xc8ccd2 },
          moved(cylinder(0.045, 0.05, { bevel: 0.008 }), { at: [x, 1.14, 0] }),
          'whole',
        );
    },
    anchors: { surface: [0, 1.145, 0] },
  });
}
