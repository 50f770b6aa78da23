import type { KeyId, TaskId } from './ids.ts';

/** How a task was asked for. */
export interface Creation {
  readonly taskId: TaskId;
  readonly keyId: KeyId;
  readonly idempotencyKey: string | null;
  /** Of everything the client sent, files included, but not of what differs between two tries of one request. */
  readonly requestHash: string;
  readonly createdAt: Date;
}

export type CreationQuery =
  | { readonly idempotencyKey: string; readonly since: Date }
  | { readonly requestHash: string; readonly since: Date };

export interface CreationReads {
  /** The task that this key made with this idempotency key, or by an equal request since the given instant. */
  find(keyId: KeyId, by: CreationQuery): Promise<Creation | null>;
}

export interface CreationWrites extends CreationReads {
  /** False: the key has used this idempotency key before. */
  insert(creation: Creation): Promise<boolean>;
  forgetBefore(before: Date): Promise<void>;
  /** As if the task had never been asked for: its idempotency key is free again. */
  forget(taskId: TaskId): Promise<void>;
}
