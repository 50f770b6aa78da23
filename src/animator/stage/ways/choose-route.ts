import { boardActOf } from '../../catalogue/uses.ts';
import type { Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Bearer, type FilmFrame, floorAt } from '../film-frame.ts';
import { isGiant, type Player, reachOf } from '../players.ts';
import { fanOut } from './alongside.ts';
import { leaderOf } from './followers.ts';
import { bringsRails, LINE_METRES, RAIL_WAYS, runsOnRails } from './railways.ts';
import { type Route, roundRoute, routeAlong, straightRoute } from './routes.ts';

interface Lanes {
  readonly script: Script;
  readonly players: readonly Player[];
  bearerOf(player: number): Bearer;
}

/** Of their length: how far vehicles are from each other that drive behind each other. */
const QUEUE_SHARE = 1.3;
const FLIGHT_METRES = 300;
/** Rather than turning in a circle one goes so much more slowly. */
const STRIDE_SAVED = 1.7;
/** Of the open middle of a room: so far one can cross it. */
const ACROSS_ROOM = 1.6;
/** So many do not run behind each other along a path: they stay together. */
const GROUP = 3;

const LANES: readonly { readonly kinds: readonly string[]; readonly who: (player: Player) => boolean }[] = [
  {
    kinds: RAIL_WAYS,
    who: runsOnRails,
  },
  {
    kinds: ['road', 'street', 'lane', 'shoreline', 'path', 'trail'],
    who: (player) =>
      isGiant(player) || (player.thing?.moves === true && !player.thing.alive && player.thing.realm === 'ground'),
  },
  { kinds: ['river', 'canal'], who: ({ thing }) => thing?.realm === 'water' },
  {
    kinds: ['stairs', 'promenade', 'pavement', 'path', 'sidewalk', 'trail', 'shoreline'],
    // Who rides a board goes where others walk.
    who: (player) =>
      !isGiant(player) && (player.thing === null || player.thing.alive || boardActOf(player.thing.kind) !== null),
  },
  // Where there is no road one rides along the quay, and not in circles through the houses.
  {
    kinds: ['promenade', 'pavement', 'sidewalk'],
    who: ({ thing }) => thing?.moves === true && thing.realm === 'ground',
  },
];

/** Vehicles of one lane drive behind each other: the first in the middle, the others by turns behind and before it. */
export function queueGap(player: number, parts: Lanes): number {
  const { players, bearerOf } = parts;
  const own = players[player];
  // A board drives by nobody's leave: it is in no queue.
  if (own?.thing?.alive !== false || !own.thing.moves) return 0;
  const queue = players.flatMap((other, index) =>
    other.thing?.alive === false && other.thing.moves && bearerOf(index) === bearerOf(player) ? [index] : [],
  );
  // Who is after somebody in it keeps the distance of a chase, and has no place in the queue.
  const place = queue.filter((index) => leaderOf(index, parts) === null).indexOf(player);
  if (place < 0) return 0;
  const length = Math.max(...queue.map((index) => reachOf(players[index] as Player))) * 2;
  return (place % 2 === 1 ? 1 : -1) * Math.ceil(place / 2) * length * QUEUE_SHARE;
}

interface Wish {
  readonly middle: Vector;
  readonly heading: number;
  readonly whole: number;
  readonly circles: boolean;
  readonly aloft: boolean;
  readonly afloat: boolean;
  /** Goes through the water, straight on. */
  readonly wades: boolean;
  /** Goes there over whatever lies in between, by no path. */
  readonly straight?: boolean;
  /** Shows its side all the while, and goes no farther than that allows. */
  readonly broadside: boolean;
  /** Which of several tracks, where the place has them. */
  readonly track: number;
  /** Of several lanes it takes the one that leads where it goes. */
  readonly lawful?: true;
  /** Runs in the middle of the road, though on foot. */
  readonly onRoad?: boolean;
}

const WAY_SAMPLES = 9;
const DRY_TURNS = [0.35, 0.7, 1.05, 1.4, 1.9, 2.4, 2.9] as const;
/** Deeper than a puddle. */
const WET_DEPTH = 0.12;
/** Less deep nobody swims. */
const AFLOAT_DEPTH = 0.4;

/** Who does not go through the water goes along it, and who swims stays in it: the way is turned as little as keeps the feet dry, or off the ground. */
export function chooseRoute(own: Player, wish: Wish, frame: FilmFrame, facts: PlaceFacts): Chosen {
  const first = chooseWay(own, wish, frame, facts);
  if (wish.wades || wish.aloft || facts.waterLevel === null || first.lane === true) return first;
  const depth = facts.waterLevel;
  const wetness = (route: Route): number => {
    let wet = 0;
    for (let sample = 0; sample < WAY_SAMPLES; sample++) {
      const gone = (sample / (WAY_SAMPLES - 1) - 0.5) * Math.min(wish.whole, route.reach * 2);
      const { x, z } = route.at(gone);
      const deep = depth - facts.heightAt(x, z);
      if (wish.afloat ? deep < AFLOAT_DEPTH : deep > WET_DEPTH) wet += 1;
    }
    return wet;
  };
  let [best, least] = [first, wetness(first)];
  for (const turn of DRY_TURNS) {
    if (least === 0) break;
    for (const side of [1, -1]) {
      const route = chooseWay(own, { ...wish, heading: wish.heading + turn * side }, frame, facts);
      const wet = wetness(route);
      if (wet < least) [best, least] = [route, wet];
    }
  }
  return best;
}

/** How high the land comes up to somebody on the way over it, so far before and behind its middle. */
export function highestOn(route: Route, reach: number, facts: PlaceFacts): number {
  const floors = Array.from({ length: WAY_SAMPLES }, (_, sample) => {
    const { x, z } = route.at((sample / (WAY_SAMPLES - 1) - 0.5) * 2 * reach);
    return floorAt(facts, x, z, 'air');
  });
  return Math.max(...floors);
}

