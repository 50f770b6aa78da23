import { clamp, mix, TAU } from '../../maths/ease.ts';
import type { Point } from '../pen.ts';
import type { Pose } from '../rig.ts';
import type { Species } from './species.ts';

export type Posture = 'up' | 'sit' | 'down';

/** Where the parts of an animal are in one pose; everything is drawn from it. */
export interface Skeleton {
  readonly posture: Posture;
  readonly hip: Point;
  readonly shoulder: Point;
  readonly long: number;
  /** A point of the trunk: so far from the hip towards the shoulder, so far down from the line between them. */
  readonly at: (along: number, down: number) => Point;
  /** The same in shares: 0..1 from hip to shoulder, 0..1 from back to belly. */
  readonly on: (along: number, down: number) => Point;
  readonly neckBase: Point;
  readonly neckAngle: number;
  readonly head: Point;
  readonly headTurn: number;
  /** -1..1 */
  readonly breath: number;
  readonly turn: number;
  /** How much everything that hangs loose moves. */
  readonly lively: number;
  readonly sway: number;
  readonly mouth: number;
  readonly shut: boolean;
}

/** How deep hip and shoulder lie under the back, in shares of the girth. */
export const HIP_DEPTH = 0.42;
export const SHOULDER_DEPTH = 0.46;

/** Round heads look at the camera; long ones are seen from the side and follow the neck. */
const ROUND_HEADS = /^(?:cat|bigcat|bear|rabbit|pig|elephant)$/;

export function findPosture(species: Species, act: Pose['act']): Posture {
  if (act === 'lie' || act === 'sleep') return 'down';
  // A rabbit never stands on straight legs.
  if (species.head === 'rabbit' && (act === 'stand' || act === 'eat' || act === 'talk')) return 'down';
  // Pandas sit down to a meal.
  if (species.pattern === 'panda' && act === 'eat') return 'sit';
  if (act !== 'sit') return 'up';
  return species.foot === 'paw' ? 'sit' : 'down';
}

interface Spine {
  readonly hip: Point;
  readonly shoulder: Point;
  readonly arch: number;
}

function standSpine(species: Species, { gait, phase, act }: Pose, breath: number): Spine {
  const { length, girth, rise, arch, spring } = species;
  const turn = phase * TAU;
  const gallop = gait === 2 ? 0.35 + 0.65 * spring : 0;
  const step = gait === 1 ? Math.cos(turn * 2) * 0.014 : 0;
  const bob = step - gallop * 0.035 * Math.cos(turn * 2);
  const pitch = gallop * 0.042 * Math.cos(turn - 2.5) + (act === 'dance' ? Math.sin(turn * 2) * 0.05 : 0);
  const reach = length * (1 - gallop * 0.09 * Math.cos(turn));
  return {
    hip: [-reach / 2, -1 + girth * HIP_DEPTH + bob + pitch],
    shoulder: [reach / 2, -1 - rise + girth * SHOULDER_DEPTH + bob - pitch - breath * 0.006],
    arch: arch + gallop * 0.1 * Math.cos(turn) + breath * 0.006,
  };
}

/** Crouches, flies and lands again within one cycle. */
function leapSpine(species: Species, pose: Pose): Spine {
  const { phase } = pose;
  const { hip, shoulder, arch } = standSpine(species, { ...pose, gait: 0, act: 'stand' }, 0);
  const { high, crouch, tilt } = findLeap(phase);
  const down = crouch * 0.13 - high;
  return {
    hip: [hip[0], hip[1] + down + tilt * 0.1],
    shoulder: [shoulder[0], shoulder[1] + down - tilt * 0.14],
    arch: arch - high * 0.1,
  };
}

export interface Leap {
  readonly high: number;
  readonly crouch: number;
  /** 1 rises, -1 comes down. */
  readonly tilt: number;
}

export function findLeap(phase: number): Leap {
  const flight = clamp((phase - 0.25) / 0.5);
  const high = Math.sin(flight * Math.PI) * 0.2;
  const crouch =
    phase < 0.25 ? Math.sin((phase / 0.25) * Math.PI) : phase > 0.75 ? Math.sin(((phase - 0.75) / 0.25) * Math.PI) : 0;
  return {
    high,
    crouch,
    tilt: flight > 0 && flight < 1 ? Math.cos(flight * Math.PI) : crouch * (phase < 0.5 ? -0.4 : 0),
  };
}

function sitSpine({ length, girth, rise }: Species, breath: number): Spine {
  const long = length * 0.86;
  const seat = girth * 0.47;
  const tall = 1 - girth * SHOULDER_DEPTH + rise + 0.02;
  const tilt = Math.asin(clamp((tall - seat) / long, 0.4, 0.9));
  const hipX = -0.5 * long * Math.cos(tilt) - girth * 0.12;
  return {
    hip: [hipX, -seat],
    shoulder: [hipX + Math.cos(tilt) * long, -seat - Math.sin(tilt) * long - breath * 0.008],
    arch: 0.07,
  };
}

function lieSpine({ length, girth, rise, foot }: Species, asleep: boolean, breath: number): Spine {
  const curled = foot === 'paw' && asleep;
  const long = length * (curled ? 0.84 : 0.96);
  const lift = breath * (asleep ? 0.014 : 0.008);
  return {
    hip: [-long / 2, -girth * 0.5],
    shoulder: [long / 2, -girth * (curled ? 0.47 : 0.52) - rise * 0.4 - lift],
    arch: (curled ? 0.1 : 0.02) + lift,
  };
}

