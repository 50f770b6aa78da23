import { ServiceError } from '../../core/errors.ts';

/** SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL: the disk, not the statement, is the trouble. */
const DISK_TROUBLE = [8, 10, 13];
/** SQLITE_BUSY and SQLITE_LOCKED: another program keeps the file to itself. */
const LOCKED_OUT = [5, 6];

/** The disk is full or failing, or somebody else holds the file: the client is asked to come back. Any other fault is left as it is. */
export function toOutage(error: unknown): unknown {
  if (codeIn(error, DISK_TROUBLE)) return outage('The service cannot store anything at the moment.', 30, error);
  if (isLockedOut(error)) return outage('The database is in use by another program.', 5, error);
  return error;
}

export const isLockedOut = (error: unknown): boolean => codeIn(error, LOCKED_OUT);

function codeIn(error: unknown, codes: readonly number[]): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  return codes.includes(error.errcode & 0xff);
}

const outage = (message: string, retryAfterSeconds: number, cause: unknown) =>
  new ServiceError('service_unavailable', message, { cause, retryAfterSeconds });
