import type { BodyFamily } from '../body.ts';
import { BIRD } from './bird/family.ts';
import { QUADRUPED } from './quadruped/family.ts';

/** Whatever is alive and no person. */
export const ANIMALS: readonly BodyFamily[] = [QUADRUPED, BIRD];
