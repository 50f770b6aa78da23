import type { Body, Contact, ContactName } from '../bodies/body.ts';
import { climbedTo, climbHolds, FROM_SURFACE } from '../bodies/climbs.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import { aboutX, aboutY, combine } from '../maths/turn.ts';
import { add, type Vector } from '../maths/vector.ts';
import { turned } from '../stage/whereabouts.ts';
import { toOwn } from './own-space.ts';

interface Climber {
  readonly body: Body;
  readonly size: number;
  /** Where it began. */
  readonly foot: Vector;
  readonly heading: number;
}

interface Climbed {
  readonly body: Body;
  readonly matrix: Affine;
  readonly heading: number;
  readonly size: number;
}

/** Where somebody is on the way up: people with hands and feet on the holds, beasts along it on all fours. */
export function ascend(
  { body, size, foot, heading }: Climber,
  on: Climbed,
  time: number,
): {
  readonly at: Vector;
  readonly contacts: Partial<Record<ContactName, Contact>>;
  readonly matrix: Affine | null;
} {
  const tall = body.height * size;
  const at = add(foot, turned(climbedTo(on.body, on.size, tall, time), on.heading, 1));
  if (body.anchors.gripRight === undefined) return { at, contacts: {}, matrix: upward(at, heading, size) };
  const contacts = Object.fromEntries(
    Object.entries(climbHolds(on.body, on.size, tall, time)).map(([limb, hold]) => [
      limb,
      { at: toOwn(transform(on.matrix, hold), at, heading, size), facing: null },
    ]),
  );
  return { at, contacts, matrix: null };
}

/** Its head above, its feet on what it climbs. */
function upward(at: Vector, heading: number, size: number): Affine {
  const turn = combine(aboutY(heading), aboutX(-Math.PI / 2));
  const [x, z] = [at[0] + Math.sin(heading) * FROM_SURFACE, at[2] + Math.cos(heading) * FROM_SURFACE];
  return [
    ...[turn[0] * size, turn[1] * size, turn[2] * size, x],
    ...[turn[3] * size, turn[4] * size, turn[5] * size, at[1]],
    ...[turn[6] * size, turn[7] * size, turn[8] * size, z],
  ];
}
