import { noseOf } from '../../bodies/families/reference-limbs.ts';
import { clamp } from '../../maths/ease.ts';
import { alphaAt, type Plate, type PlateSubject } from '../plate/plate.ts';
import type { SubjectKind, SubjectLife, SubjectMove } from './life.ts';
import type { Puppet } from './puppet.ts';

/** Where a subject is on its way, in metres of the world from where the picture has it. */
export interface Travel {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Of a stride, counted from where it set out: whole numbers are whole strides. */
  readonly strides: number;
  /** Metres of one stride, or 0 where it stands. */
  readonly stride: number;
  /** To which side it goes: -1, 1, or 0 in depth; between them aslant. */
  readonly side: number;
  readonly gait: SubjectMove['gait'];
  /** How much of its going it has taken up, 0 to 1. */
  readonly going: number;
  /** 0 looks as in the picture, 1 to the other side. */
  readonly turned: number;
}

/** Metres in a second at its own pace, and seconds of a stride. */
const PACES: Readonly<Record<SubjectKind, Readonly<Record<'walk' | 'run' | 'glide', number>>>> = {
  upright: { walk: 1.3, run: 3, glide: 3 },
  four_legged: { walk: 1.1, run: 3.4, glide: 2 },
  winged: { walk: 0.5, run: 1, glide: 4 },
  finned: { walk: 1, run: 1.5, glide: 1.2 },
  creeping: { walk: 0.3, run: 0.6, glide: 0.3 },
  rolling: { walk: 2, run: 6, glide: 6 },
  sailing: { walk: 1, run: 2, glide: 1.6 },
  growing: { walk: 0, run: 0, glide: 0 },
  cloth: { walk: 0, run: 0, glide: 0.5 },
  flame: { walk: 0, run: 0, glide: 0 },
  thing: { walk: 1, run: 2, glide: 1.5 },
};
const STRIDE_SECONDS = { walk: 1.05, run: 0.62, glide: 1 } as const;
/** It gathers way over these seconds, turns in these where it looks to the other side, and comes to rest as it began. */
const GATHERS = 0.7;
const TURNS = 0.55;
/** Shares of the film: how near its middle comes to an edge. */
const NEAREST = 0.1;
/** Of itself: how much of whoever is large goes beyond the edge. */
const CUT_OFF = 0.25;
const STILL: Travel = { x: 0, y: 0, z: 0, strides: 0, stride: 0, side: 0, gait: null, going: 0, turned: 0 };

/** The way of whoever stays. */
export const standing = (): Travel => STILL;

interface Leg {
  readonly move: SubjectMove;
  readonly side: number;
  readonly from: number;
  readonly to: number;
  /** Metres, and how much nearer it comes: of its distance. */
  readonly metres: number;
  readonly depth: number;
  /** Into the air, and all of the way out of the picture there. */
  readonly up: boolean;
  readonly turns: boolean;
  readonly stops: boolean;
}

