import type { Light } from '../../../maths/mesh.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import type { BodyFamily, BodyPart } from '../../body.ts';
import type { Eye } from '../../eyes.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import { HOUSEHOLD } from '../household/family.ts';
import { PLANT } from '../plant/family.ts';
import { SOLID } from '../solid/family.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import type { ThingChoice } from './sheet.ts';

/** A thing that lives like somebody of a cartoon: its own body is the trunk, with a face, thin limbs, gloves and shoes. */
export interface LivingThing {
  readonly frame: PersonFrame;
  readonly eyes: readonly Eye[];
  readonly top: number;
  /** Where its front is, in metres before the middle, at a point of it. */
  frontAt(x: number, y: number): number;
  /** Its own surfaces, on a person's bones. */
  makeTrunk(skeleton: Skeleton, kernel: FieldKernel): BodyPart[];
}

/** Whose things may come alive: nothing that one lives in or drives. */
export const LIVING_FAMILIES: readonly BodyFamily[] = [HOUSEHOLD, PLANT, SOLID];

/** Metres of the trunk at most: as high as a child without its legs, and never so broad that the arms would not reach around it. */
const [HIGHEST, BROADEST] = [0.86, 0.66];
/** Of the height of the trunk: how low its foot hangs below the hips, where the eyes are and where the arms come out. */
const [BELOW_HIPS, EYES_AT, ARMS_AT] = [0.06, 0.62, 0.4];

interface Triangles {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

export function makeLivingThing(choice: ThingChoice, bare: PersonFrame, kernel: FieldKernel): LivingThing {
  const family = LIVING_FAMILIES.find(({ name }) => name === choice.family);
  if (family === undefined) throw new RangeError(`No thing of the family '${choice.family}' comes alive.`);
  const body = family.makeBody(choice.sheet, kernel);
  const lying = body.makeParts(kernel);
  const own = lying.map(standUp(lying));
  const box = boundsOf(own);
  const size = Math.min(HIGHEST / (box.high - box.low), BROADEST / (box.right - box.left));
  const [middle, deep] = [(box.left + box.right) / 2, (box.front + box.back) / 2];
  const tall = (box.high - box.low) * size;
  const foot = bare.hipY - tall * BELOW_HIPS;
  const placed = own.map((part) => ({
    positions: part.mesh.positions.map((value, at) =>
      at % 3 === 0 ? (value - middle) * size : at % 3 === 1 ? (value - box.low) * size + foot : (value - deep) * size,
    ),
    indices: part.mesh.indices,
  }));
  const eyesY = foot + tall * EYES_AT;
  const sides = sidesAt(placed, eyesY, tall * 0.07);
  const armsY = foot + tall * ARMS_AT;
  const arms = sidesAt(placed, armsY, tall * 0.07);
  const frontAt = (x: number, y: number): number => frontOf(placed, x, y) ?? ((box.front - deep) * size) / 2;
  const frame = fitFrame(bare, { sides, arms, eyesY, armsY, top: foot + tall, frontAt });
  return {
    frame,
    eyes: eyesOf(frame, averageOf(own)),
    top: foot + tall,
    frontAt,
    makeTrunk: (skeleton) =>
      own.map((part, index) => ({
        ...part,
        name: `thing ${part.name}`,
        mesh: {
          ...part.mesh,
          positions: placed[index]?.positions ?? part.mesh.positions,
          ...skinBetween(skeleton, placed[index]?.positions ?? part.mesh.positions, {
            foot,
            face: frame.onHead(0, -0.16, 0)[1],
          }),
        },
      })),
  };
}

/** Radians: what leans less stands well enough, what leans more lies. */
const [LEANS, LIES] = [0.3, 1.35];
/** Of its breadth: what is no longer than this has no axis to be set upright. */
const SLENDER = 1.5;

/** Carrots and bananas are drawn aslant: on legs they stand upright. */
function standUp(parts: readonly BodyPart[]): (part: BodyPart) => BodyPart {
  const sum = { x: 0, y: 0, xx: 0, xy: 0, yy: 0, count: 0 };
  for (const { mesh } of parts)
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x = 0, y = 0] = mesh.positions.subarray(at, at + 2);
      [sum.x, sum.y, sum.xx, sum.xy, sum.yy] = [sum.x + x, sum.y + y, sum.xx + x * x, sum.xy + x * y, sum.yy + y * y];
      sum.count++;
    }
  const [mx, my] = [sum.x / sum.count, sum.y / sum.count];
  const [xx, xy, yy] = [sum.xx / sum.count - mx * mx, sum.xy / sum.count - mx * my, sum.yy / sum.count - my * my];
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [long, broad] = [(xx + yy) / 2 + spread, Math.max(1e-9, (xx + yy) / 2 - spread)];
  // From upright to where it points, to the right.
  const lean = Math.atan2(xy, long - xx);
  const tilt = Math.abs(lean) > Math.PI / 2 ? lean - Math.sign(lean) * Math.PI : lean;
  if (Math.sqrt(long / broad) < SLENDER || Math.abs(tilt) < LEANS || Math.abs(tilt) > LIES) return (part) => part;
  const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)];
  const turned = (values: Float32Array, x0: number, y0: number): Float32Array => {
    const out = values.slice();
    for (let at = 0; at < values.length; at += 3) {
      const [x, y] = [(values[at] ?? 0) - x0, (values[at + 1] ?? 0) - y0];
      [out[at], out[at + 1]] = [x0 + x * cosine - y * sine, y0 + x * sine + y * cosine];
    }
    return out;
  };
  return (part) => ({
    ...part,
    mesh: { ...part.mesh, positions: turned(part.mesh.positions, mx, my), normals: turned(part.mesh.normals, 0, 0) },
  });
}