/** How far to the left of its way one is who was placed beside the middle of the film. */
function asideOf(route: Route, middle: Vector, frame: FilmFrame, { width }: PlaceFacts['ways'][number]): number {
  const { heading } = route.at(0);
  const [x, z] = [middle[0] - frame.middle[0], middle[2] - frame.middle[2]];
  const aside = x * Math.cos(heading) - z * Math.sin(heading);
  return Math.max(-width / 2, Math.min(width / 2, aside));
}

/** Metres from which on a road has a lane for each direction. */
const TWO_LANES = 6;

/** On a road of two lanes one keeps to the right one; null where there is but one, or who goes is as broad as both. */
function keepRight(own: Player, way: PlaceFacts['ways'][number], middle: Vector, heading: number): Route | null {
  const wide = own.body.width * own.size;
  if (way.kind !== 'road' || way.width < TWO_LANES || wide > way.width / 2) return null;
  return routeAlong(way, middle, heading, -way.width / 4);
}

/** Metres around the middle in which one goes straight on; over open land one flies as far as one likes. */
const roomIn = ({ indoor, openRadius, plainRadius = 0, street }: PlaceFacts, aloft: boolean): number =>
  Math.max(openRadius, plainRadius, aloft && !indoor && street === undefined ? FLIGHT_METRES : 0);

/** Nobody goes into the houses of a street: who would, goes along it. */
function keepBetweenHouses(heading: number, [x]: Vector, reach: number, { street }: PlaceFacts): number {
  if (street === undefined || Math.abs(x) + Math.abs(Math.sin(heading)) * reach <= street.half) return heading;
  return Math.cos(heading) >= 0 ? 0 : Math.PI;
}

/** The first of them that leads so. */
const leadsThere = (ways: PlaceFacts['ways'], heading: number): PlaceFacts['ways'][number] | undefined =>
  ways.find(({ points: [first, ...rest] }) => {
    const last = rest.at(-1);
    return (
      first !== undefined &&
      last !== undefined &&
      Math.sin(heading) * (last[0] - first[0]) + Math.cos(heading) * (last[2] - first[2]) > 0
    );
  });

type Chosen = Route & { readonly lane?: boolean };

/** Along a road, a rail or a path of the place where it has one for whom it is, straight on where there is room, else around. */
function chooseWay(
  own: Player,
  { middle, heading, whole, circles, aloft, wades, broadside, track, lawful, straight, onRoad = false }: Wish,
  frame: FilmFrame,
  facts: PlaceFacts,
): Chosen {
  const far = Math.hypot(middle[0] - frame.middle[0], middle[2] - frame.middle[2]);
  if (broadside) return straightRoute(middle, heading, Math.max(1, reachOf(own) * 0.5));
  if (bringsRails(own, facts)) return straightRoute(middle, heading, LINE_METRES);
  if (straight === true) return straightRoute(middle, heading, whole / 2);
  const isStreet = facts.ways.some(({ kind }) => kind === 'pavement') && facts.ways.some(({ kind }) => kind === 'road');
  if (!circles) {
    for (const { kinds, who } of LANES) {
      const ways =
        who(own) || (onRoad && kinds.includes('road')) ? facts.ways.filter(({ kind }) => kinds.includes(kind)) : [];
      const lane = lawful === true && kinds !== RAIL_WAYS ? leadsThere(ways, heading) : undefined;
      const way = lane ?? ways[kinds === RAIL_WAYS ? track % Math.max(1, ways.length) : 0];
      const onFoot = own.thing === null || own.thing.alive;
      // In a street one keeps to the pavement; over open land one goes as one likes.
      const together = own.role.count >= GROUP && facts.openRadius * STRIDE_SAVED * 2 >= whole;
      if (
        way === undefined ||
        (onFoot && !onRoad && way.kind !== 'stairs' && !isStreet && (together || facts.openRadius * 1.7 >= whole))
      )
        continue;
      const onLane = routeAlong(way, middle, heading, 0);
      // Those who go together on foot go side by side, as they were placed.
      const route =
        own.thing?.alive === false
          ? (keepRight(own, way, middle, heading) ?? onLane)
          : onRoad
            ? routeAlong(way, middle, heading, fanOut(own))
            : routeAlong(way, middle, heading, asideOf(onLane, middle, frame, way));
      // Over a street one flies beside the others, not in their lane.
      if (aloft) return straightRoute(middle, route.at(0).heading, FLIGHT_METRES);
      return { ...route, lane: true };
    }
    const room = Math.max(0.6, roomIn(facts, aloft) - far);
    if (wades) return straightRoute(middle, heading, whole / 2);
    const along = keepBetweenHouses(heading, middle, Math.min(whole / 2, room), facts);
    if (whole / 2 <= room * STRIDE_SAVED) return straightRoute(middle, along, room);
    // A circle through a room leads behind its counters and through its sofas.
    const across = room * ACROSS_ROOM;
    if (facts.indoor && !aloft && whole / 2 <= across * STRIDE_SAVED) return straightRoute(middle, along, across);
  }
  const radius = Math.max(
    reachOf(own) * 2,
    Math.min(facts.openRadius * 0.8, circles ? Math.max(1.5, whole / 6) : facts.openRadius * 0.8),
  );
  const inward =
    Math.sin(heading - Math.atan2(-middle[0] + frame.middle[0] || 0, -middle[2] + frame.middle[2] - 1e-3)) >= 0
      ? -1
      : 1;
  return roundRoute(middle, heading, radius, inward);
}
