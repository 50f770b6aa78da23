import type { Body, Contact, ContactName } from '../bodies/body.ts';
import { COVERED_AFTER, HANDED_AFTER, HANDED_UNTIL, HELPED_UP, HIGH_FIVE_SECONDS } from '../bodies/rhythms.ts';
import { isPole, usesTool, workPlaceOf } from '../catalogue/uses.ts';
import { smoothstep } from '../maths/ease.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import type { Vector } from '../maths/vector.ts';
import type { StageAct, StageFigure } from '../stage/stage.ts';

/** One who is touched. */
export interface Touched {
  readonly at: Vector;
  readonly heading: number;
  readonly size: number;
  readonly body: Body;
}

/** Something that is worked on, where it stands now. */
export interface Worked {
  readonly kind: string;
  readonly matrix: Affine;
  readonly body: Body;
  readonly size: number;
}

type Contacts = Partial<Record<ContactName, Contact>>;
type Own = Touched;

/** Of one's height: where a hand hangs, and how high it goes without an effort. */
const [HANGS, REACHES] = [0.4, 0.5];

/** Where two hands meet that hold each other: the same point from both sides. */
export function meetingHands(a: Touched, b: Touched): Vector {
  const [one, two] = [a.body.height * a.size, b.body.height * b.size];
  const [tall, small] = [Math.max(one, two), Math.min(one, two)];
  const up = Math.min(Math.max(tall * HANGS, small * 0.46), small * REACHES);
  // The longer arm comes farther to the other.
  const share = one / (one + two);
  return [a.at[0] + (b.at[0] - a.at[0]) * share, (a.at[1] + b.at[1]) / 2 + up, a.at[2] + (b.at[2] - a.at[2]) * share];
}

/** Where two right hands meet that reach for each other, half as high as the smaller one is tall and a little more. */
function handsMeet(a: Touched, b: Touched): Vector {
  const [one, two] = [a.body.height * a.size, b.body.height * b.size];
  const share = one / (one + two);
  const up = Math.min(one, two) * 0.54;
  return [a.at[0] + (b.at[0] - a.at[0]) * share, (a.at[1] + b.at[1]) / 2 + up, a.at[2] + (b.at[2] - a.at[2]) * share];
}

