import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Pair } from '../company.ts';
import { dancePath } from '../dance-path.ts';
import { restFacing } from '../facing.ts';
import { type Bearer, type FilmFrame, floorAt } from '../film-frame.ts';
import { heightOf, type Player, reachOf } from '../players.ts';
import { drawnBy, teamPath } from '../rules/aboard/teams.ts';
import type { Spot } from '../spots.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import type { Room } from '../still-turn.ts';
import { tumbleOf } from '../tumbling.ts';
import { actsOf, idleAct, stayAfloat, stayAloft, withPartner } from './acts-on-way.ts';
import { alongPath, fanOut, pullsOut, rideBeside } from './alongside.ts';
import { approachPath, comeTogether, leaveFromEmbrace, runToEmbrace } from './approach.ts';
import { beatsOf } from './beats-of.ts';
import { calledFacing, callPath, isCalled } from './calls.ts';
import { chooseRoute, highestOn, queueGap } from './choose-route.ts';
import { comeToTake } from './come-to-take.ts';
import { diveIn } from './dive-in.ts';
import { dockingPath } from './docking.ts';
import { flyOut } from './fly-out.ts';
import {
  companionOf,
  fliesBefore,
  gaitOf,
  gapBetween,
  hunterOf,
  isBeforeGiant,
  leaderOf,
  rollsAway,
  trailPath,
  trails,
} from './followers.ts';
import { ALONE, formationOf, inFormation } from './formations.ts';
import { headingOf, isLong, SLANT } from './headings.ts';
import { engineOf, wagonPath } from './in-wagons.ts';
import { goOn, keepGait } from './on-the-way.ts';
import { orbitOf, orbitPath, turnsTo } from './orbits.ts';
import { distanceBy, goesBy, paceOf, timePace } from './paces.ts';
import { bringsRails, railLevel, runsOnRails } from './railways.ts';
import { ashore, goesThroughWater, headingIntoWater } from './shore.ts';
import { ON_STAIRS, stairsHeading } from './stairs.ts';
import { stationMetres, stopsHere } from './stations.ts';
import { onTheWing, swoopPath } from './swoop.ts';
import { besideTrack, firstOnRails, gridPlace, isOncoming, shifted, standOnRails, trackOf } from './tracks.ts';
import { tumblePath } from './tumble-path.ts';
import { isFleet, mostRise, STEP_SECONDS, verticalPath } from './vertical-path.ts';

export interface Journey {
  readonly path: readonly PathPoint[];
  readonly acts: readonly StageAct[];
  /** A chair of the place, of who sits there for a part of the film: where, and from when until when. */
  readonly seat?: { readonly at: Vector; readonly heading: number; readonly since?: number; readonly until?: number };
}

export interface JourneyParts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly pairs: readonly Pair[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly frame: FilmFrame;
  readonly facts: PlaceFacts;
  readonly roomFor: Room;
  /** 1 goes to the right of the picture where nobody says where to. */
  readonly sense: 1 | -1;
  bearerOf(player: number): Bearer;
}

/** Of the height of who wades. */
const FORD_SHARE = 0.22;
/** In company, whoever only flies or swims about stays with the others. */
const HOVERING = 0.06;

/** Metres above the ground from which on the ground no longer matters. */
const HIGH_METRES = 4.5;
const ON_THE_SPOT: ReadonlySet<string> = new Set(['fall', 'rise', 'land']);

/** Where the barn stands to which somebody runs: the heading in the frame of the picture, and metres to its wall; null where nobody says to what. */
function goalOf(
  { direction, target }: Beat,
  from: Spot,
  { players, spots }: JourneyParts,
): { readonly heading: number; readonly metres: number } | null {
  const index = direction === 'toward' ? players.findIndex(({ role }) => role.id === target) : -1;
  const [to, whom] = [spots.get(index), players[index]];
  if (to === undefined || whom === undefined) return null;
  const [across, near] = [to.across - from.across, to.near - from.near];
  const metres = Math.hypot(across, near) - reachOf(whom);
  return metres < 1 ? null : { heading: Math.atan2(across, near), metres };
}

