import { add, between, normalise, scale, type Vector } from '../../../maths/vector.ts';
import type { Frame } from './frame.ts';
import type { QuadrupedSheet } from './sheet.ts';

/** A place on the trunk: how far along it (0 hips to 1 chest), how far around (0 up). */
export function onTrunk({ body }: QuadrupedSheet, frame: Frame, along: number, around: number) {
  const isHind = along < 0.5;
  const [from, to, r0, r1] = isHind
    ? [frame.pelvis, frame.middle, body.hip, body.belly]
    : [frame.middle, frame.chest, body.belly, body.chest];
  const share = isHind ? along * 2 : along * 2 - 1;
  const radius = r0 + (r1 - r0) * share;
  const out: Vector = [Math.sin(around) * body.narrow, Math.cos(around), 0];
  const axis = between(from, to, share);
  return { at: add(axis, scale(out, radius)), out: normalise(out), radius, bone: isHind ? 'pelvis' : 'chest' };
}
