import type { Body } from './bodies/body.ts';
import { findAct } from './catalogue/acts.ts';
import { DRESSING_PLACES } from './catalogue/places.ts';
import { transitOf } from './catalogue/transits.ts';
import type { Script } from './director/script.ts';
import type { PlaceBuilder, PlaceFacts } from './land/place.ts';
import { type BodyOf, type CastRole, castPlayers, extentOf, reachOf } from './stage/players.ts';
import { layScenes } from './stage/scenes.ts';
import { type StagingOptions, solveStage } from './stage/solve.ts';
import type { Stage } from './stage/stage.ts';
import { openWorkshop, readPlace } from './workshop.ts';

/** Where a cast has room that no prompt has sent anywhere. */
const ROOMY = { in: 'backdrop', out: 'meadow', driven: 'road' } as const;
/** What is longer than this fills a room, and a hall what is longer than the open floor of one is across. */
const [ROOM_METRES, HALL_RADIUS] = [2.8, 3];
const longestIn = (openRadius: number): number => (openRadius < HALL_RADIUS ? ROOM_METRES : openRadius * 2);
const LANDMARK_METRES = 8;
const CARRIED = /^(?:on|in|inside|riding|driving|wearing)$/;
const IN_HAND = /^(?:holding|carrying)$/;
const STAY: ReadonlySet<string> = new Set(['sea', 'space', 'underwater']);

/** Flags and wardrobes are put up in any hall. */
const goesAbout = ({ thing, role }: ReturnType<typeof castPlayers>[number]): boolean =>
  thing === null || thing.alive || thing.moves || role.id === 0;

/** Who shows a script's roles, and with which bodies. */
export interface Casting {
  readonly bodyOf: BodyOf;
  readonly cast?: CastRole;
}

/** The land a script is staged in. */
function landOf(script: Script, seed: number, { bodyOf, cast }: Casting): PlaceBuilder {
  const { set } = script;
  const place = readPlace(set.place);
  // Between skyscrapers one is in a city, though it is not named.
  const dressed = set.dressing.some((word) => DRESSING_PLACES.get(word) === set.place);
  if (set.stated || dressed || STAY.has(set.place)) return place;
  const players = castPlayers(script, seed, bodyOf, cast);
  // Nobody sails over a meadow.
  if (players.some(({ thing }) => thing?.realm === 'water' || thing?.realm === 'underwater')) return place;
  const { openRadius, indoor, ways } = place.describe({ seed, ...set });
  // Who sits in a chair or is held needs no floor of its own.
  const carried = new Set(
    script.relations.flatMap(({ role, relation, to }) =>
      to === null ? [] : CARRIED.test(relation) ? [role] : IN_HAND.test(relation) ? [to] : [],
    ),
  );
  // Pyramids behind a pharaoh stand outside of where he plays.
  const behind = (player: (typeof players)[number]): boolean =>
    !indoor && player !== players[0] && player.thing?.moves === false && extentOf(player) > LANDMARK_METRES;
  // People stand beside each other, however tall they are.
  const stops = script.beats.some(({ verb }) => /^(?:arrives|boards|alights)$/.test(transitOf(verb) ?? ''));
  const isCar = ({ thing }: (typeof players)[number]): boolean =>
    thing?.moves === true && !thing.alive && thing.realm === 'ground';
  const drives = (player: (typeof players)[number]): boolean =>
    isCar(player) && ways.some(({ kind }) => kind === 'road');
  const goes = ({ role }: (typeof players)[number]): boolean =>
    script.beats.some((beat) => beat.role === role.id && findAct(beat.act)?.frame === 'go');
  // A bus that stops for somebody is on the road, cars that race go along it, and a tunnel is a room that has one.
  const onRoad = (player: (typeof players)[number]): boolean => (stops || indoor || goes(player)) && drives(player);
  const roomFor = (player: (typeof players)[number]): number =>
    player.order.family === 'person' ? reachOf(player) * 2 : onRoad(player) ? 0 : extentOf(player);
  const needed =
    players.reduce((sum, player) => sum + (carried.has(player.role.id) || behind(player) ? 0 : roomFor(player)), 0) / 2;
  // A bus and a truck do not fit between the parked cars of a street that nobody asked for.
  // People and furniture find room in any room; what is as long as a car does not.
  const cramped = indoor
    ? players.some((player) => goesAbout(player) && !onRoad(player) && extentOf(player) > longestIn(openRadius)) ||
      needed > openRadius * 5
    : needed > openRadius;
  if (!cramped) return place;
  const driven = players.some((player) => isCar(player) && goes(player));
  return readPlace(indoor ? ROOMY.in : driven ? ROOMY.driven : ROOMY.out);
}

/** The film of a script as a stage. */
export function stageScript(script: Script, seed: number, shape: number, casting: Casting = openWorkshop()): Stage {
  return layScenes(script, (scene) => solveIn(landOf(scene, seed, casting), scene, { seed, shape, ...casting }));
}

/** Where a film plays elsewhere than it was thought to, nobody flies over the houses of a street that is not there. */
function solveIn(place: PlaceBuilder, script: Script, options: Omit<StagingOptions, 'place'>): Stage {
  const set = place.name === ROOMY.in ? script.set : { ...script.set, place: place.name };
  return solveStage({ ...script, set }, { ...options, place });
}

/** The same place, cast, acts and shots, but not yet laid out for the best: quick enough to call while someone types. */
export function sketchScript(script: Script, seed: number, shape: number): Stage {
  return layScenes(script, (scene) =>
    solveIn(landOf(scene, seed, openWorkshop()), scene, { seed, shape, layouts: 1, ...openWorkshop() }),
  );
}

/** Tests only: the same cast, acts and words before a bare backdrop. Land is most of the work of a small picture. */
export function beforeBackdrop(script: Script): Script {
  const bare = {
    stated: true,
    word: null,
    becomes: [],
    weather: 'clear',
    dressing: [],
    lights: [],
    traits: [],
  } as const;
  const { scenes = [] } = script;
  return {
    ...script,
    set: { ...script.set, ...bare, place: ROOMY.in },
    ...(scenes.length === 0
      ? {}
      : { scenes: scenes.map((scene) => ({ ...scene, script: beforeBackdrop(scene.script) })) }),
  };
}

/** A stage with what it is made of. */
export interface StagedFilm {
  readonly stage: Stage;
  /** In the order of its figures. */
  readonly bodies: readonly Body[];
  readonly facts: PlaceFacts;
}

export function furnishStage(stage: Stage): StagedFilm {
  const { bodyOf } = openWorkshop();
  return {
    stage,
    bodies: stage.figures.map(({ body }) => bodyOf(body)),
    facts: readPlace(stage.place.name).describe({ seed: stage.seed, ...stage.place }),
  };
}
