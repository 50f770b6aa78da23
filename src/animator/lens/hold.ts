import { anchorOf, type Body, type ContactName } from '../bodies/body.ts';
import { gripShare } from '../bodies/grip-share.ts';
import type { Pose } from '../bodies/pose.ts';
import { HOLD_WAYS, type HoldWay } from '../catalogue/uses.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import { aboutX, aboutY, aboutZ, chain, combine, fromAxes, NO_TURN, type Turn, turnVector } from '../maths/turn.ts';
import { add, scale, type Vector } from '../maths/vector.ts';
import type { StageFigure, Support } from '../stage/stage.ts';

/** Whoever bears something, as far as it is known where that something goes. */
export interface Holder {
  readonly body: Body;
  readonly pose: Pose;
  readonly matrix: Affine;
  readonly heading: number;
  readonly size: number;
}

interface Hold {
  /** Where the thing's own grip comes, in heights of the holder from the front of its chest; x to its left. */
  at(thing: Sized, holder: Sized, shifted: boolean): Vector;
  /** Against the holder, upright and looking where it looks. */
  readonly turn: Turn;
  /** Which point of the thing that is: shares of its width, height and length from the middle of its foot. */
  readonly grip: Vector;
  /** Where hands are on it, in the same shares. */
  readonly hands: Partial<Record<'rightHand' | 'leftHand', Vector>>;
  /** Of what is held by its own grips: which of its points comes there, and from where on the holder that is measured. */
  readonly own?: { readonly by: string; readonly to: string };
}

/** In metres of the film. */
interface Sized {
  readonly height: number;
  readonly width: number;
  readonly length: number;
}

const MIDDLE: Vector = [0, 0.5, 0];
/** Of an umbrella's height: where its rim is, and where the hand; and of its holder's: how far aside of the face its pole is. */
const [RIM, HANDLE, POLE_ASIDE] = [0.74, 0.13, 0.13];
const HEAD_ROOM = 0.05;

/** What stands upright lies along the way one goes, its top ahead and its side up. */
const LENGTHWISE = fromAxes([0, 1, 0], [0, 0, 1], [1, 0, 0]);

const OWN_GRIPS = { own: { by: 'handle', to: 'chest' }, turn: NO_TURN, grip: MIDDLE, hands: {} } as const;

