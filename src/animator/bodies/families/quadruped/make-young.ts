import type { QuadrupedSheet } from './sheet.ts';
import { vary } from './vary.ts';

/** The same animal when it is small: large head and eyes, short muzzle, legs and neck, no weapons yet. A muzzle as short as a cat's stays: the skull would swallow its nose. */
export function makeYoung(sheet: QuadrupedSheet): QuadrupedSheet {
  const { body, leg, neck, head, ear, eye, tail } = sheet;
  return vary(sheet, {
    metres: sheet.metres * 0.55,
    body: { length: body.length * 0.86, withers: undefined },
    leg: {
      front: leg.front * (leg.front > 0.55 ? 1 : 0.86),
      hind: leg.hind * (leg.hind > 0.55 ? 1 : 0.86),
      footRadius: leg.footRadius * 1.08,
    },
    neck: { length: neck.length * 0.82 },
    head: {
      size: head.size * 1.2,
      muzzle: Math.max(head.muzzle * 0.84, Math.min(head.muzzle, head.skull[2] * 0.95)),
      brow: undefined,
      beard: undefined,
    },
    ear: { length: ear.length * 0.92 },
    eye: { radius: eye.radius * 1.14 },
    tail: { length: tail.length * 0.75 },
    mane: sheet.mane === 'ruff' ? undefined : sheet.mane,
    horns:
      sheet.horns?.kind === 'single' || sheet.horns?.kind === 'three'
        ? { ...sheet.horns, length: sheet.horns.length * 0.6 }
        : undefined,
    tusks: undefined,
    gait: { ...sheet.gait, stride: sheet.gait.stride * 0.86 },
  });
}
