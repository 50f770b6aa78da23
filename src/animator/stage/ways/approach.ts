import { findAct } from '../../catalogue/acts.ts';
import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import { type Pair, pairOf, partnerIn } from '../company.ts';
import { type FilmFrame, floorAt } from '../film-frame.ts';
import { heightOf, type Player, reachOf } from '../players.ts';
import type { Spot } from '../spots.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import { rootOf } from '../work.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/** How people come to each other: who walks to somebody stops before them, who embraces at last talks until then. */
interface Meeting {
  readonly script: Pick<Script, 'beats'>;
  readonly players: readonly Player[];
  readonly pairs: readonly Pair[];
  readonly bonds: readonly Bond[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
}

/** Metres between two who only talk, or face each other before they fight, and seconds it takes them to come closer. */
const [TALKING_METRES, FACING_METRES, CLOSING_SECONDS] = [0.95, 2.6, 0.8];
const FIGHTS = /^(?:fight|fence)$/;
/** Of the turn to each other: until then both show their faces. */
const HALF_TURNED = 0.62;

/** Two who embrace at last stand as two who talk until then; null for all others. */
export function comeTogether(
  player: number,
  { pairs, spots, frame }: Meeting,
  acts: readonly StageAct[],
  [x, y, z]: Vector,
  heading: number,
): PathPoint[] | null {
  const pair = pairOf(player, pairs);
  const from = acts.find(({ act }) => act === pair?.act)?.from ?? 0;
  const [own, other] = [spots.get(player), pair === null ? undefined : spots.get(partnerIn(pair, player))];
  if (pair === null || !/^(?:hug|kiss|fight|fence)$/.test(pair.act) || own?.facing === undefined || other === undefined)
    return null;
  if (from < CLOSING_SECONDS * 1.5) return null;
  const fights = FIGHTS.test(pair.act);
  const back = (Math.max(pair.metres, fights ? FACING_METRES : TALKING_METRES) - pair.metres) / 2;
  const apart: Vector = [x - Math.sin(heading) * back, y, z - Math.cos(heading) * back];
  const toward = Math.atan2(Math.sin(own.facing), Math.cos(own.facing));
  const half = frame.heading(toward * (fights ? 1 : HALF_TURNED));
  return [
    { time: 0, at: apart, heading: half },
    { time: from - CLOSING_SECONDS, at: apart, heading: half },
    { time: from, at: [x, y, z], heading: half + Math.atan2(Math.sin(heading - half), Math.cos(heading - half)) },
  ];
}

/** What one runs to: into somebody's arms, or at them. */
const EMBRACES = /^(?:hug|kiss|shake_hands|fight|fence)$/;
/** Metres from which one runs into somebody's arms: farther apart they would be small. */
const RUN_UP_METRES = 4.5;
/** Metres a second: slower nobody runs. */
const RUN_UP_PACE = 2;

/** "runs and hugs his wife": from aside straight to her, and there when the embrace begins; null for all who go elsewhere. */
export function runToEmbrace(
  player: number,
  { script, players, pairs, spots, frame, facts }: Meeting,
  acts: readonly StageAct[],
  going: Pick<Beat, 'from' | 'to'> | undefined,
  metres: number,
): PathPoint[] | null {
  const [pair, spot] = [pairOf(player, pairs), spots.get(player)];
  const from = acts.find(({ act }) => act === pair?.act)?.from ?? 0;
  if (pair === null || !EMBRACES.test(pair.act) || spot?.facing === undefined || going === undefined) return null;
  if (going.from >= from) return null;
  // Who runs at somebody who runs as well has half of the way.
  const partner = players[partnerIn(pair, player)]?.role.id;
  const both = script.beats.some(
    (beat) => beat.role === partner && beat.from < from && beat.act !== 'jump' && findAct(beat.act)?.frame === 'go',
  );
  // Who drops the suitcase before has arrived by then.
  const there = Math.min(from, Math.max(going.to, going.from + 1));
  const back = Math.min(FIGHTS.test(pair.act) || both ? RUN_UP_METRES / 2 : RUN_UP_METRES, facts.openRadius, metres);
  const [sin, cos] = [Math.sin(spot.facing), Math.cos(spot.facing)];
  const at = (left: number): Vector => {
    const [x, , z] = frame.at(spot.across - sin * left, spot.near - cos * left);
    return [x, floorAt(facts, x, z, 'ground'), z];
  };
  const heading = frame.heading(spot.facing);
  const path: PathPoint[] = [{ time: 0, at: at(back), heading }];
  const steps = Math.max(1, Math.ceil((there - going.from) / STEP_SECONDS));
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const time = going.from + (there - going.from) * share;
    if (time > 0) path.push({ time, at: at(back * (1 - share)), heading });
  }
  return path;
}