/** The way of a subject over the ground, as a function of time. */
export function planTravel(
  plate: Plate,
  subject: PlateSubject,
  life: SubjectLife,
  puppet: Puppet,
  seconds: number,
): (time: number) => Travel {
  const { camera } = plate;
  const { box } = subject;
  const wide = 2 * camera.across * subject.depth;
  const middle = (box.left + box.right) / 2;
  const going = life.moves.filter(({ gait, from, to }) => gait !== null && to > from && from < seconds);
  const legs: Leg[] = [];
  let [u, looks] = [middle, puppet.faces as number];
  for (const move of going) {
    const gait = move.gait ?? 'walk';
    const front = looks === 0 && life.kind === 'rolling' ? noseIn(plate, subject) : looks;
    const stance = { looks: front, u, broad: isBroad(plate, subject), whole: box.bottom <= WHOLE, kind: life.kind };
    const way = wayOf(move, { ...stance, cut: cutSideOf(subject) });
    const leavesCut = move.leaves && way.side === cutSideOf(subject);
    const turns = way.side !== 0 && looks !== 0 && Math.sign(way.side) !== looks && !leavesCut;
    const from = Math.max(0, move.from);
    const to = Math.min(seconds, move.to);
    const natural = PACES[life.kind][gait] * move.speed * Math.max(0.2, to - from - GATHERS / 2 - (turns ? TURNS : 0));
    // Whoever was cut off by an edge goes on a little beyond it.
    const behind = way.side === -cutSideOf(subject) ? 0.1 : 0;
    const out = (way.side < 0 ? box.right - middle + u : 1 - u + middle - box.left) + 0.05 + behind;
    const own = box.right - box.left;
    const ahead = way.side < 0 ? u - own / 2 : 1 - u - own / 2;
    const free = Math.min(way.side < 0 ? u - NEAREST : 1 - NEAREST - u, ahead + own * CUT_OFF);
    const room = move.across === true ? free * SHORT_OF : free;
    const nearest = way.depth < 0 ? nearestOf(plate, subject) : 1;
    // Who grows as it comes has less room before its head.
    const lead = 0.5 + ((way.side < 0 ? box.left : 1 - box.right) - 0.5) / nearest;
    const afoot = stance.whole || life.kind !== 'upright' ? Number.POSITIVE_INFINITY : LEANS;
    const most =
      life.followed === true && way.side !== 0
        ? FOLLOWED
        : move.leaves
          ? out
          : way.depth < 0
            ? Math.max(0, lead) * nearest
            : Math.min(afoot, Math.max(0.06, room));
    if (move.direction === 'up') {
      const metres = (box.bottom + 0.1) * 2 * camera.down * subject.depth;
      legs.push({ move, from, to, metres, ...{ side: 0, depth: 0, up: true, turns: false, stops: false } });
      continue;
    }
    const inDepth = way.depth < 0 ? 1 - nearest : FARTHEST_DEPTH - 1;
    const metres = Math.min(
      natural,
      way.side === 0 ? Number.POSITIVE_INFINITY : (Math.max(0, most) * wide) / Math.abs(way.side),
      way.depth === 0 ? Number.POSITIVE_INFINITY : (inDepth * subject.depth) / Math.abs(way.depth),
    );
    legs.push({
      ...{ move, side: way.side, from, to, metres, depth: way.depth, up: false, turns },
      stops: to < seconds - 0.2,
    });
    u += (way.side * metres) / wide;
    if (way.side !== 0 && looks !== 0) looks = Math.sign(way.side);
  }
  if (legs.length === 0) return standing;
  return (time) => travelAt(legs, time, { middle, subject, camera });
}

const isBroad = ({ size }: Plate, { box }: PlateSubject): boolean =>
  (box.right - box.left) * size.width > (box.bottom - box.top) * size.height * 1.2;

/** Shares of the film: so far people lean to where they go whose legs are not seen. Farther they would glide over the ground. */
const LEANS = 0.05;

/** Shares of the film: the camera goes as far, or a little less, while the ground goes by below. */
export const FOLLOWED = 0.15;

/** Of the room: who goes to somebody else does not go through him. */
const SHORT_OF = 0.4;

/** Of the width: who reaches the edge goes on beyond it. */
const AT_EDGE = 0.012;

/** By which edge alone it is cut off: going away from there, it would show where the picture ended. -1 left, 1 right. */
export const cutSideOf = ({ box }: PlateSubject): -1 | 0 | 1 => {
  const [left, right] = [box.left < AT_EDGE, box.right > 1 - AT_EDGE];
  return left === right ? 0 : left ? -1 : 1;
};

/** To which side a vehicle seen from there drives. */
const noseIn = ({ area, size }: Plate, { box, cut }: PlateSubject): number =>
  noseOf((u, v) => {
    const x = Math.round((box.left + u * (box.right - box.left)) * size.width) + area.left;
    const y = Math.round((box.top + v * (box.bottom - box.top)) * size.height) + area.top;
    return alphaAt(cut, x, y) >= 128;
  });

interface Stance {
  readonly looks: number;
  readonly cut: number;
  readonly u: number;
  readonly broad: boolean;
  /** Its feet are seen. */
  readonly whole: boolean;
  readonly kind: SubjectKind;
}

/** Of the film's height: who reaches farther down goes on beyond it. */
const WHOLE = 0.97;
/** Who is seen from the side and is to come nearer goes aslant: parts of its way to the side and in depth. */
const ASLANT = { side: 0.6, depth: 0.8 } as const;
/** Who goes away mostly crosses the picture: its side does not become its back. */
const ASLANT_AWAY = { side: 0.86, depth: 0.5 } as const;

