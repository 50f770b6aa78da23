import { findAct } from '../../catalogue/acts.ts';
import { ROLE_TOOLS, type RoleTool } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Role } from '../script.ts';

export function toolOf({ person }: Role): RoleTool | null {
  return ROLE_TOOLS.get(person?.role ?? '') ?? ROLE_TOOLS.get(person?.role?.split(' ').at(-1) ?? '') ?? null;
}

/** Goes by itself in its own way: a train that winds through a valley drives, a surfer who carves across a wave surfs. */
export function gaitOf(role: Role): string | null {
  if (role.person !== null) {
    const own = findAct(toolOf(role)?.act ?? '');
    return own?.frame === 'go' ? own.act : 'walk';
  }
  const thing = findThing(role.thing);
  if (thing === null || !thing.moves) return null;
  if (thing.alive) return thing.realm === 'underwater' ? 'swim' : thing.realm === 'sky' ? 'fly' : 'walk';
  if (thing.realm === 'water' || thing.realm === 'underwater') return 'sail';
  return thing.realm === 'sky' ? 'fly' : 'drive';
}
