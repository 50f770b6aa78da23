import { anchorOf, type Body, type Contact, type ContactName } from '../bodies/body.ts';
import type { Pose } from '../bodies/pose.ts';
import { DRINK_RATE, drumAt, EAT_RATE, hammerAt, OWN_TIME, sipAt } from '../bodies/rhythms.ts';
import { cutAfter, cutAt, slicesOf } from '../bodies/sliced.ts';
import { smoothstep } from '../maths/ease.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import { add, scale, subtract, type Vector } from '../maths/vector.ts';
import type { StageFigure } from '../stage/stage.ts';
import { heldMatrix } from './hold.ts';
import type { Worked } from './touch.ts';

/** Somebody in a pose, on whom hands are corrected until what they hold is where it must be. */
export interface Aiming {
  readonly act: string;
  readonly time: number;
  readonly since: number;
  readonly lasts: number;
  readonly phase: number;
  readonly body: Body;
  readonly matrix: Affine;
  readonly at: Vector;
  readonly heading: number;
  readonly size: number;
  /** What it holds in its hand, and what it works on or sits at. */
  readonly held: { readonly figure: StageFigure; readonly body: Body } | null;
  readonly worked: Worked | null;
  readonly seat: Worked | null;
}

type Hand = Extract<ContactName, 'rightHand' | 'leftHand'>;

/** The end of what a hand holds belongs at a point of the world; below a share of 1 it only tends there. */
interface Aim {
  readonly hand: Hand;
  end(pose: Pose): Vector;
  to(pose: Pose): Vector;
  readonly share: number;
}

const wave = (time: number, rate: number, shift = 0): number => Math.sin((time * rate + shift) * Math.PI * 2);

/** Metres: so far to each side a lipstick goes along a lip, and a wand along lashes. */
const STROKE = 0.018;

/** Where the ends of tools and vessels belong just now: the lip over the cup, the brush on the canvas, the glass at the mouth. */
export function aimsOf(who: Aiming): Aim[] {
  const { act, body, matrix, held, worked, seat } = who;
  const own = who.time + who.phase * OWN_TIME;
  const anchored =
    (name: string) =>
    (pose: Pose): Vector => {
      const { bone, at } = anchorOf(body, name);
      return transform(matrix, pose.place(bone, at));
    };
  const heldAt =
    (name: string, rim = 0) =>
    (pose: Pose): Vector => {
      if (held === null) return [0, 0, 0];
      const at = held.body.anchors[name]?.at ?? [0, held.body.height, 0];
      const placed = heldMatrix(held.figure, held.body, { ...who, pose });
      const [x, y, z] = transform(placed, at);
      return [x - Math.sin(who.heading) * rim, y, z - Math.cos(who.heading) * rim];
    };
  const tool = body.anchors.tip === undefined ? null : anchored('tip');
  const aim = (end: Aim['end'] | null, to: Vector | Aim['to'], share = 1, hand: Hand = 'rightHand'): Aim[] =>
    end === null ? [] : [{ hand, end, to: typeof to === 'function' ? to : () => to, share }];
  const mouth =
    (ahead: number, up: number) =>
    (pose: Pose): Vector =>
      add(anchored('mouth')(pose), [Math.sin(who.heading) * ahead, up, Math.cos(who.heading) * ahead]);
  /** Beside the mouth, by so much up, on the side of the right hand. */
  const cheek =
    (up: number) =>
    (pose: Pose): Vector =>
      add(anchored('mouth')(pose), [-Math.cos(who.heading) * 0.055, up, Math.sin(who.heading) * 0.055]);
  switch (act) {
    case 'pour':
      return worked === null || held === null
        ? []
        : aim(heldAt('spout'), add(topOf(worked), [0, OVER_CUP, 0]), Math.min(1, who.since / 0.3));
    case 'cut':
      return worked === null
        ? []
        : aim(
            tool,
            worked.body.skeleton.has('slice0')
              ? throughSlices(worked, who.since / who.lasts)
              : add(topOf(worked), [0, 0.05 * Math.max(0, wave(own, 2.6)) - 0.012, 0.03 * wave(own, 0.2)]),
          );
    case 'stir':
      return worked === null
        ? []
        : aim(tool, around(worked, own * 3.6, Math.min(worked.body.width, worked.body.length) * 0.2));
    case 'hammer':
      return worked === null ? [] : aim(tool, add(pointOf(worked, 'strike'), [0, 0.42 * hammerAt(own), 0]));
    case 'bang_gavel':
      return seat === null ? [] : aim(tool, add(pointOf(seat, 'strike'), [0, 0.3 * hammerAt(own * GAVEL_PACE), 0]));
    case 'spy':
      return aim(tool, anchored('eyes'));
    case 'blow':
      return aim(tool, mouth(0.05, -0.01));
    case 'dial':
      return aim(body.anchors.tipLeft === undefined ? null : anchored('tipLeft'), anchored('earLeft'), 1, 'leftHand');
    case 'paint':
      return worked?.body.anchors.canvas === undefined
        ? []
        : aim(
            tool,
            onCanvas(
              worked,
              0.26 * wave(own, 0.21),
              0.16 * wave(own, 0.33, 0.2),
              0.004 - 0.02 * Math.min(0, wave(own, 0.5)),
            ),
          );
    case 'write':
    case 'draw_picture':
      return worked === null
        ? []
        : aim(tool, add(upperOf(worked), [0.04 * wave(own, 0.3), 0.004 * wave(own, 2.6), 0.02 * wave(own, 0.11)]));
    case 'drink': {
      const near = sipAt(own, DRINK_RATE);
      return aim(held === null ? tool : heldAt('top', rimOf(held)), mouth(0.012, -0.006), near ** 3);
    }
    case 'eat': {
      const near = sipAt(own, EAT_RATE);
      if (tool !== null) return aim(tool, mouth(0.012, -0.004), near ** 3);
      return aim(held === null ? tool : heldAt('handle'), mouth(held === null ? 0.02 : 0.06, -0.02), near ** 3);
    }
    case 'smell':
      return held === null ? [] : aim(heldAt('top'), mouth(0.07, 0.01), Math.min(1, who.since / 0.7) ** 2);
    case 'brush_teeth':
      return aim(tool, mouth(0.012, 0.004 * wave(own, 1.2)));
    case 'make_up':
      return aim(tool, (pose) => {
        const stroke = wave(own, 0.6);
        if (body.anchors.madeUp === undefined) return cheek(0.03 + 0.03 * stroke)(pose);
        const [x, y, z] = anchored('madeUp')(pose);
        return [x - Math.cos(who.heading) * STROKE * stroke, y, z + Math.sin(who.heading) * STROKE * stroke];
      });
    case 'shave':
      return aim(tool, cheek(0.05 * wave(own, 0.5)));
    case 'brush_hair': {
      const down = 0.5 - 0.5 * Math.cos(own * 0.42 * Math.PI * 2);
      return aim(tool, (pose) => {
        const [ear, top] = [anchored('ear')(pose), anchored('top')(pose)];
        const from = add(scale(ear, 0.42), scale(top, 0.58));
        return add(from, [0, (ear[1] - from[1] - 0.16) * down, 0]);
      });
    }
    case 'phone':
      return aim(held === null ? tool : heldAt('handle'), anchored('ear'));
    case 'play_drums':
      return seat === null
        ? []
        : [
            ...aim(tool, add(pointOf(seat, 'drum2'), [0, 0.2 * drumAt(own, 'right') + 0.006, 0])),
            ...aim(
              body.anchors.tipLeft === undefined ? null : anchored('tipLeft'),
              add(pointOf(seat, 'drum'), [0, 0.17 * drumAt(own, 'left') + 0.006, 0]),
              1,
              'leftHand',
            ),
          ];
    default:
      return [];
  }
}

