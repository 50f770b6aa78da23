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
  listNodes(seenSince: Date): Promise<readonly WorkerNode[]>;
}

export interface NodeWrites {
  /** The node as it is now, whatever it told before. */
  putNode(node: WorkerNode): Promise<void>;
  deleteNode(id: string): Promise<void>;
  forgetNodes(seenBefore: Date): Promise<void>;
}
