import type { AccountReads, AccountWrites, KeyReads, KeyWrites } from './account-store.ts';
import type { CreationReads, CreationWrites } from './creation-store.ts';
import type { DeliveryReads, DeliveryWrites } from './delivery-store.ts';
import type { FileReads, FileWrites } from './file-store.ts';
import type { LedgerReads, LedgerWrites } from './ledger-store.ts';
import type {
  AttemptWrites,
  LinkReads,
  LinkWrites,
  PeopleReads,
  PeopleWrites,
  SecretReads,
  SecretWrites,
  SessionReads,
  SessionWrites,
} from './people-store.ts';
import type { TaskReads, TaskWrites } from './task-store.ts';
import type { UpstreamReads, UpstreamWrites } from './upstream-store.ts';
import type { NodeReads, NodeWrites } from './worker-node.ts';

/**
 * SEAM: all that the house remembers, by noun. Reads see only what is committed. Writes exist only inside transaction(): it
 * returns when everything in it is durable, and throws with nothing of it kept. No I/O but the transaction's own may be
 * awaited inside it: the embedded engine has one writer, and everyone waits for it.
 */
export interface Store extends Reads {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Does the work unless another node is at work of this name: then false. */
  exclusively(name: string, work: () => Promise<void>): Promise<boolean>;
  /** One cheap question to the engine; throws when it cannot answer. */
  ping(): Promise<void>;
}

export interface Reads {
  readonly tasks: TaskReads;
  readonly files: FileReads;
  readonly creations: CreationReads;
  readonly deliveries: DeliveryReads;
  readonly accounts: AccountReads;
  readonly keys: KeyReads;
  readonly ledger: LedgerReads;
  readonly people: PeopleReads;
  readonly sessions: SessionReads;
  readonly links: LinkReads;
  readonly secrets: SecretReads;
  readonly nodes: NodeReads;
  readonly upstreams: UpstreamReads;
}

export interface Transaction extends Reads {
  /** What must happen only if all of this does: once it is durable, in the order given, and never when it was undone. */
  afterCommit(effect: () => void): void;
  readonly tasks: TaskWrites;
  readonly files: FileWrites;
  readonly creations: CreationWrites;
  readonly deliveries: DeliveryWrites;
  readonly accounts: AccountWrites;
  readonly keys: KeyWrites;
  readonly ledger: LedgerWrites;
  readonly people: PeopleWrites;
  readonly sessions: SessionWrites;
  readonly links: LinkWrites;
  readonly attempts: AttemptWrites;
  readonly secrets: SecretWrites;
  readonly nodes: NodeWrites;
  readonly upstreams: UpstreamWrites;
}
