import { type Body, QUIET } from '../../bodies/body.ts';
import { changeSeconds, postureOf } from '../../catalogue/postures.ts';
import { isTable } from '../../catalogue/uses.ts';
import type { Beat } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import { heightOf, type Player, reachOf } from '../players.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import type { Journey, JourneyParts } from './journeys.ts';
import { goOnFrom } from './onward.ts';
import { goesBy } from './paces.ts';
import { shortest } from './path-motion.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/** How somebody comes to a seat and goes from it: on foot up to it, round before it, and down; up again, and only then away. */
export interface SeatWay {
  readonly player: number;
  readonly own: Player;
  /** Where the hips will be, and where one looks who sits there. */
  readonly there: Vector;
  readonly facing: number;
  /** Metres from its middle to its sides, and from the hips to its front. */
  readonly wide: number;
  readonly deep: number;
  /** Whoever bears it stands in nobody's way. */
  readonly bearer: number | null;
}

/** Seconds: from then, and until then, somebody sits there. */
export interface SeatTimes {
  readonly since?: number;
  readonly until?: number;
}

/** Seconds in which one turns round before a seat. */
const TURNS = 0.6;
/** How many of one's heights one comes from. */
const FROM_HEIGHTS = 2.1;
/** Metres between a table and who stands at it, and between a seat and who stands beside it. */
const [AT_TABLE, BESIDE] = [0.12, 0.24];
/** Metres between the front of a seat and the middle of who stands before it. */
const CLEAR = 0.1;

const FEET = new WeakMap<Body, number>();

/** Metres that the feet of whoever sits are before the hips: there one stands before and after, and the feet stay. */
function feetBefore(body: Body): number {
  const known = FEET.get(body);
  if (known !== undefined) return known;
  const ahead = (moment: typeof QUIET): number => body.pose(moment).headOf('footL')[2];
  const hips = { at: [0, body.height * 0.27, 0] as const, facing: null };
  const before = ahead({ ...QUIET, act: 'sit', since: 2, contacts: { hips } }) - ahead({ ...QUIET, since: 2 });
  FEET.set(body, before);
  return before;
}

/** Seconds from the beginning of getting up until one stands. */
export const risingSeconds = (act: string | undefined): number =>
  changeSeconds('upright', postureOf(act ?? 'sit') === 'lying' ? 'lying' : 'seated');

/** Whether the seat is one of those around a table, which is borne by that: its legs are where one would stand before it. */
const isAtTable = (bearer: number | null, players: readonly Player[]): boolean =>
  bearer !== null && isTable(players[bearer]?.role.thing ?? '');

/** Before the seat, or beside it where a table is before it. */
function standing({ player, own, there, facing, wide, deep, bearer }: SeatWay, parts: JourneyParts): Vector {
  const { players, spots, frame, facts, sense } = parts;
  const on = (x: number, z: number): Vector => [x, floorAt(facts, x, z, 'ground'), z];
  const far = Math.max(feetBefore(own.body) * own.size, deep + CLEAR);
  const ahead = on(there[0] + Math.sin(facing) * far, there[2] + Math.cos(facing) * far);
  const blocked = [...spots].some(([other, spot]) => {
    const who = players[other];
    if (other === player || other === bearer || who === undefined || who.thing?.alive === true) return false;
    const [x, , z] = frame.at(spot.across, spot.near);
    const half = (Math.min(who.body.width, who.body.length) / 2) * who.size;
    return heightOf(who) > 0.3 && Math.hypot(x - ahead[0], z - ahead[2]) < half + AT_TABLE;
  });
  const laid = isAtTable(bearer, players);
  if (!blocked && !laid) return ahead;
  const [rightX, rightZ] = [Math.cos(facing), -Math.sin(facing)];
  const [[middleX, , middleZ], [nearX, , nearZ]] = [frame.at(0, 0), frame.at(0, 1)];
  // To that side of the picture to which one goes; at a table on our side, so that nobody who sits there hides it.
  const side = laid
    ? Math.sign(rightX * (nearX - middleX) + rightZ * (nearZ - middleZ)) || 1
    : Math.sign(rightX * Math.cos(frame.view) - rightZ * Math.sin(frame.view)) * sense || sense;
  const aside = (wide + BESIDE) * side;
  return on(there[0] + rightX * aside, there[2] + rightZ * aside);
}

