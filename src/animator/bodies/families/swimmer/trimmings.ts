import { lightOf } from '../../../maths/mesh.ts';
import { NO_TURN } from '../../../maths/turn.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { ballMesh } from '../../surfaces.ts';
import { bound, joinMeshes, tubeMesh } from '../../tubes-and-sheets.ts';
import { boneAt, SIDES, type SwimmerFrame } from './frame.ts';
import type { SwimmerSheet } from './sheet.ts';

const light = (colour: string) => lightOf(Number.parseInt(colour.slice(1), 16));

/** A tooth of the narwhal: straight out of the brow, two ropes wound around each other. */
function lanceOf(frame: SwimmerFrame, skeleton: Skeleton, long: number, radius: number): SkinnedMesh[] {
  const root = add(frame.at(0.03), [0, radius * 0.2, 0]);
  const thick = 0.011;
  return [0, Math.PI].map((from) =>
    tubeMesh(
      skeleton,
      Array.from({ length: 40 }, (_, k) => {
        const share = k / 39;
        const angle = from + share * 26;
        const far = thick * 0.7 * (1 - share * 0.85);
        return bound(
          add(root, [Math.cos(angle) * far, Math.sin(angle) * far + share * long * 0.12, share * long]),
          'root',
        );
      }),
      Array.from({ length: 40 }, (_, k) => thick * (1 - (k / 39) * 0.85)),
      6,
    ),
  );
}

/** Rays that stand apart, along the back and at both sides: as of a lionfish. */
function plumesOf(frame: SwimmerFrame, skeleton: Skeleton, most: number, wide: number): SkinnedMesh[] {
  const ray = (from: Vector, to: Vector, bone: string): SkinnedMesh =>
    tubeMesh(skeleton, [bound(from, bone), bound(to, bone)], [0.012, 0.003], 4);
  const along = Array.from({ length: 10 }, (_, k) => 0.24 + k * 0.045);
  return [
    ...along.map((share, k) => {
      const at = add(frame.at(share), [0, frame.radius(share) * 0.9, 0]);
      return ray(at, add(at, [0, most * (0.9 + 0.4 * Math.sin(k)), -0.12]), boneAt(share));
    }),
    ...SIDES.flatMap(([side, sign]) =>
      Array.from({ length: 9 }, (_, k) => {
        const root = add(frame.at(0.32), [sign * frame.radius(0.32) * wide * 0.9, -frame.radius(0.32) * 0.2, 0]);
        const angle = -0.9 + (k / 8) * 2.1;
        return ray(
          root,
          add(root, [sign * most * 1.5 * Math.cos(angle * 0.6), most * 1.5 * Math.sin(angle), -0.22]),
          `fin${side}`,
        );
      }),
    ),
  ];
}

/** A rod that bends over the mouth, and the light at its end. */
function makeLure(sheet: SwimmerSheet, frame: SwimmerFrame, skeleton: Skeleton, kernel: FieldKernel): BodyPart[] {
  const root = add(frame.at(0.16), [0, frame.radius(0.16) * 0.9, 0]);
  const points: Vector[] = [root, add(root, [0, 0.2, 0.08]), add(root, [0, 0.26, 0.24]), add(root, [0, 0.17, 0.36])];
  const end = points.at(-1) ?? root;
  const rod = tubeMesh(
    skeleton,
    points.map((at) => bound(at, 'root')),
    [0.018, 0.012, 0.009, 0.007],
    6,
  );
  const lamp = ballMesh(skeleton, 'root', { centre: end, radius: 0.042, turn: NO_TURN }, { columns: 14, rows: 10 });
  return [
    makePart(kernel, { name: 'rod', mesh: rod, material: 'skin', coat: [{ colour: light(sheet.coat.fin) }] }),
    makePart(kernel, { name: 'lure', mesh: lamp, material: 'glow', coat: [{ colour: lightOf(0xb8fff0, 2.4) }] }),
  ];
}

/** Spikes, whiskers, tusks and teeth; a lance, a light on a rod, long rays. */
export function makeTrimmings(
  sheet: SwimmerSheet,
  frame: SwimmerFrame,
  skeleton: Skeleton,
  kernel: FieldKernel,
): BodyPart[] {
  const pins: SkinnedMesh[] = [];
  const pin = (from: Vector, to: Vector, bone: string, thick: number): void => {
    pins.push(tubeMesh(skeleton, [bound(from, bone), bound(to, bone)], [thick, thick * 0.12], 4));
  };
  const { profile, wide } = sheet;
  if (sheet.spikes === true)
    for (let ring = 0; ring < 8; ring++)
      for (let k = 0; k < 12; k++) {
        const share = 0.2 + ring * 0.085;
        const angle = ((k + (ring % 2) * 0.5) / 12) * Math.PI * 2;
        const r = frame.radius(share);
        const out: Vector = [Math.cos(angle) * wide, Math.sin(angle), 0.1 - ring * 0.06];
        const at = add(frame.at(share), scale(out, r * 0.93));
        pin(at, add(at, scale(out, 0.05)), boneAt(share), 0.012);
      }
  for (const [, sign] of SIDES) {
    const cheek = add(frame.at(0.01), [sign * profile[0] * wide * 0.6, -profile[0] * 0.35, 0]);
    if (sheet.whiskers === true)
      for (const up of [-1, 0, 1]) pin(cheek, add(cheek, [sign * 0.09, up * 0.02 - 0.02, 0.02]), 'root', 0.003);
    if (sheet.tusks === true) pin(cheek, add(cheek, [sign * 0.012, -0.115, 0.035]), 'root', 0.016);
    if (sheet.teeth === true)
      for (let k = 0; k < 6; k++) {
        const at = add(frame.at(0.03 + k * 0.018), [
          sign * profile[0] * wide * (0.35 + k * 0.09),
          -profile[0] * 0.42,
          0,
        ]);
        pin(at, add(at, [0, -0.022, 0]), 'root', 0.007);
      }
  }
  if (sheet.lance !== undefined) pins.push(...lanceOf(frame, skeleton, sheet.lance, profile[0]));
  if (sheet.plumes === true) pins.push(...plumesOf(frame, skeleton, Math.max(...profile), wide));
  const lure = sheet.lure === true ? makeLure(sheet, frame, skeleton, kernel) : [];
  if (pins.length === 0) return lure;
  const colour = sheet.spikes === true || sheet.plumes === true ? light(sheet.coat.fin) : lightOf(0xf6f1e6);
  return [
    ...lure,
    makePart(kernel, { name: 'pins', mesh: joinMeshes(pins), material: 'porcelain', coat: [{ colour }] }),
  ];
}
