import type { Role } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import type { Body, BodyFamily, Sheet } from './body.ts';
import { ANIMALS } from './families/animals.ts';
import { MADE_THINGS } from './families/made-things.ts';
import { PERSON } from './families/person/family.ts';
import { SOLID } from './families/solid/family.ts';
import type { FieldKernel } from './polygonise.ts';
import { sliceBody } from './sliced.ts';

/** Every family of bodies; a new one is its folder and a line here. Solids come last: they show whatever nobody else does. */
export const FAMILIES: readonly BodyFamily[] = [PERSON, ...ANIMALS, ...MADE_THINGS, SOLID];

/** Trait of what is cut while the film lasts. */
export const CUT_UP = 'cut up';

export interface BodyChoice {
  readonly family: string;
  readonly sheet: Sheet;
}

/** The first family that can show the role; null where none can. */
export function castRole(role: Role, chance: Random): BodyChoice | null {
  for (const family of FAMILIES) {
    const sheet = family.cast(role, chance);
    if (sheet !== null)
      return { family: family.name, sheet: role.traits.includes(CUT_UP) ? { ...sheet, sliced: role.thing } : sheet };
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
    const { sliced } = order.sheet;
    const whole = family.makeBody(order.sheet, kernel);
    const body = typeof sliced === 'string' ? sliceBody(whole, sliced, order.sheet.look === 'glass') : whole;
    kept.set(name, body);
    return body;
  };
}