/** "hugs him before he runs off": beside the other until then, and away from there; null for all who go from the beginning. */
export function leaveFromEmbrace(
  player: number,
  { pairs, spots, frame, facts }: Meeting,
  acts: readonly StageAct[],
  going: Pick<Beat, 'from' | 'to'> | undefined,
  metres: number,
): PathPoint[] | null {
  const [pair, spot] = [pairOf(player, pairs), spots.get(player)];
  if (pair === null || !LEFT_FROM.test(pair.act) || spot?.facing === undefined || going === undefined) return null;
  if (going.from <= 0.2 || acts[0]?.act === 'walk' || acts[0]?.act === 'run') return null;
  // Who looks up first and then runs to the other comes, and does not leave.
  if (acts.some(({ act, from }) => act === pair.act && from > going.from)) return null;
  // Away from the other, and a little toward us.
  const away = spot.facing + Math.PI - Math.sign(Math.sin(spot.facing)) * SEEN;
  const far = Math.min(metres, facts.openRadius, LEAVES_METRES);
  const at = (gone: number): Vector => {
    const [x, , z] = frame.at(spot.across + Math.sin(away) * gone, spot.near + Math.cos(away) * gone);
    return [x, floorAt(facts, x, z, 'ground'), z];
  };
  const [toward, leaves] = [frame.heading(spot.facing), frame.heading(away)];
  const path: PathPoint[] = [
    { time: 0, at: at(0), heading: toward },
    { time: going.from, at: at(0), heading: toward },
  ];
  const steps = Math.max(2, Math.ceil((going.to - going.from) / STEP_SECONDS));
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    path.push({ time: going.from + (going.to - going.from) * share, at: at(far * share), heading: leaves });
  }
  return path;
}
const LEFT_FROM = /^(?:hug|kiss|shake_hands|give)$/;
const LEAVES_METRES = 5;

/** Metres left between two, and how many heights of one's own one comes from. */
const [LEFT_METRES, FROM_HEIGHTS] = [0.25, 1.7];
/** Between two people of 1.7 metres. */
const SPEAKING_METRES = 0.85;
/** Of the film: when one arrives. */
const ARRIVES = 0.8;

/** From aside to whom somebody goes, and there one stops; null where nobody is gone to, or over farther ways. */
export function approachPath(
  player: number,
  moving: readonly Beat[],
  { script, players, bonds, spots, frame, facts }: Meeting,
  length: number,
): PathPoint[] | null {
  const own = players[player];
  const beat = moving.find(
    ({ direction, target, where }) => (direction === 'toward' || where !== null) && target !== null,
  );
  const target = players.findIndex(({ role }) => role.id === beat?.target);
  // Who sits is where the chair is.
  const [from, to, whom] = [spots.get(player), spots.get(rootOf(target, bonds)), players[target]];
  if (own === undefined || from === undefined || to === undefined || whom === undefined || target === player)
    return null;
  const onFoot = own.order.family === 'person' || own.order.family === 'quadruped';
  if (beat === undefined || !isGoneTo(beat, whom) || !onFoot) return null;
  const isThing = whom.thing?.alive === false;
  const side = Math.sign(from.across - to.across) || 1;
  const people = own.order.family === 'person' && whom.order.family === 'person';
  // A car may stand across the way that one comes.
  const near = (reachOf(own) + reachOf(whom) + LEFT_METRES) * (isThing ? 1 : 0.7);
  // Nobody speaks into the other's hair.
  const stop =
    to.across + side * Math.max(near, people ? (SPEAKING_METRES * (heightOf(own) + heightOf(whom))) / 3.4 : 0);
  // Who does something else there has come by then.
  const until = beat.to < length - 0.5 ? beat.to : length * ARRIVES;
  const run = beat.act === 'run' ? Math.min(RUN_UP_METRES, (until - beat.from) * RUN_UP_PACE) : 0;
  const walk = isThing ? Math.min(WALK_UP_METRES, until - beat.from) : 0;
  const far = Math.min(facts.openRadius, Math.max(run, walk, heightOf(own) * FROM_HEIGHTS + 0.6));
  // Who is met halfway has half of the way: farther apart both would be small.
  const met = script.beats.some(
    ({ role, target: back, direction }) => role === whom.role.id && back === own.role.id && direction === 'toward',
  );
  const start = stop + side * (met ? far / 2 : far);
  const heading = frame.heading((-side * Math.PI) / 2 + side * SEEN);
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const share = Math.min(1, Math.max(0, (time - beat.from) / (until - beat.from)));
    const [x, , z] = frame.at(start + (stop - start) * share, to.near);
    path.push({ time, at: [x, floorAt(facts, x, z, 'ground'), z], heading });
  }
  return path;
}

/** Metres that a thing reaches which one stops beside: what is smaller is fetched, and to what is larger one only goes. */
const [LEAST_REACH, MOST_REACH] = [0.3, 3.2];
const WALK_UP_METRES = 4.5;
/** "through the garage to his car": what is gone through is another than what is gone to. */
const PASSES = /^(?:through|across|along|down|up|over)$/;

/** Whether one goes to somebody, or to a thing as large as a car at most. */
function isGoneTo({ direction, where }: Beat, { thing, ...whom }: Player): boolean {
  if (thing?.alive !== false) return direction === 'toward';
  const reach = reachOf({ thing, ...whom });
  const stays = thing.realm === 'ground' && reach >= LEAST_REACH && reach <= MOST_REACH;
  return stays && (direction === 'toward' || (where !== null && PASSES.test(direction ?? '')));
}

/** Radians from the way toward the camera: one sees the face of who comes. */
const SEEN = 0.3;
