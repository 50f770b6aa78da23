import { smoothstep } from '../maths/ease.ts';
import { lightOf } from '../maths/mesh.ts';
import { aboutAxis, fromAxes } from '../maths/turn.ts';
import { add, cross, normalise, scale, UP, type Vector } from '../maths/vector.ts';
import { type BodyPart, makePart } from './body.ts';
import type { Coat } from './coat.ts';
import type { FieldKernel } from './polygonise.ts';
import type { Pose } from './pose.ts';
import { readHex } from './recolour.ts';
import type { Skeleton } from './skeleton.ts';
import { ballMesh } from './surfaces.ts';

/** One eye: a ball with iris, pupil and two highlights below two lids that turn. */
export interface Eye {
  readonly side: 'L' | 'R';
  readonly centre: Vector;
  readonly facing: Vector;
  readonly radius: number;
  readonly iris: string;
  /** Angles from the line of sight, radians. */
  readonly irisAngle: number;
  readonly pupilAngle: number;
  readonly white: string;
  readonly lid: string;
  readonly lash: string | null;
}

function axesOf({ facing }: Eye): { readonly right: Vector; readonly up: Vector; readonly forward: Vector } {
  const forward = normalise(facing);
  const right = normalise(cross(UP, forward));
  return { right, up: cross(forward, right), forward };
}

/** Colours by rings around where it looks at rest; the highlights stay above on both eyes. */
function eyeCoat(eye: Eye): Coat {
  const { right, up, forward } = axesOf(eye);
  const { centre, radius } = eye;
  // Both look a little inward, as eyes do that look at something near.
  const inward = eye.side === 'L' ? -0.1 : 0.1;
  const look = normalise(add(forward, add(scale(right, inward), scale(up, -0.02))));
  const disc = (angle: number, softness: number) =>
    ({ kind: 'facing', direction: look, from: Math.cos(angle + softness), to: Math.cos(angle - softness) }) as const;
  const iris = lightOf(readHex(eye.iris));
  const spot = (x: number, y: number, size: number) => {
    const at = normalise(add(forward, add(scale(right, x), scale(up, y))));
    return {
      kind: 'ball',
      centre: add(centre, scale(at, radius)),
      radii: [radius * size, radius * size, radius * size],
      softness: 0.2,
    } as const;
  };
  return [
    { colour: lightOf(readHex(eye.white)) },
    { colour: scale(iris, 0.32), where: disc(eye.irisAngle, 0.03) },
    { colour: iris, where: disc(eye.irisAngle - 0.1, 0.09) },
    {
      colour: scale(iris, 1.5),
      where: disc(eye.irisAngle - 0.1, 0.09),
      and: { kind: 'axis', direction: up, from: upAt(eye, up, -0.1), to: upAt(eye, up, -0.7) },
      amount: 0.6,
    },
    // Fibres, and the paler ring from which they spread.
    {
      colour: scale(iris, 0.5),
      amount: 0.6,
      where: disc(eye.irisAngle - 0.1, 0.05),
      and: { kind: 'noise', cells: scale([1, 1, 1], 6.5 / radius), threshold: 0.52, softness: 0.2, seed: 9 },
    },
    { colour: add(scale(iris, 1.35), [0.05, 0.035, 0.015]), amount: 0.55, where: disc(eye.pupilAngle + 0.1, 0.07) },
    { colour: lightOf(0x120c0a), where: disc(eye.pupilAngle, 0.03) },
    // Below the upper lid it is darker.
    {
      colour: [0.55, 0.55, 0.58],
      multiply: true,
      where: { kind: 'axis', direction: up, from: upAt(eye, up, 0.3), to: upAt(eye, up, 0.95) },
    },
    { colour: [1, 1, 1], where: spot(-0.27, 0.33, 0.19) },
    { colour: [1, 1, 1], where: spot(0.24, -0.26, 0.09), amount: 0.75 },
  ];
}

