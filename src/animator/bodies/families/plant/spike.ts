import { smoothstep, TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { leaf, petals } from './foliage.ts';

const STEM: Paint = { material: 'leaf', colour: 0x7a9a64 };
/** Metres to its tip, and from where on it blooms. */
const [TALL, LOWEST] = [0.46, 0.25];
/** Whorls of florets one above the other, and how many are in one. */
const [WHORLS, FLORETS] = [7, 7];
const [BROAD, FLORET] = [0.026, 0.02];

/** Lavender and whatever else blooms in spikes: whorls of small flowers around a stalk, the lowest of them open first. */
export function makeSpike(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'leaf', colour: 0x8a6cc8 });
  const chance = makeRandom(11).spawn('spike');
  const heightOf = (k: number): number => LOWEST + ((TALL - LOWEST) * (k + 0.4)) / WHORLS;
  const bones = thingBones(TALL);
  for (let k = 0; k < WHORLS; k++) bones.bone(`whorl${k}`, 'whole', [0, heightOf(k), 0], [0, heightOf(k) + 0.03, 0]);
  const [right, left]: [Vector, Vector] = [
    [BROAD, TALL * 0.86, 0],
    [-BROAD, TALL * 0.78, 0],
  ];
  return {
    bones,
    ...{ height: TALL + 0.02, length: 0.12, width: 0.12 },
    forge(forge) {
      forge.add(
        STEM,
        tube(
          [
            [0, 0, 0],
            [-0.006, TALL * 0.5, 0],
            [0, TALL, 0],
          ],
          [0.006, 0.005, 0.003],
          { sides: 7 },
        ),
      );
      for (let k = 0; k < 7; k++)
        forge.add(
          STEM,
          moved(leaf(0.06, 0.01, 0.3), {
            at: [0, 0.02 + 0.022 * k, 0],
            turn: combine(aboutY(k * 2.4), aboutX(-0.75)),
          }),
        );
      for (let k = 0; k < WHORLS; k++) {
        const slim = 1 - 0.5 * (k / (WHORLS - 1)) ** 2;
        for (let n = 0; n < FLORETS; n++) {
          const around = ((n + (k % 2) * 0.5) / FLORETS) * TAU;
          const r = BROAD * slim * chance.between(0.85, 1.05);
          const at: Vector = [Math.sin(around) * r, heightOf(k) + chance.between(-0.004, 0.004), Math.cos(around) * r];
          const turn = combine(aboutY(around), aboutX(0.95));
          const tone = { ...paint, colour: n % 2 === 0 ? paint.colour : darker(paint.colour, 0.86) };
          const cup = ball([FLORET * 0.36 * slim, FLORET * 0.62 * slim, FLORET * 0.36 * slim], 8, 6);
          forge.add({ ...paint, colour: darker(paint.colour, 0.62) }, moved(cup, { at, turn }), `whorl${k}`);
          const out: Vector = [at[0] * 1.22, at[1] + 0.006, at[2] * 1.22];
          const size = FLORET * slim;
          forge.add(tone, moved(petals(5, 0.6, 0.42, 0.35), { at: out, turn, size: [size, size, size] }), `whorl${k}`);
        }
      }
      forge.add(
        { ...paint, colour: lighter(paint.colour, 0.12) },
        moved(petals(5, FLORET * 0.8, FLORET * 0.4, 1.1), { at: [0, TALL - 0.006, 0] }),
      );
    },
    anchors: {
      top: [0, TALL, 0],
      handle: [0, TALL * 0.3, 0],
      surface: [0, TALL - 0.004, 0],
      surface2: right,
      surface3: left,
    },
    move(pose, { time, phase, act, since, lasts }) {
      pose.turn('root', aboutZ(Math.sin(time * 1.3 + phase * 6) * 0.03));
      if (act !== 'bloom' && act !== 'grow') return;
      const share = since / Math.max(1, lasts);
      for (let k = 0; k < WHORLS; k++) {
        const begins = 0.3 + (0.5 * k) / WHORLS;
        pose.grow(`whorl${k}`, 0.2 + 0.8 * smoothstep(begins, begins + 0.16, share));
      }
    },
  };
}
