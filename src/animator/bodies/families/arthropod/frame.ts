import { add, between, scale, type Vector } from '../../../maths/vector.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import type { ArthropodSheet } from './sheet.ts';

export const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;
export type Side = (typeof SIDES)[number][0];

export interface ArthropodFrame {
  readonly middle: Vector;
  readonly abdomen: Vector;
  readonly head: Vector;
  /** Where the fore part ends. */
  readonly neck: Vector;
  legs(index: number, sign: number): readonly [Vector, Vector, Vector];
  claw(sign: number): readonly [Vector, Vector, Vector];
  readonly sting: readonly Vector[];
  wing(sign: number): Vector;
}

export function makeFrame(sheet: ArthropodSheet): ArthropodFrame {
  const { abdomen, middle, head, stands, legs, claws = 0, hooks = false } = sheet;
  const at: Vector = [0, stands, 0];
  const rear = add(at, [0, 0, -middle[2] * 0.75 - abdomen[2] * 0.8]);
  const { reared = 0 } = sheet;
  const neck = add(at, [0, reared, middle[2] * 0.75]);
  const front = add(neck, [0, head[1] * (reared > 0 ? 0.9 : 0.15), head[2] * (reared > 0 ? 0.5 : 0.8)]);
  return {
    middle: at,
    neck,
    abdomen: rear,
    head: front,
    legs(index, sign) {
      const share = legs.pairs === 1 ? 0.5 : index / (legs.pairs - 1);
      const long = index === legs.pairs - 1 ? (legs.last ?? 1) : 1;
      const z = middle[2] * (0.7 - 1.4 * share);
      const spread = (0.5 - share) * 1.3;
      const hip: Vector = [sign * middle[0] * 0.7, stands - middle[1] * 0.35, z];
      const out: Vector = [sign * Math.cos(spread), 0, Math.sin(spread)];
      const knee = add(add(hip, scale(out, legs.reach * 0.45 * long)), [0, legs.knee * long, 0]);
      const foot = add(hip, scale(out, legs.reach * long));
      return [hip, knee, [foot[0], 0, foot[2]]];
    },
    claw(sign) {
      if (hooks) {
        // Held before the breast as if it prayed.
        const breast = add(neck, [sign * middle[0] * 0.8, -claws * 0.18, 0]);
        const elbow = add(breast, [sign * claws * 0.22, -claws * 0.42, claws * 0.5]);
        return [breast, elbow, add(elbow, [-sign * claws * 0.06, claws * 0.72, claws * 0.28])];
      }
      const root: Vector = [sign * middle[0] * 0.75, stands, middle[2] * 0.6];
      return [
        root,
        add(root, [sign * claws * 0.75, claws * 0.15, claws * 0.5]),
        add(root, [sign * claws * 0.45, claws * 0.2, claws * 1.35]),
      ];
    },
    sting: Array.from({ length: 5 }, (_, k): Vector => {
      const angle = (k / 4) * 2.5;
      const r = 0.3;
      return add(rear, [0, r * (1 - Math.cos(angle)), -abdomen[2] * 0.6 - r * Math.sin(angle)]);
    }),
    wing: (sign) => add(at, [sign * middle[0] * 0.3, middle[1] * 0.85, middle[2] * 0.1]),
  };
}

export function makeSkeleton(
  sheet: ArthropodSheet,
  frame: ArthropodFrame,
  eyes: Readonly<Record<Side, Vector>>,
): Skeleton {
  const builder = new SkeletonBuilder()
    .bone('root', null, frame.middle, add(frame.middle, [0, 0, 0.1]))
    .bone('abdomen', 'root', between(frame.middle, frame.abdomen, 0.4), frame.abdomen)
    .bone('head', 'root', between(frame.middle, frame.head, 0.6), frame.head)
    .bone('jaw', 'head', frame.head, add(frame.head, [0, 0, 0.1]));
  if (sheet.sting === true) builder.chain(['sting0', 'sting1', 'sting2', 'sting3'], 'abdomen', frame.sting);
  for (const [side, sign] of SIDES) {
    for (let k = 0; k < sheet.legs.pairs; k++) {
      const [hip, knee, foot] = frame.legs(k, sign);
      builder.bone(`thigh${k}${side}`, 'root', hip, knee).bone(`shin${k}${side}`, `thigh${k}${side}`, knee, foot);
    }
    const [root, elbow, tip] = frame.claw(sign);
    if (sheet.claws !== undefined)
      builder
        .bone(`arm${side}`, 'root', root, elbow)
        .bone(`claw${side}`, `arm${side}`, elbow, tip)
        .bone(`pincer${side}`, `claw${side}`, between(elbow, tip, 0.5), tip);
    if (sheet.wings !== undefined)
      builder.bone(`wing${side}`, 'root', frame.wing(sign), add(frame.wing(sign), [sign * 0.2, 0, 0]));
    builder.bone(
      `feeler${side}`,
      'head',
      add(frame.head, [sign * sheet.head[0] * 0.4, sheet.head[1] * 0.7, sheet.head[2] * 0.5]),
      add(frame.head, [0, 0.2, 0.3]),
    );
    for (const bone of ['eye', 'lid', 'lowerLid'])
      builder.bone(`${bone}${side}`, 'head', eyes[side], add(eyes[side], [0, 0, 0.1]));
  }
  return builder.build();
}