/** Metres over a thing from which a knife comes down, and of a cut how long it takes. */
const [OVER_THING, DRAWN] = [0.045, 0.55];

/** A knife comes down where the next slice is cut off, and is drawn up again behind it. */
function throughSlices({ body, matrix, size }: Worked, share: number): Vector {
  const slices = slicesOf(body);
  const { slice, deep } = cutAfter(share, slices);
  const down = deep < DRAWN ? 0 : smoothstep(DRAWN, 0.94, deep);
  const top = transform(matrix, [cutAt(slice, slices, body.width), body.height, 0]);
  return add(top, [0, OVER_THING * (1 - down) - body.height * size * 0.92 * down, 0]);
}

/** A judge is in less of a hurry than a smith. */
const GAVEL_PACE = 0.62;
/** Metres of a stream's fall into the cup. */
const OVER_CUP = 0.055;

const rimOf = ({ figure, body }: NonNullable<Aiming['held']>): number =>
  Math.min(body.width, body.length) * figure.size * 0.4;

const pointOf = ({ body, matrix }: Worked, name: string): Vector =>
  transform(matrix, body.anchors[name]?.at ?? [0, body.height, 0]);
/** The highest of its middle: also of what lies on its back. */
function topOf({ body, matrix }: Worked): Vector {
  const ends: readonly Vector[] = [
    transform(matrix, [0, body.height, 0]),
    transform(matrix, [0, 0, 0]),
    transform(matrix, [0, body.height / 2, body.length / 2]),
  ];
  const middle = transform(matrix, [0, body.height / 2, 0]);
  return [middle[0], Math.max(...ends.map(([, y]) => y)), middle[2]];
}
const upperOf = (worked: Worked): Vector => add(topOf(worked), [0, 0.004, 0]);

function around(worked: Worked, angle: number, radius: number): Vector {
  const inside = worked.body.anchors.inside?.at ?? [0, worked.body.height * 0.7, 0];
  return transform(worked.matrix, add(inside, [Math.cos(angle) * radius, 0.004, Math.sin(angle) * radius]));
}

function onCanvas(worked: Worked, x: number, y: number, off: number): Vector {
  const at = worked.body.anchors.canvas?.at ?? [0, worked.body.height * 0.7, 0];
  return transform(worked.matrix, add(at, [x, y, off - y * CANVAS_LEANS]));
}
const CANVAS_LEANS = 0.16;

/** So often a hand is set right: the first time for the way, the second for what turned on it. */
const ROUNDS = 2;

/** Poses with the hands moved until the ends of what they hold are where they belong. */
export function aimHands(
  who: Aiming,
  aims: readonly Aim[],
  given: Readonly<Partial<Record<ContactName, Contact>>>,
  first: Pose,
  poseWith: (contacts: Partial<Record<ContactName, Contact>>) => Pose,
  inOwn: (point: Vector) => Vector,
): { readonly pose: Pose; readonly contacts: Partial<Record<ContactName, Contact>> } {
  let [pose, contacts]: [Pose, Partial<Record<ContactName, Contact>>] = [first, given];
  for (let round = 0; round < ROUNDS; round++) {
    const moved = { ...contacts };
    for (const { hand, end, to, share } of aims) {
      const grip = anchorOf(who.body, hand === 'rightHand' ? 'gripRight' : 'gripLeft');
      const from = pose.place(grip.bone, grip.at);
      const off = subtract(inOwn(to(pose)), inOwn(end(pose)));
      moved[hand] = { at: add(from, scale(off, share)), facing: contacts[hand]?.facing ?? null };
    }
    contacts = moved;
    pose = poseWith(contacts);
  }
  return { pose, contacts };
}
