/** Part of the console's wire: see views.ts. */

// Operations (administrators only): GET operations

export interface OperationsView {
  readonly lanes: readonly LaneView[];
  readonly running: readonly RunningTaskView[];
  /** Of this process; other nodes count theirs. */
  readonly workers: readonly WorkerView[];
  readonly generators: readonly GeneratorView[];
  readonly storage: StorageView;
  readonly failures: readonly RecentFailureView[];
  readonly process: {
    readonly version: string;
    readonly engine: 'sqlite' | 'postgres';
    readonly startedAt: string;
    readonly memoryBytes: number;
  };
}

export interface LaneView {
  readonly lane: string;
  readonly queued: number;
  readonly running: number;
  /** Of the one that waits longest. */
  readonly oldestSeconds: number | null;
}

export interface RunningTaskView {
  readonly id: string;
  readonly kind: 'video' | 'image';
  readonly model: string;
  readonly accountName: string;
  readonly progress: number;
  readonly attempt: number;
  readonly createdAt: string;
}

export interface WorkerView {
  readonly lane: string;
  readonly concurrency: number;
  readonly busy: number;
}

export interface GeneratorView {
  readonly model: string;
  readonly name: string;
  /** From the tasks of the last hour: 'idle' where there were none. */
  readonly health: 'good' | 'failing' | 'idle';
  readonly succeeded: number;
  readonly failed: number;
}

export interface StorageView {
  readonly kind: 'disk' | 's3';
  readonly files: number;
  readonly usedBytes: number;
  /** Null: a bucket has no end. */
  readonly freeBytes: number | null;
}

export interface RecentFailureView {
  readonly id: string;
  readonly model: string;
  readonly accountName: string;
  readonly code: string;
  readonly message: string;
  readonly finishedAt: string;
}