const upAt = ({ centre, radius }: Eye, up: Vector, share: number): number =>
  centre[0] * up[0] + centre[1] * up[1] + centre[2] * up[2] + radius * share;

/** `coarse` above 1 takes fewer facets, for those who are seen from afar. */
export function makeEye(kernel: FieldKernel, skeleton: Skeleton, eye: Eye, coarse = 1): BodyPart[] {
  const { right, up, forward } = axesOf(eye);
  const { side, centre, radius } = eye;
  const facets = (count: number): number => Math.max(4, Math.round(count / coarse));
  // Lids are plain: only the ball, with its iris, gains by more facets than usual.
  const plain = (count: number): number => Math.min(count, facets(count));
  const cap = { columns: plain(CAP.columns), rows: plain(CAP.rows), to: CAP.to };
  const ball = ballMesh(
    skeleton,
    `eye${side}`,
    { centre, radius, turn: fromAxes(right, up, forward) },
    { columns: facets(22), rows: facets(12) },
  );
  const over = { centre, radius: radius * 1.055 };
  const upper = ballMesh(skeleton, `lid${side}`, { ...over, turn: fromAxes(right, scale(forward, -1), up) }, cap);
  const lower = ballMesh(skeleton, `lowerLid${side}`, { ...over, turn: fromAxes(right, forward, scale(up, -1)) }, cap);
  const lid = lightOf(readHex(eye.lid));
  const edge = { kind: 'axis', direction: up, from: upAt(eye, up, 0.24), to: upAt(eye, up, 0.12) } as const;
  const lidCoat: Coat =
    eye.lash === null ? [{ colour: lid }] : [{ colour: lid }, { colour: lightOf(readHex(eye.lash)), where: edge }];
  return [
    makePart(kernel, { name: `eye${side}`, mesh: ball, material: 'eye', coat: eyeCoat(eye) }),
    makePart(kernel, { name: `lid${side}`, mesh: upper, material: 'skin', coat: lidCoat, twoSided: true }),
    makePart(kernel, {
      name: `lowerLid${side}`,
      mesh: lower,
      material: 'skin',
      coat: [{ colour: lid }],
      twoSided: true,
    }),
  ];
}
const CAP = { columns: 16, rows: 6, to: Math.PI / 2 - 0.02 } as const;

/** The upper lid opens farther than the lower: one that cuts the iris looks tired. */
const UPPER = 1.22;

/** How far lids are open: 1 wide, 0 shut. */
export function openLids(pose: Pose, eye: Eye, open: number, rest: number): void {
  const { right } = axesOf(eye);
  const mix = (shut: number, wide: number): number => shut + (wide - shut) * open;
  pose.turn(`lid${eye.side}`, aboutAxis(right, mix(0.1, -rest * UPPER)));
  pose.turn(`lowerLid${eye.side}`, aboutAxis(right, mix(0.05, rest * 1.05)));
}

/** Seconds in which lids rise or fall where a film tells of them. */
const [RISE_FROM, RISE_TO] = [0.3, 1.6];
const [CLOSE_FROM, CLOSE_TO] = [0.1, 0.7];

/** How far the eyes of an animal are shut in an act: asleep, blinking, or just opening. Those that were opened in the act before stay open. */
export function shutAt(now: Awake, act: string = now.act): number {
  const { expression, since, time, phase } = now;
  if (act === 'sleep' || expression === 'sleep') return 1;
  if (act === 'close_eyes') return smoothstep(CLOSE_FROM, CLOSE_TO, since);
  if (act === 'open_eyes' && act === now.act) return 1 - smoothstep(RISE_FROM, RISE_TO, since);
  return blinkAt(time, phase);
}

interface Awake {
  readonly act: string;
  readonly expression: string;
  readonly since: number;
  readonly time: number;
  readonly phase: number;
}

/** Somebody blinks every few seconds, each at their own times. */
export function blinkAt(time: number, phase: number): number {
  const beat = (time + phase * 7.3) % (2.6 + phase * 1.7);
  return Math.max(0, 1 - Math.abs(beat - 0.9) * 11);
}