interface Sides {
  readonly left: number;
  readonly right: number;
}

/** How broad it is at a height; where it has no corners there, as between the ends of a box, between them. */
function sidesAt(meshes: readonly Triangles[], y: number, within: number): Sides {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const take = (x: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
  };
  eachTriangle(meshes, (corners) => {
    for (const [k, corner] of corners.entries()) {
      const next = corners[(k + 1) % 3] ?? corner;
      if (Math.abs(corner[1] - y) < within) take(corner[0]);
      if (corner[1] - y > 0 !== next[1] - y > 0)
        take(corner[0] + ((next[0] - corner[0]) * (y - corner[1])) / (next[1] - corner[1]));
    }
  });
  return left < right ? { left, right } : { left: -0.1, right: 0.1 };
}

function eachTriangle(meshes: readonly Triangles[], visit: (corners: readonly [Vector, Vector, Vector]) => void): void {
  for (const { positions, indices } of meshes)
    for (let at = 0; at < indices.length; at += 3) {
      const corner = (k: number): Vector => {
        const from = (indices[at + k] ?? 0) * 3;
        return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
      };
      visit([corner(0), corner(1), corner(2)]);
    }
}

function frontOf(meshes: readonly Triangles[], x: number, y: number): number | null {
  let front: number | null = null;
  eachTriangle(meshes, ([a, b, c]) => {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-12) return;
    const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
    const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
    if (u < 0 || v < 0 || u + v > 1) return;
    const z = a[2] + (b[2] - a[2]) * u + (c[2] - a[2]) * v;
    if (front === null || z > front) front = z;
  });
  return front;
}

function boundsOf(parts: readonly BodyPart[]) {
  const box = { left: 1e9, right: -1e9, low: 1e9, high: -1e9, back: 1e9, front: -1e9 };
  for (const { mesh } of parts)
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(at, at + 3);
      [box.left, box.right] = [Math.min(box.left, x), Math.max(box.right, x)];
      [box.low, box.high] = [Math.min(box.low, y), Math.max(box.high, y)];
      [box.back, box.front] = [Math.min(box.back, z), Math.max(box.front, z)];
    }
  return box;
}

/** Of the breadth at the eyes: how far each is from the middle. In head units that is `EYE_X`. */
const [EYE_SHARE, EYE_X] = [0.19, 0.0745];
/** Metres: so large are the eyes of the broadest. */
const WIDEST_GAP = 0.105;

