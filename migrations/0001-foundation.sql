-- Written in the SQL that both engines share. Instants are milliseconds since 1970, money is micro-units.
-- `finished_at is null` marks a task as live (queued or running); the partial indexes and every query that wants
-- live tasks say it in these words, since SQLite uses a partial index only when the query repeats its condition.

create table accounts (
  id text primary key,
  name text not null,
  created_at bigint not null,
  credit_micros bigint not null default 0,
  charged_micros bigint not null default 0,
  held_micros bigint not null default 0,
  check (held_micros >= 0)
);

create table api_keys (
  id text primary key,
  account_id text not null references accounts (id),
  name text not null,
  secret_hash text not null unique,
  hint text not null,
  created_at bigint not null,
  expires_at bigint,
  revoked_at bigint,
  models text
);

create table tasks (
  id text primary key,
  account_id text not null references accounts (id),
  key_id text not null references api_keys (id),
  model text not null,
  state text not null check (state in ('queued', 'running', 'succeeded', 'failed', 'deleted')),
  request text not null,
  currency text not null,
  unit_price_micros bigint not null,
  units double precision not null,
  amount_micros bigint not null,
  created_at bigint not null,
  deadline_at bigint not null,
  failures integer not null default 0,
  attempt integer not null default 0,
  progress integer not null default 0,
  operation text,
  finished_at bigint,
  expires_at bigint,
  blob_key text,
  size_bytes bigint,
  facts text,
  failure_code text,
  failure_message text,
  check ((finished_at is null) = (state in ('queued', 'running')))
);

create index tasks_live on tasks (account_id, state) where finished_at is null;
create index tasks_waiting on tasks (state, deadline_at) where finished_at is null;
create index tasks_of_account on tasks (account_id, created_at, id);
create index tasks_expiring on tasks (expires_at) where blob_key is not null;
create unique index tasks_blob on tasks (blob_key) where blob_key is not null;
create index tasks_deleted_with_blob on tasks (state) where blob_key is not null;

create table ledger_entries (
  id text primary key,
  task_id text not null references tasks (id),
  kind text not null check (kind in ('hold', 'charge', 'release')),
  account_id text not null references accounts (id),
  key_id text not null references api_keys (id),
  model text not null,
  units double precision not null,
  unit_price_micros bigint not null,
  amount_micros bigint not null check (amount_micros >= 0),
  currency text not null,
  created_at bigint not null
);

-- One hold per task, and one end to it: a charge or a release, never both.
create unique index ledger_of_task on ledger_entries (task_id, kind);
create unique index ledger_one_settlement on ledger_entries (task_id) where kind <> 'hold';
create index ledger_of_account on ledger_entries (account_id, created_at, id);
