import { isEvent } from '../catalogue/events.ts';
import type { Script } from '../director/script.ts';

/** A dog's ball is no larger than its head. */
const PLAYED_WITH = /^(?:eat|chase|catch|play|pick_up|throw|kick|build|pet|knock|bat|pounce|drop)$/;

/** Blocks of one tower are of one size. */
const isSameKind = (cast: Script['cast'], role: number, to: number | null): boolean =>
  to !== null && cast.find(({ id }) => id === role)?.word === cast.find(({ id }) => id === to)?.word;

/** What is held, worked on or sat at beside a person is as large as in life: a cookie is no cartwheel. */
export function usedRoles(
  { cast, beats, relations }: Script,
  given: ReadonlySet<number>,
  people: ReadonlySet<number>,
): ReadonlySet<number> {
  return new Set(
    [
      ...beats.flatMap(({ role, act, target, instrument }) =>
        isEvent(act) ? [role] : people.has(role) || PLAYED_WITH.test(act) ? [target, instrument] : [],
      ),
      ...relations.flatMap(({ role, relation, to }) =>
        relation === 'holding' || relation === 'wearing' || relation === 'riding' || isSameKind(cast, role, to)
          ? [to]
          : people.size > 0 &&
              to !== null &&
              given.has(to) &&
              (relation === 'on' || relation === 'in' || relation === 'inside')
            ? [role]
            : [],
      ),
    ].filter((role) => role !== null),
  );
}
