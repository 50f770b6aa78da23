import type { Lane } from './lane.ts';

/** A process that works, as it told of itself the last time. */
export interface WorkerNode {
  readonly id: string;
  /** The name of its machine, for people. */
  readonly host: string;
  readonly version: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly lanes: readonly LaneLoad[];
}

/** How many of the places of a lane are taken. */
export interface LaneLoad {
  readonly lane: Lane;
  readonly concurrency: number;
  readonly busy: number;
}

/** The part of the store that is about them; core/store.ts says what holds for all of it. */
export interface NodeReads {
  /** Oldest first. */
  list(seenSince: Date): Promise<readonly WorkerNode[]>;
}

export interface NodeWrites extends NodeReads {
  /** The node as it is now, whatever it told before. */
  put(node: WorkerNode): Promise<void>;
  delete(id: string): Promise<void>;
  forget(seenBefore: Date): Promise<void>;
}
