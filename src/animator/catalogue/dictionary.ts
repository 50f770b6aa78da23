import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Built by scripts/build-words.ts: a line of digests, then for each kind the nouns that are drawn as it, for each `@place` the scenes
 * shown as it, and for each `=place` the names of such places. */
function readNouns(): ReadonlyMap<string, string> {
  const text = gunzipSync(readFileSync(new URL('./data/nouns.txt.gz', import.meta.url))).toString();
  const nouns = new Map<string, string>();
  for (const line of text.split('\n').slice(1)) {
    const [kind = '', words = ''] = line.split('\t');
    for (const word of words.split(',')) nouns.set(word, kind);
  }
  return nouns;
}

/** A constant that takes some milliseconds to read: not on import, and not twice. */
let nouns: ReadonlyMap<string, string> | null = null;

function look(noun: string): string | null {
  nouns ??= readNouns();
  return nouns.get(noun) ?? null;
}

/** What is drawn for a noun that no table names; null when nothing is. */
export function findDictionaryKind(noun: string): string | null {
  const kind = look(noun);
  return kind === null || /^[@=]/.test(kind) ? null : kind;
}

/** The place that comes nearest to a scene that no table names. */
export function findDictionaryPlace(noun: string): string | null {
  const kind = look(noun);
  return kind?.startsWith('@') ? kind.slice(1) : null;
}

/** What kind of place is known by a name: a river for the Orinoco. */
export function findNamedPlace(name: string): string | null {
  const kind = look(name);
  return kind?.startsWith('=') ? kind.slice(1) : null;
}
