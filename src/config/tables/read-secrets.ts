import { hash } from 'node:crypto';
import type { z } from 'zod';
import type { ReadFile, UpstreamKey } from '../../core/upstream.ts';
import type { TableProblems } from './table-problems.ts';
import { SECRET_NAMES } from './table-schemas.ts';

/** Where secrets come from: never from the file itself, which people copy, show and commit. */
export interface SecretSources {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly files: ReadFile;
}

type Table = z.output<typeof SECRET_NAMES>;
type Path = readonly (string | number)[];

const SHORTEST = 4;
const FINGERPRINT_LETTERS = 12;

export interface Secrets {
  readonly isNamed: boolean;
  readonly keys: readonly UpstreamKey[];
  readonly headers: () => Readonly<Record<string, string>>;
}

/** Read whatever else is wrong with their table, which is told by whoever reads that. */
export function readSecrets(
  table: Readonly<Record<string, unknown>>,
  path: Path,
  sources: SecretSources,
  problems: TableProblems,
): Secrets {
  const { key_env, key_file, key_files, headers, headers_env } = table;
  const named = SECRET_NAMES.safeParse({ key_env, key_file, key_files, headers, headers_env });
  if (!named.success) return { isNamed: true, keys: [], headers: () => ({}) };
  return {
    isNamed: [key_env, key_file, key_files].some((name) => name !== undefined),
    keys: readKeys(named.data, path, sources, problems),
    headers: readHeaders(named.data, path, sources, problems),
  };
}

function readKeys(table: Table, path: Path, sources: SecretSources, problems: TableProblems): readonly UpstreamKey[] {
  const written = (['key_env', 'key_file', 'key_files'] as const).filter((name) => table[name] !== undefined);
  const [, second] = written;
  if (second !== undefined) problems.add([...path, second], `cannot stand beside ${written[0]}: one of them is enough`);
  const secrets: (string | null)[] = [];
  if (table.key_env !== undefined) secrets.push(readVariable(table.key_env, [...path, 'key_env'], sources, problems));
  if (table.key_file !== undefined)
    secrets.push(readSecretFile(table.key_file, [...path, 'key_file'], sources, problems));
  for (const [index, name] of (table.key_files ?? []).entries()) {
    secrets.push(readSecretFile(name, [...path, 'key_files', index], sources, problems));
  }
  return secrets.filter((secret) => secret !== null).map(makeKey);
}

function readHeaders(
  table: Table,
  path: Path,
  sources: SecretSources,
  problems: TableProblems,
): () => Readonly<Record<string, string>> {
  const headers: Record<string, string> = { ...table.headers };
  for (const [name, variable] of Object.entries(table.headers_env ?? {})) {
    const value = readVariable(variable, [...path, 'headers_env', name], sources, problems);
    if (value !== null) headers[name] = value;
  }
  for (const [name, value] of Object.entries(headers)) {
    if (/[\r\n\0]/.test(value)) problems.add([...path, 'headers', name], 'has a value that no header can have');
  }
  return () => headers;
}

function makeKey(secret: string): UpstreamKey {
  // The words before it keep the fingerprint from being one of any other list of hashes.
  const fingerprint = hash('sha256', `kinora upstream key ${secret}`).slice(0, FINGERPRINT_LETTERS);
  return { fingerprint, reveal: () => secret };
}

function readVariable(
  name: string,
  path: Path,
  { environment }: SecretSources,
  problems: TableProblems,
): string | null {
  const value = environment[name]?.trim() ?? '';
  return check(value, path, `names the variable ${name}`, problems);
}

function readSecretFile(name: string, path: Path, { files }: SecretSources, problems: TableProblems): string | null {
  const text = files(name);
  if (text !== null) return check(text.trim(), path, `names the file ${name}`, problems);
  problems.add(path, `names the file ${name}, which cannot be read`);
  return null;
}

function check(value: string, path: Path, what: string, problems: TableProblems): string | null {
  if (value.length >= SHORTEST) return value;
  problems.add(path, `${what}, which ${value === '' ? 'is empty' : 'holds no key'}`);
  return null;
}
