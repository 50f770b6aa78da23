import { findAct } from '../../catalogue/acts.ts';
import { findThing } from '../../catalogue/things.ts';
import { isTouched } from '../../catalogue/touched.ts';
import type { Beat, Role } from '../script.ts';

export type Near = 'wide' | 'medium' | 'close';

/** What one does where one is, seen in the whole body: it needs no feet in the picture. */
const AT_REST = /^(?:stand|sit|kneel|lean|lean_back|meditate|pray|cross_arms|hold|wear|carry|lie|sleep)$/;
/** Done with the hands and with all of the body, or with something that flies from them. */
export const WHOLE_BODY =
  /^(?:blow|carry|catch|conjure|dig|drop|fish|hit|juggle|lift_up|push|pull|push_swing|shoot|spray|sweep|throw|plant|light|pick_up|play_drums|play_piano|play_cello|dj|work)$/;

/** Done by two who stand before each other: a picture of both from the waist up. */
export const FACE_TO_FACE = /^(?:hug|kiss|shake_hands|high_five|take_hand)$/;

export function nearOf({ act, target, together, part }: Beat, roles: readonly Role[]): Near | null {
  const frame = findAct(act)?.frame ?? 'stay';
  if (AT_REST.test(act)) return null;
  // Who shows somebody how it is done is seen with them.
  if (act === 'explain' && target !== null && isAlive(target, roles)) return 'medium';
  if (frame === 'face' || frame === 'voice') return 'close';
  if (FACE_TO_FACE.test(act) && [target, ...together].some((id) => id !== null && isAlive(id, roles))) return 'medium';
  if (isTouched(act, part) && target !== null && isAlive(target, roles)) return 'medium';
  return frame === 'hands' && !WHOLE_BODY.test(act) ? 'medium' : 'wide';
}

export const isAlive = (id: number, roles: readonly Role[]): boolean => {
  const role = roles.find((each) => each.id === id);
  return role !== undefined && (role.person !== null || findThing(role.thing)?.alive === true);
};

/** Metres: what is smaller is in the picture of whoever holds it. */
const HANDY = 0.6;
export const isHandy = ({ thing, size }: Role): boolean => (findThing(thing)?.metres ?? 1) * size <= HANDY;
/** Metres: what is larger is behind them, as much of it as there is room for. */
const LARGE = 4;
export const isLarge = ({ thing, size }: Role): boolean => (findThing(thing)?.metres ?? 1) * size >= LARGE;