/** On foot to the seat, there when one begins to sit down. */
export function comeToSeat(way: SeatWay, since: number, pace: number, parts: JourneyParts): PathPoint[] {
  const { own, facing } = way;
  const { frame, facts, sense } = parts;
  const to = standing(way, parts);
  const [a, b] = [frame.at(0, 0), frame.at(-sense, 0.12)];
  const side: [number, number] = [b[0] - a[0], b[2] - a[2]];
  // Nobody comes through the back of the seat, nor through a table and those who sit there already.
  if (isAtTable(way.bearer, parts.players)) [side[0], side[1]] = [-Math.sin(facing), -Math.cos(facing)];
  const back =
    side[0] * Math.sin(facing) + side[1] * Math.cos(facing) < -0.2 && !isAtTable(way.bearer, parts.players) ? -1 : 1;
  const leaves = Math.max(0.2, since - TURNS);
  const most = Math.min(facts.openRadius * 0.9, Math.max(1.2, heightOf(own) * FROM_HEIGHTS));
  const metres = Math.min(most, pace * leaves);
  // Slower than half a pace is no walk: one waits and then goes.
  const going = Math.min(leaves, metres / Math.max(0.3, pace * 0.6));
  const from: Vector = [to[0] + side[0] * metres * back, 0, to[2] + side[1] * metres * back];
  const along = Math.atan2(to[0] - from[0], to[2] - from[2]);
  const path: PathPoint[] = [];
  for (let time = 0; time < leaves - 1e-6; time += STEP_SECONDS) {
    const share = Math.max(0, (time - (leaves - going)) / going);
    const [x, z] = [from[0] + (to[0] - from[0]) * share, from[2] + (to[2] - from[2]) * share];
    path.push({ time, at: [x, floorAt(facts, x, z, 'ground'), z], heading: along });
  }
  return [
    ...path,
    { time: leaves, at: to, heading: along },
    { time: leaves + 0.02, at: to, heading: along },
    { time: leaves + TURNS, at: to, heading: facing },
  ];
}

/** Up from the seat, around it where the way leads behind it, and on to where one goes; stays where nobody says that one goes. */
export function leaveSeat(way: SeatWay, risen: number, going: Beat | undefined, parts: JourneyParts): PathPoint[] {
  const { own, there, facing, wide } = way;
  const from = standing(way, parts);
  const stood: PathPoint[] = [
    { time: 0, at: from, heading: facing },
    { time: risen, at: from, heading: facing },
  ];
  if (going === undefined || going.to <= risen + 0.2) return stood;
  const next: Beat = { ...going, from: Math.max(risen, going.from) };
  const straight = goOnFrom(stood, next, own, parts);
  const last = straight.at(-1)?.at ?? from;
  const [x, z] = [last[0] - from[0], last[2] - from[2]];
  const metres = Math.hypot(x, z);
  const behind = (x * Math.sin(facing) + z * Math.cos(facing)) / Math.max(0.01, metres);
  if (metres < 0.3 || behind > -0.35) return straight;
  // Past the corner of the seat, on the side to which the way leads.
  const across = x * Math.cos(facing) - z * Math.sin(facing);
  const side = Math.sign(across) || parts.sense;
  const aside = side * (wide + BESIDE + reachOf(own) * 0.6);
  const corner: Vector = [there[0] + Math.cos(facing) * aside, from[1], there[2] - Math.sin(facing) * aside];
  const heading = Math.atan2(corner[0] - from[0], corner[2] - from[2]);
  const seconds = 0.35 + Math.hypot(corner[0] - from[0], corner[2] - from[2]) / 1.1;
  const round: PathPoint[] = [
    ...stood,
    { time: next.from + 0.3, at: from, heading: facing + shortest(heading - facing) },
    { time: next.from + seconds, at: corner, heading: facing + shortest(heading - facing) },
  ];
  return next.from + seconds > next.to - 0.3
    ? round
    : goOnFrom(round, { ...next, from: next.from + seconds }, own, parts);
}

/** The whole way of somebody with a seat in it: to it until one sits down, from it once one has got up. */
export function sitDownAndLeave(
  way: SeatWay,
  { since, until }: SeatTimes,
  acts: readonly StageAct[],
  pace: number,
  parts: JourneyParts,
): Journey {
  const coming = since === undefined ? [] : comeToSeat(way, since, pace, parts);
  if (until === undefined) return { path: coming, acts };
  const risen = until + risingSeconds(acts.findLast(({ from }) => from < until - 1e-6)?.act);
  const going = parts.script.beats.find(
    ({ role, act, to }) => role === way.own.role.id && goesBy(act) && act !== 'jump' && to > risen,
  );
  const leaving = leaveSeat(way, risen, going, { ...parts, sense: parts.sense === 1 ? -1 : 1 });
  return { path: [...coming, ...leaving.filter(({ time }) => time >= Math.max(until, since ?? 0))], acts };
}

/** What is done on the way is done once one is on one's feet again, and what is done on the seat there. */
export function actsAtSeat(acts: readonly StageAct[], { since, until }: SeatTimes, length: number): StageAct[] {
  const seated = acts.map((act): StageAct => {
    const borne = act.from >= (since ?? 0) - 1e-6 && act.from < (until ?? Number.POSITIVE_INFINITY) - 1e-6;
    return borne && (act.act === 'stand' || goesBy(act.act)) ? { ...act, act: 'sit' } : act;
  });
  if (until === undefined) return seated;
  const risen = until + risingSeconds(seated.findLast(({ from }) => from < until)?.act);
  const rising: StageAct = { act: 'stand', from: until, to: risen, speed: 1, target: null };
  return [
    ...seated.filter(({ from }) => from < until).map((act) => ({ ...act, to: Math.min(act.to, until) })),
    rising,
    ...seated
      .filter(({ from, to, act }) => from >= until - 1e-6 && to > risen && !(act === 'stand' && from < risen))
      .map((act) => ({ ...act, from: Math.max(act.from, risen) })),
  ].filter(({ from }) => from < length);
}
