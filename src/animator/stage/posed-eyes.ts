import { type Body, type Expression, type Moment, QUIET } from '../bodies/body.ts';
import type { Vector } from '../maths/vector.ts';

const POSED = new WeakMap<Body, Map<string, Vector | null>>();
/** Seconds after an act began: by then it has lain down. */
const SETTLED = 1.5;

/** Where somebody's eyes are in its own space while it sits, lies, grazes or bends over its work; null for what has no head of its own. */
export function eyesIn(
  body: Body,
  act: string,
  { atPole = false, feels = 'calm' }: { readonly atPole?: boolean; readonly feels?: Expression } = {},
): Vector | null {
  return atPole
    ? posedEyes(body, act, `${act} at a pole`, holdingHigh(body))
    : posedEyes(body, act, feels === 'calm' ? act : `${act} in ${feels}`, {}, feels);
}

/** Of the height: where a hand has hold of a pole. */
const AT_POLE = 0.6;
/** A flag is planted by who stands, a seedling by who kneels: the pose goes by where the hand is. */
const holdingHigh = ({ height }: Body): Moment['contacts'] => ({
  rightHand: { at: [-height * 0.05, height * AT_POLE, height * 0.25], facing: null },
});

/** The same of a person on a seat, from where the hips are on it. */
export function eyesOnSeat(body: Body, act: string): Vector | null {
  return posedEyes(body, act, `${act} on a seat`, { hips: { at: [0, 0, 0], facing: null } });
}

function posedEyes(
  body: Body,
  act: string,
  key: string,
  contacts: Moment['contacts'],
  expression: Expression = 'calm',
): Vector | null {
  const { eyes } = body.anchors;
  if (body.head === undefined || eyes === undefined) return null;
  const known = POSED.get(body) ?? new Map<string, Vector | null>();
  POSED.set(body, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const moment = { ...QUIET, act, expression, since: SETTLED, lasts: SETTLED * 2, contacts };
  const posed = body.pose(moment).place(eyes.bone, eyes.at);
  known.set(key, posed);
  return posed;
}
