import type { Beat, Script } from '../director/script.ts';
import type { PlaceFacts, PlaceSpot } from '../land/place.ts';
import { inFrame } from './at-wall.ts';
import type { Player } from './players.ts';
import type { Spot } from './spots.ts';

export const ON_SILL = /window\s?sill|window ledge/;

/** Metres from the middle of a wall's depth into the room: there the board is. */
const INTO_ROOM = 0.11;

/** Metres over the board that who sits there is. */
const SEAT_ABOVE = 0.02;

/** Radians by which an animal on a sill is turned along the pane. Who sleeps rolled up lies broadside to where the face is, which is seen from the room. */
const ALONG_PANE = 1.15;

export const turnOnSill = (beats: readonly Beat[]): number =>
  beats.length > 0 && beats.every(({ act }) => act === 'sleep') ? Math.PI : ALONG_PANE;

/** Whether something stands on a window sill by itself. */
export const isOnSill = (player: Player | undefined, { relations }: Pick<Script, 'relations'>): boolean =>
  player?.thing?.alive === false &&
  relations.some(({ role, to, where }) => role === player.role.id && to === null && ON_SILL.test(where ?? ''));

/** What stands alone on a sill is in its middle; a second thing at the next window. */
export function layOnSill(spot: Spot, sills: PlaceSpot[], facts: PlaceFacts): void {
  const [sill] = sills;
  if (sill === undefined) return;
  sills.push(...sills.splice(0, 1));
  const { at, heading } = sill;
  const [x, z] = [at[0] - Math.sin(heading) * INTO_ROOM, at[2] - Math.cos(heading) * INTO_ROOM];
  const lift = at[1] - SEAT_ABOVE - facts.heightAt(x, z);
  Object.assign(spot, inFrame(facts, [x, at[1], z]), { lift, facing: heading + Math.PI - facts.bestView });
}
