import { comesAlive } from '../../../catalogue/living-things.ts';
import type { Role } from '../../../director/script.ts';
import type { Random } from '../../../maths/random.ts';
import { LIVING_FAMILIES } from './living-thing.ts';
import type { PersonSheet } from './sheet.ts';

/** A thing who lives like people, by the body it has lying there; null for whatever does not come alive. */
export function castLiving(role: Role, chance: Random): Partial<PersonSheet> | null {
  if (role.person === null || !comesAlive(role.thing)) return null;
  for (const family of LIVING_FAMILIES) {
    const sheet = family.cast({ ...role, person: null }, chance);
    if (sheet !== null)
      return {
        thing: { family: family.name, sheet },
        ...{ age: 'child', gender: role.person.gender === 'woman' ? 'woman' : 'man', build: 'average', height: 1 },
        ...{ hair: { style: 'bald', colour: '#000000' }, wears: [] },
      };
  }
  return null;
}
