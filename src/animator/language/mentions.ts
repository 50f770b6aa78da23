import type { FoundNoun } from './find-nouns.ts';
import type { Subject } from './reading.ts';
import { findThing } from './things.ts';
import type { Token } from './words.ts';

/** "the woman", "his dog": somebody who may have been spoken of before. */
export function isDefinite(tokens: readonly Token[], { at }: FoundNoun): boolean {
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ text, role }, i, before) =>
        /^(?:the|this|that|these|those)$/.test(text) && role !== 'noun' && isNear(before, i),
    );
}

/** Nothing but adjectives between the article and its noun. */
function isNear(before: readonly Token[], at: number): boolean {
  return before.slice(at + 1).every(({ role }) => role !== 'noun' && role !== 'relation' && role !== 'action');
}

/** "the woman" may be the young woman of before, and "the dog" the retriever. */
function isSame(earlier: Subject, later: Subject): boolean {
  const [head, name] = [earlier.noun.split(' ').at(-1), later.noun.split(' ').at(-1)];
  return head === name || (earlier.kind === later.kind && later.noun === later.kind);
}

/** "A woman sits on a bench. The woman smiles.": one woman, who does what both say. */
export function mergeMentions(subjects: readonly Subject[], definite: readonly boolean[]): Subject[] {
  const kept: Subject[] = [];
  /** Where each subject went. */
  const moved: number[] = [];
  for (const [i, subject] of subjects.entries()) {
    const first = definite[i] === true ? kept.findIndex((earlier) => isSame(earlier, subject)) : -1;
    const before = kept[first];
    if (before === undefined) {
      moved.push(kept.length);
      kept.push(subject);
      continue;
    }
    moved.push(first);
    kept[first] = {
      ...before,
      colour: before.colour ?? subject.colour,
      size: before.size ?? subject.size,
      action: before.action ?? subject.action,
      side: before.side ?? subject.side,
      relations: [...before.relations, ...subject.relations],
    };
  }
  return kept.map((subject, i) => ({
    ...subject,
    relations: subject.relations
      .map(({ relation, subject: other }) => ({ relation, subject: moved[other] ?? other }))
      .filter(({ subject: other }) => other !== i),
  }));
}

/** Whether something moves by itself: people, animals and vehicles, but no cane. */
export function isAnimate(kind: string): boolean {
  const thing = findThing(kind);
  return thing !== null && (thing.art.startsWith('rig:') ? !/tree|pine/.test(thing.art) : thing.facesLeft);
}

/** "an old man with a cane walks": not the cane. */
export function giveActions(
  subjects: readonly Subject[],
  tokens: readonly Token[],
  nouns: readonly FoundNoun[],
): Subject[] {
  const given = [...subjects];
  for (let i = 1; i < given.length; i++) {
    const [owner, thing] = [given[i - 1], given[i]];
    const [before, at] = [nouns[i - 1], nouns[i]?.at ?? 0];
    if (owner === undefined || thing === undefined || before === undefined) continue;
    if (owner.action !== null || thing.action === null || !isAnimate(owner.kind) || isAnimate(thing.kind)) continue;
    const between = tokens.slice(before.at + before.length, at);
    if (!between.some(({ text }) => /^(?:with|in|wearing|carrying|holding)$/.test(text))) continue;
    given[i - 1] = { ...owner, action: thing.action };
    given[i] = { ...thing, action: null };
  }
  return given;
}
