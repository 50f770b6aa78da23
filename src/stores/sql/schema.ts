import type { Generated } from 'kysely';
import type { SettledOutcome, UpstreamAction, UpstreamJobState } from '../../core/upstream-store.ts';

/** The tables as Kysely sees them; migrations/ is what makes them. Instants are milliseconds, JSON is text. */
export interface Schema {
  accounts: AccountRow;
  api_keys: KeyRow;
  tasks: TaskRow;
  ledger_entries: EntryRow;
  jobs: JobRow;
  boss_jobs: BossJobRow;
  task_files: TaskFileRow;
  creations: CreationRow;
  webhook_deliveries: DeliveryRow;
  sessions: SessionRow;
  sign_in_links: LinkRow;
  sign_in_attempts: AttemptRow;
  worker_nodes: NodeRow;
  secrets: SecretRow;
  credit_entries: CreditRow;
  upstream_jobs: UpstreamJobRow;
  upstream_states: UpstreamStateRow;
  upstream_actions: UpstreamActionRow;
}

export interface AccountRow {
  id: string;
  name: string;
  created_at: number;
  credit_micros: number;
  charged_micros: number;
  held_micros: number;
  email: Generated<string | null>;
  role: Generated<'admin' | 'member'>;
  password_hash: Generated<string | null>;
  last_sign_in_at: Generated<number | null>;
  disabled_at: Generated<number | null>;
}

export interface KeyRow {
  id: string;
  account_id: string;
  name: string;
  secret_hash: string;
  hint: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  models: string | null;
  webhook_url: string | null;
  webhook_secret: string | null;
  webhook_off_at: number | null;
  webhook_off_reason: string | null;
  purpose: 'console' | null;
  spend_limit_micros: number | null;
  reads_per_minute: number | null;
  creates_per_minute: number | null;
  last_used_at: number | null;
}

export interface TaskRow {
  id: string;
  account_id: string;
  key_id: string;
  kind: 'video' | 'image';
  model: string;
  state: 'queued' | 'running' | 'succeeded' | 'failed' | 'deleted';
  request: string;
  currency: string;
  unit_price_micros: number;
  units: number;
  amount_micros: number;
  created_at: number;
  deadline_at: number;
  failures: number;
  attempt: number;
  progress: number;
  operation: string | null;
  finished_at: number | null;
  expires_at: number | null;
  blob_key: string | null;
  size_bytes: number | null;
  facts: string | null;
  failure_code: string | null;
  failure_message: string | null;
  maker: string | null;
}

export interface EntryRow {
  id: string;
  task_id: string;
  kind: 'hold' | 'charge' | 'release';
  account_id: string;
  key_id: string;
  task_kind: 'video' | 'image';
  model: string;
  units: number;
  unit_price_micros: number;
  amount_micros: number;
  currency: string;
  created_at: number;
}

export interface JobRow {
  id: Generated<number>;
  lane: string;
  task_id: string;
  account_id: string;
  place_in_line: number;
  due_at: number;
  state: 'ready' | 'active';
  fence: number;
}

export interface BossJobRow {
  task_id: string;
  lane: string;
  job_id: string;
}

export interface TaskFileRow {
  blob_key: string;
  task_id: string;
  role: 'input' | 'thumbnail' | 'spritesheet';
  mime_type: string;
  size_bytes: number;
}

export interface CreationRow {
  task_id: string;
  key_id: string;
  idempotency_key: string | null;
  request_hash: string;
  created_at: number;
}

export interface DeliveryRow {
  task_id: string;
  event_id: string;
  url: string;
  secret: string | null;
  type: 'video.completed' | 'video.failed' | null;
  occurred_at: number | null;
  attempts: number;
  delivered_at: number | null;
  given_up_at: number | null;
}

export interface SessionRow {
  token_hash: string;
  id: string;
  account_id: string;
  created_at: number;
  updated_at: number;
  expires_at: number;
  address: string | null;
  agent: string | null;
}

export interface LinkRow {
  token_hash: string;
  kind: 'setup' | 'invitation' | 'reset';
  email: string | null;
  role: 'admin' | 'member' | null;
  account_id: string | null;
  created_at: number;
  expires_at: number | null;
}

export interface AttemptRow {
  name: string;
  count: number;
  ends_at: number;
}

export interface NodeRow {
  id: string;
  host: string;
  version: string;
  started_at: number;
  seen_at: number;
  lanes: string;
}

export interface SecretRow {
  name: string;
  value: string;
  created_at: number;
}

export interface CreditRow {
  id: string;
  account_id: string;
  amount_micros: number;
  currency: string;
  note: string;
  granted_by: string;
  created_at: number;
}

export interface UpstreamJobRow {
  token: string;
  task_id: string;
  account_id: string;
  kind: 'video' | 'image';
  model: string;
  upstream: string;
  served_as: string;
  key_fingerprint: string | null;
  state: UpstreamJobState;
  handle: string;
  prepared_at: number;
  accepted_at: number | null;
  ended_at: number | null;
  reason: string | null;
  detail: string | null;
  cost_currency: string | null;
  estimate_micros: number | null;
  final_micros: number | null;
  cost_unknown: number;
  settled_at: number | null;
  settled_by: string | null;
  settled_as: SettledOutcome | null;
}

export interface UpstreamActionRow {
  id: string;
  upstream: string;
  action: UpstreamAction['action'];
  token: string | null;
  task_id: string | null;
  outcome: SettledOutcome | null;
  note: string;
  done_by: string;
  done_at: number;
}

export interface UpstreamStateRow {
  name: string;
  paused_at: number | null;
  breaker: string;
  resting: string;
  turn: number;
  health: string | null;
}
