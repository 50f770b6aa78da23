import type { Beat, Role, RoleRelation } from './script.ts';

/** Who is there, what they do, and how they stand to each other: what the director adds tools, mounts and pursuers to. */
export interface Played {
  readonly roles: readonly Role[];
  readonly beats: readonly Beat[];
  readonly relations: readonly RoleRelation[];
}
