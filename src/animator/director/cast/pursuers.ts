import { findThing } from '../../catalogue/things.ts';
import type { Played } from '../played.ts';
import type { Beat, Role } from '../script.ts';
import { plainRole } from './plain-role.ts';

const CHASED =
  /\b(?:car|police|motorcycle|motorbike|high-speed|highspeed|street|vehicle)[- ](?:chase|pursuit)\b|\bchased by (?:the )?police\b/i;

const isVehicle = ({ thing, person }: Role): boolean => {
  const known = findThing(thing);
  return person === null && known?.moves === true && !known.alive && known.realm === 'ground';
};

/** "A car chase, a black car drifts around a corner": somebody is after it, though nobody says who. */
export function addPursuer(played: Played, told: string, durationSeconds: number): Played {
  const [hero] = played.roles;
  if (hero === undefined || !isVehicle(hero) || !CHASED.test(told)) return played;
  if (hero.count > 1 || played.roles.some((role) => role.id !== hero.id && isVehicle(role))) return played;
  const id = played.roles.length;
  const chase: Beat = {
    ...{ role: id, act: 'chase', verb: 'chase', from: 0, to: durationSeconds, target: hero.id, instrument: null },
    ...{ part: null, direction: null, where: null, together: [], manner: null, speed: 1 },
  };
  return {
    roles: [...played.roles, plainRole({ id, thing: 'police car' })],
    beats: [...played.beats, chase],
    relations: [...played.relations, { role: id, relation: 'chasing', to: hero.id, where: null }],
  };
}
