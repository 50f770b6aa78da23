import type { BodyFamily } from '../body.ts';
import { AIRCRAFT } from './aircraft/family.ts';
import { APPARATUS } from './apparatus/family.ts';
import { BUILDING } from './building/family.ts';
import { FURNITURE } from './furniture/family.ts';
import { HANDHELD } from './handheld/family.ts';
import { HOUSEHOLD } from './household/family.ts';
import { PLANT } from './plant/family.ts';
import { VEHICLE } from './vehicle/family.ts';
import { VESSEL } from './vessel/family.ts';

/** Everything that is not alive and has a body of its own making; the rest are solids. */
export const MADE_THINGS: readonly BodyFamily[] = [
  VEHICLE,
  VESSEL,
  AIRCRAFT,
  BUILDING,
  FURNITURE,
  APPARATUS,
  HANDHELD,
  HOUSEHOLD,
  PLANT,
];
