import { add, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import { turned } from '../whereabouts.ts';
import { around, type Extent, type ExtentParts, middleOf } from './extent-points.ts';

/** Of whom these are shown, the face is not what is sharp. */
export const HANDS = /^(?:hands?|fingers|feet|foot|shoes|boots?|laces)$/;

/** Of somebody's height: how high a part is, how far before the body, and how much around it is seen. */
export const PARTS: Readonly<Record<string, { readonly up: number; readonly ahead: number; readonly around: number }>> =
  {
    ...{ hands: { up: 0.58, ahead: 0.2, around: 0.16 }, hand: { up: 0.58, ahead: 0.2, around: 0.14 } },
    ...{ fingers: { up: 0.58, ahead: 0.2, around: 0.14 } },
    // Of who is on one knee over the other foot.
    laces: { up: 0.1, ahead: 0.17, around: 0.12 },
    ...Object.fromEntries(
      ['feet', 'foot', 'shoes', 'shoe', 'boots', 'boot'].map((part) => [part, { up: 0.06, ahead: 0.03, around: 0.13 }]),
    ),
  };

/** Hands at a wheel, shoes on a floor: a part of somebody that fills the picture; `near` as near as can be. */
export function extentOfPart(
  { up, ahead, around: reach }: { readonly up: number; readonly ahead: number; readonly around: number },
  subject: number,
  parts: ExtentParts,
  times: readonly number[],
  near = false,
): Extent {
  const { whereIs } = parts;
  const points = times.flatMap((time) => {
    const { at, height, heading } = whereIs(subject, time);
    const held = up > FEET ? together(workOnSite(subject, parts, time), height) : null;
    const room = height * reach * (near ? AS_NEAR : AT_SITE);
    if (held !== null) return held.flatMap((point, k) => (k < 2 ? around(point, room, room) : [point]));
    const [x, z] = [at[0] + Math.sin(heading) * height * ahead, at[2] + Math.cos(heading) * height * ahead];
    return around([x, at[1] + height * up, z], height * reach, height * reach);
  });
  return { points, target: middleOf(points) };
}

/** Of somebody's height: hands that are farther apart do not fill one picture, and the upper one is looked at. */
const APART = 0.26;
function together(hands: readonly Vector[] | null, height: number): readonly Vector[] | null {
  const [first, second, ...rest] = hands ?? [];
  if (hands === null || first === undefined || second === undefined) return hands;
  const far = Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]) > height * APART;
  const upper = first[1] > second[1] ? first : second;
  return far && rest.length === 0 && Math.abs(first[1] - second[1]) > height * 0.1 ? [upper] : hands;
}

/** Of what is seen around a part: around each of two hands that are at something, and as near as can be. */
const [AT_SITE, AS_NEAR] = [0.36, 0.2];
/** Of the height: what is lower is no hand's. */
const FEET = 0.2;

/** Where the hands are of whoever is at something that says so, the right one first: on a wheel, a keyboard, a board. */
export function handsOnSite(
  subject: number,
  { bonds, players, whereIs }: Pick<ExtentParts, 'bonds' | 'players' | 'whereIs'>,
  time: number,
): readonly Vector[] | null {
  const bond = bonds.find(({ child, as }) => child === subject && as !== 'held');
  const site = players[bond?.parent ?? -1];
  if (bond === undefined || site === undefined) return null;
  // Of a bench these are the other seats, and of a chair its arms; a piano has keys.
  const furniture = site.order.family === 'furniture';
  if (furniture && !isKeyboard(site)) return null;
  const named = furniture ? ['handle2', 'handle'] : [`${bond.anchor}Right`, `${bond.anchor}Left`, 'handle', 'handle2'];
  const hands = named.map((name) => site.body.anchors[name]?.at).filter((hand) => hand !== undefined);
  const [first, second = first] = hands;
  if (first === undefined || second === undefined) return null;
  const { at, heading } = whereIs(bond.parent, time);
  return [first, second].map((hand) => add(at, turned(hand, heading, site.size)));
}

/** Hands that are at something, and what lies between them where it says that. */
export function workOnSite(
  subject: number,
  parts: Pick<ExtentParts, 'bonds' | 'players' | 'whereIs'>,
  time: number,
): readonly Vector[] | null {
  const hands = handsOnSite(subject, parts, time);
  const site = parts.bonds.find(({ child, as }) => child === subject && as !== 'held')?.parent ?? -1;
  const [player, worked] = [parts.players[site], parts.players[site]?.body.anchors.worked?.at];
  if (hands === null || player === undefined || worked === undefined) return hands;
  const { at, heading } = parts.whereIs(site, time);
  return [...hands, add(at, turned(worked, heading, player.size))];
}

/** What has keys, and is higher behind them than hands are. */
export const isKeyboard = ({ role }: Player): boolean => /piano|organ|harpsichord/.test(role.thing ?? '');
