import type { PlaceFacts } from '../land/place.ts';
import type { Vector } from '../maths/vector.ts';
import type { Bearer, FilmFrame } from './film-frame.ts';
import { type Player, reachOf } from './players.ts';
import { bringsRails, LINE_METRES, RAIL_WAYS, runsOnRails } from './railways.ts';
import { type Route, roundRoute, routeAlong, straightRoute } from './routes.ts';

interface Lanes {
  readonly players: readonly Player[];
  bearerOf(player: number): Bearer;
}

/** Of their length: how far vehicles are from each other that drive behind each other. */
const QUEUE_SHARE = 1.3;
const FLIGHT_METRES = 300;
/** Rather than turning in a circle one goes so much more slowly. */
const STRIDE_SAVED = 1.7;

const LANES: readonly { readonly kinds: readonly string[]; readonly who: (player: Player) => boolean }[] = [
  {
    kinds: RAIL_WAYS,
    who: runsOnRails,
  },
  {
    kinds: ['road', 'street', 'lane'],
    who: ({ thing }) => thing?.moves === true && !thing.alive && thing.realm === 'ground',
  },
  { kinds: ['river', 'canal'], who: ({ thing }) => thing?.realm === 'water' },
  { kinds: ['pavement', 'path', 'sidewalk', 'trail', 'shoreline'], who: ({ thing }) => thing === null || thing.alive },
];

/** Vehicles of one lane drive behind each other: the first in the middle, the others by turns behind and before it. */
export function queueGap(player: number, { players, bearerOf }: Lanes): number {
  const own = players[player];
  if (own === undefined || own.thing?.alive !== false) return 0;
  const queue = players.flatMap((other, index) =>
    other.thing?.alive === false && other.thing.moves && bearerOf(index) === bearerOf(player) ? [index] : [],
  );
  const place = queue.indexOf(player);
  const length = Math.max(...queue.map((index) => reachOf(players[index] as Player))) * 2;
  return (place % 2 === 1 ? 1 : -1) * Math.ceil(place / 2) * length * QUEUE_SHARE;
}

interface Wish {
  readonly middle: Vector;
  readonly heading: number;
  readonly whole: number;
  readonly circles: boolean;
  readonly aloft: boolean;
}

/** Along a road, a rail or a path of the place where it has one for whom it is, straight on where there is room, else around. */
export function chooseRoute(
  own: Player,
  { middle, heading, whole, circles, aloft }: Wish,
  frame: FilmFrame,
  facts: PlaceFacts,
): Route & { readonly lane?: boolean } {
  const far = Math.hypot(middle[0] - frame.middle[0], middle[2] - frame.middle[2]);
  if (bringsRails(own, facts)) return straightRoute(middle, heading, LINE_METRES);
  if (!circles) {
    for (const { kinds, who } of LANES) {
      const way = who(own) ? facts.ways.find(({ kind }) => kinds.includes(kind)) : undefined;
      if (way === undefined || (own.thing?.alive === true && facts.openRadius * 1.7 >= whole)) continue;
      const route = routeAlong(way, middle, heading, 0);
      // Over a street one flies beside the others, not in their lane.
      if (aloft) return straightRoute(middle, route.at(0).heading, FLIGHT_METRES);
      return { ...route, lane: true };
    }
    const room = Math.max(0.6, facts.openRadius - far);
    if (whole / 2 <= room * STRIDE_SAVED) return straightRoute(middle, heading, room);
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
