import type { CutOut } from '../bodies/families/reference.ts';
import { castRole } from '../bodies/families.ts';
import { findThing } from '../catalogue/things.ts';
import type { Role } from '../director/script.ts';
import { makeRandom } from '../maths/random.ts';

/** One who is to be shown: a role, or one of its several. */
export interface Part {
  readonly role: Role;
  readonly instance: number;
  /** "The man", and not "a boat": who is spoken of as known is whom a picture shows. */
  readonly known?: boolean;
}

/** Times as wide as tall: nobody upright is. */
export const WIDER = 1.15;
/** How much it tells that a face is seen or missing, and that an outline is long. */
const [FACE, OF_A_BEAST, OF_A_THING, LONG] = [2, -0.5, -2, 1];
const KNOWN = 2.5;
const LONG_FAMILIES: ReadonlySet<string> = new Set(['quadruped', 'vehicle', 'vessel', 'aircraft', 'swimmer']);

/** How well a picture shows somebody: a woman has a face, a dog or a car is long and has none that looks like hers. */
function fitOf({ role }: Part, { face, width, height }: CutOut): number {
  const family = castRole(role, makeRandom(0))?.family ?? '';
  const long = width > height * WIDER;
  if (family === 'person' || role.person !== null) return face !== null ? FACE : long ? -LONG : 0;
  const outline = long && LONG_FAMILIES.has(family) ? LONG : 0;
  return face !== null ? (findThing(role.thing)?.alive === true ? OF_A_BEAST : OF_A_THING) : outline;
}

/** Which picture shows whom, where the words do not say: the surest first, and of equals in the order in which they were given. */
export function fitPictures(parts: readonly Part[], numbers: readonly number[], cutOuts: readonly CutOut[]) {
  const pairs = parts.flatMap((part, order) =>
    numbers.flatMap((number) => {
      const cut = cutOuts[number];
      return cut === undefined
        ? []
        : [{ part, order, number, fit: fitOf(part, cut) + (part.known === true ? KNOWN : 0) }];
    }),
  );
  const [taken, shown] = [new Set<Part>(), new Set<number>()];
  return pairs
    .toSorted((a, b) => b.fit - a.fit || a.order - b.order || a.number - b.number)
    .flatMap(({ part, number }) => {
      if (taken.has(part) || shown.has(number)) return [];
      taken.add(part);
      shown.add(number);
      return [{ part, number }];
    });
}
