import type { BodyPart } from '../../body.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { Inflated } from './inflate.ts';

/** A photograph has light in it already: under the light of a stage it would become paler than it is. */
const LIT = 0.8;

/** The texels of a photograph as a stage lights them. */
export const dim = (pixels: Uint8Array): Uint8Array => pixels.map((value, at) => (at % 4 === 3 ? value : value * LIT));

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
