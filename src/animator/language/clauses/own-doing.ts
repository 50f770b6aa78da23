import { doneByItself } from '../../catalogue/own-doings.ts';
import type { Chunk, Mention, VerbChunk } from '../mentions/chunks.ts';

const isStuff = ({ senses }: Mention): boolean =>
  senses !== null &&
  senses.person === null &&
  !senses.part &&
  !senses.garment &&
  (senses.dressing || senses.setPart) &&
  senses.thing?.alive !== true &&
  senses.thing?.moves !== true;

const plainVerb = ({ verb }: VerbChunk): string => verb.split(' ')[0] ?? verb;

/** In the rain people dance, and of the sky only its lights do. */
const DANCES = /^(?:aurora|lights?|borealis|australis|shadows?|flames?|stars?|snowflakes?|leaves)$/;

const ownVerb = (chunk: VerbChunk, noun: string): boolean =>
  doneByItself(plainVerb(chunk)) && (plainVerb(chunk) !== 'dance' || DANCES.test(noun.split(' ').at(-1) ?? noun));

/** "looks up at the aurora dancing", "walks through the rain falling on her street": done by what was told of right before. */
export const isDoneBeside = (before: Chunk | undefined, chunk: VerbChunk): boolean =>
  chunk.form === 'ing' &&
  ((before?.kind === 'noun' && isOwnDoing(before.mention, chunk)) ||
    (before?.kind === 'aside' && ownVerb(chunk, before.text)));

/** "planks break", "smoke drifts": done by what nobody is. */
export function isOwnDoing(mention: Mention, chunk: Chunk | null | undefined): boolean {
  if (chunk?.kind !== 'verb' || !isStuff(mention)) return false;
  // "smoke drifts", "planks break": one says it of one and of several in its own form.
  const agrees = chunk.form === 'ing' || (chunk.form === 'base') === mention.plural;
  return agrees && ownVerb(chunk, mention.noun);
}
