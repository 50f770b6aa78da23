import { type Body, QUIET } from '../bodies/body.ts';
import type { Vector } from '../maths/vector.ts';

const POSED = new WeakMap<Body, Map<string, Vector | null>>();
/** Seconds after an act began: by then it has lain down. */
const SETTLED = 1.5;

/** Where an animal's eyes are in its own space while it sits, lies or grazes; null for what has no head of its own. */
export function eyesIn(body: Body, act: string): Vector | null {
  const { eyes } = body.anchors;
  if (body.head === undefined || eyes === undefined) return null;
  const known = POSED.get(body) ?? new Map<string, Vector | null>();
  POSED.set(body, known);
  const before = known.get(act);
  if (before !== undefined) return before;
  const posed = body.pose({ ...QUIET, act, since: SETTLED, lasts: SETTLED * 2 }).place(eyes.bone, eyes.at);
  known.set(act, posed);
  return posed;
}
