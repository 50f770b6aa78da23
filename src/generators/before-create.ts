import { MakerError } from '../core/maker.ts';

/** For what goes ahead of a create, such as uploads: whatever becomes of it, nothing was made and nothing was paid. */
export async function beforeCreate<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MakerError) || (error.fault !== 'unknown' && error.fault !== 'trouble')) throw error;
    const { message, retryAfterSeconds, detail } = error;
    throw new MakerError('not_sent', message, { retryAfterSeconds, detail, cause: error });
  }
}
