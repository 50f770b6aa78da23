/** Part of the console's wire: see views.ts. */

import type { MakerView } from './views-creations.ts';

// Operations (administrators only): GET operations

export interface OperationsView {
  readonly lanes: readonly LaneView[];
  readonly running: readonly RunningTaskView[];
  /** Every process that works. */
  readonly nodes: readonly NodeView[];
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
  readonly maker: MakerView | null;
  readonly accountName: string;
  readonly progress: number;
  readonly attempt: number;
  readonly createdAt: string;
}

export interface NodeView {
  readonly id: string;
  readonly host: string;
  readonly version: string;
  readonly startedAt: string;
  readonly seenAt: string;
  /** 'silent': it went without a word, or nobody hears it. */
  readonly state: 'working' | 'silent';
  readonly lanes: readonly LaneLoadView[];
}

export interface LaneLoadView {
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
  readonly maker: MakerView | null;
  readonly accountName: string;
  readonly code: string;
  readonly message: string;
  readonly finishedAt: string;
}