/** How each way looks. Drawings of instruments point to the upper right with their necks: turns bring them where they are played. */
const HOLDS: Readonly<Partial<Record<HoldWay, Hold>>> = {
  overhead: {
    // What is brought to the other side for somebody else goes there from the middle.
    at: (thing, holder, shifted) => [
      shifted ? 0.03 : -POLE_ASIDE,
      1 + (HEAD_ROOM - (RIM - HANDLE) * thing.height) / holder.height - CHEST,
      0.1,
    ],
    turn: NO_TURN,
    grip: [0, HANDLE, 0],
    hands: { rightHand: [0, HANDLE, 0] },
  },
  aloft: {
    at: () => [0, 0.34, 0.14],
    turn: NO_TURN,
    grip: [0, 0, 0],
    hands: { rightHand: [-0.36, 0.02, 0], leftHand: [0.36, 0.02, 0] },
  },
  page: {
    at: () => [0, -0.02, 0.19],
    turn: chain(aboutY(Math.PI), aboutX(-0.5)),
    grip: [0, 0.4, 0],
    hands: { rightHand: [0.5, 0.3, 0], leftHand: [-0.5, 0.3, 0] },
  },
  both: {
    at: (thing, holder) => [0, -0.1, 0.07 + (thing.length * 0.5) / holder.height],
    turn: NO_TURN,
    grip: [0, 0.4, 0],
    hands: { rightHand: [-0.5, 0.3, 0], leftHand: [0.5, 0.3, 0] },
  },
  tray: {
    at: (thing, holder) => [0, -0.11, 0.06 + (thing.length * 0.42) / holder.height],
    turn: NO_TURN,
    grip: [0, 0, 0],
    hands: { rightHand: [-0.4, -0.02, -0.12], leftHand: [0.4, -0.02, -0.12] },
  },
  underarm: {
    at: (_, holder) => [-0.11 - 0.06 / holder.height, -0.02, -0.1],
    turn: chain(aboutX(-0.12), LENGTHWISE),
    grip: MIDDLE,
    hands: { rightHand: [-0.5, 0.5, 0.2] },
  },
  rope: {
    at: () => [0, -0.1, -0.02],
    turn: NO_TURN,
    grip: [0, 0.86, 0],
    hands: { rightHand: [-0.44, 0.86, 0], leftHand: [0.44, 0.86, 0] },
  },
  meal: {
    at: () => [0.05, -0.07, 0.2],
    turn: NO_TURN,
    grip: [0, 0.1, 0],
    hands: { leftHand: [0.2, 0.05, 0] },
  },
  guitar: {
    at: () => [0.02, -0.1, 0.085],
    turn: aboutZ(-0.5),
    grip: [-0.12, 0.36, 0],
    hands: { rightHand: [-0.2, 0.28, 0.8], leftHand: [0.22, 0.72, 0.6] },
  },
  violin: {
    at: () => [0.1, 0.1, 0.1],
    turn: chain(aboutY(0.5), aboutX(-1.2), aboutZ(0.75)),
    grip: [-0.3, 0.2, 0],
    hands: { leftHand: [0.36, 0.86, -0.6] },
  },
  flute: {
    at: () => [0.02, 0.17, 0.13],
    turn: aboutZ(-Math.PI / 4),
    grip: [0.36, 0.86, 0],
    hands: { rightHand: [-0.22, 0.28, 1], leftHand: [0.12, 0.62, 1] },
  },
  // What has grips of its own comes with one of its points to where the body wants it, and both hands to the grips.
  blown: { ...OWN_GRIPS, own: { by: 'mouth', to: 'mouth' }, at: () => [0, 0, 0.005] },
  machine: { ...OWN_GRIPS, at: () => [-0.05, -0.15, 0.1], turn: chain(aboutY(0.12), aboutX(0.12)) },
  ready: { ...OWN_GRIPS, at: () => [-0.06, -0.06, 0.1], turn: chain(aboutY(0.62), aboutX(0.5)) },
  aimed: { ...OWN_GRIPS, at: () => [-0.055, 0.095, 0.13], turn: aboutY(0.1) },
  accordion: {
    at: (thing, holder) => [0, -0.06, 0.03 + (thing.length * 0.5) / holder.height],
    turn: NO_TURN,
    grip: MIDDLE,
    hands: { rightHand: [-0.5, 0.5, 0], leftHand: [0.5, 0.5, 0] },
  },
};

/** A right hand at rest points down, its palm inward and its thumb ahead: what it pours from stands along the thumb, its lip along the fingers. */
const IN_FIST = fromAxes([0, -1, 0], [0, 0, 1], [-1, 0, 0]);
const BOTTLE_LEANS = 0.8;

/** Of somebody's height: where the front of the chest is, at rest. */
const CHEST = 0.6;

const holdOf = (way: string | undefined): Hold | undefined =>
  HOLDS[HOLD_WAYS.find((name) => name === way) ?? 'upright'];

const sized = ({ height, width, length }: Body, size: number): Sized => ({
  height: height * size,
  width: width * size,
  length: length * size,
});

const shareOf = ({ width, height, length }: Sized, [x, y, z]: Vector): Vector => [
  x * width,
  y * height,
  z * length * 0.5,
];

function placed(turn: Turn, size: number, grip: Vector, at: Vector): Affine {
  const [x, y, z] = turnVector(turn, grip);
  return [
    ...[turn[0] * size, turn[1] * size, turn[2] * size, at[0] - x],
    ...[turn[3] * size, turn[4] * size, turn[5] * size, at[1] - y],
    ...[turn[6] * size, turn[7] * size, turn[8] * size, at[2] - z],
  ];
}

