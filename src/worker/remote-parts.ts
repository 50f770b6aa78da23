import type { BlobStore, Scratch } from '../core/blob-store.ts';
import type { Clock } from '../core/clock.ts';
import type { GenerationKind, GenerationRequest } from '../core/generation-request.ts';
import type { MakerCall, MakerFault, MakerJob, RemoteMaker } from '../core/maker.ts';
import { MakerError } from '../core/maker.ts';
import type { Queue } from '../core/queue.ts';
import { findRowOf, type Routing } from '../core/routing.ts';
import type { Store } from '../core/store.ts';
import type { RunningTask } from '../core/task.ts';
import type { Traces } from '../core/traces.ts';
import type { ServesRow, UpstreamKey, UpstreamTable } from '../core/upstream.ts';
import type { UpstreamJob } from '../core/upstream-store.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { RemoteTasks } from '../services/remote-tasks.ts';
import type { StoredResult, TaskLifecycle } from '../services/task-lifecycle.ts';

export interface RemoteParts {
  readonly store: Store;
  readonly remote: RemoteTasks;
  /** Of both kinds, over the lane of what is made elsewhere. */
  readonly lifecycles: Readonly<Record<GenerationKind, TaskLifecycle>>;
  readonly queue: Queue;
  readonly routing: Routing;
  readonly makerOf: (upstream: string) => RemoteMaker | null;
  readonly blobs: BlobStore;
  readonly scratch: Scratch;
  /** Makes what came from an upstream into what was asked for, and moves it into our own storage. */
  readonly finish: FinishResult;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'taskStarted' | 'taskEnded' | 'taskFailed' | 'upstreamJobEnded'>;
  readonly traces: Pick<Traces, 'open'>;
}

export type FinishResult = (work: FinishWork) => Promise<StoredResult>;

export interface FinishWork {
  readonly task: RunningTask;
  readonly row: ServesRow;
  /** As the upstream had it. Throws a GenerationError where it is not what was asked for. */
  readonly rawFile: string;
  /** Private to this attempt, and removed after it. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** A job with all that belongs to it in the configuration of now. */
export interface OpenedJob {
  readonly job: UpstreamJob;
  readonly upstream: UpstreamTable;
  readonly row: ServesRow;
  readonly maker: RemoteMaker;
  readonly key: UpstreamKey | null;
}

/** Null: the operator has taken away the upstream or its row since. */
export function findOpened(
  { routing, makerOf }: Pick<RemoteParts, 'routing' | 'makerOf'>,
  job: UpstreamJob,
  request: GenerationRequest | null,
): OpenedJob | null {
  const upstream = routing.findUpstream(job.upstream);
  const row = upstream === null ? null : findRowOf(upstream, job, request);
  const maker = makerOf(job.upstream);
  if (upstream === null || row === null || maker === null) return null;
  // A key that was changed since is most likely another one of the same customer.
  const key = upstream.keys.find(({ fingerprint }) => fingerprint === job.key) ?? upstream.keys[0] ?? null;
  return { job, upstream, row, maker, key };
}

export const toMakerJob = (task: RunningTask, { row, job }: Pick<OpenedJob, 'row' | 'job'>): MakerJob => ({
  request: task.request,
  row,
  token: job.token,
});

export const toCall = ({ key }: Pick<OpenedJob, 'key'>, signal: AbortSignal): MakerCall => ({ key, signal });

/** Whatever a maker did not throw on purpose is of the kind that this step has to fear. */
export function toMakerError(error: unknown, otherwise: MakerFault): MakerError {
  if (error instanceof MakerError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new MakerError(otherwise, 'The service that makes it did not answer as expected.', { detail, cause: error });
}

/** Seconds until the next try, after so many in vain. */
export const backOff = (tries: number, first: number, most: number): number => Math.min(most, first * 2 ** tries);
