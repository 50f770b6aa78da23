import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import type { Chunk } from '../mentions/chunks.ts';
import { looksSo } from '../mentions/looks-so.ts';
import { isDressedIn, isPainted } from './details.ts';
import type { Scope } from './scope.ts';

/** "The king, bearded and broad-shouldered,": one quality after another. */
function goesOnDescribing(chunks: readonly Chunk[], at: number): boolean {
  const [first, before] = [chunks[at - 2], chunks[at - 1]];
  if (before?.kind === 'comma' || before?.kind === 'noun') return true;
  return (before?.kind === 'and' && first?.kind === 'adjective') || before?.kind === 'adjective';
}

/** Whom or what a quality is said of. */
export function tellQuality(scope: Scope, text: string, chunks: readonly Chunk[], at: number): void {
  const before = chunks[at - 1];
  // "The knight's armour is rusty, his cape torn and crimson": of what is worn.
  const coloured = before?.kind === 'noun' && Object.hasOwn(COLOUR_WORDS, text);
  if (scope.detail !== null && (scope.copula || scope.detail.done || scope.detail.own || coloured)) {
    scope.detail.modifiers.push(text);
    return;
  }
  // "a rowboat painted bright yellow": so it is.
  if (before?.kind === 'verb' && isPainted(before)) {
    for (const id of scope.suffered?.subjects ?? scope.last) scope.discourse.entities[id]?.modifiers.push(text);
    return;
  }
  // "a woman in black and a man": so she is dressed.
  if (before?.kind === 'preposition' && isDressedIn(scope, text)) return;
  // "Earth small in the sky": said of the Earth, which is no figure.
  if (before?.kind === 'noun' && scope.figureless && !scope.copula) return;
  // "looks sad", ", looking thoughtful": said of whoever does.
  const looking = looksSo(before) || looksSo(chunks[at - 2]);
  if (!looking && !scope.copula && !goesOnDescribing(chunks, at)) return;
  const whose = looking
    ? (scope.event?.subjects ?? scope.subjects)
    : scope.copula && !scope.relative
      ? scope.subjects
      : scope.last;
  for (const id of whose) scope.discourse.entities[id]?.modifiers.push(text);
}
