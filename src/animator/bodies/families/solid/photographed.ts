import type { BodyPart } from '../../body.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { Inflated } from './inflate.ts';

/** A photograph has light in it already: under the light of a stage it would become paler than it is. */
const LIT = 0.8;

/** The texels of a photograph as a stage lights them. */
export const dim = (pixels: Uint8Array): Uint8Array => pixels.map((value, at) => (at % 4 === 3 ? value : value * LIT));

/** How much of the way aside a photograph leans that is blown up, and how much more it looks to its front or its back. */
const [LEAN, AHEAD] = [0.45, 0.5];

/** Its own light tells how round it is: a lamp behind it would draw its rim as a saw, cell by cell, where that faces straight aside. */
export const flattened = ({ mesh: { normals }, back }: Inflated): Float32Array =>
  normals.map((value, at) => {
    const first = at - (at % 3);
    const [x, y] = [(normals[first] ?? 0) * LEAN, (normals[first + 1] ?? 0) * LEAN];
    const z = (normals[first + 2] ?? 0) + (back[first / 3] === 1 ? -AHEAD : AHEAD);
    return (at - first === 2 ? z : value * LEAN) / Math.max(1e-6, Math.hypot(x, y, z));
  });

/** A solid with one picture on its front and one on its back, each a square of texels; `shape` is where it is and what moves it. */
export function photographed(
  name: string,
  solid: Inflated,
  shape: Pick<SkinnedMesh, 'positions' | 'joints' | 'weights'>,
  { front, behind, side }: { readonly front: Uint8Array; readonly behind: Uint8Array; readonly side: number },
): BodyPart {
  const both = new Uint8Array(side * side * 8);
  for (let y = 0; y < side; y++) {
    both.set(front.subarray(y * side * 4, (y + 1) * side * 4), y * side * 8);
    both.set(behind.subarray(y * side * 4, (y + 1) * side * 4), y * side * 8 + side * 4);
  }
  const coordinates = solid.coordinates.map((value, at) =>
    at % 2 === 1 ? value : value / 2 + ((solid.back[at >> 1] ?? 0) === 1 ? 0.5 : 0),
  );
  return {
    name,
    mesh: { ...solid.mesh, ...shape },
    material: 'cloth',
    colours: new Float32Array(shape.positions.length).fill(0.5),
    patches: null,
    texture: { width: side * 2, height: side, pixels: both, coordinates },
    twoSided: false,
  };
}
