import { anchorOf, type Body, type Contact, type ContactName } from '../bodies/body.ts';
import type { Pose } from '../bodies/pose.ts';
import { mix } from '../maths/ease.ts';
import { type Affine, transform } from '../maths/matrix.ts';
import { add, between, type Vector } from '../maths/vector.ts';
import type { Change } from '../stage/changes.ts';
import type { StageFigure } from '../stage/stage.ts';
import { turned } from '../stage/whereabouts.ts';

/** Where a figure is at a moment. */
export interface Place {
  readonly at: Vector;
  readonly heading: number;
  readonly speed: number;
  readonly gone: number;
  readonly turning: number;
  readonly contacts: Partial<Record<ContactName, Contact>>;
  /** What the hips were on before, where it is another than now. */
  readonly hips?: Contact | null;
  /** Set where it is held: the hand turns it. */
  readonly matrix: Affine | null;
}

/** Of its height: how far below a seat the feet of whoever sits there can be. */
const SHIN_SHARE = 0.3;

/** A place to sit: where the feet's ground is below it, and metres above that. */
type Seat = Pick<Place, 'at' | 'heading' | 'speed' | 'gone' | 'turning'> & { readonly high: number };

/** A chair that stands in the place itself. */
export const seatOfPlace = (
  high: number,
  rest: { readonly at: Vector; readonly heading: number } | undefined,
  own: Place,
): Seat => ({ ...own, ...rest, speed: 0, gone: 0, turning: 0, high });

interface Bearer {
  readonly body: Body;
  readonly pose: Pose;
  readonly matrix: Affine;
  readonly at: Vector;
  readonly heading: number;
}

type Borne = Exclude<StageFigure['support'], { readonly on: string }>;

/** Where somebody sits on it, or lies, or is between both. */
export function seatOn(
  support: Borne,
  bearer: Bearer,
  { size, height }: { readonly size: number; readonly height: number },
  lies: number,
): Pick<Seat, 'at' | 'heading' | 'high'> {
  const { edge } = support;
  const aside = turned(support.offset ?? [0, 0, 0], bearer.heading, 1);
  const at = (name: string, offset: Vector, turn: number): Pick<Seat, 'at' | 'heading'> => {
    const anchor = anchorOf(bearer.body, name);
    const local = bearer.pose.place(anchor.bone, anchor.at);
    return { at: add(transform(bearer.matrix, local), offset), heading: bearer.heading + (anchor.heading ?? 0) + turn };
  };
  const there = at(support.anchor, aside, support.turn ?? 0);
  const hips = edge === undefined || lies >= 1 ? there : blend(at(edge, [0, 0, 0], 0), there, lies);
  const [x, y, z] = hips.at;
  const floor = support.anchor === 'saddle' ? bearer.at[1] : Math.max(bearer.at[1], y - height * size * SHIN_SHARE);
  return { at: [x, floor, z], heading: hips.heading, high: y - floor };
}

/** From where the feet have it onto the seat, or back: hips go there while the feet stay where they stand. */
export function onTheWayToSeat(seat: Seat, own: Place, { on, before }: Change, size: number): Place {
  const hips: Contact = { at: [0, seat.high / size, 0], facing: null };
  const sits = { ...seat, contacts: { hips }, matrix: null };
  if (on >= 1) return sits;
  const way = blend(own, seat, on);
  const rises = before?.borne === true;
  return {
    ...{ ...own, ...way, speed: on > 0 ? 0 : own.speed },
    ...(on <= 0 && before === null ? {} : { hips: rises ? hips : null }),
    contacts: rises || on <= 0 ? {} : { hips },
  };
}

type Stood = Pick<Seat, 'at' | 'heading'>;

/** Turned the shorter way round. */
function blend(a: Stood, b: Stood, share: number): Stood {
  const turn = Math.atan2(Math.sin(b.heading - a.heading), Math.cos(b.heading - a.heading));
  return { at: between(a.at, b.at, share), heading: mix(a.heading, a.heading + turn, share) };
}