function findSpine(species: Species, pose: Pose, posture: Posture, breath: number): Spine {
  if (posture === 'sit') return sitSpine(species, breath);
  if (posture === 'down') return lieSpine(species, pose.act === 'sleep', breath);
  return pose.act === 'jump' ? leapSpine(species, pose) : standSpine(species, pose, breath);
}

interface Frame {
  readonly long: number;
  readonly at: Skeleton['at'];
  readonly on: Skeleton['on'];
}

function frameOf({ girth }: Species, { hip, shoulder, arch }: Spine): Frame {
  const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const at = (along: number, down: number): Point => {
    const share = clamp(along / long);
    const v = down - arch * 4 * share * (1 - share);
    return [hip[0] + ux * along - uy * v, hip[1] + uy * along + ux * v];
  };
  return { long, at, on: (u, w) => at(u * long, mix(-0.44, 0.52, w) * girth) };
}

/** Giraffes eat from the trees, and an elephant has its trunk. Long necks stay up even in sleep. */
const EATS_UPRIGHT = /^(?:giraffe|elephant)$/;

/** How low the middle of the head goes to what it eats, in sizes of the head. */
const GRAZE = { round: 0.5, long: 0.66 } as const;

interface Reach {
  readonly angle: number;
  readonly long: number;
  /** How far the forequarters must go down, or the mouth would not reach the ground. */
  readonly drop: number;
}

function reachDown(from: number, to: number, neck: number, most: number): Reach {
  const need = to - from;
  const long = clamp(need / 0.84, neck, neck * 1.45);
  const drop = clamp(need - long * 0.92, 0, most);
  return { long, drop, angle: -Math.asin(clamp((need - drop) / long, -0.2, 0.92)) };
}

function isAsleep({ act }: Pose): boolean {
  return act === 'sleep';
}

/** Ears flick and eyes close at moments of the cycle that do not meet. */
function blinks({ gait, phase }: Pose): boolean {
  return gait === 0 && phase >= 0.55 && phase < 0.62;
}

function openMouth({ act, gait, phase }: Pose): number {
  const turn = phase * TAU;
  // Every other pose, so that a voice can choose between neighbours.
  if (act === 'talk') return Math.round(phase * 16) % 2 === 1 ? 1 : 0;
  if (act === 'eat') return 0.5 + 0.5 * Math.sin(turn * 3);
  return gait === 2 ? 0.7 : 0;
}

/** Where the neck begins when nothing moves. */
function restHeight({ girth, rise }: Species): number {
  return -1 - rise + girth * SHOULDER_DEPTH * 0.7;
}

export function findSkeleton(species: Species, pose: Pose): Skeleton {
  const { girth, neck, headSize } = species;
  const turn = pose.phase * TAU;
  const posture = findPosture(species, pose.act);
  const breath = pose.gait === 0 ? Math.sin(turn) : 0;
  const lively = pose.gait === 2 ? 1 : pose.gait === 1 ? 0.35 : 0.12;
  const round = ROUND_HEADS.test(species.head);
  const baseOf = ({ at, long }: Frame): Point => at(long + girth * 0.06, -girth * SHOULDER_DEPTH * 0.3);
  let spine = findSpine(species, pose, posture, breath);
  let frame = frameOf(species, spine);
  let long = neck + 0.08;
  const nod = Math.sin(turn + 0.3) * 0.06 * lively;
  const eager = pose.gait === 2 ? -0.22 : posture === 'sit' ? 0.12 : pose.act === 'talk' ? 0.12 : 0;
  let angle = Math.min(1.3, species.neckAngle + eager) + nod + (pose.gait === 0 ? breath * 0.02 : 0);
  let headTurn = 0;
  const low =
    (isAsleep(pose) && neck < 0.5) || (pose.act === 'eat' && posture !== 'sit' && !EATS_UPRIGHT.test(species.head));
  if (low) {
    const resting = species.mane === 'lion' ? 0.5 : round ? 0.4 : 0.34;
    const target = isAsleep(pose) ? -headSize * resting : -headSize * GRAZE[round ? 'round' : 'long'];
    const reach = reachDown(baseOf(frame)[1], target + (isAsleep(pose) ? 0 : 0.02 * Math.sin(turn)), long, 0.26);
    spine = { ...spine, shoulder: [spine.shoulder[0], spine.shoulder[1] + reach.drop] };
    frame = frameOf(species, spine);
    [long, angle] = [reach.long, reach.angle];
    headTurn = isAsleep(pose) ? (round ? 0.16 : -0.3) : round ? 0.3 : 0.62;
  }
  const neckBase = baseOf(frame);
  // Whatever the body does, the head is carried almost level.
  const level = pose.gait === 2 && !low ? restHeight(species) - neckBase[1] : 0;
  const flick = pose.gait === 0 && pose.phase >= 0.25 && pose.phase < 0.4 ? 1.2 : 0;
  return {
    ...frame,
    posture,
    hip: spine.hip,
    shoulder: spine.shoulder,
    neckBase,
    neckAngle: angle,
    head: [neckBase[0] + Math.cos(angle) * long, neckBase[1] - Math.sin(angle) * long + level * 0.6],
    headTurn,
    breath,
    turn,
    lively,
    sway: Math.sin(turn + 2.2) * (0.35 + lively) + flick,
    mouth: openMouth(pose),
    shut: isAsleep(pose) || blinks(pose),
  };
}