/** A person's points, moved to where the thing has room for them. */
function fitFrame(
  bare: PersonFrame,
  {
    sides,
    arms,
    eyesY,
    armsY,
    top,
    frontAt,
  }: {
    readonly sides: Sides;
    readonly arms: Sides;
    readonly eyesY: number;
    readonly armsY: number;
    readonly top: number;
    readonly frontAt: (x: number, y: number) => number;
  },
): PersonFrame {
  const gap = Math.min(WIDEST_GAP, Math.max(0.05, (sides.right - sides.left) * EYE_SHARE));
  const headScale = gap / EYE_X;
  const across = (sides.left + sides.right) / 2;
  const headCentre: Vector = [across, eyesY, 0];
  const onHead = (x: number, y: number, z: number): Vector =>
    add(headCentre, [x * headScale, y * headScale, z * headScale]);
  const eyeRadius = gap * 0.86;
  const eyeOf = (sign: number): Vector => {
    const x = across + sign * gap;
    return [x, eyesY, frontAt(x, eyesY) - eyeRadius * 0.42];
  };
  const build = {
    ...bare.build,
    ...{ height: top, shoulders: Math.max(0.06, ((arms.right - arms.left) / 2) * 0.94), armRadius: 0.024 },
    ...{ legRadius: 0.032, hand: 0.15, foot: 0.2, chest: 0.14, neck: 0.03, head: headScale * 0.4 },
  };
  const moveArm = (side: 'L' | 'R', sign: number): PersonFrame['arms']['L'] => {
    const arm = bare.arms[side];
    const shoulder: Vector = [(sign > 0 ? arms.right : arms.left) * 0.94, armsY, 0];
    const by: Vector = [shoulder[0] - arm.shoulder[0], shoulder[1] - arm.shoulder[1], shoulder[2] - arm.shoulder[2]];
    return { ...arm, shoulder, elbow: add(arm.elbow, by), wrist: add(arm.wrist, by) };
  };
  return {
    ...bare,
    ...{ build, headCentre, headScale, onHead, eyeRadius, chinY: armsY + 0.02, shoulderY: armsY + 0.02 },
    torso: Math.max(0.12, armsY + 0.02 - bare.hipY),
    arms: { L: moveArm('L', 1), R: moveArm('R', -1) },
    eyes: { L: eyeOf(1), R: eyeOf(-1) },
    hairChains: [],
  };
}

function eyesOf(frame: PersonFrame, [red, green, blue]: Light): Eye[] {
  const hex = (value: number): string =>
    Math.round(255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2))
      .toString(16)
      .padStart(2, '0');
  return SIDES.map(([side, sign]) => ({
    ...{ side, centre: frame.eyes[side], facing: [sign * 0.06, 0, 1] as Vector, radius: frame.eyeRadius },
    ...{ iris: '#3a2415', irisAngle: 0.62, pupilAngle: 0.46, white: '#f8f6f1', lash: null },
    lid: `#${hex(red * 0.8)}${hex(green * 0.8)}${hex(blue * 0.8)}`,
  }));
}

/** The lids are of the colour of the thing. */
function averageOf(parts: readonly BodyPart[]): Light {
  const [part] = [...parts].sort((a, b) => b.mesh.positions.length - a.mesh.positions.length);
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  const take = (values: ArrayLike<number>, stride: number, light: (value: number) => number): void => {
    for (let at = 0; at + 2 < values.length; at += stride) {
      if (stride === 4 && (values[at + 3] ?? 0) < 128) continue;
      for (const k of [0, 1, 2] as const) sum[k] += light(values[at + k] ?? 0);
      sum[3]++;
    }
  };
  if (part?.texture === undefined) take(part?.colours ?? [], 3, (value) => value);
  else take(part.texture.pixels, 4, (value) => (value / 255) ** 2.2);
  const count = Math.max(1, sum[3]);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** It bends as a whole: its foot goes with the hips, its face with the head. */
function skinBetween(
  skeleton: Skeleton,
  positions: ArrayLike<number>,
  { foot, face }: { readonly foot: number; readonly face: number },
): { readonly joints: Uint8Array; readonly weights: Float32Array } {
  const count = positions.length / 3;
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  const [hips, chest, head] = [skeleton.number('hips'), skeleton.number('chest'), skeleton.number('head')];
  for (let vertex = 0; vertex < count; vertex++) {
    const up = Math.min(1, Math.max(0, ((positions[vertex * 3 + 1] ?? 0) - foot) / (face - foot)));
    joints.set([hips, chest, head, head], vertex * 4);
    weights.set([Math.max(0, 1 - up * 2), 1 - Math.abs(up * 2 - 1), Math.max(0, up * 2 - 1), 0], vertex * 4);
  }
  return { joints, weights };
}
