import type { RigName } from '../../plan/shot-plan.ts';
import type { Rig } from '../rig.ts';
import { makeFowl } from './fowl.ts';
import { FOWLS } from './fowl-table.ts';

type FowlName = keyof typeof FOWLS & RigName;

/** One rig per row of `fowl-table.ts`. */
export const FOWL_RIGS: Readonly<Record<FowlName, Rig>> = Object.fromEntries(
  (Object.keys(FOWLS) as FowlName[]).map((name) => [name, makeFowl(FOWLS[name])]),
) as Record<FowlName, Rig>;
