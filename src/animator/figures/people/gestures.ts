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
    case 'eat': {
      // Up to the mouth and down again; it chews on the way.
      const up = 0.5 - 0.5 * Math.cos(turn);
      return {
        right: {
          out: 0.42 + 0.2 * up,
          fore: -1.7 - 0.86 * up,
          upper: 0.82,
          lower: 0.8 + 0.12 * up,
          hand: 'fist',
          near: true,
        },
        left: { ...HANGING, out: 0.3, fore: -1.3, upper: 0.9, lower: 0.6 },
        mouth: up > 0.8 ? 0.5 : up < 0.5 ? 0.14 + 0.14 * Math.sin(turn * 8) : 0.1,
        gazeX: 0,
        gazeY: 0.4,
        turn: 0.2,
      };
    }
    case 'read':
      return {
        left: { out: 0.26, fore: -1.62, upper: 0.92, lower: 0.6, hand: 'fist', near: false },
        right: { out: 0.26, fore: -1.62, upper: 0.92, lower: 0.6, hand: 'fist', near: false },
        headTilt: 0.02,
        turn: 0.05,
        gazeX: Math.sin(turn * 2) * 0.5,
        gazeY: 0.9,
        smile: 0.4,
      };
    case 'play':
      return {
        right: {
          out: 0.52,
          fore: -1.05 + Math.sin(turn * 6) * 0.22,
          upper: 0.9,
          lower: 0.72,
          hand: 'relaxed',
          near: false,
        },
        left: { out: 0.5, fore: 2.0 + Math.sin(turn * 2) * 0.06, upper: 0.82, lower: 0.72, hand: 'fist', near: false },
        headTilt: -0.06 + Math.sin(turn * 3) * 0.04,
        lean: Math.sin(turn * 3) * 0.02,
        turn: -0.35,
        gazeX: -0.3,
        gazeY: 0.5,
        smile: 0.8,
      };
    default:
      return {};
  }
}
