import type { PixelSize } from '../../../core/media.ts';
import type { BentMesh } from '../../lens/bent.ts';
import { clamp } from '../../maths/ease.ts';
import { VERTEX_FLOATS } from '../../maths/mesh.ts';
import { distance, dot, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Plate, PlateCut } from './plate.ts';
import { DEPTH_AT, type Relief } from './relief.ts';

/** Of the depth of the ground: so far before it the rim lies, and behind it where it is not wanted; a season comes over both. */
const BEFORE = 0.0015;
/** Of the film's width: whoever has gone so far leaves the rim behind, and there the ground is seen that was painted in. */
const [STAYS, LEAVES] = [0.006, 0.012];

/**
 * The rim on the ground of a plate, seen where whoever it belongs to is as the picture has him: as long as neither he has moved nor the camera, which sees him before
 * another part of the ground from elsewhere (`eyeAt`).
 */
export function laySurroundings(
  plate: Plate,
  land: Relief,
  rim: PlateCut,
  body: BentMesh,
  eyeAt: (time: number) => Vector,
): BentMesh {
  const { area, columns, rows, camera } = plate;
  const { coordinates: whole } = land.texture;
  const indices: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [(column / columns) * area.width - rim.left, (row / rows) * area.height - rim.top];
      if (!shows(rim, left, top, { width: area.width / columns, height: area.height / rows })) continue;
      const from = (row * columns + column) * 6;
      indices.push(...land.mesh.indices.subarray(from, from + 6));
    }
  }
  const coordinates = whole.map((share, at) =>
    at % 2 === 0 ? (share * area.width - rim.left) / rim.width : (share * area.height - rim.top) / rim.height,
  );
  const wide = 2 * camera.across * (plate.subject?.depth ?? camera.focus);
  const used = [...new Set(indices)];
  const rest = positionsOf(body);
  const [moved, spots] = [new Float32Array(rest.length), new Float32Array(body.texture.coordinates.length)];
  const nearest = nearestVertices(plate, land, used, body);
  const rays = used.map((vertex) => rayTo(camera.eye, land.mesh.vertices, vertex));
  const depth = plate.subject?.depth ?? camera.focus;
  return {
    mesh: { ...land.mesh, indices: Uint32Array.from(indices) },
    texture: { ...land.texture, width: rim.width, height: rim.height, pixels: rim.pixels, coordinates },
    bend(time, positions) {
      moved.set(rest);
      spots.set(body.texture.coordinates);
      body.bend(time, moved, spots);
      const aside = subtract(eyeAt(time), camera.eye);
      for (const [index, vertex] of used.entries()) {
        const near = (nearest[index] ?? 0) * 3;
        const far = Math.hypot(
          (moved[near] ?? 0) - (rest[near] ?? 0),
          (moved[near + 1] ?? 0) - (rest[near + 1] ?? 0),
          (moved[near + 2] ?? 0) - (rest[near + 2] ?? 0),
        );
        const apart = far / wide + partedBy(aside, rays[index], depth, camera) / (2 * camera.across);
        const before = BEFORE * (1 - 2 * clamp((apart - STAYS) / (LEAVES - STAYS)));
        for (let axis = 0; axis < 3; axis++) {
          const eye = camera.eye[axis] ?? 0;
          const at = vertex * 3 + axis;
          positions[at] = eye + ((positions[at] ?? 0) - eye) * (1 - before);
        }
      }
    },
  };
}

interface Ray {
  /** To a metre along the line of sight of the camera that took the picture. */
  readonly along: Vector;
  readonly depth: number;
}

function rayTo(eye: Vector, vertices: Float32Array, vertex: number): Ray {
  const [x = 0, y = 0, z = 0] = vertices.subarray(vertex * VERTEX_FLOATS, vertex * VERTEX_FLOATS + 3);
  const depth = vertices[vertex * VERTEX_FLOATS + DEPTH_AT] ?? 1;
  return { along: scale(subtract([x, y, z], eye), 1 / depth), depth };
}

/** How far apart, as tangents, two are seen that lay behind each other in the picture, from so far aside of where that was taken. */
function partedBy(aside: Vector, ray: Ray | undefined, depth: number, { forward }: Plate['camera']): number {
  if (ray === undefined) return 0;
  const seen = (metres: number): Vector => {
    const from = subtract(scale(ray.along, metres), aside);
    return scale(from, 1 / Math.max(0.1, dot(from, forward)));
  };
  return distance(seen(ray.depth), seen(depth));
}

function positionsOf({ mesh: { vertices } }: BentMesh): Float32Array {
  const positions = new Float32Array((vertices.length / VERTEX_FLOATS) * 3);
  for (let vertex = 0; vertex < positions.length / 3; vertex++)
    positions.set(vertices.subarray(vertex * VERTEX_FLOATS, vertex * VERTEX_FLOATS + 3), vertex * 3);
  return positions;
}

/** Of all that are drawn of whoever stands there: which is seen next to each of the ground's. */
function nearestVertices(
  { area, size, subject }: Plate,
  land: Relief,
  used: readonly number[],
  { mesh, texture: { coordinates } }: BentMesh,
): Int32Array {
  const drawn = [...new Set(mesh.indices)];
  const { left, top, width, height } = subject?.cut ?? { ...area };
  const shares = coordinates.map((share, at) =>
    at % 2 === 0 ? (left + share * width - area.left) / size.width : (top + share * height - area.top) / size.height,
  );
  return Int32Array.from(used, (vertex) => {
    const [u, v] = [land.shares[vertex * 2] ?? 0, land.shares[vertex * 2 + 1] ?? 0];
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const each of drawn) {
      const away = ((shares[each * 2] ?? 0) - u) ** 2 + ((shares[each * 2 + 1] ?? 0) - v) ** 2;
      if (away < least) [best, least] = [each, away];
    }
    return best;
  });
}

function shows({ width, height, pixels }: PlateCut, left: number, top: number, cell: PixelSize): boolean {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(top + cell.height) + 1); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(left + cell.width) + 1); x++)
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) > 0) return true;
  }
  return false;
}
