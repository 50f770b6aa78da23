import { findThing } from '../../catalogue/things.ts';
import type { Script } from '../../director/script.ts';

/** From the side these show nothing but their edge. */
const FLAT_DISHES = /^(?:pizza|sushi)$/;

/** Whether something of the prompt is on, above or under something else of it: of two things one wants to see which is which. */
export function hasStack({ relations, cast }: Script, given: ReadonlySet<number>): boolean {
  const isThing = (id: number | null): boolean => {
    const role = cast.find((each) => each.id === id);
    return role !== undefined && given.has(role.id) && findThing(role.thing)?.alive === false;
  };
  const isFlat = (id: number): boolean => cast.some((each) => each.id === id && FLAT_DISHES.test(each.thing));
  return relations.some(
    ({ role, relation, to }) =>
      (relation === 'on' || relation === 'above' || relation === 'under') &&
      isThing(role) &&
      isThing(to) &&
      !isFlat(role),
  );
}
