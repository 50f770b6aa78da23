import type { Script } from '../director/script.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../land/place.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import type { Vector } from '../maths/vector.ts';
import { agesOf, inAges } from './ages.ts';
import { arrange } from './arrange.ts';
import { bearerOf, cruises, liftOf } from './bearers.ts';
import { isFilmedFromCar, leaveOutOwnCar } from './behind-windscreen.ts';
import { bondPlayers } from './bonds.ts';
import { frameShots } from './camera/frame-shots.ts';
import { lookAgain } from './camera/look-again.ts';
import { hasStack } from './camera/stacks.ts';
import { changeHands } from './change-hands.ts';
import { type Candidate, chooseBest, type Layout, TO_THE_WALL } from './choose-layout.ts';
import { closeOnLook } from './close-on-look.ts';
import { isFaceToFace, moveUp, pairsOf, shareCanopies } from './company.ts';
import { comeUp } from './extras/arisen.ts';
import { letBecome, standInPlace, washOver, withBecoming } from './extras/becoming.ts';
import { hangLeaves } from './extras/before-lens.ts';
import { turnBroadsides } from './extras/broadsides.ts';
import { callBystanders } from './extras/bystanders.ts';
import { coverUp } from './extras/covered.ts';
import { changeClothes } from './extras/dressed.ts';
import { lightFires } from './extras/fires.ts';
import { holdUntilThrown } from './extras/handed-on.ts';
import { makeInPicture } from './extras/in-picture.ts';
import { particlesOf } from './extras/particles.ts';
import { addPassersBy } from './extras/passers-by.ts';
import { passLand } from './extras/passing-land.ts';
import { placeWalkOns } from './extras/place-walk-ons.ts';
import { scatterRemains, spreadPuddles } from './extras/remains.ts';
import { goUp } from './extras/taken-up.ts';
import { changeStates } from './extras/two-states.ts';
import { hangVines } from './extras/vines.ts';
import { partWalkOns } from './extras/walk-ons.ts';
import { raiseWaves } from './extras/waves.ts';
import { faceEachOther } from './face-each-other.ts';
import { fatesOf, withFates } from './fates.ts';
import { buildFigures } from './figures.ts';
import { type Bearer, type FilmFrame, findWater, makeFilmFrame } from './film-frame.ts';
import { showCarried } from './in-arms.ts';
import { landmarksOf } from './landmarks.ts';
import { lookUp } from './look-up.ts';
import { takeLookout } from './lookouts.ts';
import { replacedBy } from './own-furniture.ts';
import { type BodyOf, type CastRole, castPlayers, type Player, reachOf } from './players.ts';
import { provide } from './rules/provide.ts';
import { layAtFeet, layBefore, setAtEdge, setUpPins, standApart, turnAcross } from './set-for-fate.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import type { Room } from './still-turn.ts';
import { takeStands } from './take-stands.ts';
import { delayArrivals, planJourneys } from './ways/arrivals.ts';
import { runInto } from './ways/crash.ts';
import { flingAway } from './ways/flung.ts';
import type { JourneyParts } from './ways/journeys.ts';
import { leapGaps } from './ways/leap-gap.ts';
import { lookAtRing } from './ways/orbits.ts';
import { findPavement } from './ways/pavement.ts';
import { keepPursuits } from './ways/pursuits.ts';
import { layRailways } from './ways/railways.ts';
import { findShore } from './ways/shore.ts';
import { stairsOf } from './ways/stairs.ts';
import { stayOnPlatform, stopsHere, withStops } from './ways/stations.ts';
import { touchDown } from './ways/touchdown.ts';
import { standAcross, vaultOver } from './ways/vault.ts';
import { isOnFloats } from './ways/vertical-path.ts';
import { makeWhereabouts } from './whereabouts.ts';
import { drawNear, rootOf, shareSites, tasksOf } from './work.ts';

export interface StagingOptions {
  readonly seed: number;
  /** Width over height of the picture. */
  readonly shape: number;
  readonly bodyOf: BodyOf;
  readonly place: PlaceBuilder;
  /** How many layouts are tried; the first one alone is a sketch: the same cast, acts and shots, not yet where they look best. */
  readonly layouts?: number;
  readonly cast?: CastRole;
}

const WATER_DEPTH = 0.7;
/** Radians by which cameras go around, where the place says nothing of it. */
const INDOOR_SLACK = 0.4;
const OPEN_SLACK = 0.34;
/** How many layouts are tried; more hardly find a better one. */
const MOST_CANDIDATES = 28;

