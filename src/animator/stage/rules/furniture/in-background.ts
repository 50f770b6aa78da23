import type { Role } from '../../../director/script.ts';
import { type Draft, isPerson } from '../draft.ts';

/** "Customers chat in the background": at tables of their own, and not with whom the film is about. */
export const isInBackground = (draft: Draft, { id, count }: Role): boolean =>
  count > 1 &&
  draft.relations.some(({ role, to, where }) => role === id && to === null && where === 'background') &&
  draft.cast.some((role) => role.id !== id && isPerson(role));
