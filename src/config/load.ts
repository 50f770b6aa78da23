import { parse } from 'smol-toml';
import { type Config, SETTINGS, type SettingKey } from './settings.ts';

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
}

/** Pure: environment over file over default. */
export function loadConfig(sources: ConfigSources): Config {
  const problems: string[] = [];
  const file = sources.toml === null ? new Map<string, string>() : readToml(sources.toml, problems);
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
  if (problems.length > 0) throw new ConfigError(problems);
  return values as Config;
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

function readToml(source: string, problems: string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  try {
    for (const [key, value] of Object.entries(parse(source))) {
      const name = `KINORA_${key.toUpperCase()}`;
      if (!NAMES.includes(name)) problems.push(`kinora.toml: ${unknown(name)}`);
      else if (['string', 'number', 'bigint', 'boolean'].includes(typeof value)) values.set(name, String(value));
      else problems.push(`kinora.toml: ${key} must be a single value.`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    problems.push(`kinora.toml cannot be read: ${reason}`);
  }
  return values;
}

/** Edits that turn one name into the other (Levenshtein). */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 0; i < left.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < right.length; j += 1) {
      const change = (row[j] ?? 0) + (left[i] === right[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
