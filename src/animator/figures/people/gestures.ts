import { TAU } from '../../maths/ease.ts';
import type { Pose } from '../rig.ts';
import { type FrontArm, type FrontPose, HANGING } from './pose-parts.ts';

/** What the arms and the face do while the body stands. */
export function findGesture(phase: number, act: Pose['act']): Partial<FrontPose> {
  const turn = phase * TAU;
  const wag = Math.sin(turn * 3);
  switch (act) {
    case 'wave':
      return {
        right: { ...HANGING, out: 2.05 + wag * 0.06, fore: 2.86 + wag * 0.34, lower: 0.96, hand: 'open' },
        smile: 1,
        mouth: 0.35,
        brow: 0.4,
        headTilt: 0.05 + wag * 0.012,
        shoulderTilt: -0.05,
        gazeX: 0,
        turn: 0.15,
      };
    case 'point':
      return {
        right: { ...HANGING, out: 1.5, fore: 1.62 + Math.sin(turn) * 0.04, hand: 'point' },
        turn: 0.85,
        gazeX: 0.8,
        gazeY: 0,
        brow: 0.5,
        shoulderTilt: -0.03,
      };
    case 'clap': {
      const apart = 0.5 + 0.5 * Math.cos(turn * 4);
      const arm = (tip: number): FrontArm => ({
        ...{ out: 0.36, fore: -(2.02 - apart * 0.5) + tip, upper: 0.86, lower: 0.8, hand: 'open', near: false },
      });
      return { left: arm(0), right: arm(0.06), smile: 1, mouth: 0.4, brow: 0.5, gazeX: 0, turn: 0.2 };
    }
    case 'eat':
    case 'drink': {
      // Up to the mouth and down again; it chews on the way.
      const up = 0.5 - 0.5 * Math.cos(turn);
      const chews = act === 'eat' && up < 0.5 ? 0.14 + 0.14 * Math.sin(turn * 8) : 0;
      return {
        right: {
          ...{ out: 0.42 + 0.53 * up, fore: -1.5 - 0.78 * up, upper: 0.84 - 0.12 * up, lower: 0.8 + 0.3 * up },
          ...{ hand: 'fist', near: true },
        },
        left: { ...HANGING, out: 0.22, fore: -0.5, upper: 0.96, lower: 0.8 },
        mouth: up > 0.86 && act === 'eat' ? 0.5 : chews,
        gazeX: 0,
        gazeY: 0.4,
        turn: 0.2,
        prop: act === 'eat' ? 'bun' : 'mug',
      };
    }
    case 'hold':
      return {
        right: { ...HANGING, out: 0.3, fore: 1.02, upper: 0.92, lower: 0.8, hand: 'fist' },
        smile: 0.8,
      };
    case 'read': {
      const arm: FrontArm = { out: 0.22, fore: -0.62, upper: 0.88, lower: 0.36, hand: 'fist', near: false };
      return {
        ...{ left: arm, right: arm, headTilt: 0.02, turn: 0.05, gazeX: Math.sin(turn * 2) * 0.6, gazeY: 1.2 },
        ...{ smile: 0.4, prop: 'book' },
      };
    }
    case 'play': {
      const strum = Math.sin(turn * 6);
      return {
        right: { ...{ out: 0.5, fore: -0.92 + strum * 0.2, upper: 0.94, lower: 0.78 }, hand: 'relaxed', near: false },
        left: { ...{ out: 0.5, fore: 2.0, upper: 0.82, lower: 0.72 }, hand: 'fist', near: false },
        ...{ headTilt: -0.06 + Math.sin(turn * 3) * 0.04, lean: Math.sin(turn * 3) * 0.02, turn: -0.35 },
        ...{ gazeX: -0.3, gazeY: 0.5, smile: 0.8, prop: 'guitar' },
      };
    }
    default:
      return {};
  }
}
