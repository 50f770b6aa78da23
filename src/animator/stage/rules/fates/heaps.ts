import { isHeaped } from '../../../catalogue/uses.ts';
import { type Draft, editRole } from '../draft.ts';

/** Beans are told in number, and seen as one heap. */
export function heapUp(draft: Draft): void {
  for (const { id, thing } of draft.cast) if (isHeaped(thing)) editRole(draft, id, { count: 1 });
}
