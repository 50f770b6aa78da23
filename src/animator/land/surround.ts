import { outsideOf, tellOutside } from '../catalogue/outside.ts';
import { multiply, standing, transform } from '../maths/matrix.ts';
import { type Bounds, boundsOf, type Light, type Mesh, VERTEX_FLOATS } from '../maths/mesh.ts';
import type { PlaceBuilder, PlaceOrder } from './place.ts';
import type { Sight } from './sight.ts';
import type { Enclosure, Placement, World } from './world.ts';

/**
 * A place in a place: "a café under the sea", "a greenhouse on Mars", "a bedroom overlooking the bay". The land that is told of is built as it is for a
 * film of its own, a step below the floor, and whatever of it would stand within the walls, or between them and the camera, is left out.
 */
export function withOutside(place: PlaceBuilder, find: (name: string) => PlaceBuilder | null): PlaceBuilder {
  return {
    ...place,
    build(order, sight, detail) {
      const world = place.build(order, sight, detail);
      const name = outsideOf(order.dressing);
      const outer = name === null || name === place.name ? null : find(name);
      if (outer === null || world.enclosure === undefined) return world;
      return surround(
        world,
        world.enclosure,
        outer.build(orderOfLand(order, outer.name), sight, detail * FAR_DETAIL),
        sight,
      );
    },
  };
}

/** Of the detail of a film of its own: it is seen through panes. */
const FAR_DETAIL = 0.5;
/** Metres from the floor down to the land. */
const STEP = 0.5;
/** Metres around the walls in which nothing of the land stands, and before the front wall, where cameras stand back. */
const [CLEAR, CLEAR_FRONT] = [0.7, 9];

/** As it would be ordered without the room. */
const orderOfLand = (order: PlaceOrder, name: string): PlaceOrder => ({
  ...order,
  dressing: order.dressing.filter((word) => word !== tellOutside(name)),
  without: [],
});

function surround(world: World, { size, tint, glazed }: Enclosure, land: World, sight: Sight): World {
  const down = standing([0, -STEP, 0]);
  const isWithin = (x: number, z: number, radius = 0): boolean =>
    x > size.left - CLEAR - radius &&
    x < size.right + CLEAR + radius &&
    z > size.back - CLEAR - radius &&
    z < size.front + CLEAR_FRONT;
  const light: Light = glazed === true ? [1, 1, 1] : tint;
  const bounds = new Map<Mesh, Bounds>();
  const placements = land.placements.flatMap((one): Placement[] => {
    const matrix = multiply(down, one.matrix);
    const { centre, radius } = bounds.get(one.mesh) ?? boundsOf(one.mesh);
    bounds.set(one.mesh, { centre, radius });
    const [x, , z] = transform(matrix, centre);
    const reach = radius * Math.hypot(matrix[0] ?? 1, matrix[4] ?? 0, matrix[8] ?? 0);
    const moved: Placement = { ...one, matrix, tint: multiplyLight(one.tint ?? [1, 1, 1], light), mirrored: false };
    if (reach < WHOLE_METRES)
      return isWithin(x, z, Math.min(reach, 1.5)) || sight.nearest([x, 1, z]) < reach ? [] : [moved];
    const mesh = cut(one.mesh, (at) => {
      const [px, , pz] = transform(matrix, at);
      return isWithin(px, pz);
    });
    return [{ ...moved, mesh }];
  });
  const grounds = land.grounds.map(
    ({ mesh, shown }): Placement => ({
      ...{
        mesh: cut(shown ?? mesh, ([x, , z]) => isWithin(x, z)),
        matrix: down,
        tint: light,
        mirrored: false,
        stays: true,
      },
    }),
  );
  const { air } = world;
  return {
    ...world,
    placements: [...world.placements, ...placements, ...grounds],
    water: world.water ?? (land.water === null ? null : { ...land.water, level: land.water.level - STEP }),
    air: {
      ...(glazed === true ? land.air : air),
      sky: land.air.sky,
      stars: land.air.stars,
      // Water takes the sight of what is far, on both sides of the pane.
      fog: { ...land.air.fog, density: land.air.fog.density * INSIDE_FOG, haze: land.air.fog.haze * INSIDE_FOG },
    },
  };
}

const multiplyLight = (a: Light, b: Light): Light => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** Of the air outside: what of its mist is felt between the walls. */
const INSIDE_FOG = 0.5;
/** Metres: what is smaller is left out whole. */
const WHOLE_METRES = 6;

/** A mesh without the triangles whose middle lies where `isOut` says. */
function cut(mesh: Mesh, isOut: (at: readonly [number, number, number]) => boolean): Mesh {
  const { vertices, indices } = mesh;
  const kept: number[] = [];
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0];
    const middle = (axis: number): number =>
      corners.reduce((sum, corner) => sum + (vertices[corner * VERTEX_FLOATS + axis] ?? 0), 0) / 3;
    if (!isOut([middle(0), middle(1), middle(2)])) kept.push(...corners);
  }
  return kept.length === indices.length ? mesh : { ...mesh, indices: Uint32Array.from(kept) };
}
