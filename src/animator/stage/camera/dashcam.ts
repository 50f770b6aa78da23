import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';

/** Metres: a camera behind a windscreen is so high, comes from so far, and stops before whom it shows. */
const [HEIGHT, COMES_FROM, STOPS_BEFORE] = [1.3, 25, 6.5];
/** Degrees that its picture is high, and the shaking of the car in metres. */
const [VIEW, SHAKE] = [50, 0.02];
/** Of where it points: as much is whom it shows, the rest the road ahead. */
const TO_SUBJECT = 0.45;
const AHEAD = 26;
const KEYS = 6;
/** Of the shot: by then the car has braked. */
const BRAKED = 0.7;
const ROADS = /^(?:road|street|lane|avenue|bridge|track|path)$/;

/** What a driver sees: along the road toward whom it shows, where the car stops in time; null where no road leads there. */
export function lookThroughWindscreen(
  { angle, from, to, pace }: Shot,
  subject: number,
  { facts, whereIs, view }: { readonly facts: PlaceFacts; readonly whereIs: WhereIs; readonly view: number },
): StageShot | null {
  if (angle !== 'dashcam') return null;
  const there = whereIs(subject, from + (to - from) * BRAKED);
  const along = roadAt(there.at, facts, view);
  const keys = Array.from({ length: KEYS }, (_, index): CameraKey => {
    const share = index / (KEYS - 1);
    const driven = Math.min(1, share / BRAKED);
    const far = COMES_FROM + (STOPS_BEFORE - COMES_FROM) * driven * (2 - driven);
    const [x, z] = [along.middle[0] - along.ahead[0] * far, along.middle[2] - along.ahead[2] * far];
    const eye: Vector = [x, floorAt(facts, x, z, 'air') + HEIGHT, z];
    const time = from + (to - from) * share;
    const { at, height } = whereIs(subject, time);
    const road = add(eye, scale(along.ahead, AHEAD));
    const target = add(road, scale(subtract([at[0], at[1] + height * 0.5, at[2]], road), TO_SUBJECT));
    return { time, eye, target, roll: 0, fieldOfView: VIEW, focus: Math.hypot(...subtract(target, eye)), aperture: 0 };
  });
  return { from, to, handheld: SHAKE, pace, keys, follow: null };
}

/** The point of the nearest road to somebody, and where it leads from there: away from where the place is looked at from. */
function roadAt(
  [x, , z]: Vector,
  { ways }: PlaceFacts,
  view: number,
): { readonly middle: Vector; readonly ahead: Vector } {
  const away: Vector = [-Math.sin(view), 0, -Math.cos(view)];
  let best: { readonly far: number; readonly middle: Vector; readonly ahead: Vector } | null = null;
  for (const { kind, points } of ways) {
    if (!ROADS.test(kind)) continue;
    for (const [index, b] of points.entries()) {
      const a = points[index - 1];
      if (a === undefined) continue;
      const [dx, dz] = [b[0] - a[0], b[2] - a[2]];
      const long = Math.max(1e-6, Math.hypot(dx, dz));
      const share = Math.min(1, Math.max(0, ((x - a[0]) * dx + (z - a[2]) * dz) / (long * long)));
      const middle: Vector = [a[0] + dx * share, 0, a[2] + dz * share];
      const far = Math.hypot(x - middle[0], z - middle[2]);
      const sense = dx * away[0] + dz * away[2] >= 0 ? 1 : -1;
      if (best === null || far < best.far) best = { far, middle, ahead: [(dx / long) * sense, 0, (dz / long) * sense] };
    }
  }
  return best ?? { middle: [x, 0, z], ahead: away };
}
