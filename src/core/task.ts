import type { FactsOf, GenerationRequest, KindOf } from './generation-request.ts';
import type { AccountId, KeyId, TaskId } from './ids.ts';
import type { ImageRequest } from './image-request.ts';
import type { Quote } from './pricing.ts';
import type { VideoRequest } from './video-request.ts';

/**
 * One piece of work for one account.
 *
 *     queued ──▶ running ──▶ succeeded
 *       ▲ │         │ └────▶ failed
 *       │ └─────────┼──────▶ failed     (deadline)
 *       └───────────┘                   (retry, drained or lost worker)
 *
 * Every move is one store statement that names the state it leaves; whoever finds no row to move has lost the race and
 * changes nothing. A deleted task keeps its row for the ledger's sake but is invisible, as if it never was.
 */
export const TASK_STATES = ['queued', 'running', 'succeeded', 'failed'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const FAILURE_CODES = [
  'generation_refused',
  'generation_failed',
  /** Nobody can know whether it was made: it may have been paid for, and is not begun again. */
  'generation_unknown',
  'generator_crashed',
  'storage_full',
  'deadline_exceeded',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

export interface Failure {
  readonly code: FailureCode;
  /** Written for the person who sent the prompt. */
  readonly message: string;
}

/** The result in our own storage. After the file has expired and was removed its key is null; the facts stay. */
export interface Artefact<Request extends GenerationRequest = GenerationRequest> {
  readonly blobKey: string | null;
  readonly sizeBytes: number;
  readonly facts: FactsOf<Request>;
}

/** A remote generator's handle on work it has begun: JSON of its own, opaque to us, saved so that a restart resumes it. */
export type Operation = Readonly<Record<string, unknown>>;

interface TaskBase<Request extends GenerationRequest> {
  readonly id: TaskId;
  readonly accountId: AccountId;
  readonly keyId: KeyId;
  readonly kind: KindOf<Request>;
  readonly request: Request;
  readonly held: Quote;
  readonly createdAt: Date;
  readonly deadlineAt: Date;
  /** How often a generator failed or its process crashed. Lost workers and restarts do not count. */
  readonly failures: number;
  /** Of the request that made it, so that its attempts are told as part of that. Null: nobody follows it. */
  readonly traceParent: string | null;
  /** Null: the animator, or nobody yet. */
  readonly maker: MadeBy | null;
}

/** Which upstream has or had the task in its hands last. Kept with it: tables of upstreams change. */
export interface MadeBy {
  readonly upstream: string;
  /** What the upstream calls the model. */
  readonly as: string;
  /** False: it takes none, and the request's was left out. */
  readonly isSeedSent: boolean;
  /** An operator tries this upstream: nobody else may make it, however the routes go and whatever is paused. */
  readonly isTrial?: true;
}

export interface QueuedTask<Request extends GenerationRequest = GenerationRequest> extends TaskBase<Request> {
  readonly state: 'queued';
}

export interface RunningTask<Request extends GenerationRequest = GenerationRequest> extends TaskBase<Request> {
  readonly state: 'running';
  /** Counts every start of this task; the number fences off whoever held it before. */
  readonly attempt: number;
  readonly progress: number;
  readonly operation: Operation | null;
}

export interface SucceededTask<Request extends GenerationRequest = GenerationRequest> extends TaskBase<Request> {
  readonly state: 'succeeded';
  readonly finishedAt: Date;
  readonly expiresAt: Date | null;
  readonly artefact: Artefact<Request>;
}

export interface FailedTask<Request extends GenerationRequest = GenerationRequest> extends TaskBase<Request> {
  readonly state: 'failed';
  readonly finishedAt: Date;
  readonly failure: Failure;
}

export type Task<Request extends GenerationRequest = GenerationRequest> =
  | QueuedTask<Request>
  | RunningTask<Request>
  | SucceededTask<Request>
  | FailedTask<Request>;

export type VideoTask = Task<VideoRequest>;
export type ImageTask = Task<ImageRequest>;

export const isVideoTask = (task: Task): task is VideoTask => task.kind === 'video';
export const isImageTask = (task: Task): task is ImageTask => task.kind === 'image';

/** What a client is told while the work goes on: whole percent, 1 to 99, since 0 means waiting and 100 means done. */
export function toProgress(share: number): number {
  return Math.min(99, Math.max(1, Math.floor(share * 100)));
}
