import { bone, type Point } from '../pen.ts';
import type { Build } from './build.ts';
import type { Leg, SidePose } from './side-pose.ts';

export interface SideLeg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** How the foot is turned: positive lifts the heel. */
  readonly turn: number;
}

/** Where the joints of a body are, seen from the side. */
export interface SideFrame {
  readonly hip: Point;
  readonly chest: Point;
  readonly shoulder: Point;
  readonly head: Point;
  readonly near: SideLeg;
  readonly far: SideLeg;
}

const HEEL = -15;
const TOE = 38;

function layLeg(build: Build, hip: Point, leg: Leg): SideLeg {
  const knee = bone(hip, leg.angle, build.thigh);
  return { hip, knee, ankle: bone(knee, leg.angle - leg.bend, build.shin), turn: leg.foot };
}

/** The lowest point of a sole below the hip. */
function reachOf(build: Build, { ankle, turn }: SideLeg): number {
  const low = (along: number): number => Math.sin(turn) * along + Math.cos(turn) * build.ankle;
  return ankle[1] + Math.max(low(HEEL), low(TOE));
}

const SEAT_HEIGHT = 34;

/** The feet decide how high the hips are: whoever walks touches the ground at every step. */
export function findSideFrame(build: Build, pose: SidePose): SideFrame {
  const lowest = Math.max(...[pose.nearLeg, pose.farLeg].map((leg) => reachOf(build, layLeg(build, [0, 0], leg))));
  const hip: Point = [0, pose.sits ? -SEAT_HEIGHT : -lowest - pose.rise];
  const lean = pose.lean + build.stoop * 1.4;
  const chest: Point = [hip[0] + Math.sin(lean) * build.torso, hip[1] - Math.cos(lean) * build.torso];
  const tip = lean * 0.8 + 0.1;
  const reach = build.neck * 0.8 + build.head / 2;
  const head: Point = [
    chest[0] + Math.sin(tip) * reach + build.stoop * 50,
    chest[1] - Math.cos(tip) * reach + build.stoop * 40,
  ];
  return {
    hip,
    chest,
    shoulder: [chest[0] - 2, chest[1] + build.torso * 0.12],
    head,
    near: layLeg(build, hip, pose.nearLeg),
    far: layLeg(build, [hip[0] + 5, hip[1]], pose.farLeg),
  };
}
