import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { momentsOfCrash } from './crash.ts';
import { momentsOfDive } from './dive-in.ts';
import { momentsOfCatch } from './swoop.ts';
import { momentsOfLeap } from './vault.ts';

type Parts = Parameters<typeof momentsOfLeap>[1] & { readonly facts: Pick<PlaceFacts, 'waterLevel'> };

/** When one looks who leaps over something, comes down for prey or dives in: a camera waits there and does not go along; null for everybody else. */
export function momentsWaitedFor(subject: number, { move, stated }: Shot, parts: Parts): number[] | null {
  // Whatever else is asked of the camera, who crashes is seen with what he crashes into, unless it shall go along.
  const crash = move.startsWith('follow') ? null : momentsOfCrash(subject, parts);
  if (crash !== null || stated) return crash;
  return (
    momentsOfLeap(subject, parts) ??
    momentsOfCatch(subject, parts.script, parts.players) ??
    momentsOfDive(subject, parts.script, parts.players, parts.facts)
  );
}
