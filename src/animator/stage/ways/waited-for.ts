import type { PlaceFacts } from '../../land/place.ts';
import { momentsOfCrash } from './crash.ts';
import { momentsOfDive } from './dive-in.ts';
import { momentsOfCatch } from './swoop.ts';
import { momentsOfLeap } from './vault.ts';

type Parts = Parameters<typeof momentsOfLeap>[1] & { readonly facts: Pick<PlaceFacts, 'waterLevel'> };

/** When one looks who leaps over something, comes down for prey or dives in: a camera waits there and does not go along; null for everybody else. */
export const momentsWaitedFor = (subject: number, parts: Parts): number[] | null =>
  momentsOfCrash(subject, parts) ??
  momentsOfLeap(subject, parts) ??
  momentsOfCatch(subject, parts.script, parts.players) ??
  momentsOfDive(subject, parts.script, parts.players, parts.facts);