/** Lays a script out in its place. The same script, seed and shape always give the same stage. */
export function solveStage(written: Script, options: StagingOptions): Stage {
  const { seed, shape, bodyOf, place, cast, layouts = MOST_CANDIDATES } = options;
  const { set } = written;
  const { time, weather, season } = set;
  // A ballroom is a hall, and a church is one too: the place itself knows what its words mean.
  const dressing = set.word === null ? set.dressing : [...set.dressing, set.word];
  const asked: Omit<PlaceOrder, 'seed'> = { time, weather, season, dressing, without: set.without };
  const whole = lookUp(provide(leaveOutOwnCar(written), place.describe({ seed, ...asked })));
  const { script: provided, walkOns } = partWalkOns(whole);
  const land = { ...asked, without: [...set.without, ...replacedBy(provided)] };
  const facts = withStops(takeLookout(place.describe({ seed, ...land }), provided), provided);
  const script = faceEachOther(closeOnLook(lookAtRing(stayOnPlatform(provided, facts))));
  const given = new Set(written.cast.map(({ id }) => id));
  const players = castPlayers(script, seed, bodyOf, cast, given);
  const laid = bondPlayers(script, players, shape);
  const { bonds: bound, tasks } = shareSites(script, players, laid, tasksOf(script, players, laid));
  const pairs = pairsOf(script, players, bound);
  const near = moveUp(shareCanopies(drawNear(bound, tasks, players), pairs), pairs, players);
  const atEdge = turnAcross(setAtEdge(near, script, players), script, players);
  const bonds = changeHands(delayArrivals(layBefore(atEdge, script, players), script, players), script, players);
  const railed = new Set(players.flatMap((player, index) => (stopsHere(player, facts) ? [index] : [])));
  const landmarks = new Set([...landmarksOf(script, players, given), ...railed]);
  const chance = makeRandom(seed).spawn('layout');
  // Who is on a boat is where the boat is.
  const bearers = players.map((player, index) => bearerOf(players[rootOf(index, bonds)] ?? player, script, facts));
  const { frame, shifts } = findMiddle(script, facts, players, bearers);
  const lifts = players.map((player, index) => liftOf(player, bearers[index] ?? 'ground', script, players, facts));
  const roomFor = roomOf(script, players, given, facts, shape);
  const room = facts.openRadius;
  const arranging = { script, players, bonds, tasks, pairs, lifts, landmarks, railed, shape, roomFor, room };
  const layOut = (candidate: Candidate): Layout => {
    const spots = arrange(arranging, candidate, chance.spawn('arrange'));
    settle(spots, { script, players, bonds, pairs, tasks, shifts, facts });
    takeStands(spots, { script, players, mirrored: candidate.mirrored }, facts);
    layAtFeet(spots, script, players);
    setUpPins(spots, script, players);
    standApart(spots, script, players);
    standInPlace(spots, script, players);
    standAcross(spots, { script, players, sense: candidate.sense });
    const parts: JourneyParts = {
      script,
      players,
      bonds,
      pairs,
      spots,
      frame,
      facts,
      roomFor,
      sense: candidate.sense,
      bearerOf: (player) => bearers[player] ?? 'ground',
    };
    const journeys = runInto(
      touchDown(flingAway(leapGaps(vaultOver(keepPursuits(planJourneys(parts), parts), parts), parts), parts), parts),
      parts,
    );
    const standing = makeWhereabouts(players, bonds, journeys, spots, script.beats);
    const fates = fatesOf({ script, players, bonds, whereIs: standing, frame, facts });
    const whereIs = withBecoming(withFates(standing, fates), script, players);
    return {
      fates,
      spots,
      journeys,
      whereIs,
      shots: frameShots({
        ...{ script, players, bonds, given, landmarks, whereIs, frame, facts, shape },
        ...candidate,
      }),
    };
  };
  const turned = script.shots.some(({ symmetric }) => symmetric === true) ? { ...facts, viewSlack: 0 } : facts;
  const chosen = chooseBest(candidatesOf(chance.spawn('candidates'), turned, shape).slice(0, layouts), layOut, {
    ...{ script, players, bonds, landmarks, shape, seed, given },
    walls: facts.indoor ? facts.openRadius + TO_THE_WALL : null,
    faceToFace: pairs.some(isFaceToFace),
  });
  const seen = { script, players, bonds, whereIs: chosen.whereIs, facts, shape };
  const best = { ...chosen, shots: lookAgain(chosen.shots, script.shots, seen) };
  const built = buildFigures({
    ...{ script, players, bonds, pairs, bearers, journeys: best.journeys, spots: best.spots },
    given,
    fates: best.fates,
  });
  const film = { shots: best.shots, seed, durationSeconds: script.durationSeconds };
  const picture = makeInPicture({ seed, shape, shots: best.shots, facts, players, whereIs: best.whereIs });
  const troupe = raiseWaves(script, turnBroadsides(showCarried(built, players, film), players, film), {
    seed,
    frame,
    players,
    journeys: best.journeys,
    level: facts.waterLevel,
  });
  const clothed = changeClothes(letBecome(troupe, players, script, { seed, frame }), players, script, best.whereIs);
  const covered = changeStates(
    coverUp(comeUp(goUp(clothed.figures, players, script), players, script), players, script),
    players,
    script,
  );
  return {
    seed,
    durationSeconds: script.durationSeconds,
    shape,
    place: {
      ...{ name: place.name, ...land, weatherAmount: set.weatherAmount, lights: set.lights },
      ...(set.spotOn === undefined ? {} : { spotOn: set.spotOn }),
      becomes: agesOf(set, dressing),
    },
    figures: [
      ...covered.figures,
      ...holdUntilThrown(troupe, players, script),
      ...addPassersBy(set, {
        ...{ seed, durationSeconds: script.durationSeconds, frame, facts, players, bodyOf, picture },
        whereIs: best.whereIs,
      }),
      ...placeWalkOns(walkOns, {
        ...{ seed, script: whole, facts, bodyOf, cast },
        picture,
      }),
      ...lightFires(set, { seed, durationSeconds: script.durationSeconds, frame, facts }),
      ...scatterRemains(best.fates, players, script, seed),
      ...spreadPuddles(script, players, best.whereIs),
      ...washOver(script, players, { whereIs: best.whereIs, frame, facts }),
      ...hangVines(script, players, best.journeys),
      ...passLand(set, { seed, durationSeconds: script.durationSeconds, facts }),
      ...hangLeaves(script, best.shots, { seed, shape, bodyOf }),
      ...callBystanders(set, { seed, durationSeconds: script.durationSeconds, facts }),
      ...layRailways({
        ...{ players, facts, journeys: best.journeys, durationSeconds: script.durationSeconds },
        lengthOf: (body) => bodyOf(body).length,
      }),
      ...covered.after,
      ...clothed.after,
    ],
    shots: best.shots,
    particles: inAges(script, (each) => particlesOf(each, players, facts, best.journeys)),
    styles: script.styles,
    ...stairsOf(facts),
  };
}