/** Where something held is: before the chest where both arms bear it, else in the hand. */
export function heldMatrix(figure: StageFigure, body: Body, holder: Holder): Affine {
  const { support } = figure;
  if ('on' in support) throw new RangeError('Nobody holds what stands by itself.');
  const hold = holdOf(support.way);
  const thing = sized(body, figure.size);
  const heading = aboutY(holder.heading);
  if (hold !== undefined) {
    const chest = anchorOf(holder.body, hold.own?.to ?? 'chest');
    const person = sized(holder.body, holder.size);
    const front = transform(holder.matrix, holder.pose.place(chest.bone, chest.at));
    const offset = scale(hold.at(thing, person, support.offset !== undefined), person.height);
    const at = add(front, turnVector(heading, add(offset, support.offset ?? [0, 0, 0])));
    const grip = body.anchors[hold.own?.by ?? '']?.at;
    return placed(
      combine(heading, hold.turn),
      figure.size,
      grip === undefined ? shareOf(thing, hold.grip) : scale(grip, figure.size),
      at,
    );
  }
  const anchor = anchorOf(holder.body, support.anchor);
  const at = transform(holder.matrix, holder.pose.place(anchor.bone, anchor.at));
  const handle = scale(body.anchors.handle?.at ?? [0, body.height * gripShare(body), 0], figure.size);
  if (support.way === 'pours') {
    // Its lip where the fingers point; a bottle already leans, since its mouth is on its top.
    const spout = body.anchors.spout?.at ?? [0, body.height, 0];
    const leans = Math.abs(spout[0]) < body.width * 0.3 ? BOTTLE_LEANS : 0;
    const held = chain(heading, holder.pose.orientationOf(anchor.bone), IN_FIST, aboutZ(-leans));
    return placed(held, figure.size, handle, at);
  }
  // What a mouth holds by its middle lies across it.
  if (support.anchor === 'mouth') {
    // A disc is held by its rim.
    if (body.length < Math.min(body.width, body.height) * 0.4)
      return placed(combine(heading, aboutX(Math.PI / 2)), figure.size, [0, body.height * figure.size * 0.1, 0], at);
    const across =
      body.height > Math.max(body.width, body.length) * 1.4 ? combine(heading, aboutZ(Math.PI / 2)) : heading;
    return placed(across, figure.size, [0, (body.height / 2) * figure.size, 0], at);
  }
  if (support.way === 'ear') return placed(combine(heading, aboutY(Math.PI / 2)), figure.size, handle, at);
  // A tool goes with the fist, across it; all else stays upright, or it would spill.
  const turn =
    support.way === 'stick' ? chain(heading, holder.pose.orientationOf(anchor.bone), aboutX(Math.PI / 2)) : heading;
  return placed(turn, figure.size, handle, at);
}

/** Where a holder's hands go, in the world, for what it bears before its chest: on it where it is. */
export function holdContacts(
  { support }: StageFigure,
  body: Body,
  matrix: Affine,
): Partial<Record<ContactName, Vector>> {
  return 'on' in support ? {} : (handsOn(support, body, matrix) ?? {});
}

/** Where both hands are on what is borne in this way; null for what one hand has. */
export function handsOn(
  { way, offset }: Pick<Extract<Support, { as: string }>, 'way' | 'offset'>,
  body: Body,
  matrix: Affine,
): Partial<Record<ContactName, Vector>> | null {
  const hold = holdOf(way);
  if (hold === undefined) return null;
  const { handle, handle2 } = body.anchors;
  if (hold.own !== undefined)
    return Object.fromEntries(
      [['rightHand', handle] as const, ['leftHand', handle2] as const].flatMap(([hand, grip]) =>
        grip === undefined ? [] : [[hand, transform(matrix, grip.at)]],
      ),
    );
  const thing = sized(body, 1);
  const hands = Object.entries(hold.hands).map(([hand, share]) => [
    // A canopy over two is held by the hand between them.
    hand === 'rightHand' && way === 'overhead' && (offset?.[0] ?? 0) > 0 ? 'leftHand' : hand,
    transform(matrix, shareOf(thing, share)),
  ]);
  return Object.fromEntries(hands);
}