function wayOf(
  { direction, leaves, across }: SubjectMove,
  { looks, u, broad, whole, kind, cut }: Stance,
): { side: number; depth: number } {
  const roomier = u > 0.5 ? -1 : 1;
  // Who is cut off by an edge leaves by it; whose feet are not seen does not float away over the ground.
  const exit = cut !== 0 ? cut : looks !== 0 ? looks : -roomier;
  if (leaves && direction !== 'left' && direction !== 'right' && (cut !== 0 || !whole)) return { side: exit, depth: 0 };
  if (direction === 'left') return { side: -1, depth: 0 };
  if (direction === 'right') return { side: 1, depth: 0 };
  if (direction === 'toward' || direction === 'away') {
    // Whose feet are not seen would hang in the air, smaller and smaller: the camera goes along.
    if (direction === 'away' && !whole && kind !== 'winged') return { side: 0, depth: 0 };
    const sense = direction === 'toward' ? -1 : 1;
    // Of whom only a part is seen, or no head to one side, is seen from before or behind.
    const aside = broad && whole && looks !== 0;
    if (aside && direction === 'away')
      return kind === 'rolling'
        ? { side: looks, depth: 0 }
        : { side: looks * ASLANT_AWAY.side, depth: ASLANT_AWAY.depth };
    return aside ? { side: looks * ASLANT.side, depth: sense * ASLANT.depth } : { side: 0, depth: sense };
  }
  if (across === true && whole) return { side: roomier, depth: 0 };
  // A bust has no side to go to: it comes.
  if (kind === 'upright' && !whole) return { side: 0, depth: -1 };
  // Who is seen from the side goes to that side.
  if (broad || kind === 'sailing' || looks !== 0) return { side: looks === 0 ? roomier : looks, depth: 0 };
  if (kind === 'upright') return { side: 0, depth: -1 };
  return { side: roomier, depth: 0 };
}

/** Gathers way, and comes to rest where it stops: share of the way at a share of the time. */
function progress(share: number, ramp: number, stops: boolean): number {
  const s = clamp(share);
  const end = stops ? ramp / 2 : 0;
  const whole = 1 - ramp / 2 - end;
  if (s < ramp) return (s * s) / (2 * ramp) / whole;
  if (stops && s > 1 - ramp) return 1 - ((1 - s) * (1 - s)) / (2 * ramp) / whole;
  return (s - ramp / 2) / whole;
}

/** Of its distance: how far it comes or goes in depth. */
const [NEAREST_DEPTH, FARTHEST_DEPTH] = [0.5, 2.6];

/** Who comes nearer stays in the picture but for the feet: of its distance. What is above the camera's eye rises as it comes. */
function nearestOf({ surroundings: { horizon } }: Plate, { box }: PlateSubject): number {
  const above = (horizon - box.top) / (horizon + SEEN_MOST.above);
  const below = (Math.min(1, box.bottom) - horizon) / Math.max(0.2, SEEN_MOST.below - horizon);
  return clamp(Math.max(above, below, (box.right - box.left) / SEEN_MOST.wide), NEAREST_DEPTH, 0.9);
}
/** Shares of the film: how far its head goes beyond the upper edge and its feet below the lower, and how wide it becomes. */
const SEEN_MOST = { above: 0.03, below: 1.4, wide: 1.12 } as const;

interface Origin {
  readonly middle: number;
  readonly subject: PlateSubject;
  readonly camera: Plate['camera'];
}

function travelAt(legs: readonly Leg[], time: number, { middle, subject, camera }: Origin): Travel {
  let travel = STILL;
  for (const { move, side, from, to, metres, depth, up, turns, stops } of legs) {
    if (time <= from) break;
    const gait = move.gait ?? 'walk';
    const start = from + (turns ? TURNS * 0.6 : 0);
    const length = Math.max(0.3, to - start);
    // What takes off gathers way all the time.
    const ramp = up ? 1 : Math.min(0.4, GATHERS / length);
    const done = progress((time - start) / length, ramp, stops);
    const gone = metres * done;
    const stride = Math.max(0.02, (metres / length) * STRIDE_SECONDS[gait]);
    const flips = turns ? smooth((time - from) / TURNS) : 0;
    const turned = travel.turned + (travel.turned > 0.5 ? -flips : flips);
    const factor = depth === 0 ? 0 : clamp(1 + (depth * gone) / subject.depth, NEAREST_DEPTH, FARTHEST_DEPTH) - 1;
    const aside = (middle - 0.5) * 2 * camera.across * subject.depth;
    const over = time >= to && stops;
    travel = {
      x: travel.x + side * gone + aside * factor,
      y: travel.y + (up ? gone : 0),
      z: travel.z + camera.forward[2] * subject.depth * factor,
      strides: gone / stride,
      stride: over ? 0 : stride,
      side,
      gait: over ? null : gait,
      going: over ? 0 : Math.min(clamp(gone / (0.3 * stride)), stops ? clamp((to - time) / 0.4) : 1),
      turned,
    };
  }
  return travel;
}

const smooth = (share: number): number => {
  const s = clamp(share);
  return s * s * (3 - 2 * s);
};
