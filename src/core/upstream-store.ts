import type { GenerationKind } from './generation-request.ts';
import type { AccountId, TaskId } from './ids.ts';
import type { Handle, MakerFault } from './maker.ts';
import type { ModelId } from './models.ts';
import type { Micros } from './money.ts';
import type { UpstreamState } from './upstream-state.ts';

/**
 * One create at an upstream, and what became of it. The row is there before anything is sent, and it is the truth about how far
 * the create has come: a task only names it.
 *
 *     prepared ──▶ accepted ──▶ succeeded | failed | refused | unknown
 *        │  │          │
 *        │  └──────────┴──▶ cancelling ──▶ cancelled | unknown      (the task was deleted, or took too long)
 *        └──▶ turned_down | refused | unknown
 *
 * As with tasks, every move names the states it leaves. What is in one of the first three takes a place of the upstream.
 */
const UPSTREAM_JOB_STATES = [
  'prepared',
  'accepted',
  'cancelling',
  'succeeded',
  'failed',
  'refused',
  'turned_down',
  'cancelled',
  'unknown',
] as const;
export type UpstreamJobState = (typeof UPSTREAM_JOB_STATES)[number];
export const LIVE_JOB_STATES = ['prepared', 'accepted', 'cancelling'] as const satisfies readonly UpstreamJobState[];
export type EndedJobState = Exclude<UpstreamJobState, (typeof LIVE_JOB_STATES)[number]>;

export interface UpstreamJob {
  /** What the upstream knows it by, where it lets us choose. */
  readonly token: string;
  readonly taskId: TaskId;
  readonly accountId: AccountId;
  readonly kind: GenerationKind;
  readonly model: ModelId;
  readonly upstream: string;
  /** What the upstream calls the model. */
  readonly as: string;
  /** Of the key it was created with; null: the upstream has none. */
  readonly key: string | null;
  readonly state: UpstreamJobState;
  readonly handle: Handle;
  readonly preparedAt: Date;
  /** Null: no answer has told that there is such a job. */
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
  /** Why it ended without a file, in a word and in the upstream's own. */
  readonly reason: MakerFault | 'deadline' | 'deleted' | null;
  readonly detail: string | null;
  readonly cost: UpstreamCost;
  /** When an operator has seen to an outcome that nobody could know, and who. */
  readonly settled: Settlement | null;
}

/** What an operator has found out: it was made there and costs something, or nothing came of it. */
export const SETTLED_OUTCOMES = ['made', 'not_made'] as const;
export type SettledOutcome = (typeof SETTLED_OUTCOMES)[number];

export interface Settlement {
  readonly at: Date;
  readonly by: string;
  /** Null: settled before it was asked for. */
  readonly as: SettledOutcome | null;
}

/** What an operator did about an upstream: written with it, never changed. */
export interface UpstreamAction {
  readonly id: string;
  readonly upstream: string;
  readonly action: 'paused' | 'resumed' | 'settled' | 'tried';
  /** Of the job that it was about. */
  readonly token: string | null;
  readonly taskId: TaskId | null;
  readonly outcome: SettledOutcome | null;
  /** In the operator's own words; may be empty. */
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

/** What the upstream asks of us for it: nothing to do with what our own clients pay. */
export interface UpstreamCost {
  readonly currency: string | null;
  /** When it was asked for; null: the row tells no price. */
  readonly estimateMicros: Micros | null;
  /** At its end, as far as it is known. */
  readonly finalMicros: Micros | null;
  /** Whether it may have cost something and nobody can tell. */
  readonly isUnknown: boolean;
}

export interface JobEnd {
  readonly state: EndedJobState;
  readonly at: Date;
  readonly reason: UpstreamJob['reason'];
  readonly detail: string | null;
  readonly finalMicros: Micros | null;
  readonly isCostUnknown: boolean;
}

/** All ends of one upstream since some instant. */
export interface UpstreamTally {
  readonly upstream: string;
  readonly ends: Readonly<Partial<Record<EndedJobState, number>>>;
  /** Of the middle one of those that succeeded; null: none has. */
  readonly medianSeconds: number | null;
  /** By currency of the upstream's prices, as far as it is known. */
  readonly costMicros: Readonly<Record<string, Micros>>;
  /** What clients paid for the films and stills that came of it. */
  readonly chargedMicros: Micros;
}

export interface UpstreamReads {
  findJob(token: string): Promise<UpstreamJob | null>;
  /** Oldest first. */
  listJobsOf(taskId: TaskId): Promise<readonly UpstreamJob[]>;
  /** How many places are taken, of those upstreams that have any taken. */
  countLive(): Promise<readonly { readonly upstream: string; readonly count: number }[]>;
  /** Those whose outcome nobody knows and no operator has settled, newest first. */
  listUnsettled(limit: number): Promise<readonly UpstreamJob[]>;
  /** The same by upstream, as numbers. */
  countUnsettled(): Promise<readonly { readonly upstream: string; readonly count: number }[]>;
  /** Newest first. */
  listActions(limit: number): Promise<readonly UpstreamAction[]>;
  /** Newest first, of all upstreams or of one. */
  listRecent(upstream: string | null, limit: number): Promise<readonly UpstreamJob[]>;
  tally(since: Date): Promise<readonly UpstreamTally[]>;
  /** Of those that were ever used; by name. */
  listStates(): Promise<readonly UpstreamState[]>;
}

export interface UpstreamWrites extends UpstreamReads {
  /** The state of one upstream, new if it has none; until the end of the transaction nobody else can take it. */
  lockState(name: string): Promise<UpstreamState>;
  putState(state: UpstreamState): Promise<void>;
  /** Exact only after lockState(). */
  countLiveOf(upstream: string): Promise<number>;
  insertJob(job: UpstreamJob): Promise<void>;
  /** prepared to accepted; one that is being cancelled stays so, but can be found now. */
  accept(token: string, change: { handle: Handle; at: Date; estimateMicros: Micros | null }): Promise<boolean>;
  /** Of a job that is prepared, accepted or being cancelled. */
  saveHandle(token: string, handle: Handle): Promise<boolean>;
  end(token: string, from: readonly UpstreamJobState[], end: JobEnd): Promise<boolean>;
  /** All of the task's that are prepared or accepted, to cancelling. Answers how many there were. */
  abandon(taskId: TaskId, reason: 'deadline' | 'deleted'): Promise<number>;
  /** Of an unknown one that nobody has settled yet. A final cost of null leaves unknown what it cost. */
  settle(token: string, settled: Settlement & { readonly finalMicros: Micros | null }): Promise<boolean>;
  insertAction(action: UpstreamAction): Promise<void>;
}
