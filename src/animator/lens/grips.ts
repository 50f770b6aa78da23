import type { Body, Contact, ContactName } from '../bodies/body.ts';
import type { Pose } from '../bodies/pose.ts';
import { smoothstep, TAU } from '../maths/ease.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import { add, type Vector } from '../maths/vector.ts';
import { rootOf } from '../stage/root-of.ts';
import type { Stage, StageFigure } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import { meetingHands, type Touched } from './touch.ts';

const TOUCHED = /Touched2?[LR]$/;
/** Seconds until a hand is on somebody. */
const TOUCHED_AFTER = 0.9;

/** Where hands and feet are that hold on to something for a while. */
export function gripContacts(
  { grips, acts }: StageFigure,
  time: number,
  poseOf: (index: number) => { readonly body: Body; readonly pose: Pose; readonly matrix: Affine } | null,
  { inOwn, own, find }: { inOwn(point: Vector): Vector; own: Touched; find(figure: number): Touched | null },
): Partial<Record<ContactName, Contact>> {
  const contacts: Partial<Record<ContactName, Contact>> = {};
  for (const { contact, figure, anchor, from, to } of grips) {
    if (time < from || time >= to) continue;
    if (anchor === 'hand') {
      // Two who hold each other's hand would wait for each other's pose for ever: both know where they meet.
      const other = find(figure);
      if (other !== null) contacts[contact as ContactName] = { at: inOwn(meetingHands(own, other)), facing: null };
      continue;
    }
    const held = poseOf(figure);
    const point = held?.body.anchors[anchor];
    if (held === null || point === undefined) continue;
    contacts[contact as ContactName] = {
      at: inOwn(transform(held.matrix, add(held.pose.place(point.bone, point.at), overKeys(acts, contact, time)))),
      facing: null,
      // Somebody is reached out for, and bent to.
      ...(TOUCHED.test(anchor) ? { share: smoothstep(0, TOUCHED_AFTER, time - from) } : {}),
    };
  }
  return contacts;
}

/** Metres along the keys and over them, and times a second. */
const [ALONG_KEYS, OVER_KEYS, RUNS, STRIKES] = [0.09, 0.014, 0.34, 2.6] as const;

/** Hands that play a piano run along its keys and strike them. */
function overKeys(acts: StageFigure['acts'], contact: string, time: number): Vector {
  if (!acts.some(({ act, from, to }) => act === 'play_piano' && time >= from && time < to)) return [0, 0, 0];
  const right = contact === 'rightHand';
  const turn = (rate: number): number => (time * rate + (right ? 0 : 0.37)) * TAU;
  // Neither comes over the other.
  const along = ALONG_KEYS * Math.sin(turn(right ? RUNS : RUNS * 0.8));
  return [
    right ? along + ALONG_KEYS * 0.4 : along - ALONG_KEYS * 0.4,
    OVER_KEYS * Math.abs(Math.sin(turn(STRIKES / 2))),
    0,
  ];
}

/** Where another stands, without its pose: two who touch each other would wait for each other for ever. */
export function touchedFigure(
  {
    stage,
    bodies,
    motionOf,
  }: {
    readonly stage: Stage;
    readonly bodies: readonly Body[];
    readonly motionOf: (figure: number, time: number) => Motion;
  },
  index: number,
  time: number,
): Touched | null {
  const [figure, body] = [stage.figures[index], bodies[index]];
  if (figure === undefined || body === undefined) return null;
  const { at, heading } = motionOf(rootOf(stage, index, time), time);
  return { at, heading, size: figure.size, body };
}
