import { type Body, type Moment, QUIET } from '../bodies/body.ts';
import { add, subtract, type Vector } from '../maths/vector.ts';
import type { Player } from './players.ts';

const POSED = new WeakMap<Body, Map<string, readonly Vector[] | null>>();
/** Seconds after an act began: by then the hands are at it. */
const AT_IT = 1.5;

const HIPS: Moment['contacts'] = { hips: { at: [0, 0, 0], facing: null } };

/** Where both hands of somebody are in the film while they do this, the right one first: from the eyes, which are known. Null for who has none. */
export function handsAt(
  { body, size }: Pick<Player, 'body' | 'size'>,
  { eyes, heading, height }: { readonly eyes: Vector; readonly heading: number; readonly height: number },
  act: string,
): readonly Vector[] | null {
  const fromEyes = handsFromEyes(body, act, height < body.height * size * SEATED);
  return fromEyes?.map((hand) => add(eyes, turned(hand, heading, size))) ?? null;
}
/** Of the height: who is lower sits. */
const SEATED = 0.9;

function handsFromEyes(body: Body, act: string, sits: boolean): readonly Vector[] | null {
  const { gripRight, gripLeft, eyes } = body.anchors;
  if (gripRight === undefined || gripLeft === undefined || eyes === undefined) return null;
  const known = POSED.get(body) ?? new Map<string, readonly Vector[] | null>();
  POSED.set(body, known);
  const key = `${act} ${sits}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const pose = body.pose({ ...QUIET, act, since: AT_IT, lasts: AT_IT * 2, contacts: sits ? HIPS : {} });
  // Who stands has the eyes where a camera knows them to be, however far they bend over it.
  const from = sits ? pose.place(eyes.bone, eyes.at) : eyes.at;
  const hands = [gripRight, gripLeft].map(({ bone, at }) => subtract(pose.place(bone, at), from));
  known.set(key, hands);
  return hands;
}

const turned = ([x, y, z]: Vector, heading: number, size: number): Vector => {
  const [cosine, sine] = [Math.cos(heading) * size, Math.sin(heading) * size];
  return [x * cosine + z * sine, y * size, z * cosine - x * sine];
};
