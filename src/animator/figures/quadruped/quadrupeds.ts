import type { RigName } from '../../plan/shot-plan.ts';
import type { Rig } from '../rig.ts';
import { makeQuadruped } from './quadruped.ts';
import { SPECIES } from './species-table.ts';

type QuadrupedName = keyof typeof SPECIES & RigName;

const NAMES = Object.keys(SPECIES) as QuadrupedName[];

/** One row per kind of animal in `species-table.ts`. */
export const QUADRUPEDS: Readonly<Record<QuadrupedName, Rig>> = Object.fromEntries(
  NAMES.map((name) => [name, makeQuadruped(SPECIES[name])]),
) as Record<QuadrupedName, Rig>;
