import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';

const HIGH = 0.88;
/** Seconds from one turning of what is grilled to the next, and how long it flies. */
const [EVERY, FLIES] = [2.2, 0.6];
const PIECES = 6;

/** What lies on it, by what is said of it. */
function forgeFood(forge: Forge, said: string, at: Vector, bone: string): void {
  if (/sausage|hot dog|bratwurst|corn|skewer|kebab/.test(said)) {
    const colour = /corn/.test(said) ? 0xf0c23c : 0xa8502c;
    forge.add({ material: 'food', colour }, moved(ball([0.03, 0.028, 0.095], 12, 10), { at }), bone);
  } else if (/fish/.test(said))
    forge.add({ material: 'food', colour: 0x9aa6ac }, moved(ball([0.045, 0.024, 0.11], 14, 10), { at }), bone);
  else if (/pancake|crepe|tortilla|egg|omelette/.test(said))
    forge.add(
      { material: 'food', colour: /egg/.test(said) ? 0xf6f1e2 : 0xdda34c },
      moved(cylinder(0.085, 0.016, { segments: 22 }), { at }),
      bone,
    );
  else forge.add({ material: 'food', colour: 0x6b3a22 }, moved(cylinder(0.07, 0.03, { segments: 22 }), { at }), bone);
}

/** A kettle of coals on legs, or a plate of steel over gas: whoever cooks stands behind it, and turns what lies on it with the right hand. */
export function makeGrill(order: ThingOrder, kind: 'barbecue' | 'griddle'): Make {
  const said = order.parts.join(' ');
  const kettle = kind === 'barbecue';
  const shell = mainPaint(order, kettle ? { material: 'metal', colour: 0x24262a } : METAL);
  const spots = Array.from(
    { length: PIECES },
    (_, k): Vector => [((k % 3) - 1) * 0.19, HIGH + 0.03, k < 3 ? 0.1 : -0.1],
  );
  let bones = thingBones(1.05).bone('hand', 'root', [0, HIGH + 0.1, 0], [0, 2, 0]);
  for (let k = 0; k < 3; k++) bones = bones.bone(`flame${k}`, 'root', [0, HIGH - 0.06, 0], [0, HIGH + 0.2, 0]);
  for (const [k, at] of spots.entries()) bones = bones.bone(`food${k}`, 'root', at, [at[0], 2, at[2]]);
  return piece([1.05, 0.66, kettle ? 1.1 : 1.2], {
    bones,
    forge(forge) {
      if (kettle) {
        forge.add(
          shell,
          moved(
            lathe(
              [
                [0, 0],
                [0.2, 0.03],
                [0.36, 0.16],
                [0.4, 0.3],
                [0.375, 0.3],
                [0.33, 0.17],
                [0, 0.06],
              ],
              36,
            ),
            { at: [0, HIGH - 0.3, 0] },
          ),
          'root',
        );
        forge.add(
          { material: 'glow', colour: 0xff5a1e, glows: 1.1 },
          moved(ball([0.33, 0.05, 0.33], 24, 8), { at: [0, HIGH - 0.12, 0] }),
          'root',
        );
        for (const [x, z] of [
          [0.34, 0.26],
          [-0.34, 0.26],
          [0, -0.36],
        ] as const)
          forge.add(
            METAL,
            tube(
              [
                [x * 0.7, HIGH - 0.2, z * 0.7],
                [x, 0, z],
              ],
              0.02,
              { sides: 8 },
            ),
            'root',
          );
        forge.add(WOOD, block([0.34, 0.03, 0.4], [0.6, HIGH - 0.04, 0], 0.008), 'root');
        for (const [k, x] of [0.52, 0.66].entries())
          forge.add(
            { material: 'plastic', colour: k === 0 ? 0xc8302c : 0xf0c23c },
            moved(
              lathe(
                [
                  [0, 0],
                  [0.032, 0],
                  [0.032, 0.12],
                  [0.01, 0.16],
                  [0, 0.19],
                ],
                14,
              ),
              { at: [x, HIGH - 0.025, 0.06] },
            ),
            'root',
          );
        for (let k = -6; k <= 6; k++) {
          const x = k * 0.055;
          const long = Math.sqrt(Math.max(0, 0.38 * 0.38 - x * x));
          forge.add(
            METAL,
            tube(
              [
                [x, HIGH, -long],
                [x, HIGH, long],
              ],
              0.006,
              { sides: 6 },
            ),
            'root',
          );
        }
      } else {
        forge.add(shell, block([1.2, HIGH - 0.03, 0.64], [0, (HIGH - 0.03) / 2, 0], 0.02), 'root');
        forge.add(BLACK, block([1.0, 0.03, 0.5], [0, HIGH, 0], 0.008), 'root');
        for (let k = 0; k < 4; k++)
          forge.add(BLACK, block([0.05, 0.05, 0.04], [-0.36 + k * 0.24, 0.72, 0.33], 0.012), 'root');
        forge.add(METAL, block([1.1, 0.12, 0.02], [0, HIGH + 0.05, -0.31], 0.006), 'root');
      }
      const fire: readonly Paint[] = [0xff7a1e, 0xffa63a, 0xffd25a].map((colour) => ({
        material: 'glow',
        colour,
        glows: 1.4,
      }));
      for (const [k, paint] of fire.entries())
        for (let s = 0; s < (kettle ? 6 : 0); s++) {
          const [a, r] = [(s / 6) * TAU + k * 0.7, 0.12 + 0.16 * ((s * 0.37 + k * 0.2) % 1)];
          forge.add(
            paint,
            moved(
              lathe(
                [
                  [0, 0],
                  [0.024, 0.04],
                  [0.014, 0.1],
                  [0, 0.15],
                ],
                8,
              ),
              { at: [Math.sin(a) * r, HIGH - 0.1, Math.cos(a) * r] },
            ),
            `flame${k}`,
          );
        }
      for (const [k, at] of spots.entries()) forgeFood(forge, said, at, `food${k}`);
    },
    pose(skeleton, { time }) {
      const pose = new Pose(skeleton);
      for (let k = 0; k < 3; k++) pose.grow(`flame${k}`, 0.85 + 0.35 * Math.sin(time * (8 + k * 2.1) + k * 2));
      const turns = Math.floor(time / EVERY);
      const spot = (k: number): Vector => spots[(((k * 5) % PIECES) + PIECES) % PIECES] ?? [0, HIGH, 0];
      const share = Math.min(1, Math.max(0, (time - turns * EVERY - (EVERY - FLIES - 0.5)) / FLIES));
      const up = 4 * share * (1 - share);
      pose.shift(`food${(turns * 5) % PIECES}`, [0, 0.28 * up, 0]);
      pose.turn(`food${(turns * 5) % PIECES}`, aboutX(Math.PI * share));
      // The hand goes to the next piece, and gives it a flick.
      const goes = Math.min(1, ((time / EVERY) % 1) * 2.2);
      const [a, b] = [spot(turns - 1), spot(turns)];
      pose.shift('hand', [a[0] + (b[0] - a[0]) * goes, 0.02 + 0.12 * up, a[2] + (b[2] - a[2]) * goes - 0.16]);
      return pose.solve();
    },
    anchors: {
      ...{
        post: { bone: 'root', at: [0, 0, -0.62] as Vector },
        postRight: { bone: 'hand', at: [0, HIGH + 0.12, 0] as Vector },
      },
      ...{
        smoke: { bone: 'root', at: [0, HIGH + 0.1, 0] as Vector },
        flame: { bone: 'root', at: [0, HIGH, 0] as Vector },
      },
      ...{ surface: { bone: 'root', at: [0.4, HIGH, 0] as Vector }, top: [0, 1.05, 0] as Vector },
    },
  });
}
