import type { BodyFamily } from '../body.ts';
import { ARTHROPOD } from './arthropod/family.ts';
import { BIRD } from './bird/family.ts';
import { CRAWLER } from './crawler/family.ts';
import { DRIFTER } from './drifter/family.ts';
import { QUADRUPED } from './quadruped/family.ts';
import { SEAHORSE } from './seahorse/family.ts';
import { SERPENT } from './serpent/family.ts';
import { SWIMMER } from './swimmer/family.ts';

/** Whatever is alive and no person. */
export const ANIMALS: readonly BodyFamily[] = [
  SERPENT,
  QUADRUPED,
  BIRD,
  SWIMMER,
  ARTHROPOD,
  DRIFTER,
  CRAWLER,
  SEAHORSE,
];