const mixVectors = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Where hands go that somebody lays on somebody else: by the act, from where both stand. */
export function touchContacts(
  figure: StageFigure,
  index: number,
  act: StageAct | null,
  find: (figure: number) => Touched | null,
  own: Own,
  inOwn: (point: Vector) => Vector,
  time: number,
): Contacts {
  const partner = act === null ? figure.gaze : (act.target ?? figure.gaze);
  if (act === null || typeof partner !== 'number') return {};
  const other = find(partner);
  if (other === null) return {};
  const height = other.body.height * other.size;
  const mine = own.body.height * own.size;
  const between = (share: number, up: number): Vector => [
    own.at[0] + (other.at[0] - own.at[0]) * share,
    own.at[1] + (other.at[1] - own.at[1]) * share + up,
    own.at[2] + (other.at[2] - own.at[2]) * share,
  ];
  const behind = (up: number, aside: number): Vector => [
    other.at[0] - Math.sin(other.heading) * height * 0.07 + Math.cos(other.heading) * aside,
    other.at[1] + up,
    other.at[2] - Math.cos(other.heading) * height * 0.07 - Math.sin(other.heading) * aside,
  ];
  const hand = (at: Vector): Contact => ({ at: inOwn(at), facing: null });
  /** A point in the directions of somebody: to the left, up, ahead. */
  const from = ({ at, heading }: Touched, [x, y, z]: Vector, base: Vector = at): Vector => [
    base[0] + Math.cos(heading) * x + Math.sin(heading) * z,
    base[1] + y,
    base[2] - Math.sin(heading) * x + Math.cos(heading) * z,
  ];
  /** On the side of the other one that is to one's own left or right, in shares of its height. */
  const aside = (x: number, up: number): Vector => from(own, [x * height, up * height, 0], other.at);
  const leads = mine > height * 1.03 || (mine > height * 0.97 && index < partner);
  switch (act.act) {
    case 'shake_hands':
      return { rightHand: hand(between(0.5, Math.min(height, mine) * 0.52)) };
    case 'hug': {
      // Somebody tall is embraced as high as one reaches, somebody small where they are.
      const up = Math.min(height * 0.6, mine * 0.78);
      return { rightHand: hand(behind(up, -0.06 * height)), leftHand: hand(behind(up * 0.88, 0.06 * height)) };
    }
    case 'kiss': {
      // The taller one has the hands at the other's waist, the smaller one at the shoulders.
      const up = mine > height * 1.02 || (mine > height * 0.98 && leads) ? 0.5 : 0.6;
      return { rightHand: hand(aside(-0.09, up)), leftHand: hand(aside(0.09, up)) };
    }
    case 'dance': {
      const [lead, follow] = leads ? [own, other] : [other, own];
      const least = Math.min(height, mine);
      const joined = from(lead, [0.3 * least, 0.64 * least, 0], between(0.5, 0));
      if (leads)
        return {
          leftHand: hand(joined),
          rightHand: hand(from(follow, [0.05 * height, 0.54 * height, -0.07 * height])),
        };
      return { rightHand: hand(joined), leftHand: hand(from(lead, [-0.115 * height, 0.62 * height, 0.015])) };
    }
    case 'slow_dance': {
      // One has the arms around the other's waist, who has them around the neck.
      const at = leads ? { up: 0.52 * height, apart: 0.05 * height } : { up: 0.77 * height, apart: 0.035 * height };
      return { rightHand: hand(behind(at.up, -at.apart)), leftHand: hand(behind(at.up * 0.98, at.apart)) };
    }
    case 'auscultate':
      // The chest is before the other's middle, at its own height.
      return { rightHand: hand(from(other, [0.03 * height, 0.57 * height, 0.1 * height])) };
    case 'take_measure':
      return { rightHand: hand(aside(-0.1, 0.66)), leftHand: hand(aside(0.1, 0.66)) };
    case 'give':
    case 'receive': {
      // From before one's own chest to where both hands meet, and back.
      const since = time - act.from;
      const out =
        smoothstep(0.2, HANDED_AFTER - 0.2, since) * (1 - smoothstep(HANDED_AFTER + 0.25, HANDED_UNTIL, since));
      const chest = from(own, [-0.09 * mine, 0.5 * mine, 0.17 * mine]);
      return { rightHand: hand(mixVectors(chest, handsMeet(own, other), out)) };
    }
    case 'help_up':
    case 'get_up': {
      const rises = smoothstep(HELPED_UP.from, HELPED_UP.to, time - act.from);
      const [x, y, z] = handsMeet(own, other);
      const least = Math.min(mine, height);
      return { rightHand: hand([x, y - 0.12 * least * (1 - rises), z]) };
    }
    case 'take_hand':
      return { rightHand: hand(handsMeet(own, other)) };
    case 'high_five': {
      const round = ((time - act.from) % HIGH_FIVE_SECONDS) / HIGH_FIVE_SECONDS;
      const up = smoothstep(0.08, 0.34, round) * (1 - smoothstep(0.5, 0.8, round));
      const [x, y, z] = handsMeet(own, other);
      const least = Math.min(mine, height);
      const hangs = from(own, [-0.13 * mine, 0.45 * mine, 0.06 * mine]);
      return { rightHand: hand(mixVectors(hangs, [x, y + 0.3 * least, z], up)) };
    }
    case 'cover':
      if (time - act.from < COVERED_AFTER) return {};
      return { rightHand: hand(aside(-0.1, 0.64)), leftHand: hand(aside(0.1, 0.64)) };
    case 'pet': {
      const back = other.body.anchors.back?.at ?? [0, other.body.height * 0.8, 0];
      return { rightHand: hand([other.at[0], other.at[1] + back[1] * other.size, other.at[2]]) };
    }
    default:
      return {};
  }
}

/** Below this share of one's height a thing lies low: hands go to its sides, and whoever works there kneels. */
const HAND_APART = 0.13;
/** Of the height of who repairs a truck: where its nose is worked on. */
const NOSE = 0.62;
/** Metres: how far from its side a palm is that has its fingers around it. */
const PALM = 0.014;
const [STIR_METRES, STIR_RATE] = [0.03, 0.8];

