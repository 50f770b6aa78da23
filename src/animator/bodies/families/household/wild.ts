import { makeRandom } from '../../../maths/random.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, cylinder, tube } from '../../forge/shapes.ts';
import { creased, moved, type Surface } from '../../forge/surface.ts';
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

const HIGH = 30;
const TURNS_A_SECOND = 3.1;
/** How far from its middle the wall of the funnel is, by height, and where that middle is. */
const wallAt = (share: number): number => 0.9 + share ** 1.5 * 7.5 + Math.max(0, share - 0.85) * 40;
const middleAt = (share: number): Vector => [
  Math.sin(share * 4.2) * 2.2 * share,
  share * HIGH,
  Math.cos(share * 3.1) * 1.2 * share,
];

/** A dark funnel that turns, dust around its foot, and what it has torn up. */
export function makeTornado(order: ThingOrder): Make {
  const cloud = mainPaint(order, { material: 'plaster', colour: 0x5b5a5e });
  const bones = thingBones(HIGH);
  const stages = 6;
  for (let k = 0; k < stages; k++) {
    const at = middleAt((k + 0.5) / stages);
    bones.bone(`stage${k}`, 'root', [at[0], 0, at[2]], [at[0], HIGH, at[2]]);
  }
  bones.bone('debris', 'root', [0, 0, 0], [0, HIGH, 0]);
  return piece([HIGH, 20, 20], {
    bones,
    forge(forge) {
      for (let k = 0; k < stages; k++) forge.add(cloud, funnel(k / stages, (k + 1.06) / stages), `stage${k}`);
      const shades: Paint[] = [0x45444a, 0x6d6b6c, 0x77726c].map((colour) => ({ material: 'plaster', colour }));
      for (let k = 0; k < 15; k++) {
        const from = (k % stages) / stages;
        const start = k * 2.4;
        const points = Array.from({ length: 14 }, (_, step): Vector => {
          const share = Math.min(1, from + (step / 13) * (1.1 / stages));
          const [x, y, z] = middleAt(share);
          const angle = start + step * 0.32;
          const far = wallAt(share) * 1.01;
          return [x + Math.cos(angle) * far, y, z + Math.sin(angle) * far];
        });
        forge.add(
          shades[k % 3] ?? cloud,
          tube(
            points,
            points.map((_, step) => 0.1 + Math.sin((step / 13) * Math.PI) * 0.5 * (0.4 + from * 1.6)),
          ),
          `stage${k % stages}`,
        );
      }
      const random = makeRandom(11);
      for (let k = 0; k < 18; k++) {
        const [angle, far] = [random.between(0, 6.28), random.between(0.6, 3.4)];
        const r = random.between(0.5, 1.2);
        forge.add(
          { material: 'plaster', colour: 0x8a7660 },
          moved(ball([r * 1.3, r * 0.7, r * 1.3], 12, 8), {
            at: [Math.cos(angle) * far, r * 0.35, Math.sin(angle) * far],
          }),
          'debris',
        );
      }
      for (let k = 0; k < 26; k++) {
        const [angle, share] = [random.between(0, 6.28), random.between(0.04, 0.55)];
        const [far, size] = [wallAt(share) + random.between(0.6, 3), random.between(0.12, 0.5)];
        forge.add(
          { material: 'wood', colour: 0x5a4634 },
          block(
            [size * 2.2, size * 0.25, size],
            [Math.cos(angle) * far, share * HIGH, Math.sin(angle) * far],
            0.02,
            aboutY(angle * 3),
          ),
          'debris',
        );
      }
    },
    anchors: { surface: [0, HIGH, 0] },
    move(pose, { time }) {
      for (let k = 0; k < stages; k++) pose.turn(`stage${k}`, aboutY(-time * TURNS_A_SECOND * (1.25 - k * 0.1)));
      pose.turn('debris', aboutY(-time * TURNS_A_SECOND * 0.8));
    },
  });
}

function funnel(from: number, to: number): Surface {
  const [columns, rows] = [26, 8];
  const points: Vector[] = [];
  const triangles: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const share = Math.min(1, from + ((to - from) * row) / rows);
    const [x, y, z] = middleAt(share);
    for (let column = 0; column <= columns; column++) {
      const angle = (column / columns) * Math.PI * 2;
      const far =
        wallAt(share) * (1 + 0.07 * Math.sin(angle * 5 + share * 40) + 0.05 * Math.sin(angle * 3 - share * 23));
      points.push([x + Math.cos(angle) * far, y, z + Math.sin(angle) * far]);
      if (row === rows || column === columns) continue;
      const at = row * (columns + 1) + column;
      triangles.push(at, at + columns + 1, at + 1, at + 1, at + columns + 1, at + columns + 2);
    }
  }
  return creased(points, triangles, 1.2);
}
