import type { Role } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import type { Body, BodyFamily, Sheet } from './body.ts';
import { ANIMALS } from './families/animals.ts';
import { MADE_THINGS } from './families/made-things.ts';
import { PERSON } from './families/person/family.ts';
import { SOLID } from './families/solid/family.ts';
import type { FieldKernel } from './polygonise.ts';

/** Every family of bodies; a new one is its folder and a line here. Solids come last: they show whatever nobody else does. */
export const FAMILIES: readonly BodyFamily[] = [PERSON, ...ANIMALS, ...MADE_THINGS, SOLID];

export interface BodyChoice {
  readonly family: string;
  readonly sheet: Sheet;
}

/** The first family that can show the role; null where none can. */
export function castRole(role: Role, chance: Random): BodyChoice | null {
  for (const family of FAMILIES) {
    const sheet = family.cast(role, chance);
    if (sheet !== null) return { family: family.name, sheet };
  }
  return null;
}

/** Bodies by order; equal orders give the same one. */
export function makeBodies(kernel: FieldKernel): (order: BodyChoice) => Body {
  const kept = new Map<string, Body>();
  return (order) => {
    const name = JSON.stringify(order);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const family = FAMILIES.find((each) => each.name === order.family);
    if (family === undefined) throw new RangeError(`There is no family of bodies called '${order.family}'.`);
    const body = family.makeBody(order.sheet, kernel);
    kept.set(name, body);
    return body;
  };
}
