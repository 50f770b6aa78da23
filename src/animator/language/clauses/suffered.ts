import { reactionTo } from '../../catalogue/blows.ts';
import { causedBy } from '../../catalogue/events.ts';
import { movedBy } from '../../catalogue/moved-table.ts';
import type { Chunk, VerbChunk } from '../mentions/chunks.ts';
import { able } from './able.ts';
import type { Scope } from './scope.ts';

/** What is done to somebody or something, told of them and not of who does it. */

const SUFFERED = /^(?:chase|follow|ride|drive)$/;

export function isPassive({ form, act }: VerbChunk): boolean {
  return form === 'ed' && act !== null && (/^(?:hands|with)$/.test(act.frame) || SUFFERED.test(act.act));
}

/** "is knocked out", "…, kicked by a horse": whoever it is told of suffers it, unless whom it is done to follows. */
export const isStruck = ({ form, verb }: VerbChunk, next: Chunk | undefined): boolean =>
  form === 'ed' && reactionTo(verb) !== null && next?.kind !== 'noun' && next?.kind !== 'pronoun';

/** "is lifted by a nurse": somebody does it, and who is lifted does not fly. */
function hasDoer(chunks: readonly Chunk[], at: number): boolean {
  const end = chunks.findIndex(({ kind }, index) => index > at && (kind === 'stop' || kind === 'link'));
  const clause = chunks.slice(at + 1, end === -1 ? undefined : end);
  return clause.some((chunk, index) => {
    const doer = clause[index + 1];
    if (chunk.kind !== 'preposition' || chunk.text !== 'by' || doer?.kind !== 'noun') return false;
    const { senses } = doer.mention;
    return senses?.person != null || senses?.thing?.alive === true;
  });
}

/** "with her head thrown back", "her arms flung wide": how she holds them, and nobody throws her. */
export const isOfPart = (before: Chunk | undefined): boolean =>
  before?.kind === 'noun' && before.mention.owner !== null && before.mention.senses?.part === true;

/** What whoever suffers a deed does by that, and who of them: reels from a blow, comes down where lowered. Null where nothing of it is seen. */
export function whatIsSuffered(
  scope: Scope,
  chunk: VerbChunk,
  subjects: readonly number[],
  chunks: readonly Chunk[],
  at: number,
): { readonly act: string; readonly verb?: string; readonly whom: readonly number[] } | null {
  const reaction = reactionTo(chunk.verb);
  if (reaction !== null && isOfPart(chunks[at - 1])) return null;
  // "A glass is knocked over": it falls over, and on no back.
  const isThing = (id: number): boolean => {
    const senses = scope.discourse.entities[id]?.senses;
    return senses?.person === null && senses.thing?.alive === false;
  };
  if (causedBy(chunk.verb) === 'topples' && subjects.length > 0 && subjects.every(isThing))
    return { act: 'fall', verb: 'topple', whom: subjects };
  if (reaction !== null) return { act: reaction, whom: able(scope, chunk, subjects) };
  const moved = chunks[at - 1]?.kind === 'be' && !hasDoer(chunks, at) ? movedBy(chunk.verb) : null;
  // "Her head is lowered": she does not come down with it.
  return moved === null || scope.acting !== null ? null : { act: moved, whom: subjects.filter(isThing) };
}
