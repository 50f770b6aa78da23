import { type Body, type Moment, QUIET } from '../bodies/body.ts';
import type { Vector } from '../maths/vector.ts';

const POSED = new WeakMap<Body, Map<string, Vector | null>>();
/** Seconds after an act began: by then it has lain down. */
const SETTLED = 1.5;

/** Where somebody's eyes are in its own space while it sits, lies, grazes or bends over its work; null for what has no head of its own. */
export function eyesIn(body: Body, act: string): Vector | null {
  return posedEyes(body, act, act, {});
}

/** The same of a person on a seat, from where the hips are on it. */
export function eyesOnSeat(body: Body, act: string): Vector | null {
  return posedEyes(body, act, `${act} on a seat`, { hips: { at: [0, 0, 0], facing: null } });
}

function posedEyes(body: Body, act: string, key: string, contacts: Moment['contacts']): Vector | null {
  const { eyes } = body.anchors;
  if (body.head === undefined || eyes === undefined) return null;
  const known = POSED.get(body) ?? new Map<string, Vector | null>();
  POSED.set(body, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const moment = { ...QUIET, act, since: SETTLED, lasts: SETTLED * 2, contacts };
  const posed = body.pose(moment).place(eyes.bone, eyes.at);
  known.set(key, posed);
  return posed;
}
