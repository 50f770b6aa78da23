import type { Placement } from '../../land/world.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Mesh, VERTEX_FLOATS } from '../../maths/mesh.ts';
import { type Craft, craftOf } from './craft.ts';
import { asItIs, cutOut, join, type MadeSurface, remember, type Surface, spanOf } from './surface.ts';

const LEAFY: ReadonlySet<number> = new Set((['leaf', 'needle', 'leaves', 'needles'] as const).map(materialOf));
const KEPT: ReadonlySet<number> = new Set(
  (['water', 'fall', 'glow', 'glass', 'print', 'cloud'] as const).map(materialOf),
);

/** What a place is furnished and planted with, made of the same. */
export function craftPlacements(placements: readonly Placement[], styles: readonly string[]): readonly Placement[] {
  const craft = craftOf(styles);
  if (craft === null) return placements;
  const made = new Map<Mesh, Mesh>();
  const madeOf = (mesh: Mesh): Mesh => {
    const known = made.get(mesh) ?? craftMesh(mesh, craft);
    made.set(mesh, known);
    return known;
  };
  return placements.map((placement) => {
    if (placement.texture !== undefined) return placement;
    const mesh = madeOf(placement.mesh);
    if (mesh === placement.mesh) return placement;
    return placement.coarse === undefined
      ? { ...placement, mesh }
      : { ...placement, mesh, coarse: madeOf(placement.coarse) };
  });
}

const FEWEST_LEAVES = 0.5;
const GRASSY: ReadonlySet<number> = new Set((['grass', 'petal'] as const).map(materialOf));

function craftMesh(mesh: Mesh, craft: Craft): Mesh {
  const { vertices, indices } = mesh;
  const count = vertices.length / VERTEX_FLOATS;
  const take = (offset: number, each: number): Float32Array => {
    const list = new Float32Array(count * each);
    for (let corner = 0; corner < count; corner++)
      for (let k = 0; k < each; k++) list[corner * each + k] = vertices[corner * VERTEX_FLOATS + offset + k] ?? 0;
    return list;
  };
  const materials = take(11, 1);
  if (materials.some((material) => KEPT.has(material))) return mesh;
  const surface = { positions: take(0, 3), normals: take(4, 3), occlusion: take(7, 1), colours: take(8, 3), indices };
  const span = spanOf(surface);
  const share = (of: ReadonlySet<number>): number =>
    materials.filter((material) => of.has(material)).length / Math.max(1, count);
  const shaped =
    share(GRASSY) > FEWEST_LEAVES
      ? craft.grass(surface)
      : share(LEAFY) > FEWEST_LEAVES
        ? craftTree(surface, materials, craft, span)
        : craft.thing(surface, span);
  if (shaped === null && craft.material === null) return mesh;
  const out = shaped ?? asItIs(surface);
  const floats = new Float32Array(out.from.length * VERTEX_FLOATS);
  const own = craft.material === null ? null : materialOf(craft.material);
  for (let corner = 0; corner < out.from.length; corner++) {
    const to = corner * VERTEX_FLOATS;
    const from = (out.from[corner] ?? 0) * VERTEX_FLOATS;
    floats[to + 3] = shaped === null ? (vertices[from + 3] ?? 0) : 0;
    floats[to + 7] = out.occlusion[corner] ?? 1;
    floats[to + 11] = own ?? vertices[from + 11] ?? 0;
    for (let axis = 0; axis < 3; axis++) {
      floats[to + axis] = out.positions[corner * 3 + axis] ?? 0;
      floats[to + 4 + axis] = out.normals[corner * 3 + axis] ?? 0;
      floats[to + 8 + axis] = out.colours[corner * 3 + axis] ?? 0;
    }
  }
  return { vertices: floats, indices: out.indices, twoSided: mesh.twoSided, sways: shaped === null && mesh.sways };
}

/** Its leaves as what the style makes of them, and its wood as any other thing. */
function craftTree(surface: Surface, materials: Float32Array, craft: Craft, span: number): MadeSurface | null {
  const { indices } = surface;
  const numbers = Array.from({ length: indices.length / 3 }, (_, triangle) => triangle);
  const [crown, wood] = [true, false].map((leaves) =>
    cutOut(
      surface,
      numbers.filter((triangle) => LEAFY.has(materials[indices[triangle * 3] ?? 0] ?? 0) === leaves),
    ),
  );
  if (crown === undefined || wood === undefined) return null;
  const leaves = craft.leaves(crown, span);
  if (leaves === null) return null;
  return join(remember(leaves, crown.from), remember(craft.thing(wood, span) ?? asItIs(wood), wood.from));
}
