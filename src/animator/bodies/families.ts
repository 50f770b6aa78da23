import type { Role } from '../director/script.ts';
import type { Random } from '../maths/random.ts';
import type { Body, BodyFamily, Sheet } from './body.ts';
import { ANIMALS } from './families/animals.ts';
import { makeEnclosures } from './families/enclosure/family.ts';
import { MADE_THINGS } from './families/made-things.ts';
import { makeMurals } from './families/mural/family.ts';
import { PERSON } from './families/person/family.ts';
import { LOOSE_GARMENT } from './families/person/loose-garment.ts';
import { SOLID } from './families/solid/family.ts';
import { isStuff, madeOf } from './made-of.ts';
import type { FieldKernel } from './polygonise.ts';
import { sliceBody } from './sliced.ts';
import { wreckBody } from './wrecked.ts';

/** A new family is its folder and a line here. Solids come last: they show whatever nobody else does. */
const BODIES: readonly BodyFamily[] = [PERSON, ...ANIMALS, ...MADE_THINGS, LOOSE_GARMENT, SOLID];
/** Every family of bodies. Vessels with a world in them are filled with whatever the others make. */
export const FAMILIES: readonly BodyFamily[] = [makeEnclosures(BODIES), makeMurals(BODIES), ...BODIES];

/** Trait of what is cut while the film lasts. */
export const CUT_UP = 'cut up';
/** Trait of what goes to pieces while the film lasts. */
export const WRECKED = 'wrecked';

const LIVING: ReadonlySet<string> = new Set([PERSON, ...ANIMALS].map(({ name }) => name));

export interface BodyChoice {
  readonly family: string;
  readonly sheet: Sheet;
}

const GHOSTLY = /^(?:ghostly|spectral|ethereal|translucent|transparent|see-through|phantom)$/;

/** What a living body is made of all over: a ghost of mist, through which one sees. */
const stuffOf = ({ material, traits, word }: Role): string | null =>
  material ?? (traits.some((trait) => GHOSTLY.test(trait)) || /\b(?:ghostly|spectral)\b/.test(word) ? 'ghost' : null);

/** The first family that can show the role; null where none can. */
export function castRole(role: Role, chance: Random): BodyChoice | null {
  for (const family of FAMILIES) {
    const sheet = family.cast(role, chance);
    if (sheet !== null)
      return {
        family: family.name,
        sheet: {
          ...sheet,
          ...(role.traits.includes(CUT_UP) ? { sliced: role.thing } : {}),
          ...(role.traits.includes(WRECKED) ? { wrecked: true } : {}),
          // Things know by themselves what they are made of.
          ...(LIVING.has(family.name) && isStuff(stuffOf(role)) ? { madeOf: stuffOf(role) } : {}),
        },
      };
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
    const { sliced, wrecked, madeOf: stuff } = order.sheet;
    const own = family.makeBody(order.sheet, kernel);
    const whole = typeof stuff === 'string' ? madeOf(own, stuff) : own;
    const cut = typeof sliced === 'string' ? sliceBody(whole, sliced, order.sheet.look === 'glass') : whole;
    const body = wrecked === true ? wreckBody(cut) : cut;
    kept.set(name, body);
    return body;
  };
}
