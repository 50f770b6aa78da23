import type { Account, ApiKey, KeyWebhook } from '../../core/account.ts';
import type { Creation } from '../../core/creation-store.ts';
import type { TaskFile } from '../../core/file-store.ts';
import type { AccountId, EntryId, KeyId, TaskId } from '../../core/ids.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import type { VideoFacts } from '../../core/media.ts';
import type { ModelId } from '../../core/models.ts';
import type { Micros } from '../../core/money.ts';
import type {
  Artefact,
  FailedTask,
  FailureCode,
  MadeBy,
  Operation,
  QueuedTask,
  RunningTask,
  Task,
} from '../../core/task.ts';
import { readRequest, writeRequest } from './request-column.ts';
import type { AccountRow, CreationRow, EntryRow, KeyRow, TaskFileRow, TaskRow } from './schema.ts';
import type { SecretBox } from './secret-box.ts';

/** Rows to domain values and back. What we wrote ourselves is trusted here; the casts are brands, not guesses. */

export const toDate = (milliseconds: number): Date => new Date(milliseconds);
export const findDate = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : toDate(milliseconds);

/** A column that its state promises to be filled; an empty one means that the file was changed by other hands. */
export function filled<Value>(value: Value | null, column: string): Value {
  if (value === null) throw new TypeError(`${column} is empty in a state that needs it.`);
  return value;
}

export function toTask(row: TaskRow): Task {
  const base = {
    id: row.id as TaskId,
    accountId: row.account_id as AccountId,
    keyId: row.key_id as KeyId,
    kind: row.kind,
    ...readRequest(row.request),
    held: {
      currency: row.currency,
      unitPriceMicros: row.unit_price_micros as Micros,
      units: row.units,
      amountMicros: row.amount_micros as Micros,
    },
    createdAt: toDate(row.created_at),
    deadlineAt: toDate(row.deadline_at),
    failures: row.failures,
    maker: row.maker === null ? null : (JSON.parse(row.maker) as MadeBy),
  };
  switch (row.state) {
    case 'queued':
      return { ...base, state: 'queued' };
    case 'running':
      return {
        ...base,
        state: 'running',
        attempt: row.attempt,
        progress: row.progress,
        operation: row.operation === null ? null : (JSON.parse(row.operation) as Operation),
      };
    case 'succeeded':
      return {
        ...base,
        state: 'succeeded',
        finishedAt: toDate(filled(row.finished_at, 'finished_at')),
        expiresAt: findDate(row.expires_at),
        artefact: toArtefact(row),
      };
    case 'failed':
      return {
        ...base,
        state: 'failed',
        finishedAt: toDate(filled(row.finished_at, 'finished_at')),
        failure: {
          code: filled(row.failure_code, 'failure_code') as FailureCode,
          message: filled(row.failure_message, 'failure_message'),
        },
      };
    case 'deleted':
      throw new TypeError('A deleted task is not a task any more.');
  }
}

export function toRunningTask(row: TaskRow): RunningTask {
  const task = toTask(row);
  if (task.state !== 'running') throw new TypeError(`Expected a running task, found ${task.state}.`);
  return task;
}

export function toFailedTask(row: TaskRow): FailedTask {
  const task = toTask(row);
  if (task.state !== 'failed') throw new TypeError(`Expected a failed task, found ${task.state}.`);
  return task;
}

function toArtefact(row: TaskRow): Artefact {
  return {
    blobKey: row.blob_key,
    sizeBytes: filled(row.size_bytes, 'size_bytes'),
    facts: JSON.parse(filled(row.facts, 'facts')) as VideoFacts,
  };
}

export function fromQueuedTask(task: QueuedTask): TaskRow {
  return {
    id: task.id,
    account_id: task.accountId,
    key_id: task.keyId,
    kind: task.kind,
    model: task.request.model,
    state: 'queued',
    request: writeRequest(task),
    currency: task.held.currency,
    unit_price_micros: task.held.unitPriceMicros,
    units: task.held.units,
    amount_micros: task.held.amountMicros,
    created_at: task.createdAt.getTime(),
    deadline_at: task.deadlineAt.getTime(),
    failures: task.failures,
    attempt: 0,
    progress: 0,
    operation: null,
    finished_at: null,
    expires_at: null,
    blob_key: null,
    size_bytes: null,
    facts: null,
    failure_code: null,
    failure_message: null,
    maker: task.maker === null ? null : JSON.stringify(task.maker),
  };
}

