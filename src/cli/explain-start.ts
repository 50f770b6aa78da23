import type { Config } from '../config/settings.ts';
import { SchemaTooNewError } from '../stores/sql/migrate.ts';
import { FolderInUseError } from '../stores/sqlite/owner-lock.ts';
import { CommandError, EXIT } from './terminal.ts';

/** PostgreSQL's word for what is wrong with the address, the user or the database in it. */
const POSTGRES_REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': 'has no such database',
  '42501': 'gives the user too few rights: it must be allowed to create tables and a schema',
};

/** What keeps a start from its data, in one line that an operator can act on; other faults are told apart at the end of every command. */
export function explainStart(error: unknown, config: Config): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof FolderInUseError) return new CommandError(error.message, EXIT.inUse);
  if (error instanceof SchemaTooNewError) return new CommandError(error.message, EXIT.config);
  const root = rootOf(error);
  const code = codeOf(root);
  return explainDatabase(root, code, config) ?? explainBucket(error, root, config) ?? error;
}

function explainDatabase(error: Error, code: string, config: Config): CommandError | null {
  if (config.databaseUrl === null || isFromBucket(error)) return null;
  const refusal = POSTGRES_REFUSALS[code];
  if (refusal !== undefined) return new CommandError(`PostgreSQL ${refusal}. Check KINORA_DATABASE_URL.`, EXIT.config);
  if (code === 'ERR_INVALID_URL') return new CommandError('KINORA_DATABASE_URL is not a valid address.', EXIT.config);
  if (code === '53300') {
    return new CommandError(
      'PostgreSQL has no connection left for us. Raise its max_connections, or lower KINORA_DATABASE_CONNECTIONS.',
      EXIT.unavailable,
    );
  }
  if (/^(?:E(?:CONN|NOTFOUND|HOST|NET|AI_)|57P|08)/.test(code) || /timeout|terminated/i.test(error.message)) {
    return new CommandError(
      'PostgreSQL cannot be reached. Is it running? Check KINORA_DATABASE_URL.',
      EXIT.unavailable,
    );
  }
  return null;
}

function explainBucket(outer: Error, error: Error, config: Config): CommandError | null {
  if (config.s3Bucket === null) return null;
  const status = statusOf(error) ?? statusOf(outer);
  if (status === 404)
    return new CommandError(`There is no bucket '${config.s3Bucket}'. Make it, or set KINORA_S3_BUCKET.`, EXIT.config);
  if (status === 403 || status === 401 || status === 400) {
    return new CommandError(
      `The bucket '${config.s3Bucket}' is refused to us. Check the KINORA_S3_ keys and region.`,
      EXIT.config,
    );
  }
  if (status !== null || /^E[A-Z]/.test(codeOf(error)) || /Timeout|Abort/.test(error.name)) {
    return new CommandError('The S3 server cannot be reached. Check KINORA_S3_ENDPOINT.', EXIT.unavailable);
  }
  return null;
}

/** The first cause knows best. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

function statusOf(error: Error): number | null {
  const { $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? null;
}

const isFromBucket = (error: Error): boolean => '$metadata' in error;
