import { findAct } from '../../catalogue/acts.ts';
import { wieldedFor } from '../../catalogue/uses.ts';
import type { Mention, VerbChunk } from '../mentions/chunks.ts';
import { addEntity, isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

/** A tool that does its work by itself: somebody's hands do it, whom nobody has told of. */
export interface Wielded {
  readonly chunk: VerbChunk;
  readonly hands: number;
  readonly tool: number;
}

/** "a knife slices a strawberry", "a brush glides across the canvas": hands do that, and the tool is in them. */
export function wieldTool(scope: Scope, chunk: VerbChunk, ids: readonly number[]): Wielded | null {
  const { discourse, lexicon, nameable } = scope;
  const tool = discourse.entities[ids[0] ?? -1];
  if (!nameable || ids.length !== 1 || tool === undefined) return null;
  const act = wieldedFor(tool.senses.thing?.kind ?? '', chunk.verb.split(' ')[0] ?? '', chunk.act?.act ?? '');
  if (act === null) return null;
  const owner = discourse.entities.filter(isPerson);
  // Where somebody is told of, it is theirs.
  const [whose] = owner.length === 1 ? owner : [];
  if (owner.length > 1) return null;
  const hands =
    whose ??
    addEntity(
      discourse,
      { ...NOBODY, from: tool.at, to: tool.at, senses: lexicon.senses('person') },
      scope.sentence,
      'subject',
    );
  if (!hands.parts.some(({ part }) => part === 'hands')) hands.parts.push({ part: 'hands', modifiers: [] });
  hands.role = 'subject';
  tool.role = 'object';
  const row = findAct(act);
  // Said by the act's own verb: what sweeps over a canvas is no broom.
  return { chunk: { ...chunk, act: row, verb: row?.verbs.at(0) ?? act }, hands: hands.id, tool: tool.id };
}

const NOBODY: Omit<Mention, 'from' | 'to' | 'senses'> = {
  ...{ noun: 'person', word: 'hands', determiner: null, owner: null, ownedBy: null, count: 1, plural: false },
  ...{ modifiers: [], acts: [], named: false, given: null, carrier: null, filling: null, part: null },
};
