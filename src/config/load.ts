import { parse, TomlError } from 'smol-toml';
import { NO_MONEY } from '../core/money.ts';
import { specifiedModels } from '../core/specified-models.ts';
import type { ReadFile, UpstreamKind } from '../core/upstream.ts';
import { distance } from './distance.ts';
import { type Config, SETTINGS, type SettingKey, type Settings } from './settings.ts';
import { loadTables, TABLE_NAMES } from './tables/load-tables.ts';
import { findLines } from './tables/toml-lines.ts';

/** Holds every bad value at once, so that an operator mends them in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export interface ConfigSources {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The text of kinora.toml, where there is one. */
  readonly toml: string | null;
  /** What operators call that file. */
  readonly file?: string;
  /** Who may make what the tables name; without it there are no upstreams. */
  readonly makers?: MakerSources;
}

export interface MakerSources {
  readonly kinds: readonly UpstreamKind[];
  readonly files: ReadFile;
}

const NOTHING: MakerSources = { kinds: [], files: () => null };

/** Pure but for the files that a table names: environment over file over default. */
export function loadConfig(sources: ConfigSources): Config {
  const problems: string[] = [];
  const { file: fileName = 'kinora.toml', makers = NOTHING, environment } = sources;
  const document = parseToml(sources.toml ?? '', fileName, problems);
  const file = readSettings(document ?? {}, fileName, problems);
  for (const name of Object.keys(sources.environment)) {
    if (name.startsWith('KINORA_') && !isKnown(name)) problems.push(unknown(name));
  }

  const values: Partial<Record<SettingKey, unknown>> = {};
  for (const key of Object.keys(SETTINGS) as SettingKey[]) {
    const setting = SETTINGS[key];
    const written = sources.environment[setting.name] ?? file.get(setting.name) ?? setting.default;
    const result = setting.kind.safeParse(written);
    if (result.success) values[key] = result.data;
    else problems.push(complaint(setting.name, result.error.issues[0]?.message ?? 'is not valid', written));
  }
  if ((values.tlsCert === null) !== (values.tlsKey === null)) {
    problems.push('KINORA_TLS_CERT and KINORA_TLS_KEY must be given together.');
  }
  if ((values.s3AccessKey === null) !== (values.s3SecretKey === null)) {
    problems.push('KINORA_S3_ACCESS_KEY and KINORA_S3_SECRET_KEY must be given together.');
  }
  const specified = specifiedModels({ videoSecond: NO_MONEY, fastVideoSecond: NO_MONEY, image: NO_MONEY });
  // Lines are found in what the parser has taken, and nowhere else.
  const lineOf = findLines(document === null ? '' : (sources.toml ?? ''));
  const read = loadTables({
    ...makers,
    environment,
    document: document ?? {},
    file: fileName,
    lineOf,
    models: specified,
  });
  problems.unshift(...read.problems);
  checkAliases(values.modelAliases, [...specified, ...read.tables.models], problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...(values as Settings), tables: read.tables };
}

/** Values that may hold a password are not repeated on a screen. */
const SECRET = /(?:DATABASE_URL|SECRET_KEY|SECRETS_KEY|OTLP_HEADERS)$/;

function complaint(name: string, message: string, written: string): string {
  return SECRET.test(name) ? `${name} ${message}.` : `${name} ${message}; got '${written}'.`;
}

/** Names that main reads before there is a config. */
const READ_ELSEWHERE = ['KINORA_CONFIG'];
const NAMES = Object.values(SETTINGS).map((setting): string => setting.name);
const isKnown = (name: string): boolean => NAMES.includes(name) || READ_ELSEWHERE.includes(name);

/** A misspelt setting that is silently ignored is worse than one that stops the start. */
function unknown(name: string): string {
  const near = NAMES.find((known) => distance(known, name) <= 2);
  return `${name} is not a setting${near === undefined ? '' : `; did you mean ${near}?`}${near === undefined ? '.' : ''}`;
}

function checkAliases(aliases: unknown, models: readonly { readonly id: string }[], problems: string[]): void {
  if (!(aliases instanceof Map)) return;
  for (const [alias, id] of aliases) {
    if (models.some((model) => model.id === id)) continue;
    problems.push(`KINORA_MODEL_ALIASES: '${alias}=${id}' names no model of ours.`);
  }
}

function parseToml(source: string, file: string, problems: string[]): Readonly<Record<string, unknown>> | null {
  try {
    return parse(source);
  } catch (error) {
    const place = error instanceof TomlError ? `${file}:${error.line}` : file;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    problems.push(`${place}: cannot be read: ${reason}`);
    return null;
  }
}

function readSettings(
  document: Readonly<Record<string, unknown>>,
  file: string,
  problems: string[],
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(document)) {
    if (TABLE_NAMES.some((name) => name === key)) continue;
    const name = `KINORA_${key.toUpperCase()}`;
    if (!NAMES.includes(name)) problems.push(`${file}: ${unknown(name)}`);
    else if (['string', 'number', 'bigint', 'boolean'].includes(typeof value)) values.set(name, String(value));
    else problems.push(`${file}: ${key} must be a single value.`);
  }
  return values;
}
