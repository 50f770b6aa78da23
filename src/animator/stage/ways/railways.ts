import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import type { Vector } from '../../maths/vector.ts';
import { sceneryFigure } from '../extras/scenery-figure.ts';
import { floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { BodyOrder, PathPoint, StageFigure } from '../stage.ts';
import { routeAlong } from './routes.ts';

/** What runs on rails, and where a place has some. */
export const RAIL_WAYS: readonly string[] = ['rail', 'rails', 'track'];
const RUNS_ON_RAILS: ReadonlySet<string> = new Set(['train', 'tram', 'locomotive', 'subway']);

/** Toys go without them. */
const TOY_SIZE = 0.5;

export const runsOnRails = ({ role }: Player): boolean => RUNS_ON_RAILS.has(role.thing) && role.size > TOY_SIZE;

/** A train is seen with what bears it, unless somebody asks for less: the place with that prospect; null where it has none. */
export function overlookFor(
  { size, move, angle }: Shot,
  player: Player | undefined,
  facts: PlaceFacts,
): PlaceFacts | null {
  const { overlook } = facts;
  if (overlook === undefined || player === undefined) return null;
  if (!runsOnRails(player)) return null;
  const asked =
    (size !== 'wide' && size !== 'establishing') ||
    move.startsWith('follow') ||
    /^(?:behind|point_of_view|over_shoulder|birds_eye)$/.test(angle);
  return asked ? null : { ...facts, prospect: { ground: overlook, air: overlook } };
}

/** Whether a train brings its own rails, since the place has none. */
export const bringsRails = (player: Player, facts: PlaceFacts): boolean =>
  runsOnRails(player) &&
  !facts.ways.some(({ kind }) => RAIL_WAYS.includes(kind)) &&
  // A tram's lie in the street.
  !(player.role.thing === 'tram' && facts.street !== undefined);

/** How far such a line goes straight on, each way. */
export const LINE_METRES = 70;
const LOOK_METRES = 24;
const BANK_METRES = 0.55;

/** Rails are level: on a bank where the ground falls, and never below it where it rises a little. */
export function railLevel(facts: PlaceFacts, middle: Vector, heading: number): number {
  const own = floorAt(facts, middle[0], middle[2], 'air');
  let highest = own;
  for (let far = -LOOK_METRES; far <= LOOK_METRES; far += 4) {
    const [x, z] = [middle[0] + Math.sin(heading) * far, middle[2] + Math.cos(heading) * far];
    highest = Math.max(highest, floorAt(facts, x, z, 'air'));
  }
  return Math.min(highest, own + 1.6) + BANK_METRES;
}

/** What each draws behind it. */
const DRAWN: Readonly<Record<string, (own: BodyOrder) => BodyOrder>> = {
  locomotive: () => ({ family: 'vehicle', sheet: { coach: 'passenger train', fineness: 'cast' } }),
  train: (own) => own,
  subway: (own) => own,
};
const TRACK: BodyOrder = { family: 'vehicle', sheet: { machine: 'track', fineness: 'cast' } };
const WAGONS = 3;
const COUPLING_METRES = 0.7;

/** Metres from the middle of what pulls a train to the middle of one of its wagons. */
export const backToWagon = ({ body, size }: Player, length: number, wagon: number): number =>
  (body.length * size) / 2 + COUPLING_METRES + (length + COUPLING_METRES) * (wagon + 0.5);

interface RailwayParts {
  readonly players: readonly Player[];
  readonly journeys: ReadonlyMap<number, Pick<StageFigure, 'path' | 'acts'>>;
  readonly facts: PlaceFacts;
  readonly durationSeconds: number;
  /** Metres that a body is long. */
  lengthOf(order: BodyOrder): number;
}

/** So far behind whoever pulls it: around the bends of the rails that the place has, straight behind on those that a train brings. */
export function pulledAlong(
  { time, at, heading }: PathPoint,
  back: number,
  player: Player,
  facts: PlaceFacts,
): PathPoint {
  const rails = bringsRails(player, facts) ? undefined : facts.ways.find(({ kind }) => RAIL_WAYS.includes(kind));
  if (rails === undefined)
    return { time, at: [at[0] - Math.sin(heading) * back, at[1], at[2] - Math.cos(heading) * back], heading };
  const spot = routeAlong(rails, at, heading, 0).at(-back);
  return { time, at: [spot.x, at[1], spot.z], heading: spot.heading };
}

/** Rails where there are none, and the wagons of a train: nobody names them, all would miss them. */
export function layRailways({ players, journeys, facts, durationSeconds, lengthOf }: RailwayParts): StageFigure[] {
  return [...journeys].flatMap(([index, { path, acts }]) => {
    const player = players[index];
    const middle = path[Math.floor(path.length / 2)];
    if (player === undefined || middle === undefined || !runsOnRails(player)) return [];
    const figures: StageFigure[] = [];
    if (bringsRails(player, facts)) {
      const stand = { act: 'stand', from: 0, to: durationSeconds, speed: 1, target: null };
      figures.push(sceneryFigure({ body: TRACK, path: [{ ...middle, time: 0 }], acts: [stand] }, durationSeconds));
    }
    const wagonOrder = DRAWN[player.role.thing]?.(player.order);
    if (wagonOrder === undefined) return figures;
    for (let wagon = 0; wagon < WAGONS; wagon++) {
      const back = backToWagon(player, lengthOf(wagonOrder), wagon);
      const behind = path.map((point) => pulledAlong(point, back, player, facts));
      figures.push(sceneryFigure({ body: wagonOrder, path: behind, acts }, durationSeconds));
    }
    return figures;
  });
}
