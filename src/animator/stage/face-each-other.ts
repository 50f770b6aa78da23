import type { RoleRelation, Script } from '../director/script.ts';

/** Over whose shoulder one looks faces whom one sees, and is faced by them, though the prompt does not say it. */
export function faceEachOther(script: Script): Script {
  const facing = script.shots.flatMap(({ angle, subject }): RoleRelation[] => {
    const own = script.cast.find(({ id }) => id === subject);
    const other = script.cast.find(({ id, person, count }) => id !== subject && person !== null && count === 1);
    if (angle !== 'over_shoulder' || own?.person == null || other === undefined) return [];
    const pairs = [
      [own.id, other.id],
      [other.id, own.id],
    ] as const;
    return pairs.flatMap(([role, to]): RoleRelation[] => {
      const bound = script.relations.some((each) => each.role === role && each.to === to);
      const looks = script.beats.some((beat) => beat.role === role && beat.target === to);
      return bound || looks ? [] : [{ role, relation: 'facing', to, where: null }];
    });
  });
  return facing.length === 0 ? script : { ...script, relations: [...script.relations, ...facing] };
}
