import { type LandmarkRow, landmarkOf } from '../catalogue/landmarks.ts';
import { FROM_ALOFT } from '../catalogue/roofs.ts';
import { standing } from '../maths/matrix.ts';
import { boundsOf } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';
import { darkOf } from './kits/architecture/light.ts';
import { LANDMARK_BODIES } from './kits/landmarks/bodies.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from './place.ts';
import type { Placement, World } from './world.ts';

/** Radians by which cameras may go around before what the film is at leaves the picture. */
const SLACK = 0.3;
/** Of its distance: so tall it is whole above whoever is filmed; what is taller is made smaller. */
const SEEN_TALL = 0.27;
/** Metres behind the middle that a camera stands. */
const CAMERA_METRES = 6;
/** Times as far and as large above the roofs of a town, which are seen from higher up. */
const ALOFT = 2;
/** Lower than this nothing hides what stands far behind it. */
const LOW_METRES = 1.6;
/** Nothing is cleared away that is so near: it stands around whoever is filmed. */
const NEAR_METRES = 13;

/** What an order names, where it is outdoors and none of what it does not want. */
export const famousIn = ({ dressing, without }: PlaceOrder): LandmarkRow | null =>
  dressing.flatMap((word) => (without.includes(word) ? [] : (landmarkOf(word) ?? []))).at(0) ?? null;

/** Any place outdoors can have something famous behind whoever is filmed: cameras look that way, and it stands there, seen past all that grows. */
export function withLandmarks(place: PlaceBuilder): PlaceBuilder {
  return {
    name: place.name,
    describe(order) {
      const [facts, famous] = [place.describe(order), famousIn(order)];
      if (famous === null || facts.indoor) return facts;
      return { ...facing(facts), heightAt: pavedOver(famous, facts, facts.heightAt) };
    },
    build(order, sight, detail) {
      const world = place.build(order, sight, detail);
      const famous = famousIn(order);
      return famous === null || world.room !== undefined ? world : set(famous, order, place.describe(order), world);
    },
  };
}

const facing = ({ lookout: _, ...facts }: PlaceFacts): PlaceFacts => ({
  ...facts,
  viewSlack: Math.min(SLACK, facts.viewSlack ?? SLACK),
});

function set(famous: LandmarkRow, order: PlaceOrder, facts: PlaceFacts, world: World): World {
  const body = LANDMARK_BODIES[famous.body];
  if (body === undefined) throw new Error(`No such landmark: ${famous.body}`);
  const { bestView, middle = [0, 0, 0] } = facts;
  const [s, c] = [Math.sin(bestView), Math.cos(bestView)];
  const far = order.dressing.includes(FROM_ALOFT) ? ALOFT : 1;
  const [away, aside] = [famous.awayMetres * far, famous.asideMetres * far];
  const x = middle[0] - s * away + c * aside;
  const z = middle[2] - c * away - s * aside;
  const size = body.around === true ? 1 : Math.min(1, (SEEN_TALL * (away + CAMERA_METRES)) / body.tall);
  const reach = body.reach * size;
  // What stands where a river is stands on its bank.
  const ground = Math.max(lowestAround(world, x, z, Math.min(reach, 40)), facts.waterLevel ?? Number.NEGATIVE_INFINITY);
  const at: Vector = [
    x,
    body.foot === undefined
      ? body.paved === undefined
        ? ground - 0.1
        : PAVED_METRES
      : (facts.waterLevel ?? 0) + body.foot,
    z,
  ];
  const placement: Placement = {
    ...{ mesh: body.make(darkOf(order)), matrix: standing(at, bestView, size), stays: true },
    shades: away < 60,
  };
  // Houses of a street stay: it is seen at its end.
  const stay = body.around === true || facts.street !== undefined;
  const kept = stay ? world.placements : world.placements.filter(makeClearing(middle, at, reach));
  const { paved } = body;
  const bare =
    paved === undefined
      ? kept
      : kept.filter(({ matrix: [, , , px = 0, , , , , , , , pz = 0] }) => {
          const [ox, oz] = [px - middle[0], pz - middle[2]];
          return (ox === 0 && oz === 0) || Math.abs(ox) > paved.half + 1 || oz > paved.from || oz < paved.to;
        });
  const heightAt = world.heightAt === null ? null : pavedOver(famous, facts, world.heightAt);
  return { ...world, placements: [...bare, placement], heightAt };
}

/** Metres: so high is the pavement of what the film plays on, above all that the land does there. */
const PAVED_METRES = 0.12;

/** The ground as figures know it: where a landmark is paved, they stand on that. */
function pavedOver(
  famous: LandmarkRow,
  { middle: [mx, , mz] = [0, 0, 0] }: PlaceFacts,
  heightAt: (x: number, z: number) => number,
): (x: number, z: number) => number {
  const paved = LANDMARK_BODIES[famous.body]?.paved;
  if (paved === undefined) return heightAt;
  return (x, z) =>
    Math.abs(x - mx) < paved.half && z - mz < paved.from && z - mz > paved.to ? PAVED_METRES : heightAt(x, z);
}

/** Its foot is in the ground on every side. */
function lowestAround({ heightAt }: World, x: number, z: number, reach: number): number {
  if (heightAt === null) return 0;
  let least = heightAt(x, z);
  for (let k = 0; k < 8; k++) {
    const angle = (k / 8) * Math.PI * 2;
    least = Math.min(least, heightAt(x + Math.sin(angle) * reach * 0.7, z + Math.cos(angle) * reach * 0.7));
  }
  return least;
}

/** Keeps what neither stands in its footprint nor hides it from where the film plays. */
function makeClearing(middle: Vector, at: Vector, reach: number): (placement: Placement) => boolean {
  const heights = new Map<Placement['mesh'], number>();
  const highOf = (mesh: Placement['mesh']): number => {
    const known = heights.get(mesh);
    if (known !== undefined) return known;
    const { centre, radius } = boundsOf(mesh);
    const high = centre[1] + radius;
    heights.set(mesh, high);
    return high;
  };
  const [dx, dz] = [at[0] - middle[0], at[2] - middle[2]];
  const length = Math.hypot(dx, dz);
  const broad = Math.max(6, Math.min(reach, 30) * 0.8);
  return ({ mesh, matrix, stays }) => {
    if (stays === true || reach === 0) return true;
    const [px, pz] = [(matrix[3] ?? 0) - middle[0], (matrix[11] ?? 0) - middle[2]];
    // One mesh for a whole layer lies at the middle itself.
    if (px === 0 && pz === 0) return true;
    if (Math.hypot(px - dx, pz - dz) < reach) return false;
    const along = (px * dx + pz * dz) / Math.max(1, length);
    const aside = Math.abs(px * dz - pz * dx) / Math.max(1, length);
    if (along < NEAR_METRES || along > length) return true;
    return aside > broad * (along / length) + 2.5 || highOf(mesh) * (matrix[5] ?? 1) < LOW_METRES;
  };
}
