import type { Chunk, Mention } from '../mentions/chunks.ts';
import { verbFollows } from './sense-of.ts';

const STANDS = /^(?:sit|stand|loom|tower|perch|rise|nestle|overlook|crumble|collapse|burn|lean|cling|rest)$/;

/** "a Victorian mansion sits atop a hill": it is seen from without, and nobody is in it. */
export function takeForBuilding(mention: Mention, chunks: readonly Chunk[], at: number): Mention {
  const { senses } = mention;
  if (senses?.place == null || (senses.thing?.metres ?? 0) <= 2.5 || senses.person !== null) return mention;
  const before = chunks[at - 1];
  const begins = before === undefined || /^(?:stop|comma|link)$/.test(before.kind);
  const deed = verbFollows(chunks, at + 1);
  if (!begins || deed?.kind !== 'verb' || !STANDS.test(deed.verb)) return mention;
  return { ...mention, senses: { ...senses, place: null } };
}