/** Of the room of the place: longer ones together are shown from their ends, or the camera would stand among what grows there. */
const LONG_SHARE = 0.9;

function roomOf(
  script: Script,
  players: readonly Player[],
  given: ReadonlySet<number>,
  { openRadius }: PlaceFacts,
  shape: number,
): Room {
  if (hasStack(script, given)) return 'level';
  const whole = players.reduce((sum, player) => sum + reachOf(player), 0);
  return (shape < 1 && players.length > 1) || whole > openRadius * LONG_SHARE ? 'narrow' : 'wide';
}

/** Who floats is laid out on the water; where others stay ashore, it lies off there, or the film plays at the edge of the water. */
function findMiddle(
  script: Script,
  facts: PlaceFacts,
  players: readonly Player[],
  bearers: readonly Bearer[],
): { readonly frame: FilmFrame; readonly shifts: readonly (Vector | null)[] } {
  // Birds that fly over a lake fly over the water, and planes with floats come down on it.
  const over = players.length > 0 && players.every((player) => cruises(player, script) || isOnFloats(player, script));
  const water = over || bearers.includes('water') ? findWater(facts, WATER_DEPTH) : null;
  const allAfloat = water !== null && bearers.every((bearer) => bearer !== 'ground');
  const shore = allAfloat ? null : findShore(script, players, bearers, facts);
  const middle: Vector =
    allAfloat && water !== null
      ? water
      : (shore?.at ??
        facts.middle ??
        (isFilmedFromCar(script) ? null : findPavement(players, facts)) ?? [0, facts.heightAt(0, 0), 0]);
  const frame = makeFilmFrame(
    facts,
    middle,
    over || (players.length > 0 && bearers[0] === 'water') ? 'water' : 'ground',
  );
  const off = shore?.off ?? (allAfloat ? null : water);
  return { frame, shifts: bearers.map((bearer) => (bearer === 'water' ? off : null)) };
}

function candidatesOf(chance: Random, facts: PlaceFacts, shape: number): Candidate[] {
  const most = facts.viewSlack ?? (facts.indoor ? INDOOR_SLACK : OPEN_SLACK);
  const turns = [0, 0.5, -0.5, 1, -1].map((share) => share * most);
  const first = chance.chance(0.5) ? 1 : -1;
  const all = ([first, -first] as (1 | -1)[]).flatMap((sense) =>
    [false, true].flatMap((mirrored) =>
      [1.05, 1.5].flatMap((spread) =>
        [0.4, 1.2].flatMap((depth) => turns.map((around) => ({ sense, mirrored, spread, depth, around }))),
      ),
    ),
  );
  // By strides through all of them, so that a few already differ in everything.
  const stride = 17;
  return Array.from({ length: Math.min(MOST_CANDIDATES, all.length) }, (_, index) => {
    const each = all[(index * stride) % all.length];
    const [forward = 1, low = false] = STAGINGS[index % STAGINGS.length] ?? [];
    return each === undefined ? [] : [{ ...each, forward, low, layered: shape < 1 && index % 4 < 2 }];
  }).flat();
}

/** How far small ones come forward, and whether the camera is low. */
const STAGINGS: readonly (readonly [number, boolean])[] = [
  [1, false],
  [1, true],
  [0.5, false],
  [0, false],
  [0.7, true],
];
