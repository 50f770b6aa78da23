import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Field } from '../../field.ts';
import type { Pose } from '../../pose.ts';
import type { Maker } from './fabric.ts';
import { SIDES } from './frame.ts';
import { joinMeshes, plainPart, tubeMesh } from './loft.ts';

const FROM: Vector = [0.082, -0.05, 0.06];
/** How far one runs, in head units: down the cheek, and back with it. */
const RUN: Vector = [-0.004, -0.062, -0.012];
const HIDDEN = 0.06;
const SECONDS = 1.9;

/** A tear on each cheek. It waits within the head until somebody cries. */
export function makeTears({ kernel, skeleton, sheet, frame, coarse }: Maker, head: Field): BodyPart[] {
  if (coarse > 1.2 || sheet.kind !== 'human') return [];
  const s = frame.headScale;
  const meshes = SIDES.map(([side, sign]) => {
    const skin = kernel.surface(head, frame.onHead(sign * FROM[0], FROM[1], FROM[2]), [0, 0, 1]);
    const at = (up: number): Vector => add(skin, [0, up * s, (0.0015 - HIDDEN) * s]);
    return tubeMesh(
      skeleton,
      [at(0.034), at(0.018), at(0.004), at(-0.003), at(-0.008)],
      [0.001, 0.0034, 0.0084, 0.0088, 0.003].map((radius) => radius * s),
      () => [[`tear${side}`, 1]],
      { around: 7, flat: 1 },
    );
  });
  return [plainPart('tears', joinMeshes(meshes), [0.7, 0.86, 0.98], 'glass')];
}

/** Tears come out below the eyes and run down, one a little after the other. */
export function shedTears(pose: Pose, s: number, amount: number, time: number): void {
  if (amount <= 0.05) return;
  for (const [side, sign] of SIDES) {
    const run = ((time / SECONDS + (sign > 0 ? 0 : 0.45)) % 1) ** 1.4;
    const out: Vector = [0, 0, HIDDEN * Math.min(1, amount * 2)];
    pose.shift(`tear${side}`, scale(add(out, scale([sign * RUN[0], RUN[1], RUN[2]], run)), s));
  }
}
