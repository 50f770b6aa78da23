import { add, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { Anchor } from '../../body.ts';
import type { PersonFrame } from './frame.ts';

/** What comes off somebody in one piece, and can be seen by itself. */
export const LOOSE = ['hat', 'glasses', 'face', 'neck', 'over', 'shoes', 'back'] as const;
export type Loose = (typeof LOOSE)[number];

/** Where it is on the body at rest, and where a hand takes it: at its side, and a coat by its collar. */
export function boxOf(slot: Loose, frame: PersonFrame) {
  const { onHead, headScale: s, build, hipY, shoulderY, legs } = frame;
  const box = (middle: Vector, size: Vector, handle: Vector) => ({
    low: subtract(middle, scale(size, 0.5)),
    high: add(middle, scale(size, 0.5)),
    half: Math.max(size[0], size[2]) / 2,
    handle,
    foot: subtract(middle, [0, size[1] / 2, 0]),
  });
  switch (slot) {
    case 'hat':
      return box(onHead(0, 0.16, 0), [0.5 * s, 0.26 * s, 0.5 * s], onHead(-0.225, 0.1, 0.02));
    case 'glasses':
      return box(onHead(0, -0.01, 0.12), [0.34 * s, 0.09 * s, 0.2 * s], onHead(-0.17, -0.01, 0.08));
    case 'face':
      return box(onHead(0, -0.03, 0.15), [0.3 * s, 0.26 * s, 0.16 * s], onHead(-0.14, -0.04, 0.15));
    case 'neck':
      return box(
        [0, shoulderY, build.chest * 0.4],
        [0.3 * s, 0.34 * s, 0.24 * s],
        [-0.08 * s, shoulderY + 0.06, 0.1 * s],
      );
    case 'shoes':
      return box(
        [0, 0.07, build.foot * 0.2],
        [(legs.L.ankle[0] + build.foot * 0.3) * 2, 0.14, build.foot],
        [0, 0.1, 0],
      );
    case 'over':
    case 'back':
      return box(
        [0, (shoulderY + hipY) / 2 - 0.08, 0],
        [build.shoulders * 2.4, shoulderY - hipY + 0.4, build.chest * 2],
        [-build.shoulders * 0.35, shoulderY + 0.02, -build.chest * 0.2],
      );
  }
}

/** Where each is on whoever wears it, by the names `wornHat`, `wornGlasses` …: from there it is taken, and there it is put on. */
export const wornAnchors = (frame: PersonFrame): Readonly<Record<string, Anchor>> =>
  Object.fromEntries(
    LOOSE.map((slot) => [
      wornAnchor(slot),
      { bone: slot === 'neck' || slot === 'over' || slot === 'back' ? 'chest' : 'head', at: boxOf(slot, frame).foot },
    ]),
  );
export const wornAnchor = (slot: Loose): string => `worn${slot.charAt(0).toUpperCase()}${slot.slice(1)}`;
