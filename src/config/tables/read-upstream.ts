import type { z } from 'zod';
import type { Model } from '../../core/models.ts';
import { toTableProblems } from '../../core/table-problem.ts';
import {
  ANIMATOR,
  type RawServesRow,
  type ServesRow,
  type UpstreamKind,
  type UpstreamTable,
} from '../../core/upstream.ts';
import { type RowTable, readRow } from './read-row.ts';
import { readSecrets, type SecretSources } from './read-secrets.ts';
import type { TableProblems } from './table-problems.ts';
import { IMAGE_ROW, keysOf, UPSTREAM, VIDEO_ROW } from './table-schemas.ts';

type Table = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

export interface UpstreamSources extends SecretSources {
  readonly kinds: readonly UpstreamKind[];
  readonly models: readonly Model[];
}

const CONCURRENCY = 4;
const DEADLINE_MINUTES = 30;
/** Where people would write a secret, if they could. */
const INLINE_SECRETS = ['key', 'api_key', 'token', 'secret', 'password'];

/** Null: it cannot be used, and it was told why. */
export function readUpstreamTable(
  table: Table,
  index: number,
  sources: UpstreamSources,
  problems: TableProblems,
): UpstreamTable | null {
  const path = ['upstream', index];
  const { common, own } = split(table, [...keysOf(UPSTREAM), 'serves']);
  for (const key of INLINE_SECRETS.filter((name) => Object.hasOwn(own, name))) {
    problems.add([...path, key], 'must not stand in this file: name a variable by key_env or a file by key_file');
    delete own[key];
  }
  const { serves, ...settings } = common;
  const read = UPSTREAM.safeParse(settings);
  if (!read.success) problems.addAll(toTableProblems(read.error.issues), path, keysOf(UPSTREAM));
  const kind = findKind(table, path, sources.kinds, problems);
  const name = checkName(table, path, problems);
  const rows = readRows(serves, path, problems);
  const secrets = readSecrets(table, path, sources, problems);
  if (kind === null) return null;

  const url = read.success ? (read.data.url ?? kind.defaultUrl) : kind.defaultUrl;
  if (url === null && table.url === undefined) problems.add([...path, 'url'], `is required for ${kind.name}`);
  const currency = read.success ? (read.data.currency ?? null) : null;
  const raw = rows.map((row, place) =>
    readServes(row, [...path, 'serves', place], { kind, currency, models: sources.models }, problems),
  );
  const parsed = kind.parse(
    { name: name ?? '', url: url ?? '', own, serves: raw.map((each) => each.raw) },
    sources.files,
  );
  problems.addAll(parsed.problems, path, keysOf(UPSTREAM));
  if (kind.key === 'required' && !secrets.isNamed) {
    problems.add(path, 'needs a key: name a variable by key_env or a file by key_file');
  }
  if (!read.success || name === null || url === null) return null;
  return {
    name,
    kind: kind.name,
    url,
    keys: secrets.keys,
    headers: secrets.headers,
    ...limitsOf(read.data),
    options: parsed.options,
    rows: raw.flatMap(({ row }, place): readonly ServesRow[] =>
      row === null ? [] : [{ ...row, options: parsed.rows[place] ?? null } as ServesRow],
    ),
  };
}

const limitsOf = (data: z.output<typeof UPSTREAM>) => ({
  allowPrivate: data.private ?? false,
  concurrency: data.concurrency ?? CONCURRENCY,
  deadlineSeconds: (data.deadline_minutes ?? DEADLINE_MINUTES) * 60,
});

function findKind(
  table: Table,
  path: Path,
  kinds: readonly UpstreamKind[],
  problems: TableProblems,
): UpstreamKind | null {
  const kind = kinds.find(({ name }) => name === table.kind) ?? null;
  if (kind === null && typeof table.kind === 'string') {
    problems.add([...path, 'kind'], `must be one of ${kinds.map(({ name }) => name).join(', ')}`);
  }
  return kind;
}

function checkName({ name }: Table, path: Path, problems: TableProblems): string | null {
  if (name === undefined) problems.add([...path, 'name'], 'is required');
  if (name === ANIMATOR) problems.add([...path, 'name'], `cannot be ${ANIMATOR}, which is the generator in this house`);
  return typeof name === 'string' && name !== ANIMATOR ? name : null;
}

function readRows(serves: unknown, path: Path, problems: TableProblems): readonly Table[] {
  if (Array.isArray(serves) && serves.length > 0 && serves.every(isTable)) return serves;
  problems.add(
    [...path, 'serves'],
    serves === undefined ? 'is required: write an [[upstream.serves]]' : 'must be tables: write [[upstream.serves]]',
  );
  return [];
}

interface ReadServes {
  readonly raw: RawServesRow;
  readonly row: Omit<ServesRow, 'options'> | null;
}

function readServes(
  table: Table,
  path: Path,
  around: { readonly kind: UpstreamKind; readonly currency: string | null; readonly models: readonly Model[] },
  problems: TableProblems,
): ReadServes {
  const { kind, currency, models } = around;
  const model = models.find(({ id }) => id === table.model) ?? null;
  const medium = model?.kind ?? kind.media[0] ?? 'video';
  const schema = medium === 'video' ? VIDEO_ROW : IMAGE_ROW;
  // A key of the other medium is told as unknown by this one's schema, and not left to the kind.
  const { common, own } = split(table, [...keysOf(VIDEO_ROW), ...keysOf(IMAGE_ROW)]);
  const as = typeof table.as === 'string' ? table.as : (model?.id ?? '');
  const raw: RawServesRow = { model: model?.id ?? '', kind: medium, as, own };
  const read = schema.safeParse(common);
  if (!read.success) problems.addAll(toTableProblems(read.error.issues), path, keysOf(schema));
  if (model === null) {
    if (typeof table.model === 'string')
      problems.add([...path, 'model'], `is no model of ours; there are ${models.map(({ id }) => id).join(', ')}`);
    return { raw, row: null };
  }
  if (!kind.media.includes(medium)) {
    problems.add([...path, 'model'], `makes ${medium}s, which ${kind.name} does not`);
    return { raw, row: null };
  }
  if (!read.success) return { raw, row: null };
  const rowTable = { kind: medium, data: read.data } as RowTable;
  const row = readRow(rowTable, { path, model, upstreamKind: kind.name, known: kind.known, currency }, problems);
  return { raw, row };
}

function split(
  table: Table,
  keys: readonly string[],
): { common: Record<string, unknown>; own: Record<string, unknown> } {
  const entries = Object.entries(table);
  return {
    common: Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
    own: Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
  };
}

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
