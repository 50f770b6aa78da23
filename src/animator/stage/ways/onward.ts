import type { Beat } from '../../director/script.ts';
import type { Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import { type Player, reachOf } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { pathUnder } from './from-under.ts';
import { headingOf } from './headings.ts';
import { type Journey, type JourneyParts, planJourney } from './journeys.ts';
import { goesBy, paceOf } from './paces.ts';
import { makePathMotion } from './path-motion.ts';
import { hopUpSteps, ON_STAIRS, stairsHeading } from './stairs.ts';
import { STEP_SECONDS } from './vertical-path.ts';

/** On legs: who drives or flies on goes on along its route. */
const ON_LEGS: ReadonlySet<string> = new Set(['walk', 'march', 'waddle', 'trot', 'sneak', 'crawl', 'run', 'follow']);
/** Metres that somebody goes of whom nobody says where to: farther, the picture would have to be wider than what was told before can bear. */
const MOST_METRES: Readonly<Record<string, number>> = { run: 5, trot: 4 };
const MOST_WALKED = 3;
/** Seconds in which one turns to where one goes next. */
const TURNS = 0.45;
/** Of the open ground around the middle: no farther does anybody go. */
const OPEN_SHARE = 0.95;
/** Of both reaches: how near one comes to whom one goes to, whole bodies apart. */
const [NEAR_SHARE, LEFT_METRES] = [0.7, 0.2];

/** Beats of somebody who has been somewhere, has done something there, and now goes elsewhere: "picks it up and runs back to the boy". */
export function onwardBeats(own: readonly Beat[]): Beat[] {
  const onward: Beat[] = [];
  let former: Beat | null = null;
  let paused = false;
  for (const beat of [...own].sort((a, b) => a.from - b.from)) {
    if (beat.onTheWay === true) continue;
    if (!goesBy(beat.act)) {
      paused = true;
      continue;
    }
    // "salutes, turns around and marches away": until then he faced us.
    const leaves = paused && (beat.direction === 'away' || LEAVES.test(beat.verb));
    if (
      (former !== null || leaves) &&
      ON_LEGS.has(beat.act) &&
      leadsSomewhere(beat) &&
      (paused || (former !== null && leadsElsewhere(beat, former)))
    )
      onward.push(beat);
    [former, paused] = [beat, false];
  }
  return onward;
}

const LEAVES = /(?:^leave| (?:away|off|back))$/;

const leadsSomewhere = ({ direction, target, where, verb }: Beat): boolean =>
  direction !== null || target !== null || where !== null || LEAVES.test(verb);

const leadsElsewhere = (beat: Beat, former: Beat): boolean =>
  beat.target !== null && former.target !== null && beat.target !== former.target;

/** The whole way of somebody: the first as all others go, and each that comes after it from where the one before has ended. */
export function planWays(player: number, parts: JourneyParts): Journey {
  const whole = planJourney(player, parts);
  const under = pathUnder(player, parts);
  if (under !== null) return { ...whole, path: under };
  const own = parts.players[player];
  const onward = onwardBeats(parts.script.beats.filter(({ role }) => role === own?.role.id));
  if (own === undefined || own.thing?.alive === false || parts.bearerOf(player) !== 'ground') return whole;
  if (onward.length === 0) return { ...whole, path: hopUpSteps(whole.path, own, parts.facts) };
  const later = new Set(onward);
  const before = { ...parts.script, beats: parts.script.beats.filter((beat) => !later.has(beat)) };
  let { path } = planJourney(player, { ...parts, script: before });
  for (const beat of onward) path = goOnFrom(path, beat, own, parts);
  return { ...whole, path: hopUpSteps(path, own, parts.facts) };
}

/** Turned to where it goes next, and there. */
export function goOnFrom(path: readonly PathPoint[], beat: Beat, own: Player, parts: JourneyParts): PathPoint[] {
  const { at: from, heading: faced } = makePathMotion(path)(beat.from);
  const { heading, metres: left } = wayFrom(from, beat, own, parts);
  const slow = stairsHeading(beat.direction, parts.facts) === null ? 1 : ON_STAIRS;
  const pace = paceOf(beat.act, own.thing, own.body, own.size) * beat.speed * slow;
  const most = Number.isFinite(left) ? left : (MOST_METRES[beat.act] ?? MOST_WALKED);
  const wanted = Math.min(most, pace * (beat.to - beat.from - TURNS / 2));
  const metres = withinReach(from, heading, Math.max(0, wanted), parts);
  const at = (gone: number): Vector => {
    const [x, z] = [from[0] + Math.sin(heading) * gone, from[2] + Math.cos(heading) * gone];
    return [x, floorAt(parts.facts, x, z, 'ground'), z];
  };
  const turn = Math.atan2(Math.sin(heading - faced), Math.cos(heading - faced));
  const arrives = Math.min(beat.to, beat.from + TURNS / 2 + metres / Math.max(0.2, pace));
  const onward: PathPoint[] = [];
  for (let time = beat.from; time < arrives + STEP_SECONDS; time += STEP_SECONDS) {
    const share = Math.min(
      1,
      Math.max(0, (time - beat.from - TURNS / 2) / Math.max(0.1, arrives - beat.from - TURNS / 2)),
    );
    const turned = Math.min(1, (time - beat.from) / TURNS);
    onward.push({ time, at: at(metres * share), heading: faced + turn * turned });
  }
  return [...path.filter(({ time }) => time < beat.from - STEP_SECONDS / 2), ...onward];
}

/** Where it leads, and how far at most: to whom it is told to lead, or as the picture has it. */
function wayFrom(from: Vector, beat: Beat, own: Player, parts: JourneyParts): { heading: number; metres: number } {
  const index = parts.players.findIndex(({ role }) => role.id === beat.target);
  const [spot, whom] = [parts.spots.get(index), parts.players[index]];
  const fixture = index < 0 ? fixtureFor(beat, from, parts) : null;
  if (fixture !== null) {
    const [toX, , toZ] = fixture;
    return {
      heading: Math.atan2(toX - from[0], toZ - from[2]),
      metres: Math.max(0, Math.hypot(toX - from[0], toZ - from[2]) - AT_FIXTURE),
    };
  }
  const steps = stairsHeading(beat.direction, parts.facts);
  if (steps !== null) return { heading: steps, metres: Number.POSITIVE_INFINITY };
  if (spot === undefined || whom === undefined || whom === own)
    return {
      heading: parts.frame.heading(
        headingOf(LEAVES.test(beat.verb) ? { ...beat, direction: 'away' } : beat, parts.sense, own),
      ),
      metres: Number.POSITIVE_INFINITY,
    };
  const [x, , z] = parts.frame.at(spot.across, spot.near);
  const apart = (reachOf(own) + reachOf(whom)) * NEAR_SHARE + LEFT_METRES;
  return {
    heading: Math.atan2(x - from[0], z - from[2]),
    metres: Math.max(0, Math.hypot(x - from[0], z - from[2]) - apart),
  };
}

/** Metres from a window or a door to who has come to it. */
const AT_FIXTURE = 0.55;
const FIXTURES = ['window', 'door'] as const;

/** The window of the place to which somebody goes, or the door: the nearest that is not behind the camera. */
function fixtureFor({ where, direction }: Beat, from: Vector, { facts, frame }: JourneyParts): Vector | null {
  const kind = FIXTURES.find((name) => where?.includes(name) === true);
  if (kind === undefined || direction === 'away') return null;
  const far = ([x, , z]: Vector): number => {
    const across = (x - from[0]) * Math.cos(frame.view) - (z - from[2]) * Math.sin(frame.view);
    return Math.hypot(x - from[0], z - from[2]) + (Math.abs(across) < 1 ? STRAIGHT_BACK : 0);
  };
  const seen = facts.spots.filter((spot) => spot.kind === kind && far(spot.at) < FIXTURE_METRES);
  return seen.reduce<Vector | null>((best, { at }) => (best === null || far(at) < far(best) ? at : best), null);
}
/** Metres; and how much farther one goes for one at the side, where the face is seen. */
const [FIXTURE_METRES, STRAIGHT_BACK] = [6.5, 1.6];

function withinReach([x, , z]: Vector, heading: number, wanted: number, { frame, facts }: JourneyParts): number {
  const open = facts.openRadius * OPEN_SHARE;
  const farFrom = (metres: number): number =>
    Math.hypot(x + Math.sin(heading) * metres - frame.middle[0], z + Math.cos(heading) * metres - frame.middle[2]);
  let metres = wanted;
  while (metres > 0 && farFrom(metres) > Math.max(open, farFrom(0))) metres -= 0.25;
  return Math.max(0, metres);
}
