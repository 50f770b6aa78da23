import { ServiceError } from '../../core/errors.ts';

/** SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL: the disk, not the statement, is the trouble. */
const DISK_TROUBLE = [8, 10, 13];

/** The disk is full or failing: the client is asked to come back. Any other fault is left as it is. */
export function toOutage(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error;
  if (!DISK_TROUBLE.includes(error.errcode & 0xff)) return error;
  return new ServiceError('service_unavailable', 'The service cannot store anything at the moment.', {
    cause: error,
    retryAfterSeconds: 30,
  });
}
