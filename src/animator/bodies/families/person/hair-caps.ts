import { scale } from '../../../maths/vector.ts';
import type { Field } from '../../field.ts';
import type { Maker } from './fabric.ts';
import { SIDES } from './frame.ts';

/** Close to the skull, below the locks. */
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

/** Hair that stands off all around: one soft ball whose edge is uneven, its coils painted. */
export function coils({ frame, sheet }: Maker, field: Field, out: number, underHat: boolean): void {
  const s = frame.headScale;
  cap({ frame, sheet } as Maker, field, out * 0.9);
  const count = 70;
  field.on('head', 0.034 * s);
  for (let index = 0; index < count; index++) {
    // Evenly over the ball, by the golden angle; none below the ears or before the face.
    const y = 1 - (index / (count - 1)) * 1.35;
    const ring = Math.sqrt(Math.max(0, 1 - y * y));
    const angle = index * 2.39996;
    const [x, z] = [Math.cos(angle) * ring, Math.sin(angle) * ring];
    if ((z > 0.35 && y < 0.62) || (underHat && y > 0.3)) continue;
    const far = out * (0.74 + 0.16 * ((index * 0.618) % 1));
    field.ball(frame.onHead(x * (0.165 + far), 0.045 + y * (0.165 + far), -0.024 + z * (0.168 + far)), 0.04 * s);
  }
  freeFace({ frame, sheet } as Maker, field, 0.13, false);
  field.ball(frame.onHead(0, -0.22, 0.03), scale([0.32, 0.13, 0.34], s), { mode: 'cut', blend: 0.02 * s });
}
