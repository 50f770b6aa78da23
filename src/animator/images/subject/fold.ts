import { clamp, smoothstep } from '../../maths/ease.ts';
import type { Bones } from './bones.ts';
import type { SubjectPose } from './pose.ts';

/** Of the hind legs' length: how far haunches go down as it sits, and all of it as it lies; how far they come forward, and how far they bulge. */
const [SITS, LIES, FORWARD, BULGE] = [0.72, 0.8, 0.32, 0.3];
/** Of the height: how far somebody rises from a seat, and how far down one goes who sits on the ground. */
const [RISES, DOWN] = [0.1, 0.3];
/** Radians of a head that is laid to its side. */
const TILT = 0.22;

/** What sitting, lying, getting up and a tilt of the head do to a vertex: metres to the side and up. */
export function settle(bones: Bones, vertex: number, pose: SubjectPose): readonly [aside: number, up: number] {
  const [tiltAside, tiltUp] = tiltHead(bones, vertex, pose.tilt);
  const high = bones.high[vertex] ?? 0;
  const rise = pose.rise * RISES * bones.tall * smoothstep(0, 0.55, high);
  if (pose.sit === 0 && pose.lie === 0) return [tiltAside, tiltUp + rise];
  const [aside, up] = bones.puppet.legs.length > 0 ? fold(bones, vertex, pose) : [0, -lower(bones, vertex, pose)];
  return [tiltAside + aside, tiltUp + rise + up];
}

/** Whose legs are not seen goes down as a whole, out of the picture by its lower edge. */
const lower = ({ tall }: Bones, _vertex: number, { sit, lie }: SubjectPose): number =>
  tall * DOWN * 0.5 * Math.max(sit, lie);

/** Legs fold under the body; who sits on its haunches keeps its fore legs straight. */
function fold(bones: Bones, vertex: number, { sit, lie }: SubjectPose): readonly [number, number] {
  const { puppet, film } = bones;
  const count = puppet.legs.length;
  const length = Math.max(...puppet.legs.map(({ hip, foot }) => foot - hip)) * film.tall;
  const onFour = puppet.faces !== 0;
  const rear = onFour ? smoothstep(0, 1, bones.rear[vertex] ?? 0) : 1;
  const drop = length * (sit * SITS * rear + lie * LIES);
  let [leg, down] = [0, 0];
  for (let index = 0; index < count; index++) {
    const weight = bones.legs[vertex * count + index] ?? 0;
    leg += weight;
    down += weight * (bones.along[vertex * count + index] ?? 0);
  }
  const along = leg > 0 ? clamp(down / leg) : 0;
  const held = 1 - leg * along;
  const sense = onFour ? puppet.faces : 1;
  const folded = leg * (sit * rear + lie);
  const aside = folded * length * sense * (FORWARD * along + BULGE * Math.sin(Math.PI * along)) * (onFour ? 1 : 0.3);
  // Nothing goes down into the ground.
  const most = Math.max(0, (bones.high[vertex] ?? 0) * bones.tall - 0.015 * bones.tall);
  return [aside, -Math.min(most, drop * held)];
}

/** Around where it sits on its neck. */
function tiltHead(
  { puppet: { head }, head: shares, film, high, tall }: Bones,
  vertex: number,
  tilt: number,
): readonly [number, number] {
  const share = shares[vertex] ?? 0;
  if (head === null || tilt === 0 || share === 0) return [0, 0];
  const up = (high[vertex] ?? 0) * tall;
  return [Math.sin(tilt * TILT) * share * head.down * film.tall * clamp(up / tall, 0, 1), 0];
}
