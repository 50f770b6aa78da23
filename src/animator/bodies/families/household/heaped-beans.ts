import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, chain } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

/** Metres: of the heap, and of a bean. */
const [WIDE, TALL, LONG] = [0.12, 0.072, 0.012];
const LYING = 200;
/** Handfuls that fall, beans of each, from how high, and seconds from one to the same again. */
const [HANDFULS, OF_EACH, FROM, SECONDS] = [12, 5, 0.3, 1.3];
const [HALF, WIDTH] = [LONG * 0.62, LONG * 0.72];

/** A heap of roasted beans, onto which more come down. */
export function makeHeapedBeans(order: ThingOrder): Make {
  const bean = mainPaint(order, { material: 'leather', colour: 0x4a2614 });
  const crease: Paint = { material: 'leather', colour: 0x24100a };
  const chance = makeRandom(7).spawn('beans');
  const bones = thingBones(TALL);
  for (let k = 0; k < HANDFULS; k++) bones.bone(`fall${k}`, 'whole', [0, TALL, 0], [0, TALL + 0.1, 0]);
  const lay = (forge: Forge, at: Vector, bone?: string): void => {
    const turn = chain(aboutY(chance.between(0, TAU)), aboutX(chance.between(-0.9, 0.9)));
    forge.add(bean, moved(ball([WIDTH, HALF, LONG], 7, 5), { at, turn }), bone);
    forge.add(crease, moved(ball([WIDTH * 0.14, HALF * 0.22, LONG * 0.9], 4, 3), { at: risen(at), turn }), bone);
  };
  return piece([TALL, WIDE * 2, WIDE * 2], {
    bones,
    forge(forge) {
      // What lies below the uppermost is not seen.
      forge.add(
        crease,
        lathe(
          [
            [0, 0],
            [WIDE * 0.94, 0],
            [WIDE * 0.4, TALL * 0.6],
            [0, TALL * 0.9],
          ],
          30,
          1,
        ),
      );
      for (let k = 0; k < LYING; k++) {
        const share = Math.sqrt((k + 0.5) / LYING);
        const [angle, far] = [k * 2.39996, WIDE * share];
        const up = TALL * Math.max(0.04, (1 - share) ** 1.15) + chance.between(-0.002, 0.003);
        lay(forge, [Math.sin(angle) * far, up, Math.cos(angle) * far]);
      }
      for (let k = 0; k < HANDFULS; k++)
        for (let each = 0; each < OF_EACH; each++) {
          const [angle, far] = [chance.between(0, TAU), WIDE * 0.55 * Math.sqrt(chance.between(0, 1))];
          lay(forge, [Math.sin(angle) * far, TALL * 0.7 + chance.between(0, 0.09), Math.cos(angle) * far], `fall${k}`);
        }
    },
    move(pose, { act, time }) {
      for (let k = 0; k < HANDFULS; k++) {
        const round = (time / SECONDS + k / HANDFULS) % 1;
        // They wait within the heap until they fall.
        if (act !== 'rain_down') pose.grow(`fall${k}`, 0.001);
        else pose.shift(`fall${k}`, [0, FROM * (1 - round * round) - 0.06, 0]).turn(`fall${k}`, aboutY(round * 2 + k));
      }
    },
    anchors: { surface: [0, TALL, 0], handle: [0, TALL / 2, 0], top: [0, TALL, 0] },
  });
}

const risen = ([x, y, z]: Vector): Vector => [x, y + HALF * 0.82, z];
