import { clamp, mix } from '../../../maths/ease.ts';
import type { Light } from '../../../maths/mesh.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { PersonFrame } from './frame.ts';
import { light, mixLight } from './head.ts';
import { normalsOf } from './loft.ts';
import { DOWN, MOUTH_Y, middleShare, mouthHalf, UP, type Weights } from './mouth.ts';
import type { PersonSheet } from './sheet.ts';

interface Sheet2D {
  readonly rows: number;
  readonly columns: number;
  at(
    row: number,
    u: number,
  ): { readonly point: Vector; readonly colour: Light; readonly weights: Weights; readonly occlusion?: number };
}

/** A grid of rows between the corners of the mouth, with normals of its own. */
function gridPart(
  name: string,
  skeleton: Skeleton,
  frame: PersonFrame,
  sheet: Sheet2D,
  material: BodyPart['material'],
): BodyPart {
  const { rows, columns } = sheet;
  const count = rows * columns;
  const positions = new Float32Array(count * 3);
  const colours = new Float32Array(count * 3);
  const occlusion = new Float32Array(count).fill(1);
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const point = sheet.at(row, (column / (columns - 1)) * 2 - 1);
      positions.set(frame.onHead(...point.point), index * 3);
      colours.set(point.colour, index * 3);
      occlusion[index] = point.occlusion ?? 1;
      for (const [k, [bone, share]] of point.weights.entries()) {
        joints[index * 4 + k] = skeleton.number(bone);
        weights[index * 4 + k] = share;
      }
    }
  }
  const indices: number[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      indices.push(a, a + columns, a + 1, a + 1, a + columns, a + columns + 1);
    }
  }
  const mesh = {
    positions,
    normals: normalsOf(positions, indices),
    occlusion,
    joints,
    weights,
    indices: Uint32Array.from(indices),
  };
  return { name, mesh, material, colours, patches: null, twoSided: true };
}

const REST: { out: number; lift: number; tint: number; shade?: number } = { out: 0, lift: 0, tint: 1 };
const DEPTH_STEPS = 5;
const DEPTH_X = 0.068;
const DEPTH_LOW = -0.155;
const DEPTH_HIGH = -0.085;

/** Where the skin lies before a point of the mouth, in head units: measured on a small grid, which is enough for so smooth a place. */
function skinDepth(
  kernel: FieldKernel,
  { onHead, headScale: s, headCentre }: PersonFrame,
  head: Field,
): (x: number, y: number) => number {
  const depths = Array.from({ length: (DEPTH_STEPS + 1) ** 2 }, (_, index) => {
    const x = ((index % (DEPTH_STEPS + 1)) / DEPTH_STEPS) * DEPTH_X;
    const y = DEPTH_LOW + (Math.floor(index / (DEPTH_STEPS + 1)) / DEPTH_STEPS) * (DEPTH_HIGH - DEPTH_LOW);
    return (kernel.surface(head, onHead(x, y, 0.08), [0, 0, 1])[2] - headCentre[2]) / s;
  });
  return (x, y) => {
    const across = clamp(Math.abs(x) / DEPTH_X) * DEPTH_STEPS;
    const up = clamp((y - DEPTH_LOW) / (DEPTH_HIGH - DEPTH_LOW)) * DEPTH_STEPS;
    const [column, row] = [Math.min(DEPTH_STEPS - 1, Math.floor(across)), Math.min(DEPTH_STEPS - 1, Math.floor(up))];
    const at = (c: number, r: number): number => depths[r * (DEPTH_STEPS + 1) + c] ?? 0;
    const [u, v] = [across - column, up - row];
    return mix(mix(at(column, row), at(column + 1, row), u), mix(at(column, row + 1), at(column + 1, row + 1), u), v);
  };
}

