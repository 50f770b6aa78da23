import type { Script } from '../director/script.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

/** Radians from the camera: seen from the side, and a little from before. */
const SIDEWAYS = 1.15;

interface Facing {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly spots: ReadonlyMap<number, Spot>;
}

/** Where somebody looks who stays: at whom it has to do with, half turned to the camera; else toward the camera, each a little otherwise. */
export function restFacing(player: number, { script, players, spots }: Facing): number {
  const own = players[player];
  const spot = spots.get(player);
  if (own === undefined || spot === undefined) return 0;
  if (spot.facing !== undefined) return spot.facing;
  const partner = partnerOf(player, { script, players });
  const other = partner === null ? undefined : spots.get(partner);
  if (other !== undefined) {
    const toward = Math.atan2(other.across - spot.across, other.near - spot.near);
    const closely = script.beats.some(({ role, act }) => role === own.role.id && CLOSE_ACTS.has(act));
    return closely ? toward : toward * 0.68;
  }
  if (own.thing?.alive === true) return own.chance.spawn('facing').between(-0.6, 0.6);
  // Who sits at a piano has the back to its front: from the side one sees the hands on it.
  const turned = own.body.anchors.seat?.heading;
  if (turned !== undefined) return (own.chance.spawn('facing').chance(0.5) ? 1 : -1) * SIDEWAYS - turned;
  if (own.thing?.moves === true) return (own.chance.spawn('facing').chance(0.5) ? 1 : -1) * 0.85;
  return own.chance.spawn('facing').between(-0.35, 0.35);
}

export const CLOSE_ACTS: ReadonlySet<string> = new Set([
  'hug',
  'kiss',
  'shake_hands',
  'fight',
  'dance',
  'pet',
  'give',
  'play_piano',
  'type',
  'push',
]);

/** With whom one has to do: the other one of its act, or of a relation. */
export function partnerOf(player: number, { script, players }: Pick<Facing, 'script' | 'players'>): number | null {
  const own = players[player];
  if (own === undefined) return null;
  const find = (role: number | null | undefined): number | null => {
    const index = players.findIndex((each, at) => each.role.id === role && at !== player);
    return role === null || role === undefined || index < 0 ? null : index;
  };
  const beat = script.beats.find(({ role, target }) => role === own.role.id && target !== null);
  const given = script.beats.find(({ target, act }) => target === own.role.id && CLOSE_ACTS.has(act));
  const facing = script.relations.find(({ role, relation }) => role === own.role.id && relation === 'facing');
  return find(beat?.target) ?? find(given?.role) ?? find(facing?.to);
}
