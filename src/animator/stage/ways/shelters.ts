import type { PlaceFacts } from '../../land/place.ts';
import type { Bond } from '../bonds.ts';
import { floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import { SHELTER } from '../rules/aboard/transits.ts';
import type { PathPoint, StageAct } from '../stage.ts';
import { turned } from '../whereabouts.ts';
import { doorSide } from './calls.ts';
import { makePathMotion } from './path-motion.ts';

/** Metres out from the side of what stops, and back from its door: behind who waits, and not before the camera. */
const [OUT, BACK] = [2.9, 3.4];

interface Way {
  readonly path: readonly PathPoint[];
  readonly acts: readonly StageAct[];
}

interface Parts {
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly facts: PlaceFacts;
}

/** The shelter of a bus stop stands beside the door of what stops for who waits there, its open side to the road. */
export function standShelter(journeys: Map<number, Way>, { players, bonds, facts }: Parts): void {
  const shelter = players.findIndex(({ role }) => role.thing === SHELTER);
  const bond = bonds.find(
    ({ since, as, parent }) => since !== undefined && as !== 'held' && players[parent]?.thing?.moves === true,
  );
  const vehicle = bond === undefined ? undefined : players[bond.parent];
  const way = bond === undefined ? undefined : journeys.get(bond.parent)?.path;
  if (shelter < 0 || bond === undefined || vehicle === undefined || way === undefined) return;
  const rest = makePathMotion(way)(bond.since ?? 0);
  const side = doorSide(bond, vehicle);
  const half = (vehicle.body.width * vehicle.size) / 2;
  const along = (vehicle.body.anchors.door?.at[2] ?? 0) * vehicle.size - BACK;
  const [dx, , dz] = turned([side * (half + OUT), 0, along], rest.heading, 1);
  const [x, z] = [rest.at[0] + dx, rest.at[2] + dz];
  const heading = rest.heading - (side * Math.PI) / 2;
  journeys.set(shelter, { path: [{ time: 0, at: [x, floorAt(facts, x, z, 'ground'), z], heading }], acts: [] });
}
