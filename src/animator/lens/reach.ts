import type { Body, Contact, ContactName } from '../bodies/body.ts';
import { gripShare } from '../bodies/grip-share.ts';
import { REACH } from '../bodies/rhythms.ts';
import { smoothstep } from '../maths/ease.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import type { Vector } from '../maths/vector.ts';
import type { Stage, Station } from '../stage/stage.ts';
import { handsOn } from './hold.ts';

type Contacts = Partial<Record<ContactName, Contact>>;

/** Where something was or will be, without what makes its change soft. */
export type PlaceAt = (figure: number, time: number) => { readonly matrix: Affine; readonly body: Body } | null;

/** Seconds before and after a change at which things are where they were, and where they will be. */
const ASIDE = 0.02;
/** Arm's lengths, of which a body's height knows: what is farther away nobody reaches for. */
const MOST_FAR = 0.95;

const heldIn = ({ support }: Station): number | null =>
  'on' in support || support.as !== 'held' ? null : support.figure;

/** Hands of whoever takes something or sets it down go where it is, or will be, until it changes hands, and back then. */
export function reachContacts(
  { stage, index, tall }: { readonly stage: Stage; readonly index: number; readonly tall: number },
  time: number,
  placeAt: PlaceAt,
  inOwn: (point: Vector) => Vector,
): Contacts {
  let contacts: Contacts = {};
  for (const [thing, { stations = [] }] of stage.figures.entries()) {
    for (const [at, change] of stations.entries()) {
      const before = stations[at - 1];
      if (before === undefined || change.by !== index) continue;
      const since = time - change.from;
      if (since < -REACH.out || since > REACH.back) continue;
      const [from, to] = [heldIn(before), heldIn(change)];
      // What goes from hand to hand is reached for by both, as the giving says.
      if ((from !== null && to !== null) || (from !== index && to !== index)) continue;
      const there = placeAt(thing, change.from + (to === index ? -ASIDE : ASIDE));
      const held = to === index ? change.support : before.support;
      if (there === null || 'on' in held) continue;
      const share = smoothstep(-REACH.out, -REACH.still, since) * (1 - smoothstep(REACH.still, REACH.back, since));
      for (const [hand, point] of Object.entries(
        handsOn(held, there.body, there.matrix) ?? gripOn(held.anchor, there),
      )) {
        const own = inOwn(point);
        if (Math.hypot(own[0], own[2]) > tall * MOST_FAR) continue;
        contacts = { ...contacts, [hand]: { at: own, facing: null, share } };
      }
    }
  }
  return contacts;
}

/** Where one hand takes it. */
function gripOn(anchor: string, { body, matrix }: { readonly matrix: Affine; readonly body: Body }) {
  const grip = body.anchors.handle?.at ?? [0, body.height * Math.max(0.1, gripShare(body)), 0];
  return { [anchor === 'gripLeft' ? 'leftHand' : 'rightHand']: transform(matrix, grip) };
}

/** Seconds in which something that has changed hands is as its new place has it: it was reached for there, so little is left of the way. */
const SETTLES = { hand: 0.22, arms: 0.55 } as const;

/** The last change of a figure and how much of it is done, 0 to 1; null where everything has settled. */
export function settlingAt(
  stations: readonly Station[] | undefined,
  time: number,
): { readonly from: number; readonly share: number } | null {
  const at = stations?.findLastIndex(({ from }) => time >= from) ?? 0;
  const [change, before] = [stations?.[at], stations?.[at - 1]];
  if (change === undefined || before === undefined) return null;
  const borneBy = ({ support }: Station): boolean => 'on' in support || !support.anchor.startsWith('chest');
  const lasts = borneBy(change) && borneBy(before) ? SETTLES.hand : SETTLES.arms;
  const share = smoothstep(0, lasts, time - change.from);
  return share >= 1 ? null : { from: change.from - ASIDE, share };
}

/** From one place to another: middles along a line, sides as they turn, each as long as it was. */
export function mixPlaces(a: Affine, b: Affine, share: number): Affine {
  const mixed = a.map((value, at) => value + ((b[at] ?? value) - value) * share);
  const at = (row: number, column: number): number => mixed[row * 4 + column] ?? 0;
  const lengthIn = (matrix: readonly number[], column: number): number =>
    Math.hypot(matrix[column] ?? 0, matrix[4 + column] ?? 0, matrix[8 + column] ?? 0);
  const scales = [0, 1, 2].map((column) => {
    const wanted = lengthIn(a, column) * (1 - share) + lengthIn(b, column) * share;
    return wanted / Math.max(1e-6, lengthIn(mixed, column));
  });
  const row = (y: number) => [0, 1, 2].map((x) => at(y, x) * (scales[x] ?? 1));
  return [...row(0), at(0, 3), ...row(1), at(1, 3), ...row(2), at(2, 3)];
}
