import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** How often texts use a word as a noun, a verb, an adjective, an adverb. */
export interface Uses {
  readonly noun: number;
  readonly verb: number;
  readonly adjective: number;
  readonly adverb: number;
  /** The act that an unlisted verb comes nearest to; null for those that are listed and for what nobody is seen doing. */
  readonly act: string | null;
}

/** Built by scripts/build-words.ts: a line of digests, then a line for each word that is not only a noun. */
function readUses(): ReadonlyMap<string, Uses> {
  const text = gunzipSync(readFileSync(new URL('./data/parts-of-speech.txt.gz', import.meta.url))).toString();
  return new Map(
    text
      .split('\n')
      .slice(1)
      .map((line) => {
        const [word = '', noun, verb, adjective, adverb, act] = line.split(' ');
        const uses = { noun: Number(noun), verb: Number(verb), adjective: Number(adjective), adverb: Number(adverb) };
        return [word, { ...uses, act: act ?? null }] as const;
      }),
  );
}

/** A constant that takes some milliseconds to read: not on import, and not twice. */
let uses: ReadonlyMap<string, Uses> | null = null;

/** Null for a word that is only ever a noun, and for one that nobody knows. */
export function findUses(word: string): Uses | null {
  uses ??= readUses();
  return uses.get(word) ?? null;
}