export function planJourney(player: number, parts: JourneyParts): Journey {
  const { script, players, frame, facts } = parts;
  const own = players[player];
  // Whoever follows goes where the other went.
  const leader = leaderOf(player, parts);
  const place = parts.spots.get(leader ?? player) ?? parts.spots.get(player);
  // A dog runs after a butterfly on the ground.
  const spot = place === undefined ? undefined : { ...place, lift: parts.spots.get(player)?.lift ?? place.lift };
  if (own === undefined || spot === undefined) return { path: [{ time: 0, at: frame.middle, heading: 0 }], acts: [] };
  const length = script.durationSeconds;
  const bearer = parts.bearerOf(player);
  const beats = stayAfloat(beatsOf(player, parts), own, bearer);
  const idle = idleAct(own, bearer);
  const acts = withPartner(
    actsOf(stayAloft(keepGait(beats, own), own, bearer), idle, length, (role) =>
      players.findIndex((each) => each.role.id === role),
    ),
    player,
    parts,
  );
  const tumble = tumbleOf(player, parts);
  if (tumble !== null) return { path: tumblePath(tumble, frame, facts.waterLevel, length), acts };
  const docks = dockingPath(player, parts);
  if (docks !== null) return { path: docks, acts };
  const engine = engineOf(player, parts);
  const pulls = engine === null ? undefined : players[engine];
  if (engine !== null && pulls !== undefined)
    return { path: wagonPath(own, pulls, planJourney(engine, parts).path, facts), acts };
  const walks = bearer === 'ground' && (own.thing?.realm === 'ground' || own.order.family === 'person');
  // Who tumbles while running falls where he is, not out of the sky.
  const moving = goOn(beats).filter(
    ({ act }) => goesBy(act) && !(walks && own.thing?.alive !== false && ON_THE_SPOT.has(act)),
  );
  const hovers = beats.some(({ act }) => act === 'hover' || act === 'arise');
  const drifts = idle !== 'stand' && idle !== 'float' && moving.length === 0 && own.thing?.moves === true && !hovers;
  // Who follows keeps the other's pace, or it would run into it.
  const paced =
    hunterOf(player, parts) ??
    (leader === null
      ? companionOf(player, moving, parts)
      : rollsAway(players[leader]) || fliesBefore(players[leader], own)
        ? own
        : players[leader]) ??
    own;
  const legs = drifts
    ? [{ from: 0, to: length, pace: paceOf(idle, own.thing, own.body, own.size) * (players.length > 1 ? HOVERING : 1) }]
    : moving.map(({ act, from, to, speed, direction }) => ({
        from,
        to,
        pace:
          paceOf(gaitOf(act, paced, own), paced.thing, paced.body, paced.size) *
          (walks && stairsHeading(direction, facts) !== null ? ON_STAIRS : 1) *
          speed *
          timePace(script),
      }));
  const whole = distanceBy(length, legs);
  const goal = moving[0] === undefined ? null : goalOf(moving[0], spot, parts);
  const called = isCalled(own, beats);
  const facing = called
    ? calledFacing(player, beats, parts)
    : moving[0] === undefined
      ? drifts
        ? parts.sense * (Math.PI / 2 - SLANT)
        : restFacing(player, parts)
      : (goal?.heading ?? headingOf(moving[0], parts.sense, own));
  // On stairs, up and down are ways.
  const steps = walks ? stairsHeading(moving[0]?.direction ?? null, facts) : null;
  const oncoming = isOncoming(player, moving, parts);
  const heading = (steps ?? frame.heading(facing)) + (oncoming ? Math.PI : 0);
  const upright = (steps === null ? moving : []).filter(
    ({ act, direction }) =>
      ['rise', 'fall', 'take_off', 'land'].includes(act) || direction === 'up' || direction === 'down',
  );
  // Who flies down and lands has landed in the end.
  const vertical = upright.find(({ act }) => act === 'land') ?? upright[0];
  // Each of a flock rises from where it was, and each of a caravan stops where it stands.
  const together = leader === null && whole >= 0.05 && vertical === undefined && !called;
  const formation = together ? formationOf(player, parts) : null;
  const grid = leader === null && !oncoming ? gridPlace(player, moving, parts) : null;
  // Racers have one way, whatever places they were given.
  const pack = grid === null ? undefined : parts.spots.get(players.findIndex(({ role }) => role.id === own.role.id));
  const { across, near } =
    formation?.middle ??
    pack ??
    (whole >= 0.05 && vertical === undefined && spot.company !== undefined ? spot.company : spot);
  const dry = walks && whole < 0.05;
  const rails = parts.spots.get(firstOnRails(player, parts)) ?? spot;
  const beside = besideTrack(player, parts, facts);
  const [x, , z] = dry
    ? ashore(across, near, frame, facts)
    : beside === 0
      ? frame.at(across, near)
      : shifted(frame.at(rails.across, rails.near), heading, oncoming ? -beside : beside);
  // Balloons over a gorge do not start from its bottom.
  const middle: Vector = [x, Math.max(floorAt(facts, x, z, bearer), isFleet(own) ? frame.middle[1] : -1e9), z];
  const hunt = { ...parts, floor: (fx: number, fz: number) => floorAt(facts, fx, fz, 'water') };
  const dive = diveIn(player, middle, parts);
  if (dive !== null) return dive;
  const swoop = swoopPath(player, script.beats, hunt, length);
  if (swoop !== null) return { path: swoop, acts: onTheWing(acts) };
  const orbit = orbitOf(player, beats, bearer, parts);
  if (orbit !== null) {
    const about = parts.spots.get(orbit.about);
    // Two who go round each other have their ring around where the other began.
    const waits = turnsTo(orbit.about, player, parts) || about === undefined;
    const centre = waits
      ? [{ time: 0, at: frame.at(about?.across ?? 0, about?.near ?? 0), heading: 0 }]
      : planJourney(orbit.about, parts).path;
    const ring = orbitPath(player, orbit, { pace: legs[0]?.pace ?? 1, bearer, length, path: centre }, parts);
    if (ring !== null) return { path: ring, acts };
  }
  if (spot.seat !== undefined) return { path: [{ time: 0, at: middle, heading: spot.seat.heading }], acts };
  if (called && vertical === undefined) {
    const lag = bearer === 'ground' ? Math.max(0, queueGap(player, parts)) : 0;
    const way = { own, beats, middle, heading, bearer, length, track: trackOf(player, parts), lag };
    return { path: callPath(way, frame, facts), acts };
  }
  if (whole < 0.05) {
    const coming = comeTogether(player, parts, acts, middle, heading);
    if (coming !== null) return { path: coming, acts };
    const danced = dancePath(player, parts, length, STEP_SECONDS, (gx, gz) => floorAt(facts, gx, gz, bearer));
    const still = standOnRails(player, middle, heading, parts) ?? { time: 0, at: liftOf(middle, spot.lift), heading };
    return { path: danced ?? [still], acts };
  }
  const cart = drawnBy(player, parts);
  const drawn = cart === null ? undefined : players[cart];
  if (cart !== null && drawn !== undefined) {
    // What is pushed along goes before whoever does.
    const by = parts.bonds.find(({ child, anchor }) => child === cart && anchor === 'ahead')?.parent;
    const before = by === undefined ? 0 : (drawn.body.length * drawn.size) / 2;
    return { path: teamPath(planJourney(by ?? cart, parts).path, drawn, own, facts, before), acts };
  }
  const ride = rideBeside(player, parts);
  if (ride !== null) return { path: alongPath(planJourney(ride.index, parts).path, ride, facts), acts };
  const met =
    comeToTake(player, beats, parts) ??
    leaveFromEmbrace(player, parts, acts, moving[0], whole) ??
    runToEmbrace(player, parts, acts, moving[0], whole) ??
    flyOut(player, moving[0], parts, length) ??
    approachPath(player, moving, parts, length);
  if (met !== null) return { path: met, acts };
  if (vertical !== undefined) {
    const most = mostRise(own, script);
    const rise = Math.min(whole, facts.indoor ? Math.min(most, 1.2) : most);
    // What lands is on the ground then.
    const lift = vertical.act === 'land' ? 0 : spot.lift;
    return { path: verticalPath(vertical, liftOf(middle, lift), heading, { rise, length, own }), acts };
  }
  if (leader !== null && bearer === 'ground' && trails(player, leader, moving, parts)) {
    const ahead = planJourney(leader, parts).path;
    const step = { lag: gapBetween(players[leader], own), aside: fanOut(own), length };
    if (ahead.length > 1) return { path: trailPath(ahead, step, (fx, fz) => floorAt(facts, fx, fz, bearer)), acts };
  }
  const wades = bearer === 'ground' && moving.some(goesThroughWater);
  // Water that is gone through is as deep as one can go through.
  const ford = (facts.waterLevel ?? 0) - heightOf(own) * FORD_SHARE;
  const seaward = wades ? headingIntoWater(moving, middle, facts) : null;
  const route = chooseRoute(
    own,
    {
      ...{
        middle,
        heading: seaward ?? heading,
        straight: seaward !== null,
        whole,
        circles: moving[0]?.direction === 'in_circles',
      },
      ...{ aloft: bearer === 'air', afloat: bearer === 'water', wades, broadside: isLong(own) },
      ...{ track: trackOf(player, parts), onRoad: isBeforeGiant(player, parts) },
    },
    frame,
    facts,
  );
  const slow = Math.min(1, (route.reach * 2) / whole);
  // Nobody runs through the wall.
  const short = goal === null ? 0 : Math.max(0, (whole / 2) * slow - goal.metres + reachOf(own) + 0.5);
  const lag =
    leader !== null
      ? gapBetween(players[leader], own)
      : (grid?.lag ?? (route.lane && !oncoming && !runsOnRails(own) ? queueGap(player, parts) : 0));
  const among = formation === null ? ALONE : inFormation(player, formation, route.at(0).heading, parts);
  const level = bringsRails(own, facts) ? railLevel(facts, middle, heading) : null;
  // High up one flies over the hills, and not up and down with them.
  const over = bearer === 'air' && spot.lift > HIGH_METRES ? highestOn(route, (whole / 2) * slow, facts) : null;
  const aside =
    (spot.company?.aside ?? 0) +
    among.left +
    (leader === null ? (grid?.aside ?? 0) : fanOut(own) - parts.sense * pullsOut(own));
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const gone = stopsHere(own, facts)
      ? stationMetres(time, length, moving)
      : (distanceBy(time, legs) - whole / 2) * slow - lag - short + among.ahead;
    const { x: onWay, z: ahead, heading: along } = route.at(gone);
    const [gx, gz] = [onWay + Math.cos(along) * aside, ahead - Math.sin(along) * aside];
    const floor = over ?? Math.max(floorAt(facts, gx, gz, bearer), wades ? ford : Number.NEGATIVE_INFINITY);
    path.push({ time, at: [gx, level ?? floor + spot.lift + among.up, gz], heading: along });
  }
  return { path, acts };
}

const liftOf = ([x, y, z]: Vector, lift: number): Vector => [x, y + lift, z];
