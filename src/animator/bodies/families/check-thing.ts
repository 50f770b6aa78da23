import { type Body, QUIET } from '../body.ts';
import type { FieldKernel } from '../polygonise.ts';

/** What is wrong with a body of a thing: nothing, if its surfaces are sound, as large as it says and its anchors lie on it. For tests. */
export function faultsOf(body: Body, kernel: FieldKernel, acts: readonly string[]): string[] {
  const faults: string[] = [];
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  let triangles = 0;
  for (const { name, mesh, colours, texture } of body.makeParts(kernel)) {
    const count = mesh.positions.length / 3;
    triangles += mesh.indices.length / 3;
    if (!mesh.positions.every(Number.isFinite) || !mesh.normals.every(Number.isFinite))
      faults.push(`${name}: not finite`);
    if (!mesh.indices.every((index) => index < count)) faults.push(`${name}: an index points nowhere`);
    if (colours.length !== count * 3 || !colours.every((value) => value >= 0)) faults.push(`${name}: colours`);
    if (texture !== undefined && texture.coordinates.length !== count * 2) faults.push(`${name}: coordinates`);
    for (let at = 0; at < mesh.normals.length; at += 3) {
      const [x = 0, y = 0, z = 0] = [mesh.normals[at], mesh.normals[at + 1], mesh.normals[at + 2]];
      if (Math.abs(Math.hypot(x, y, z) - 1) > 0.01) {
        faults.push(`${name}: a normal is ${Math.hypot(x, y, z).toFixed(2)} long`);
        break;
      }
    }
    const wake = body.skeleton.has('wake') ? body.skeleton.number('wake') : -1;
    for (let at = 0; at < mesh.positions.length; at++) {
      // What it leaves on the water is no part of how large it is.
      if (mesh.joints[Math.floor(at / 3) * 4] === wake) continue;
      const axis = at % 3;
      const value = mesh.positions[at] ?? 0;
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  }
  const size = (axis: number): number => (high[axis] ?? 0) - (low[axis] ?? 0);
  if (triangles > 24_000) faults.push(`${triangles} triangles`);
  for (const [name, axis, said] of [
    ['height', 1, body.height],
    ['length', 2, body.length],
    ['width', 0, body.width],
  ] as const) {
    if (size(axis) > said * 1.7 + 0.05 || size(axis) < said * 0.6 - 0.02)
      faults.push(`${name} ${said.toFixed(2)}, made ${size(axis).toFixed(2)}`);
  }
  const reach = Math.max(size(0), size(1), size(2)) * 0.2 + 0.05;
  for (const [name, { bone, at }] of Object.entries(body.anchors)) {
    if (!body.skeleton.has(bone)) faults.push(`${name} hangs on no bone`);
    // Whoever works at it stands before it.
    if (/^(?:post|climb)/.test(name)) continue;
    if (at.some((value, axis) => value < (low[axis] ?? 0) - reach || value > (high[axis] ?? 0) + reach))
      faults.push(`${name} is not on it`);
  }
  for (const act of acts) {
    const pose = body.pose({ ...QUIET, act, since: 0.7, time: 1.3, gone: 2.1, speed: 1.5, turning: 0.2 });
    for (const { name } of body.skeleton.bones) {
      if (!pose.headOf(name).every(Number.isFinite)) faults.push(`${act}: ${name} is nowhere`);
    }
  }
  return faults;
}
