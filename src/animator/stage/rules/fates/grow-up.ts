import type { Shot } from '../../../director/script.ts';
import { type Draft, dropRole, editBeats, isPerson, roleOf } from '../draft.ts';

const PLANTS =
  /^(?:tree|blossom tree|bare tree|birch|willow|acacia|pine|palm|bamboo|flower|sunflower|rose|tulip|mushroom|cactus|bush|seedling)$/;
const GROWS = /^(?:grow|sprout|shoot up|spring up|germinate)/;
/** Of the film: by then it is as large as it gets. */
const GROWN_BY = 0.8;

/** "a seed grows into a huge tree, birds fly out": it grows while one looks, and its branches are its own. */
export function growUp(draft: Draft): void {
  const growing = growingOf(draft);
  if (growing === undefined) return;
  const end = Math.max(0, ...draft.beats.map(({ to }) => to));
  editBeats(draft, (beat) =>
    beat.role === growing && GROWS.test(beat.verb)
      ? { ...beat, act: 'grow', to: Math.max(beat.from + 1, end * GROWN_BY) }
      : beat,
  );
  for (const { id, noun } of [...draft.cast])
    if (
      /^(?:branch|leaf|leaves|root|trunk|twig)$/.test(noun) &&
      !draft.relations.some(({ role, relation }) => role === id && relation === 'on')
    )
      dropRole(draft, id);
}

/** One that somebody finds growing somewhere has grown, and so has one that opens. */
const growingOf = ({ beats, cast }: Pick<Draft, 'beats' | 'cast'>): number | undefined =>
  beats.find(
    ({ role, verb, act }) =>
      GROWS.test(verb) &&
      act !== 'arise' &&
      PLANTS.test(roleOf({ cast }, role)?.thing ?? '') &&
      !beats.some((other) => other.target === role || (other.role === role && /^(?:open|bloom)$/.test(other.act))),
  )?.role;

/** The picture is of what grows, and not of the birds that come of it. */
export function seeGrowing(shots: readonly Shot[], draft: Draft): readonly Shot[] {
  const growing = growingOf(draft);
  if (growing === undefined) return shots;
  return shots.map((shot) =>
    shot.subject !== null && shot.subject !== growing && !isPerson(roleOf(draft, shot.subject))
      ? { ...shot, subject: growing, part: null }
      : shot,
  );
}
