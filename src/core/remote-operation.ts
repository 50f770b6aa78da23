import type { Operation } from './task.ts';

/** How a task stands with the upstream that has it. How far its create has come is for the row of the job to say. */
export interface RemoteOperation {
  /** Of the job. */
  readonly token: string;
  /** How often the create was sent, as far as we know: a resend is written down before it is made. */
  readonly sends: number;
  /** Checks, or looks for a lost answer, that brought nothing: one after another. */
  readonly stumbles: number;
  /** Answers that the upstream does not know the job: one after another, and since when. */
  readonly misses: number;
  readonly missingSince: string | null;
  readonly fileTries: number;
  /** Where the answer to the create was the result itself: where that is kept until it is finished. */
  readonly resultKey: string | null;
}

export const newOperation = (token: string): RemoteOperation => ({
  token,
  sends: 1,
  stumbles: 0,
  misses: 0,
  missingSince: null,
  fileTries: 0,
  resultKey: null,
});

/** Null: the task is in nobody's hands. */
export function findRemoteOperation(operation: Operation | null): RemoteOperation | null {
  // Written by toOperation() alone.
  return operation !== null && typeof operation.token === 'string' ? (operation as unknown as RemoteOperation) : null;
}

export const toOperation = (operation: RemoteOperation): Operation => ({ ...operation });