/** Where hands are at work on something: at its near side, in motion. */
export function workContacts(
  act: StageAct,
  thing: Worked,
  own: Own,
  inOwn: (point: Vector) => Vector,
  time: number,
): Contacts {
  if (workPlaceOf(act.act) === null) return {};
  const mine = own.body.height * own.size;
  const { width, height, length } = thing.body;
  const top = transform(thing.matrix, [0, height, 0]);
  const foot = transform(thing.matrix, [0, 0, 0]);
  const table = thing.body.anchors.surface2 !== undefined;
  const middle: Vector = [(top[0] + foot[0]) / 2, 0, (top[2] + foot[2]) / 2];
  const [x, , z] = inOwn(middle);
  const far = Math.hypot(x, z) * own.size;
  // Half of what it takes on the way to whoever works on it, as far as its box knows.
  const half = isPole(thing.kind) ? 0.02 : (Math.min(width, length) / 2) * thing.size;
  const [forward, aside]: readonly [Vector, Vector] =
    far < 1e-3
      ? [
          [0, 0, 1],
          [1, 0, 0],
        ]
      : [
          [x / far, 0, z / far],
          [z / far, 0, -x / far],
        ];
  const wave = (shift: number): number => Math.sin((time * STIR_RATE + shift) * Math.PI * 2) * STIR_METRES;
  const [low, high] = [Math.min(top[1], foot[1]) - own.at[1], Math.max(top[1], foot[1]) - own.at[1]];
  const onIt = Math.min(high - (high - low) * 0.25, low + Math.max((high - low) * 0.4, mine * 0.56));
  const up = table ? high + 0.04 : onIt;
  const out = table ? mine * 0.28 : Math.max(mine * 0.16, far - half * 0.85);
  const reach = Math.min(out, mine * 0.34);
  const apart = isPole(thing.kind) ? 0 : Math.min(HAND_APART, Math.max(0.05, (width / 2) * thing.size + 0.03));
  const at = (side: number, lift: number, deep: number): Contact => ({
    at: [
      (forward[0] * (reach + deep) + aside[0] * side * apart) / own.size,
      (up + lift) / own.size,
      (forward[2] * (reach + deep) + aside[2] * side * apart) / own.size,
    ],
    facing: null,
  });
  // A car is worked on under its bonnet, straight ahead; the nose of a truck is before whoever stands there.
  if (act.act === 'repair' && thing.body.anchors.driver !== undefined && length > height * 1.7) {
    const bonnet = (side: number, lift: number): Contact => ({
      at: [(side * 0.15) / own.size, (Math.min(high * 0.7, mine * NOSE) + lift) / own.size, (mine * 0.27) / own.size],
      facing: null,
    });
    return { rightHand: bonnet(-1, 0.05 + wave(0)), leftHand: bonnet(1, 0) };
  }
  if (isPole(thing.kind)) return { rightHand: at(0, 0.1, 0), leftHand: at(0, -0.06, 0) };
  const { handle, handle2 } = thing.body.anchors;
  // A keyboard says where its keys are.
  if (act.act === 'type' && handle !== undefined && handle2 !== undefined) {
    const key = (at: Vector, tap: number): Contact => {
      const [kx, ky, kz] = inOwn(transform(thing.matrix, at));
      return { at: [kx, ky + (0.02 + 0.012 * Math.sin(time * tap)) / own.size, kz], facing: null };
    };
    return { rightHand: key(handle.at, 19), leftHand: key(handle2.at, 23) };
  }
  if (act.act === 'cook' && thing.kind === 'pan' && handle !== undefined) {
    const [hx, hy, hz] = inOwn(transform(thing.matrix, handle.at));
    return {
      rightHand: { at: [hx, hy + wave(0) / own.size, hz], facing: null },
      leftHand: at(1.6, 0.16 + wave(0.5), wave(0.8)),
    };
  }
  // Where the lip, the ladle and the hammer are, the aim of the hand says: see aim.ts.
  if (act.act === 'pour') return { rightHand: at(-2.2, high - up + 0.14, -0.06), leftHand: at(1, 0, 0) };
  if (act.act === 'paint' || act.act === 'hammer' || act.act === 'blow' || act.act === 'water') return {};
  if (act.act === 'stir') return { rightHand: at(-0.6, high - up + 0.22, 0), leftHand: at(1.1, high - up - 0.05, 0) };
  // Between both hands, wherever it is thickest.
  if (act.act === 'handcraft') {
    const turn = Math.sin(time * 5.6);
    const [mid, beside] = [half * 0.85 + 0.02, ((width / 2) * thing.size + PALM) / apart];
    const over = (low + high) / 2 - up;
    const bent = (side: number, lift: number, deep: number): Contact => ({ ...at(side, lift, deep), share: 1 });
    return { rightHand: bent(-beside, over + 0.012 * turn, mid + 0.012 * turn), leftHand: bent(beside, over, mid) };
  }
  if (act.act === 'knead') {
    const push = 0.5 + 0.5 * Math.sin(time * 5);
    // The heels of the hands are in the middle of it, and press it away.
    const [deep, into] = [half * 0.45 + 0.05 * push, high - up - (high - low) * 0.12 * push];
    return { rightHand: at(-0.5, into, deep), leftHand: at(0.5, into, deep) };
  }
  return {
    rightHand: at(-1, (usesTool(act.act) ? 0.08 : 0) + wave(0), wave(0.3)),
    leftHand: at(1, wave(0.5), wave(0.8)),
  };
}
