import { type HoldWay, holdWayOf, mealOf } from '../catalogue/uses.ts';
import type { Script } from '../director/script.ts';
import type { Player } from './players.ts';

/** What is poured from or spoken into is held as that wants it. */
export function askedWay({ beats }: Script, holder: Player, held: Player): HoldWay | undefined {
  const beat = beats.find(
    ({ role, target, instrument }) =>
      role === holder.role.id && (target === held.role.id || instrument === held.role.id),
  );
  switch (beat?.act) {
    case 'shoot':
      // A long gun comes up to the shoulder.
      return holdWayOf(held.role.thing) === 'ready' ? 'aimed' : undefined;
    case 'pour':
      return 'pours';
    case 'phone':
      return 'ear';
    case 'eat':
      return mealOf(held.role.parts.join(' ')) === null ? undefined : 'meal';
    default:
      return undefined;
  }
}
