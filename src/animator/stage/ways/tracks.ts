import type { Beat, Script } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { PathPoint } from '../stage.ts';
import { RAIL_WAYS, runsOnRails } from './railways.ts';
import { routeAlong } from './routes.ts';

/** Several that go the same way keep out of each other's: trains have a track each, those that pass each other come from both ends, racers start in two rows. */

/** Metres from the middle of one track to the next. */
const TRACK_METRES = 4.6;
const PASSES = /^(?:pass|cross|meet|overtake each other|fly past|rush past|drive past|speed past|zoom past)/;

interface Parts {
  readonly script: Script;
  readonly players: readonly Player[];
}

/** Which of the tracks is one's own: the first is 0. */
export const trackOf = (player: number, { players }: Parts): number => {
  const own = players[player];
  if (own === undefined || !runsOnRails(own)) return 0;
  return players.slice(0, player).filter(runsOnRails).length;
};

/** Where a train stands that goes nowhere: on the rails of the place. Null where it brings its own, and for all others. */
export function standOnRails(
  player: number,
  at: Vector,
  heading: number,
  parts: Parts & { readonly facts: PlaceFacts },
): PathPoint | null {
  const { players, facts } = parts;
  const own = players[player];
  const rails = facts.ways.filter(({ kind }) => RAIL_WAYS.includes(kind));
  const track = rails[trackOf(player, parts) % Math.max(1, rails.length)];
  if (own === undefined || track === undefined || !runsOnRails(own)) return null;
  const { x, z, heading: along } = routeAlong(track, at, heading, 0).at(0);
  return { time: 0, at: [x, floorAt(facts, x, z, 'ground'), z], heading: along };
}

/** Metres that one's track lies beside the first, where the place has no second one. */
export function besideTrack(player: number, parts: Parts, { ways }: PlaceFacts): number {
  const rails = ways.filter(({ kind }) => RAIL_WAYS.includes(kind)).length;
  const track = trackOf(player, parts);
  return rails > 0 ? 0 : track * TRACK_METRES;
}

/** The first of those on rails: all others lie beside its track. */
export const firstOnRails = (player: number, { players }: Parts): number => {
  const own = players[player];
  return own === undefined || !runsOnRails(own) ? player : players.findIndex(runsOnRails);
};

/** Shifted to the left of where it leads. */
export const shifted = ([x, y, z]: Vector, heading: number, aside: number): Vector => [
  x + Math.cos(heading) * aside,
  y,
  z - Math.sin(heading) * aside,
];

const isMachine = (player: Player | undefined): boolean => player?.thing?.moves === true && !player.thing.alive;

/** "Two trains pass each other": every second of them comes the other way. */
export function isOncoming(player: number, moving: readonly Beat[], { script, players }: Parts): boolean {
  const own = players[player];
  if (!isMachine(own) || own === undefined) return false;
  const passing = moving.find(({ verb, direction }) => PASSES.test(verb) && direction === null);
  if (passing === undefined) return false;
  const roles = new Set(
    script.beats.filter(({ verb, act }) => verb === passing.verb && act === passing.act).map(({ role }) => role),
  );
  const all = players.flatMap((each, index) => (isMachine(each) && roles.has(each.role.id) ? [index] : []));
  return all.length > 1 && all.indexOf(player) % 2 === 1;
}

const RACES = /^(?:race|compete|accelerate|start|speed|roar|sprint|launch)/;
/** From how many on they start in rows; of their length: from one row to the next, and of their width aside. */
const [FIELD, ROW, COLUMN] = [2, 0.85, 0.85];

export interface PlaceOnGrid {
  readonly lag: number;
  readonly aside: number;
}

/** Racers of one kind go in two columns, each a little behind the one beside it; null for all others. */
export function gridPlace(player: number, moving: readonly Beat[], { players }: Parts): PlaceOnGrid | null {
  const own = players[player];
  if (own === undefined || !isMachine(own) || own.role.count < FIELD || runsOnRails(own)) return null;
  if (!moving.some(({ verb }) => RACES.test(verb))) return null;
  const { instance, body, size } = own;
  return {
    lag: (instance - (own.role.count - 1) / 2) * body.length * size * ROW,
    aside: (instance % 2 === 0 ? 1 : -1) * body.width * size * COLUMN,
  };
}
