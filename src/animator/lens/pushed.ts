import type { Body, Contact, ContactName } from '../bodies/body.ts';
import { type Affine, standing, transform } from '../maths/matrix.ts';
import type { Vector } from '../maths/vector.ts';
import type { StageFigure } from '../stage/stage.ts';
import { turned } from '../stage/whereabouts.ts';

/** Where somebody stands whose hands push something along. */
export interface Pusher {
  readonly at: Vector;
  readonly heading: number;
  readonly size: number;
  readonly body: Body;
}

/** Of the pusher's height: how far before the body the hands have the grips, and where something without grips goes. */
const [GRIPS_AHEAD, AHEAD] = [0.2, 0.46];

export const isPushedAlong = ({ support }: StageFigure): boolean => !('on' in support) && support.anchor === 'ahead';

/** On the ground before whoever pushes it, its grips where the hands are. */
export function pushedAt(pusher: Pusher, body: Body, size: number): Vector {
  const tall = pusher.body.height * pusher.size;
  const { handle, handle2 } = body.anchors;
  const gripped = handle !== undefined && handle2 !== undefined;
  const ahead = gripped ? tall * GRIPS_AHEAD - handle.at[2] * size : tall * AHEAD;
  const [x, , z] = turned([0, 0, ahead], pusher.heading, 1);
  return [pusher.at[0] + x, pusher.at[1], pusher.at[2] + z];
}

/** Where the hands of whoever pushes it go. */
export function pushContacts(
  pusher: Pusher,
  body: Body,
  size: number,
  inOwn: (point: Vector) => Vector,
): Partial<Record<ContactName, Contact>> {
  const { handle, handle2 } = body.anchors;
  if (handle === undefined || handle2 === undefined) return {};
  const matrix: Affine = standing(pushedAt(pusher, body, size), pusher.heading, size);
  const on = (at: Vector): Contact => ({ at: inOwn(transform(matrix, at)), facing: null });
  return { leftHand: on(handle.at), rightHand: on(handle2.at) };
}
