import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { opennessOf, restOf } from '../../openness.ts';
import { thingBones } from '../../thing-poses.ts';

const GOLD: Paint = { material: 'metal', colour: 0xe8b83c };
const IRON: Paint = { material: 'metal', colour: 0x4a443c };
const GEMS: readonly number[] = [0xd83a4a, 0x3a7ad8, 0x3ab06a, 0xe8e2f4];

/** A heap of coins with a cup and stones on it. */
function layTreasure(forge: Forge, [wide, high, deep]: Vector): void {
  forge.add(GOLD, moved(ball([wide * 0.47, high * 0.34, deep * 0.45], 26, 12), { at: [0, high * 0.72, 0] }), 'root');
  for (let k = 0; k < 46; k++) {
    const angle = k * 2.4;
    const far = Math.sqrt((k + 0.5) / 46);
    const [x, z] = [Math.sin(angle) * far * wide * 0.43, Math.cos(angle) * far * deep * 0.41];
    const y = high * (0.72 + 0.34 * Math.sqrt(Math.max(0, 1 - far * far * 0.92)));
    const tilt = (k % 7) * 0.3 - 0.9;
    if (k % 9 === 4)
      forge.add(
        { material: 'glass', colour: GEMS[k % GEMS.length] ?? 0xd83a4a },
        moved(ball([0.03, 0.024, 0.03], 8, 6), { at: [x, y + 0.012, z] }),
        'root',
      );
    else
      forge.add(GOLD, moved(cylinder(0.032, 0.008, { segments: 14 }), { at: [x, y, z], turn: aboutX(tilt) }), 'root');
  }
}

/** Boards around the half of a barrel: where its middle is and how broad it is, and how far it stands out. */
function layLid(forge: Forge, paint: Paint, [x, broad, out]: Vector, high: number, deep: number): void {
  for (let k = 0; k < 9; k++) {
    const angle = ((k + 0.5) / 9) * Math.PI;
    const far = deep / 2 - 0.015 + out;
    forge.add(
      paint,
      block(
        [broad, 0.03, (deep * Math.PI) / 18 + 0.012],
        [x, high + Math.sin(angle) * far * 0.75, Math.cos(angle) * far],
        0.006,
        aboutX(Math.PI / 2 - angle),
      ),
      'lid',
    );
  }
}

/** Planks with bands of iron and a round lid. Its lid goes up where it is opened; left alone it stands open, as a treasure is shown. */
export function makeChest(order: ThingOrder): Make {
  const wood = mainPaint(order, { ...WOOD, colour: 0x7a4c28 });
  const [wide, high, deep] = [0.86, 0.4, 0.52] as const;
  const rich = !order.parts.some((part) => /toy|tool|blanket|linen|cloth/.test(part));
  return piece([0.62, deep, wide], {
    bones: thingBones(0.62).bone('lid', 'root', [0, high, -deep / 2], [0, high, deep / 2]),
    move: (pose, moment) => {
      pose.turn('lid', aboutX(-1.75 * opennessOf(moment, { rest: restOf(order.parts, 1) })));
    },
    forge(forge) {
      for (const z of [-1, 1])
        forge.add(wood, block([wide, high, 0.04], [0, high / 2, (z * (deep - 0.04)) / 2], 0.01), 'root');
      for (const x of [-1, 1])
        forge.add(wood, block([0.04, high, deep], [(x * (wide - 0.04)) / 2, high / 2, 0], 0.01), 'root');
      forge.add(
        { ...wood, colour: darker(wood.colour, 0.5) },
        block([wide - 0.06, 0.04, deep - 0.06], [0, 0.03, 0]),
        'root',
      );
      if (rich) layTreasure(forge, [wide - 0.1, high * 0.78, deep - 0.1]);
      else
        for (let k = 0; k < 8; k++)
          forge.add(
            { material: 'cloth', colour: [0xb0483c, 0x3f6f8f, 0xe8c46a, 0x5f9a5a][k % 4] ?? 0xb0483c },
            moved(ball([0.13, 0.09, 0.12], 12, 8), { at: [((k % 4) - 1.5) * 0.19, high * 0.78, k < 4 ? 0.1 : -0.1] }),
            'root',
          );
      for (const x of [-0.3, 0.3]) {
        forge.add(IRON, block([0.07, high + 0.01, deep + 0.016], [x, high / 2, 0], 0.006), 'root');
        layLid(forge, IRON, [x, 0.07, 0.012], high, deep);
      }
      layLid(forge, wood, [0, wide, 0], high, deep);
      forge.add(METAL, block([0.11, 0.13, 0.03], [0, high - 0.02, deep / 2 + 0.012], 0.01), 'lid');
    },
    anchors: {
      ...{ surface: [0, high + 0.2, 0], inside: [0, high * 0.8, 0], light: [0, high + 0.1, 0], top: [0, 0.62, 0] },
      handle: { bone: 'lid', at: [0, high, deep / 2 + 0.03] },
    },
  });
}
