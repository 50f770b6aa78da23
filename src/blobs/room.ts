import { statfs } from 'node:fs/promises';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';

/**
 * Whether anything more can be stored. Creations and readiness ask here both, so that they agree. Nothing is written to
 * find out: the system is asked for its free space, and what it does not tell (a quota, a disk that was made read-only) is
 * known from the last write that failed.
 */
export interface Room {
  /** Throws where there is none. */
  check(): Promise<void>;
  /** Does what needs room, and remembers where that was in vain for want of it. */
  watch<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A creation writes far less; a film far more, and where that does not fit its task says so. */
const LEAST_FREE_BYTES = 512 * 1024;
/** So long a write in vain counts; then the next one shows whether it still is. */
const KEPT_MILLISECONDS = 2_000;

export function makeRoom({ folder, clock }: { readonly folder: string; readonly clock: Clock }): Room {
  let fullAt = Number.NEGATIVE_INFINITY;
  let asked: Promise<boolean> | null = null;
  /** One question for all who ask at once. */
  const hasSpace = (): Promise<boolean> => {
    asked ??= askSystem(folder).finally(() => {
      asked = null;
    });
    return asked;
  };
  return {
    async check() {
      const wasFull = clock.elapsedMilliseconds() - fullAt < KEPT_MILLISECONDS;
      if (wasFull || !(await hasSpace())) throw noRoom();
    },
    async watch(work) {
      try {
        return await work();
      } catch (error) {
        if (isWantOfRoom(error)) fullAt = clock.elapsedMilliseconds();
        throw error;
      }
    },
  };
}

async function askSystem(folder: string): Promise<boolean> {
  const free = await readFreeBytes(folder);
  return free === null || free >= LEAST_FREE_BYTES;
}

/** Null: a file system without blocks does not count them. */
export async function readFreeBytes(folder: string): Promise<number | null> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? null : bavail * bsize;
}

const FILE_CODES = ['ENOSPC', 'EDQUOT', 'EROFS'];
/** SQLite's own numbers for: read-only, read or write failed, full. */
const DATABASE_CODES = [8, 10, 13];

function isWantOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && FILE_CODES.some((code) => code === error.code)) return true;
  if ('errcode' in error && typeof error.errcode === 'number') return DATABASE_CODES.includes(error.errcode & 0xff);
  return isWantOfRoom(error.cause);
}

const noRoom = () =>
  new ServiceError('service_unavailable', 'The service cannot store anything at the moment.', {
    retryAfterSeconds: 30,
  });
