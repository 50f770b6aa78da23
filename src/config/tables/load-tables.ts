import type { Model } from '../../core/models.ts';
import type { Route, UpstreamTable } from '../../core/upstream.ts';
import { readModelTable } from './read-model.ts';
import { readRouteTable, type Serving } from './read-route.ts';
import { isTable, readUpstreamTable, type UpstreamSources } from './read-upstream.ts';
import { TableProblems } from './table-problems.ts';
import type { LineOf } from './toml-lines.ts';

/** What an operator adds by tables: models of their own, upstreams, and who makes what. */
export interface Tables {
  readonly models: readonly Model[];
  readonly upstreams: readonly UpstreamTable[];
  readonly routes: readonly Route[];
}

export const TABLE_NAMES = ['model', 'upstream', 'route'] as const;
type TableName = (typeof TABLE_NAMES)[number];

export interface TableSources extends UpstreamSources {
  /** As the operator named it. */
  readonly file: string;
  readonly lineOf: LineOf;
  /** The whole file, parsed. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** Reads all tables and gathers every fault of all of them, each with its file and line. */
export function loadTables(sources: TableSources): { readonly tables: Tables; readonly problems: readonly string[] } {
  const problems = new TableProblems();
  const raw = Object.fromEntries(TABLE_NAMES.map((name) => [name, listTables(sources, name, problems)])) as Record<
    TableName,
    readonly Table[]
  >;

  const own = raw.model.map((table, index) => readModelTable(table, index, problems));
  const specified = sources.models.map(({ id }) => id);
  checkUnique(raw.model, 'model', 'id', specified, problems);
  const models = [...sources.models, ...own.filter((model) => model !== null)];

  checkUnique(raw.upstream, 'upstream', 'name', [], problems);
  const upstreams = raw.upstream.map((table, index) =>
    readUpstreamTable(table, index, { ...sources, models }, problems),
  );
  const serving = raw.upstream.map((table): Serving => ({ name: String(table.name), models: findServed(table) }));

  // A model whose own table has faults is there all the same, for those who name it.
  const named = [...models, ...raw.model.flatMap(({ id }) => (typeof id === 'string' ? [{ id }] : []))];
  const routes = raw.route.map((table, index) => readRouteTable(table, index, { models: named, serving }, problems));
  checkUnique(raw.route, 'route', 'model', [], problems);

  return {
    tables: {
      models: own.filter((model) => model !== null),
      upstreams: upstreams.filter((upstream) => upstream !== null),
      routes: routes.filter((route) => route !== null),
    },
    problems: problems.tell(sources.file, sources.lineOf, (table, index) => nameOf(raw, table, index)),
  };
}

type Table = Readonly<Record<string, unknown>>;

function listTables({ document }: TableSources, name: TableName, problems: TableProblems): readonly Table[] {
  const written = document[name] ?? [];
  if (Array.isArray(written) && written.every(isTable)) return written;
  problems.add([name], `must be tables: write [[${name}]]`);
  return [];
}

const KEY_OF = { model: 'id', upstream: 'name', route: 'model' } as const satisfies Record<TableName, string>;

function nameOf(raw: Readonly<Record<TableName, readonly Table[]>>, table: string, index: number): string | null {
  const name = TABLE_NAMES.find((each) => each === table);
  const value = name === undefined ? undefined : raw[name][index]?.[KEY_OF[name]];
  return typeof value === 'string' ? value.slice(0, 100) : null;
}

function checkUnique(
  tables: readonly Table[],
  table: TableName,
  key: string,
  taken: readonly string[],
  problems: TableProblems,
): void {
  const seen = new Set(taken);
  for (const [index, row] of tables.entries()) {
    const value = row[key];
    if (typeof value !== 'string') continue;
    if (seen.has(value))
      problems.add(
        [table, index, key],
        taken.includes(value) ? "is a name of the specification's, which keeps its own rules" : 'is there twice',
      );
    seen.add(value);
  }
}

function findServed({ serves }: Table): readonly string[] | null {
  if (!Array.isArray(serves)) return null;
  return serves.flatMap((row: unknown) => (isTable(row) && typeof row.model === 'string' ? [row.model] : []));
}