export function makeMouth(
  kernel: FieldKernel,
  skeleton: Skeleton,
  sheet: PersonSheet,
  frame: PersonFrame,
  head: Field,
): BodyPart[] {
  const half = mouthHalf(sheet);
  const far = sheet.fineness === 'crowd';
  const columns = far ? 7 : 15;
  const skinAt = skinDepth(kernel, frame, head);
  const skin = light(sheet.skin);
  const man = sheet.gender === 'man';
  const rouge: Light = sheet.makeup ? [0.52, 0.03, 0.055] : [0.48, 0.075, 0.08];
  const lip = mixLight(skin, mixLight(scale(skin, 0.58), rouge, 0.68), man ? 0.7 : 0.98);
  const full = sheet.face.lips * (man ? 0.86 : 1.2);
  const ends = (u: number, bone: 'lipUp' | 'lipDown'): Weights => [
    [bone, middleShare(u)],
    [u > 0 ? 'cornerL' : 'cornerR', 1 - middleShare(u)],
  ];
  // Rows from the border with the skin over the swell of the lip to behind the teeth's edge.
  const lipRows = (sign: 1 | -1): Sheet2D => {
    const tall = (sign > 0 ? 0.0105 : 0.0135) * full;
    const swell = (sign > 0 ? 0.0045 : 0.0075) * full;
    const rows = [
      { out: 1.5, lift: -0.001, tint: 0 },
      { out: 1, lift: 0.0012, tint: 0.75 },
      { out: 0.55, lift: 0.001 + swell * 0.9, tint: 1 },
      { out: 0.15, lift: 0.001 + swell, tint: 1 },
      // Where they meet a line is seen, also between closed lips.
      { out: 0.02, lift: swell * 0.55, tint: 0.9, shade: 0.42 },
      { out: -0.12, lift: swell * 0.1, tint: 0.85, shade: 0.2 },
      { out: -0.18, lift: -0.012, tint: 0.45, shade: 0.2 },
    ] satisfies readonly { out: number; lift: number; tint: number; shade?: number }[];
    return {
      rows: rows.length,
      columns,
      at(row, uGrid) {
        const { out, lift, tint, shade = 1 } = rows[sign > 0 ? row : rows.length - 1 - row] ?? REST;
        const u = Math.sin((uGrid * Math.PI) / 2);
        const round = Math.sqrt(Math.max(0.0001, 1 - u * u));
        // The bow of the upper lip.
        const bow =
          sign > 0 && out > 0.4
            ? -0.0022 * full * Math.exp(-((u / 0.16) ** 2)) +
              0.0012 * full * Math.exp(-(((Math.abs(u) - 0.3) / 0.2) ** 2))
            : 0;
        const x = u * half * (1 + Math.max(0, out) * 0.03);
        const y = MOUTH_Y + sign * ((sign > 0 ? UP : DOWN) * middleShare(u) + out * tall * round ** 0.9 + bow);
        const z =
          skinAt(Math.min(Math.abs(x), half * 1.05), MOUTH_Y + sign * (sign > 0 ? UP : DOWN) * middleShare(u)) * 0.4 +
          skinAt(x, y) * 0.6;
        return {
          point: [x, y, z + lift * (0.25 + 0.75 * round)],
          colour: scale(mixLight(skin, scale(lip, tint < 0.5 ? 0.6 : 1), tint), shade),
          weights: ends(u, sign > 0 ? 'lipUp' : 'lipDown'),
        };
      },
    };
  };
  const dark: Light = [0.045, 0.008, 0.008];
  const bag: Sheet2D = {
    rows: 6,
    columns,
    at(row, uGrid) {
      const u = Math.sin((uGrid * Math.PI) / 2);
      const k = row / 5;
      const y = MOUTH_Y + middleShare(u) * (UP * 1.06 - (UP + DOWN) * 1.12 * k);
      const deep = Math.sin(Math.PI * k) * 0.05 * Math.sqrt(middleShare(u));
      const share = middleShare(u);
      return {
        point: [u * half, y, skinAt(u * half, MOUTH_Y) - 0.006 - deep],
        colour: scale(dark, 1 + 2.5 * k),
        weights: [
          ['lipUp', share * (1 - k)],
          ['lipDown', share * k],
          [u > 0 ? 'cornerL' : 'cornerR', 1 - middleShare(u)],
        ],
        occlusion: 0.55,
      };
    },
  };
  const teethOf = (sign: 1 | -1): Sheet2D => ({
    rows: 3,
    columns,
    at(row, u) {
      const wide = half * 0.78;
      const tall = (sign > 0 ? 0.017 : 0.011) * (1 - 0.35 * u * u);
      const from = MOUTH_Y + sign * ((sign > 0 ? UP : DOWN) + 0.003);
      const y = from - sign * tall * (sign > 0 ? row / 2 : 1 - row / 2);
      const z = Math.min(skinAt(u * wide, y), skinAt(u * wide, MOUTH_Y)) - 0.0125 - 0.016 * u * u;
      return {
        point: [u * wide, y, z],
        colour: [0.86, 0.83, 0.76],
        weights: [[sign > 0 ? 'head' : 'jaw', 1]],
        occlusion: 0.8,
      };
    },
  });
  const tongue: Sheet2D = {
    rows: 4,
    columns: 9,
    at(row, u) {
      const k = row / 3;
      const y = MOUTH_Y - DOWN * 0.62 + 0.006 * (1 - u * u) - 0.008 * k * k;
      const z = skinAt(0, MOUTH_Y) - 0.034 + 0.02 * k - 0.006 * u * u;
      return { point: [u * half * 0.62, y, z], colour: [0.56, 0.12, 0.13], weights: [['jaw', 1]], occlusion: 0.8 };
    },
  };
  const inside = [
    gridPart('teeth', skeleton, frame, teethOf(1), 'porcelain'),
    gridPart('lowerTeeth', skeleton, frame, teethOf(-1), 'porcelain'),
    gridPart('tongue', skeleton, frame, tongue, 'food'),
  ];
  return [
    gridPart('lipUp', skeleton, frame, lipRows(1), 'skin'),
    gridPart('lipDown', skeleton, frame, lipRows(-1), 'skin'),
    gridPart('mouth', skeleton, frame, bag, 'food'),
    ...(far ? [] : inside),
  ];
}
