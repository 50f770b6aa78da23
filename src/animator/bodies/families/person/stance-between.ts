import { type Posture, postureOf } from '../../../catalogue/postures.ts';
import { mix, smoothstep } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import { mixStances, type Stance } from './stance.ts';

/**
 * How somebody comes from one posture into another. What the legs do not take part in is mixed; down and up one goes as people do: bent forward over the feet, one foot
 * after the other, onto the back by way of sitting, from the belly by way of the knees.
 */

/** Radians that one bends forward half way down, and how much of it the head takes back. */
const BENDS: Readonly<Partial<Record<Posture, number>>> = { seated: 0.62, kneeling: 0.35, crouching: 0.2, fours: 0.3 };
const LOOKS_UP = 0.55;
/** Lengths of leg that a foot is lifted which is set elsewhere. */
const STEP_UP = 0.14;
/** Lengths of arm that hands reach forward meanwhile. */
const REACHES = 0.34;

/** What one passes through. */
const MIDDLE: Readonly<Record<string, string>> = {
  ...{ 'upright lying': 'sit', 'kneeling lying': 'sit', 'crouching lying': 'sit', 'upright prone': 'kneel' },
  ...{ 'upright fours': 'kneel' },
};

/** The stance of a moment between two acts; `stanceOf` knows each of them alone. */
export function stanceBetween(moment: Moment, stanceOf: (moment: Moment) => Stance): Stance {
  const { before, contacts } = moment;
  const now = stanceOf(moment);
  if (before === null || before.share <= 0) return now;
  const { hips: _, ...free } = contacts;
  const hips = before.hips === undefined ? contacts.hips : (before.hips ?? undefined);
  const { within: _within, ...plain } = moment;
  const earlier: Moment = { ...plain, act: before.act, contacts: hips === undefined ? free : { ...free, hips } };
  const [from, to] = [postureIn(earlier), postureIn(moment)];
  const progress = 1 - Math.min(1, before.share);
  const former = stanceOf(earlier);
  if (from === to) return mixStances(former, now, smoothstep(0, 1, progress));
  const seat = contacts.hips ?? hips;
  const planted = seat !== undefined;
  const by = MIDDLE[`${from} ${to}`] ?? MIDDLE[`${to} ${from}`];
  if (by === undefined) return goBetween(former, now, { from, to, planted }, progress);
  const half: Moment = { ...plain, act: by, contacts: seat === undefined ? free : { ...free, hips: seat } };
  const middle = stanceOf(half);
  const through = postureOf(by);
  return progress < 0.5
    ? goBetween(former, middle, { from, to: through, planted }, progress * 2)
    : goBetween(middle, now, { from: through, to, planted }, progress * 2 - 1);
}

const postureIn = ({ act, within, contacts }: Moment): Posture => {
  const own = postureOf(within ?? act);
  return contacts.hips === undefined || own === 'lying' ? own : 'seated';
};

interface Way {
  readonly from: Posture;
  readonly to: Posture;
  /** On a seat the feet stay where they are. */
  readonly planted: boolean;
}

function goBetween(a: Stance, b: Stance, { from, to, planted }: Way, progress: number): Stance {
  const share = smoothstep(0, 1, progress);
  const mixed = mixStances(a, b, share);
  const upright = from === 'upright' || to === 'upright';
  const bend = upright ? (BENDS[from === 'upright' ? to : from] ?? 0) * Math.sin(Math.PI * share) : 0;
  const reach = (hand: Vector): Vector => [hand[0], hand[1] + 0.25 * bend, hand[2] + REACHES * bend];
  const bent: Stance = {
    ...mixed,
    trunk: [mixed.trunk[0] + bend, mixed.trunk[1], mixed.trunk[2]],
    head: [mixed.head[0] - bend * LOOKS_UP, mixed.head[1], mixed.head[2]],
    handL: reach(mixed.handL),
    handR: reach(mixed.handR),
  };
  if (planted || !upright) return bent;
  return {
    ...bent,
    footL: stepped(a.footL, b.footL, smoothstep(0, 0.55, progress)),
    footR: stepped(a.footR, b.footR, smoothstep(0.4, 0.95, progress)),
  };
}

/** One foot set from here to there, lifted on the way. */
function stepped(from: Vector, to: Vector, share: number): Vector {
  const far = Math.min(1, Math.hypot(to[0] - from[0], to[2] - from[2]) * 3);
  const up = STEP_UP * far * Math.sin(Math.PI * share);
  return [mix(from[0], to[0], share), mix(from[1], to[1], share) + up, mix(from[2], to[2], share)];
}