export function toKey(row: KeyRow, box: SecretBox): ApiKey {
  return {
    id: row.id as KeyId,
    accountId: row.account_id as AccountId,
    name: row.name,
    secretHash: row.secret_hash,
    hint: row.hint,
    createdAt: toDate(row.created_at),
    expiresAt: findDate(row.expires_at),
    revokedAt: findDate(row.revoked_at),
    models: row.models === null ? null : (JSON.parse(row.models) as ModelId[]),
    webhook: toKeyWebhook(row, box),
    limits: {
      spendMicros: row.spend_limit_micros as Micros | null,
      readsPerMinute: row.reads_per_minute,
      createsPerMinute: row.creates_per_minute,
    },
    purpose: row.purpose,
    lastUsedAt: findDate(row.last_used_at),
  };
}

function toKeyWebhook(row: KeyRow, box: SecretBox): KeyWebhook | null {
  const { webhook_url: url, webhook_off_at: offAt } = row;
  if (url === null) return null;
  const off =
    offAt === null ? null : { at: toDate(offAt), reason: filled(row.webhook_off_reason, 'webhook_off_reason') };
  const secret = box.open(filled(row.webhook_secret, 'webhook_secret'));
  // The key itself is as good as before; only nothing can be signed for it until its webhook is set anew.
  if (secret === null) return { url, secret: '', off: off ?? { at: toDate(row.created_at), reason: UNREADABLE } };
  return { url, secret, off };
}

const UNREADABLE = 'its secret was sealed with another key; set the webhook anew';

export function fromKey(key: ApiKey, box: SecretBox): KeyRow {
  return {
    id: key.id,
    account_id: key.accountId,
    name: key.name,
    secret_hash: key.secretHash,
    hint: key.hint,
    created_at: key.createdAt.getTime(),
    expires_at: key.expiresAt?.getTime() ?? null,
    revoked_at: key.revokedAt?.getTime() ?? null,
    models: key.models === null ? null : JSON.stringify(key.models),
    webhook_url: key.webhook?.url ?? null,
    webhook_secret: key.webhook === null ? null : box.seal(key.webhook.secret),
    webhook_off_at: key.webhook?.off?.at.getTime() ?? null,
    webhook_off_reason: key.webhook?.off?.reason ?? null,
    purpose: key.purpose,
    spend_limit_micros: key.limits.spendMicros,
    reads_per_minute: key.limits.readsPerMinute,
    creates_per_minute: key.limits.createsPerMinute,
    last_used_at: key.lastUsedAt?.getTime() ?? null,
  };
}

export function toAccount(row: Pick<AccountRow, 'id' | 'name' | 'created_at'>): Account {
  return { id: row.id as AccountId, name: row.name, createdAt: toDate(row.created_at) };
}

export function toEntry(row: EntryRow): LedgerEntry {
  return {
    id: row.id as EntryId,
    kind: row.kind,
    taskId: row.task_id as TaskId,
    accountId: row.account_id as AccountId,
    keyId: row.key_id as KeyId,
    taskKind: row.task_kind,
    model: row.model as ModelId,
    units: row.units,
    unitPriceMicros: row.unit_price_micros as Micros,
    amountMicros: row.amount_micros as Micros,
    currency: row.currency,
    createdAt: toDate(row.created_at),
  };
}

export function fromEntry(entry: LedgerEntry): EntryRow {
  return {
    id: entry.id,
    task_id: entry.taskId,
    kind: entry.kind,
    account_id: entry.accountId,
    key_id: entry.keyId,
    task_kind: entry.taskKind,
    model: entry.model,
    units: entry.units,
    unit_price_micros: entry.unitPriceMicros,
    amount_micros: entry.amountMicros,
    currency: entry.currency,
    created_at: entry.createdAt.getTime(),
  };
}

export function toTaskFile(row: TaskFileRow): TaskFile {
  return {
    blobKey: row.blob_key,
    taskId: row.task_id as TaskId,
    role: row.role,
    mimeType: row.mime_type,
    sizeBytes: row.size_bytes,
  };
}

export function fromTaskFile(file: TaskFile): TaskFileRow {
  return {
    blob_key: file.blobKey,
    task_id: file.taskId,
    role: file.role,
    mime_type: file.mimeType,
    size_bytes: file.sizeBytes,
  };
}

export function toCreation(row: CreationRow): Creation {
  return {
    taskId: row.task_id as TaskId,
    keyId: row.key_id as KeyId,
    idempotencyKey: row.idempotency_key,
    requestHash: row.request_hash,
    createdAt: toDate(row.created_at),
  };
}

export function fromCreation(creation: Creation): CreationRow {
  return {
    task_id: creation.taskId,
    key_id: creation.keyId,
    idempotency_key: creation.idempotencyKey,
    request_hash: creation.requestHash,
    created_at: creation.createdAt.getTime(),
  };
}
