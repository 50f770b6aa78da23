import { invert, NO_TURN, type Turn, turnVector } from '../../../maths/turn.ts';
import { add, lengthOf, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { Anchor, Body, BodyPart, Contact, Moment } from '../../body.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { Pose } from '../../pose.ts';
import { Skeleton } from '../../skeleton.ts';
import { makeQuadruped } from '../quadruped/make-quadruped.ts';
import type { QuadrupedSheet } from '../quadruped/sheet.ts';

/**
 * Somebody from the hips up on the shoulders of a horse: a centaur. Both bodies stay what they are, with the bones and clips they have; this joins their skeletons, and
 * says which of the two does an act.
 */
const OF_HORSE = 'horse ';
/** What the legs do; the rest of the acts are of the arms. */
const LEGWORK: ReadonlySet<string> = new Set([
  ...[
    'stand',
    'walk',
    'run',
    'trot',
    'stroll',
    'march',
    'chase',
    'follow',
    'sneak',
    'jump',
    'leap',
    'lie',
    'sleep',
    'swim',
  ],
  ...['climb', 'wade', 'rear', 'approach', 'leave', 'turn', 'ride'],
]);
const legsOf = (act: string): string => (act === 'ride' ? 'run' : LEGWORK.has(act) ? act : 'stand');
const armsOf = (act: string): string => (LEGWORK.has(act) ? 'stand' : act);

/** Metres from a horse's withers to the hips above them; and of a horse's size: beside a person's trunk a whole one is too broad. */
const [ABOVE_WITHERS, SLIGHT] = [0.15, 0.88];

export function onHooves(upper: Body, sheet: QuadrupedSheet, kernel: FieldKernel): Body {
  const horse = makeQuadruped({ ...sheet, metres: sheet.metres * SLIGHT, headless: true }, kernel);
  const [root] = upper.skeleton.bones;
  if (root === undefined) return upper;
  const withers = add(horse.skeleton.bone('neck').head, [0, ABOVE_WITHERS, 0]);
  const raised = subtract(withers, root.head);
  const skeleton = joinSkeletons(horse.skeleton, upper.skeleton, raised);
  const count = horse.skeleton.bones.length;
  const moved = (anchor: Anchor): Anchor => ({ ...anchor, at: add(anchor.at, raised) });
  const ofHorse = (anchor: Anchor): Anchor => ({ ...anchor, bone: OF_HORSE + anchor.bone });
  const { saddle, back } = horse.anchors;
  return {
    ...upper,
    skeleton,
    makeParts: (parts) => [
      ...horse.makeParts(parts),
      ...upper.makeParts(parts).map((part) => raisePart(part, raised, count)),
    ],
    proxies: [
      ...horse.proxies
        .filter(({ bone }) => !/^(?:neck|head)/.test(bone))
        .map((proxy) => ({ ...proxy, bone: OF_HORSE + proxy.bone })),
      ...upper.proxies
        .filter(({ bone }) => !/^(?:thigh|shin|foot)/.test(bone))
        .map((proxy) => ({ ...proxy, from: add(proxy.from, raised), to: add(proxy.to, raised) })),
    ],
    height: upper.height + raised[1],
    length: horse.length,
    width: Math.max(horse.width, upper.width),
    anchors: {
      ...Object.fromEntries(Object.entries(upper.anchors).map(([name, anchor]) => [name, moved(anchor)])),
      ...(saddle === undefined ? {} : { saddle: ofHorse(saddle) }),
      ...(back === undefined ? {} : { back: ofHorse(back) }),
    },
    pose(moment) {
      const below = horse.pose(legsMoment(moment));
      const above = upper.pose(armsMoment(moment, raised));
      // Carried along by the shoulders, and as upright as before.
      const carried = subtract(below.place('chest', withers), above.headOf(root.name));
      return joinPoses(skeleton, count, below, above, carried);
    },
    ...(horse.strides === undefined
      ? {}
      : { strides: (moment: Moment) => horse.strides?.(legsMoment(moment)) ?? null }),
  };
}

function legsMoment(moment: Moment): Moment {
  const { before } = moment;
  return {
    ...moment,
    act: legsOf(moment.act),
    before: before === null ? null : { act: legsOf(before.act), share: before.share },
    contacts: {},
    gaze: null,
  };
}

function armsMoment(moment: Moment, raised: Vector): Moment {
  const { before, contacts, gaze } = moment;
  const lowered = (contact: Contact): Contact => ({ ...contact, at: subtract(contact.at, raised) });
  const { leftHand, rightHand } = contacts;
  return {
    ...moment,
    act: armsOf(moment.act),
    before: before === null ? null : { act: armsOf(before.act), share: before.share },
    ...{ speed: 0, gone: 0, turning: 0 },
    gaze: gaze === null ? null : subtract(gaze, raised),
    contacts: {
      ...(leftHand === undefined ? {} : { leftHand: lowered(leftHand) }),
      ...(rightHand === undefined ? {} : { rightHand: lowered(rightHand) }),
    },
  };
}

function joinSkeletons(horse: Skeleton, upper: Skeleton, raised: Vector): Skeleton {
  const count = horse.bones.length;
  const chest = horse.number('chest');
  return new Skeleton([
    ...horse.bones.map((bone) => ({ ...bone, name: OF_HORSE + bone.name })),
    ...upper.bones.map(({ name, parent, head, tail }) => ({
      name,
      parent: parent < 0 ? chest : parent + count,
      head: add(head, raised),
      tail: add(tail, raised),
    })),
  ]);
}

function raisePart(part: BodyPart, raised: Vector, count: number): BodyPart {
  const { mesh } = part;
  return {
    ...part,
    mesh: {
      ...mesh,
      positions: mesh.positions.map((value, index) => value + (raised[index % 3] ?? 0)),
      joints: mesh.joints.map((joint) => joint + count),
    },
  };
}

/** Each bone where its own body has it; those of the upper one carried along. */
function joinPoses(skeleton: Skeleton, count: number, below: Pose, above: Pose, carried: Vector): Pose {
  const pose = new Pose(skeleton);
  const heads: Vector[] = [];
  const turns: Turn[] = [];
  for (const [number, bone] of skeleton.bones.entries()) {
    const isHorse = number < count;
    const own = isHorse ? below : above;
    const name = isHorse ? bone.name.slice(OF_HORSE.length) : bone.name;
    const head = isHorse ? below.headOf(name) : add(above.headOf(name), carried);
    heads[number] = head;
    const turn = own.orientationOf(name);
    turns[number] = turn;
    pose.orient(bone.name, turn);
    const size = own.sizeOf(name);
    if (size !== 1) pose.grow(bone.name, size);
    const over = skeleton.bones[bone.parent];
    const at = heads[bone.parent];
    if (over === undefined || at === undefined) {
      pose.root = subtract(head, bone.head);
      continue;
    }
    const held = turnVector(invert(turns[bone.parent] ?? NO_TURN), subtract(head, at));
    const shift = subtract(held, scale(subtract(bone.head, over.head), pose.sizeOf(over.name)));
    if (lengthOf(shift) > 1e-7) pose.shift(bone.name, shift);
  }
  return pose.solve();
}
