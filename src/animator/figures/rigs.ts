import type { RigName } from '../plan/shot-plan.ts';
import { DOG } from './dog.ts';
import { BALLOON, BIRD, BUTTERFLY } from './flyers.ts';
import { PERSON } from './person.ts';
import type { Rig } from './rig.ts';
import { BOAT, CAR } from './vehicles.ts';

/** One row per rig: adding one is its file and this line. */
export const RIG_ART: Readonly<Record<RigName, Rig>> = {
  bird: BIRD,
  boat: BOAT,
  person: PERSON,
  dog: DOG,
  balloon: BALLOON,
  car: CAR,
  butterfly: BUTTERFLY,
};
