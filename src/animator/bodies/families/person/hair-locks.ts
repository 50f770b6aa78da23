import { scale, type Vector } from '../../../maths/vector.ts';
import type { Field } from '../../field.ts';
import type { Maker } from './fabric.ts';
import { SIDES } from './frame.ts';

export interface Lock {
  readonly from: Vector;
  readonly to: Vector;
  readonly radius: number;
  readonly end: number;
}

/** How thin a lock is where it comes out of the cap, as a share of its radius: thicker ones would make corners on the crown. */
const ROOT = 0.45;

/** Locks lie on the cap in fans; shallow grooves stay between them because they hardly flow together. */
export function addLocks({ frame }: Maker, field: Field, locks: readonly Lock[], blend = 0.013): void {
  const s = frame.headScale;
  field.on('head', blend * s);
  for (const { from, to, radius, end } of locks) {
    const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    // Bowed out around the skull.
    const out = Math.hypot(middle[0], middle[1] - 0.035, middle[2] + 0.018);
    const grow = Math.max(1, 0.178 / Math.max(0.02, out));
    const bowed: Vector = [middle[0] * grow, 0.035 + (middle[1] - 0.035) * grow, -0.018 + (middle[2] + 0.018) * grow];
    field.cone(frame.onHead(...from), frame.onHead(...bowed), radius * ROOT * s, radius * s);
    field.cone(frame.onHead(...bowed), frame.onHead(...to), radius * s, end * s);
  }
}

export const arc = (count: number, make: (u: number, index: number) => Lock): Lock[] =>
  Array.from({ length: count }, (_, index) => make((index / (count - 1)) * 2 - 1, index));

/** From a parting over the forehead to the brow's height. */
export function fringe(parting: number, length: number, count = 7): Lock[] {
  return arc(count, (u, index) => ({
    from: [parting * 0.6 + u * 0.05, 0.195, 0.04],
    to: [
      u * 0.142 + parting * 0.15,
      0.116 - length - Math.abs(u - parting * 4) * 0.035 + (index % 2) * 0.012,
      0.176 - u * u * 0.062,
    ],
    radius: 0.036,
    end: 0.012,
  }));
}

/** Falls from the crown around the sides and back to a height. */
export function curtain(
  toY: number,
  options: { readonly radius?: number; readonly spread?: number; readonly flip?: number } = {},
): Lock[] {
  const { radius = 0.036, spread = 1, flip = 0 } = options;
  return Array.from({ length: 13 }, (_, index) => {
    const angle = 0.98 + (index / 12) * (Math.PI * 2 - 1.96);
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return {
      from: [x * 0.1, 0.185, z * 0.09 - 0.02],
      to: [x * (0.166 + flip) * spread, toY + (index % 2) * 0.014, z * (0.158 + flip) - 0.03],
      radius,
      end: radius * 0.55,
    } satisfies Lock;
  });
}

export function cap({ frame, sheet }: Maker, field: Field, puff: number): void {
  const s = frame.headScale;
  field
    .on('head', 0.03 * s)
    .ball(frame.onHead(0, 0.042, -0.024), scale([0.174 * sheet.face.width + puff, 0.176 + puff, 0.18 + puff], s));
}

/** Keeps the face free, and for short cuts neck and ears as well. */
export function freeFace({ frame, sheet }: Maker, field: Field, hairline: number, short: boolean): void {
  const s = frame.headScale;
  const { onHead } = frame;
  field.on('head').ball(onHead(0, hairline - 0.205, 0.168), scale([0.156 * sheet.face.width, 0.2, 0.15], s), {
    mode: 'cut',
    blend: 0.025 * s,
  });
  if (!short) return;
  field.ball(onHead(0, -0.2, 0.02), scale([0.32, 0.125, 0.32], s), { mode: 'cut', blend: 0.02 * s });
  for (const [, sign] of SIDES)
    field.ball(onHead(sign * 0.205, -0.03, 0.012), scale([0.05, 0.066, 0.052], s), { mode: 'cut', blend: 0.015 * s });
}

/** Long hair lies on shoulders and back: it hangs from the head and gives way to the neck. */
export function falls({ frame }: Maker, field: Field, toY: number, wave: number): void {
  const s = frame.headScale;
  for (let index = 0; index < 7; index++) {
    const u = (index / 6) * 2 - 1;
    const from: Vector = [u * 0.165, -0.13, -0.06 - (1 - u * u) * 0.1];
    const middle: Vector = [
      u * (0.18 + wave),
      -0.13 + (toY + 0.13) * 0.5,
      -0.08 - (1 - u * u) * 0.085 - wave * (index % 2),
    ];
    const end: Vector = [u * (0.16 + wave * 0.5), toY + (index % 2) * 0.03, -0.1 - (1 - u * u) * 0.06];
    field
      .on('head', 0.012 * s)
      .cone(frame.onHead(...from), frame.onHead(...middle), 0.056 * s, (0.052 + wave * 0.5) * s);
    field.on('neck').cone(frame.onHead(...middle), frame.onHead(...end), (0.052 + wave * 0.5) * s, 0.018 * s);
  }
}

/** Balls all over the skull, larger for an afro. */
export function curls({ frame, sheet }: Maker, field: Field, out: number, underHat: boolean): void {
  const s = frame.headScale;
  cap({ frame, sheet } as Maker, field, out * 0.62);
  const count = 92;
  field.on('head', 0.016 * s);
  for (let index = 0; index < count; index++) {
    // Evenly over the ball, by the golden angle; none below the ears or before the face.
    const y = 1 - (index / (count - 1)) * 1.35;
    const ring = Math.sqrt(Math.max(0, 1 - y * y));
    const angle = index * 2.39996;
    const [x, z] = [Math.cos(angle) * ring, Math.sin(angle) * ring];
    if ((z > 0.35 && y < 0.62) || (underHat && y > 0.3)) continue;
    // No two alike: equal ones read as berries.
    const own = (index * 0.618) % 1;
    const far = out * (0.82 + 0.3 * own);
    field.ball(
      frame.onHead(x * (0.165 + far), 0.045 + y * (0.165 + far), -0.024 + z * (0.168 + far)),
      (0.021 + 0.014 * own + out * 0.3) * s,
    );
  }
  freeFace({ frame, sheet } as Maker, field, 0.13, false);
  field.ball(frame.onHead(0, -0.22, 0.03), scale([0.32, 0.13, 0.34], s), { mode: 'cut', blend: 0.02 * s });
}

/** Curls that fall to the shoulders: from temple to temple around the back, each string of them of its own length. */
export function ringlets({ frame }: Maker, field: Field): void {
  const s = frame.headScale;
  field.on('head', 0.012 * s);
  const strings = 19;
  for (let string = 0; string < strings; string++) {
    const angle = 0.98 + (string / (strings - 1)) * (Math.PI * 2 - 1.96);
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const long = 5 + ((string * 7) % 3);
    for (let k = 0; k < long; k++) {
      const own = ((string * 5 + k) * 0.618) % 1;
      const [turn, down] = [(k * 2.1 + string) % (Math.PI * 2), 0.03 - k * 0.049];
      const far = 0.198 + 0.016 * Math.cos(turn) + 0.006 * k;
      field.ball(
        frame.onHead(x * far + 0.012 * Math.sin(turn), down, z * (far - 0.012) - 0.03),
        (0.03 + 0.011 * own) * s,
      );
    }
  }
}
