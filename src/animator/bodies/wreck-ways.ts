import { smoothstep } from '../maths/ease.ts';
import { scramble } from '../maths/random.ts';
import { aboutAxis, aboutZ, combine, NO_TURN, type Turn } from '../maths/turn.ts';
import type { Vector } from '../maths/vector.ts';
import type { Body, Moment } from './body.ts';

/**
 * How things go to pieces, by the act that says so: `explode` throws the pieces out from the middle, `collapse` lets them down where they stood, `topple_down` lays the whole
 * over its foot, `be_struck` throws them the way of what ran into it, and `crumple` is what becomes of whoever ran: its front gives way and some of it flies off.
 * `reassemble` is the way back of what exploded before: its pieces come together where they were.
 */
const WRECK_ACTS = ['explode', 'collapse', 'topple_down', 'be_struck', 'crumple', 'reassemble'] as const;
export type WreckAct = (typeof WRECK_ACTS)[number];
export const isWreckAct = (act: string): act is WreckAct => WRECK_ACTS.some((name) => name === act);

export interface Piece {
  readonly bone: string;
  /** At rest, in the body's own space. */
  readonly at: Vector;
}

export interface Gone {
  readonly moved: Vector;
  readonly turned: Turn;
}

const GRAVITY = 9.8;
/** Of its speed, what is left after it touched the ground, and seconds in which it slides out. */
const [BOUNCE, SLIDES] = [0.26, 0.3];
/** Of the time from when it bursts until it is whole again: how long its pieces fly apart. */
export const SHATTERED = 0.5;
/** Of the time it has: by then it is whole. */
const COMES_BACK = 0.8;
/** Seconds that one sees what is going to burst. */
export const FUSE = 0.5;

type Box = Pick<Body, 'width' | 'height' | 'length'>;

/** Where a piece has come to and how it is turned; null while it is still where it was. */
export function wreckedAt(piece: Piece, box: Box, cell: number, moment: Moment): Gone | null {
  const chance = (which: number): number => chanceOf(piece, which);
  // In slow motion pieces fly slowly.
  const since = moment.since * (moment.pace ?? 1);
  switch (moment.act) {
    case 'explode':
      return fly(piece, cell, since - FUSE, outward(piece, box, chance), moment.afloat === true);
    case 'reassemble': {
      const back = smoothstep(0, 1, moment.since / Math.max(0.1, moment.lasts * COMES_BACK));
      const flown = moment.lasts * (SHATTERED / (1 - SHATTERED)) * (moment.pace ?? 1);
      return back >= 1
        ? null
        : fly(piece, cell, flown * (1 - back) - FUSE, outward(piece, box, chance), moment.afloat === true);
    }
    case 'be_struck':
      return fly(piece, cell, since - struckAfter(piece, box, moment), alongWay(box, moment.away ?? 0, chance), false);
    case 'collapse':
      return fly(piece, cell, since - lateIn(piece, box, chance), letDown(piece, box, chance), false);
    case 'topple_down':
      return layOver(piece, box, cell, since, moment);
    default:
      return crumpled(piece, box, cell, since, chance);
  }
}

const chanceOf = ({ at: [x, y, z] }: Piece, which: number): number =>
  scramble(Math.round(x * 997) * 31 + Math.round(y * 991) * 17 + Math.round(z * 983) + which * 7919) / 4_294_967_296;

interface Launch {
  readonly velocity: Vector;
  /** Radians a second. */
  readonly spin: number;
}

/** By what it falls in its own height: small things burst as fast as they would fall over. */
const speedOf = ({ width, height, length }: Box): number => Math.sqrt(GRAVITY * Math.max(width, height, length));

function outward({ at: [x, y, z] }: Piece, box: Box, chance: (which: number) => number): Launch {
  const off: Vector = [x, (y - box.height * 0.3) * 0.8, z];
  const far = Math.max(1e-3, Math.hypot(...off));
  const speed = speedOf(box) * (0.55 + 0.95 * chance(1));
  const up = speedOf(box) * (0.45 + 0.75 * chance(2));
  return {
    velocity: [(off[0] / far) * speed, (Math.max(0, off[1]) / far) * speed * 0.5 + up, (off[2] / far) * speed],
    spin: 2 + 7 * chance(3),
  };
}

function alongWay(box: Box, away: number, chance: (which: number) => number): Launch {
  const speed = speedOf(box) * (0.7 + 1.1 * chance(1));
  const heading = away + (chance(2) - 0.5) * 1.3;
  return {
    velocity: [Math.sin(heading) * speed, speedOf(box) * (0.2 + 0.85 * chance(3)), Math.cos(heading) * speed],
    spin: 3 + 7 * chance(4),
  };
}

/** What is nearest to the blow goes first. */
function struckAfter({ at: [x, , z] }: Piece, box: Box, { away = 0 }: Moment): number {
  const reach = Math.hypot(box.width, box.length) / 2;
  return ((x * Math.sin(away) + z * Math.cos(away)) / Math.max(1e-3, reach) + 1) * 0.06;
}

/** What stands on nothing any more comes down after what bore it: a little later the higher it is. */
const lateIn = ({ at: [, y] }: Piece, { height }: Box, chance: (which: number) => number): number =>
  0.28 * chance(1) + 0.35 * (y / Math.max(0.1, height)) * Math.min(1, Math.sqrt(height / 10));

function letDown({ at: [x, y, z] }: Piece, box: Box, chance: (which: number) => number): Launch {
  const out = Math.sqrt(GRAVITY * box.height) * (0.06 + 0.16 * chance(2)) * (0.5 + y / Math.max(0.1, box.height));
  const far = Math.max(0.2, Math.hypot(x, z));
  return { velocity: [(x / far) * out, 0, (z / far) * out], spin: 0.5 + 2 * chance(3) };
}

