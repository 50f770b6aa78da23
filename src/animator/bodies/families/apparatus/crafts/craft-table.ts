import type { Make } from '../../../forge/made-body.ts';
import { block, piece } from '../../../forge/piece.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { darker } from '../../../looks.ts';
import { Pose } from '../../../pose.ts';
import { thingBones } from '../../../thing-poses.ts';
import { addLegs } from '../legs.ts';
import { bonsai, porcelain, shoe } from './bench-work.ts';
import { clock } from './clock-work.ts';
import { type Craft, layLamp, layOn } from './craft.ts';
import { circuit, jewel, watch } from './fine-work.ts';
import { coffee, dough, pizza } from './flour-work.ts';
import { engine, surgery } from './heavy-work.ts';
import { piping, sushi } from './kitchen-work.ts';
import { calligraphy, embroidery } from './paper-and-cloth.ts';
import { plating } from './plating.ts';
import { cloth, tattoo, violin } from './shop-work.ts';

export const CRAFTS: Readonly<Record<string, (order: ThingOrder) => Craft>> = {
  watch,
  clock,
  jewel,
  circuit,
  calligraphy,
  embroidery,
  porcelain,
  shoe,
  bonsai,
  plating,
  piping,
  sushi,
  engine,
  surgery,
  dough,
  pizza,
  coffee,
  violin,
  tattoo,
  cloth,
};

const [WIDE, DEEP] = [1.3, 0.6];

/** A bench with what a craft works on; the first of the parts names it, the others say what is told of the work. */
export function makeCraftTable(order: ThingOrder): Make {
  const craft = (CRAFTS[order.parts[0] ?? ''] ?? watch)(order);
  const { top, bench } = craft;
  let bones = thingBones(top);
  for (const [name, [x, y, z]] of Object.entries(craft.bones))
    bones = bones.bone(name, 'root', [x, top + y, z], [x, top + y + 0.1, z]);
  const raised = ([bone, [x, y, z]]: Craft['right']) => ({
    bone: bone in craft.bones ? bone : 'root',
    at: [x, top + y, z] as const,
  });
  return piece([top + 0.02, DEEP, WIDE], {
    bones,
    forge(forge) {
      forge.add(bench, block([WIDE, 0.05, DEEP], [0, top - 0.025, 0], 0.012), 'root');
      if (craft.closed === true)
        forge.add(
          { ...bench, colour: darker(bench.colour, 0.75) },
          block([WIDE - 0.06, top - 0.06, DEEP - 0.08], [0, (top - 0.06) / 2, 0], 0.01),
          'root',
        );
      else addLegs(forge, { ...bench, colour: darker(bench.colour, 0.8) }, WIDE / 2 - 0.1, DEEP / 2 - 0.07, top - 0.05);
      const lay = layOn(forge, top);
      craft.lay(lay, order);
      if (order.parts.includes('lamp')) layLamp(lay);
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'craft') craft.move(pose, time);
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, -0.46] },
      postRight: raised(craft.right),
      postLeft: raised(craft.left),
      worked: { bone: 'root', at: [0, top + 0.02, 0] },
      surface: { bone: 'root', at: [0.45, top, 0.1] },
      open: [0, top, DEEP / 2],
      top: [0, top, 0],
    },
  });
}