/** Through the air, once up again from the ground, and out along it. */
function fly({ at }: Piece, cell: number, since: number, { velocity, spin }: Launch, afloat: boolean): Gone | null {
  if (since <= 0) return null;
  const [vx, vy, vz] = velocity;
  const axis: Vector = [vz || 0.3, 0.35 * spin, -vx || 0.2];
  if (afloat) return { moved: [vx * since, vy * 0.4 * since, vz * since], turned: aboutAxis(axis, spin * since * 0.5) };
  const floor = Math.min(at[1], cell * 0.22);
  const hits = (vy + Math.sqrt(vy * vy + 2 * GRAVITY * Math.max(0, at[1] - floor))) / GRAVITY;
  if (since < hits)
    return {
      moved: [vx * since, vy * since - (GRAVITY * since * since) / 2, vz * since],
      turned: aboutAxis(axis, spin * since),
    };
  const up = (GRAVITY * hits - vy) * BOUNCE;
  const again = (2 * up) / GRAVITY;
  const after = since - hits;
  const hop = after < again ? up * after - (GRAVITY * after * after) / 2 : 0;
  // What is left of its way along the ground.
  const slid = 0.45 * (Math.min(after, again) + SLIDES * (1 - Math.exp(-Math.max(0, after - again) / SLIDES)));
  const turned = spin * (hits + 0.4 * Math.min(after, again));
  return {
    moved: [vx * (hits + slid), floor - at[1] + hop, vz * (hits + slid)],
    turned: aboutAxis(axis, turned),
  };
}

/** Radians by which it leans when it begins to go over. */
const LEANS_FIRST = 0.015;
/** Of the time it has: after that it lies. */
const SEEN_DOWN = 0.6;

/** Over the edge of its foot, faster and faster; its top comes after, and every piece stays about where it strikes the ground. `side`: to which it goes. */
function layOver(
  { at: [x, y, z], bone }: Piece,
  box: Box,
  cell: number,
  since: number,
  { lasts, away = Math.PI / 2 }: Moment,
): Gone | null {
  if (since <= 0) return null;
  const toward = Math.sin(away) < 0 ? -1 : 1;
  const edge = (box.width / 2) * 0.8;
  const [own, high] = [x * toward - edge, y];
  // However tall it is, one sees it come down.
  const quick = Math.max(
    1.25 * Math.sqrt(GRAVITY / Math.max(0.5, box.height)),
    Math.log(1 + Math.PI / 2 / LEANS_FIRST) / Math.max(0.5, SEEN_DOWN * lasts),
  );
  const bent = 0.1 * (y / Math.max(0.1, box.height));
  const far = Math.hypot(own, high);
  const rests = Math.min(high, cell * 0.3);
  // The angle at which it is down: nothing goes below the ground.
  const down = Math.max(0, Math.acos(Math.min(1, rests / Math.max(rests, far))) - Math.atan2(own, high));
  const angleAt = (time: number): number => LEANS_FIRST * (Math.exp(quick * Math.max(0, time)) - 1);
  const hits = Math.log(1 + down / LEANS_FIRST) / quick + bent;
  const angle = since < hits ? Math.min(down, angleAt(since - bent)) : down;
  const [px, py] = [own * Math.cos(angle) + high * Math.sin(angle), high * Math.cos(angle) - own * Math.sin(angle)];
  const after = Math.max(0, since - hits);
  const loose = chanceOf({ bone, at: [x, y, z] }, 5) - 0.3;
  const slid = far * quick * 0.1 * (1 - Math.exp(-after / 0.35)) * (0.4 + loose);
  const up = far * quick * 0.16 * Math.max(0, loose);
  const hop = Math.max(0, up * after - (GRAVITY * after * after) / 2);
  const aside = (chanceOf({ bone, at: [x, y, z] }, 6) - 0.5) * cell * 0.9 * (1 - Math.exp(-after / 0.3));
  const rolled = loose * 2.2 * (1 - Math.exp(-after / 0.3));
  return {
    moved: [(px + edge + slid) * toward - x, py - y + hop, aside],
    turned: combine(
      aboutAxis([0.3, 0.2, 1], -rolled * toward),
      after > 0 || angle > 0 ? aboutZ(-angle * toward) : NO_TURN,
    ),
  };
}

/** Of its length: how far back its front is pushed in; and of its pieces how many come off. */
const [PUSHED_IN, COMES_OFF] = [0.09, 0.24];

function crumpled(piece: Piece, box: Box, cell: number, since: number, chance: (which: number) => number): Gone | null {
  if (since <= 0) return null;
  const [x, y, z] = piece.at;
  const front = Math.max(0, (z / Math.max(0.1, box.length)) * 2 - 0.1);
  if (chance(7) < COMES_OFF * (0.35 + front)) {
    const launch = alongWay(box, x > 0 ? 0.7 : -0.7, chance);
    const [vx, vy, vz] = launch.velocity;
    return fly(piece, cell, since, { ...launch, velocity: [vx * 0.7, vy * 0.8, vz * 0.7] }, false);
  }
  const share = 1 - Math.exp(-since / 0.05);
  const give = front * share;
  return {
    moved: [
      (chance(4) - 0.5) * cell * 0.4 * give,
      (chance(5) - 0.35) * cell * 0.4 * give * (y > 0.2 ? 1 : 0),
      -give * PUSHED_IN * box.length,
    ],
    turned: aboutAxis([1, chance(6) - 0.5, chance(8) - 0.5], 0.5 * give * (chance(9) - 0.5)),
  };
}
